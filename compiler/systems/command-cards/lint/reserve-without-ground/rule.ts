import { allDirections, neighbourOf } from '../../../../../engine/hex.ts'
import { ofSide } from '../../../../../engine/systems/command-cards/table.ts'
import { canBeSetOn, unitComes } from '../reachability.ts'
import { type LintContext, unitRule } from '../rule.ts'

export const rule = unitRule({
  summary: 'A unit waits in reserve, and no hex where it could come in is open to it.',
  find(context, { name, side, reserve }, unit) {
    const { special } = context.scenario
    const airfield = ofSide(special.airfield ?? [], side)
    const trains = ofSide(special.trains ?? [], side)
    // Those who drop drift anywhere; a side without the rule has a message of its own.
    const lacks =
      reserve === 'airfield' && airfield !== undefined
        ? airfieldLacks(context, unit, airfield.hexes)
        : reserve === 'train' && trains !== undefined
          ? trainLacks(context, unit, trains.stations)
          : undefined
    if (lacks === undefined) return undefined
    return {
      at: ['reserve'],
      message: `${name} never comes: ${lacks}.`, // command-cards.A1, A13
      hint: 'Move the airfield or the station, or lay the railway that leads there.',
    }
  },
})

const airfieldLacks = (context: LintContext, unit: number, hexes: readonly number[]): string | undefined =>
  hexes.some((hex) => takes(context, unit, hex)) ? undefined : 'the ground of the airfield is closed to it'

const trainLacks = (context: LintContext, unit: number, stations: readonly number[]): string | undefined => {
  const { scenario, typeOf } = context
  const { units, turns, map } = scenario
  const beside = (hex: number): number[] => allDirections.map((direction) => neighbourOf(map, hex, direction))
  const open = stations.filter((station) => beside(station).some((hex) => takes(context, unit, hex)))
  if (open.length === 0) return 'the ground beside the stations is closed to it'
  const trains = [...units.entries()].flatMap(([one, { side, hex }]) =>
    side === units[unit].side && hex !== undefined && typeOf(one).train ? [{ one, hex }] : [],
  )
  // A side without a train has a message of its own.
  if (trains.length === 0 || trains.some(({ hex }) => open.includes(hex))) return undefined
  const arrives = trains.some(({ one, hex }) => unitComes(context, one, hex, open, turns))
  return arrives ? undefined : `no train comes to a station within ${turns} rounds`
}

/** True if a unit can be set on a hex: plain ground always takes it, the engine knows the rest. */
const takes = (context: LintContext, unit: number, hex: number): boolean => {
  if (context.scenario.map.terrain[hex] === 0) return false
  const { closed, boats, water } = context.terrainOf(hex)
  const isOpen = !closed.includes(context.typeOf(unit).kind) && !(boats || water)
  return (isOpen && context.obstacleOf(hex) === undefined) || canBeSetOn(context, unit, hex)
}
