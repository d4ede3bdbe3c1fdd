/** Sins counted in games of command cards: turns, units and places thrown away. */

import { lowestDice } from '../../../engine/dice.ts'
import { countDice } from '../../../engine/systems/command-cards/battle/pool.ts'
import { canAim } from '../../../engine/systems/command-cards/battle/strike.ts'
import { battlesAfterOf, strikeOf } from '../../../engine/systems/command-cards/cards/effects.ts'
import type { CommandCardsEvent } from '../../../engine/systems/command-cards/events.ts'
import type { CommandCardsGame } from '../../../engine/systems/command-cards/index.ts'
import { medalsOf, placeMedals } from '../../../engine/systems/command-cards/medals.ts'
import { battleKind, type CommandCardsState, noUnit, phase } from '../../../engine/systems/command-cards/types.ts'
import type { CommandCardsAction } from '../../../engine/systems/command-cards/verbs/index.ts'
import { otherSide, type Side } from '../../../engine/twoSides.ts'
import { gameOf } from '../../support/games.ts'
import { makeCounts, type Sin, type Sins } from './sin.ts'

/** Dice from which a last figure should get away, and into which nobody should go for nothing. */
const [fewDice, manyDice] = [3, 6]
/** So near an enemy may soon be. */
const near = 4

const list: readonly Sin[] = [
  { id: 'forced', text: 'A card that waited ordered nobody and struck nobody.', of: 'games', most: 0.0075 },
  {
    id: 'passed',
    text: 'Turns in which nothing moved, battled, struck, dug, healed or built.',
    of: 'occasions',
    most: 2.2,
  },
  {
    id: 'clock',
    text: 'Last turns of a side that loses on the clock, in which it fought nobody and won no medal.',
    of: 'occasions',
    most: 20,
  },
  {
    id: 'last-figure',
    text: 'A last figure was ordered, fought nobody, and stayed under three dice or more, with a safer hex in reach.',
    of: 'games',
    most: 0.05,
  },
  {
    id: 'into-fire',
    text: 'A unit moved into six dice or more, had nobody to fight there, and won no medal.',
    of: 'games',
    most: 0.03,
  },
  {
    id: 'walked-off',
    text: 'A medal place was left by its own side, which gained no medal in that turn.',
    of: 'games',
    most: 0.06,
  },
  {
    id: 'opened',
    text: 'A place that the enemy wants was left to him who stood within three hexes, for none that is wanted.',
    of: 'games',
    most: 0.02,
  },
  {
    id: 'bunker',
    text: 'Works were left with an enemy within four hexes by a unit of more than a last figure that then fought nobody.',
    of: 'games',
    most: 0.05,
  },
  {
    id: 'lost-place',
    text: 'An ordered unit spent its turn on a place that is lost for good, and fought nobody.',
    of: 'games',
    most: 0.02,
  },
  { id: 'few-struck', text: 'Strikes at fewer targets than the best cluster has.', of: 'occasions', most: 10 },
  { id: 'winning-medal', text: 'Turns in which a move would have won the game and did not.', of: 'games', most: 0.002 },
  { id: 'smoke', text: 'All smoke screens were laid in the first round.', of: 'games', most: 0.025 },
  {
    id: 'held-fire',
    text: 'Turns of battles that ended while a unit could still battle somebody.',
    of: 'occasions',
    most: 10,
  },
]

interface Turn {
  readonly number: number
  readonly side: Side
  readonly hex: Int16Array
  readonly obstacle: Uint8Array
  readonly medals: number
  /** Medals that each place brings the side. */
  readonly places: readonly number[]
  readonly isBehind: boolean
  readonly ordered: Set<number>
  readonly moved: Set<number>
  readonly fought: Set<number>
  /** Units that had somebody to battle when battles began; undefined before. */
  armed: ReadonlySet<number> | undefined
  isDeed: boolean
  isForced: boolean
  struck: number
  cluster: number
  canWin: boolean | undefined
}

