/**
 * The forecast of an action that fires shots: the numbers to roll, and the chances of each outcome. They are counted exactly: the game's
 * own resolution runs for every way in which the dice can fall. skirmish.S3-S12, V5, V6
 */
import { type KeyedDice, lowestDice, type Rolls, unkeyedDice } from '../../dice.ts'
import type { RuleId, Side, Term } from '../../game.ts'
import { collectTerms, sumOf } from '../../terms.ts'
import { type Aim, type Numbers, numbersOf, weaponOfAim } from './combat/accuracy.ts'
import { launch } from './combat/air.ts'
import { answer, answersOf } from './combat/assault.ts'
import { damageOf, fireNext, isPossible, shotAt } from './combat/shots.ts'
import { armourAgainst, isGround, isPierced, spaceOf } from './combat/weapons.ts'
import type { SkirmishEvent } from './events.ts'
import { copyOf, scratchOf, shorten } from './memory.ts'
import type { TeamIndex } from './scenario.ts'
import type { Table } from './table.ts'
import { type Position, question, type SkirmishState } from './types.ts'
import { headquartersLeft, isAirborneReady, isStanding, terrainAt } from './units.ts'
import type { SkirmishAction } from './verbs/index.ts'
import { verbOf } from './verbs/index.ts'
import { checkObjectives } from './victory.ts'

/** A chance by what brings it about, in thousandths of a per cent. */
export interface Chance {
  readonly value: number
  readonly terms: readonly Term[]
}

/** Both numbers of the first shot as things stand now, and what may come of all shots. Enemies who are asked something decline, except that an assaulted unit fires. */
export interface Forecast extends Numbers {
  readonly aim: Aim
  readonly hitTerms: readonly Term[]
  readonly criticalTerms: readonly Term[]
  /** How often it is fired at the target, if nothing comes between. */
  readonly shots: number
  readonly piercing: number
  /** Of the target; undefined where armour does not count. */
  readonly armour: number | undefined
  /** Wounds or damage that a hit does, 0 where armour is too thick; and how many the target bears. */
  readonly harm: number
  readonly left: number
  /** The chance that a shot hits, in thousandths of a per cent. */
  readonly hits: number
  /** The chance that the target is destroyed. */
  readonly destruction: Chance
  /** The chance that who fires is destroyed, by fire before or after its own. */
  readonly loss: Chance
}

/** The causes of destruction, with their rules. */
const causes = {
  critical: ['skirmish.S3', 'Critical hit'],
  wounds: ['skirmish.S6', 'Last wound'],
  building: ['skirmish.T5', 'Building falls'],
  terrain: ['skirmish.T4', 'Last point'],
  headquarters: ['skirmish.H4', 'Last point'],
} as const satisfies Readonly<Record<string, readonly [RuleId, string]>>
type Cause = keyof typeof causes

/** The outcome of the shots so far, and the number of ways in which the dice lead to it. */
interface Course {
  readonly state: SkirmishState
  readonly ways: bigint
  readonly isHit: boolean
  /** The causes by which the target and the attacker were destroyed. */
  readonly destruction: Cause | undefined
  readonly loss: Cause | undefined
}

/** Returns the attacker of an action: a unit, or -1 less the seat whose barrage it is; undefined when nobody fires. */
export const shooterOf = (table: Table, state: Position, side: Side, action: SkirmishAction): number | undefined => {
  switch (action.type) {
    case 'fire':
    case 'storm':
    case 'fly':
    case 'intercept':
    case 'ambush':
      return action.unit
    case 'aim':
      return state.plane - 1
    case 'answer':
      return state.stormed - 1
    case 'play':
      return table.cards[action.card].support?.barrage ? -1 - side : undefined
    default:
      return undefined
  }
}

