/** The face of a card. */
import { expect, test } from 'vitest'
import { contentRules } from '../../../../tests/support/commandCards.ts'
import { drawCardFace } from './cardFace.ts'

/** The cells of the strip from the left to the right of the screen: what is ordered in each section. */
const strip = (html: string): readonly string[] => {
  const [, cells = ''] = /cc-strip" aria-hidden="true">(.*?)<\/span><\/span>/.exec(`${html}</span>`) ?? []
  return [...`${cells}</span>`.matchAll(/<span[^>]*>(.*?)<\/span>/g)].map(([, text]) => text ?? '')
}

test('the sections of a card lie as they do on the map, also for a side that comes from the north', () => {
  const card = contentRules().cards['foray-left']
  if (!card) throw new Error('no such card')
  expect(strip(drawCardFace(card, 0, 'south'))).toEqual(['2', '', ''])
  expect(strip(drawCardFace(card, 0, 'north'))).toEqual(['', '', '2'])
  // Left and right exchanged.
  expect(strip(drawCardFace(card, 1, 'north'))).toEqual(['2', '', ''])
})
