/** A hand of cards by keys: digits take a card up from wherever the focus is, arrows go through the hand. */
import { useEffect } from 'preact/hooks'
import { listen } from '../listen.ts'

/** Digits that take up a card; those after them show layers of the map. */
export const handDigits = 6

/** @param card selects the buttons of cards in the list, each of which takes its card up */
export const useHandKeys = (list: { readonly current: HTMLUListElement | null }, card: string): void => {
  useEffect(() => {
    const player = list.current?.closest<HTMLElement>('.player')
    if (!player) return
    const keydown = (event: KeyboardEvent): void => {
      const target = event.target as Element
      if (event.ctrlKey || event.metaKey || event.altKey || target.closest('input, select, textarea, dialog')) return
      const buttons = [...(list.current?.querySelectorAll<HTMLButtonElement>(card) ?? [])]
      const digit = Number(event.key)
      const meant = digit >= 1 && digit <= handDigits ? buttons[digit - 1] : undefined
      if (meant !== undefined) {
        meant.click()
        event.preventDefault()
        return
      }
      const now = buttons.indexOf(target.closest<HTMLButtonElement>(card) as HTMLButtonElement)
      const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0
      if (now < 0 || step === 0) return
      buttons[(now + step + buttons.length) % buttons.length]?.focus()
      event.preventDefault()
    }
    return listen(player, { keydown })
  }, [list, card])
}
