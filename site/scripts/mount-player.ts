import { mountPlayer } from '../player/index.tsx'
import { ruleLinks } from './rule-addresses.ts'

/** Prints the whole map in its opening position in place of the player. */
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
const { system, bundle, tables, rules, home, games, next: href, nextTitle: label = '' } = element?.dataset ?? {}
if (element && system && bundle && rules) {
  printStill(element)
  mountPlayer(element, {
    system,
    bundle,
    tables,
    home,
    games,
    next: href === undefined ? undefined : { href, label },
    ruleHref: ruleLinks(rules),
  })
}
