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
