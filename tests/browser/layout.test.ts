/** The important parts are in sight as a page opens, and while one chooses: forecasts, cards, boards. */
import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { hasTurn, isLong } from '../support/turns.ts'
import { atRest, openPage, test } from './page.ts'
import { allBundles, anyBundleOf, bundleOf, openBattle, scenarioIds, sitDown, smallest } from './table.ts'

const sizes = [
  { width: 1280, height: 800 },
  { width: 820, height: 1180 },
]

/** True if an element lies wholly within another one. */
const isWithin = async (inner: Locator, outer: Locator): Promise<boolean> => {
  const [a, b] = [await inner.boundingBox(), await outer.boundingBox()]
  if (!a || !b) return false
  return a.x >= b.x - 1 && a.y >= b.y - 1 && a.x + a.width <= b.x + b.width + 1 && a.y + a.height <= b.y + b.height + 1
}

const cardBattles = allBundles().filter(({ card }) => card.system === 'command-cards')

/** Hexes across of the largest board that can be read as a whole beside a panel. */
const wholeAcross = 13

describe.each(sizes)('at $width by $height', (viewport) => {
  test.each(cardBattles.map((bundle) => [bundle.card.id, bundle] as const).filter((_, index) => hasTurn(index)))(
    'the board of %s and each card stand whole on the page; of one that is broader, all of its height',
    async (_, bundle) => {
      const { page, faults } = await openBattle(bundle, { viewport })
      await page.waitForSelector('.player[data-busy="false"]')
      await atRest(page)
      const map = page.locator('.map-viewport')
      const board = page.locator('.map-layer')
      if (bundle.scenario.map.width > wholeAcross) {
        const [place, room] = [await board.boundingBox(), await map.boundingBox()]
        expect(place?.y).toBe(room?.y)
        expect(place?.height).toBeCloseTo(room?.height ?? 0, 0)
        await map.press('0')
        await atRest(page)
      }
      expect(await isWithin(board, map)).toBe(true)
      const cards = await page.locator('.cc-hand .cc-card').all()
      expect(cards.length).toBeGreaterThan(0)
      for (const card of cards) {
        const box = await card.boundingBox()
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height)
        expect(await isWithin(card, page.locator('.player'))).toBe(true)
      }
      expect(faults).toEqual([])
    },
  )
})

/** Lists overlapping parts in the bar below the map, except the cards of a hand, which are a fan. */
const overlaps = (page: Page) =>
  page.locator('.bottom-bar :is(button, .chip, .side-name):not(.cc-hand *, .sk-hand *)').evaluateAll((all) => {
    const shown = all.filter((one) => one.checkVisibility({ visibilityProperty: true }))
    const boxes = shown.map((one) => ({
      name: one.textContent?.trim() || one.getAttribute('title'),
      box: one.getBoundingClientRect(),
    }))
    return boxes.flatMap(({ name, box }, at) =>
      boxes
        .slice(at + 1)
        .filter(
          ({ box: other }) =>
            box.left < other.right - 1 &&
            other.left < box.right - 1 &&
            box.top < other.bottom - 1 &&
            other.top < box.bottom - 1,
        )
        .map((other) => `${name} and ${other.name}`),
    )
  })

test.each(
  allBundles()
    .map((bundle) => [bundle.card.id, bundle] as const)
    .filter((_, index) => hasTurn(index)),
)(
  'at 1280 by 800 the title and the facts of %s are whole, its map has all the height that the hand of cards leaves, and nothing in the bar below it lies on anything else, also in wider windows',
  async (_, bundle) => {
    const { page } = await openBattle(bundle)
    await page.waitForSelector('.player[data-busy="false"]')
    const cut = await page
      .locator('.top-bar :is(.game-title span, .facts)')
      .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent))
    expect(cut).toEqual([])
    const heightOf = async (selector: string): Promise<number> =>
      (await page.locator(selector).boundingBox())?.height ?? 0
    const hand = await page.locator('.cc-hand, .sk-hand').count()
    expect(await heightOf('.map-viewport')).toBeGreaterThanOrEqual(hand > 0 ? 520 : 640)
    expect(await heightOf('.bottom-bar')).toBeLessThanOrEqual(hand > 0 ? 184 : 62)
    for (const width of [1280, 1366, 1440, 1600, 1920, 2560]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await overlaps(page), `${width}`).toEqual([])
    }
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.locator('.game-title a').click()
    await expect
      .poll(() => page.evaluate(() => document.querySelector('main h1')?.getBoundingClientRect().top))
      .toBeLessThan(200)
  },
)

/** What is seen in the upper left corner of the window. */
const isSiteOnTop = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.elementFromPoint(2, 2)?.closest('.site-header') !== null)

