/** The face of a card as HTML, for the hand and for the reference: its name, what it orders in marks and as a picture, and its text. */
import { escapeText } from '../../../../compiler/cartography/text.ts'
import type { CardRules, Slot } from '../../../../engine/systems/command-cards/rules.ts'
import type { CommandCardsScenario } from '../../../../engine/systems/command-cards/scenario.ts'
import { asStrike } from '../../../../engine/systems/command-cards/types.ts'
import { dieFace, kindMark } from './dieFaces.ts'
import { sectionBits } from './sections.ts'

/** Where a side comes from. */
type Edge = CommandCardsScenario['sides'][number]['edge']

const aircraft = 'M0-10v19M-11 1.5L0-4l11 5.5M-5 8.5L0 5.5l5 3'
const shell = 'M-9 6L3-6q6-2 8-3-1 3-3 8L-4 9zM-9 6l5 3'
const echo = 'M9-5A9 9 0 1 0 9.6 4M10-9v5H5'
const ambush = 'M-11 2Q0-10 11 2Q0 10-11 2zM0-1.6a3 3 0 1 1-.1 0z'

const drawMark = (path: string): string => `<svg viewBox="-12 -12 24 24"><path d="${path}"/></svg>`

const countOf = ({ count }: Slot): string => (count === undefined ? 'all' : String(count))

/**
 * Left, centre, right, and for a side that comes from the north the other way round, as they lie on the map: a section that is ordered
 * is lit, with its number of units; `?` while the player may choose it.
 */
const drawStrip = (card: CardRules, mirrored: 0 | 1, edge: Edge): string => {
  const isChosen = card.orders.some(({ section }) => section === 'chosen')
  const cells = (edge === 'south' ? [0, 1, 2] : [2, 1, 0]).map((index) => {
    const line = card.orders.find((slot) => {
      const bits = sectionBits({ orders: [slot] }, { choice: asStrike, mirrored })
      return (bits & (1 << index)) !== 0
    })
    if (!line) return '<span></span>'
    return isChosen ? '<span class="is-open">?</span>' : `<span class="is-lit">${countOf(line)}</span>`
  })
  return `<span class="cc-strip" aria-hidden="true">${cells.join('')}</span>`
}

/** The marks of a card that does not order by its lines. */
const marksOf = ({ strike, echoes, reacts, rolls }: CardRules): readonly string[] => {
  if (strike) return [strike.targets > 1 ? aircraft : shell]
  if (echoes) return [echo]
  if (reacts) return [ambush]
  return rolls === 'orders' ? [kindMark.infantry, kindMark.armour, dieFace.star] : []
}

/** How many units of which kinds; any kind is an empty frame. */
const drawLine = (slot: Slot): string => {
  const marks = (slot.kinds ?? (['any'] as const)).map((kind) => drawMark(kindMark[kind]))
  return `<span class="cc-line"><b>${countOf(slot)}</b>${marks.join('')}</span>`
}

const drawSigns = (card: CardRules): string => {
  const marks = marksOf(card)
  // Lines of sections are in the strip.
  const lines = card.orders.filter(({ section, kinds }) => section === undefined || kinds !== undefined)
  const signs = marks.length > 0 ? marks.map(drawMark) : lines.map(drawLine)
  return signs.length === 0 ? '' : `<span class="cc-signs" aria-hidden="true">${signs.join('')}</span>`
}

