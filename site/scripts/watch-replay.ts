/** Scrolls to the player at the top of the page when a link to a record opens it there. */
for (const link of document.querySelectorAll('a[data-replay]'))
  link.addEventListener('click', () => document.getElementById('player')?.scrollIntoView({ block: 'start' }))

export {}
