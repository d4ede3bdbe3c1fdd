/**
 * Sounds of a battle in a real browser: asked about once, off till then, and gone when they are turned off; nothing is heard of what
 * is hidden, nor behind the cover.
 */

import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { ScenarioBundle } from '../../compiler/bundle.ts'
import { isToldTo } from '../../engine/event.ts'
import type { GameEvent } from '../../engine/game.ts'
import { replay } from '../../engine/play.ts'
import { parseRecord } from '../../engine/record.ts'
import { speeds } from '../../site/player/settings.ts'
import type { SoundId } from '../../site/player/sound/kinds.ts'
import { sounds } from '../../site/player/sound/sounds.ts'
import { chosenOf } from '../../site/player/sound/speaker.ts'
import { render } from '../../site/player/sound/synth.ts'
import { events as cardEvents } from '../../site/player/systems/command-cards/events.ts'
import { events as operationalEvents } from '../../site/player/systems/operational/events.ts'
import { axeViolations } from './axe.ts'
import { battles, cover, endsWith, gameOf, handOver, hiddenTwins, keys, linkTo, shown } from './hotseat.ts'
import { atRest, test } from './page.ts'
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

/** What the browser is given of a sound: how many samples, and the sum of their sizes. */
type Samples = readonly [length: number, sum: number]

const all = Object.entries(sounds).map(([id, sound]) => {
  const samples = render(sound)
  return { id, length: samples.length, sum: samples.reduce((sum, one) => sum + Math.abs(one), 0) }
})

/** The sound of some samples; browsers compute them a little differently. */
const idOf = ([length, sum]: Samples): string => {
  const [found, ...others] = all.filter((one) => one.length === length && Math.abs(one.sum / sum - 1) < 0.001)
  if (!found || others.length > 0) throw new Error(`${length} samples are no sound, or several`)
  return found.id
}

/**
 * In the page: writes down the samples of each sound that is begun. Its clock of sounds leaps from one to the next, so that none is left
 * out because another goes on or has just been heard.
 */
const writeDown = (): void => {
  const begun: Samples[] = []
  let now = 0
  Object.defineProperty(BaseAudioContext.prototype, 'currentTime', { get: () => (now += 60) })
  AudioBufferSourceNode.prototype.start = function () {
    const samples = this.buffer?.getChannelData(0) ?? new Float32Array()
    begun.push([samples.length, samples.reduce((sum, one) => sum + Math.abs(one), 0)])
  }
  Object.assign(window, { begun })
}

/** The sounds that were begun since the last time. */
const heardOn = async (page: Page): Promise<readonly string[]> =>
  (await page.evaluate(() => (Reflect.get(window, 'begun') as Samples[]).splice(0))).map(idOf)

/** Opens a battle with sound on, and waits until it can be heard. */
const openToHear = async (bundle: ScenarioBundle, hash = '') => {
  const opened = await openBattle(bundle, { hash, settings: { sound: true, speed: 'fast' } })
  const { page } = opened
  await page.evaluate(writeDown)
  // A page is silent before it is touched, and until what plays its sounds is loaded.
  await page.getByRole('button', { name: 'Settings' }).click()
  const volume = page.getByRole('dialog').getByRole('slider', { name: 'Volume' })
  const louder = async (): Promise<number> => {
    await volume.press('ArrowRight')
    await volume.press('ArrowLeft')
    return (await heardOn(page)).length
  }
  await expect.poll(louder).toBeGreaterThan(0)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  return opened
}

const soundsOf = (events: readonly GameEvent[], { card: { system }, scenario }: ScenarioBundle): readonly SoundId[] => {
  const { sounds } = system === 'operational' ? operationalEvents : cardEvents
  return events.flatMap((event) => sounds(scenario as never, event as never))
}

test.each(battles)(
  '%s: the end of a turn that hands the screen over is not heard, nor is any key behind the cover',
  async (_, bundle) => {
    const past = endsWith(gameOf(bundle), (told) => soundsOf(told, bundle).length > 0)
    const { page, faults } = await openToHear(bundle, linkTo(bundle, past, 1))
    await endByKey(page)
    await cover(page).waitFor()
    for (const key of keys) await page.keyboard.press(key)
    await atRest(page)
    expect(await heardOn(page)).toEqual([])
    expect(faults).toEqual([])
  },
)

