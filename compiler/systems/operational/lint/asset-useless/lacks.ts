/** The requirements without which assets and cards have nothing to do. operational.G5-G12, I5-I8 */
import { otherSide, type Side } from '../../../../../engine/twoSides.ts'
import { spacesOf } from '../../../../cartography/geometry.ts'
import { besides } from '../land.ts'
import type { LintContext } from '../rule.ts'

/**
 * Returns the missing requirement without which an asset has nothing to do; undefined when it has none. undefined when it has.
 * operational.G5-G12
 */
export const assetLacks = (context: LintContext, side: Side, id: string): string | undefined => {
  const { scenario, isSea } = context
  const { map } = scenario
  const { effect, coastalOnly } = scenario.rules.assets[id]
  const isCoast = (hex: number): boolean => !isSea(hex) && besides(map, hex).some(isSea)
  if (coastalOnly === true && ![...spacesOf(map)].some(isCoast)) return 'the map has no coast'
  if (effect === 'air-recon' && !scenario.fog) return 'nothing is hidden in this scenario'
  const hasHub = scenario.sides[otherSide(side)].hubs.length > 0
  if (effect === 'bombing' && !hasHub && context.game.table.crossings.length === 0)
    return 'there is no bridge and no hub'
  return undefined
}

/** The same for a card. operational.I5-I8 */
export const cardLacks = (context: LintContext, side: Side, id: string): string | undefined => {
  const { scenario } = context
  const { effect, assets = [] } = scenario.rules.cards[id]
  const lacksStaff = !scenario.headquarters.some((hq) => hq.side === side)
  switch (effect) {
    case 'assets': {
      const reasons = assets.map(({ asset }) => assetLacks(context, side, asset))
      return reasons.every((reason) => reason !== undefined) ? reasons[0] : undefined
    }
    case 'lift-fog':
      return scenario.fog ? undefined : 'nothing is hidden in this scenario'
    case 'elite-store':
      return scenario.sides[side].store.length > 0 ? undefined : 'the side has no store'
    case 'command-points':
    case 'artillery-preparation':
      return lacksStaff ? 'the side has no headquarters' : undefined
    default:
      return undefined
  }
}
