import { describe, expect, it } from 'vitest'
import { lowestDice } from '../../../../engine/dice.ts'
import { skirmish } from '../../../../engine/systems/skirmish/index.ts'
import { village } from '../../../../tests/support/skirmish.ts'
import { explain } from './explain.ts'

const game = skirmish.open(village())
const state = game.setup(lowestDice)
const ask = (text: string) => explain(game, state, text.split(' '))

describe('a question', () => {
  it.each([
    ['hit rangers pioneers', 5000],
    ['hit heavy rangers infantry-hmg', 4000],
    ['destruction rangers pioneers', 10_000],
    ['loss rangers pioneers', 0],
    ['movement sherman', 2000],
    ['armour heavy', 4000],
    ['income us-1', 1000],
  ])('%s is answered', (text, value) => {
    expect(ask(text)).toMatchObject({ value })
  })

  it('about a unit that is not there has no answer', () => {
    expect(ask('hit rangers german-opel')).toContain('not on the board')
  })

  it.each([
    ['hit rangers', 'Name the target, as in "hit <unit> <target> [<weapon>]".'],
    ['hit rangers pioneers mortar', '"mortar" is not an upgrade of the unit.'],
    ['movement sherman far', '"far" is one word too many.'],
    ['range sherman', 'There is no question "range".'],
    ['income mars', '"mars" is not a side.'],
  ])('%s is refused', (text, message) => {
    expect(() => ask(text)).toThrow(message)
  })
})
