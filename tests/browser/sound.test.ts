/** Sounds of a battle in a real browser: asked about once, off till then, and gone when they are turned off. */
import { expect } from 'vitest'
import type { ScenarioBundle } from '../../compiler/bundle.ts'
import { axeViolations } from './axe.ts'
import { test } from './page.ts'
import { allBundles, endByKey, openBattle } from './table.ts'

/** In the page: counts what is made and begun to be heard. */
const countSounds = (): void => {
  const counted = { contexts: 0, begun: 0 }
  const { AudioContext: Context } = window
  window.AudioContext = class extends Context {
    constructor() {
      super()
      counted.contexts++
    }
  }
  const { start } = AudioBufferSourceNode.prototype
  AudioBufferSourceNode.prototype.start = function (...at) {
    counted.begun++
    return start.apply(this, at)
  }
  Object.assign(window, { counted })
}

test('the page asks once whether it is to be heard, and keeps to the answer', async () => {
  const size = ({ scenario: { map } }: ScenarioBundle): number => map.width * map.height
  const [bundle] = allBundles()
    .filter(({ card, tutorial }) => card.system === 'operational' && tutorial === null)
    .toSorted((one, other) => size(one) - size(other))
  if (!bundle) throw new Error('every operational battle has a tutorial')
  const { page, faults } = await openBattle(bundle, { settings: { sound: null, speed: 'fast' } })
  const fetched: string[] = []
  page.on('request', (request) => {
    if (/\/sound\./.test(request.url())) fetched.push(request.url())
  })
  await page.addInitScript(countSounds)
  await page.reload()
  await page.waitForSelector('[data-ready="true"] .player')
  const counted = () => page.evaluate(() => ({ ...Reflect.get(window, 'counted') }) as Record<string, number>)
  /** Shows the rest of the computer's turn at once. */
  const skip = async (): Promise<void> => {
    await page.locator('.map-viewport').press('Escape')
    await page.waitForSelector('.player[data-busy="false"]')
  }
  const question = page.getByRole('status').filter({ hasText: 'Play with sound?' })
  expect(await question.count()).toBe(0)

  await endByKey(page)
  await skip()
  await question.waitFor()
  expect(await counted()).toEqual({ contexts: 0, begun: 0 })
  expect(fetched).toEqual([])
  expect(await axeViolations(page, '.banner')).toEqual([])

  await question.getByRole('button', { name: 'With sound' }).press('Enter')
  await page.getByRole('button', { name: 'Settings' }).click()
  const dialog = page.getByRole('dialog')
  // A change of the volume lets something be heard, once what plays it is there.
  const volume = dialog.getByRole('slider', { name: 'Volume' })
  const louder = async (): Promise<number | undefined> => {
    await volume.press('ArrowRight')
    await volume.press('ArrowLeft')
    return (await counted()).begun
  }
  await expect.poll(louder).toBeGreaterThan(0)
  expect(fetched.length).toBe(1)
  expect(await axeViolations(page, 'dialog')).toEqual([])
  await dialog.getByRole('checkbox', { name: 'the staff’s hint' }).uncheck()
  await page.keyboard.press('Escape')
  const { begun: before = 0 } = await counted()
  await endByKey(page)
  await expect.poll(async () => (await counted()).begun).toBeGreaterThan(before)
  await skip()

  await page.reload()
  await page.waitForSelector('[data-ready="true"] .player')
  expect(await question.count()).toBe(0)
  await page.getByRole('button', { name: 'Settings' }).click()
  expect(await dialog.getByRole('checkbox', { name: 'the staff’s hint' }).isChecked()).toBe(false)
  await dialog.getByRole('checkbox', { name: 'Sounds' }).uncheck()
  expect(await dialog.getByRole('slider').count()).toBe(0)
  await page.keyboard.press('Escape')
  const { begun: last } = await counted()
  await endByKey(page)
  await skip()
  expect((await counted()).begun).toBe(last)
  expect(faults).toEqual([])
})
