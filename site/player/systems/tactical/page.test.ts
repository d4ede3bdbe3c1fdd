/** The page finds every legal action of a whole game, and has words for each. */
import { expect, it } from 'vitest'
import type { ScenarioBundle } from '../../../../compiler/bundle.ts'
import { rollingDice } from '../../../../engine/dice.ts'
import { tactical } from '../../../../engine/systems/tactical/index.ts'
import type { TacticalScenario } from '../../../../engine/systems/tactical/scenario.ts'
import { part } from '../../../../tests/support/part.ts'
import { loadScenarios } from '../../../../tests/support/scenarios.ts'
import { createState } from '../../state.ts'
import type { SystemUi } from '../../systemUi.ts'
import { extended, startTimeline } from '../../timeline.ts'
import { tacticalUi } from './index.ts'
import type { PlayerState } from './types.ts'

const [scenario] = (await loadScenarios('tactical')) as readonly TacticalScenario[]

/** Legal actions of which words are asked in a position: all would take minutes. */
const asked = 40

const isWords = /^(?!.*(undefined|NaN|\[object|\{)).+/

it('finds every legal action, with words for it, until the game is over', () => {
  const game = tactical.open(scenario)
  const bundle = part<ScenarioBundle>({ scenario, picture: { symbols: {} }, tutorial: null, difficulties: [] })
  const shell = createState(part<SystemUi>(tacticalUi), bundle, startTimeline(game, 1))
  const state = part<PlayerState>(shell)
  const { words, orders: ordering, map } = state.ui
  const chance = rollingDice(1, 1)
  shell.seats.value = ['human', 'human']
  while (state.outcome.value === undefined) {
    const now = state.position.value.state
    // The screen is handed over.
    shell.facing.value = now.side
    const legal = game.legal(now, now.side)
    const { byUnit, groups, endTurn } = state.orders.value
    const found = [
      ...[...byUnit.values()].flatMap(({ moves, targets, replacements }) => [
        ...moves.values(),
        ...targets,
        ...replacements,
      ]),
      ...[...groups.values()].flatMap(({ alone, hexes }) => [...hexes.values(), ...(alone ? [alone] : [])]),
      ...(endTurn ? [endTurn] : []),
    ]
    const textOf = (action: object): string => JSON.stringify(action)
    expect(found.map(textOf).sort()).toEqual(legal.map(textOf).sort())
    const some = legal.filter((_, at) => at % Math.ceil(legal.length / asked) === 0)
    for (const action of some) {
      const actor = ordering.actorOf(action)
      shell.selected.value = actor ?? null
      const place = ordering.placeOf(now, action, game) ?? scenario.objectives[0].hex
      const { word, about } = words.button(state, action)
      const said = [word, about, words.action(state, action), words.speakHex(state, place), words.target(state, place)]
      for (const text of actor ? [...said, words.speakSubject(state, actor)] : said) expect(text).toMatch(isWords)
      const pill = words.pill(state, action)
      if (pill) expect(`${pill.text} ${pill.meaning}`).toMatch(isWords)
      const offer = map.offer(state, action)
      if (offer) expect(offer.line.length).toBeGreaterThan(1)
    }
    expect(
      map
        .pieces(state)
        .map(({ label }) => label)
        .join(),
    ).toMatch(isWords)
    const attacks = legal.filter(({ type }) => type === 'attack')
    const ends = legal.filter(({ type }) => type === 'end')
    const others = legal.filter(({ type }) => type !== 'surrender' && type !== 'retreat')
    const wanted = attacks.length > 0 ? attacks : chance.below(12) === 0 ? ends : others
    const step = extended(game, shell.timeline.value, wanted[chance.below(wanted.length)])
    if ('reason' in step) throw new Error(step.reason)
    shell.timeline.value = step.timeline
  }
  expect(words.outcome(state.scenario, state.outcome.value).title).not.toBe('')
})
