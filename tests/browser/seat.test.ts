/** A page that a test had before is as new for the next one. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { gamesInStore, leaveInStore, openPage, stopClock, test } from './page.ts'

/** All that a test could leave in a page. */
const tracesIn = async (page: Page): Promise<unknown> => [
  await page.evaluate(async () => ({
    stored: { ...localStorage, ...sessionStorage },
    caches: await caches.keys(),
    width: innerWidth,
    isDark: matchMedia('(prefers-color-scheme: dark)').matches,
    isPrinted: matchMedia('print').matches,
  })),
  await gamesInStore(page),
]

const pages: Page[] = []
let asNew: unknown

test('a page is used and left', async () => {
  const { page } = await openPage('/404.html')
  pages.push(page)
  asNew = await tracesIn(page)
  await page.evaluate(async () => {
    localStorage.setItem('left', 'here')
    sessionStorage.setItem('left', 'here too')
    await caches.open('left')
  })
  await leaveInStore(page, 'left', {})
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  await page.route('**/404.html', (route) => route.abort())
  expect(await tracesIn(page)).not.toEqual(asNew)
})

test('nothing of it is there when it is opened again', async () => {
  const { page, faults } = await openPage('/404.html')
  expect(page).toBe(pages[0])
  expect(await tracesIn(page)).toEqual(asNew)
  expect(faults).toEqual([])
  await page.clock.install()
  await stopClock(page)
})

test('a page whose clock stands is none for the next test', async () => {
  const { page } = await openPage('/404.html')
  expect(pages).not.toContain(page)
})
