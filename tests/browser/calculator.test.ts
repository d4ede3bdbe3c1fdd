/** The calculator of ranges and odds: units stand where one puts them, and the page shows what the engine forecasts there. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { around } from '../../engine/board.ts'
import { type Hex, makeHexName } from '../../engine/hex.ts'
import { openArranged as arrangeCards } from '../../engine/systems/command-cards/arranged.ts'
import type { CommandCardsScenario } from '../../engine/systems/command-cards/scenario.ts'
import { openArranged as arrangeStacks } from '../../engine/systems/echelon/arranged.ts'
import { forecastOf } from '../../engine/systems/echelon/combat/forecast.ts'
import type { EchelonScenario } from '../../engine/systems/echelon/scenario.ts'
import { openArranged } from '../../engine/systems/operational/arranged.ts'
import { signed } from '../../engine/words.ts'
import { arrangedSystems } from '../../site/player/systems/arrangers.ts'
import { axeViolations } from './axe.ts'
import { addressOn, gamesInStore, test } from './page.ts'
import { allBundles, bundleOf, openBattle, scenarioIds } from './table.ts'

const found = scenarioIds()
  .map(bundleOf)
  .find(({ scenario }) => scenario.fog)
if (!found) throw new Error('no operational battle hides anybody')
const bundle = found
const { scenario } = bundle
const asWritten = openArranged(scenario, { side: 0, turn: 1, units: new Map() })

/** A unit put beside an enemy, with another hex beside it on which it can stand. */
interface Meeting {
  readonly unit: number
  readonly enemy: number
  readonly hex: Hex
  readonly steps: number
}

/** An attack that is possible only where a unit is put, and whose odds change with its steps. */
const findMeeting = (): Meeting => {
  const { game, state, mayStand } = asWritten
  const { board, unitsOf } = game.table
  const taken = new Set<Hex>([...state.hex, ...state.hqHex])
  for (const unit of unitsOf[0])
    for (const enemy of unitsOf[1])
      for (const hex of around(board, state.hex[enemy])) {
        if (state.hex[unit] <= 0 || state.hex[enemy] <= 0 || taken.has(hex) || !mayStand(unit, hex)) continue
        const { steps } = scenario.units[unit]
        if (steps > 2 && oddsOf({ unit, enemy, hex, steps }, steps) !== oddsOf({ unit, enemy, hex, steps }, 1))
          return { unit, enemy, hex, steps }
      }
  throw new Error('nobody can be put beside an enemy')
}

const oddsOf = ({ unit, enemy, hex }: Meeting, steps: number): string | undefined => {
  const { game, state } = openArranged(scenario, {
    side: 0,
    turn: 1,
    units: new Map([[unit, { hex, steps, entrenchment: 0 as const }]]),
  })
  const isLegal = game.legal(state, 0, { unit }).some((action) => action.type === 'attack' && action.target === enemy)
  const forecast = isLegal ? game.forecast(state, unit, enemy) : undefined
  return forecast && signed(forecast.odds)
}

const meeting = findMeeting()
const enemyName = scenario.units[meeting.enemy].name
const place = makeHexName(scenario.map, meeting.hex)

const inCalculator = { hash: 'calculator/' } as const

const choose = (page: Page, unit: number) =>
  page.getByRole('combobox', { name: 'Unit', exact: true }).selectOption(String(unit))
/** The odds on the card of the attack, as it is when the enemy is looked at in the list of targets. */
const shownOdds = async (page: Page): Promise<string | null> => {
  const target = page.locator('.targets-of .target').filter({ hasText: enemyName })
  await target.first().waitFor()
  await page.keyboard.press('Tab')
  await target.first().focus()
  await target.first().click()
  const card = page.getByRole('region', { name: new RegExp(`^Forecast: .*${enemyName}`) })
  return card.locator('.card-head .chip b').textContent()
}
const hasOverflow = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

