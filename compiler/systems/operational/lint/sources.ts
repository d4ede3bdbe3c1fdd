/** Sources of supply that feed nobody where they lie: of a side that has no others that is told, and not what follows from it. */

import type { OperationalScenario } from '../../../../engine/systems/operational/scenario.ts'
import type { Side } from '../../../../engine/twoSides.ts'
import { besides, isEdge } from './land.ts'
import type { LintContext } from './rule.ts'

type Source = OperationalScenario['sides'][number]['sources'][number]

/** Returns the missing requirement of a source at its place, as half a sentence; undefined when it can be there. */
export const lackOf = ({ scenario: { map, rules }, isSea }: LintContext, { kind, hex }: Source): string | undefined => {
  const hasRailway = (): boolean =>
    map.ways.some((way) => rules.ways[way.kind].carriesSupply && way.hexes.length > 1 && way.hexes.includes(hex))
  const hasCoast = (): boolean => isSea(hex) || isEdge(map, hex) || besides(map, hex).some(isSea)
  if (kind === 'rail' && !hasRailway()) return 'no railway runs there'
  if ((kind === 'port' || kind === 'ship') && !hasCoast()) return 'it does not lie at the sea'
  return undefined
}

/** True if a side has a source that can feed it from the first turn on. */
export const hasSource = (context: LintContext, side: Side): boolean => {
  const { map, sides } = context.scenario
  return sides[side].sources.some(
    (source) => source.value > 0 && map.owner[source.hex] === side && lackOf(context, source) === undefined,
  )
}
