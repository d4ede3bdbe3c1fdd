/** A stranger who plays the tutorial of a campaign by its card, its rings, and the outlines on the page. */
import { Stranger } from './stranger.ts'

/** How many stacks he looks at and sends in a phase, and how far from his goal he attacks, in hexes: no more is needed to win. */
const inAPhase = { asked: 8, sent: 3 }
const attacksWithin = 3

export class Campaigner extends Stranger {
  private readonly attacked = new Set<string>()

  protected async follow(said: string): Promise<boolean> {
    if (said.startsWith('Press')) return this.pressIf(this.page.locator('button[data-taught]'))
    return /^(Choose|Move) .*ringed/.test(said.split('.')[0] ?? '') && (await this.pressRing())
  }

  /** All that can join an attack, and its support; it is made at three to one. */
  private async attack(): Promise<void> {
    await this.pressIf(this.panel(/^All \d+ join/))
    while (await this.pressIf(this.panel(/^Join\b/)));
    while (await this.pressIf(this.panel(/^All ?: Call for/)));
    const attack = this.panel(/^Attack at/)
    const [, odds] = /(\d+):1/.exec((await attack.textContent()) ?? '') ?? []
    await this.press(Number(odds) >= 3 ? attack : this.panel(/^Call it off/))
  }

  protected async decide(): Promise<void> {
    const asked = (await this.page.locator('.strip p').textContent()) ?? ''
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
    if (/^(Move|Exploit)/.test(asked)) await this.move(inAPhase)
    await this.endPhase()
  }
}