/** The action by which a unit attacks from where it is. */
export const attackBy = (
  table: Table,
  state: Position,
  attack: { readonly unit: number; readonly weapon: number; readonly target: number },
): SkirmishAction => {
  const { unit, target } = attack
  if (isAirborneReady(table, state, unit)) return { type: 'fly', unit, target }
  const isStorm = state.assault[unit] > 0 && state.assault[unit] === spaceOf(table, state, target)
  return { type: isStorm ? 'storm' : 'fire', ...attack }
}

export const forecastOf = (table: Table, state: Position, side: Side, action: SkirmishAction): Forecast | undefined => {
  const shooter = shooterOf(table, state, side, action)
  if (shooter === undefined) return undefined
  const all = startsOf(table, state, side, action).flatMap((start) => forecastFrom(table, start, shooter, action) ?? [])
  // Of several weapons an assaulted unit answers with the one that leaves the assault the least chance.
  return all.sort(
    (one, other) => one.destruction.value - other.destruction.value || other.loss.value - one.loss.value,
  )[0]
}

/** Positions in which the shots of an action wait: one for each weapon with which an assaulted unit may answer. */
const startsOf = (table: Table, state: Position, side: Side, action: SkirmishAction): readonly SkirmishState[] => {
  const draft = { table, state: copyOf(table, state), dice: lowestDice, emit: () => {} }
  verbOf(action.type).apply(table, draft, side, action)
  const { question: asked, stormed, stormer } = draft.state
  if (asked === question.mission || asked === question.intercept) launch(table, draft.state)
  else if (action.type === 'storm' && asked === question.answer)
    return answersOf(table, draft.state, stormed - 1, stormer - 1).map((weapon) => {
      const answered = { ...draft, state: copyOf(table, draft.state) }
      answer(answered, weapon)
      return answered.state
    })
  return [draft.state]
}

const forecastFrom = (
  table: Table,
  state: SkirmishState,
  shooter: number,
  action: SkirmishAction,
): Forecast | undefined => {
  const own = Array.from({ length: state.queued }, (_, at) => shotAt(state, at)).filter(
    ({ unit, target }) => unit === shooter && (action.type !== 'aim' || target === action.target),
  )
  const [aim] = own
  const weapon = aim && isPossible(table, state, aim) ? weaponOfAim(table, state, aim) : undefined
  if (weapon === undefined) return undefined
  const terms = { hit: collectTerms('skirmish'), critical: collectTerms('skirmish') }
  const numbers = numbersOf(table, state, aim, terms)
  const [wounds, damage] = damageOf(table, state, aim, weapon)
  const { piercing } = weapon
  return {
    aim,
    ...numbers,
    hitTerms: terms.hit.list,
    criticalTerms: terms.critical.list,
    shots: own.filter(({ target }) => target === aim.target).length,
    piercing,
    armour: armourAgainst(table, state, aim, piercing),
    harm: isPierced(table, state, aim, piercing) ? (isGround(table, aim.target) ? damage : wounds) : 0,
    left: leftOf(table, state, aim.target),
    ...chancesOf(table, state, aim),
  }
}

/** Wounds or points of damage that a target can still take. */
const leftOf = (table: Table, state: Position, target: number): number => {
  if (target < table.units) return table.rules[target].wounds - state.wounds[target]
  const space = target - table.units
  if (space <= table.field) return (terrainAt(table, state, space)?.points ?? 0) - state.damage[space]
  return headquartersLeft(table, state, table.headquarters.indexOf(space) as TeamIndex)
}

const chancesOf = (table: Table, start: SkirmishState, aim: Aim): Pick<Forecast, 'hits' | 'destruction' | 'loss'> => {
  const courses = fireAll(table, start, aim)
  const all = courses.reduce((sum, { ways }) => sum + ways, 0n)
  const chanceThat = (is: (course: Course) => boolean): number => {
    const ways = courses.reduce((sum, course) => (is(course) ? sum + course.ways : sum), 0n)
    return Number((200_000n * ways + all) / (2n * all))
  }
  const chanceOf = (fate: 'destruction' | 'loss'): Chance => {
    const terms = Object.entries(causes).flatMap(([cause, [rule, label]]): readonly Term[] => {
      const value = chanceThat((course) => course[fate] === cause)
      return value === 0 ? [] : [{ rule, label, value }]
    })
    return { value: sumOf(terms), terms }
  }
  return { hits: chanceThat(({ isHit }) => isHit), destruction: chanceOf('destruction'), loss: chanceOf('loss') }
}