test('a unit is put on the map with a click, and its odds are those of the engine', async () => {
  const { page, faults, onScreen } = await openBattle(bundle, inCalculator)
  await page.getByText('As the scenario is written').waitFor()
  await choose(page, meeting.unit)
  await page.getByRole('button', { name: 'Show the whole map' }).click()
  const { x, y } = await onScreen(meeting.hex)
  await page.mouse.click(x, y)
  await page.getByText('Not the scenario as written').waitFor()
  expect((await addressOn(page)).hash).toContain(`unit=${scenario.units[meeting.unit].id}.${place}`)
  await page.getByRole('combobox', { name: 'Works' }).selectOption('None')
  expect(await shownOdds(page)).toBe(oddsOf(meeting, meeting.steps))
  await page.getByRole('combobox', { name: 'Steps' }).selectOption('1')
  expect(await shownOdds(page)).toBe(oddsOf(meeting, 1))
  expect(await axeViolations(page)).toEqual([])

  // Whoever gets the address sees the same.
  await page.reload()
  await page.getByText('Not the scenario as written').waitFor()
  await choose(page, meeting.unit)
  expect(await shownOdds(page)).toBe(oddsOf(meeting, 1))
  // Nothing is carried out.
  expect(await page.locator('[role=status]').last().textContent()).not.toContain('lost')
  await page.keyboard.press('e')
  await page.getByText('Nothing is carried out here').first().waitFor()

  await page.getByRole('button', { name: 'Start over' }).click()
  await page.getByText('As the scenario is written').waitFor()
  expect((await addressOn(page)).hash).toBe('')
  expect(faults).toEqual([])
})

test('no game is begun, saved or shown: the battle is as it was left', async () => {
  const { page, faults } = await openBattle(bundle, inCalculator)
  await choose(page, meeting.unit)
  await page.getByRole('combobox', { name: 'Steps' }).selectOption('1')
  await page.getByRole('link', { name: 'Play it' }).click()
  await page.waitForSelector('#player[data-ready="true"] .player')
  expect(await gamesInStore(page)).toEqual([])
  expect(faults).toEqual([])
})

test('by keys a unit of either side is put where the cursor is, and its reach is told', async () => {
  const { page, faults } = await openBattle(bundle, inCalculator)
  await choose(page, meeting.enemy)
  await page.locator('.map-viewport').focus()
  const spoken = page.locator('.player > .visually-hidden[role=status]')
  // Away from where it stands, over whatever can be stood on.
  for (let tries = 0; tries < 12 && !/can move to/.test((await spoken.textContent()) ?? ''); tries++) {
    await page.keyboard.press(['ArrowRight', 'ArrowUp', 'ArrowLeft', 'ArrowDown'][tries % 4])
    await page.keyboard.press('Enter')
    if ((await page.getByRole('combobox', { name: 'Unit', exact: true }).inputValue()) !== String(meeting.enemy))
      await choose(page, meeting.enemy)
    await page.locator('.map-viewport').focus()
  }
  expect(await spoken.textContent()).toMatch(new RegExp(`^${enemyName} can move to \\d+ hex`))
  expect((await addressOn(page)).hash).toContain('side=1')
  expect(faults).toEqual([])
})

