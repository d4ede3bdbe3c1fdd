import { mountPlayer } from '../player/index.tsx'
import { ruleLinks } from './rule-addresses.ts'

/** Paper cannot be panned: while the page prints, the whole map as the battle opens stands in the player's place. */
const printStill = (element: HTMLElement): void => {
  const still = element.querySelector('.still')
  if (!still) return
  const copy = still.cloneNode(true) as SVGElement
  addEventListener('beforeprint', () => {
    element.append(copy)
    element.classList.add('is-printing')
  })
  addEventListener('afterprint', () => {
    copy.remove()
    element.classList.remove('is-printing')
  })
}

const element = document.querySelector<HTMLElement>('#player')
const { system, bundle, rules, home } = element?.dataset ?? {}
if (element && system && bundle && rules) {
  printStill(element)
  mountPlayer(element, { system, bundle, home, ruleHref: ruleLinks(rules) })
}
