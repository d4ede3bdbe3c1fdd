/** The tutorial of a campaign, played to its end as a stranger would: by what its card says, what it rings, and what the page outlines. */
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { centreOf } from '../../compiler/cartography/geometry.ts'
import { makeHexBoard } from '../../engine/board.ts'
import type { Hex } from '../../engine/hex.ts'
import { anyBundleOf, endGuard, launch, openBattle } from './table.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

const bundle = anyBundleOf('compass')
const { map } = bundle.scenario
const board = makeHexBoard(map)
const centres = [...board.spaces].map((hex) => ({ hex, ...centreOf(map, hex) }))

interface Spot {
  readonly hex: Hex
  readonly x: number
  readonly y: number
}

/** In the page: the hexes that the tutorial rings, that hold the chosen unit, and that are outlined and open to a press. */
const look = ({ centres, outline }: { centres: readonly Spot[]; outline: string }) => {
  const matrix = document.querySelector<SVGSVGElement>('.map-units')?.getScreenCTM()
  if (!matrix) throw new Error('no map')
  const hexAt = (selector: string): number | undefined => {
    const box = document.querySelector(selector)?.getBoundingClientRect()
    if (!box) return undefined
    const at = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(matrix.inverse())
    const far = ({ x, y }: Spot): number => Math.hypot(x - at.x, y - at.y)
    return centres.reduce((best, spot) => (far(spot) < far(best) ? spot : best)).hex
  }
  const paths = [...document.querySelectorAll<SVGPathElement>(outline)]
  const spots = centres
    .filter((centre) => paths.some((path) => path.isPointInFill(new DOMPoint(centre.x, centre.y))))
    .map(({ hex, x, y }) => ({ hex, at: new DOMPoint(x, y).matrixTransform(matrix) }))
    .map(({ hex, at: { x, y } }): Spot => ({ hex, x, y }))
    .filter(({ x, y }) => {
      const top = document.elementFromPoint(x, y)
      return top?.closest('.map-viewport') != null && top.closest('.map-controls') === null
    })
  return { ring: hexAt('.tutorial-pointer circle'), own: hexAt('.unit[aria-pressed="true"]'), spots }
}

/** How many stacks he looks at and sends in a phase, and how far from his goal he attacks, in hexes: no more is needed to win. */
const askedAtOnce = 8
const sentAtOnce = 3
const attacksWithin = 3

class Stranger {
  private readonly page: Page
  private readonly record: () => Promise<string>
  private readonly isTouch: boolean
  /** What the tutorial ringed last. */
  private goal: Hex = 0
  private readonly attacked = new Set<string>()
  private endedAt = 0

  constructor({ page, record }: Awaited<ReturnType<typeof openBattle>>, isTouch: boolean) {
    this.page = page
    this.record = record
    this.isTouch = isTouch
  }

  private async hit(button: Locator, options?: { timeout: number }): Promise<void> {
    await (this.isTouch ? button.tap(options) : button.click(options))
  }

  /** Until a decision is due: he skips what the enemy does. */
  private async settle(): Promise<void> {
    if (await this.page.locator('.player[data-busy="true"]').isVisible())
      await this.hit(this.page.getByRole('button', { name: 'Skip' }), { timeout: 2_000 }).catch(() => undefined)
    await this.page.waitForSelector('.player[data-busy="false"]', { timeout: 60_000 })
  }

  private async press(button: Locator): Promise<void> {
    await this.hit(button)
    await this.settle()
  }

  /** Presses a button if it is there. */
  private async pressIf(button: Locator): Promise<boolean> {
    const isThere = await button.first().isVisible()
    if (isThere) await this.press(button.first())
    return isThere
  }

  /** On a touch screen the first tap shows an order that cannot be taken back, and a button gives it. */
  private async pressAt({ x, y }: { x: number; y: number }): Promise<void> {
    if (this.isTouch) {
      await this.page.touchscreen.tap(x, y)
      await this.pressIf(this.page.locator('.confirm .main'))
    } else await this.page.mouse.click(x, y)
    await this.settle()
  }

  private async look(outline: string) {
    const seen = await this.page.evaluate(look, { centres, outline })
    this.goal = seen.ring ?? this.goal
    const far = (hex: Hex): number => board.distance(hex, this.goal)
    const spots = seen.spots.toSorted((one, other) => far(one.hex) - far(other.hex))
    return { own: seen.own === undefined ? 0 : far(seen.own), spots, far }
  }

