/**
 * A player who follows a tutorial by its words alone: it presses ringed and outlined parts, and asks the staff, as the card offers, where
 * the choice is open.
 */
import { Stranger } from './stranger.ts'

/** So often he tries what a text asks for, before he asks the staff. */
const patience = 3

export class Follower extends Stranger {
  private readonly tried = new Map<string, number>()

  protected async follow(said: string): Promise<boolean> {
    if (await this.pressIf(this.page.getByRole('dialog', { name: 'End turn?' }).locator('.main'))) return true
    const tries = this.tried.get(said) ?? 0
    this.tried.set(said, tries + 1)
    const first = said.split('.')[0] ?? ''
    if (tries >= patience && /the ringed/.test(first))
      throw new Error(`what it asks for is done, and it asks on: ${said}`)
    if (tries >= patience) return false
    const named = this.page
      .locator('[data-taught]:not(:disabled):visible')
      .filter({ hasNotText: /^Next unit/ })
      .last()
    if (!/ringed|^Attack/.test(first) && (await this.pressIf(named))) return true
    return (await this.pressRing()) || this.pressIf(named)
  }

  protected async decide(): Promise<void> {
    const suggested = this.page.locator('.suggestion')
    if (await this.pressIf(suggested.getByRole('button', { name: 'Do it' }))) return
    await this.page.keyboard.press('Escape')
    const button = this.page.getByRole('button', { name: 'Ask the staff' }).first()
    if (!(await this.pressIf(button))) await this.page.locator('.map-viewport').press('g')
    await suggested.or(this.page.locator('.notice')).first().waitFor()
    await suggested.waitFor()
    await this.press(suggested.getByRole('button', { name: 'Do it' }))
  }
}
