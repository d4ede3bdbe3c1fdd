/** Makes the signals of the player's state: those that are stored, and those that follow from them. */
import { computed, signal } from '@preact/signals'
import type { BattleScenario, ScenarioBundle } from '../../compiler/bundle.ts'
import { isOfSquares, type Space } from '../../engine/board.ts'
import { atDifficulty } from '../../engine/difficulty.ts'
import type { AnyGame, Side, State } from '../../engine/game.ts'
import { keptSettings } from './settings.ts'
import type { SoundId } from './sound/kinds.ts'
import type { StoredGame } from './storage.ts'
import type { PlayerState, ShellState, ShownFlash, SystemUi } from './systemUi.ts'
import { lastPosition, moverOf, positionAt, type Timeline, undoBarrier } from './timeline.ts'
import type { DialogId, Effect, Eyes, Invitation, Origin, SavedAs, Seats, Subject } from './types.ts'

/** Where the keyboard's cursor begins. */
export const firstCursor = ({ setup }: SystemUi, scenario: BattleScenario): Space =>
  setup.interest(scenario)[0] ?? (isOfSquares(scenario.map) ? 1 : scenario.map.width + 3)

const storedSignals = (ui: SystemUi, { scenario }: ScenarioBundle, first: Timeline) => ({
  timeline: signal(first),
  seats: signal<Seats>(first.game.teams.flat().map(() => 'human')),
  saved: signal<SavedAs>({ id: '' }),
  following: signal(false),
  replayAt: signal<number | null>(null),
  selected: signal<Subject | null>(null),
  overview: signal(false),
  aim: signal<string | null>(null),
  suggested: signal(null),
  taught: signal<Subject | null>(null),
  endIsTaught: signal(false),
  cursor: signal<Space>(firstCursor(ui, scenario)),
  byKeyboard: signal(false),
  pointed: signal<Space | null>(null),
  layers: signal<Readonly<Record<string, boolean>>>(
    Object.fromEntries(ui.layers.map(({ id, isFirstShown }) => [id, isFirstShown])),
  ),
  full: signal(false),
  busy: signal(false),
  skipping: signal(false),
  paused: signal(false),
  running: signal(false),
  settings: signal(keptSettings()),
  games: signal<readonly StoredGame[]>([]),
  dialog: signal<DialogId | null>(null),
  notice: signal<string | null>(null),
  spoken: signal(''),
  flashes: signal<readonly ShownFlash[]>([]),
  effects: signal<readonly Effect[]>([]),
  sounds: signal<readonly SoundId[]>([]),
  eyes: signal<Eyes | null>(null),
  facing: signal<Side | null>(null),
  acting: signal<Side | null>(null),
  invitation: signal<Invitation | null>(null),
})

type Stored = ReturnType<typeof storedSignals>

/** Finds who acts next: whoever was asked for or sits before the screen, then any other person, then a computer. */
const moverFinder = ({ timeline, seats, facing, acting }: Stored) => {
  return (state: State): Side => {
    const people = timeline.value.game.actors(state).filter((side) => seats.value[side] === 'human')
    const wanted = [acting.value, facing.value, people[0]].find((side) => people.some((one) => one === side))
    return moverOf(timeline.value, state, (side) => side === wanted)
  }
}

/** Which moment of the game is shown, whose turn it is, and who may act in it. */
const turnSignals = (ui: SystemUi, { scenario }: ScenarioBundle, stored: Stored) => {
  const { timeline, seats, replayAt, busy, facing, following, saved } = stored
  const moverIn = moverFinder(stored)
  const hides = ui.setup.hides(scenario)
  const isReplay = computed(() => replayAt.value !== null)
  const position = computed(() =>
    replayAt.value === null ? lastPosition(timeline.value) : positionAt(timeline.value, replayAt.value),
  )
  const outcome = computed(() => timeline.value.game.outcome(position.value.state))
  const isLive = computed(() => !isReplay.value && outcome.value === undefined)
  // A game by link opens when both have given a secret: till then nobody knows its first position.
  const isUnopened = computed(() => ['invited', 'joined'].includes(saved.value.byLink?.status ?? ''))
  /** True if the next to act is a person whose partner at this screen needs no handover. */
  const isShared = computed(() => {
    const { state } = lastPosition(timeline.value)
    const mover = moverIn(state)
    const team = timeline.value.game.teams.find((sides) => sides.includes(facing.value ?? -1))
    return seats.value[mover] === 'human' && team?.includes(mover) === true && ui.setup.partnersShare?.(state) === true
  })
  // Asked of the game as it stands: a replay must not open what is covered.
  const nextToFace = computed(() => {
    const [only, ...others] = peopleOf(seats.value)
    return only !== undefined && others.length === 0 ? only : moverIn(lastPosition(timeline.value).state)
  })
  const covered = computed(() => {
    const { state } = lastPosition(timeline.value)
    if (isUnopened.value) return true
    const people = peopleOf(seats.value)
    if (!hides || people.length === 0 || timeline.value.game.outcome(state) !== undefined) return false
    // Whoever plays alone sits there already, unless somebody else did when the players changed.
    if (people.length === 1) return facing.value !== null && facing.value !== nextToFace.value
    const mover = moverIn(state)
    if (seats.value[mover] !== 'human' || facing.value === mover) return false
    return facing.value === null || (!isShared.value && ui.setup.hides(scenario, state))
  })
  const barrier = computed(() => {
    const { steps, given = 0 } = timeline.value
    if (saved.value.byLink !== undefined && steps.length > 0 && steps.length <= given)
      return 'What was sent stays as it is.'
    return undoBarrier(timeline.value, (side) => seats.value[side] === 'human', ui.events.reveals)
  })
  return {
    moverIn,
    position,
    outcome,
    covered,
    isShared,
    nextToFace,
    over: computed(() => timeline.value.game.outcome(lastPosition(timeline.value).state) !== undefined),
    mayAct: computed(
      () =>
        isLive.value &&
        !busy.value &&
        !following.value &&
        !covered.value &&
        seats.value[moverIn(position.value.state)] === 'human',
    ),
    barrier,
    mayUndo: computed(() => !isReplay.value && !busy.value && !following.value && barrier.value === undefined),
  }
}