const inFog = (): ScenarioBundle => {
  const bundle = battles.find(([system]) => system === 'operational')?.[1]
  if (!bundle) throw new Error('no battle in fog')
  return bundle
}

test('whoever sits down in fog hears the same whatever was done out of sight: in the replay, and of orders that show the same', async () => {
  const bundle = inFog()
  const pages: Page[] = []
  // One has moved men, say, and the other tanks.
  const heardOf = ({ events }: { readonly events: readonly GameEvent[] }): string =>
    [...new Set(soundsOf(events, bundle))].join()
  for (const past of hiddenTwins(gameOf(bundle), (one, other) => heardOf(one) !== heardOf(other))) {
    const { page } = await openToHear(bundle, linkTo(bundle, past, 1))
    await handOver(page)
    await cover(page).getByRole('button').click()
    await heardOn(page)
    pages.push(page)
  }
  const [seat, twin] = pages
  if (!seat || !twin) throw new Error('no pages')
  /** Does the same on both: what is heard of it, where it shows the same. */
  const same = async (act: (page: Page) => Promise<void>): Promise<readonly unknown[] | undefined> => {
    for (const page of pages) await act(page)
    for (const page of pages) await atRest(page)
    if ((await shown(seat)) !== (await shown(twin))) return undefined
    const heard = await heardOn(seat)
    expect(await heardOn(twin)).toEqual(heard)
    return heard
  }
  const press = (name: string) => (page: Page) => page.getByRole('button', { name }).click()
  await same(press('Replay'))
  expect(await same(press('To the beginning'))).toEqual([])
  const forward = seat.getByRole('button', { name: 'One action forward' })
  while (await forward.isEnabled()) expect(await same(press('One action forward'))).toBeDefined()
  await same(press('Back to the game'))
  let heard = 0
  for (let orders = 0; orders < 6; orders++) {
    const hint = await same(async (page) => {
      await page.locator('.map-viewport').press('g')
      await page.locator('.suggestion').waitFor()
    })
    expect(hint).toEqual(['hint'])
    const done = await same((page) => page.keyboard.press('g'))
    // What lies hidden has been met.
    if (!done) break
    heard += done.length
  }
  expect(heard).toBeGreaterThan(0)
})

test('of a computer’s turn in fog nothing is heard but what is told', async () => {
  const bundle = inFog()
  const game = gameOf(bundle)
  const { page, record, faults } = await openToHear(bundle)
  const played = async () => {
    const parsed = parseRecord(await record())
    const replayed = parsed && replay(game, parsed)
    if (!replayed?.ok) throw new Error('the page gives no record that can be replayed')
    return replayed
  }
  const [viewer = 0] = game.actors((await played()).position.state)
  const chosen = (events: readonly GameEvent[], step: number): readonly SoundId[] =>
    // The end of the own turn is no part of what is shown quicker.
    chosenOf(soundsOf(events, bundle), { volume: 100, silentKinds: [], pace: step === 0 ? 1 : speeds.fast })
  let [heard, hidden] = [0, 0]
  for (let turns = 0; turns < 6 && (heard === 0 || hidden === 0); turns++) {
    const before = (await played()).events.length
    await endByKey(page)
    await expect.poll(async () => game.actors((await played()).position.state)[0]).toBe(viewer)
    await page.waitForSelector('.player[data-busy="false"]')
    const done = (await played()).events.slice(before)
    const told = done.map((events) => events.filter((event) => isToldTo(event, viewer)))
    const expected = told.flatMap(chosen)
    expect(await heardOn(page)).toEqual(expected)
    heard += expected.length
    hidden += done.flatMap(chosen).length - expected.length
  }
  expect(heard).toBeGreaterThan(0)
  expect(hidden).toBeGreaterThan(0)
  expect(faults).toEqual([])
})
