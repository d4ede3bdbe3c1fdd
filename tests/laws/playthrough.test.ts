/** A golden playthrough for each system: what a reviewer reads to see what a change of the rules does. `npx vitest -u` writes it anew. */
import { expect, test } from 'vitest'
import { rollingDice } from '../../engine/dice.ts'
import type { Action, Game, GameEvent, State, View } from '../../engine/game.ts'
import { stateHash } from '../../engine/hash.ts'
import { start, step } from '../../engine/play.ts'
import { operational } from '../../engine/systems/operational/index.ts'
import { race } from '../support/scenarios.ts'

const playthrough = <S extends State, A extends Action, E extends GameEvent, V extends View, Q>(
  game: Game<S, A, E, V, Q>,
  seed: number,
): string => {
  const choices = rollingDice(seed, 1)
  let { position } = start(game, seed)
  const lines = [`${game.scenario.id}, seed ${seed}`, `state ${stateHash(game, position.state)}`]
  for (;;) {
    const { state } = position
    const [side] = game.actors(state)
    const legal = game.legal(state, side)
    const action = legal[choices.below(legal.length)]
    const stepped = step(game, position, side, action)
    if (!stepped.ok) throw new Error(stepped.reason)
    position = stepped.position
    lines.push('', `turn ${state.turn}, side ${side}: ${JSON.stringify(action)} of ${legal.length}`)
    for (const event of stepped.events) lines.push(`  ${JSON.stringify(event)}`)
    lines.push(`  state ${stateHash(game, position.state)}`)
    const outcome = game.outcome(position.state)
    if (outcome) return [...lines, '', JSON.stringify(outcome), ''].join('\n')
  }
}

test.each([['operational', operational.open(race), 5]] as const)('the playthrough of %s', async (name, game, seed) => {
  await expect(playthrough(game, seed)).toMatchFileSnapshot(`../golden/playthrough-${name}.txt`)
})