  private panel(name: RegExp): Locator {
    return this.page.locator('.side-panel').getByRole('button', { name })
  }

  /** What the card says, as far as it is one thing to do; returns whether it was done. */
  private async follow(said: string): Promise<boolean> {
    const beside = /^Press (\w+) beside the (.+?)[,:]/.exec(said)
    if (beside) return this.pressIf(this.panel(new RegExp(`^${beside[1]} ?: ${beside[2]}`)))
    if (!/^(Choose|Move) .*ringed/.test(said.split('.')[0] ?? '')) return false
    const ring = await this.page.locator('.tutorial-pointer circle').first().boundingBox()
    if (ring) await this.pressAt({ x: ring.x + ring.width / 2, y: ring.y + ring.height / 2 })
    return ring !== null
  }

  /** Sends some units that can move, each with its stack, towards what is ringed. */
  private async move(): Promise<void> {
    const next = this.page.locator('.strip').getByRole('button', { name: /^Next unit/ })
    for (let asked = 0, sent = 0; asked < askedAtOnce && sent < sentAtOnce; asked++) {
      if (!(await next.isEnabled())) return
      await this.press(next)
      await this.pressIf(this.panel(/^All \d+ together/))
      const { own, spots, far } = await this.look('.reach-near, .reach-far')
      if (spots[0] === undefined || far(spots[0].hex) >= own) continue
      await this.pressAt(spots[0])
      sent++
    }
  }

  /** All that can join an attack, and its support; it is made at three to one. */
  private async attack(): Promise<void> {
    await this.pressIf(this.panel(/^All \d+ join/))
    while (await this.pressIf(this.panel(/^Joins/)));
    while (await this.pressIf(this.panel(/^All ?: (Air|Naval)/)));
    const attack = this.panel(/^Attack at/)
    const [, odds] = /(\d+):1/.exec((await attack.textContent()) ?? '') ?? []
    await this.press(Number(odds) >= 3 ? attack : this.panel(/^Call it off/))
  }

  private async endPhase(): Promise<void> {
    const before = await this.record()
    await this.page.waitForTimeout(Math.max(0, this.endedAt + endGuard - Date.now()))
    await this.press(this.page.locator('.top-bar .main'))
    const sure = this.page.getByRole('dialog').locator('.main')
    await expect
      .poll(async () => (await sure.isVisible()) || (await this.record()) !== before, { timeout: 20_000 })
      .toBe(true)
    if ((await this.record()) === before) await this.press(sure)
    this.endedAt = Date.now()
  }

  /** What the page asks now. */
  private async decide(asked: string): Promise<void> {
    if (/^Build/.test(asked)) return this.attack()
    if (/^(Name|Fall|Take)/.test(asked)) {
      if (!(await this.pressIf(this.panel(/^(Lose|Disrupt)/).or(this.page.locator('.ec-combat .target')))))
        await this.endPhase()
      return
    }
    if (/^Choose a hex/.test(asked)) {
      const week = await this.page.locator('.player .facts li').first().textContent()
      const { spots, far } = await this.look('.reach-target')
      const target = spots.find(({ hex }) => far(hex) <= attacksWithin && !this.attacked.has(`${week} ${hex}`))
      if (target) {
        this.attacked.add(`${week} ${target.hex}`)
        return this.pressAt(target)
      }
    }
    if (/^(Move|Exploit)/.test(asked)) await this.move()
    await this.endPhase()
  }

  /** Until the game is over. */
  async play(): Promise<void> {
    const end = this.page.locator('.top-bar .main')
    for (let steps = 0; steps < 400 && (await end.textContent()) !== 'Result'; steps++) {
      const card = this.page.getByRole('region', { name: 'Tutorial' }).locator('p')
      const said = (await card.isVisible()) ? ((await card.textContent()) ?? '') : ''
      if (!(await this.follow(said))) await this.decide((await this.page.locator('.strip p').textContent()) ?? '')
      await this.settle()
    }
  }
}

test.each([
  ['mouse', {}],
  ['touch', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
])(
  'the tutorial is won by %s',
  async (hand, options) => {
    const battle = await openBattle(browser, bundle, { reducedMotion: 'reduce', ...options })
    const { page, context, faults } = battle
    await new Stranger(battle, hand === 'touch').play()
    const side = bundle.scenario.sides[bundle.tutorial?.side ?? 0]?.name
    await page.getByRole('dialog', { name: `${side} wins` }).waitFor()
    expect(faults).toEqual([])
    await context.close()
  },
  300_000,
)