test('on a phone the first tap shows what a hex holds, and the second puts the unit there', async () => {
  const { page, faults, onScreen } = await openBattle(bundle, {
    ...inCalculator,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  await choose(page, meeting.unit)
  const free = [...asWritten.game.table.board.spaces].filter(
    (hex) => asWritten.mayStand(meeting.unit, hex) && ![...asWritten.state.hex, ...asWritten.state.hqHex].includes(hex),
  )
  const spots = await Promise.all(free.map(async (hex) => ({ hex, at: await onScreen(hex) })))
  const tapped = await page.evaluate(
    (all) => all.find(({ at }) => document.elementFromPoint(at.x, at.y)?.closest('.map-layer, .map-viewport')),
    spots,
  )
  if (!tapped) throw new Error('no free hex is in sight')
  await page.touchscreen.tap(tapped.at.x, tapped.at.y)
  await page.getByRole('button', { name: 'Put it here' }).waitFor()
  expect((await addressOn(page)).hash).toBe('')
  await page.getByRole('button', { name: 'Put it here' }).tap()
  await page.getByText('Not the scenario as written').waitFor()
  expect((await addressOn(page)).hash).toContain(makeHexName(scenario.map, tapped.hex))
  expect(await hasOverflow(page)).toBe(false)
  expect(await axeViolations(page)).toEqual([])
  expect(faults).toEqual([])
})

test('where units stack, the odds count all that are told to attack together', async () => {
  const stacked = allBundles().find(({ card, tutorial }) => card.system === 'echelon' && tutorial !== null)
  if (!stacked) throw new Error('no campaign has a tutorial')
  const campaign = stacked.scenario as EchelonScenario
  const quiet = { side: 0, turn: 1, weather: 0, units: new Map() } as const
  const written = arrangeStacks(campaign, quiet)
  const { table } = written.game
  const [first, second] = table.unitsOf[0]
    .filter((unit) => written.state.hex[unit] > 0 && table.profiles[unit].fights)
    .toSorted((one, other) => table.profiles[other].design.attack - table.profiles[one].design.attack)
  const enemy = table.unitsOf[1].find((unit) => written.state.hex[unit] > 0) ?? 0
  const target = written.state.hex[enemy]
  const put = (hex: Hex, joins: boolean) => ({ hex, reversed: false, joins })
  const oddsAt = (hex: Hex): string | undefined => {
    const { game, state } = arrangeStacks(campaign, {
      ...quiet,
      units: new Map([
        [first, put(hex, false)],
        [second, put(hex, true)],
      ]),
    })
    const isLegal = game.legal(state, 0, { type: 'target' }).some((one) => one.type === 'target' && one.to === target)
    return isLegal ? forecastOf(game.services, state, [first, second], target).oddsText : undefined
  }
  const hex = around(table.board, target).find((one) => written.mayStand(first, one) && oddsAt(one) !== undefined)
  if (hex === undefined) throw new Error('nobody can stand beside the enemy')
  const name = makeHexName(campaign.map, hex)
  const { page, faults } = await openBattle(stacked, {
    hash: `calculator/#unit=${campaign.units[first].id}.${name}&unit=${campaign.units[second].id}.${name}`,
  })
  await choose(page, second)
  await page.getByRole('combobox', { name: 'Attacks' }).selectOption('With others')
  expect((await addressOn(page)).hash).toContain('joins-1')
  await choose(page, first)
  const button = page.locator('.targets-of .target').filter({ hasText: campaign.units[enemy].name }).first()
  await page.keyboard.press('Tab')
  await button.focus()
  const card = page.getByRole('region', { name: /^Forecast: Attack on/ })
  expect(await card.locator('.card-head .chip b').textContent()).toBe(oddsAt(hex))
  expect(await card.textContent()).toContain(campaign.units[second].name)
  expect(await axeViolations(page)).toEqual([])
  expect(faults).toEqual([])
})

test('a battle led by cards shows moves and dice side by side, and what a card changes', async () => {
  const cards = allBundles().find(({ card }) => card.system === 'command-cards')
  if (!cards) throw new Error('there is no battle led by cards')
  const battle = cards.scenario as CommandCardsScenario
  const { game, state, mayStand } = arrangeCards(battle, { side: 0, card: undefined, units: new Map() })
  const { table } = game
  const [unit] = table.unitsOf[0].filter((one) => state.hex[one] > 0 && table.types[one].kind === 'infantry')
  const dice = (hex: Hex, enemy: number, card?: number): number => {
    const arranged = arrangeCards(battle, {
      side: 0,
      card,
      units: new Map([[unit, { hex, figures: table.figures[unit] }]]),
    })
    return arranged.game.forecast(arranged.state, unit, enemy)?.dice ?? 0
  }
  const beside = (other: number): readonly Hex[] =>
    state.hex[other] <= 0
      ? []
      : around(table.board, state.hex[other]).filter(
          (hex) => !state.hex.includes(hex) && mayStand(unit, hex) && dice(hex, other) > 0,
        )
  const enemy = table.unitsOf[1].find((other) => beside(other).length > 0) ?? 0
  const [hex] = beside(enemy)
  const card = table.cards.findIndex(({ battle: rules }) => rules?.dice !== undefined && rules.diceIn !== 'fire')
  const { page, faults } = await openBattle(cards, {
    hash: `calculator/#unit=${battle.units[unit].id}.${makeHexName(battle.map, hex)}`,
  })
  await choose(page, unit)
  const target = page.locator('.targets-of .target').filter({ hasText: battle.units[enemy].name }).first()
  const pool = page.getByRole('region', { name: `Forecast: attack ${battle.units[enemy].name}` })
  await target.click()
  await expect.poll(() => pool.locator('.card-head .chip').textContent()).toMatch(new RegExp(`^${dice(hex, enemy)} `))
  await page.getByRole('combobox', { name: 'Card', exact: true }).selectOption(table.cards[card].name)
  await target.click()
  await expect
    .poll(() => pool.locator('.card-head .chip').textContent())
    .toMatch(new RegExp(`^${dice(hex, enemy, card)} `))
  expect(dice(hex, enemy, card)).toBeGreaterThan(dice(hex, enemy))
  expect(await axeViolations(page)).toEqual([])
  expect(faults).toEqual([])
})

test('a scenario leads to a calculator where its system has one, and only there', () => {
  for (const { card } of allBundles()) {
    const folder = join(inject('dist'), 'scenarios', card.id)
    const hasLink = readFileSync(join(folder, 'index.html'), 'utf8').includes(`"/scenarios/${card.id}/calculator/"`)
    expect([card.id, hasLink]).toEqual([card.id, arrangedSystems.includes(card.system)])
    expect([card.id, existsSync(join(folder, 'calculator/index.html'))]).toEqual([card.id, hasLink])
  }
})
