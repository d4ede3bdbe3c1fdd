/** The parts of a worked example that no start position has: its board shows them, though no game can begin with it. */
import { distance, type Hex, parseHexName } from '../../../../engine/hex.ts'
import type { CommandCardsState } from '../../../../engine/systems/command-cards/types.ts'
import { spaceKey } from '../../../rulebook/examples/read.ts'
import type { BoardExtras } from '../cartography/picture.ts'
import type { SightLine } from '../cartography/sight.ts'
import type { ExampleBlock } from '../schemas/types.generated.ts'
import type { ExamplePosition } from './examplePosition.ts'

/** Returns the parts of an example's board besides its scenario; `last` is the position that it ends with. */
export const extrasOf = (example: ExampleBlock, position: ExamplePosition, last: CommandCardsState): BoardExtras => {
  const { units, borders, card, hands, expect } = example
  const { board } = position.game.table
  const isSmoky = expect.sight !== undefined || expect.smoke !== undefined
  return {
    ordered: units.flatMap(({ id, ordered }) => (ordered === true ? [id] : [])),
    figures: Object.fromEntries(units.flatMap(({ id, figures }) => (figures === undefined ? [] : [[id, figures]]))),
    sections: borders !== undefined || card !== undefined || hands !== undefined,
    sight: sightOf(example, position, last),
    smoke: isSmoky ? [...board.spaces].filter((hex) => last.smoke[hex] > 0) : [],
  }
}

/**
 * Lines that the example asks about: from its first unit to hexes, as long as that unit stands where it is shown, and between
 * units that battle from afar.
 */
const sightOf = (
  { expect, explain, forecast, legal, do: actions }: ExampleBlock,
  { game, state }: ExamplePosition,
  last: CommandCardsState,
): SightLine[] => {
  const { scenario, services } = game
  const line = (now: CommandCardsState, from: Hex, to: Hex | undefined): SightLine[] =>
    to === undefined || from <= 0 || to <= 0 || distance(scenario.map, from, to) < 2
      ? []
      : [{ from, to, isFree: services.sight.sees(now, from, to) }]
  const hexOf = (id: string | undefined): Hex => state.hex[scenario.units.findIndex((unit) => unit.id === id)] ?? 0
  const [lookout] = state.hex
  const asked = Object.keys(last.hex[0] === lookout ? (expect.sight ?? {}) : {}).flatMap((key) =>
    line(last, lookout, parseHexName(scenario.map, spaceKey(key))),
  )
  const battle = explain?.dice ?? forecast
  if (battle !== undefined) return [...asked, ...line(state, hexOf(battle.attacker), hexOf(battle.target))]
  const attack = legal?.attack ?? actions?.[0]?.attack
  return attack === undefined ? asked : [...asked, ...line(state, hexOf(attack.unit), hexOf(attack.target))]
}

/** True if a game can begin with the board as shown: both sides are there at full strength. */
export const canBegin = ({ game }: ExamplePosition, { figures, smoke }: BoardExtras): boolean =>
  Object.keys(figures).length + smoke.length === 0 &&
  ([0, 1] as const).every((side) => game.scenario.units.some((unit) => unit.side === side && unit.hex !== undefined))
