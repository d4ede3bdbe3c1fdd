/** What axe finds on a page. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Violations of impact serious and critical, as `rule: element`. */
export const axeViolations = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(axe)
  const results = await page.evaluate(async () => {
    const runner = (globalThis as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } }).axe
    return (await runner.run({ resultTypes: ['violations'] })).violations
  })
  return results
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`))
}
