/** The player's state: what is stored as signals, and what follows from it. Only `controller.ts` writes here. */
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { ScenarioBundle } from '../../compiler/systems/operational/bundle.ts'
import type { PlayerId } from '../../engine/ai/index.ts'
import type { Explanation, Outcome, Side } from '../../engine/game.ts'
import type { Hex } from '../../engine/hex.ts'
import type { Forecast, OperationalGame } from '../../engine/systems/operational/index.ts'
import type { OperationalAction, OperationalState } from '../../engine/systems/operational/types.ts'
import type { OperationalView } from '../../engine/systems/operational/viewTypes.ts'
import type { OldGame } from './storage.ts'
import { firstLayers, type Layers } from './systems/operational/layers.ts'
import { type Fight, fightOf, type OrderGroup, type Orders, ordersOf } from './systems/operational/orders.ts'
import { unitAt } from './systems/operational/words.ts'
import { lastPosition, type OperationalPosition, positionAt, type Timeline, undoBarrier } from './timeline.ts'

/** Who decides for a side: a person at this device, or one of the engine's players. */
export type Seat = 'human' | PlayerId
export type Seats = readonly [Seat, Seat]

export type DialogId =
  | 'new-game'
  | 'help'
  | 'share'
  | 'over'
  | 'units'
  | 'reinforcements'
  | 'situation'
  | 'cards'
  | 'layers'

/** With whose eyes a replay is watched: a side's, or everybody's. */
export type Eyes = Side | 'all'

/** Whose game this is: the one kept for this scenario, or one that came by a link. */
export type Origin = 'own' | 'link'

/** What the map shows for a moment after a fight. */
export interface Flash {
  readonly hex: Hex
  readonly text: string
  readonly key: number
}

export interface PlayerState {
  readonly bundle: ScenarioBundle
  readonly game: OperationalGame
  readonly timeline: Signal<Timeline>
  readonly seats: Signal<Seats>
  readonly origin: Signal<Origin>
  /** While replaying: how many actions have been done; null is the game as it stands. */
  readonly replayAt: Signal<number | null>
  /** The selected unit, or null. */
  readonly selected: Signal<number | null>
  /** The hex that was selected, or null. */
  readonly selectedHex: Signal<Hex | null>
  /** The selected headquarters, or null. */
  readonly selectedHq: Signal<number | null>
  /** Key of the order whose place is to be chosen on the map, or null. */
  readonly aim: Signal<string | null>
  /** What the staff suggests in this position, or null. */
  readonly suggested: Signal<OperationalAction | null>
  /** The keyboard's hex. */
  readonly cursor: Signal<Hex>
  /** Whether the cursor is shown: the keyboard was used last. */
  readonly byKeyboard: Signal<boolean>
  /** The hex under the pointer, or tapped once. */
  readonly pointed: Signal<Hex | null>
  readonly layers: Signal<Layers>
  /** The player fills the window. */
  readonly full: Signal<boolean>
  /** A computer is deciding or its moves are being shown. */
  readonly busy: Signal<boolean>
  /** Games saved under earlier versions of this scenario. */
  readonly oldGames: Signal<readonly OldGame[]>
  readonly dialog: Signal<DialogId | null>
  /** A short message over the map. */
  readonly notice: Signal<string | null>
  /** What the screen reader is told. */
  readonly spoken: Signal<string>
  readonly flashes: Signal<readonly Flash[]>
  /** With whose eyes the replay is watched; null for those who play. */
  readonly eyes: Signal<Eyes | null>
  /** The side that the screen was turned to last, where two persons hide from each other. */
  readonly facing: Signal<Side | null>

  readonly position: ReadonlySignal<OperationalPosition>
  readonly view: ReadonlySignal<OperationalView>
  /** The position as the viewer knows it: for everything that is told about both sides. */
  readonly known: ReadonlySignal<OperationalState>
  /** Whether the screen must be handed over first. */
  readonly covered: ReadonlySignal<boolean>
  readonly outcome: ReadonlySignal<Outcome | undefined>
  /** Whether a person may act now. */
  readonly mayAct: ReadonlySignal<boolean>
  /** What may be ordered now; empty when nobody at this device may act. */
  readonly orders: ReadonlySignal<Orders>
  /** The order whose place is to be chosen. */
  readonly aimed: ReadonlySignal<OrderGroup | undefined>
  /** The hex that the player looks at: pointed at, or under the keyboard's cursor. */
  readonly focus: ReadonlySignal<Hex | null>
  /** The action that choosing the focused hex would order. */
  readonly offered: ReadonlySignal<OperationalAction | undefined>
  /** The fight that it would begin. */
  readonly fight: ReadonlySignal<Fight | undefined>
  readonly forecast: ReadonlySignal<Forecast | undefined>
  /** Why the last action cannot be taken back; undefined when it can. */
  readonly barrier: ReadonlySignal<string | undefined>
  /** Whether it can be taken back now. */
  readonly mayUndo: ReadonlySignal<boolean>
  /** The side whose objectives the page counts: the one that a person leads, if it has any. */
  readonly objectiveSide: ReadonlySignal<Side>
  /** The cost of the offered move, term by term. */
  readonly moveCost: ReadonlySignal<Explanation | undefined>
}

