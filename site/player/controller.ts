/** What the player's hand does, whether by mouse, finger or key: point, choose, select, order. */
import { batch } from '@preact/signals'
import { centreOf, hexsideMiddle, type Point } from '../../compiler/cartography/geometry.ts'
import { type Action, otherSide } from '../../engine/game.ts'
import { type Direction, type Hex, isOnMap, neighbourOf } from '../../engine/hex.ts'
import { notify, say } from './announce.ts'
import type { Camera } from './camera.ts'
import type { Games } from './games.ts'
import type { Orderly } from './orderly.ts'
import type { Stage } from './stage.ts'
import type { DialogId, PlayerState } from './state.ts'
import { hexOf, hexSubject, isSame } from './subject.ts'
import type { Subject } from './systemUi.ts'
import type { Thinker } from './thinker.ts'
import { count, sideName } from './words.ts'

/** Map units from the middle of a hexside within which a press takes it. */
const edgeReach = 24

export interface Controller {
  readonly games: Games
  readonly undo: () => void
  readonly skip: () => void
  /** The pointer is over a hex, or over none. */
  point(hex: Hex | null): void
  /** A hex is chosen: select what stands there, or send there what is selected. */
  choose(hex: Hex): void
  /** A finger's choice: an order is shown at the first tap and given at the second. */
  tap(hex: Hex): void
  /** A press on the map, before its hex is chosen: whether it took a hexside that is aimed at. */
  takeEdge(point: Point): boolean
  select(subject: Subject): void
  deselect(): void
  /** Chooses an order whose place is chosen next; the same order again, or null, lets go of it. */
  takeAim(key: string | null): void
  /** The next person sits down: the screen is theirs. */
  uncover(): void
  order(action: Action | undefined): void
  /** Selects the next own unit that can still do something. */
  nextUnit(step: 1 | -1): void
  /** Moves the cursor to the next hex that can be attacked, or at which an order can be aimed. */
  nextTarget(): void
  moveCursor(direction: Direction): void
  putCursor(hex: Hex): void
  /** `sure` is false for a key that is easily hit: units that can act are then asked about first. */
  endTurn(sure: boolean): void
  /** Brings what the tutorial points at into view, and selects it if it is not a hex. */
  showPointer(show: object | null): void
  /** Shows what the planning player would do now; asked again, it is done. */
  askStaff(): Promise<void>
  /** Zooms about what the player looks at. */
  zoom(factor: number): void
  toggleLayer(layer: string): void
  toggleFull(): void
  open(dialog: DialogId | null): void
  replayTo(count: number | null): void
}

/** Why nobody at this device may act; undefined when somebody may. */
const whyIdle = (state: PlayerState): string | undefined => {
  if (state.mayAct.value) return undefined
  if (state.covered.value) return 'Hand the screen over first.'
  if (state.replayAt.value !== null) return 'This is the replay: go back to the game to give orders.'
  return state.outcome.value ? 'The battle is over.' : 'It is not your turn.'
}

/** The order that is aimed: how many places there are, and how to step through them. */
const speakAim = (state: PlayerState): string => {
  const group = state.aimed.value
  if (!group) return ''
  const places = count(group.hexes.size + group.edges.size, 'place')
  const { title } = state.ui.words.group(state, group)
  return `${title}: ${places} to choose from. T steps through them, Enter chooses, Escape lets go.`
}

