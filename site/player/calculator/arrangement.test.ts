/** Arrangements in addresses: what somebody is sent is what was arranged, and what does not fit is left out. */
import { describe, expect, test } from 'vitest'
import { parseHexName } from '../../../engine/hex.ts'
import { makeScenario as makeCards } from '../../../tests/support/commandCards.ts'
import { makeScenario } from '../../../tests/support/operational.ts'
import { arranger as cards } from '../systems/command-cards/arranger.ts'
import { arranger } from '../systems/operational/arranger.ts'
import {
  type Arrangement,
  asWritten,
  isChanged,
  isPlaceFree,
  makeAddress,
  parseAddress,
  type Setting,
} from './arrangement.ts'

const operational = makeScenario({
  map: '. . . . .\n ~ ~ ~ ~ ~',
  owner: '1 1 1 2 2\n - - - - -',
  turns: 3,
  weather: ['dry', 'mud', 'dry'],
  units: [
    { id: 'a', side: 0, hex: '0101', steps: 4, entrenchment: 1 },
    { id: 'b', side: 0, arrives: { turn: 2, hexes: ['0101'] } },
    { id: 'e', side: 1, hex: '0501' },
  ],
})
const battle = makeCards({
  map: '. . . . .\n . . . . .',
  units: [
    { id: 'a', side: 0, hex: '0101' },
    { id: 'e', side: 1, hex: '0501' },
  ],
})
const hex = (name: string): number => parseHexName(operational.map, name) ?? 0

const read = (text: string): Arrangement => parseAddress(operational, arranger, text)

describe('an address', () => {
  test('names nothing where nothing is arranged', () => {
    expect(makeAddress(operational, asWritten)).toBe('')
    expect(read('')).toEqual(asWritten)
    expect(isChanged(read('side=1'))).toBe(false)
  })

  test('leads back to what was arranged', () => {
    const arrangement: Arrangement = {
      side: 1,
      values: { turn: 2 },
      units: new Map<number, Setting>([
        [0, { hex: hex('0401'), values: { steps: 2, entrenchment: 2 } }],
        [1, { hex: hex('0201'), values: {} }],
        [2, { hex: 0, values: {} }],
      ]),
    }
    const address = makeAddress(operational, arrangement)
    expect(address).toBe('side=1&turn=2&unit=a.0401.steps-2.entrenchment-2&unit=b.0201&unit=e.off')
    expect(read(address)).toEqual(arrangement)
    expect(isChanged(arrangement)).toBe(true)
  })

  test.each([
    ['a unit that there is not', 'unit=nobody.0401'],
    ['a hex that there is not', 'unit=a.9901'],
    ['ground on which it cannot stand', 'unit=a.0202'],
    ['a hex in which another unit stands', 'unit=a.0501'],
    ['a weather that there is not', 'turn=9'],
    ['what nobody can set', 'colour=3'],
    ['a side that there is not', 'side=7'],
  ])('leaves out %s', (_, address) => {
    expect(read(address)).toEqual(asWritten)
  })

  test.each(['steps-99', 'steps-0', 'steps-x', 'steps', 'colour-1'])('leaves out the strength %s', (value) => {
    expect(read(`unit=a.0401.${value}`).units.get(0)).toEqual({ hex: hex('0401'), values: {} })
  })

  test('leaves a gun where its author put it, on ground that nobody else enters', () => {
    const works = makeCards({
      map: '. = . . .',
      units: [
        { id: 'gun', side: 0, hex: '0201' },
        { id: 'other', side: 0, hex: '0101' },
      ],
    })
    const put = (text: string) => parseAddress(works, cards, text).units.get(0)
    expect(put('unit=gun.0201.figures-1')?.values).toEqual({ figures: 1 })
    expect(put('unit=gun.0301')?.hex).toBeGreaterThan(0)
  })

  test('lets one of two stand in a hex, and nobody come back to where another one stands', () => {
    expect(read('unit=a.0301&unit=b.0301').units.size).toBe(1)
    expect(read('unit=a.0501&unit=e.0101').units.size).toBe(2)
    // Where the first may not stand it goes back to its own place, which the second must then leave.
    expect(read('unit=b.0101&unit=a.0501').units.size).toBe(0)
    expect(isPlaceFree(operational, arranger, read('unit=a.0301&unit=b.0101'), 0)).toBe(false)
    expect(isPlaceFree(operational, arranger, read('unit=a.0301'), 0)).toBe(true)
  })

  test('lets units of one side share a hex where they stack, and no enemies', () => {
    const stacked = { ...arranger, isStacked: true }
    const together = (text: string) => parseAddress(operational, stacked, text).units.size
    expect(together('unit=a.0301&unit=b.0301')).toBe(2)
    expect(together('unit=a.0301&unit=e.0301')).toBe(1)
    expect(isPlaceFree(operational, stacked, read('unit=a.0301&unit=b.0101'), 0)).toBe(true)
  })
})

describe('what can be set', () => {
  test('is steps, works and the day with its weather in operations', () => {
    const [turn] = arranger.ofBattle(operational, {})
    expect(turn.options.map(([, label]) => label)[1]).toMatch(/^Turn 2, .*: mud$/)
    const [steps, works] = arranger.ofUnit(operational, 0, { hex: hex('0101'), values: {} })
    expect([steps.value, works.value]).toEqual([4, 1])
    // A unit that stands elsewhere has left the works.
    expect(arranger.ofUnit(operational, 0, { hex: hex('0201'), values: {} })[1].value).toBe(0)
  })

  test('is figures and the card in battles led by cards', () => {
    const [figures] = cards.ofUnit(battle, 0, { hex: 0, values: {} })
    expect(figures.value).toBe(figures.options.length)
    const [card] = cards.ofBattle(battle, {})
    expect(card.options.length).toBeGreaterThan(1)
    const { game, state } = cards.open(battle, { ...asWritten, values: { card: card.options[1][0] } })
    expect(game.table.cards[state.card - 1].name).toBe(card.options[1][1])
  })
})
