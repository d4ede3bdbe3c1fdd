/**
 * Text as outlines. Pictures are drawn by a renderer that knows only the fonts of the machine it runs on; text that is
 * drawn as paths looks the same everywhere, and builds stay reproducible.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font, type FontCollection } from 'fontkitten'

/** Old-style serif roman and italic, and the plain sans. */
export const faces = {
  serif: { package: '@fontsource-variable/eb-garamond', file: (subset: string) => `eb-garamond-${subset}-wght-normal` },
  italic: {
    package: '@fontsource-variable/eb-garamond',
    file: (subset: string) => `eb-garamond-${subset}-wght-italic`,
  },
  sans: { package: '@fontsource-variable/inter', file: (subset: string) => `inter-${subset}-wght-normal` },
} as const

export type Face = keyof typeof faces

/** Parts of the fonts, the commonest first. */
const subsets = ['latin', 'latin-ext', 'cyrillic', 'greek', 'vietnamese'] as const

const require = createRequire(import.meta.url)
const opened = new Map<string, Font | undefined>()

const isFont = (font: Font | FontCollection): font is Font => !font.isCollection

const openFont = (face: Face, subset: string): Font | undefined => {
  const { package: name, file } = faces[face]
  const path = `${name}/files/${file(subset)}.woff2`
  if (!opened.has(path)) {
    const font = create(readFileSync(require.resolve(path)))
    opened.set(path, isFont(font) ? font : undefined)
  }
  return opened.get(path)
}

const fontFor = (face: Face, codePoint: number): Font | undefined =>
  subsets.map((subset) => openFont(face, subset)).find((font) => font?.hasGlyphForCodePoint(codePoint))

interface Letter {
  readonly font: Font
  readonly codePoint: number
  /** At size 1. */
  readonly advance: number
}

const lettersOf = (face: Face, text: string): readonly Letter[] =>
  [...text].flatMap((character) => {
    const codePoint = character.codePointAt(0) ?? 32
    const font = fontFor(face, codePoint)
    if (font === undefined) return []
    return [{ font, codePoint, advance: font.glyphForCodePoint(codePoint).advanceWidth / font.unitsPerEm }]
  })

/** How wide a line runs at a size, with `spacing` after each letter but the last. */
export const measure = (face: Face, text: string, size: number, spacing = 0): number => {
  const letters = lettersOf(face, text)
  return letters.reduce((sum, { advance }) => sum + advance * size + spacing, letters.length > 0 ? -spacing : 0)
}

const tenth = (value: number): string => String(Math.round(value * 10) / 10)

/** The outline of a line of text as path data, its baseline beginning at x, y. */
export const outline = (face: Face, text: string, x: number, y: number, size: number, spacing = 0): string => {
  let pen = x
  let path = ''
  for (const { font, codePoint, advance } of lettersOf(face, text)) {
    const scale = size / font.unitsPerEm
    for (const { command, args } of font.glyphForCodePoint(codePoint).path.commands) {
      const points = args.map((value, index) => tenth(index % 2 === 0 ? pen + value * scale : y - value * scale))
      path += `${commandLetters[command]}${points.join(' ')}`
    }
    pen += advance * size + spacing
  }
  return path
}

const commandLetters = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' } as const

/** Breaks a text into lines that are no wider than `width`; a longer word gets a line of its own. */
export const breakLines = (face: Face, text: string, size: number, width: number): readonly string[] => {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter((one) => one !== '')) {
    const last = lines.at(-1)
    if (last !== undefined && measure(face, `${last} ${word}`, size) <= width)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
