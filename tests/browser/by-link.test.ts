/** Two persons with a browser each play by link, to the end; and what their pages refuse. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import type { ScenarioBundle } from '../../compiler/bundle.ts'
import { makeChain, parseChain, signedText } from '../../compiler/playByLink/chain.ts'
import { checkChain } from '../../compiler/playByLink/check.ts'
import { sign } from '../../compiler/playByLink/secrets.ts'
import { openGame } from '../../compiler/systems/games.ts'
import { replay } from '../../engine/play.ts'
import { parseRecord } from '../../engine/record.ts'
import { handAt } from '../../engine/systems/command-cards/cards/deck.ts'
import { commandCards } from '../../engine/systems/command-cards/index.ts'
import type { CommandCardsScenario } from '../../engine/systems/command-cards/scenario.ts'
import type { Side } from '../../engine/twoSides.ts'
import { hasTurn, isLong } from '../support/turns.ts'
import { axeViolations } from './axe.ts'
import { gamesInStore, test } from './page.ts'
import { anyBundleOf, endByKey, openBattle, type SeatOptions } from './table.ts'

/** The private key of the game on the table, as the browser keeps it. */
const privateKeyOn = async (page: Page): Promise<string> => {
  const games = (await gamesInStore(page)) as readonly { readonly byLink?: { readonly key?: string } }[]
  const key = games.flatMap(({ byLink }) => byLink?.key ?? [])[0]
  if (key === undefined) throw new Error('no game by link is kept')
  return key
}

/** A page of a battle, with its game as Node replays it. */
const open = async (bundle: ScenarioBundle, options: SeatOptions = {}) => {
  const opened = await openBattle(bundle, options)
  const game = openGame(bundle.scenario)
  const state = async () => {
    const record = parseRecord(await opened.record())
    const played = record && replay(game, record)
    if (!played?.ok) throw new Error('the page gives no record that can be replayed')
    return played.position.state
  }
  return { ...opened, game, state }
}
type Opened = Awaited<ReturnType<typeof open>>

/** Begins a game by link on a page, as the leader of all sides but one; returns the first link. */
const begin = async ({ page }: Opened, away: string): Promise<string> => {
  await page.getByRole('button', { name: 'New game' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: away }).selectOption('away')
  await expect.poll(() => dialog.textContent()).toContain('a changed program could show what you hide')
  await dialog.getByRole('button', { name: 'Begin' }).click()
  return linkOn(page, 1)
}

/** Returns the message that a page offers to send: an address, or the text of a file once the game is too long for one. */
const linkOn = async (page: Page, number: number): Promise<string> => {
  const place = page.getByRole('region', { name: 'To send' })
  await place.waitFor()
  const input = place.getByRole('textbox')
  if ((await input.count()) > 0) {
    expect(await place.textContent()).toContain(`Link ${number} of this game`)
    const address = await input.inputValue()
    expect(address.length).toBeLessThanOrEqual(2000)
    return address
  }
  expect(await place.textContent()).toContain('too long for a link')
  const saving = page.waitForEvent('download')
  await place.getByRole('button', { name: 'Save as a file' }).click()
  return readFileSync(await (await saving).path(), 'utf8').trim()
}

const close = async (page: Page): Promise<void> => {
  const dialog = page.getByRole('dialog')
  if ((await dialog.count()) === 0) return
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
}

/** Follows a link on a page, or opens the file there. */
const take = async (page: Page, sent: string): Promise<void> => {
  if (sent.startsWith('http')) {
    await page.goto(sent)
    return
  }
  if ((await page.getByRole('dialog').count()) === 0)
    await page.locator('.top-bar').getByRole('button', { name: 'Send', exact: true }).click()
  await page
    .getByLabel('Open a file that you received')
    .setInputFiles({ name: 'game.sandtable', mimeType: 'text/plain', buffer: Buffer.from(sent) })
}