export const createController = (
  state: PlayerState,
  games: Games,
  orderly: Orderly,
  stage: Stage,
  camera: Camera,
  thinker: Thinker,
  reveal: (hex: Hex) => void,
): Controller => {
  const { ui } = state
  const { map } = state.bundle.scenario
  let endTurnAsked = -1

  const select = (subject: Subject): void => {
    batch(() => {
      // What is selected already stays the same value: its panel is not read from the beginning again.
      if (!isSame(state.selected.value, subject)) state.selected.value = subject
      state.aim.value = null
      state.pointed.value = null
      const stands = hexOf(state, subject)
      // One that is still to come is shown where it may arrive.
      const hex = stands > 0 ? stands : (state.orders.value.places(subject)[0] ?? 0)
      if (hex > 0) {
        state.cursor.value = hex
        reveal(hex)
      }
    })
    say(state, ui.words.speakSubject(state, subject))
  }

  const putCursor = (hex: Hex): void => {
    if (!isOnMap(map, hex)) return
    batch(() => {
      state.cursor.value = hex
      state.byKeyboard.value = true
      state.pointed.value = null
    })
    reveal(hex)
    say(state, ui.words.speakHex(state, hex))
  }

  /** What choosing a hex orders now. */
  const orderAt = (hex: Hex): Action | undefined =>
    state.aimed.value ? state.aimed.value.hexes.get(hex) : state.orders.value.at(state.selected.value, hex)

  const choose = (hex: Hex) => {
    const action = orderAt(hex)
    if (action) {
      orderly.carryOut(action)
      return
    }
    state.aim.value = null
    const there = ui.orders.subjectsAt(state, hex)
    const next = there.find((subject) => !isSame(subject, state.selected.value))
    if (next) return select(next)
    batch(() => {
      state.selected.value = there.length > 0 ? null : hexSubject(hex)
      state.cursor.value = hex
    })
    say(state, ui.words.speakHex(state, hex))
  }

  const nextUnit = (step: 1 | -1) => {
    const able = ui.orders.able(state)
    const { selected } = state
    const current = selected.value?.kind === able[0]?.kind ? (selected.value?.number ?? -1) : -1
    const next =
      step === 1 ? able.find(({ number }) => number > current) : able.findLast(({ number }) => number < current)
    const chosen = next ?? (step === 1 ? able[0] : able.at(-1))
    if (chosen) select(chosen)
    else notify(state, whyIdle(state) ?? ui.words.idle)
  }

  const nextTarget = (): void => {
    const targets = [...(state.aimed.value?.hexes.keys() ?? state.orders.value.targets(state.selected.value))]
    targets.sort((a, b) => a - b)
    const next = targets.find((hex) => hex > state.cursor.value) ?? targets[0]
    if (next === undefined) notify(state, 'The selected unit can attack nobody.')
    else putCursor(next)
  }

  const endTurn = (sure: boolean) => {
    const action = state.orders.value.endTurn
    if (!action) return notify(state, whyIdle(state) ?? 'The turn cannot be ended now.')
    const unfinished = sure ? undefined : ui.words.unfinished(state)
    const now = state.timeline.value.steps.length
    if (unfinished !== undefined && endTurnAsked !== now) {
      endTurnAsked = now
      return notify(state, `${unfinished} Press E again to end the turn.`)
    }
    const next = otherSide(state.view.value.side)
    orderly.carryOut(action)
    const moves = state.position.value.state.side === next
    const waits = moves && state.seats.value[next] !== 'human' && state.outcome.value === undefined
    if (waits) say(state, `${sideName(state.bundle.scenario, next)} moves.`)
  }

  return {
    games,
    undo: orderly.undo,
    skip: stage.skip,
    select,
    choose,
    takeEdge({ x, y }) {
      const near = [...(state.aimed.value?.edges ?? [])]
        .map(([edge, action]) => {
          const middle = hexsideMiddle(map, { hex: Math.floor(edge / 6), direction: (edge % 6) as Direction })
          return { action, distance: Math.hypot(middle.x - x, middle.y - y) }
        })
        .sort((a, b) => a.distance - b.distance)[0]
      if (near === undefined || near.distance > edgeReach) return false
      orderly.carryOut(near.action)
      return true
    },
    takeAim(key) {
      const next = key === state.aim.value ? null : key
      batch(() => {
        state.aim.value = next
        state.pointed.value = null
      })
      if (next !== null) say(state, speakAim(state))
    },
    uncover() {
      batch(() => {
        state.facing.value = state.position.value.state.side
        state.selected.value = null
      })
    },
    nextUnit,
    nextTarget,
    putCursor,
    endTurn,
    point(hex) {
      batch(() => {
        state.pointed.value = hex
        if (hex !== null) state.byKeyboard.value = false
      })
    },
    tap(hex) {
      const action = orderAt(hex)
      state.byKeyboard.value = false
      if (action && state.pointed.value !== hex) state.pointed.value = hex
      else choose(hex)
    },
    deselect() {
      batch(() => {
        if (state.aim.value !== null) state.aim.value = null
        else state.selected.value = null
        state.pointed.value = null
      })
    },
    showPointer(show) {
      const subject = show && ui.lessons.subjectOf(state, show)
      if (!subject) return
      if (subject.kind !== 'hex') return select(subject)
      const hex = subject.number
      state.cursor.value = hex
      state.pointed.value = hex
      reveal(hex)
      say(state, ui.words.speakHex(state, hex))
    },
    async askStaff() {
      const before = state.suggested.value
      if (before) {
        orderly.carryOut(before)
        return
      }
      const idle = whyIdle(state)
      if (idle !== undefined) return notify(state, idle)
      const { timeline, game } = state
      const asked = timeline.value
      const moves = asked.steps.map((done) => game.makeAction(done.action))
      notify(state, 'The staff thinks.')
      const turn = thinker.turn('planner', asked.seed, moves)
      const { value } = await turn.next().catch(() => ({ value: undefined }))
      void turn.return()
      const action = typeof value === 'string' ? game.parseAction(value) : undefined
      if (timeline.value !== asked) return
      if (!action) return notify(state, 'The staff has no answer.')
      batch(() => {
        const actor = ui.orders.actorOf(action)
        if (actor) select(actor)
        const key = ui.orders.keyOf(action)
        const group = state.orders.value.groups.get(key)
        if (group && group.alone === undefined) state.aim.value = key
        const place = ui.orders.placeOf(state.position.value.state, action)
        if (place !== undefined && place > 0) {
          state.pointed.value = place
          state.cursor.value = place
          reveal(place)
        }
      })
      state.suggested.value = action
      state.notice.value = null
      say(state, `The staff suggests: ${ui.words.action(state, action)} Press G again to do it.`)
    },
    order(action) {
      if (action) orderly.carryOut(action)
    },
    moveCursor(direction) {
      putCursor(neighbourOf(map, state.cursor.value, direction))
    },
    zoom(factor) {
      const hex = hexOf(state, state.selected.value)
      camera.zoomAbout(factor, hex > 0 ? centreOf(map, hex) : undefined)
    },
    toggleLayer(layer) {
      const shown = !state.layers.value[layer]
      state.layers.value = { ...state.layers.value, [layer]: shown }
      say(state, `${ui.layers.find(({ id }) => id === layer)?.name ?? layer} ${shown ? 'shown' : 'hidden'}`)
    },
    toggleFull() {
      state.full.value = !state.full.value
    },
    open(dialog) {
      state.dialog.value = dialog
    },
    replayTo(moves) {
      batch(() => {
        state.selected.value = null
        state.aim.value = null
        state.pointed.value = null
        state.replayAt.value = moves === null ? null : Math.max(0, Math.min(state.timeline.value.steps.length, moves))
      })
    },
  }
}
