/** The small pictures of a scenario: a card for lists, and a card for links that are shared. */
import sharp from 'sharp'
import { isOfSquares } from '../../engine/board.ts'
import { teamsOf } from '../../engine/teams.ts'
import type { BattleScenario } from '../bundle.ts'
import { escapeText } from '../cartography/text.ts'
import type { Drawing, Focus } from '../systems/systemCompiler.ts'
import type { Cache } from './cache.ts'
import { type Crop, cropOf } from './crop.ts'
import { outlineText } from './outlineText.ts'
import { breakLines, measure, outline } from './type.ts'

export interface Previews {
  /** 800 x 500, WebP. */
  readonly card: Uint8Array
  /** The same by night. */
  readonly cardNight: Uint8Array
  /** 1200 x 630, PNG. */
  readonly social: Uint8Array
}

const card = { width: 800, height: 500, widest: 940 }
const social = { width: 1200, height: 630, map: 790, widest: 860 }

/** Colours of the social card: paper, ink, brick, as on the site by day. */
const paper = '#fbf8f0'
const ink = '#241e14'
const soft = '#5c5342'
const brick = '#9a3b1f'

/** Draws the pictures; what has not changed comes from the cache. */
export const drawPreviews = async (scenario: BattleScenario, pen: Drawing, cache: Cache): Promise<Previews> => {
  const focus = pen.focus(scenario)
  let still: string | undefined
  const stillOf = (): string => {
    still ??= outlineText(pen.still(scenario, { id: 'map' }))
    return still
  }
  const cardOf = (drawing: string): Promise<Uint8Array> => {
    const crop = cropOf(scenario.map, focus, card.width / card.height, card.widest)
    const picture = window(drawing, crop, 0, card.width, card.height)
    return sharp(Buffer.from(picture)).webp({ quality: 76, effort: 5 }).toBuffer()
  }
  const [small, night, shared] = await Promise.all([
    cache.bytes(['card', sharp.versions, scenario], () => cardOf(stillOf())),
    cache.bytes(['card by night', sharp.versions, scenario], () =>
      cardOf(outlineText(pen.still(scenario, { id: 'map', night: true }))),
    ),
    cache.bytes(['social', sharp.versions, scenario], () =>
      sharp(Buffer.from(drawSocial(scenario, focus, stillOf())))
        .png({ palette: true, quality: 90, compressionLevel: 9 })
        .toBuffer(),
    ),
  ])
  return { card: small, cardNight: night, social: shared }
}

/** A standalone picture cut to a part of it, at a place and size in the picture around it. */
const window = (svg: string, crop: Crop, x: number, width: number, height: number): string =>
  svg.replace(/^<svg\b[^>]*>/, (tag) =>
    tag
      .replace(
        /\sviewBox="[^"]*"/,
        ` viewBox="${crop.x} ${crop.y} ${crop.width} ${crop.height}" preserveAspectRatio="xMidYMid slice"`,
      )
      .replace(/\swidth="[^"]*"/, ` x="${x}" width="${width}"`)
      .replace(/\sheight="[^"]*"/, ` height="${height}"`),
  )

const margin = 64
const column = 400

/** The title as large as it may be in three lines. */
const setTitle = (title: string): { readonly size: number; readonly lines: readonly string[] } => {
  for (let size = 74; size > 34; size -= 4) {
    const lines = breakLines('serif', title, size, column)
    if (lines.length <= 3 && lines.every((line) => measure('serif', line, size) <= column)) return { size, lines }
  }
  return { size: 34, lines: breakLines('serif', title, 34, column).slice(0, 4) }
}

const drawSocial = (scenario: BattleScenario, focus: Focus, still: string): string => {
  const { width, height } = social
  const crop = cropOf(scenario.map, focus, social.map / height, social.widest)
  const { size, lines } = setTitle(scenario.title)
  const top = 176
  const leading = size * 1.04
  const title = lines
    .map((line, row) => outline('serif', line, margin, top + size * 0.7 + row * leading, size))
    .join('')
  const below = top + size * 0.7 + (lines.length - 1) * leading + 78
  const sides = teamsOf(scenario).map((team, row) => {
    const y = below + row * 46
    const left = margin + 38 * team.sides.length
    const [name = ''] = breakLines('sans', team.name, 27, column - 2 - (left - margin))
    const swatches = team.sides.map(
      (side, place) =>
        `<rect x="${margin + 30 * place}" y="${y - 20}" width="22" height="22" rx="5" fill="${escapeText(scenario.sides[side].colour.light)}"/>`,
    )
    return `${swatches.join('')}<path fill="${soft}" d="${outline('sans', name, left, y, 27)}"/>`
  })
  const facts = `${new Date(`${scenario.date}T00:00:00Z`).getUTCFullYear()}  ·  ${scenario.isUnlimited ? 'no turn limit' : `${scenario.turns} turns`}  ·  ${scenario.map.width} × ${scenario.map.height} ${isOfSquares(scenario.map) ? 'squares' : 'hexes'}`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<defs><linearGradient id="fade"><stop offset="0" stop-color="${paper}"/><stop offset="1" stop-color="${paper}" stop-opacity="0"/></linearGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="${paper}"/>` +
    window(still, crop, width - social.map, social.map, height) +
    `<rect x="${width - social.map - 1}" width="140" height="${height}" fill="url(#fade)"/>` +
    `<path fill="${brick}" d="${outline('sans', 'SANDTABLE', margin, 104, 22, 4)}"/>` +
    `<rect x="${margin}" y="124" width="56" height="4" fill="${brick}"/>` +
    `<path fill="${ink}" stroke="${ink}" stroke-width="${size / 90}" d="${title}"/>` +
    sides.join('') +
    `<path fill="${soft}" d="${outline('sans', facts, margin, height - 56, 22)}"/>` +
    '</svg>'
  )
}
