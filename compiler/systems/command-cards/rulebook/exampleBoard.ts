/** What a worked example sets up that no start position has: its board shows it, though no game can begin with it. */
import { distance, type Hex, parseHexName } from '../../../../engine/hex.ts'
import type { BoardExtras } from '../cartography/picture.ts'
import type { SightLine } from '../cartography/sight.ts'
import type { ExampleBlock } from '../schemas/types.generated.ts'
import type { ExamplePosition } from './examplePosition.ts'

/** What the board of an example shows besides its scenario. */
export const extrasOf = (example: ExampleBlock, position: ExamplePosition): BoardExtras => {
  const { units, borders, card, hands } = example
  return {
    ordered: units.flatMap(({ id, ordered }) => (ordered === true ? [id] : [])),
    figures: Object.fromEntries(units.flatMap(({ id, figures }) => (figures === undefined ? [] : [[id, figures]]))),
    sections: borders !== undefined || card !== undefined || hands !== undefined,
    sight: sightOf(example, position),
  }
}

/** Lines that the example asks about: from its first unit to hexes, and between units that battle from afar. */
const sightOf = (
  { expect, explain, forecast, legal, do: actions }: ExampleBlock,
  position: ExamplePosition,
): SightLine[] => {
  const { game, state } = position
  const { scenario, kit } = game
  const line = (from: Hex, to: Hex | undefined): SightLine[] =>
    to === undefined || from <= 0 || to <= 0 || distance(scenario.map, from, to) < 2
      ? []
      : [{ from, to, isFree: kit.sight.sees(state, from, to) }]
  const hexOf = (id: string | undefined): Hex => state.hex[scenario.units.findIndex((unit) => unit.id === id)] ?? 0
  const asked = Object.keys(expect.sight ?? {}).flatMap((key) =>
    actions === undefined ? line(state.hex[0], parseHexName(scenario.map, key.padStart(4, '0'))) : [],
  )
  const battle = explain?.dice ?? forecast
  if (battle !== undefined) return [...asked, ...line(hexOf(battle.attacker), hexOf(battle.target))]
  const attack = legal?.attack ?? actions?.[0]?.attack
  return attack === undefined ? asked : [...asked, ...line(hexOf(attack.unit), hexOf(attack.target))]
}

/** Whether a game can begin with the board as it is shown: both sides are there at full strength. */
export const canBegin = ({ game }: ExamplePosition, { figures }: BoardExtras): boolean =>
  Object.keys(figures).length === 0 &&
  ([0, 1] as const).every((side) => game.scenario.units.some((unit) => unit.side === side && unit.hex !== undefined))