export const createState = (bundle: ScenarioBundle, game: OperationalGame, first: Timeline): PlayerState => {
  const timeline = signal(first)
  const seats = signal<Seats>(['human', 'human'])
  const replayAt = signal<number | null>(null)
  const selected = signal<number | null>(null)
  const pointed = signal<Hex | null>(null)
  const byKeyboard = signal(false)
  const cursor = signal<Hex>(firstCursor(bundle))
  const busy = signal(false)
  const aim = signal<string | null>(null)
  const eyes = signal<Eyes | null>(null)
  const facing = signal<Side | null>(null)

  const position = computed(() =>
    replayAt.value === null ? lastPosition(timeline.value) : positionAt(timeline.value, replayAt.value),
  )
  const outcome = computed(() => game.outcome(position.value.state))
  const covered = computed(
    () =>
      bundle.scenario.fog &&
      replayAt.value === null &&
      outcome.value === undefined &&
      seats.value.every((seat) => seat === 'human') &&
      facing.value !== position.value.state.side,
  )
  const mayAct = computed(
    () =>
      replayAt.value === null &&
      !busy.value &&
      !covered.value &&
      outcome.value === undefined &&
      seats.value[position.value.state.side] === 'human',
  )
  const over = computed(() => game.outcome(lastPosition(timeline.value).state) !== undefined)
  const viewer = computed(() => {
    const chosen = replayAt.value === null ? null : eyes.value
    if (chosen !== null) return chosen === 'all' ? undefined : chosen
    return over.value
      ? undefined
      : viewerOf(seats.value, position.value.state.side, bundle.scenario.fog ? facing.value : null)
  })
  const view = computed(() => game.view(position.value.state, viewer.value))
  const known = computed(() =>
    bundle.scenario.fog && view.value.viewer !== null ? game.stateOf(view.value) : position.value.state,
  )
  const orders = computed(() => ordersOf(game, position.value.state, mayAct.value))
  const aimed = computed(() => (aim.value === null ? undefined : orders.value.groups.get(aim.value)))
  const focus = computed(() => pointed.value ?? (byKeyboard.value ? cursor.value : null))
  const offered = computed(() => {
    const unit = selected.value
    const hex = focus.value
    if (hex === null) return undefined
    if (aimed.value) return aimed.value.hexes.get(hex)
    return unit === null ? undefined : orders.value.at(unit, hex)
  })
  const fight = computed((): Fight | undefined => {
    const action = offered.value
    if (action?.type !== 'drop') return fightOf(action)
    // Paratroops fight where they come down on somebody.
    const target = unitAt(view.value, action.to)
    return target && { unit: action.unit, target: target.unit, kind: 'drop' }
  })
  const forecast = computed(() => {
    const begun = fight.value
    return begun ? game.forecast(position.value.state, begun.unit, begun.target, begun.kind) : undefined
  })
  const moveCost = computed(() => {
    const action = offered.value
    return action?.type === 'move'
      ? game.explain(position.value.state, { about: 'movement', unit: action.unit, to: action.to })
      : undefined
  })
  const barrier = computed(() => undoBarrier(timeline.value, (side) => seats.value[side] === 'human'))
  const mayUndo = computed(() => replayAt.value === null && !busy.value && barrier.value === undefined)
  const objectiveSide = computed(() => sideWithObjectives(bundle, seats.value))

  return {
    bundle,
    game,
    timeline,
    seats,
    origin: signal<Origin>('own'),
    replayAt,
    selected,
    selectedHex: signal<Hex | null>(null),
    selectedHq: signal<number | null>(null),
    aim,
    suggested: signal<OperationalAction | null>(null),
    eyes,
    facing,
    known,
    covered,
    aimed,
    fight,
    cursor,
    byKeyboard,
    pointed,
    layers: signal<Layers>(firstLayers),
    full: signal(false),
    busy,
    oldGames: signal<readonly OldGame[]>([]),
    dialog: signal<DialogId | null>(null),
    notice: signal<string | null>(null),
    spoken: signal(''),
    flashes: signal<readonly Flash[]>([]),
    position,
    view,
    outcome,
    mayAct,
    orders,
    focus,
    offered,
    forecast,
    barrier,
    mayUndo,
    objectiveSide,
    moveCost,
  }
}

/** Against a computer a person sees what that person's side may know; two persons at one device see what the mover may. */
const viewerOf = (seats: Seats, moving: Side, facing: Side | null): Side | undefined => {
  if (seats[0] === 'human' && seats[1] === 'human') return facing ?? moving
  if (seats[moving] === 'human') return moving
  const other: Side = moving === 0 ? 1 : 0
  return seats[other] === 'human' ? other : undefined
}

const sideWithObjectives = (bundle: ScenarioBundle, seats: Seats): Side => {
  const has = (side: Side): boolean => bundle.scenario.objectives.some((objective) => objective.side === side)
  const led: Side = seats[0] !== 'human' && seats[1] === 'human' ? 1 : 0
  return has(led) ? led : led === 0 ? 1 : 0
}

/** The keyboard begins on the first unit of the side that moves first. */
const firstCursor = (bundle: ScenarioBundle): Hex => {
  const { units, map } = bundle.scenario
  return units.find((unit) => unit.side === 0 && unit.hex !== undefined)?.hex ?? map.width + 3
}
