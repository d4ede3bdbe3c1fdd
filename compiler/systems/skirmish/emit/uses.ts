/** Which entries of the tables play a part in a scenario. */
import type { SkirmishScenario } from '../../../../engine/systems/skirmish/scenario.ts'
import type { EntryKind } from '../bundle.ts'

/** Ids by kind. What can only come into play later counts too: works that are built, what buildings leave, generals that a card brings. */
export const usesOf = (scenario: SkirmishScenario): Readonly<Record<EntryKind, ReadonlySet<string>>> => {
  const { sides, units, terrain, generals, battle, buysWorks, laterWorks, rules } = scenario
  const types = new Set([...sides.flatMap((seat) => Object.keys(seat.units)), ...units.map(({ type }) => type)])
  const support = new Set(sides.flatMap((seat) => Object.keys(seat.support)))
  const nations = new Set(sides.map(({ nation }) => nation))
  const isPitched = battle === 'pitched'
  const bringsGeneral = [...support].some((id) => rules.support[id]?.general)
  const lying = [
    ...terrain.map(({ kind }) => kind),
    ...[...support].flatMap((id) => rules.support[id]?.builds ?? []),
    ...(isPitched ? rules.landscape.kinds : []),
    ...Object.entries(rules.terrain).flatMap(([id, { cost }]) =>
      cost !== undefined && (isPitched || buysWorks || laterWorks) ? [id] : [],
    ),
  ]
  return {
    unitTypes: types,
    support,
    generals: new Set([
      ...generals.filter((id) => id !== null),
      ...Object.entries(rules.generals).flatMap(([id, { nation }]) =>
        bringsGeneral && nations.has(nation) ? [id] : [],
      ),
    ]),
    upgrades: new Set([...types].flatMap((id) => rules.unitTypes[id].upgrades.map(({ upgrade }) => upgrade))),
    terrain: new Set([...lying, ...lying.flatMap((id) => rules.terrain[id].becomes ?? [])]),
    nations,
    armies: new Set(
      Object.entries(rules.armies).flatMap(([id, army]) =>
        sides.some((seat) => isSameDeck(seat.units, army.units) && isSameDeck(seat.support, army.support)) ? [id] : [],
      ),
    ),
  }
}

type Copies = Readonly<Record<string, number>>

const isSameDeck = (one: Copies, other: Copies): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([id, copies]) => other[id] === copies)
