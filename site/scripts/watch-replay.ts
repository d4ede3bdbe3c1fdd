/** A link to a record opens it in the player at the head of the same page: brings that into sight. */
for (const link of document.querySelectorAll('a[data-replay]'))
  link.addEventListener('click', () => document.getElementById('player')?.scrollIntoView({ block: 'start' }))

export {}
