/** Somebody who has never played: does what the tutorial's card says, and otherwise presses what the page rings, outlines and offers. */

import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

import type { ScenarioBundle } from '../../compiler/bundle.ts'
import { centreOf } from '../../compiler/cartography/geometry.ts'
import { makeBoard, type Space } from '../../engine/board.ts'
import { atOnce, atRest } from './page.ts'
import { endTurnOn, openBattle } from './table.ts'

/** A space with where its middle is, in the picture or on the screen. */
interface Spot {
  readonly hex: Space
  readonly x: number
  readonly y: number
}

/** In the page: the spaces that the tutorial rings, that hold the chosen unit or any, and that are outlined and open to a press. */
const look = ({ centres, outline }: { centres: readonly Spot[]; outline: string }) => {
  const matrix = document.querySelector<SVGSVGElement>('.map-units')?.getScreenCTM()
  if (!matrix) throw new Error('no map')
  const hexAt = (shown: Element | null): number | undefined => {
    const box = shown?.getBoundingClientRect()
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
  const pieces = [...document.querySelectorAll('.map-units .unit')].flatMap((piece) => hexAt(piece) ?? [])
  const ring = hexAt(document.querySelector('.tutorial-pointer circle'))
  return { ring, own: hexAt(document.querySelector('.unit[aria-pressed="true"]')), taken: pieces, spots }
}

/**
 * Runs in the page: returns the texts and names on the card, the outlined buttons in view, and the element that hides the middle of the
 * ring, if any.
 */
const readCard = () => {
  // A test's click may have scrolled the page to its target.
  scrollTo(0, 0)
  const card = document.querySelector<HTMLElement>('.player .tutorial p')
  const topAt = ({ x, y, width, height }: DOMRect) => document.elementFromPoint(x + width / 2, y + height / 2)
  const ring = document.querySelector('.tutorial-pointer circle')?.getBoundingClientRect()
  const top = ring && topAt(ring)
  const isInSight = ring === undefined || (top ? top.closest('.map-viewport, dialog') !== null : false)
  return {
    said: card?.checkVisibility() ? (card.textContent ?? '') : '',
    // Advice names what may come later, too.
    names: document.querySelector('.tutorial .dots')
      ? [...(card?.querySelectorAll('b') ?? [])].map((name) => name.textContent)
      : [],
    outlined: [...document.querySelectorAll<HTMLElement>('[data-taught]')]
      .filter((button) => button.contains(topAt(button.getBoundingClientRect())))
      .map((button) => (button.ariaLabel ?? button.textContent).trim()),
    hidden: isInSight ? null : top?.closest('.tutorial') ? 'tutorial' : (top?.className ?? 'the edge of the window'),
  }
}

/** How many units he looks at and sends in a phase. */
interface Looks {
  readonly asked: number
  readonly sent: number
  readonly once?: boolean
}

export abstract class Stranger {
  protected readonly page: Page
  protected readonly endPhase: () => Promise<void>
  private readonly isTouch: boolean
  private readonly centres: readonly Spot[]
  protected readonly distance: (from: Space, to: Space) => number
  /** The space that the tutorial ringed last. */
  private goal: Space = 0
  /** Buttons that the card has named, and those of them that the page has outlined where they can be pressed. */
  private readonly named = new Set<string>()
  private readonly outlined = new Set<string>()

  constructor(
    { scenario: { map } }: ScenarioBundle,
    { page }: Awaited<ReturnType<typeof openBattle>>,
    isTouch: boolean,
  ) {
    const board = makeBoard(map)
    this.centres = [...board.spaces].map((hex) => ({ hex, ...centreOf(map, hex) }))
    this.distance = board.distance
    this.page = page
    this.endPhase = () => endTurnOn(page, (button) => this.press(button))
    this.isTouch = isTouch
  }

  /** Does what the card says, as far as it is one thing to do; returns whether it was done. */
  protected abstract follow(said: string): Promise<boolean>

  /** Does what the page asks for, where the card leaves it open. */
  protected abstract decide(): Promise<void>

  private async hit(button: Locator): Promise<void> {
    await (this.isTouch ? button.tap() : button.click())
  }

  /** Until a decision is due. */
  private async settle(): Promise<void> {
    await this.page.waitForSelector('.player[data-busy="false"]')
  }

  protected async press(button: Locator): Promise<void> {
    await this.hit(button)
    await this.settle()
  }

  /** Presses a button if it is there. */
  protected async pressIf(button: Locator): Promise<boolean> {
    const isThere = await button.first().isVisible()
    if (isThere) await this.press(button.first())
    return isThere
  }

  /** On a touch screen the first tap shows an order, and a button gives it. */
  protected async pressAt({ x, y }: { x: number; y: number }): Promise<void> {
    if (this.isTouch) {
      await this.page.touchscreen.tap(x, y)
      await this.pressIf(this.page.locator('.confirm .main'))
    } else await this.page.mouse.click(x, y)
    await this.settle()
  }

  /** Presses what the tutorial rings; returns whether there is a ring. */
  protected async pressRing(): Promise<boolean> {
    const shown = this.page.locator('.tutorial-pointer circle').first()
    const ring = (await shown.isVisible()) ? await shown.boundingBox() : null
    if (ring) await this.pressAt({ x: ring.x + ring.width / 2, y: ring.y + ring.height / 2 })
    return ring !== null
  }

  /** How far a space is from where he wants to go; `taken` are spaces that hold somebody. */
  protected farFrom(goal: Space, _taken: ReadonlySet<Space>): (from: Space) => number {
    return (from) => this.distance(from, goal)
  }

  /** Returns the outlined spaces, the nearest to the goal first, and the chosen unit's distance from it. */
  protected async look(outline: string) {
    const seen = await this.page.evaluate(look, { centres: this.centres, outline })
    this.goal = seen.ring ?? this.goal
    const far = this.farFrom(this.goal, new Set(seen.taken))
    const spots = seen.spots.toSorted((one, other) => far(one.hex) - far(other.hex))
    return { own: seen.own === undefined ? undefined : far(seen.own), spots, far }
  }

  /**
   * Sends some units that can move, each with its stack, towards the ring; with `once`, only until it has tried all that are left in vain.
   */
  protected async move({ asked: most, sent: mostSent, once = false }: Looks): Promise<void> {
    const next = this.page.locator('.strip').getByRole('button', { name: /^Next unit/ })
    for (let asked = 0, sent = 0, inVain = 0; asked < most && sent < mostSent; asked++) {
      if (!(await next.isVisible()) || !(await next.isEnabled())) return
      const left = Number(/\d+/.exec((await next.textContent()) ?? '')?.[0])
      if (once && inVain++ >= left) return
      await this.press(next)
      await this.pressIf(this.panel(/^All \d+ together/))
      const { own, spots, far } = await this.look('.reach-near, .reach-far')
      if (own === undefined || spots[0] === undefined || far(spots[0].hex) >= own) continue
      await this.pressAt(spots[0])
      sent++
      inVain = 0
    }
  }

  /** The card hides nothing that it rings, and what it names is there to be pressed. */
  private async readCard(): Promise<string> {
    let card = await this.page.evaluate(readCard)
    // On a small map what was chosen before has the room, until one asks to be shown.
    if (
      card.hidden !== null &&
      (await this.pressIf(this.page.locator('.tutorial').getByRole('button', { name: 'Show me' })))
    ) {
      await atRest(this.page)
      card = await this.page.evaluate(readCard)
    }
    for (const name of card.names) this.named.add(name)
    for (const name of card.outlined) this.outlined.add(name)
    expect(card.hidden, card.said).not.toBe('tutorial')
    return card.said
  }

  /** Buttons that the card has named and that nobody has seen. */
  neverSeen(): readonly string[] {
    return [...this.named].filter((name) => ![...this.outlined].some((words) => words.startsWith(name)))
  }

  protected panel(name: RegExp): Locator {
    return this.page.locator('.side-panel').getByRole('button', { name })
  }

  /** Until the game is over. */
  async play(): Promise<void> {
    const end = this.page.locator('.top-bar .main')
    for (let steps = 0; steps < 400 && (await end.textContent()) !== 'Result'; steps++) {
      await atRest(this.page)
      const said = await this.readCard()
      if (!(await this.follow(said))) await this.decide()
      await this.settle()
    }
  }
}

/** Windows in which a tutorial is played, by mouse or by touch. */
export const windows: readonly BrowserContextOptions[] = [
  { viewport: { width: 1280, height: 800 } },
  { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  { viewport: { width: 1920, height: 1080 } },
  { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true },
  { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true },
]

/** Plays the tutorial of a battle; its side wins, and the page does nothing wrong. */
export const winTutorial = async (
  bundle: ScenarioBundle,
  Who: new (...seat: ConstructorParameters<typeof Stranger>) => Stranger,
  options: BrowserContextOptions,
): Promise<void> => {
  const battle = await openBattle(bundle, { ...atOnce, ...options })
  const { page, faults } = battle
  const stranger = new Who(bundle, battle, options.hasTouch === true)
  await stranger.play()
  const side = bundle.scenario.sides[bundle.tutorial?.side ?? 0]?.name
  await page.getByRole('dialog', { name: `${side} wins` }).waitFor()
  expect(stranger.neverSeen(), 'buttons that the words name').toEqual([])
  expect(faults).toEqual([])
}
