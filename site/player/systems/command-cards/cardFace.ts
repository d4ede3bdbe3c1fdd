/** The face of a card as HTML, for the hand and for the reference: its name, what it orders in marks, and its text. */
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

/**
 * Draws the content of an element with the classes `cc-face` and `is-<class of the card>`; `edge` is the map edge from which the side
 * comes.
 */
export const drawCardFace = (card: CardRules, mirrored: 0 | 1 = 0, edge: Edge = 'south'): string =>
  [
    `<span class="cc-name">${escapeText(card.name)}</span>`,
    sectionBits(card) > 0 ? drawStrip(card, mirrored, edge) : '<span class="cc-rule" aria-hidden="true"></span>',
    drawSigns(card),
    `<span class="cc-text">${escapeText(card.text)}</span>`,
  ].join('')
