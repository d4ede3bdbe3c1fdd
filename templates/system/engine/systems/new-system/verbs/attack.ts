/** A unit attacks one beside it. new-system.F1 */
import { around } from '../../../board.ts'
import { otherSide } from '../../../twoSides.ts'
import { rollToHit } from '../combat.ts'
import { endGame, stepsOf } from '../victory.ts'
import { verb, type Words } from './verb.ts'

export const attackVerb = verb('attack', 'a', { unit: 'unit', target: 'unit' })({
  list({ board, unitsOf }, { hex, attacked }, side, add, { units }) {
    for (const unit of units) {
      if (hex[unit] === 0 || attacked[unit] === 1) continue
      const near = around(board, hex[unit])
      for (const target of unitsOf[otherSide(side)])
        if (hex[target] > 0 && near.includes(hex[target])) add({ type: 'attack', unit, target })
    }
  },
  apply(table, draft, side, { unit, target }) {
    const { state, dice, emit } = draft
    const roll = 1 + dice.at({ turn: state.turn, side }, 'attack', unit).below(table.scenario.rules.combat.faces)
    const isHit = roll >= rollToHit(table, state, unit, target)
    state.attacked[unit] = 1
    state.points[unit] = 0
    emit({ type: 'attacked', unit, target, roll, isHit, rolled: true })
    if (!isHit) return
    state.steps[target]--
    if (state.steps[target] > 0) return
    state.hex[target] = 0
    emit({ type: 'destroyed', unit: target })
    if (stepsOf(table, state, otherSide(side)) === 0) endGame(draft, 'destroyed') // new-system.V2
  },
  refusal: (_, { attacked }, __, { unit }) =>
    attacked[unit] === 1 ? 'It has attacked in this turn.' : 'A unit attacks an enemy beside it.',
})

export const attackWords = {
  attack: { order: '{unit} {attacks|attack} {target}', button: 'Attack', isAttack: true },
} satisfies Words
