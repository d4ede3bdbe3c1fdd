/** A plain on which the planner of echelon decides for the side on turn. */
import { keyedDice, rollingDice } from '../../engine/dice.ts'
import { chooseFor } from '../../engine/play.ts'
import { echelon } from '../../engine/systems/echelon/index.ts'
import { echelonPlanner } from '../../engine/systems/echelon/planner/index.ts'
import { type Phase, phase } from '../../engine/systems/echelon/types.ts'
import type { EchelonAction } from '../../engine/systems/echelon/verbs/index.ts'
import { type FieldSketch, field, hexOf } from './echelon.ts'

const map = `
  . . . . . . . . .
   . . . . . . . . .
  . . . . . . . . .
   . . . . . . . . .
  . . . . . . . . .`
export const hex = (name: string): number => hexOf(map, name)

export const strong = 'infantry division 8-8-6 supports-others'
export const weak = 'infantry regiment 1-1-6'

/** A plain on which both sides have their supply behind them. */
export const lay = (sketch: Partial<FieldSketch>, now: Phase = phase.movement) => {
  const scenario = field({
    map,
    owned: ['0101 0201 0301 0102 0202 0302 0103 0203 0303 0104 0204 0304 0105 0205 0305', 'all'],
    sides: [
      { sources: '0103', entry: '0103', withoutHeadquarters: true, ...sketch.sides?.[0] },
      { sources: '0903', entry: '0903', withoutHeadquarters: true, ...sketch.sides?.[1] },
    ],
    supplies: ['0103 0 20', '0903 1 20'],
    ...sketch,
    ...(sketch.sides === undefined ? {} : { sides: sketch.sides }),
  })
  const game = echelon.open(scenario)
  const state = game.setup(keyedDice(1))
  state.phase = now
  const player = echelonPlanner(game)
  const unit = (id: string): number => scenario.units.findIndex((one) => one.id === id)
  return { game, state, unit, choose: (): EchelonAction => chooseFor(game, player, state, state.side, rollingDice(1)) }
}

export type PlannedField = ReturnType<typeof lay>

/** Plays on while the phase and the side stay, and returns what was chosen. */
export const playPhase = ({ game, state, choose }: PlannedField): readonly EchelonAction[] => {
  const { phase: now, side } = state
  const chosen: EchelonAction[] = []
  while (state.phase === now && state.side === side && !state.ended && chosen.length < 100) {
    const action = choose()
    chosen.push(action)
    game.apply({ state, dice: keyedDice(1), emit: () => {} }, side, action)
  }
  return chosen
}
