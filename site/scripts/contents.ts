/** Marks the current heading in the table of contents, and closes the phone's menu after a choice. */

const links = [...document.querySelectorAll<HTMLAnchorElement>('.page-contents a')]
const headings = links.flatMap((link) => document.getElementById(decodeURIComponent(link.hash.slice(1))) ?? [])

const mark = (): void => {
  // The last heading above the upper third of the window.
  const current = headings.findLast((heading) => heading.getBoundingClientRect().top < innerHeight / 3)
  for (const link of links)
    if (current && link.hash === `#${current.id}`) link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
}

if (links.length > 0) {
  let waiting = false
  addEventListener(
    'scroll',
    () => {
      if (waiting) return
      waiting = true
      requestAnimationFrame(() => {
        waiting = false
        mark()
      })
    },
    { passive: true },
  )
  mark()
}

const phone = document.querySelector<HTMLDetailsElement>('.phone-nav')
phone?.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('a')) phone.open = false
})
