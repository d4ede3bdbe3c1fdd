/** The result tells how a game went and leads back to its turning points; the home page, lists and a file remember it. */
import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { readMove } from '../../engine/play.ts'
import { makeRecord, parseRecord } from '../../engine/record.ts'
import { operational } from '../../engine/systems/operational/index.ts'
import { gameOfDay, seedOfDay } from '../../site/saves/day.ts'
import { axeViolations } from './axe.ts'
import { atRest, openPage, test } from './page.ts'
import { allScenarioIds, anyBundleOf, endTurnOn, openBattle, scenarioIds, smallest, wonRecords } from './table.ts'

const firstOfSystem = (system: string): string => {
  const found = allScenarioIds().find((id) => anyBundleOf(id).card.system === system)
  if (found === undefined) throw new Error(`no scenario of ${system}`)
  return found
}

/** Whose battle is played. */
const day = '2026-11-28'

const dialogOf = (page: Page) => page.getByRole('dialog')

test.each([smallest().card.id, firstOfSystem('command-cards')])(
  'the result of %s tells what decided it, and leads back there',
  async (id) => {
    const [record] = wonRecords(id)
    const { page, faults, record: current } = await openBattle(anyBundleOf(id), { hash: `#r=${record}` })
    const dialog = dialogOf(page)
    await dialog.getByText('The decisive moment').waitFor()
    expect(await dialog.locator('.lead').textContent()).toMatch(/(fell|was destroyed|was won).* in /)
    expect(await dialog.locator('.story tbody tr').count()).toBeGreaterThan(2)
    // Once is enough: it takes the General's time.
    if (id === smallest().card.id) {
      await dialog.getByText(/The General thinks/).waitFor({ state: 'detached' })
      expect(await dialog.textContent()).not.toContain('would have done the same')
    }
    expect(await axeViolations(page, 'dialog')).toEqual([])
    const decisive = dialog.locator('.moment').first()
    await decisive.getByRole('button', { name: 'Watch' }).click()
    // It runs, from before the decisive moment on.
    const scrub = page.locator('.scrub')
    const at = Number(await scrub.inputValue())
    await expect.poll(async () => Number(await scrub.inputValue())).toBeGreaterThan(at)
    const caption = page.locator('.replay-line')
    expect(await caption.evaluate((line) => line.clientWidth)).toBeGreaterThan(100)
    const back = page.getByRole('button', { name: 'Back to the game' })
    await back.evaluate(async (button: HTMLButtonElement) => {
      button.click()
      await Promise.resolve()
      // A slow frame: the next action was due before it.
      for (const begun = performance.now(); performance.now() - begun < 600; );
    })
    await atRest(page)
    expect(await scrub.count()).toBe(0)
    // The computer’s moves of a game that came by a link stay.
    await page.getByRole('button', { name: 'Undo', exact: true }).click({ force: true })
    await expect.poll(() => page.locator('.notice').textContent()).toContain('cannot be undone')
    expect(await current()).toBe(record)
    await page.getByRole('button', { name: 'Result' }).click()
    await decisive.getByRole('button', { name: 'Play on from here' }).click()
    await expect.poll(() => dialog.count()).toBe(0)
    const cut = await current()
    expect(record.startsWith(`${cut}_`)).toBe(true)
    expect(faults).toEqual([])
  },
)

