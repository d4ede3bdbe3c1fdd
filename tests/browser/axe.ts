/** The faults that axe finds on a page. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { showIn } from './page.ts'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type WithAxe = typeof globalThis & { axe?: { run(within: string, options: RunOptions): Promise<AxeResults> } }

/** Rules that look at colours: all other ones find the same in light and dark. */
const ofColours = ['color-contrast', 'link-in-text-block']

/** Violations of impact serious and critical: of colours in light and in dark, of some rules in light alone. */
const lookAt = async (page: Page, within: string, inLight: RunOptions): Promise<readonly string[]> => {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  const violations = async (options: RunOptions): Promise<readonly string[]> => {
    const found = await page.evaluate(
      async ({ within, options }) => (await (globalThis as WithAxe).axe?.run(within, options))?.violations ?? [],
      { within, options: { ...options, resultTypes: ['violations'] } satisfies RunOptions },
    )
    return found
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`))
  }
  const light = await violations(inLight)
  await showIn(page, 'dark')
  const dark = await violations({ runOnly: ofColours })
  await showIn(page, 'light')
  return [...light, ...dark.map((violation) => `in the dark ${violation}`)]
}

/** Violations in light and in dark, as `rule: element`. `within` selects the part that is looked at. */
export const axeViolations = (page: Page, within = 'html'): Promise<readonly string[]> => lookAt(page, within, {})

/** Text that hardly stands out from its ground, also where screen readers are told the same in other words. */
export const faintText = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(() => {
    for (const hidden of document.querySelectorAll('[aria-hidden]')) hidden.removeAttribute('aria-hidden')
  })
  return lookAt(page, 'html', { runOnly: ofColours })
}