type Turn = ReturnType<typeof turnSignals>

/** The sides for which people at this device decide. */
export const peopleOf = (seats: Seats): readonly Side[] =>
  seats.flatMap((seat, side) => (seat === 'human' ? [side] : []))

/** Against computers a person sees what their side may know; several at one device see what the mover may. */
const viewerOf = (seats: Seats, moving: Side, facing: Side | null): Side | undefined => {
  const people = peopleOf(seats)
  if (people.length < 2) return people[0]
  return facing ?? (people.includes(moving) ? moving : undefined)
}

/** Makes the signal of the viewer's view. */
const viewSignal = (hides: boolean, { timeline, replayAt, eyes, seats, facing }: Stored, turn: Turn) => {
  const viewer = computed(() => {
    const chosen = replayAt.value === null ? null : eyes.value
    if (chosen !== null) return chosen === 'all' ? undefined : chosen
    if (turn.over.value) return undefined
    return viewerOf(
      seats.value,
      turn.moverIn(turn.position.value.state),
      hides && !turn.isShared.value ? facing.value : null,
    )
  })
  return computed(() => timeline.value.game.view(turn.position.value.state, viewer.value))
}

/** Makes the signals of the possible orders, and of the order that the player is about to give. */
const orderSignals = (ui: SystemUi, stored: Stored, turn: Turn) => {
  const { timeline, aim, pointed, byKeyboard, cursor, selected, overview } = stored
  const orders = computed(() => {
    const { state } = turn.position.value
    return ui.orders.sort(timeline.value.game, state, turn.mayAct.value, turn.moverIn(state))
  })
  const aimed = computed(() => (aim.value === null ? undefined : orders.value.groups.get(aim.value)))
  const focus = computed(() => pointed.value ?? (byKeyboard.value ? cursor.value : null))
  const offered = computed(() => {
    const hex = focus.value
    if (hex === null) return undefined
    return aimed.value ? aimed.value.hexes.get(hex) : orders.value.at(selected.value, hex)
  })
  const isSheetOpen = computed(() => selected.value !== null || aimed.value !== undefined || overview.value)
  return { orders, aimed, focus, offered, isSheetOpen }
}

/** Opens the scenario at levels of difficulty, each once; a string says why it cannot be played at one. */
const gamesOf = (ui: SystemUi, { scenario, difficulties }: ScenarioBundle) => {
  const open = new Map<string | undefined, AnyGame>()
  return (level: string | undefined): AnyGame | string => {
    const levels = difficulties.map(({ id }) => id)
    const at = atDifficulty(scenario, levels, level)
    if (typeof at === 'string') return at
    const game = open.get(at.difficulty) ?? ui.open(at)
    open.set(at.difficulty, game)
    return game
  }
}

const originOf = ({ link, byLink }: SavedAs): Origin =>
  byLink !== undefined ? 'sent' : link !== undefined ? 'link' : 'own'

export const createState = (ui: SystemUi, bundle: ScenarioBundle, first: Timeline): PlayerState => {
  const { scenario } = bundle
  const stored = storedSignals(ui, bundle, first)
  const turn = turnSignals(ui, bundle, stored)
  const shell: ShellState = {
    ui,
    bundle,
    gameAt: gamesOf(ui, bundle),
    get game() {
      return stored.timeline.value.game
    },
    get scenario() {
      return stored.timeline.value.game.scenario as BattleScenario
    },
    ...stored,
    origin: computed(() => originOf(stored.saved.value)),
    ...turn,
    view: viewSignal(ui.setup.hides(scenario), stored, turn),
    ...orderSignals(ui, stored, turn),
  }
  // Not a copy: what the game of the moment is must be asked each time.
  const player: PlayerState = Object.assign(shell, {
    derived: ui.derive(shell),
    pieces: computed(() => ui.map.pieces(player)),
  })
  return player
}