const chainIn = (sent: string) => {
  const chain = parseChain(decodeURIComponent(sent.replace(/^.*#link=/, '')))
  if (chain === undefined) throw new Error(`no chain: ${sent.slice(0, 200)}`)
  return chain
}

/** The status of the game on the table as the page shows it. */
const isOver = async ({ page }: Opened): Promise<boolean> =>
  (await page.locator('.top-bar').getByRole('button', { name: 'Result' }).count()) > 0

const bannersOn = async (page: Page): Promise<string> => (await page.locator('.banner').allTextContents()).join()

/** Plays the first card of the hand, where that can be done without a choice; returns whether it was played. */
const playFirstCard = async ({ page, record }: Opened): Promise<boolean> => {
  const before = await record()
  await page.locator('.map-viewport').press('1')
  await page.keyboard.press('1')
  return (await record()) !== before
}

/** Does what the staff says until the turn is over; ends what can be ended after so many actions. */
const playTurn = async (table: Opened, most: number): Promise<void> => {
  const { page, record, game, state } = table
  const [side] = game.actors(await state())
  const toSend = page.getByRole('region', { name: 'To send' })
  const isSent = async (): Promise<boolean> => (await toSend.count()) > 0 || (await isOver(table))
  const isOurs = async (): Promise<boolean> => (await bannersOn(page)).includes('It is your turn')
  await expect.poll(async () => (await isSent()) || (await isOurs())).toBe(true)
  for (let done = 0; !(await isSent()); done++) {
    const before = await record()
    if (done >= most && (await page.locator('.top-bar .button.main').isEnabled())) await endByKey(page)
    else if (done < most || !(await playFirstCard(table))) {
      await page.locator('.map-viewport').press('g')
      await page.locator('.suggestion').waitFor()
      await page.keyboard.press('g')
      await expect.poll(record).not.toBe(before)
    }
    // A turn that is over is signed, and what is no choice is done for the other side.
    await expect.poll(async () => (await isSent()) || game.actors(await state()).includes(side)).toBe(true)
  }
}

const sideNames = (bundle: ScenarioBundle): readonly string[] => bundle.scenario.sides.map(({ name }) => name)

/** A page that is asked to join, and does; returns it with its answer. */
const joinAt = async (bundle: ScenarioBundle, link: string) => {
  const table = await open(bundle, { hash: new URL(link).hash })
  await table.page.getByRole('dialog', { name: 'You are invited to a game' }).waitFor()
  await table.page.getByRole('button', { name: /^Join as / }).click()
  return { table, answer: await linkOn(table.page, 2) }
}

/** Cards that only a side holds, by name, and those that only the other one holds, as a record leaves them. */
const handsOf = (bundle: ScenarioBundle, text: string, side: number): readonly (readonly string[])[] => {
  const game = commandCards.open(bundle.scenario as CommandCardsScenario)
  const record = parseRecord(text)
  const played = record && replay(game, record)
  if (!played?.ok) throw new Error('the page gives no record that can be replayed')
  const { state } = played.position
  const only = (own: Side, other: Side) =>
    game.table.cards.flatMap(({ name }, card) =>
      state.hand[handAt(game.table, own, card)] > 0 && state.hand[handAt(game.table, other, card)] === 0 ? [name] : [],
    )
  const [own, other] = side === 0 ? ([0, 1] as const) : ([1, 0] as const)
  return [only(own, other), only(other, own)]
}

/** Links after which a usual run leaves the game; `npm run test:browser:long` goes on to the end. */
const enough = isLong ? 80 : 6

const plays = [
  ['wadi-akarit', 0, 1, true],
  ['singling', 1, 1, false],
] as const

describe.each(plays.filter((_, index) => hasTurn(index, 2)))('%s', (id, own, most, endsAsLink) => {
  const bundle = anyBundleOf(id)
  const names = sideNames(bundle)

  test('is played by two, turn by turn, and both can verify it at its end', async () => {
    const one = await open(bundle)
    const invitation = await begin(one, names[1 - own])
    const { table: other, answer } = await joinAt(bundle, invitation)
    const tables = [one, other]
    let sent = answer
    let links = 2
    for (; links < enough; links++) {
      const table = tables[links % 2]
      await take(table.page, sent)
      const status = table.page.getByRole('status')
      await expect.poll(async () => (await status.allTextContents()).join()).not.toContain('refused')
      await table.page.waitForSelector('.arena, .link-card')
      await expect
        .poll(async () => {
          const banner = await bannersOn(table.page)
          return (
            banner.includes('It is your turn') || (await isOver(table)) || (links === 2 && banner.includes('Waiting'))
          )
        })
        .toBe(true)
      if (await isOver(table)) break
      // Before anybody has played a card, no page names those of the other side.
      if (links === 3 && bundle.card.system === 'command-cards') {
        const html = await table.page.locator('.player').evaluate((player) => player.outerHTML)
        const [shown, hidden] = handsOf(bundle, await table.record(), 1 - own)
        for (const name of shown) expect(html).toContain(`>${name}<`)
        for (const name of hidden) expect(html).not.toContain(`>${name}<`)
      }
      await playTurn(table, links < 7 ? most : 0)
      if (await isOver(table)) {
        await close(table.page)
        await table.page.locator('.banner').getByRole('button').click()
      }
      sent = await linkOn(table.page, links + 1)
    }
    const chain = chainIn(sent)
    const game = openGame(bundle.scenario)
    const checked = await checkChain(game, bundle.identity, chain)
    if (!checked.ok || !checked.record) throw new Error('the chain is not good')
    expect(replay(game, checked.record).ok).toBe(true)
    expect(checked.over).toBe(isLong)
    for (const { faults } of tables) expect(faults).toEqual([])
    if (!isLong) return
    expect(chain.links.length).toBeGreaterThan(11)
    expect(sent.startsWith('http')).toBe(endsAsLink)
    for (const table of tables) {
      await close(table.page)
      await table.page.locator('.banner').getByRole('button').click()
      await expect
        .poll(() => table.page.locator('.verified').textContent())
        .toContain(`Checked: ${chain.links.length} links, signed by both`)
    }
    const records = await Promise.all(tables.map(({ record }) => record()))
    expect(records.map((text) => parseRecord(text)?.moves)).toEqual([checked.record.moves, checked.record.moves])
  })
})

describe('what a page refuses', () => {
  const bundle = anyBundleOf('road-to-catania')
  const names = sideNames(bundle)

  /** Four links of a game: both pages, and what was sent. */
  const sitDown = async () => {
    const one = await open(bundle)
    const invitation = await begin(one, names[1])
    const { table: other, answer } = await joinAt(bundle, invitation)
    await take(one.page, answer)
    await one.page.locator('.banner', { hasText: 'It is your turn' }).waitFor()
    await playTurn(one, 1)
    const third = await linkOn(one.page, 3)
    return { one, other, sent: [invitation, answer, third] as const }
  }

  const told = (page: Page) => expect.poll(async () => (await page.getByRole('status').allTextContents()).join(' '))

  test('an altered past, altered dice, a turn sent twice, an older link, a second guest; nothing is lost by it', async () => {
    const { one, other, sent } = await sitDown()
    const [invitation, answer, third] = sent
    const chain = chainIn(third)
    const address = (altered: typeof chain): string => third.replace(/#link=.*$/, `#link=${makeChain(altered)}`)
    const last = chain.links[2]

    const past = { ...chain, links: chain.links.with(2, { ...last, moves: last.moves.slice(1) }) }
    await take(other.page, address(past))
    await told(other.page).toContain('Link 3 is not signed by whoever sent it')

    // Whoever has the key of the sender alters the dice: the seal of the first link does not fit.
    const key = await privateKeyOn(one.page)
    const keys = { publicKey: chain.links[0].key ?? '', privateKey: key }
    const signedAnew = async (altered: typeof chain) => ({
      ...altered,
      signatures: [altered.signatures[0], await sign(keys, signedText(altered))],
    })
    const dice = { ...chain, links: chain.links.with(2, { ...last, secret: 'A'.repeat(22) }) }
    await take(other.page, address(await signedAnew(dice)))
    await told(other.page).toContain('opens another secret than its sender had sealed')

    await take(other.page, third)
    await other.page.locator('.banner', { hasText: 'It is your turn' }).waitFor()

    // The same turn again, with an end of its own, and signed.
    const end = last.moves[last.moves.length - 1]
    const twice = await signedAnew({ ...chain, links: chain.links.with(2, { ...last, moves: [end] }) })
    await take(other.page, address(twice))
    await told(other.page).toContain('that turn was sent twice, or changed')

    await take(other.page, answer)
    await told(other.page).toContain('This link is an older one')
    const stranger = await open(bundle, { hash: new URL(third).hash })
    await told(stranger.page).toContain('This game is not in this browser')
    const guest = await joinAt(bundle, invitation)
    await take(one.page, guest.answer)
    await told(one.page).toContain('Somebody else has joined this game already')

    // After all that, and a reload, the game goes on.
    await other.page.reload()
    await other.page.locator('.banner', { hasText: 'It is your turn' }).waitFor()
    await playTurn(other, 0)
    await take(one.page, await linkOn(other.page, 4))
    await one.page.locator('.banner', { hasText: 'It is your turn' }).waitFor()
    expect([...one.faults, ...other.faults]).toEqual([])
  })

  test('to take back what was sent, and to play in two tabs; a side goes on in another browser, and a turn after a reload', async () => {
    const { one, other, sent } = await sitDown()
    await close(one.page)
    await one.page.locator('.map-viewport').press('u')
    await told(one.page).toContain('What was sent stays as it is')

    // A link that is opened in a second tab is taken up there.
    const tab = await other.page.context().newPage()
    await tab.goto(sent[2])
    await tab.locator('.banner', { hasText: 'It is your turn' }).waitFor()
    await expect
      .poll(() => other.page.locator('.player').textContent())
      .toContain('This game is being played in another tab')
    const record = (): Promise<string> => tab.evaluate(() => window.sandtable?.record() ?? '')
    const taken = await record()
    await expect.poll(() => other.record()).toBe(taken)
    await other.page.goto('about:blank')

    // A file of the side has all that another browser needs to go on.
    await tab.getByRole('button', { name: 'Share' }).click()
    await tab.getByText('Play on at another device').click()
    const saving = tab.waitForEvent('download')
    await tab.getByRole('button', { name: 'Save the file of your side' }).click()
    const path = await (await saving).path()
    const elsewhere = await open(bundle)
    await elsewhere.page.getByRole('button', { name: 'Share' }).click()
    await elsewhere.page.getByLabel('Open a saved record').setInputFiles(path)
    await elsewhere.page.locator('.banner', { hasText: 'It is your turn' }).waitFor()
    expect(await elsewhere.record()).toBe(taken)
    await playTurn(elsewhere, 0)
    await take(one.page, await linkOn(elsewhere.page, 4))
    await one.page.locator('.banner', { hasText: 'It is your turn' }).waitFor()
    await close(tab)

    // Actions of a turn that goes on are there after a reload.
    await tab.getByRole('button', { name: 'Watch it' }).click()
    await tab.getByRole('toolbar', { name: 'Replay' }).waitFor()
    await tab.getByRole('button', { name: 'Back to the game' }).click()
    await tab.locator('.map-viewport').focus()
    await tab.keyboard.press('g')
    await tab.locator('.suggestion').waitFor()
    await tab.keyboard.press('g')
    await tab.locator('.suggestion').waitFor({ state: 'detached' })
    const before = await record()
    expect(before).not.toBe(taken)
    await expect.poll(async () => JSON.stringify(await gamesInStore(tab))).toContain(before)
    await tab.reload()
    await tab.waitForSelector('[data-ready="true"] .player')
    await expect.poll(record).toBe(before)
  })
})

test('all of it is read out and fits on a phone, and no code of it loads before', async () => {
  const bundle = anyBundleOf('road-to-catania')
  const table = await open(bundle, { viewport: { width: 390, height: 844 } })
  const { page } = table
  const scripts = (): Promise<readonly string[]> =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  const before = new Set(await scripts())
  const link = await begin(table, sideNames(bundle)[1])
  const loaded = (await scripts()).filter((name) => !before.has(name))
  expect(loaded.length).toBeGreaterThan(0)
  expect(await axeViolations(page)).toEqual([])
  const guest = await open(bundle, { viewport: { width: 390, height: 844 }, hash: new URL(link).hash })
  await guest.page.getByRole('dialog', { name: 'You are invited to a game' }).waitFor()

  const dialog = guest.page.getByRole('dialog')
  expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  expect(await axeViolations(guest.page)).toEqual([])
  // By keyboard alone.
  await guest.page.getByRole('button', { name: /^Join as / }).press('Enter')
  await linkOn(guest.page, 2)
})
