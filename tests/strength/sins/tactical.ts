/** Sins counted in games of the tactical rules. What the enemy could do comes from the rules, in the true position. */
import type { Space } from '../../../engine/board.ts'
import { forecastOf } from '../../../engine/systems/tactical/combat/forecast.ts'
import type { TacticalEvent } from '../../../engine/systems/tactical/events.ts'
import type { TacticalGame } from '../../../engine/systems/tactical/index.ts'
import { reachOf } from '../../../engine/systems/tactical/movement.ts'
import { mostPoints } from '../../../engine/systems/tactical/replacement.ts'
import { knows } from '../../../engine/systems/tactical/sight.ts'
import { lacksSupply, supplyLevel } from '../../../engine/systems/tactical/supply.ts'
import { isNear } from '../../../engine/systems/tactical/table.ts'
import { deployment } from '../../../engine/systems/tactical/turn.ts'
import { done, type Position, type TacticalState } from '../../../engine/systems/tactical/types.ts'
import { fullPoints, has, isMounted, modelOf, stands } from '../../../engine/systems/tactical/units.ts'
import type { TacticalAction } from '../../../engine/systems/tactical/verbs/index.ts'
import { objectivesOf } from '../../../engine/systems/tactical/victory.ts'
import { otherSide, type Side } from '../../../engine/twoSides.ts'
import { gameOf } from '../../support/games.ts'
import { makeCounts, type Sins, type Witness } from './sin.ts'

/** Strength at which a unit is worn out; points of replacements for which it is worth to stop. */
const worn = 3
const fewest = 2

/** Turns before the end in which losses are no reproach. */
const last = 3

/** Spaces to which units of a side on the ground can come in their next half-turn, and those beside them. */
const strikesOf = ({ services, table, copy }: TacticalGame, state: Position, side: Side) => {
  const trial = copy(state)
  const [come, hit] = [new Set<Space>(), new Set<Space>()]
  for (const unit of table.unitsOf[side]) {
    if (!stands(state, unit) || !modelOf(table, state, unit).isGround || isMounted(state, unit)) continue
    trial.points[unit] = fullPoints(table, trial, unit)
    const { range, class: of } = modelOf(table, state, unit)
    const isSlow = of === 'artillery' || of === 'anti_air'
    const ends = [state.hex[unit], ...reachOf(services, trial, unit).ends]
    if (!isSlow) for (const end of ends) come.add(end)
    if (!isSlow)
      for (const end of ends)
        for (const space of table.board.spaces) if (table.board.distance(end, space) <= range) hit.add(space)
  }
  return { come, hit }
}

