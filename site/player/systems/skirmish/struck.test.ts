import { expect, it } from 'vitest'
import { lowestDice } from '../../../../engine/dice.ts'
import type { Side } from '../../../../engine/game.ts'
import { phase } from '../../../../engine/systems/skirmish/types.ts'
import type { SkirmishAction } from '../../../../engine/systems/skirmish/verbs/index.ts'
import { type Field, field } from '../../../../tests/support/skirmishField.ts'
import { scarsOf } from './struck.ts'

/** The marks that an action leaves, as the side that acts sees them. */
const marksOf = ({ game, state, act }: Field, action: SkirmishAction, ...rolls: readonly number[]) => {
  const position = () => ({ state: game.copy(state), dice: lowestDice, moves: 0 })
  const first = position()
  const side: Side = state.active
  const events = act(side, action, ...rolls)
  const timeline = { first, steps: [{ action, side, turn: 1, events, after: position() }] }
  return scarsOf(game.table, timeline, 1, game.view(state, side))
}

it('a vehicle that a mine destroys burns where the mine was', () => {
  const battle = field({ units: ['german-opel d2', 'us-light-inf a6'], at: phase.deployment, active: 1 })
  const card = battle.hold(1, 'at-mine', 9)
  battle.act(1, { type: 'play', card, target: battle.ground('d3'), choice: 0 })
  Object.assign(battle.state, { active: 0, waiting: 1, phase: phase.movement })
  const marks = marksOf(battle, { type: 'move', unit: battle.unit(0), space: battle.space('d4') })
  expect(marks).toEqual([{ space: battle.space('d3'), craters: 0, wrecks: 1 }])
})

it('a unit that is fired at as it lands leaves a crater where it lands', () => {
  const battle = field({ units: ['german-flak88 d2', 'us-sherman a6'], at: phase.deployment, active: 1 })
  const card = battle.hold(1, 'us-paratroopers', 4)
  const marks = marksOf(battle, { type: 'deploy', card, space: battle.space('d5'), how: 0 }, 9)
  expect(marks).toEqual([{ space: battle.space('d5'), craters: 1, wrecks: 0 }])
})
