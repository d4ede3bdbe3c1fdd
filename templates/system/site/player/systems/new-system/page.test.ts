/** The page finds every legal action of a whole game, and has words for each. */
import { expect, it } from 'vitest'
import type { ScenarioBundle } from '../../../../compiler/bundle.ts'
import { rollingDice } from '../../../../engine/dice.ts'
import { newSystem } from '../../../../engine/systems/new-system/index.ts'
import { part } from '../../../../tests/support/part.ts'
import { loadScenarios } from '../../../../tests/support/scenarios.ts'
import { createState } from '../../state.ts'
import type { SystemUi } from '../../systemUi.ts'
import { extended, startTimeline } from '../../timeline.ts'
import { newSystemUi } from './index.ts'
import type { PlayerState } from './types.ts'

const [scenario] = await loadScenarios('new-system')

it('finds every legal action, with words for it, until the game is over', () => {
  const game = newSystem.open(scenario)
  const bundle = part<ScenarioBundle>({ scenario, picture: { symbols: {} }, tutorial: null, difficulties: [] })
  const shell = createState(part<SystemUi>(newSystemUi), bundle, startTimeline(game, 1))
  const state = part<PlayerState>(shell)
  const { words, orders: ordering } = state.ui
  const chance = rollingDice(1, 1)
  shell.seats.value = ['human', 'human']
  while (state.outcome.value === undefined) {
    const now = state.position.value.state
    const legal = game.legal(now, now.side)
    const { byUnit, groups, endTurn } = state.orders.value
    const found = [...byUnit.values()].flatMap(({ moves, attacks, keys }) => [
      ...moves.values(),
      ...attacks.values(),
      ...keys.flatMap((key) => groups.get(key)?.alone ?? []),
    ])
    const textOf = (action: object): string => JSON.stringify(action)
    expect([...found, ...(endTurn ? [endTurn] : [])].map(textOf).sort()).toEqual(legal.map(textOf).sort())
    for (const action of legal) {
      const actor = ordering.actorOf(action)
      shell.selected.value = actor ?? null
      const place = ordering.placeOf(now, action, game) ?? state.scenario.objective
      const { word, about } = words.button(state, action)
      const said = [word, about, words.action(state, action), words.speakHex(state, place), words.target(state, place)]
      for (const text of actor ? [...said, words.speakSubject(state, actor)] : said)
        expect(text).toMatch(/^(?!.*(undefined|NaN|\[object|\{)).+/)
    }
    const step = extended(game, shell.timeline.value, legal[chance.below(legal.length)])
    if ('reason' in step) throw new Error(step.reason)
    shell.timeline.value = step.timeline
  }
  expect(words.outcome(state.scenario, state.outcome.value).title).not.toBe('')
})
