/** How likely a side wins from a position: points as they would come if nothing changed, forces, supply and time. It decides no rule. */
import { chanceOfOdds, divideRounded, log3 } from '../../../arithmetic.ts'
import { otherSide, type Side } from '../../../twoSides.ts'
import type { EchelonScenario } from '../scenario.ts'
import type { Services } from '../services.ts'
import { type Position, supply } from '../types.ts'
import { isCombatUnit, reOf } from '../units.ts'
import { pointsOfPlaces } from '../victory.ts'
import { strengthOf } from './strength.ts'
import { valueWeights } from './valueWeights.ts'

/** The features that are weighed, in thousandths: a side's lead over the other one in each. */
const featureNames = [
  'lead',
  'leadLate',
  'decided',
  'decidedLate',
  'tie',
  'tieLate',
  'forces',
  'forcesEarly',
  'nearGoals',
  'fed',
] as const
type Feature = (typeof featureNames)[number]

/** Points that everybody has, so that a few are not endlessly better than none; strength likewise, in tenths. */
const ground = { points: 4, strength: 100 } as const
/** Nine to one: more makes no difference. */
const most = 2_000

/** Thirty points, in thousandths of ten. */
const mostSpare = 3_000

/** The log3 of a ratio, in thousandths. */
const ratio = (own: number, enemy: number, base: number): number =>
  Math.max(-most, Math.min(most, divideRounded(log3(base + own) - log3(base + enemy), 1000)))

/** Points of a side at the end, if places stay as they are. */
const pointsToCome = ({ table }: Services, state: Position, side: Side): number =>
  state.points[side] +
  pointsOfPlaces(table, state, side, 'atEnd') +
  (table.scenario.turns - state.turn + 1) * pointsOfPlaces(table, state, side, 'perTurn')

const forcesOf = ({ table }: Services, state: Position, side: Side): { all: number; near: number; fed: number } => {
  let [all, near, fed, size] = [0, 0, 0, 0]
  for (const unit of table.unitsOf[side]) {
    const hex = state.hex[unit]
    if (hex <= 0 || !isCombatUnit(table, unit)) continue
    const strength = strengthOf(table, state, unit, 'attack') + strengthOf(table, state, unit, 'defence')
    all += strength
    size += reOf(table, state, unit)
    if (state.supply[unit] < supply.none) fed += reOf(table, state, unit)
    for (const goal of table.goals) if (table.board.distance(hex, goal) <= 3) near += strength
  }
  return { all, near, fed: Math.floor((1000 * fed) / Math.max(1, size)) }
}

/**
 * By how many points a side has more than it needs to win, if places stay as they are, in thousandths of ten; below 0 it has fewer. Who
 * wins a tie needs enough to keep the enemy from the margin. echelon.V1
 */
const spareOf = (
  { tie, margin: [above, below] }: EchelonScenario,
  side: Side,
  gained: number,
  lost: number,
): number => {
  const spare =
    tie === null
      ? 100 * (gained - lost)
      : divideRounded(100 * (tie === side ? gained * above - lost * below : gained * below - lost * above), above)
  return Math.max(-mostSpare, Math.min(mostSpare, spare))
}

/** The features of a position, with the spare strength, and 1,000 for the side that would win as places stand. */
type Known = Readonly<Record<Feature | 'spare' | 'standing', number>>

const knownOf = (services: Services, state: Position, side: Side): Known => {
  const { scenario } = services.table
  const other = otherSide(side)
  const [own, enemy] = [forcesOf(services, state, side), forcesOf(services, state, other)]
  const [gained, lost] = [pointsToCome(services, state, side), pointsToCome(services, state, other)]
  const lead = ratio(gained, lost, ground.points)
  const left = divideRounded(1000 * (scenario.turns - state.turn + 1), scenario.turns)
  const forces = ratio(own.all, enemy.all, ground.strength)
  const [above, below] = scenario.margin
  const reaches = (one: number, two: number): boolean => one > two && one * below >= two * above
  const decided = reaches(gained, lost) ? 1000 : reaches(lost, gained) ? -1000 : 0
  const tie = scenario.tie === side ? 1000 : scenario.tie === other ? -1000 : 0
  return {
    lead,
    leadLate: divideRounded(lead * (1000 - left), 1000),
    decided,
    decidedLate: divideRounded(decided * (1000 - left), 1000),
    tie: decided === 0 ? tie : 0,
    tieLate: decided === 0 ? divideRounded(tie * (1000 - left), 1000) : 0,
    forces,
    forcesEarly: divideRounded(forces * left, 1000),
    nearGoals: ratio(own.near, enemy.near, ground.strength),
    fed: own.fed - enemy.fed,
    spare: spareOf(scenario, side, gained, lost),
    standing: decided === 0 ? tie : decided,
  }
}

/**
 * Returns the features that predict the winner, as a side sees them: the winner as places stand, the lead in points, and the strength of
 * both. Few, for the chances that pages show; choices weigh more.
 */
export const featuresOf = (
  services: Services,
  state: Position,
  side: Side,
): Readonly<Record<'standing' | 'spare' | 'forces', number>> => {
  const { standing, spare, forces } = knownOf(services, state, side)
  return { standing, spare, forces }
}

/** How likely a side wins, in ten-thousandths. */
export const chanceToWin = (services: Services, state: Position, side: Side): number => {
  const features = knownOf(services, state, side)
  return chanceOfOdds(featureNames.reduce((all, name) => all + valueWeights[name] * features[name], 0))
}
