/** The player's state: what is stored as signals, and what follows from it. Only the shell writes here. */
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { ScenarioBundle } from '../../compiler/bundle.ts'
import type { PlayerId } from '../../engine/ai/index.ts'
import { type AnyGame, type Outcome, otherSide, type Side } from '../../engine/game.ts'
import type { Hex } from '../../engine/hex.ts'
import type { Position } from '../../engine/play.ts'
import type { OldGame } from './storage.ts'
import type { Flash, OrderGroup, Subject, SystemUi, Types } from './systemUi.ts'
import { lastPosition, positionAt, type Timeline, undoBarrier } from './timeline.ts'

/** Who decides for a side: a person at this device, or one of the engine's players. */
export type Seat = 'human' | PlayerId
export type Seats = readonly [Seat, Seat]

/** Dialogs of the shell; a system has others by ids of its own. The menu of layers is none, but as one at most is open. */
export type DialogId = 'new-game' | 'help' | 'share' | 'over' | 'layers' | 'situation' | 'units' | (string & {})

/** With whose eyes a replay is watched: a side's, or everybody's. */
export type Eyes = Side | 'all'

/** Whose game this is: the one kept for this scenario, or one that came by a link. */
export type Origin = 'own' | 'link'

/** A flash on the map; `key` tells it from others. */
export interface ShownFlash extends Flash {
  readonly key: number
}

/** The shell's own signals. */
export interface ShellState<T extends Types = Types> {
  readonly ui: SystemUi<T>
  readonly bundle: ScenarioBundle<T['scenario'], T['tutorial']>
  readonly game: T['game']
  readonly timeline: Signal<Timeline<T>>
  readonly seats: Signal<Seats>
  readonly origin: Signal<Origin>
  /** While replaying: how many actions have been done; null is the game as it stands. */
  readonly replayAt: Signal<number | null>
  /** What is selected. */
  readonly selected: Signal<Subject | null>
  /** Key of the order whose place is to be chosen on the map, or null. */
  readonly aim: Signal<string | null>
  /** What the staff suggests in this position, or null. */
  readonly suggested: Signal<T['action'] | null>
  /** The keyboard's hex. */
  readonly cursor: Signal<Hex>
  /** Whether the cursor is shown: the keyboard was used last. */
  readonly byKeyboard: Signal<boolean>
  /** The hex under the pointer, or tapped once. */
  readonly pointed: Signal<Hex | null>
  /** Whether each layer of the map is shown. */
  readonly layers: Signal<Readonly<Record<string, boolean>>>
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
  readonly flashes: Signal<readonly ShownFlash[]>
  /** With whose eyes the replay is watched; null for those who play. */
  readonly eyes: Signal<Eyes | null>
  /** The side that the screen was turned to last, where two persons hide from each other. */
  readonly facing: Signal<Side | null>

  readonly position: ReadonlySignal<Position<T['state']>>
  readonly view: ReadonlySignal<T['view']>
  /** Whether the screen must be handed over first. */
  readonly covered: ReadonlySignal<boolean>
  readonly outcome: ReadonlySignal<Outcome | undefined>
  /** Whether the game has ended, whatever moment of it is shown. */
  readonly over: ReadonlySignal<boolean>
  /** Whether a person may act now. */
  readonly mayAct: ReadonlySignal<boolean>
  /** What may be ordered now; empty when nobody at this device may act. */
  readonly orders: ReadonlySignal<T['orders']>
  /** The order whose place is to be chosen. */
  readonly aimed: ReadonlySignal<OrderGroup<T['action']> | undefined>
  /** The hex that the player looks at: pointed at, or under the keyboard's cursor. */
  readonly focus: ReadonlySignal<Hex | null>
  /** The action that choosing the focused hex would order. */
  readonly offered: ReadonlySignal<T['action'] | undefined>
  /** Why the last action cannot be taken back; undefined when it can. */
  readonly barrier: ReadonlySignal<string | undefined>
  /** Whether it can be taken back now. */
  readonly mayUndo: ReadonlySignal<boolean>
}

export interface PlayerState<T extends Types = Types> extends ShellState<T> {
  /** What the system computes of these signals. */
  readonly desk: T['desk']
}

export const createState = (ui: SystemUi, bundle: ScenarioBundle, game: AnyGame, first: Timeline): PlayerState => {
  const { scenario } = bundle
  const hides = ui.begin.hides(scenario)
  const timeline = signal(first)
  const seats = signal<Seats>(['human', 'human'])
  const replayAt = signal<number | null>(null)
  const selected = signal<Subject | null>(null)
  const pointed = signal<Hex | null>(null)
  const byKeyboard = signal(false)
  const cursor = signal<Hex>(ui.begin.firstHex(scenario))
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
      hides &&
      replayAt.value === null &&
      outcome.value === undefined &&
      seats.value.every((seat) => seat === 'human') &&
      facing.value !== position.value.state.side &&
      (facing.value === null || ui.begin.hides(scenario, position.value.state)),
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
    return over.value ? undefined : viewerOf(seats.value, position.value.state.side, hides ? facing.value : null)
  })
  const orders = computed(() => ui.orders.sort(game, position.value.state, mayAct.value))
  const aimed = computed(() => (aim.value === null ? undefined : orders.value.groups.get(aim.value)))
  const focus = computed(() => pointed.value ?? (byKeyboard.value ? cursor.value : null))
  const barrier = computed(() =>
    undoBarrier(timeline.value, (side) => seats.value[side] === 'human', ui.events.reveals),
  )

  const shell: ShellState = {
    ui,
    bundle,
    game,
    timeline,
    seats,
    origin: signal<Origin>('own'),
    replayAt,
    selected,
    aim,
    suggested: signal(null),
    eyes,
    facing,
    covered,
    aimed,
    cursor,
    byKeyboard,
    pointed,
    layers: signal(Object.fromEntries(ui.layers.map(({ id, isFirstShown }) => [id, isFirstShown]))),
    full: signal(false),
    busy,
    oldGames: signal<readonly OldGame[]>([]),
    dialog: signal<DialogId | null>(null),
    notice: signal<string | null>(null),
    spoken: signal(''),
    flashes: signal<readonly ShownFlash[]>([]),
    position,
    view: computed(() => game.view(position.value.state, viewer.value)),
    outcome,
    over,
    mayAct,
    orders,
    focus,
    offered: computed(() => {
      const hex = focus.value
      if (hex === null) return undefined
      return aimed.value ? aimed.value.hexes.get(hex) : orders.value.at(selected.value, hex)
    }),
    barrier,
    mayUndo: computed(() => replayAt.value === null && !busy.value && barrier.value === undefined),
  }
  return { ...shell, desk: ui.desk(shell) }
}

/** Against a computer a person sees what that person's side may know; two persons at one device see what the mover may. */
const viewerOf = (seats: Seats, moving: Side, facing: Side | null): Side | undefined => {
  if (seats[0] === 'human' && seats[1] === 'human') return facing ?? moving
  if (seats[moving] === 'human') return moving
  return seats[otherSide(moving)] === 'human' ? otherSide(moving) : undefined
}
