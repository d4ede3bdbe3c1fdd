/** Shows what a rule says beside a link to it, as long as the pointer or the focus rests on the link. */
import { begin, fetchEntries } from '../search/entries.ts'
import type { SearchEntry } from '../search/lookUp.ts'

/** Milliseconds for which the pointer rests before a rule is shown, and which it has to come to what is shown. */
const rest = 350
/** Characters of a rule that are shown. */
const most = 420
/** Pixels between the link and what is shown, and from there to the edge of the window. */
const gap = 6

let byAddress: Promise<ReadonlyMap<string, SearchEntry>> | undefined

/** By address, what rulebooks say; nothing where it cannot be had. */
const entriesByAddress = (): Promise<ReadonlyMap<string, SearchEntry>> => {
  byAddress ??= fetchEntries().then((entries) => new Map(entries.map((entry) => [entry.address, entry])))
  return byAddress.catch(() => {
    byAddress = undefined
    return new Map()
  })
}

/** The link to a rule or a word of a rulebook around an element; a list of links, and a rule's link to itself, need no preview. */
const linkOf = (target: EventTarget | null): HTMLAnchorElement | undefined => {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.hash === '' || link.origin !== location.origin || !link.pathname.includes('/rules/'))
    return undefined
  const isItself = document.getElementById(link.hash.slice(1))?.contains(link)
  return isItself || link.closest('nav, site-search') ? undefined : link
}

const card = document.createElement('div')
card.className = 'rule-preview'
card.id = 'rule-preview'
card.popover = 'manual'
card.setAttribute('role', 'tooltip')

/** The link whose rule is shown; what will be shown when the pointer has rested, and whether that is to come. */
let shown: HTMLAnchorElement | undefined
let next: HTMLAnchorElement | undefined
let timer = 0

const hide = (): void => {
  clearTimeout(timer)
  shown?.removeAttribute('aria-describedby')
  shown = undefined
  next = undefined
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
  const entry = (await entriesByAddress()).get(link.pathname + link.hash)
  if (entry === undefined || next !== link || !link.isConnected) return
  const name = document.createElement('b')
  name.textContent = entry.title
  card.replaceChildren(name, begin(entry.text, most))
  // Elements outside of an open dialog cannot be pointed at.
  const around = link.closest('dialog') ?? document.body
  around.append(card)
  card.showPopover()
  link.setAttribute('aria-describedby', card.id)
  shown = link
  placeAt(link)
}

/** After a rest shows the rule of a link, or nothing. */
const want = (link: HTMLAnchorElement | undefined): void => {
  if (link === next) return
  clearTimeout(timer)
  next = link
  timer = window.setTimeout(() => {
    if (link === shown) return
    hide()
    next = link
    if (link) void show(link)
  }, rest)
}

/** Where the pointer is: what comes to lie under one that rests, when a page scrolls or a card goes, is not pointed at. */
let pointer = ''
const placeOf = ({ clientX, clientY }: PointerEvent): string => `${clientX} ${clientY}`
addEventListener('pointerover', (event) => {
  if (event.pointerType !== 'mouse' || placeOf(event) === pointer) return
  pointer = placeOf(event)
  want(card.contains(event.target as Node) ? shown : linkOf(event.target))
})
addEventListener('pointermove', (event) => {
  pointer = placeOf(event)
})
document.documentElement.addEventListener('pointerleave', () => want(undefined))
addEventListener('focusin', (event) => {
  const link = linkOf(event.target)
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
    // Neither a dialog nor a selection behind it is meant.
    event.preventDefault()
    event.stopPropagation()
  },
  { capture: true },
)
// A key may have taken the link away.
addEventListener('keyup', () => {
  if (shown?.isConnected === false) hide()
})
// The pointer rests on it already when this was loaded.
want(linkOf(document.querySelector('a:hover')))
