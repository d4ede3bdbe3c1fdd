/** An echelon game in the movement phase of its first side: for tests of single rules. Units and hexes go by name. */
import { forcedDice, lowestDice } from '../../engine/dice.ts'
import type { Hex } from '../../engine/hex.ts'
import type { EchelonEvent } from '../../engine/systems/echelon/events.ts'
import { type EchelonGame, echelon } from '../../engine/systems/echelon/index.ts'
import type { EchelonDraft } from '../../engine/systems/echelon/services.ts'
import { type EchelonState, phase, supply } from '../../engine/systems/echelon/types.ts'
import type { ActionOf, EchelonAction, EchelonActionType } from '../../engine/systems/echelon/verbs/index.ts'
import type { Side } from '../../engine/twoSides.ts'
import { type FieldSketch, field } from './echelon.ts'

export interface EchelonField {
  readonly game: EchelonGame
  /** Edit it to set a scene. */
  readonly state: EchelonState
  readonly events: EchelonEvent[]
  hex(name: string): Hex
  unit(id: string): number
  /** Where a unit stands, as printed on the map; its number when it is off the board. */
  at(id: string): string | number
  /** A draft of the state whose dice fall as they are told: 0 is a one. */
  draft(rolls?: readonly number[]): EchelonDraft
  /** Returns the legal actions of a kind for the side. */
  legal<T extends EchelonActionType>(type: T, like?: object): readonly ActionOf<T>[]
  /** Does something that is legal. */
  act(action: EchelonAction, rolls?: readonly number[]): void
}

/** Opens a sketch with fair weather, calm sea, and all units in supply. */
export const layField = (sketch: FieldSketch, side: Side = 0): EchelonField => {
  const scenario = field(sketch)
  const game = echelon.open(scenario)
  const state = game.setup(lowestDice)
  state.phase = phase.movement
  state.side = side
  state.active = side
  state.weather.fill(0)
  state.sea = 0
  state.supply.fill(supply.full)
  const events: EchelonEvent[] = []
  const unit = (id: string): number => {
    const found = scenario.units.findIndex((one) => one.id === id)
    if (found < 0) throw new Error(`no unit ${id}`)
    return found
  }
  const hex = (name: string): Hex => {
    const found = game.table.board.parseName(name)
    if (found === undefined) throw new Error(`no hex ${name}`)
    return found
  }
  const draft = (rolls: readonly number[] = []): EchelonDraft => ({
    state,
    dice: forcedDice(rolls),
    emit: (event) => events.push(event),
  })
  return {
    game,
    state,
    events,
    hex,
    unit,
    at: (id) => (state.hex[unit(id)] > 0 ? game.table.board.nameOf(state.hex[unit(id)]) : state.hex[unit(id)]),
    draft,
    legal: (type, like = {}) => game.legal(state, state.side, { ...like, type }) as never,
    act(action, rolls) {
      if (!game.legal(state, state.side, { ...action }).some((one) => game.same(one, action)))
        throw new Error(`not legal: ${JSON.stringify(action)}: ${game.refusal(state, state.side, action)}`)
      game.apply(draft(rolls), state.side, action)
    },
  }
}
