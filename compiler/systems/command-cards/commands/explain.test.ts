import { describe, expect, it } from 'vitest'
import { keyedDice } from '../../../../engine/dice.ts'
import { commandCards } from '../../../../engine/systems/command-cards/index.ts'
import { makeScenario } from '../../../../tests/support/commandCards.ts'
import { UsageError } from '../../../commands/command.ts'
import { metrics } from '../playtest/metrics.ts'
import { explain } from './explain.ts'

const map = `
  . . . .
   . . .
  . . . .`

const scenario = makeScenario({
  map,
  units: [
    { id: 'a', side: 0, hex: '0203' },
    { id: 'b', side: 1, hex: '0202' },
    { id: 'c', side: 1, hex: '0401' },
  ],
})
const game = commandCards.open(scenario)
const state = game.setup(keyedDice(1))
const ask = (words: string) => explain(game, state, words.split(' '))

describe('what can be asked about a battle', () => {
  it('command-cards.C12: the dice, term by term', () => {
    expect(ask('dice a b')).toMatchObject({ unit: 'dice', value: 3000 })
  })

  it('command-cards.C15: medals of a side', () => {
    expect(ask('medals first')).toMatchObject({ value: 0 })
  })

  it('why there is no answer', () => {
    expect(ask('dice a c')).toBe('no battle is possible there: a stands at 0203, c stands at 0401.')
  })

  it.each([
    ['dice a', 'Name the target, as in "dice <attacker> <target>".'],
    ['dice a d', '"d" is not a unit.'],
    ['dise a b', 'There is no question "dise". Did you mean "dice"?'],
    ['movement a 9901', '"9901" is no hex of the map.'],
    ['medals first second', '"second" is one word too many.'],
  ])('“%s” is refused', (words, why) => {
    expect(() => ask(words)).toThrow(UsageError)
    expect(() => ask(words)).toThrow(why)
  })
})

describe('what is measured', () => {
  it('command-cards.C15: medals and figures that are gone', () => {
    const later = game.copy(state)
    later.figures[1] = 1
    later.destroyedMedals[0] = 2
    const view = game.view(later, undefined)
    const found = Object.fromEntries(metrics.map(({ id, measure }) => [id, measure(scenario, view)]))
    expect(found).toEqual({ medals: [2, 0], lead: [2], 'figures-lost': [0, 3] })
  })
})
