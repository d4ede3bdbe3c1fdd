import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { echelonRules, edgeOf, field, hexOf } from '../../../../tests/support/echelon.ts'
import { outlineText } from '../../../emit/outlineText.ts'
import { makeRatings, printedOf } from './counter.ts'
import { drawBoard, drawPicture, drawStart, drawStill, focusOf, noExtras } from './picture.ts'
import { drawSymbol } from './symbols.ts'

const map = `
  . . f r . . .
   . w . . M s .
  . . . . . . d
   . . . k . . .
  ~ ~ . . . . .`

const scenario = field({
  map,
  hexsides: [
    'minor-river 0302 E SE',
    'major-river 0503 E NE',
    'great-river 0204 E SE',
    'lake 0601 SW W',
    'beach 0304 W SW',
    'sea-cliff 0205 NE',
  ],
  bridges: ['0302 E'],
  ways: ['road 0102 0202 0302 0402', 'track 0503 0504', 'rail 0101 0201 0301'],
  features: ['city 0302', 'major-city 0602', 'fortress 0402', 'fort 0504', 'fortified-zone 0202', 'entrenchment 0303'],
  ports: ['0304 5 2'],
  airbases: ['0202 3'],
  pipelines: ['0101 0102'],
  sides: [{ sources: '0101' }, {}],
  owned: ['0101 0201 0301 0102 0202 0302 0103 0203 0303', 'all'],
  supplies: ['0202 0 12 3'],
  objectives: [{ hex: '0602', name: 'Mill <1>' }],
  units: [
    { id: 'a', side: 0, hex: '0302', design: 'infantry division 5-6-6 supports-others' },
    { id: 'b', side: 0, hex: '0302', design: 'artillery regiment 3-2-6 aa2' },
    { id: 'c', side: 0, hex: '0303', design: 'tank division 12-10-10', reversed: true },
    { id: 'd', side: 1, hex: '0402', design: 'infantry regiment motorised 2-3-8 supports-itself' },
    { id: 'e', side: 1, design: 'cavalry division 4-4-8', turn: 2, entry: '0701' },
  ],
})

const times = (text: string, part: string): number => text.split(part).length - 1

describe('the picture of a scenario', () => {
  it('draws every kind of water and way, and a symbol for each design', () => {
    const { base, symbols } = drawPicture(scenario)
    for (const name of ['map-river', 'map-road', 'map-track', 'map-rail', 'map-bridge', 'map-crest', 'map-blocks'])
      expect(base, name).toContain(`class="${name}"`)
    expect(Object.keys(symbols)).toEqual(Object.keys(scenario.rules.designs))
  })

  it('has a symbol of its own for what each type does, with wheels for lorries', () => {
    const types = Object.values(echelonRules().unitTypes)
    const drawn = new Map(types.map((type) => [type.symbol, drawSymbol(type)]))
    expect(new Set(drawn.values()).size).toBe(drawn.size)
    for (const type of types) {
      expect(drawSymbol(type)).not.toContain('undefined')
      expect(drawSymbol(type, { motorised: true }) === drawSymbol(type)).toBe(type.moves === 'motor')
    }
  })

  it('echelon.C5: prints strength and movement, one number where attack and defence are the same', () => {
    const face = { attack: 5, defence: 5, move: 6 }
    expect(makeRatings(face, 'other', [])).toBe('5-6')
    expect(makeRatings({ ...face, defence: 7 }, 'other', [])).toBe('5-7-6')
    expect(makeRatings({ attack: 0, defence: 3, move: 0 }, 'rail', [])).toBe('0-3-R')
    expect(makeRatings(face, 'semi', ['camel'])).toBe('5-6C')
  })

  it('echelon.C9: a division on its other side is a cadre, which supports nobody', () => {
    const { 'design-of-a': design } = scenario.rules.designs
    expect(printedOf(design, scenario.rules)).toMatchObject({ size: 'division', ratings: '5-6-6', support: 'others' })
    const cadre = printedOf(design, scenario.rules, true)
    expect(cadre).toMatchObject({ size: 'cadre', ratings: '1-2-6' })
    expect(cadre.support).toBeUndefined()
  })

  it('shows a stack as the unit on top and how many there are', () => {
    const start = drawStart(scenario, 'front')
    expect(times(start, 'class="counter-ratings')).toBe(3)
    expect(start).toContain('>5-6-6</text>')
    expect(times(start, 'class="stack-count"')).toBe(1)
    expect(start).toContain('<title>Mill &#60;1&#62;')
  })

  it('draws works, places, stores and the ways home', () => {
    const start = drawStart({ ...scenario, units: [] }, 'front')
    for (const part of ['beach', 'pipeline', 'map-fort', 'work-solid', 'work-heavy', 'counter-works'])
      expect(start, part).toContain(`class="${part}"`)
    expect(times(start, 'class="spot-disc"')).toBe(4)
    expect(start).toContain('<title>12 SP, 3 SRP</title>')
  })

  it.each([false, true])('stands alone as an image, by night: %s', async (night) => {
    const svg = outlineText(drawStill(scenario, { id: 'map', night }))
    expect(svg).not.toContain('var(')
    if (process.env.SHOW)
      await sharp(Buffer.from(svg), { density: 144 }).png().toFile(`${process.env.SHOW}-${night}.png`)
    const { width } = await sharp(Buffer.from(svg)).metadata()
    expect(width).toBeGreaterThan(300)
  })

  it('of a worked example shows all units of a stack, what happened to them, and who attacks', () => {
    const board = drawBoard(scenario, 'board-1', {
      ...noExtras,
      acting: ['a'],
      disrupted: ['b'],
      weather: 'snow',
      attacks: [{ from: [hexOf(map, '0302'), hexOf(map, '0303')], to: hexOf(map, '0402') }],
      brokenBridges: [edgeOf(map, '0302', 'E')],
      brokenRails: [hexOf(map, '0201')],
    })
    expect(times(board, 'class="counter-ratings')).toBe(4)
    expect(times(board, 'class="counter-weak"')).toBe(1)
    expect(times(board, 'is-ready')).toBe(1)
    expect(times(board, 'class="attack-arrow"')).toBe(2)
    expect(times(board, 'class="bridge-cross"')).toBe(1)
    expect(board).toContain('data-weather="snow"')
    expect(times(board, 'class="hex-name"')).toBe(35)
  })

  it('looks where units stand and points are', () => {
    const at = (name: string) => hexOf(map, name)
    expect(focusOf(scenario)).toEqual({
      pieces: [[at('0302'), at('0302'), at('0303')], [at('0402')]],
      goals: [at('0602')],
    })
  })
})
