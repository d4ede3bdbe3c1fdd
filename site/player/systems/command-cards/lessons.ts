/** Tutorials of battles led by cards: what they point at, what they wait for, and the keys that help. */
import { computed } from '@preact/signals'
import type { TutorialCondition } from '../../../../compiler/systems/command-cards/bundle.ts'
import { handAt } from '../../../../engine/systems/command-cards/cards/deck.ts'
import { medalsOf } from '../../../../engine/systems/command-cards/medals.ts'
import { destroyed, phase, status } from '../../../../engine/systems/command-cards/types.ts'
import { hexSubject } from '../../subject.ts'
import type { KeyHint, Teaching } from '../../systemUi.ts'
import type { Step } from '../../timeline.ts'
import { orderedUnits } from './preview.ts'
import { cardSubject, unitSubject } from './subjects.ts'
import type { CommandCardsTypes } from './types.ts'

type Fact = keyof TutorialCondition

/** The key for what a task waits for. */
const hints: Readonly<Partial<Record<Fact, KeyHint>>> = {
  selected: ['N', 'next unit'],
  played: ['1 – 6', 'card'],
  holding: ['1 – 6', 'card'],
  ordered: ['Enter', 'orders'],
  orders: ['Enter', 'orders'],
  moved: ['Enter', 'moves'],
  moves: ['Enter', 'moves'],
  battles: ['T', 'next target'],
  phase: ['E', 'goes on'],
  turn: ['E', 'goes on'],
}

/** What a condition asks about the past, counted from the record. */
interface Past {
  readonly moved: ReadonlySet<number>
  readonly moves: number
  readonly battles: number
  readonly played: number
}

const pastOf = (steps: readonly Step<CommandCardsTypes>[]): Past => {
  const moved = new Set<number>()
  let [moves, battles, played] = [0, 0, 0]
  for (const { action } of steps) {
    if (action.type === 'move') {
      moved.add(action.unit)
      moves++
    }
    if (action.type === 'attack') battles++
    if (action.type === 'play') played++
  }
  return { moved, moves, battles, played }
}

const passing: readonly Fact[] = ['phase', 'selected', 'holding', 'ordered', 'orders', 'targets']

export const lessons: Teaching<CommandCardsTypes> = {
  subjectOf(state, { unit, hex, card }) {
    if (unit !== undefined) return unitSubject(unit)
    if (hex !== undefined) return hexSubject(hex)
    const number = state.game.table.cardIds.indexOf(card ?? '')
    return state.desk.hand.value.some((held) => held.card === number) ? cardSubject(number) : undefined
  },
  judge(state, past) {
    const counted = computed(() => pastOf(past()))
    const { table } = state.game
    const { tutorial } = state.bundle
    return (asked) => {
      const known = state.desk.known.value
      const done = counted.value
      const taught = tutorial?.side ?? 0
      const standing = (hex: number): number => table.side[known.hex.indexOf(hex)]
      const facts: Readonly<Record<Fact, () => boolean>> = {
        phase: () => asked.phase !== undefined && known.side === taught && known.phase === phase[asked.phase],
        selected: () => state.desk.unit.value === asked.selected,
        holding: () => known.hand[handAt(table, taught, table.cardIds.indexOf(asked.holding ?? ''))] > 0,
        played: () => done.played >= (asked.played ?? 0),
        ordered: () => (known.status[asked.ordered ?? -1] & status.ordered) !== 0,
        orders: () => orderedUnits(known).length >= (asked.orders ?? 0),
        moved: () => done.moved.has(asked.moved ?? -1),
        moves: () => done.moves >= (asked.moves ?? 0),
        battles: () => done.battles >= (asked.battles ?? 0),
        medals: () => medalsOf(table, known, taught) >= (asked.medals ?? 0),
        turn: () => known.turn >= (asked.turn ?? 0),
        before: () => known.turn < (asked.before ?? 0),
        holds: () => standing(asked.holds ?? 0) === taught,
        lacks: () => standing(asked.lacks ?? 0) !== taught,
        arrived: () => known.hex[asked.arrived ?? -1] > 0,
        gone: () => known.hex[asked.gone ?? -1] === destroyed,
        weakened: () => known.figures[asked.weakened ?? -1] < table.figures[asked.weakened ?? -1],
        targets: () => state.orders.value.targets(state.selected.value).length >= (asked.targets ?? 0),
      }
      return (Object.keys(asked) as Fact[]).every((fact) => facts[fact]())
    }
  },
  passing: new Set(passing),
  hints,
}
