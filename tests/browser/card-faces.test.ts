/** Every card of both systems can be read wherever it is shown: in hand, looked at, beside the map, in the reference and on paper. */
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { drawCardFace as drawCommandCard } from '../../site/player/systems/command-cards/cardFace.ts'
import { drawCardFace as drawSkirmishCard, factsOfUnit } from '../../site/player/systems/skirmish/cardFace.ts'
import { contentRules as commandRules } from '../support/commandCards.ts'
import { contentRules as skirmishRules } from '../support/skirmish.ts'
import { hasTurn } from '../support/turns.ts'
import { atRest, openPage, showIn, test } from './page.ts'
import { anyBundleOf, openBattle } from './table.ts'

/** A card as it is drawn. */
interface Face {
  readonly name: string
  readonly html: string
  /** The class of its element, where that depends on the card. */
  readonly look?: string
}

const { cards } = commandRules()
const { unitTypes, upgrades, support } = skirmishRules()

interface Kind {
  readonly battle: string
  readonly page: string
  /** A card of the hand, and what its face is the content of, in play and in the reference. */
  readonly held: string
  readonly face: string
  /** The card that is taken up, beside the map. */
  readonly shown: string
  readonly faces: readonly Face[]
  /** A card whose name nobody could fit in. */
  readonly spoilt: Face
}

const commandFace = (card: (typeof cards)[string]): Face => ({
  name: card.name,
  html: drawCommandCard(card),
  look: `cc-face is-${card.class}`,
})
const [card] = Object.values(cards)
const [unit] = Object.values(unitTypes)
if (!card || !unit) throw new Error('no cards')
const endless = 'Endless'.repeat(60)

const kinds: Readonly<Record<string, Kind>> = {
  'command-cards': {
    battle: 'asan',
    page: '/reference/command-cards/cards/',
    held: '.cc-card',
    face: '.cc-face',
    shown: '.cc-sheet-text',
    faces: Object.values(cards).map(commandFace),
    spoilt: commandFace({ ...card, name: endless }),
  },
  skirmish: {
    battle: 'vierville-1944',
    page: '/reference/skirmish/support/',
    held: '.sk-held',
    face: '.sk-card',
    shown: '.sk-shown .sk-card',
    faces: [
      ...Object.values(unitTypes).map((one) => ({
        name: one.name,
        html: drawSkirmishCard(factsOfUnit(one, upgrades)),
      })),
      ...Object.values(support).map((one) => ({
        name: one.name,
        html: drawSkirmishCard({ support: one, options: [] }),
      })),
    ],
    spoilt: { name: endless, html: drawSkirmishCard(factsOfUnit({ ...unit, name: endless }, upgrades)) },
  },
}

/** In the page: draws each face in the place of one that is there. Names those of which a text is cut off, and those without a picture. */
const drawEach = ([place, faces]: readonly [place: string, faces: readonly Face[]]): readonly string[] => {
  const element = document.querySelector<HTMLElement>(place)
  if (!element) throw new Error(`no ${place}`)
  const turned = element.closest('li')
  if (turned) turned.style.rotate = 'none'
  const isCut = (node: Node): boolean => {
    const range = document.createRange()
    range.selectNodeContents(node)
    const texts = [...range.getClientRects()]
    for (let box = node.parentElement; box; box = box === element ? null : box.parentElement) {
      if (box !== element && getComputedStyle(box).overflow === 'visible') continue
      const { left, right, top, bottom } = box.getBoundingClientRect()
      // Letters are lower than their line.
      const out = texts.some(
        (one) => one.left < left - 1 || one.right > right + 1 || one.top < top - 3 || one.bottom > bottom + 3,
      )
      if (out) return true
    }
    return false
  }
  return faces.flatMap(({ name, html, look }) => {
    element.innerHTML = html
    if (look !== undefined) element.className = look
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const texts: Node[] = []
    while (walker.nextNode())
      if (walker.currentNode.textContent?.trim() && walker.currentNode.parentElement?.checkVisibility())
        texts.push(walker.currentNode)
    const picture = element.querySelector(':is(.cc-picture, .sk-art)')?.getBoundingClientRect()
    return [
      ...texts.filter(isCut).map(({ textContent }) => `${name}: ${textContent}`),
      ...(texts.length === 0 ? [`${name} says nothing`] : []),
      ...(!picture || picture.height < 18 || picture.width < 60 ? [`${name} has no picture`] : []),
    ]
  })
}

/** What cannot be read of all cards in a place; a spoilt one is seen there. */
const cutAt = async (page: Page, place: string, { faces, spoilt }: Kind): Promise<readonly string[]> => {
  expect(await page.evaluate(drawEach, [place, [spoilt]] as const), 'a spoilt card').not.toEqual([])
  return page.evaluate(drawEach, [place, faces] as const)
}

const sizes = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
]

/** Windows in which a card grows in hand; in smaller ones the panel has it whole. */
const grows = ({ width }: { readonly width: number }): boolean => width >= 832

