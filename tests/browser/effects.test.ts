/** What moves on the map in a real browser: it ends with the next key or press, and whoever prefers reduced motion has none. */
import { expect } from 'vitest'
import { readMove, start, step } from '../../engine/play.ts'
import { operational } from '../../engine/systems/operational/index.ts'
import { readRecord } from '../../site/player/replay.ts'
import { stopClock, test } from './page.ts'
import { sitDown, smallest, wonRecords } from './table.ts'

test('a unit that is destroyed dissolves, until somebody goes on; not with reduced motion', async () => {
  const bundle = smallest()
  const [text] = wonRecords(bundle.card.id)
  const { seed, moves } = readRecord(text)
  const game = operational.open(bundle.scenario)
  let { position } = start(game, seed)
  const fatal = moves.findIndex((move) => {
    const { side, action } = readMove(game, move) ?? {}
    const done = action && step(game, position, side ?? 0, action)
    if (!done?.ok) throw new Error(`${move} cannot be played`)
    position = done.position
    return done.events.some(({ type }) => type === 'destroyed')
  })
  expect(fatal).toBeGreaterThan(0)

  const { page, faults } = await sitDown(bundle, { hash: `#r=${text}`, reducedMotion: 'no-preference' })
  // The result stands over it.
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Replay', exact: true }).click()
  const bar = page.getByRole('toolbar', { name: 'Replay' })
  await bar.waitFor()
  await page.clock.install()
  await stopClock(page)
  const gone = page.locator('.effect-gone')
  const moving = (): Promise<number> =>
    page.locator('.play-units').evaluate((units) => units.getAnimations({ subtree: true }).length)
  /** Shows the action in which the unit falls. */
  const goThere = async (): Promise<void> => {
    await bar.getByRole('slider').fill(String(fatal))
    await bar.getByRole('button', { name: 'One action forward' }).click()
    await page.locator('.flash', { hasText: 'destroyed' }).waitFor()
  }

  await goThere()
  expect(await gone.count()).toBe(1)
  expect(await gone.locator('.counter-face').count()).toBeGreaterThan(0)
  await page.keyboard.press('Shift')
  await expect.poll(() => gone.count()).toBe(0)
  expect(await moving()).toBe(0)

  await goThere()
  expect(await gone.count()).toBe(1)
  await page.locator('.map-viewport').click({ position: { x: 5, y: 5 } })
  await expect.poll(() => gone.count()).toBe(0)

  await goThere()
  expect(await gone.count()).toBe(1)
  await page.clock.runFor(3000)
  await expect.poll(() => gone.count()).toBe(0)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await goThere()
  expect(await page.locator('.play-effects > *').count()).toBe(0)
  expect(await moving()).toBe(0)
  expect(faults).toEqual([])
})
