import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { hexOf, makeScenario } from '../../../../tests/support/commandCards.ts'
import { outlineText } from '../../../emit/outlineText.ts'
import { drawBoard, drawPicture, drawStart, drawStill, focusOf } from './picture.ts'

const map = `
  . . f . . . .
   . = . . h .
  . . = o . . .
   . . = . . .
  . . . . . . .`

const scenario = makeScenario({
  map,
  units: [
    { side: 0, hex: '0205', leader: true, figures: 3 },
    { side: 1, hex: '0301', type: 'armour' },
    { side: 1, reserve: 'paradrop' },
  ],
  obstacles: ['bridge 0303', 'wire 0204', 'bunker 0502 1', 'sea-wall 0404 SW SE'],
  ways: ['road 0304 0303 0302'],
  medals: [{ hexes: '0403', name: 'Mill <1>', medals: 2 }],
})

const times = (text: string, part: string): number => text.split(part).length - 1

describe('the picture of a battle', () => {
  it('command-cards.C2: is cut through the half hexes, with the borders of the sections', () => {
    const { width, height, base, symbols } = drawPicture(scenario)
    expect(width).toBeCloseTo(7 * 55.4, 0)
    expect(height).toBe(5 * 48 + 16)
    expect(base).toContain('section-border')
    expect(times(base, 'board-off')).toBe(1)
    expect(Object.keys(symbols)).toEqual(Object.keys(scenario.rules.unitTypes))
  })

  it('shows every unit on the board with a pip for each figure, and its leader', () => {
    const start = drawStart(scenario)
    expect(times(start, 'class="counter ')).toBe(2)
    expect(times(start, 'class="pip"')).toBe(3 + scenario.rules.unitTypes.armour.figures)
    expect(times(start, 'leader-star')).toBe(1)
  })

  it('names places without letting their names be markup, and counts more than one medal', () => {
    const start = drawStart(scenario)
    expect(start).toContain('<title>Mill &#60;1&#62;')
    expect(start).toContain('<text class="medal-count" y="4">2</text>')
  })

  it('draws every obstacle, the wall on its hexsides', () => {
    const works = drawStart({ ...scenario, units: [], medals: [] })
    expect(works).toContain('map-bridge-deck')
    expect(works).toContain('work-solid')
    expect(times(works, 'work-line')).toBe(1)
    expect(times(works, 'work-heavy')).toBe(1)
  })

  it.each([false, true])('stands alone as an image, by night: %s', async (night) => {
    const svg = outlineText(drawStill(scenario, { id: 'map', night }))
    expect(svg).not.toContain('var(')
    const { width } = await sharp(Buffer.from(svg)).metadata()
    expect(width).toBeGreaterThan(300)
  })

  it('of a worked example shows what is lost, names the hexes that are played on, and sections only where they matter', () => {
    const sight = [{ from: hexOf(map, '0205'), to: hexOf(map, '0301'), isFree: false }]
    const board = drawBoard(scenario, 'board-1', {
      ordered: [],
      figures: { 'unit-1': 1 },
      sections: false,
      sight,
      smoke: [],
    })
    expect(times(board, 'pip-open')).toBe(scenario.rules.unitTypes.armour.figures - 1)
    expect(times(board, 'class="hex-name"')).toBe(7 + 6 + 7 + 6 + 7)
    expect(board).not.toContain('section-border')
    expect(times(board, 'class="sight-blocked"')).toBe(1)
  })

  it('looks where units stand and medals are', () => {
    expect(focusOf(scenario)).toEqual({
      pieces: [[hexOf(map, '0205')], [hexOf(map, '0301')]],
      goals: [hexOf(map, '0403')],
    })
  })
})
