import type { Side } from '../../../../../engine/game.ts'
import { isHeadquarters } from '../../../../../engine/systems/echelon/supply/headquarters.ts'
import { supplyAt } from '../../../../../engine/systems/echelon/supply/lines.ts'
import { supply } from '../../../../../engine/systems/echelon/types.ts'
import { isSeaAt } from '../chart.ts'
import { enemyOwns } from '../ground.ts'
import { type LintContext, unitRule } from '../rule.ts'

/** Units of a side on the map that begin without supply, by number. */
const suffering = ({ game: { services, table }, start }: LintContext, side: Side): readonly number[] =>
  (table.unitsOf[side] ?? []).filter((unit) => {
    const hex = start.hex[unit] ?? 0
    const level = hex > 0 ? supplyAt(services, start, unit, hex) : supply.full
    return level === supply.none || level === supply.isolated
  })

/** Headquarters of a side on the map, and those of them that can feed units of a nation. */
const staffsOf = ({ scenario, game: { services, table }, start }: LintContext, unit: number) => {
  const { side, nation } = scenario.units[unit] ?? {}
  const all = (table.unitsOf[side ?? 0] ?? []).filter(
    (one) => (start.hex[one] ?? 0) > 0 && isHeadquarters(services, one),
  )
  return { all, own: all.filter((one) => scenario.units[one]?.nation === nation) }
}

/** Words the obstacle that keeps supply from a unit, and the way out. */
const wayOut = (context: LintContext, unit: number, hex: number): string => {
  const { scenario, game, start, nameOf } = context
  const accept = 'or accept the finding where it is meant'
  if (supplyAt(game.services, start, unit, hex) === supply.isolated)
    return `Enemies or ground that is not its side’s cut it off from depots, sources and headquarters: open a way, lay supply down beside it, ${accept}.`
  const { all, own } = staffsOf(context, unit)
  const [nearest] = own.toSorted(
    (one, other) => game.table.board.distance(start.hex[one], hex) - game.table.board.distance(start.hex[other], hex),
  )
  const { nation } = scenario.units[unit]
  if (nearest === undefined)
    return `None of its ${all.length} headquarters is ${nation}, and others do not feed it: give it one of its nation, lay supply down beside it, ${accept}.`
  const staff = scenario.units[nearest]
  const away = `${staff.name} in ${nameOf(start.hex[nearest])}, the nearest headquarters that could feed it,`
  if (staff.depot === undefined) return `${away} is attached to no depot: name one in its "depot", ${accept}.`
  return `${away} does not reach it, or gets nothing from its depot: bring it nearer, give the depot a way to a source, lay supply down beside the unit, ${accept}.`
}

export const rule = unitRule({
  summary: 'A unit begins without supply.',
  find(context, { id, hex, side }, number) {
    const { game, start, nameOf, scenario } = context
    if (hex === undefined) return undefined
    // One that stands where it should not has a message of its own.
    if (isSeaAt(scenario, hex) || enemyOwns(scenario, side, hex)) return undefined
    const all = suffering(context, side)
    if (!all.includes(number)) return undefined
    // A side without any headquarters is one fault, and not one of each unit.
    if (staffsOf(context, number).all.length === 0 && !scenario.sides[side].withoutHeadquarters) {
      if (number !== all[0]) return undefined
      const others = all.length === 1 ? '' : `, as have ${all.length - 1} other units of ${scenario.sides[side].name}`
      return {
        at: ['hex'],
        message: `"${id}" in hex ${nameOf(hex)} has no supply at the start${others}: no headquarters of its side is on the map.`,
        hint: 'Give the side a headquarters with a depot, or say "withoutHeadquarters: true" where a small battle has none.',
      }
    }
    const isCut = supplyAt(game.services, start, number, hex) === supply.isolated
    return {
      at: ['hex'],
      message: `"${id}" in hex ${nameOf(hex)} has no supply at the start${isCut ? ', and no line of communication' : ''}.`,
      hint: wayOut(context, number, hex),
    }
  },
})
