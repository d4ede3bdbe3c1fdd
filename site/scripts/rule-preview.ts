/** Shows what a rule says beside a link to it, as long as the pointer or the focus rests on the link. */
import type { Entry } from '../search/lookUp.ts'

/** Milliseconds for which the pointer rests before a rule is shown, and which it has to come to what is shown. */
const rest = 350
/** Characters of a rule that are shown. */
const most = 420
/** Pixels between the link and what is shown, and from there to the edge of the window. */
const gap = 6

/** By address, what rulebooks say. It is fetched when it is asked for first. */
let known: Promise<ReadonlyMap<string, Entry>> | undefined

const fetchEntries = (): Promise<ReadonlyMap<string, Entry>> => {
  const address = document.querySelector<HTMLElement>('site-search')?.dataset.entries
  known ??= fetch(address ?? '')
    .then((answer) => answer.json() as Promise<readonly Entry[]>)
    .then((entries) => new Map(entries.map((entry) => [entry.address, entry])))
    .catch(() => {
      // The next link tries again.
      known = undefined
      return new Map()
    })
  return known
}

/** The link to a rule or a word of a rulebook at which an event happened. */
const linkOf = ({ target }: Event): HTMLAnchorElement | undefined => {
  const link = target instanceof Element ? target.closest('a') : null
  const isIn = link?.hash !== '' && link?.pathname.includes('/rules/') && link.origin === location.origin
  return isIn && link && !link.closest('nav, site-search, h2, h3') ? link : undefined
}

const card = document.createElement('div')
card.className = 'rule-preview'
card.id = 'rule-preview'
card.popover = 'manual'
card.setAttribute('role', 'tooltip')

/** The link whose rule is shown, or will be. */
let wanted: HTMLAnchorElement | undefined
let timer = 0

const hide = (): void => {
  clearTimeout(timer)
  wanted?.removeAttribute('aria-describedby')
  wanted = undefined
  card.remove()
}

/** Below the link, or above it where there is no room. */
const placeAt = (link: HTMLAnchorElement): void => {
  const { left, top, bottom } = link.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = card
  const isBelow = bottom + gap + height <= innerHeight || top < height + gap
  card.style.left = `${Math.max(gap, Math.min(left, innerWidth - width - gap))}px`
  card.style.top = `${isBelow ? bottom + gap : top - gap - height}px`
}

const show = async (link: HTMLAnchorElement): Promise<void> => {
  const entry = (await fetchEntries()).get(link.pathname + link.hash)
  if (entry === undefined || wanted !== link || !link.isConnected) return
  const { title, text } = entry
  const name = document.createElement('b')
  name.textContent = title
  card.replaceChildren(name, text.length <= most ? text : `${text.slice(0, text.lastIndexOf(' ', most))} …`)
  // Above all else, also above a dialog.
  document.body.append(card)
  card.showPopover()
  link.setAttribute('aria-describedby', card.id)
  placeAt(link)
}

/** After a rest shows the rule of a link, or nothing. */
const want = (link: HTMLAnchorElement | undefined): void => {
  if (link === wanted && link === undefined) return
  clearTimeout(timer)
  if (link === wanted) return
  timer = window.setTimeout(() => {
    hide()
    wanted = link
    if (link) void show(link)
  }, rest)
}

addEventListener('pointerover', (event) => {
  if (event.pointerType === 'mouse') want(card.contains(event.target as Node) ? wanted : linkOf(event))
})
addEventListener('focusin', (event) => {
  const link = linkOf(event)
  if (link?.matches(':focus-visible')) want(link)
  else hide()
})
addEventListener('click', hide, { capture: true })
addEventListener(
  'scroll',
  () => {
    if (card.isConnected) hide()
  },
  { capture: true },
)
addEventListener(
  'keydown',
  (event) => {
    if (event.key !== 'Escape' || !card.isConnected) return
    hide()
    event.stopPropagation()
  },
  { capture: true },
)
