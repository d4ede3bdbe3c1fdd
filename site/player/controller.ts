/** What the player's hand does, whether by mouse, finger or key: point, choose, select, order. */
import { batch } from '@preact/signals'
import { centreOf, hexsideMiddle, type Point } from '../../compiler/cartography/geometry.ts'
import type { TutorialPointer } from '../../compiler/systems/operational/bundle.ts'
import { otherSide } from '../../engine/game.ts'
import { type Direction, type Hex, isOnMap, neighbourOf } from '../../engine/hex.ts'
import type { OperationalAction } from '../../engine/systems/operational/types.ts'
import { notify, say } from './announce.ts'
import type { Camera } from './camera.ts'
import type { Games } from './games.ts'
import type { Orderly } from './orderly.ts'
import type { Stage } from './stage.ts'
import type { DialogId, PlayerState } from './state.ts'
import { type LayerId, layers } from './systems/operational/layers.ts'
import { keyOf, placeOf } from './systems/operational/orders.ts'
import { describe } from './systems/operational/orderWords.ts'
import { speakAim, speakHeadquarters, speakHex, speakUnit } from './systems/operational/speech.ts'
import { count, headquartersAt, isAble, unitAt } from './systems/operational/words.ts'
import type { Thinker } from './thinker.ts'

/** Map units from the middle of a hexside within which a press takes it. */
const edgeReach = 24