const look = (game: CommandCardsGame) => {
  const { table, services } = game
  const { scenario } = table
  const scratch = game.setup(lowestDice)
  const put = game.setup(lowestDice)

  const distance = (one: number, other: number): number => table.distance[one * table.size + other]

  const enemyWithin = (hexes: ArrayLike<number>, side: Side, hex: number, most: number): boolean =>
    table.unitsOf[otherSide(side)].some((unit) => hexes[unit] > 0 && distance(hexes[unit], hex) <= most)

  /** Dice that the enemy could roll against a unit on a hex in his next turn, if all of his units were ordered. */
  const threat = (state: CommandCardsState, unit: number, hex: number): number => {
    let dice = 0
    for (const enemy of table.unitsOf[otherSide(table.side[unit] as Side)]) {
      if (state.hex[enemy] <= 0 || distance(state.hex[enemy], hex) > 9) continue
      game.copyInto(state, scratch)
      scratch.card = 0
      scratch.hex[unit] = hex
      const reach = services.reacher.of(scratch, enemy)
      const from = [state.hex[enemy]]
      for (const to of reach.hexes) if (reach.cost(to) <= battlesAfterOf(table, scratch, enemy)) from.push(to)
      let most = 0
      for (const at of from) {
        scratch.hex[enemy] = at
        most = Math.max(most, countDice(services, scratch, enemy, unit, battleKind.normal))
      }
      dice += most
    }
    return dice
  }

  /** True if the unit could have moved from its place to one under less threat. */
  const hadSafer = (state: CommandCardsState, unit: number, from: number): boolean => {
    game.copyInto(state, put)
    put.hex[unit] = from
    put.card = 0
    return [from, ...services.reacher.of(put, unit).hexes].some((hex) => threat(state, unit, hex) < fewDice)
  }

  /** Most units that a strike could be aimed at. */
  const bestCluster = (state: CommandCardsState, side: Side): number => {
    const targets = strikeOf(table, state)?.targets ?? 0
    const enemies = table.unitsOf[otherSide(side)].filter((unit) => state.hex[unit] > 0)
    let best = 0
    for (const first of enemies) {
      if (!canAim(table, state, first, 0)) continue
      game.copyInto(state, scratch)
      let count = 0
      for (let next: number | undefined = first; next !== undefined; ) {
        scratch.aim[next] = ++count
        next = enemies.find((unit) => canAim(table, scratch, unit, count))
      }
      best = Math.max(best, Math.min(count, targets))
    }
    return best
  }

  /** True if the side has won, or has as good as won on the clock. */
  const hasWon = (state: CommandCardsState, side: Side): boolean => {
    if (state.ended) return game.outcome(state)?.winners.includes(side) === true
    const isLast = side === 1 && state.turn === scenario.turns && scenario.isUnlimited !== true
    return isLast && leads(state, side)
  }

  const leads = (state: CommandCardsState, side: Side): boolean => {
    const lead = medalsOf(table, state, side) - medalsOf(table, state, otherSide(side))
    return lead > 0 || (lead === 0 && scenario.tie === side)
  }

  const couldWin = (state: CommandCardsState, side: Side): boolean =>
    !hasWon(state, side) &&
    game.legal(state, side, { type: 'move' } as never).some((action) => {
      if (action.type !== 'move') return false
      const isExit = table.special.exits.some((exit) => exit.side === side && exit.hexes.includes(action.to))
      if (table.placeAt[action.to] < 0 && !isExit) return false
      game.copyInto(state, scratch)
      game.apply({ state: scratch, dice: lowestDice, emit: () => {} }, side, action)
      return hasWon(scratch, side)
    })

  /** True if works take dice from an attacker of a unit there. */
  const isSheltered = (obstacle: number, unit: number, hex: number): boolean => {
    const works = table.obstacles[obstacle - 1]
    if (works === undefined || works.ignoresFlags[table.types[unit].kind] === 0) return false
    return works.protects !== 'builder' || table.builder[hex] === table.side[unit] + 1
  }

  return { isSheltered, threat, hadSafer, bestCluster, couldWin, hasWon, leads, enemyWithin }
}