test('in play the window belongs to the battle; the header of the site comes by its button, by keyboard and below the map', async () => {
  const { page, faults } = await openBattle(smallest(), { viewport: { width: 844, height: 390 } })
  const height = await page.locator('#player').evaluate((one) => one.getBoundingClientRect().bottom)
  expect(height).toBe(390)
  expect(await isSiteOnTop(page)).toBe(false)
  await page.getByRole('button', { name: 'Menu of the site' }).click()
  expect(await isSiteOnTop(page)).toBe(true)
  await page.locator('.side-panel').click({ position: { x: 9, y: 60 } })
  expect(await isSiteOnTop(page)).toBe(false)
  await page.getByRole('link', { name: 'Sandtable' }).first().focus()
  expect(await isSiteOnTop(page)).toBe(true)
  await page.locator('.map-viewport').focus()
  await page.mouse.move(400, 200)
  await page.evaluate(() => scrollTo(0, innerHeight))
  await expect.poll(() => isSiteOnTop(page)).toBe(true)
  expect(faults).toEqual([])
})

test('in a broad window headquarters lie beside the squares, which have all the height; on a phone above and below them', async () => {
  const { page, faults } = await openBattle(bundleOf('villers-bocage-1944'))
  await atRest(page)
  const plates = page.locator('.sk-hq')
  const field = async (): Promise<number> =>
    ((await page.locator('.map-layer').boundingBox())?.width ?? 0) / bundleOf('villers-bocage-1944').scenario.map.width
  expect(await field()).toBeGreaterThan(88)
  const [left, right] = [await plates.first().boundingBox(), await plates.last().boundingBox()]
  const board = await page.locator('.map-layer').boundingBox()
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(board?.x ?? 0)
  expect(right?.x).toBeGreaterThanOrEqual((board?.x ?? 0) + (board?.width ?? 0))
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(field).toBeGreaterThan(48)
  expect((await plates.first().boundingBox())?.x).toBeGreaterThan(0)
  expect(faults).toEqual([])
})

/** Where the corner of the map stands on the screen. */
const mapCorner = (page: Page) => page.locator('.map-layer').evaluate((one) => one.getBoundingClientRect().toJSON())

test('at 820 by 1180 nothing moves when a unit is chosen, and its panel stands below the map', async () => {
  const { page, faults } = await sitDown(smallest(), { viewport: { width: 820, height: 1180 } })
  const card = page.getByRole('region', { name: 'Tutorial' })
  await card.waitFor()
  await atRest(page)
  const before = { map: await mapCorner(page), card: await card.boundingBox() }
  await page
    .getByRole('button', { name: /^Next unit/ })
    .last()
    .click()
  const panel = page.locator('.side-panel')
  await panel.locator('.unit-panel').waitFor()
  await atRest(page)
  expect({ map: await mapCorner(page), card: await card.boundingBox() }).toEqual(before)
  const { y: top = 0 } = (await panel.boundingBox()) ?? {}
  const { y = 0, height = 0 } = (await page.locator('.map-viewport').boundingBox()) ?? {}
  expect(top).toBeGreaterThanOrEqual(y + height)
  expect(faults).toEqual([])
})

test('on a phone the map above the sheet of a unit is higher than the sheet', async () => {
  const { page } = await sitDown(smallest(), { viewport: { width: 390, height: 844 } })
  await page
    .getByRole('button', { name: /^Next unit/ })
    .last()
    .click()
  await page.locator('.side-panel .unit-panel').waitFor()
  await atRest(page)
  const sheet = await page.locator('.side-panel').boundingBox()
  const card = await page.getByRole('region', { name: 'Tutorial' }).boundingBox()
  const free = (sheet?.y ?? 0) - (card?.y ?? 0) - (card?.height ?? 0)
  expect(free).toBeGreaterThan(sheet?.height ?? 0)
})

test('on a phone works are built, and all else that needs no selection is opened at the foot of the map', async () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const { page, faults } = await openBattle(anyBundleOf('meeting-1941'), phone)
  const answers = page.locator('.sk-answers button')
  // The bid buys works; then one leads, or the computer does.
  await answers.last().tap()
  const asked = page.locator('.sk-asked')
  const build = page.getByRole('button', { name: 'Build no more' })
  await expect
    .poll(async () => {
      if ((await answers.count()) > 0 && (await asked.textContent()) !== 'Bids') await answers.first().tap()
      return build.isEnabled()
    })
    .toBe(true)
  const overview = page.getByRole('button', { name: 'Overview' })
  await overview.tap()
  expect(await overview.getAttribute('aria-expanded')).toBe('true')
  const panel = page.locator('.side-panel')
  await panel
    .getByRole('button', { name: /^Build: / })
    .first()
    .tap()
  await panel.locator('.aim-card').waitFor()
  await page.keyboard.press('Escape')
  await panel.getByRole('button', { name: 'Close' }).tap()
  await expect.poll(() => panel.isVisible()).toBe(false)
  expect(faults).toEqual([])
})