/** Fires the shots that wait in every way in which the dice can fall; courses that come to the same are one. */
const fireAll = (table: Table, start: SkirmishState, aim: Aim): readonly Course[] => {
  const isOver = ({ state, destruction, loss }: Course): boolean =>
    state.ended > 0 || state.fired === state.queued || (destruction !== undefined && loss !== undefined)
  // A shot rolls two dice at most. All courses are counted in so many ways for each, so that they can be compared.
  const each = BigInt(table.scenario.rules.frame.die) ** 2n
  let courses: readonly Course[] = [{ state: start, ways: 1n, isHit: false, destruction: undefined, loss: undefined }]
  while (!courses.every(isOver)) {
    const next = new Map<string, Course>()
    const add = (course: Course): void => {
      const key = `${shorten(course.state)} ${course.isHit} ${course.destruction} ${course.loss}`
      const known = next.get(key)
      next.set(
        key,
        known ? { ...known, ways: known.ways + course.ways } : { ...course, state: copyOf(table, course.state) },
      )
    }
    for (const course of courses)
      if (isOver(course)) add({ ...course, ways: course.ways * each })
      else
        eachRoll((dice, casesOf) => {
          const fired = fireOnce(table, course, aim, dice)
          add({ ...fired, ways: (course.ways * each) / casesOf() })
        })
    courses = [...next.values()]
  }
  return courses
}

/** Fires the next shot, before which nobody lights smoke. The state is overwritten by the next call. */
const fireOnce = (table: Table, course: Course, aim: Aim, dice: KeyedDice): Course => {
  const state = scratchOf(table, course.state)
  let { isHit, destruction, loss } = course
  let isCritical = false
  const emit = (event: SkirmishEvent): void => {
    if (event.type === 'shot') {
      isCritical = event.result === 'critical'
      isHit ||= event.result !== 'miss' && event.target === aim.target && event.unit === Math.max(-1, aim.unit)
    } else if (event.type === 'destroyed') {
      const cause = event.why === 'building' ? 'building' : isCritical ? 'critical' : 'wounds'
      if (event.unit === aim.target) destruction = cause
      if (event.unit === aim.unit) loss = cause
    } else if (event.type === 'terrain' && table.units + event.space === aim.target)
      destruction = event.is === 'replaced' ? 'building' : 'terrain'
    else if (event.type === 'headquarters' && table.units + table.headquarters[event.team] === aim.target)
      destruction = isStanding(table, state, event.team) ? undefined : 'headquarters'
  }
  const draft = { table, state, dice, emit }
  state.smokeAsked = 1
  fireNext(draft)
  checkObjectives(draft)
  return { ...course, state, isHit, destruction, loss }
}

/** Plays once for each way in which dice can fall. `casesOf` tells of how many equally likely ones this is one. */
const eachRoll = (play: (dice: KeyedDice, casesOf: () => bigint) => void): void => {
  const rolls: number[] = []
  for (;;) {
    const sides: number[] = []
    const below: Rolls['below'] = (most) => {
      const at = sides.push(most) - 1
      rolls[at] ??= 0
      return rolls[at]
    }
    const dice = { below, clone: () => dice }
    play(unkeyedDice(dice), () => sides.reduce((product, one) => product * BigInt(one), 1n))
    while (rolls.length > 0 && rolls[rolls.length - 1] === sides[rolls.length - 1] - 1) rolls.pop()
    if (rolls.length === 0) return
    rolls[rolls.length - 1]++
  }
}