/** Silhouettes on a ground at 0, facing right. */
const figures = {
  infantry:
    'M3-18.6a2.3 2.3 0 1 1-.1 0zM1-13.8l4.4 1 3.6 2.4-1 1.6-3.6-1.6-.6 3.4 3.2 3.4.4 3.6h-2.4l-.4-2.8-4-3-2.4 3-4.4 1-.4-2.2 3.6-1.2 1.8-4zM1.6-10.4l11-2.2.2 1-11 2.4z',
  armour:
    'M-14-2.6q0-2.4 3-3h22q3 .6 3 3t-3 2.6h-22q-3 0-3-2.6zM-12-6l2-3.4h19l4 3.4zM-6-9.4l1-4.2h9l2 4.2zM4-12.6h11v1.6H4z',
  artillery: 'M0-8a4 4 0 1 1-.1 0zM-2-8.6L13-14l.8 2.2L-1-6zM-1-6L-14-1.4V0h2L1-3.6zM2.4-13l1.6-.6 2 9.6-1.6.4z',
  airplane: 'M0-28l1.4 7L13-15.4v2L1.6-16.4.8-9 5-6.6V-5L0-6-5-5v-1.6L-.8-9l-.8-7.4L-13-13.4v-2L-1.4-21z',
  burst: 'M0-20l3 8 8-5-4 9 7 3-9 2 2 3H-7l2-3-9-2 7-3-4-9 8 5z',
  sandbags: 'M-14-4h9v4h-9zM-4.4-4h9v4h-9zM5-4h9v4H5zM-9.4-8.4h9V-4.4h-9zM.4-8.4h9V-4.4h-9z',
  die: 'M-7-14H7V0H-7zM-3.6-12a1.6 1.6 0 1 0 .1 0zM3.6-5.2a1.6 1.6 0 1 0 .1 0zM0-8.6a1.6 1.6 0 1 0 .1 0z',
} as const

interface Figure {
  readonly figure: keyof typeof figures
  readonly x: number
}

/** So many figures of each kind beside each other round a place. */
const row = (kinds: readonly (keyof typeof figures)[], count: number, x: number, step: number): readonly Figure[] =>
  Array.from({ length: count }, (_, at) => ({
    figure: kinds[at % kinds.length] ?? 'infantry',
    x: x + (at - (count - 1) / 2) * step,
  }))

/** Most figures of one line: `all` has as many. */
const most = 4

/** Whom or what a card sends, each section in its third of the picture. */
const figuresOf = (card: CardRules, mirrored: 0 | 1, edge: Edge): readonly Figure[] => {
  const { strike, echoes, reacts, rolls, orders } = card
  if (strike) return strike.targets > 1 ? row(['airplane'], 3, 0, 30) : row(['artillery', 'burst'], 2, 0, 60)
  if (rolls !== undefined) return row(['die', 'infantry', 'die'], 3, 0, 26)
  if (card.digs !== undefined) return row(['infantry', 'sandbags'], most, 0, 24)
  if (echoes || reacts) return row(['infantry', 'sandbags'], 2, 0, 24)
  return orders.flatMap((slot): readonly Figure[] => {
    const kinds = slot.kinds ?? ['infantry']
    if (slot.section === undefined || slot.section === 'chosen')
      return row(kinds, slot.count ?? most, 0, kinds.includes('infantry') ? 18 : 30)
    const bits = sectionBits({ orders: [slot] }, { choice: asStrike, mirrored })
    return [0, 1, 2].flatMap((section) => {
      const third = edge === 'south' ? section - 1 : 1 - section
      const count = Math.min(slot.count ?? most, most)
      return (bits & (1 << section)) === 0 ? [] : row(kinds, count, third * 36, 36 / (count + 0.6))
    })
  })
}

const drawPicture = (card: CardRules, mirrored: 0 | 1, edge: Edge): string => {
  const shown = figuresOf(card, mirrored, edge)
  const paths = shown.map(
    ({ figure, x }) => `<path class="cc-figure" transform="translate(${x.toFixed(1)} 4)" d="${figures[figure]}"/>`,
  )
  return (
    '<svg class="cc-picture" viewBox="-58 -26 116 34" preserveAspectRatio="xMidYMax meet" aria-hidden="true">' +
    '<path class="cc-land" d="M-300-7q80-8 160-4t150-5 150 5 140-3V40H-300z"/><path class="cc-land is-near" d="M-300 2q150-4 300-1t300-1V40H-300z"/>' +
    `${paths.join('')}</svg>`
  )
}

/**
 * Draws the content of an element with the classes `cc-face` and `is-<class of the card>`; `edge` is the map edge from which the side
 * comes.
 */
export const drawCardFace = (card: CardRules, mirrored: 0 | 1 = 0, edge: Edge = 'south'): string =>
  [
    `<span class="cc-name">${escapeText(card.name)}</span>`,
    sectionBits(card) > 0 ? drawStrip(card, mirrored, edge) : '',
    drawPicture(card, mirrored, edge),
    drawSigns(card),
    `<span class="cc-text">${escapeText(card.text)}</span>`,
  ].join('')
