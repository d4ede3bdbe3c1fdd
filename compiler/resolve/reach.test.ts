/** Each rule system says what of its tables nobody can use. */
import { expect, it } from 'vitest'
import { type Case, runCase } from '../../tests/support/codeCases.ts'

const foundIn = async (one: Case): Promise<readonly string[]> => {
  const { found } = await runCase(one)
  return found.flatMap(({ code, message, hint }) => (code === 'entry-out-of-reach' ? [`${message} ${hint}`] : []))
}

it('a command card is of use with a copy in a deck, or where the rules name it', async () => {
  const special = 'systems/command-cards/tables/special.yaml'
  const text =
    'Nobody can use the card "sortie": nothing brings it into play. Put copies of it into a deck, or take it away.'
  const change = { [special]: [{ from: 'card: sortie', to: 'card: patrol-left' }] }
  expect(await foundIn({ system: 'command-cards' })).toEqual([])
  expect(await foundIn({ system: 'command-cards', change })).toEqual([text])
})

it('a type of counter is of use with a design in a chart of units', async () => {
  const unitTypes = 'systems/echelon/tables/unit-types.yaml'
  const text =
    'Nobody can use the unit type "paratroops": nothing brings it into play. Give a design in a chart of units this type, or take it away.'
  const change = { [unitTypes]: [{ from: '  para-infantry:\n', to: '  paratroops:\n' }] }
  expect(await foundIn({ system: 'echelon' })).toEqual([])
  expect(await foundIn({ system: 'echelon', change })).toEqual([text])
})