/** Of tables that are wider than their box, the names of rows that do not stay in it when the last column is in sight. */
const namesLost = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main .table-scroll')].flatMap((box) => {
      if (box.scrollWidth <= box.clientWidth + 1) return []
      box.scrollTo(box.scrollWidth, 0)
      const { left, width } = box.getBoundingClientRect()
      const names = [...box.querySelectorAll('tbody tr')].map((row) => row.querySelector('th') ?? row.children[0])
      const lost = names.filter((cell) => {
        const one = cell.getBoundingClientRect()
        return !cell.hasAttribute('colspan') && one.width > 0 && (one.left < left - 1 || one.right > left + width / 2)
      })
      return [lost.map(({ textContent }) => textContent?.trim())]
    }),
  )

test('on a phone the names of its rows stay in sight in a table of the reference that is wider than the screen', async () => {
  const { page, faults } = await openPage('/reference/', { viewport: { width: 390, height: 844 } })
  const linked = (): Promise<readonly string[]> =>
    page
      .locator('main a[href^="/reference/"]')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname))
  const pages = new Set<string>()
  for (const system of await linked()) {
    await page.goto(new URL(system, page.url()).href)
    for (const path of await linked()) if (path.split('/').length <= 5) pages.add(path)
  }
  let wide = 0
  for (const path of [...pages].filter((_, index) => hasTurn(index))) {
    await page.goto(new URL(path, page.url()).href, { waitUntil: 'domcontentloaded' })
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390)
    const tables = await namesLost(page)
    wide += tables.length
    for (const lost of tables) expect(lost, path).toEqual([])
  }
  expect(wide).toBeGreaterThan(isLong ? 10 : 0)
  expect(faults).toEqual([])
})

test('a forecast stands whole in the panel while the pointer rests on the target, and moves nothing', async () => {
  const bundle = smallest()
  const table = await sitDown(bundle)
  const { page } = table
  const attack = (await table.legal()).find((action) => action.type === 'attack')
  const before = await table.state()
  if (attack?.type !== 'attack') throw new Error('nobody can attack at the beginning')
  await page.getByRole('button', { name: 'Close the tutorial' }).click()
  await atRest(page)
  await table.clickHex(before.hex[attack.unit] ?? 0)
  await page.waitForSelector('.unit-panel')
  const head = await page.locator('.unit-panel h2').boundingBox()
  await table.pointAtHex(before.hex[attack.target] ?? 0)
  const forecast = page.locator('.forecast')
  await forecast.waitFor()
  expect(await isWithin(forecast, page.locator('.side-panel'))).toBe(true)
  expect(await forecast.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(1)
  expect(await page.locator('.unit-panel h2').boundingBox()).toEqual(head)
  expect(table.faults).toEqual([])
})

test('the names of the map stand above the fog and the front, and go with their layer', async () => {
  const bundle = scenarioIds()
    .map(bundleOf)
    .find(({ scenario }) => scenario.fog)
  if (!bundle) throw new Error('no battle in fog')
  const { page, faults } = await openBattle(bundle)
  const names = page.locator('.play-ground use[href^="#map-names"]')
  const below = await names.evaluate((one) =>
    ['.fog', '.front'].filter((name) => {
      const part = document.querySelector(`.play-ground ${name}`)
      return part !== null && (part.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
    }),
  )
  expect(below).toEqual(['.fog', '.front'])
  // The selector finds "use", which is drawn.
  expect(await names.evaluate((one) => (one as unknown as SVGGraphicsElement).getBBox().width)).toBeGreaterThan(100)
  await page.locator('.map-viewport').focus()
  await page.keyboard.press('5')
  await expect.poll(() => names.count()).toBe(0)
  expect(faults).toEqual([])
})

test('a card in hand is large enough to read, whole, where the pointer rests', async () => {
  const { page } = await openBattle(anyBundleOf('vierville-1944'))
  const cards = page.locator('.sk-held')
  await cards.first().waitFor()
  await atRest(page)
  const count = await cards.count()
  for (const at of [0, Math.floor(count / 2), count - 1]) {
    const seat = await cards.nth(at).boundingBox()
    if (!seat) throw new Error('a card has no place')
    await page.mouse.move(seat.x + 20, seat.y + 60)
    const text = cards.nth(at).locator('.sk-name')
    await expect
      .poll(() =>
        text.evaluate(
          (name) =>
            (name.getBoundingClientRect().height / (name as HTMLElement).offsetHeight) *
            Number.parseFloat(getComputedStyle(name.querySelector('small') ?? name).fontSize),
        ),
      )
      .toBeGreaterThan(11)
    await expect
      .poll(() =>
        cards
          .nth(at)
          .locator('.sk-face')
          .evaluate((face) => {
            const { left, right, top, bottom } = face.getBoundingClientRect()
            return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
          }),
      )
      .toBe(true)
  }
})