test('on a phone the result is as wide as its dialog', async () => {
  const id = firstOfSystem('command-cards')
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const [record] = wonRecords(id)
  const { page } = await openBattle(anyBundleOf(id), { ...phone, hash: `#r=${record}` })
  const dialog = dialogOf(page)
  await dialog.getByText('The decisive moment').waitFor()
  expect(await dialog.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
})

test('games that go on and games that ended are remembered on home, lists and a page, and travel as one file', async () => {
  const bundle = smallest()
  const { card, identity } = bundle
  const game = operational.open(bundle.scenario)
  const ending = (text: string) => readMove(game, text.split('_').at(-1) ?? '')
  const whole = parseRecord(wonRecords(card.id).find((text) => ending(text)?.action.type === 'end-turn') ?? '')
  const last = whole && readMove(game, whole.moves.at(-1) ?? '')
  if (!whole || !last) throw new Error('no game ends with the end of a turn')
  const seats = card.sides.map((_, side) => (side === last.side ? 'human' : 'staff'))
  const played = {
    record: makeRecord({ ...whole, moves: whole.moves.slice(0, -1) }),
    seats,
    moves: whole.moves.length - 1,
    turn: 4,
    at: 1_700_000_000_000,
  }
  const { page, faults } = await openPage('/', {
    stored: { [`${card.id}/${identity.scenario}/${gameOfDay(day)}`]: played },
  })
  // Go on where the game was left, by the large button of the home page; the list below has the same game.
  const list = page.locator('own-games')
  await list.getByRole('link', { name: card.title }).first().waitFor()
  await page
    .locator('.home-map')
    .getByRole('link', { name: `Go on ${card.title}` })
    .click()
  await page.waitForSelector('[data-ready="true"] .player')
  await endTurnOn(page)
  await dialogOf(page).getByText('Compared with sampled games').waitFor()
  expect(await dialogOf(page).locator('.day-result input').inputValue()).toMatch(
    new RegExp(
      `^Battle of the day, ${day}: ${card.title}\\. I led .* against Staff\\. .* in turn \\d+\\. http.*/${card.id}/#day=${day}$`,
    ),
  )
  const next = await dialogOf(page)
    .getByRole('link', { name: /^Next: / })
    .getAttribute('href')
  const others = scenarioIds().filter((id) => id !== card.id)
  expect(others.map((id) => `/scenarios/${id}/`)).toContain(next)

  // The button never leads to the game that is over.
  await page.goto(`${inject('origin')}/`)
  await list.getByRole('link', { name: 'Your games and medals' }).waitFor()
  const start = page.locator('.home-map .start')
  expect(await start.textContent()).toMatch(/^Play .*(once more|to play next)$/)
  if ((await start.textContent())?.endsWith('to play next'))
    expect(await start.getByRole('link').getAttribute('href')).not.toBe(`/scenarios/${card.id}/`)

  await page.goto(`${inject('origin')}/scenarios/`)
  const line = page.locator(`[data-scenario="${card.id}"] .own-record`)
  const side = card.sides[last.side]
  await expect.poll(() => line.textContent()).toMatch(new RegExp(`(Won|Not won yet) as ${side}.*best score`))
  await page.getByRole('link', { name: 'Your games and medals' }).click()
  await expect.poll(() => page.locator('.own-table').count()).toBe(2)
  expect(await page.locator('.own-table').first().textContent()).toContain('Staff')
  const isWon = (await page.locator('.own-table').first().locator('td').nth(1).textContent()) === '1'
  const medal = page.locator('.medal-list li', { has: page.getByRole('link', { name: card.title, exact: true }) })
  expect(await medal.textContent()).toContain(isWon ? 'won against Staff' : 'not won yet')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save all as a file' }).click()
  const file = await (await saving).path()

  const other = await openPage('/games/')
  await expect.poll(() => other.page.getByText('No game is under way.').count()).toBe(1)
  await other.page.setInputFiles('input[type=file]', file)
  await expect.poll(() => other.page.getByRole('status').allTextContents()).toContain('2 of 2 entries were taken in.')
  expect(await other.page.locator('.own-table').first().textContent()).toContain('Staff')
  await other.page.setInputFiles('input[type=file]', {
    name: 'x.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{}'),
  })
  await expect
    .poll(() => other.page.getByRole('status').allTextContents())
    .toContain('This is not a file of games, or it is damaged.')
  // The file of one game opens where it is played.
  const inHand = makeRecord({ ...whole, moves: whole.moves.slice(0, 2) })
  await other.page.setInputFiles('input[type=file]', {
    name: 'game.sandtable',
    mimeType: 'text/plain',
    buffer: Buffer.from(`${inHand}\n`),
  })
  await other.page.waitForURL(`**/scenarios/${card.id}/**`)
  await other.page.waitForSelector('[data-ready="true"] .player')
  await expect.poll(() => other.page.evaluate(() => window.sandtable?.record())).toBe(inHand)
  expect([...faults, ...other.faults]).toEqual([])
})

test('the battle of a day has the dice of its date for everybody, and another game takes another place', async () => {
  const bundle = smallest()
  const { page, record, faults } = await openBattle(bundle, { hash: `#day=${day}` })
  const seed = async () => parseRecord(await record())?.seed
  expect(await seed()).toBe(seedOfDay(day))
  await page.getByRole('button', { name: 'New game' }).click()
  await dialogOf(page).getByRole('button', { name: 'Begin' }).click()
  await expect.poll(seed).not.toBe(seedOfDay(day))
  const begun = await seed()
  await page.reload()
  await page.waitForSelector('[data-ready="true"] .player')
  expect(await seed()).toBe(begun)
  await page.goto('about:blank')
  await page.goto(`${inject('origin')}/scenarios/${bundle.card.id}/#day=${day}`)
  await page.waitForSelector('[data-ready="true"] .player')
  expect(await seed()).toBe(seedOfDay(day))
  expect(faults).toEqual([])
})

test('without JavaScript, and without games, lists are as they were', async () => {
  const { page } = await openPage('/scenarios/', { javaScriptEnabled: false })
  expect(await page.locator('.own-record:visible').count()).toBe(0)
  expect(await page.locator('.scenario-card').count()).toBe(allScenarioIds().length)
  await page.goto(`${inject('origin')}/games/`)
  expect(await page.locator('own-games').textContent()).toContain('JavaScript')
})
