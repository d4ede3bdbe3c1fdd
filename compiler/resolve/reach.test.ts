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

it('an upgrade that only one out of reach names is out of reach itself', async () => {
  const upgrades = 'systems/skirmish/tables/upgrades.yaml'
  const fields = 'rule: S13, cost: 1, slot: offensive, weapon: {range: 2, accuracy: [5, 10], piercing: 4, damage: 1}'
  const first = `  catapult: {name: Catapult, ${fields}}`
  const second = `  late-catapult: {name: Late Catapult, ${fields}, year: 1943, before: catapult}`
  const text = (id: string) =>
    `Nobody can use the upgrade "${id}": nothing brings it into play. Put it on a unit card, or take it away.`
  const change = { [upgrades]: [{ from: 'entries:\n', to: `entries:\n${first}\n${second}\n` }] }
  expect(await foundIn({ system: 'skirmish', change })).toEqual([text('catapult'), text('late-catapult')])
  const hung = [{ from: 'year: 1943, before: at-rifle}\n  sniper', to: 'year: 1943, before: late-catapult}\n  sniper' }]
  const reached = { [upgrades]: [...change[upgrades], ...hung] }
  expect(await foundIn({ system: 'skirmish', change: reached })).toEqual([])
})
