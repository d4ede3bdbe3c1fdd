/** A stranger who plays the tutorial of a skirmish by its card, its rings, and the outlines on the page. */
import type { Space } from '../../engine/board.ts'
import { width } from '../../engine/systems/skirmish/scenario.ts'
import { Stranger } from './stranger.ts'

/** How many units he looks at and sends in a phase, and what he holds to be a cheap card: the tutorial says so. */
const inAPhase = { asked: 20, sent: 20, once: true }
const cheap = 3
const cheapToKeep = 3

/** The spaces of a row, which is counted from 0. */
const row = (number: number): readonly Space[] =>
  Array.from({ length: width }, (_, column) => number * width + column + 1)

export class Skirmisher extends Stranger {
  /** The tutorial speaks of rows: any free space of the ringed one will do. */
  protected override farFrom(goal: Space, taken: ReadonlySet<Space>): (from: Space) => number {
    const rowOf = (space: Space): number => Math.floor((space - 1) / width)
    return (from) => {
      const free = row(rowOf(goal)).filter((space) => space === from || !taken.has(space))
      return Math.min(...free.map((space) => this.distance(from, space)), this.distance(from, goal) + width)
    }
  }

  private strip(name: RegExp) {
    return this.page.locator('.strip').getByRole('button', { name })
  }

  protected async follow(said: string): Promise<boolean> {
    if (!/^(Choose the|Move them to the) ringed/.test(said)) return false
    const { own, spots } = await this.look('.reach-target')
    // Whoever is ringed has been chosen: then whom he fires at.
    if (own !== 0 || !/, then an enemy/.test(said)) return this.pressRing()
    if (spots[0]) await this.pressAt(spots[0])
    return spots[0] !== undefined
  }

  private async keepOrRedraw(): Promise<void> {
    const cards = await this.page.locator('.sk-hand .sk-held').allTextContents()
    const costs = cards.map((text) => Number(/Costs (\d+)/.exec(text)?.[1]))
    const isGood = costs.filter((cost) => cost <= cheap).length >= cheapToKeep
    await this.press(this.strip(isGood ? /^Keep/ : /^Draw/))
  }

  /** Infantry first, which is the cheapest; then what else can be paid for. */
  private async deploy(): Promise<void> {
    const able = this.page.locator('.sk-hand .is-able')
    for (let cards = await able.count(); cards > 0; ) {
      await this.press(able.first())
      const { spots } = await this.look('.reach-near')
      if (spots[0] === undefined) return
      await this.pressAt(spots[0])
      const left = await able.count()
      if (left >= cards) return
      cards = left
    }
  }

  /** Every unit that can, at the enemy nearest to where it is to go. */
  private async shoot(): Promise<void> {
    const next = this.strip(/^Next unit/)
    for (let asked = 0, inVain = 0; asked < inAPhase.asked && (await next.isVisible()); asked++) {
      if (inVain++ >= Number(/\d+/.exec((await next.textContent()) ?? '')?.[0])) return
      await this.press(next)
      const { spots } = await this.look('.reach-target')
      if (spots[0]) {
        await this.pressAt(spots[0])
        inVain = 0
      }
      while (await this.answer());
    }
  }

  private async answer(): Promise<boolean> {
    return this.pressIf(this.page.locator('.sk-answers button'))
  }

  protected async decide(): Promise<void> {
    const asked = (await this.page.locator('.sk-asked').textContent()) ?? ''
    if (asked === 'First hand') return this.keepOrRedraw()
    if (await this.answer()) return
    if (asked === 'Discard') {
      const last = this.page.locator('.sk-hand .sk-held').last()
      await this.press(last)
      return this.press(last)
    }
    if (asked === 'Movement') await this.move(inAPhase)
    if (asked === 'Deployment') await this.deploy()
    if (asked === 'Shooting') await this.shoot()
    await this.endPhase()
  }
}