describe.each(Object.keys(kinds))('%s', (system) => {
  const kind = kinds[system] as Kind
  const { battle, page: reference, held, face, shown } = kind

  test.each(sizes.filter((_, index) => hasTurn(index)))(
    'every card can be read in hand and beside the map at $width by $height',
    async (viewport) => {
      const { page, faults } = await openBattle(anyBundleOf(battle), { viewport })
      await page.waitForSelector('.player[data-busy="false"]')
      for (const scheme of ['light', 'dark'] as const) {
        await showIn(page, scheme)
        expect(await cutAt(page, `li:nth-child(3) > ${held} ${face}`, kind), scheme).toEqual([])
      }
      const third = page.locator(`li:nth-child(3) > ${held}`)
      if (grows(viewport)) {
        await third.hover({ position: { x: 30, y: 60 } })
        await atRest(page)
        expect(await cutAt(page, `li:nth-child(3) > ${held} ${face}`, kind), 'looked at').toEqual([])
        await page.mouse.move(5, 5)
      }
      await page
        .locator(held)
        .first()
        .click({ position: { x: 30, y: 60 } })
      await page.locator(shown).waitFor()
      await page.mouse.move(5, 5)
      // The sheet of a command card has its words apart from its face.
      if (shown.endsWith(face)) expect(await cutAt(page, shown, kind), 'beside the map').toEqual([])
      expect(faults).toEqual([])
    },
  )

  test.each(sizes.filter(grows))(
    'a card that is looked at lies on top, whole, at $width by $height',
    async (viewport) => {
      const { page } = await openBattle(anyBundleOf(battle), { viewport })
      await page.waitForSelector('.player[data-busy="false"]')
      // The pointer passes through a card that has grown.
      await page.locator(face).evaluateAll((faces) => {
        for (const one of faces) (one as HTMLElement).style.pointerEvents = 'auto'
      })
      const all = await page.locator(`li > ${held}`).all()
      expect(all.length).toBeGreaterThan(2)
      const below = (at: number) =>
        page
          .locator(`li > ${held}`)
          .nth(at)
          .evaluate((button, look) => {
            const { left, right, top, bottom } = (button.querySelector(look) as Element).getBoundingClientRect()
            if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight + 1) return ['beyond the window']
            const [x, y] = [right - left, bottom - top]
            return [0.08, 0.5, 0.92].flatMap((across) =>
              [0.08, 0.5, 0.92].flatMap((down) => {
                const on = document.elementFromPoint(left + x * across, top + y * down)
                return button.contains(on) ? [] : [`${across}, ${down}: ${on?.className}`]
              }),
            )
          }, face)
      for (const [at, one] of all.entries()) {
        await page.mouse.move(5, 5)
        await one.focus()
        await page.keyboard.press('Shift')
        const place = await one.boundingBox()
        await page.mouse.move((place?.x ?? 0) + 20, (place?.y ?? 0) + 60)
        await atRest(page)
        expect(await below(at), `card ${at + 1}`).toEqual([])
      }
    },
  )

  test('every card can be read in the reference, in windows of any size and on paper, and none is broken over two sheets', async () => {
    const { page, faults } = await openPage(reference)
    for (const viewport of [...sizes, { width: 718, height: 1000 }]) {
      await page.setViewportSize(viewport)
      await page.emulateMedia({ media: viewport.width === 718 ? 'print' : 'screen' })
      expect(await cutAt(page, `main ${face}`, kind), `${viewport.width}`).toEqual([])
    }
    const printed = page.locator(`main ${face}`).first()
    expect(await printed.evaluate((one) => getComputedStyle(one).breakInside)).toBe('avoid')
    expect(await printed.evaluate((one) => getComputedStyle(one).printColorAdjust)).toBe('exact')
    expect(faults).toEqual([])
  })

  test('the hand is printed below the map, each card whole', async () => {
    const { page, faults } = await openBattle(anyBundleOf(battle), { viewport: { width: 718, height: 1000 } })
    await page.waitForSelector('.player[data-busy="false"]')
    await page.emulateMedia({ media: 'print' })
    const map = await page.locator('.map-viewport').boundingBox()
    const places = await page
      .locator(`li > ${held} ${face}`)
      .evaluateAll((all) =>
        all.map(
          (one) => one.getBoundingClientRect().toJSON() as { top: number; left: number; width: number; height: number },
        ),
      )
    expect(places.length).toBeGreaterThan(2)
    for (const { top, width, height } of places) {
      expect(top).toBeGreaterThanOrEqual((map?.y ?? 0) + (map?.height ?? 0) - 1)
      expect(Math.min(width, height)).toBeGreaterThan(140)
    }
    expect(new Set(places.map(({ left, top }) => `${Math.round(left)} ${Math.round(top)}`)).size).toBe(places.length)
    expect(await cutAt(page, `li:nth-child(3) > ${held} ${face}`, kind)).toEqual([])
    expect(faults).toEqual([])
  })
})
