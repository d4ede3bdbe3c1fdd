import { otherSide, sides } from '../../../../../engine/game.ts'
import { below } from '../../../../diagnostics/diagnostic.ts'
import { besides, hexesOf } from '../land.ts'
import { defineRule, type LintContext } from '../rule.ts'

export const rule = defineRule({
  code: 'asset-useless',
  summary: 'An asset or a card can do nothing in this scenario.',
  severity: 'warning',
  *check(context) {
    const { scenario, origins } = context
    for (const side of sides) {
      for (const [index, { asset, perTurn }] of scenario.sides[side].assets.entries()) {
        const lacks =
          perTurn === 0 && !isCarded(context, side, asset)
            ? 'it has no use in a turn'
            : assetLacks(context, side, asset)
        if (lacks === undefined) continue
        yield {
          place: origins.assets[side][index],
          about: scenario.sides[side].id,
          message: `${scenario.rules.assets[asset].name} can do nothing: ${lacks}.`,
          hint: 'Leave it out, or give it something to do.',
        }
      }
      for (const [index, { card }] of scenario.sides[side].cards.entries()) {
        const lacks = cardLacks(context, side, card)
        if (lacks === undefined) continue
        yield {
          place: below(origins.cards[side][index], 'card'),
          about: scenario.sides[side].id,
          message: `The card ${scenario.rules.cards[card].name} can do nothing: ${lacks}.`,
          hint: 'Leave it out, or give it something to do.',
        }
      }
    }
  },
})

/** Whether a card can give an asset the uses that it lacks. */
const isCarded = ({ scenario }: LintContext, side: 0 | 1, asset: string): boolean => {
  const won = scenario.bonuses.flatMap(({ side: of, reward }) =>
    of === side && reward.type === 'card' ? [reward.card] : [],
  )
  const held = scenario.sides[side].cards.map(({ card }) => card)
  return [...held, ...won].some((card) => scenario.rules.cards[card].assets?.some((one) => one.asset === asset))
}

/** What an asset has nothing to do without; undefined when it has. operational.G5-G12 */
const assetLacks = (context: LintContext, side: 0 | 1, id: string): string | undefined => {
  const { scenario, isSea } = context
  const { map } = scenario
  const { effect, coastalOnly } = scenario.rules.assets[id]
  const isCoast = (hex: number): boolean => !isSea(hex) && besides(map, hex).some(isSea)
  if (coastalOnly === true && ![...hexesOf(map)].some(isCoast)) return 'the map has no coast'
  if (effect === 'air-recon' && !scenario.fog) return 'nothing is hidden in this scenario'
  const hasHub = scenario.sides[otherSide(side)].hubs.length > 0
  if (effect === 'bombing' && !hasHub && context.table.crossings.length === 0) return 'there is no bridge and no hub'
  return undefined
}

/** The same for a card. operational.I5-I8 */
const cardLacks = (context: LintContext, side: 0 | 1, id: string): string | undefined => {
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
