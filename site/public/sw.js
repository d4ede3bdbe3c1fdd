/**
 * The service worker: keeps the pages that were visited, so that they can be read and played without a network, with the rulebook of the
 * rule system that they are about and the entry pages of the site; and whatever else somebody wants for a journey.
 *
 * The newest page comes from the network whenever there is one. What a page is made of has its hash in its address, so it is taken from
 * what is kept where it is there: a game that runs goes on with its own scripts when the site has changed meanwhile. A page is kept
 * when all files of its list are there as they were built, and its earlier files are dropped when no other window can need them. A proxy
 * or a half deploy may have answered with something else: that is not kept, and what is found wrong at a later visit is fetched anew.
 */
const root = new URL(self.registration.scope).pathname
const cacheName = `sandtable ${root}`
const offlinePage = `${root}offline/`
const setsAddress = `${offlinePage}sets.json`
/** How long a page that is kept waits for a network that does not answer, in milliseconds. */
const patience = 4_000

const open = () => caches.open(cacheName)

const get = async (address, options) => {
  const response = await fetch(address, options)
  if (!response.ok || response.redirected) throw new Error(`${address}: ${response.status}`)
  return response
}

/** The hash by which lists and pages name a content: 12 hex digits. */
const hashOf = async (content) =>
  [...new Uint8Array(await crypto.subtle.digest('SHA-256', content)).slice(0, 6)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')

const isWhole = async (response, hash) => (await hashOf(await response.clone().arrayBuffer())) === hash

/** A file as it was built, past what the browser remembers of it if that is something else. */
const getWhole = async (address, hash) => {
  for (const cache of ['default', 'reload']) {
    const response = await get(address, { cache })
    if (await isWhole(response, hash)) return response
  }
  throw new Error(`${address} is not what was built`)
}

/** The hash of a page's list, by which the list is called; undefined for what is no page of ours. */
const listHashOf = (html) => /<meta name="offline" content="([0-9a-f]{12})"/.exec(html)?.[1]
const listAddress = (hash) => `${offlinePage}${hash}.json`

/** Keeps a page with the files of its list; an error leaves what was kept before. Whether files of it may be of no use any more. */
const keep = async (page) => {
  const cache = await open()
  const answer = await get(page, { cache: 'no-cache' })
  const hash = listHashOf(await answer.clone().text())
  if (hash === undefined) throw new Error(`${page} is no page of this site`)
  const keepFile = async (address, built) => {
    const kept = await cache.match(address)
    if (kept === undefined || !(await isWhole(kept, built))) await cache.put(address, await getWhole(address, built))
  }
  await keepFile(listAddress(hash), hash)
  const files = await (await cache.match(listAddress(hash))).json()
  await Promise.all(Object.entries(files).map(([address, built]) => keepFile(address, built)))
  const before = await cache.match(page)
  await cache.put(page, answer)
  return before !== undefined && listHashOf(await before.text()) !== hash
}

/**
 * Drops lists, scripts, style sheets and data that no kept page names; those of the list `shown` stay: the page that is on display may be
 * older than what is kept of it.
 */
const dropUnused = async (shown) => {
  if ((await self.clients.matchAll({ type: 'window', includeUncontrolled: true })).length > 1) return
  const cache = await open()
  const addressOf = ({ url }) => url.slice(self.location.origin.length)
  const all = await cache.keys()
  const named = new Set([setsAddress])
  const name = async (hash) => {
    const list = await cache.match(listAddress(hash))
    if (list !== undefined) for (const address of [listAddress(hash), ...Object.keys(await list.json())]) named.add(address)
    return list !== undefined
  }
  const listOf = async (request) => listHashOf(await (await cache.match(request)).text())
  await name(shown)
  for (const request of all.filter(({ url }) => url.endsWith('/'))) {
    if (await name(await listOf(request))) continue
    // A page that an earlier worker has kept has a list of another kind.
    await keep(addressOf(request)).catch(() => cache.delete(request))
    if (await cache.match(request)) await name(await listOf(request))
  }
  for (const request of all)
    if (/\.(?:js|css|json)(?:\?v=.*)?$/.test(request.url) && !named.has(addressOf(request))) await cache.delete(request)
}

/** Kept pages lie under addresses that end with a slash, without a query. */
const keptPage = async (url) => {
  const { pathname } = new URL(url)
  return (await open()).match(pathname.endsWith('/') ? pathname : `${pathname}/`)
}

const answerPage = async (request) => {
  const kept = await keptPage(request.url)
  const asked = fetch(request)
  if (kept === undefined) return asked.catch(async (problem) => (await (await open()).match(offlinePage)) ?? Promise.reject(problem))
  const late = new Promise((done) => setTimeout(done, patience, kept))
  return Promise.race([asked.catch(() => kept), late])
}

const answerFile = async (request, isHashed) => {
  const cache = await open()
  if (!isHashed) return fetch(request).catch(async (problem) => (await cache.match(request)) ?? Promise.reject(problem))
  const kept = await cache.match(request)
  if (kept !== undefined) return kept
  const response = await fetch(request)
  // Fonts and pictures that only some pages need are no part of a list: they are kept when they are what they are called.
  const isPicture = /\.(?:woff2|avif|webp|png|jpe?g|svg)$/.test(new URL(request.url).pathname)
  if (isPicture && response.ok && /^(?:font|image)\//.test(response.headers.get('content-type') ?? ''))
    // Without room it is shown all the same.
    await cache.put(request, response.clone()).catch(() => undefined)
  return response
}

// What is kept is called by its contents: pages of an earlier build find theirs, and need not be closed first.
self.addEventListener('install', (event) => {
  event.waitUntil(keep(offlinePage).then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  // The page that stood in for others in earlier builds.
  const forget = open().then((cache) => cache.delete(`${root}no-connection/`))
  event.waitUntil(Promise.all([forget, self.clients.claim()]))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname, search } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin || !pathname.startsWith(root)) return
  if (request.mode === 'navigate') event.respondWith(answerPage(request))
  else event.respondWith(answerFile(request, pathname.startsWith(`${root}_astro/`) || search.startsWith('?v=')))
})

/** The job that changes what is kept last: one after the other, or one drops what another one has just fetched. */
let last = Promise.resolve()
const inTurn = (job) => {
  last = last.then(job, job)
  return last
}

/** Paths of this site among what a page names. */
const own = (pages) =>
  [pages].flat().filter((page) => typeof page === 'string' && page.startsWith(root) && page.endsWith('/'))

/** Keeps a page, and tells of it. */
const keepAndTell = async (page, tell, shown) => {
  try {
    const hasUnused = await keep(page)
    tell({ kept: page })
    if (hasUnused) await dropUnused(shown)
  } catch {
    // Without a network or room nothing changes; the next visit tries again.
    tell({ failed: page })
  }
}

/** Keeps what goes with a page that was visited: the entry pages of the site, and the rulebook of its rule system. Whether it did. */
const keepAround = async (page, shown) => {
  const cache = await open()
  const answer = await get(setsAddress, { cache: 'no-cache' })
  await cache.put(setsAddress, answer.clone())
  if (navigator.connection?.saveData) return false
  const { entryPages, systems } = await answer.json()
  const about = systems.find(
    ({ rules, battles }) => page in rules.pages || battles.some(({ address }) => page.startsWith(address)),
  )
  for (const [other, built] of Object.entries({ ...entryPages, ...about?.rules.pages })) {
    const kept = await cache.match(other)
    // One that cannot be had now is had at a later visit.
    if (kept === undefined || !(await isWhole(kept, built))) await inTurn(() => keepAndTell(other, () => {}, shown))
  }
  return true
}

const drop = async (pages, tell) => {
  const cache = await open()
  await Promise.all(pages.map((page) => cache.delete(page)))
  await dropUnused()
  tell({ dropped: pages })
}

/** A page says that it is visited, with the hash of its list, or asks to keep or drop pages, and is told of each. */
self.addEventListener('message', (event) => {
  const { visited, shown, keep: wanted, drop: unwanted } = event.data ?? {}
  const tell = (message) => event.source?.postMessage(message)
  const visit = async (page) => {
    await inTurn(() => keepAndTell(page, tell, shown))
    if (await keepAround(page, shown).catch(() => false)) tell({ around: page })
  }
  const jobs = [
    ...own(visited ?? []).map(visit),
    ...own(wanted ?? []).map((page) => inTurn(() => keepAndTell(page, tell))),
    ...(own(unwanted ?? []).length > 0 ? [inTurn(() => drop(own(unwanted), tell))] : []),
  ]
  event.waitUntil(Promise.all(jobs))
})
