/** The army builder by touch on a phone: an army is put together, refused forbidden cards, saved, shared, read from YAML and played. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject } from 'vitest'
import { axeViolations } from './axe.ts'
import { addressOn, gamesInStore, openPage, type PageOptions, test } from './page.ts'

const path = '/reference/skirmish/army-builder/'
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const open = async (address = path, options: PageOptions = phone) => {
  const opened = await openPage(address, options)
  await opened.page.waitForSelector('army-builder[data-ready]')
  return opened
}

describe.skipIf(!existsSync(join(inject('dist'), path)))('the army builder', () => {
  test('refuses what an army may not have, in the words of the law', async () => {
    const { page, faults } = await open()
    const more = page.getByRole('button', { name: /more$/ }).first()
    const told = page.locator('.army-told')
    for (let copies = 1; copies <= 4; copies++) await more.tap()
    await expect.poll(() => told.textContent()).toMatch(/: 4\. 4 of 120 points\.$/)
    // It says that it is not allowed, and a press says why.
    expect(await more.getAttribute('aria-disabled')).toBe('true')
    await more.tap({ force: true })
    await expect.poll(() => told.textContent()).toMatch(/^No more of .*: at most 4 of /)
    await page.getByLabel('Begin with').selectOption({ index: 1 })
    await page.locator('.army-forces select').last().selectOption('60')
    await expect.poll(() => page.locator('.army-problems').textContent()).toMatch(/60 are allowed/)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    expect(faults).toEqual([])
  })

  test('keeps an army, names it in a link, and reads its own YAML', async () => {
    const { page, faults } = await open()
    await page.getByLabel('Begin with').selectOption({ index: 2 })
    await page.getByLabel('Name').fill('Guards')
    await page.getByRole('button', { name: 'Save', exact: true }).tap()
    await expect.poll(() => page.locator('.army-kept').textContent()).toContain('Guards')
    const points = await page.locator('.army-points').textContent()
    const link = (await addressOn(page)).href
    await page.goto(new URL(path, link).href)
    await page.reload()
    await page.locator('.army-kept button', { hasText: 'Guards' }).tap()
    await expect.poll(() => page.locator('.army-points').textContent()).toBe(points)
    await page.locator('.army-yaml summary').tap()
    const text = page.locator('.army-yaml textarea')
    const yaml = await text.inputValue()
    await text.fill(yaml.replace('year:', 'yaer:'))
    await page.getByRole('button', { name: 'Read what is written' }).tap()
    await expect.poll(() => page.locator('.army-messages').textContent()).toMatch(/Line \d+\. .*yaer/)
    await text.fill(yaml.replace('Guards', 'Rifles'))
    await page.getByRole('button', { name: 'Read what is written' }).tap()
    await expect.poll(() => page.locator('#army-title').textContent()).toBe('Rifles')
    expect(await page.locator('.army-messages').count()).toBe(0)
    expect(faults).toEqual([])
    const other = await open(link.slice(new URL(link).origin.length))
    expect(await other.page.locator('#army-title').textContent()).toBe('Guards')
    expect(await other.page.locator('.army-points').textContent()).toBe(points)
  })

  test('leads an army into a battle that knows none of its cards', async () => {
    const { page, faults } = await open()
    await page.getByLabel('Begin with').selectOption({ index: 6 })
    await page.getByLabel('Name').fill('Guards')
    await page.getByRole('link', { name: /^Play / }).tap()
    await page.waitForSelector('#player[data-ready]')
    expect((await addressOn(page)).href).toContain('army0=')
    expect(await page.locator('#player').textContent()).toContain('Guards')
    // The game goes on with its army from the list of all games, from a link, and as a file of another page.
    await page.evaluate(() => window.sandtable?.record()).then((record) => expect(record).toContain('~'))
    await page.getByRole('button', { name: 'New game' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Begin' }).click()
    await expect.poll(async () => (await gamesInStore(page)).length).toBeGreaterThan(0)
    const [{ record = '' } = {}] = (await gamesInStore(page)) as readonly { readonly record?: string }[]
    const plain = page.url().replace(/[?#].*/, '')
    const guards = async (): Promise<void> => {
      await page.waitForSelector('#player[data-ready]')
      await expect.poll(() => page.locator('#player').textContent()).toContain('Guards')
      expect(await page.evaluate(() => window.sandtable?.record())).toBe(record)
    }
    const [key = ''] = await page.evaluate(
      () =>
        new Promise<string[]>((done) => {
          const opening = indexedDB.open('sandtable')
          opening.onsuccess = () => {
            const asked = opening.result.transaction('games').objectStore('games').getAllKeys()
            asked.onsuccess = () => done(asked.result.map(String))
          }
        }),
    )
    await page.goto(`${plain}#g=${key.split('/').at(-1)}`)
    await page.waitForURL(/forces=/)
    await guards()
    await page.goto(`${plain}#r=${encodeURIComponent(record)}`)
    await page.waitForURL(/forces=/)
    await guards()
    await page.goto(plain)
    await page.waitForSelector('#player[data-ready]')
    expect(await page.locator('#player').textContent()).not.toContain('Guards')
    expect(faults).toEqual([])
    // A link with an army that nobody can read leads to the battle without it.
    await page.goto(`${plain}?army0=nothing`)
    await page.getByRole('alert').getByRole('link').click()
    await page.waitForSelector('#player[data-ready]')
  })

  test('can be used by everybody', async () => {
    const { page } = await open()
    await page.getByLabel('Begin with').selectOption({ index: 1 })
    await page.locator('.army-yaml summary').tap()
    for (const box of await page
      .locator('.army-list .army-check input')
      .all()
      .then((all) => all.slice(0, 2)))
      await box.tap()
    expect(await axeViolations(page)).toEqual([])
  })
})
