/** Computers play each other to the end in each rule system, while the browser is busy with pages that are loaded again and again. */
import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import type { ScenarioBundle } from '../../compiler/bundle.ts'
import { atOnce, newPage, test } from './page.ts'
import { shortestBattles } from './table.ts'

/** Games of each rule system: one is a matter of luck, and takes a minute. */
const games = process.env.LONG === undefined ? 0 : Number(process.env.GAMES ?? 20)

const battles = shortestBattles()

/** Loads pages in a loop until `isOver`. */
const loadOn = async (page: Page, paths: readonly string[], isOver: () => boolean): Promise<void> => {
  for (let turn = 0; !isOver(); turn++) await page.goto(inject('origin') + paths[turn % paths.length])
}

const playOut = async (page: Page, { card }: ScenarioBundle): Promise<void> => {
  await page.goto(`${inject('origin')}/scenarios/${card.id}/`)
  await page.waitForSelector('[data-ready="true"] .player')
  await page.getByRole('button', { name: 'New game' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').first().waitFor()
  for (const choice of await dialog.getByRole('combobox').all())
    if ((await choice.locator('option[value="recruit"]').count()) > 0) await choice.selectOption('recruit')
  await dialog.getByRole('button', { name: 'Begin' }).click()
  await dialog.getByRole('button', { name: 'Watch the replay' }).waitFor()
}

test.runIf(games > 0).each(battles.map((bundle) => [bundle.card.id, bundle] as const))(
  '%s is played to its end by computers, each time',
  async (id, bundle) => {
    const others = battles.filter((one) => one !== bundle).map(({ card }) => `/scenarios/${card.id}/`)
    for (let number = 0; number < games; number++) {
      const page = await newPage({ ...atOnce, serviceWorkers: 'block' })
      const faults: string[] = []
      page.on('pageerror', (error) => faults.push(error.message))
      let isOver = false
      const loading = Array.from({ length: 4 }, async () =>
        loadOn(await page.context().newPage(), [...others, '/', '/rules/', `/scenarios/${id}/`], () => isOver),
      )
      const loaded = Promise.all(loading)
      await playOut(page, bundle)
      isOver = true
      await loaded
      expect(faults).toEqual([])
      await page.context().close()
    }
  },
)
