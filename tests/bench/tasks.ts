/**
 * The longest tasks of a page in milliseconds of processor time, at a processor four times slower: while the largest battle of each rule
 * system opens, and while computers play it. What else the machine does is not in these numbers, which are of the page's own thread.
 * Reads `dist/`; run `npm run build` first. Ids of scenarios as arguments measure those instead.
 */
import { readdirSync, readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { settingsKey } from '../../site/player/settings.ts'
import { launch } from '../browser/chromium.ts'
import { serve } from '../browser/serve.ts'

const dist = new URL('../../dist/', import.meta.url).pathname
const slowdown = 4
/** Milliseconds that no task shall take longer. */
const target = 350
/** Milliseconds of the page's clock for which computers play. */
const played = 30_000

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
  readonly args: { readonly name?: string; readonly data?: { readonly functionName?: string; readonly url?: string } }
}

const dataOf = (id: string) =>
  JSON.parse(readFileSync(`${dist}data/scenarios/${id}.json`, 'utf8')) as {
    readonly scenario: { readonly system: string }
  }

/** The scenario of each rule system whose data is the largest. */
const largest = (): readonly string[] => {
  const found = new Map<string, { readonly id: string; readonly size: number }>()
  for (const name of readdirSync(`${dist}data/scenarios`)) {
    const id = name.replace('.json', '')
    const { scenario } = dataOf(id)
    const size = readFileSync(`${dist}data/scenarios/${name}`).length
    if (size > (found.get(scenario.system)?.size ?? 0)) found.set(scenario.system, { id, size })
  }
  return [...found.values()].map(({ id }) => id)
}

/** Tasks of the page's own thread, longest first, and what took longest in each. */
const tasksIn = (trace: string): readonly { readonly time: number; readonly parts: string }[] => {
  const { traceEvents: events } = JSON.parse(trace) as { traceEvents: readonly TraceEvent[] }
  const pages = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
  const ofPage = events.filter(
    ({ pid, tid, ph }) => ph === 'X' && pages.some((page) => page.pid === pid && page.tid === tid),
  )
  return ofPage
    .filter(({ name }) => name === 'RunTask' || name === 'ThreadControllerImpl::RunTask')
    .sort((one, other) => (other.tdur ?? 0) - (one.tdur ?? 0))
    .slice(0, 3)
    .map((task) => {
      const inside = ofPage.filter(
        ({ tid, ts, dur = 0, tdur = 0, name }) =>
          tid === task.tid &&
          ts >= task.ts &&
          ts + dur <= task.ts + (task.dur ?? 0) &&
          tdur > 10_000 &&
          !name.endsWith('RunTask'),
      )
      const parts = inside.map(({ name, tdur = 0, args: { data } }) =>
        [name, data?.functionName, data?.url?.replace(/.*\//, ''), Math.round(tdur / 1000)].filter(Boolean).join(' '),
      )
      return { time: Math.round((task.tdur ?? 0) / 1000), parts: parts.slice(0, 12).join(', ') }
    })
}

const categories = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8']

const traced = async (browser: Browser, page: Page, act: () => Promise<void>): Promise<void> => {
  await browser.startTracing(page, { categories })
  await act()
  for (const { time, parts } of tasksIn((await browser.stopTracing()).toString()))
    console.log(`${String(time).padStart(8)} ${time <= target ? '    ' : 'OVER'} ${parts}`)
}

const { origin, close } = await serve(dist)
const browser = await launch()
for (const id of process.argv.length > 2 ? process.argv.slice(2) : largest()) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  page.setDefaultTimeout(120_000)
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    settingsKey,
    JSON.stringify({ sound: false }),
  ] as const)
  const protocol = await page.context().newCDPSession(page)
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  console.log(`${id}: opens`)
  await traced(browser, page, async () => {
    await page.goto(`${origin}/scenarios/${id}/`)
    await page.waitForSelector('[data-ready="true"] .player')
    await page.waitForTimeout(3_000)
  })
  await page.getByRole('button', { name: 'New game' }).click()
  for (const select of await page.locator('.player dialog select').all()) await select.selectOption('veteran')
  console.log(`${id}: computers play`)
  await traced(browser, page, async () => {
    await page.getByRole('dialog').getByRole('button', { name: 'Begin' }).click()
    await page.waitForTimeout(played)
  })
  await page.close()
}
await browser.close()
await close()
