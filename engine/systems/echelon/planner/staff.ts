/** The decisions before units move: headquarters and depots, replacements, reserves and planned attacks. */
import type { Ask } from '../../../game.ts'
import { re } from '../rules.ts'
import { isDepot } from '../supply/headquarters.ts'
import { hexesAround } from '../table.ts'
import { status } from '../types.ts'
import { can, faceOf, has, isCombatUnit, isMotor, reOf } from '../units.ts'
import type { EchelonAction } from '../verbs/index.ts'
import { type Assessment, awayFromEnemy, drawAt } from './assessment.ts'
import { gaitOf } from './ground.ts'
import { riskAt } from './moves.ts'
import { optionsOf, ranked } from './options.ts'
import { conversionsToMake, transfersToMake } from './transport.ts'

/** Headquarters without a depot are attached first; then losses are made good, the strongest units first. */
export function* planInitial(assessment: Assessment, ask: Ask<EchelonAction>): Iterable<EchelonAction> {
  const { table, state, side } = assessment
  const strength = (unit: number): number => {
    const { attack, defence } = table.profiles[unit].faces[0]
    return 1 + attack + defence
  }
  yield* planDepots(assessment, ask)
  yield* conversionsToMake(assessment, ask)
  yield* transfersToMake(assessment, ask, 'transfer')
  if (state.coalition[side] === 0 && table.scenario.sides[side].nations.length > 1) yield* optionsOf(ask, 'lead')
  yield* ranked(optionsOf(ask, 'restore'), ({ unit }) => strength(unit))
  // Cadres are built up at once; others come back in some turns, if the campaign lasts so long.
  const isInTime = (unit: number): boolean =>
    state.hex[unit] > 0 || state.turn + table.scenario.rules.replacement.turns <= table.scenario.turns
  yield* ranked(
    optionsOf(ask, 'rebuild').filter(({ unit }) => isInTime(unit)),
    ({ unit, to }) => 100 * strength(unit) - awayFromEnemy(assessment, to),
  )
  // A unit that trains others is given up for one that is much stronger.
  yield* ranked(optionsOf(ask, 'train'), ({ unit, trainer }) => strength(unit) - 2 * strength(trainer))
  yield { type: 'done' }
}

/**
 * Headquarters without a depot are attached to one. A depot packs up where it will likely be lost and something can carry it away, and opens
 * again where it is safe; one that is about to be lost is taken down when its headquarters can go over to another one.
 */
function* planDepots(assessment: Assessment, ask: Ask<EchelonAction>): Iterable<EchelonAction> {
  const { services, table, state, side } = assessment
  yield* optionsOf(ask, 'attach').filter(({ unit }) => (state.hex[state.depot[unit] - 1] ?? 0) <= 0)
  const others = table.unitsOf[side].filter(
    (unit) => state.hex[unit] > 0 && state.reversed[unit] === 0 && isDepot(services, unit),
  )
  const risk = (unit: number): number => riskAt(assessment, state.hex[unit], unit)
  const isReplaced = (depot: number): boolean =>
    others.some(
      (one) =>
        one !== depot &&
        can(table, state, one, 'command-depot') === can(table, state, depot, 'command-depot') &&
        risk(one) < risks.safe,
    )
  yield* optionsOf(ask, 'disband').filter(
    ({ unit }) => isDepot(services, unit) && risk(unit) >= risks.certain && isReplaced(unit),
  )
  const { rail, naval } = table.scenario.sides[side].lift
  yield* optionsOf(ask, 'flip').filter(({ unit }) => {
    if (!isDepot(services, unit)) return true
    return state.reversed[unit] === 0 ? rail + naval > 0 && risk(unit) >= risks.likely : risk(unit) <= risks.safe
  })
}

/** How likely a place is lost, in per cent: so that depots pack up, open, or are given up. */
const risks = { safe: 20, likely: 60, certain: 90 } as const

/** Attacks with guns are planned where they stand ready; motorised units behind a line that is pressed go into reserve. */
export function* planDeclarations(assessment: Assessment, ask: Ask<EchelonAction>): Iterable<EchelonAction> {
  const { table, state, side, targets, weights } = assessment
  const guns = (hex: number): number =>
    table.unitsOf[side].reduce(
      (sum, unit) =>
        sum +
        (table.profiles[unit].isArtillery && hexesAround(table, hex).includes(state.hex[unit])
          ? reOf(table, state, unit)
          : 0),
      0,
    )
  yield* ranked(optionsOf(ask, 'plan'), ({ to }) => {
    const target = targets.get(to)
    if (target === undefined || 100 * target.beside < weights.worthPreparing * target.defence || guns(to) < re) return 0
    return target.promise
  })
  const reserves = table.unitsOf[side].filter((unit) => has(state, unit, status.inReserve))
  if (reserves.length < mostReserves)
    for (const unit of ranked(
      table.unitsOf[side].filter((one) => isSpare(assessment, one)),
      (one) => faceOf(table, state, one).attack,
    ))
      yield* optionsOf(ask, 'reserve', { unit })
  yield { type: 'done' }
}

/** True if a unit has nothing to do but wait for the enemy's next move: behind the line, in a place that is kept or drawn by one. */
const isSpare = (assessment: Assessment, unit: number): boolean => {
  const { table, state, targets, goals, raidTo } = assessment
  const hex = state.hex[unit]
  if (hex <= 0 || !isCombatUnit(table, unit) || table.profiles[unit].isArtillery || raidTo(hex) === 0) return false
  const isNeeded = [...targets.values()].some(
    (target) => target.promise > 0 && table.board.distance(target.hex, hex) <= near,
  )
  if (isNeeded || awayFromEnemy(assessment, hex) < 2) return false
  if (goals.some((goal) => goal.hex === hex && goal.isOwn)) return true
  return isMotor(table, unit) && (drawAt(assessment, gaitOf(table, unit), hex).goal?.isOwn ?? true)
}

/** Hexes within which an attack that is prepared needs everybody. */
const near = 4

/** Units that are kept back at most. */
const mostReserves = 2
