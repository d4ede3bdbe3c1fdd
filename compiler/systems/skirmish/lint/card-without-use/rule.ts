import type { SkirmishRules, SupportRules, UnitRules } from '../../../../../engine/systems/skirmish/rules.ts'
import type { SkirmishScenario } from '../../../../../engine/systems/skirmish/scenario.ts'
import { below } from '../../../../diagnostics/diagnostic.ts'
import { cardAt, defineRule, type LintContext } from '../rule.ts'

export const rule = defineRule<LintContext>({
  summary: 'A card of a deck can never be played in this scenario.',
  *check({ scenario, origins, game }) {
    const { sides, rules, units: start } = scenario
    for (const [side, seat] of sides.entries()) {
      const types = [...Object.keys(seat.units), ...start.flatMap((unit) => (unit.side === side ? [unit.type] : []))]
      const own = types.map((id) => rules.unitTypes[id])
      const store = game.table.store[seat.team] + moreStored(rules, seat.nation)
      const useless = [
        ...Object.keys(seat.units).map(
          (id) => [id, whyNotDeployed(scenario, seat.team, rules.unitTypes[id], store)] as const,
        ),
        ...Object.keys(seat.support).map((id) => [id, whyNotPlayed(rules, seat, rules.support[id], own)] as const),
      ]
      const onGround = Object.keys(seat.units).filter((id) => rules.unitTypes[id].class !== 'aircraft')
      const shut = useless.filter(([, why]) => why === isShut).map(([id]) => id)
      // Where nobody comes on the field, the ground is wrong and not each card.
      const isAll = shut.length > 1 && shut.length === onGround.length
      if (isAll)
        yield {
          place: below(origins.map, 'terrain'),
          about: seat.id,
          message: `${seat.name} can deploy nobody: ${isShut}.`,
          hint: `Open a space of ${seat.team === 0 ? 'the first' : 'the last'} line of the map: it is the row 1 of that side.`,
        }
      for (const [id, why] of useless)
        if (why !== undefined && !(isAll && why === isShut))
          yield {
            place: cardAt(rules, seat, id, origins.sides[side]),
            about: seat.id,
            message: `${seat.name} can never play “${rules.unitTypes[id]?.name ?? rules.support[id].name}”: ${why}.`,
            hint: 'Take it out of the deck, or give the deck what it needs.',
          }
    }
  },
})

const isShut = 'the ground of its row 1 admits no such unit'

/** Returns the largest additional store that a general may give a headquarters. */
const moreStored = ({ generals }: SkirmishRules, nation: string): number =>
  Math.max(0, ...Object.values(generals).map((one) => (one.nation === nation ? (one.store ?? 0) : 0)))

const whyNotDeployed = (
  { rules, weather, terrain, map }: SkirmishScenario,
  team: number,
  card: UnitRules,
  store: number,
): string | undefined => {
  if (card.class === 'aircraft')
    return rules.frame.weather[weather].grounded ? 'no aircraft fly in this weather' : undefined
  if (card.cost > store) return `its cost of ${card.cost} is more than can be kept`
  if (card.abilities.includes('paratroops')) return undefined
  const kinds = new Map(terrain.map(({ space, kind }) => [space, rules.terrain[kind]]))
  const first = team === 0 ? 1 : 1 + map.width * (map.height - 1)
  const isBarred = Array.from({ length: map.width }, (_, column) => kinds.get(first + column)).every(
    (ground) => ground !== undefined && (ground.movement === 'inaccessible' || !ground.admits.includes(card.class)),
  )
  return isBarred ? isShut : undefined
}

const whyNotPlayed = (
  { generals, unitTypes, support: cards }: SkirmishRules,
  { nation, units, support }: { readonly nation: string; readonly units: object; readonly support: object },
  card: SupportRules,
  own: readonly UnitRules[],
): string | undefined => {
  const { target, discounts, frees, recalls, promotes, ambush } = card
  const has = (isIt: (unit: UnitRules) => boolean): boolean => own.some(isIt)
  const inDeck = Object.keys(units).map((id) => unitTypes[id])
  const others = Object.keys(support).map((id) => cards[id])
  if (target && !has((unit) => target.classes.includes(unit.class) && unit.cost <= (target.mostCost ?? unit.cost)))
    return 'the deck has no unit that it helps'
  if (promotes?.to === 'elite' && !others.some(({ promotes: other }) => other?.to === 'veteran'))
    return 'nothing in the deck makes veterans'
  if (discounts && !inDeck.some((unit) => discounts.classes.includes(unit.class) && unit.cost <= discounts.mostCost))
    return 'the deck has no unit that it makes cheaper'
  if (frees && !inDeck.some((unit) => unit.class === frees.class && unit.cost <= frees.cost))
    return 'the deck has no unit that it deploys'
  if (recalls && !inDeck.some((unit) => unit.class === recalls.class && unit.cost <= recalls.cost))
    return 'the deck has no unit that it brings back'
  if (ambush && !has((unit) => unit.class === 'infantry' || unit.class === 'artillery'))
    return 'the deck has no unit that lies in ambush'
  if (card.general && Object.values(generals).every((general) => general.nation !== nation))
    return 'its nation has no general'
  return undefined
}