export interface Controller {
  readonly games: Games
  readonly undo: () => void
  readonly skip: () => void
  /** The pointer is over a hex, or over none. */
  point(hex: Hex | null): void
  /** A hex is chosen: select what stands there, or send the selected unit there. */
  choose(hex: Hex): void
  /** A finger's choice: an order is shown at the first tap and given at the second. */
  tap(hex: Hex): void
  /** A press on the map, before its hex is chosen: whether it took a bridge that is aimed at. */
  takeEdge(point: Point): boolean
  select(unit: number | null): void
  selectHq(hq: number): void
  deselect(): void
  /** Chooses an order whose place is chosen next; the same order again, or null, lets go of it. */
  takeAim(key: string | null): void
  /** The next person sits down: the screen is theirs. */
  uncover(): void
  order(action: OperationalAction | undefined): void
  /** Selects the next own unit that can still do something. */
  nextUnit(step: 1 | -1): void
  /** Moves the cursor to the next hex that the selected unit can attack, or at which an order can be aimed. */
  nextTarget(): void
  /** Selects the next own headquarters. */
  nextHq(): void
  moveCursor(direction: Direction): void
  putCursor(hex: Hex): void
  /** `sure` is false for a key that is easily hit: units that can act are then asked about first. */
  endTurn(sure: boolean): void
  /** Brings what the tutorial points at into view, and selects a unit of one's own. */
  showPointer(show: TutorialPointer | null): void
  /** Shows what the planning player would do now; asked again, it is done. */
  askStaff(): Promise<void>
  /** Zooms about what the player looks at. */
  zoom(factor: number): void
  toggleLayer(layer: LayerId): void
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

export const createController = (
  state: PlayerState,
  games: Games,
  orderly: Orderly,
  stage: Stage,
  camera: Camera,
  thinker: Thinker,
  reveal: (hex: Hex) => void,
): Controller => {
  const { map } = state.bundle.scenario
  let endTurnAsked = -1

  const select = (unit: number | null): void => {
    batch(() => {
      state.selected.value = unit
      state.selectedHex.value = null
      state.selectedHq.value = null
      state.aim.value = null
      state.pointed.value = null
      const orders = unit === null ? undefined : state.orders.value.byUnit.get(unit)
      const stands = unit === null ? -1 : (state.position.value.state.hex[unit] ?? -1)
      // One that is still to come is shown where it may arrive.
      const hex = orders?.enters ? ([...orders.moves.keys(), ...orders.attacks.keys()][0] ?? -1) : stands
      if (hex > 0) {
        state.cursor.value = hex
        reveal(hex)
      }
    })
    const shown = unit === null ? undefined : state.view.value.units[unit]
    if (shown) say(state, speakUnit(state, shown))
  }

  const putCursor = (hex: Hex): void => {
    if (!isOnMap(map, hex)) return
    batch(() => {
      state.cursor.value = hex
      state.byKeyboard.value = true
      state.pointed.value = null
    })
    reveal(hex)
    say(state, speakHex(state, hex))
  }

  const selectHq = (hq: number): void => {
    const hex = state.view.value.headquarters[hq]?.hex ?? -1
    batch(() => {
      state.selected.value = null
      state.selectedHex.value = null
      state.selectedHq.value = hq
      state.aim.value = null
      state.pointed.value = null
      if (hex > 0) {
        state.cursor.value = hex
        reveal(hex)
      }
    })
    say(state, speakHeadquarters(state, hq))
  }

  /** What choosing a hex orders now. */
  const orderAt = (hex: Hex): OperationalAction | undefined => {
    if (state.aimed.value) return state.aimed.value.hexes.get(hex)
    return state.selected.value === null ? undefined : state.orders.value.at(state.selected.value, hex)
  }

  const choose = (hex: Hex) => {
    const action = orderAt(hex)
    if (action) {
      orderly.carryOut(action)
      return
    }
    state.aim.value = null
    const unit = unitAt(state.view.value, hex)
    if (unit && unit.unit !== state.selected.value) return select(unit.unit)
    const hq = headquartersAt(state.view.value, hex)
    if (hq && hq.hq !== state.selectedHq.value) return selectHq(hq.hq)
    batch(() => {
      state.selected.value = null
      state.selectedHq.value = null
      state.selectedHex.value = unit || hq ? null : hex
      state.cursor.value = hex
    })
    say(state, speakHex(state, hex))
  }

  const nextUnit = (step: 1 | -1) => {
    const { side } = state.position.value.state
    const able = state.view.value.units
      .filter((unit) => unit.side === side && isAble(state.orders.value, unit, state.view.value.turn))
      .map((unit) => unit.unit)
    if (able.length === 0)
      return notify(
        state,
        whyIdle(state) ??
          'Nobody can move or attack any more. Orders of the headquarters may be left; else end the turn.',
      )
    const current = state.selected.value ?? -1
    const next = step === 1 ? able.find((unit) => unit > current) : able.findLast((unit) => unit < current)
    select(next ?? (step === 1 ? able[0] : able.at(-1)) ?? null)
  }

  const nextTarget = (): void => {
    const unit = state.selected.value
    const attacks = unit === null ? undefined : state.orders.value.byUnit.get(unit)?.attacks
    const targets = [...(state.aimed.value?.hexes ?? attacks ?? new Map<Hex, never>()).keys()].sort((a, b) => a - b)
    const next = targets.find((hex) => hex > state.cursor.value) ?? targets[0]
    if (next === undefined) notify(state, 'The selected unit can attack nobody.')
    else putCursor(next)
  }

  const endTurn = (sure: boolean) => {
    const action = state.orders.value.endTurn
    if (!action) return notify(state, whyIdle(state) ?? 'The turn cannot be ended now.')
    const idle = state.view.value.units.filter(
      (unit) => unit.side === state.view.value.side && !unit.moved && state.orders.value.byUnit.has(unit.unit),
    ).length
    const now = state.timeline.value.steps.length
    if (!sure && idle > 0 && endTurnAsked !== now) {
      endTurnAsked = now
      return notify(state, `${count(idle, 'unit')} can still act. Press E again to end the turn.`)
    }
    const next = otherSide(state.view.value.side)
    orderly.carryOut(action)
    state.selected.value = null
    const waits = state.seats.value[next] !== 'human' && state.outcome.value === undefined
    if (waits) say(state, `${state.bundle.scenario.sides[next].name} moves.`)
  }

  return {
    games,
    undo: orderly.undo,
    skip: stage.skip,
    select,
    selectHq,
    choose,
    nextHq() {
      const { side } = state.position.value.state
      const own = state.view.value.headquarters.filter((hq) => hq.side === side)
      const next = own.find((hq) => hq.hq > (state.selectedHq.value ?? -1)) ?? own[0]
      if (next) selectHq(next.hq)
      else notify(state, 'This side has no headquarters.')
    },
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
        state.selectedHq.value = null
        state.selectedHex.value = null
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
        else {
          state.selected.value = null
          state.selectedHex.value = null
          state.selectedHq.value = null
        }
        state.pointed.value = null
      })
    },
    showPointer(show) {
      const unit = show?.unit
      if (unit !== undefined) select(unit)
      else if (show?.hex !== undefined) {
        state.cursor.value = show.hex
        state.pointed.value = show.hex
        reveal(show.hex)
        say(state, speakHex(state, show.hex))
      }
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
      const group = keyOf(action)
      batch(() => {
        if ('unit' in action && action.type !== 'air-supply') select(action.unit)
        else if ('hq' in action) selectHq(action.hq)
        if (state.orders.value.groups.get(group)?.alone === undefined && state.orders.value.groups.has(group))
          state.aim.value = group
        const place = placeOf(state.position.value.state, action)
        if (place !== undefined && place > 0) {
          state.pointed.value = place
          state.cursor.value = place
          reveal(place)
        }
      })
      state.suggested.value = action
      state.notice.value = null
      say(state, `The staff suggests: ${describe(state, action)} Press G again to do it.`)
    },
    order(action) {
      if (action) orderly.carryOut(action)
    },
    moveCursor(direction) {
      putCursor(neighbourOf(map, state.cursor.value, direction))
    },
    zoom(factor) {
      const unit = state.selected.value
      const hex = unit === null ? (state.selectedHex.value ?? -1) : (state.position.value.state.hex[unit] ?? -1)
      camera.zoomAbout(factor, hex > 0 ? centreOf(map, hex) : undefined)
    },
    toggleLayer(layer) {
      const shown = !state.layers.value[layer]
      state.layers.value = { ...state.layers.value, [layer]: shown }
      say(state, `${layers.find(({ id }) => id === layer)?.name ?? layer} ${shown ? 'shown' : 'hidden'}`)
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
        state.selectedHq.value = null
        state.aim.value = null
        state.pointed.value = null
        state.replayAt.value = moves === null ? null : Math.max(0, Math.min(state.timeline.value.steps.length, moves))
      })
    },
  }
}
