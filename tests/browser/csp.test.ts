/** The content security policy of the built pages: each has it, and nothing that a page does breaks it. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { hasTurn } from '../support/turns.ts'
import { newPage, openPage, showIn, test } from './page.ts'
import { serve } from './serve.ts'
import { allBundles, openBattle } from './table.ts'

const dist = inject('dist')
/** The headers that the file for hosts sets for all files. */
const headers = Object.fromEntries(
  [...(readFileSync(join(dist, '_headers'), 'utf8').split('/_astro/')[0] ?? '').matchAll(/^ {2}([\w-]+): (.+)$/gm)].map(
    ([, name = '', value = '']) => [name, value],
  ),
)
const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.html'))
  .map((name) => ({
    path: `/${name.replace(/(?:^|(?<=\/))index\.html$/, '')}`,
    html: readFileSync(join(dist, name), 'utf8'),
  }))

/** One page of each kind: kinds differ in the scripts and style sheets that they load, and in their elements. */
const oneOfEachKind = [
  ...new Map(
    pages.map(({ path, html }) => {
      const assets = [...html.matchAll(/_astro\/([\w.-]+)\.(?:js|css)"/g)].map(([, name]) => name)
      return [
        `${path
          .split('/')
          .slice(0, 3)
          .join('/')
          .replace(/^\/(scenarios|guides|diagnostics)\/.*/, '$1')} ${assets.sort()}`,
        path,
      ]
    }),
  ).values(),
]

test('every page states the policy before anything that it loads', () => {
  const policy = headers['Content-Security-Policy']?.replace("; frame-ancestors 'none'", '')
  expect(policy).toMatch(/^default-src 'none'; /)
  expect(policy).not.toContain('unsafe-inline')
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"`
  for (const { path, html } of pages) {
    expect(html.indexOf(meta), path).toBeGreaterThan(0)
    expect(html.indexOf(meta), path).toBeLessThan(html.search(/<(?:link|script)\b/))
  }
})

test('the guide to hosting gives the same policy', () => {
  const guide = readFileSync(new URL('../../content/guides/12-hosting.md', import.meta.url), 'utf8')
  const policies = [...guide.matchAll(/Content-Security-Policy "([^"]+)"/g)].map(([, policy]) => policy)
  expect(policies).toEqual([headers['Content-Security-Policy'], headers['Content-Security-Policy']])
})

test('a page that breaks the policy is found out', async () => {
  const { page, faults } = await openPage('/404.html')
  const colour = await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<p id="styled" style="color: rgb(1, 2, 3)">x</p>')
    return getComputedStyle(document.querySelector('#styled') as Element).color
  })
  expect(colour).not.toBe('rgb(1, 2, 3)')
  await expect.poll(() => faults.join()).toContain('Content Security Policy')
})

test('no page of any kind breaks it, in light or dark', async () => {
  expect(oneOfEachKind.length).toBeGreaterThan(20)
  const { page, faults } = await openPage('/', { colorScheme: 'light' })
  for (const path of oneOfEachKind.filter((_, index) => hasTurn(index))) {
    await page.goto(inject('origin') + path)
    // A late load of a script breaks the policy on the next page's account at the latest.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(true)
    await page.emulateMedia({ colorScheme: 'light' })
    expect(faults, path).toEqual([])
  }
})

test('the search finds a page', async () => {
  const { page, faults } = await openPage('/')
  await page.keyboard.press('Control+k')
  await page.getByRole('searchbox').fill('supply')
  await page.locator('.results a').first().waitFor()
  expect(faults).toEqual([])
})

test('a worked example is played in its dialog', async () => {
  const chapters = pages.filter(({ html }) => html.includes('play-board'))
  const systems = [...new Set(chapters.map(({ html }) => /data-system="([\w-]+)"/.exec(html)?.[1]))]
  for (const system of systems.filter((_, index) => hasTurn(index))) {
    const chapter = chapters.find(({ html }) => html.includes(`data-system="${system}"`))
    const { page, faults } = await openPage(chapter?.path ?? '')
    await page.locator('.play-board').first().click()
    await page.locator('.board-mount .player').waitFor()
    expect(await sideColour(page)).toMatch(/^rgb/)
    expect(faults, system).toEqual([])
  }
})

/** The colour of the first side as the page's pieces and reports get it. */
const sideColour = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const probe = document.createElement('i')
    probe.style.color = 'var(--side-0)'
    document.querySelector('.player')?.append(probe)
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  })

/** One scenario of each system, with a tutorial where there is one. */
const battles = [
  ...new Map(
    allBundles()
      .toSorted((a, b) => Number(a.tutorial !== null) - Number(b.tutorial !== null))
      .map((bundle) => [bundle.card.system, bundle]),
  ).values(),
]

test.each(battles.filter((_, index) => hasTurn(index)).map((bundle) => [bundle.card.id, bundle] as const))(
  'a battle is played, with its dialogs, its tutorial and a computer: %s',
  async (_, bundle) => {
    const { page, faults } = await openBattle(bundle)
    const [first] = bundle.scenario.sides
    for (const colorScheme of ['dark', 'light'] as const) {
      const [red, green, blue] = [1, 3, 5].map((at) =>
        Number.parseInt((first?.colour[colorScheme] ?? '').slice(at, at + 2), 16),
      )
      await showIn(page, colorScheme)
      expect(await sideColour(page)).toBe(`rgb(${red}, ${green}, ${blue})`)
    }
    for (const name of ['Units', 'Share', 'New game', 'Help']) {
      const button = page.getByRole('button', { name, exact: name === 'Units' }).first()
      if (!(await button.isVisible())) continue
      await button.click()
      await page.getByRole('dialog').waitFor()
      await page.keyboard.press('Escape')
    }
    const units = page.locator('.map-units > g')
    await units.first().waitFor()
    // A battle begins with a unit, with a card or with a hand.
    await page
      .getByRole('button', { name: /^Next unit/ })
      .last()
      .or(page.locator('.cc-hand button').first())
      .or(page.getByRole('button', { name: 'Keep this hand' }))
      .first()
      .click()
    expect(await page.evaluate(() => window.sandtable?.selfPlay('recruit', 1))).toMatchObject({ over: true })
    expect(faults).toEqual([])
  },
)

test('with the headers nobody can frame the site', async () => {
  const served = await serve(dist, headers)
  const page = await newPage()
  const faults: string[] = []
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  await page.goto(`${served.origin}/scenarios/${battles[0]?.card.id}/`)
  await page.waitForSelector('[data-ready="true"] .player')
  expect(faults).toEqual([])
  const expectFramed = async (origin: string, shown: string): Promise<void> => {
    // A page of another origin: one that came from ours would have its policy.
    const other = await page.context().newPage()
    await other.setContent(`<iframe src="${origin}/404.html"></iframe>`)
    await expect.poll(() => other.frames()[1]?.url()).toContain(shown)
  }
  await expectFramed(inject('origin'), '/404.html')
  await expectFramed(served.origin, 'chrome-error:')
  await served.close()
})
