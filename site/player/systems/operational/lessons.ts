/** Tutorials of operational battles: what they point at, what they wait for, and the keys that help. */
import { computed } from '@preact/signals'
import type { TutorialCondition } from '../../../../compiler/systems/operational/bundle.ts'
import { destroyed } from '../../../../engine/systems/operational/types.ts'
import { hexSubject } from '../../subject.ts'
import type { KeyHint, Teaching } from '../../systemUi.ts'
import type { Step } from '../../timeline.ts'
import { unitSubject } from './subjects.ts'
import type { OperationalTypes } from './types.ts'

type Fact = keyof TutorialCondition

/** The key for what a task waits for. */
const hints: Readonly<Partial<Record<Fact, KeyHint>>> = {
  selected: ['N', 'next unit'],
  moved: ['Enter', 'moves'],
  fights: ['T', 'next target'],
  strikes: ['T', 'next target'],
  shown: ['1 – 7', 'layers'],
  headquarters: ['H', 'headquarters'],
  orders: ['O', 'orders'],
  turn: ['E', 'ends the turn'],
}

/** What a condition asks about the past, counted from the record. */
interface Past {
  readonly moved: ReadonlySet<number>
  readonly moves: number
  readonly fights: number
  readonly orders: number
  readonly strikes: number
}

const pastOf = (steps: readonly Step<OperationalTypes>[]): Past => {
  const moved = new Set<number>()
  let [moves, fights, orders, strikes] = [0, 0, 0, 0]
  for (const { action, events } of steps) {
    if (action.type === 'move') {
      moved.add(action.unit)
      moves++
    }
    for (const { type } of events) {
      if (type === 'combat') fights++
      if (type === 'order' || type === 'pool' || type === 'formed') orders++
      if (type === 'strike') strikes++
    }
  }
  return { moved, moves, fights, orders, strikes }
}

const passing: readonly Fact[] = ['selected', 'headquarters', 'shown', 'targets', 'able', 'spent', 'waits']

export const lessons: Teaching<OperationalTypes> = {
  subjectOf(_, { unit, hex }) {
    if (unit !== undefined) return unitSubject(unit)
    return hex === undefined ? undefined : hexSubject(hex)
  },
  judge(state, past) {
    const counted = computed(() => pastOf(past()))
    return (asked) => {
      const view = state.view.value
      const done = counted.value
      const taught = state.bundle.tutorial?.side
      const hexOf = (unit: number): number => view.units[unit]?.hex ?? destroyed
      const orders = state.orders.value.byUnit
      const able = [...orders.values()].filter(({ enters }) => !enters).length
      const owns = (hex: number): boolean => view.owner[hex] === taught
      const facts: Readonly<Record<Fact, () => boolean>> = {
        selected: () => state.desk.unit.value === asked.selected,
        headquarters: () => view.headquarters[state.desk.hq.value ?? -1]?.side === taught,
        shown: () => asked.shown !== undefined && state.layers.value[asked.shown] === true,
        moved: () => done.moved.has(asked.moved ?? -1),
        moves: () => done.moves >= (asked.moves ?? 0),
        fights: () => done.fights >= (asked.fights ?? 0),
        orders: () => done.orders >= (asked.orders ?? 0),
        strikes: () => done.strikes >= (asked.strikes ?? 0),
        turn: () => view.turn >= (asked.turn ?? 0),
        before: () => view.turn < (asked.before ?? 0),
        holds: () => owns(asked.holds ?? 0),
        lacks: () => !owns(asked.lacks ?? 0),
        arrived: () => hexOf(asked.arrived ?? -1) > 0,
        waits: () => orders.get(asked.waits ?? -1)?.enters === true,
        gone: () => hexOf(asked.gone ?? -1) === destroyed,
        targets: () => [...orders.values()].reduce((sum, { attacks }) => sum + attacks.size, 0) >= (asked.targets ?? 0),
        able: () => able >= (asked.able ?? 0),
        spent: () => able === 0,
      }
      return (Object.keys(asked) as Fact[]).every((fact) => facts[fact]())
    }
  },
  passing: new Set(passing),
  hints,
}