export const sins: Sins = {
  list,
  watch(anyGame) {
    const game = gameOf('command-cards', anyGame)
    const { table } = game
    const { scenario } = table
    const { counts, occasion, sin } = makeCounts(2)
    const { isSheltered, threat, hadSafer, bestCluster, couldWin, hasWon, leads, enemyWithin } = look(game)
    const screens = [0, 0]
    let turn: Turn | undefined

    const begin = (state: CommandCardsState): Turn => ({
      number: state.turn,
      side: state.active,
      hex: Int16Array.from(state.hex),
      obstacle: Uint8Array.from(state.obstacle),
      medals: medalsOf(table, state, state.active),
      places: scenario.medals.map((_, place) => placeMedals(table, state, place, state.active)),
      isBehind: !leads(state, state.active),
      ordered: new Set(),
      moved: new Set(),
      fought: new Set(),
      armed: undefined,
      isDeed: false,
      isForced: false,
      struck: 0,
      cluster: 0,
      canWin: undefined,
    })

    const closeUnits = (state: CommandCardsState, { side, hex, ordered, moved, fought, ...now }: Turn): void => {
      const gained = medalsOf(table, state, side) > now.medals
      for (const unit of ordered) {
        const at = state.hex[unit]
        if (at <= 0 || fought.has(unit)) continue
        const place = table.placeAt[at]
        const rules = place < 0 ? undefined : scenario.medals[table.placeHexes[place].place]
        const isDead = rules?.permanent && rules.side === otherSide(side) && state.held[place] === rules.side + 1
        if (isDead) sin('lost-place', side)
        if (rules !== undefined && !isDead) continue
        if (
          state.figures[unit] === 1 &&
          table.figures[unit] > 1 &&
          threat(state, unit, at) >= fewDice &&
          hadSafer(state, unit, hex[unit])
        )
          sin('last-figure', side)
        if (moved.has(unit) && !gained && !now.armed?.has(unit)) {
          const dice = threat(state, unit, at)
          if (dice >= manyDice && dice > threat(state, unit, hex[unit])) sin('into-fire', side)
        }
      }
    }

    /** Places and works that units have left of their own will. */
    const closeLeft = (
      state: CommandCardsState,
      { side, hex, obstacle, moved, fought, medals, places }: Turn,
    ): void => {
      if (medalsOf(table, state, side) > medals) return
      for (const unit of moved) {
        const from = hex[unit]
        if (from <= 0 || state.hex[unit] === from || state.hex[unit] <= 0) continue
        const isStrong = !fought.has(unit) && state.figures[unit] > 1
        if (isStrong && isSheltered(obstacle[from], unit, from) && enemyWithin(hex, side, from, near))
          sin('bunker', side)
        const place = table.placeAt[from]
        if (place < 0 || table.unitsOf[side].some((other) => state.hex[other] === from)) continue
        if (table.placeAt[state.hex[unit]] >= 0) continue
        const { place: number } = table.placeHexes[place]
        const rules = scenario.medals[number]
        if (rules.side === otherSide(side)) {
          if (state.held[place] !== rules.side + 1 && enemyWithin(state.hex, side, from, near - 1)) sin('opened', side)
        } else if (placeMedals(table, state, number, side) < places[number]) sin('walked-off', side)
      }
    }

    const close = (state: CommandCardsState, now: Turn): void => {
      const { side, number } = now
      const isWon = hasWon(state, side)
      occasion('passed', side, !now.isDeed && !isWon)
      if (now.isForced && now.ordered.size === 0 && now.struck === 0) sin('forced', side)
      if (scenario.isUnlimited !== true && number === scenario.turns && now.isBehind)
        occasion('clock', side, now.fought.size === 0 && now.struck === 0 && !isWon)
      if (now.cluster > 0) occasion('few-struck', side, now.struck < now.cluster)
      if (now.canWin && !isWon) sin('winning-medal', side)
      if (isWon) return
      closeUnits(state, now)
      closeLeft(state, now)
    }

    const beforeAction = (state: CommandCardsState, side: Side, action: CommandCardsAction): void => {
      if (state.opening) return
      turn ??= begin(state)
      if (side !== turn.side) return
      if (action.type === 'play') turn.isForced = state.waiting[side] === action.card + 1
      if (state.phase === phase.aim && turn.cluster === 0) turn.cluster = bestCluster(state, side)
      if (state.phase === phase.move) turn.canWin ??= couldWin(state, side)
      if (state.phase === phase.battle)
        turn.armed ??= new Set(game.legal(state, side).flatMap((one) => (one.type === 'attack' ? [one.unit] : [])))
      if (state.phase === phase.battle && action.type === 'done')
        occasion(
          'held-fire',
          side,
          game.legal(state, side).some(({ type }) => type === 'attack'),
        )
    }

    const note = (now: Turn, event: CommandCardsEvent): void => {
      if (event.type === 'ordered') now.ordered.add(event.unit)
      if (event.type === 'moved' || event.type === 'advanced') now.moved.add(event.unit)
      if (event.type === 'battle') {
        if (event.unit !== noUnit) now.fought.add(event.unit)
        now.isDeed = true
      }
      if (['moved', 'arrived', 'restored', 'obstacle', 'smoke', 'exited'].includes(event.type)) now.isDeed = true
    }

    return {
      before: (state, side, action) =>
        beforeAction(state as CommandCardsState, side as Side, action as CommandCardsAction),
      after(anyState, side, anyAction, events) {
        const [state, action] = [anyState as CommandCardsState, anyAction as CommandCardsAction]
        if (turn === undefined) return
        if (action.type === 'aim') turn.struck++
        if (action.type === 'smoke' && turn.number === 1) screens[side]++
        for (const event of events) note(turn, event as CommandCardsEvent)
        if (!state.ended && state.turn === turn.number && state.active === turn.side) return
        close(state, turn)
        turn = undefined
      },
      end() {
        for (const { side, uses } of table.special.smoke) if (uses > 1 && screens[side] >= uses) sin('smoke', side)
        return counts
      },
    }
  },
}
