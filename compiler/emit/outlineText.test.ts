import { describe, expect, it } from 'vitest'
import { outlineText } from './outlineText.ts'
import { breakLines, measure, outline } from './type.ts'

const style =
  '<style>#m .names{font-family:"EB Garamond",serif}#m .town{font-size:20px}#m .sea .small{font-size:10px}#m .sea{text-anchor:middle;font-style:italic}#m .pill{font-family:Inter,sans-serif}</style>'
const pathOf = (svg: string): string => / d="([^"]*)"/.exec(svg)?.[1] ?? ''
const drawn = (inner: string): string => outlineText(`<svg id="m">${style}<g class="names">${inner}</g></svg>`)

describe('text as outlines', () => {
  it('is set as the style sheet of the picture says, and keeps its class and its turn', () => {
    const svg = drawn('<text class="town" x="5" y="9" transform="rotate(3)">Gabès</text>')
    expect(svg).toContain(`<path class="town" transform="rotate(3)" d="${outline('serif', 'Gabès', 5, 9, 20)}"/>`)
    expect(svg).not.toContain('<text')
  })

  it('inherits from the groups around it', () => {
    const inner = drawn(
      '<g class="sea"><text class="small" x="0" y="0">G</text></g><text class="town" x="0" y="0">G</text>',
    )
    expect(pathOf(inner)).toBe(outline('italic', 'G', -measure('italic', 'G', 10) / 2, 0, 10))
    expect(inner).toContain(outline('serif', 'G', 0, 0, 20))
  })

  it('reads what was escaped, and writes nothing of it as text', () => {
    const svg = drawn('<text class="town" x="0" y="0">&#60;b&#62;</text>')
    expect(pathOf(svg)).toBe(outline('serif', '<b>', 0, 0, 20))
  })

  it('knows letters beyond the first font file, and leaves out what no font has', () => {
    expect(outline('serif', 'Łódź', 0, 0, 20).length).toBeGreaterThan(100)
    expect(outline('sans', 'Орёл', 0, 0, 20).length).toBeGreaterThan(100)
    expect(outline('serif', '\u{10FFFF}', 0, 0, 20)).toBe('')
    expect(measure('serif', '', 20)).toBe(0)
  })

  it('breaks lines where they fit', () => {
    const width = measure('serif', 'Before the', 40) + 1
    expect(breakLines('serif', 'Before the Gabès gap', 40, width)).toEqual(['Before the', 'Gabès gap'])
    expect(breakLines('serif', 'Unbreakable', 40, 10)).toEqual(['Unbreakable'])
  })
})