const watch = (game: TacticalGame): Witness => {
  const { table, services } = game
  const { counts, occasion } = makeCounts(2)
  let began = ''
  let held: readonly Space[] = []
  let needy: readonly number[] = []
  let from: ArrayLike<Space> = []

  const isFighter = (state: Position, unit: number): boolean => {
    const { isGround, class: of } = modelOf(table, state, unit)
    return isGround && of !== 'artillery' && of !== 'anti_air'
  }
  const holderOf = (state: Position, side: Side, hex: Space): number | undefined =>
    table.unitsOf[side].find((unit) => state.hex[unit] === hex && modelOf(table, state, unit).isGround)
  const goalsOf = (state: Position, side: Side): readonly Space[] =>
    table.scenario.objectives.flatMap(({ hex }, place) => (state.holder[place] === side + 1 ? [hex] : []))

  /** Hexes to the nearest enemy on the ground. */
  const depthOf = (state: Position, side: Side, hex: Space): number =>
    table.unitsOf[otherSide(side)].reduce(
      (least, enemy) =>
        stands(state, enemy) && modelOf(table, state, enemy).isGround
          ? Math.min(least, table.board.distance(state.hex[enemy], hex))
          : least,
      table.board.size,
    )

  const beginHalf = (state: Position, side: Side): void => {
    from = state.hex.slice()
    held = goalsOf(state, side).filter((hex) => holderOf(state, side, hex) !== undefined)
    needy = table.unitsOf[side].filter((unit) => {
      if (!stands(state, unit) || modelOf(table, state, unit).isAir) return false
      const isEmpty =
        state.ammunition[unit] === 0 && lacksSupply(table, state, unit) && supplyLevel(services, state, unit, false) > 0
      return isEmpty || (state.strength[unit] <= worn && mostPoints(services, state, unit, 'regular') >= fewest)
    })
  }

  const endHalf = (state: TacticalState, side: Side): void => {
    const { come, hit } = strikesOf(game, state, otherSide(side))
    for (const hex of held) occasion('left', side, holderOf(state, side, hex) === undefined && come.has(hex))
    for (const unit of needy)
      if (stands(state, unit))
        occasion('unfed', side, !has(state, unit, done.refitted) && has(state, unit, done.attacked))
    for (const unit of table.unitsOf[side]) {
      const hex = state.hex[unit]
      const model = modelOf(table, state, unit)
      if (hex === 0 || !model.isGround) continue
      const isMovable = model.points > 0 || table.transports[unit] !== undefined
      if (!isFighter(state, unit) && isMovable) {
        const isAhead = !table.unitsOf[side].some(
          (other) =>
            stands(state, other) &&
            isFighter(state, other) &&
            table.board.distance(state.hex[other], hex) <= 3 &&
            depthOf(state, side, state.hex[other]) <= depthOf(state, side, hex),
        )
        if (has(state, unit, done.moved)) occasion('ahead', side, hit.has(hex) && !hit.has(from[unit]) && isAhead)
        const isBeside = table.unitsOf[otherSide(side)].some(
          (enemy) =>
            knows(services, state, side, enemy) &&
            modelOf(table, state, enemy).isGround &&
            isNear(table, state.hex[enemy], hex),
        )
        if (has(state, unit, done.moved)) occasion('beside', side, isBeside)
      }
      if (isMounted(state, unit) && has(state, unit, done.moved)) occasion('mounted', side, hit.has(hex))
    }
    if (state.turn === table.scenario.turns - 1) {
      const { objectives, needed } = table.scenario
      const lacks = objectivesOf(table, state, side) < (side === 0 ? needed : objectives.length - needed + 1)
      const moves = lacks ? (game.legal(state, side, { type: 'move' }) as readonly TacticalAction[]) : []
      const goals = objectives.flatMap(({ hex }, place) =>
        state.holder[place] === side + 1 || (state.sight[hex] & (1 << side)) === 0 ? [] : [hex],
      )
      if (lacks)
        occasion(
          'untaken',
          side,
          moves.some((one) => one.type === 'move' && goals.includes(one.to) && isFighter(state, one.unit)),
        )
    }
  }

  return {
    before(now, actor, act) {
      const [state, side, action] = [now as TacticalState, actor as Side, act as TacticalAction]
      if (state.turn === deployment) return
      const half = `${state.turn} ${side}`
      if (half !== began) {
        began = half
        beginHalf(state, side)
      }
      if (action.type === 'attack') {
        const { attack, reply } = forecastOf(services, state, action.unit, action.target)
        occasion('nothing', side, attack.kills + attack.suppressed === 0)
        const [own, other] = [action.unit, action.target].map((unit) => modelOf(table, state, unit).price + 120)
        const isForGoal = table.scenario.objectives.some(({ hex }) => hex === state.hex[action.target])
        if (!isForGoal && state.turn + last < table.scenario.turns)
          occasion('odds', side, 2 * reply.kills * own > 3 * (attack.kills + attack.suppressed / 3) * other)
      }
      if (action.type === 'end') endHalf(state, side)
    },
    after(_, actor, act, events) {
      if ((act as TacticalAction).type !== 'attack') return
      occasion(
        'broken',
        actor as Side,
        (events as readonly TacticalEvent[]).some(({ type }) => type === 'brokenUp'),
      )
    },
    end: () => counts,
  }
}

export const sins: Sins = {
  list: [
    {
      id: 'left',
      text: 'Objectives that a unit held and that were left empty, though the enemy could come there at once.',
      of: 'occasions',
      most: 2,
    },
    { id: 'nothing', text: 'Attacks from which nothing was to be expected.', of: 'occasions', most: 4 },
    {
      id: 'odds',
      text: 'Attacks that were to cost half as much again as they hurt, not for an objective, before the last turns.',
      of: 'occasions',
      most: 4,
    },
    { id: 'broken', text: 'Attacks that were broken up by fire in support of the defender.', of: 'occasions', most: 1 },
    {
      id: 'ahead',
      text: 'Guns that moved out of safety to where the enemy on the ground can hit them, ahead of all others within three hexes.',
      of: 'occasions',
      most: 6,
    },
    { id: 'beside', text: 'Guns that moved and ended beside an enemy who was seen.', of: 'occasions', most: 1 },
    {
      id: 'mounted',
      text: 'Units that ended mounted within reach of the enemy on the ground.',
      of: 'occasions',
      most: 40,
    },
    {
      id: 'unfed',
      text: 'Units without ammunition, or worn out, that attacked instead of taking in what they could have had.',
      of: 'occasions',
      most: 4,
    },
    {
      id: 'untaken',
      text: 'Last turns of a side that lacked objectives, in which a unit could have gone into one that it saw to be empty.',
      of: 'occasions',
      most: 1,
    },
  ],
  watch: (game) => watch(gameOf('tactical', game)),
}
