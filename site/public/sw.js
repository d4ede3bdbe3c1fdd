/**
 * The service worker: keeps the scenarios that were visited, so that they can be played without a network.
 *
 * The newest page comes from the network whenever there is one. What a page is made of has its hash in its address, so it is taken from
 * what is kept where it is there: a game that runs goes on with its own scripts when the site has changed meanwhile. A page is kept
 * when all files of its list are there as they were built, and its earlier files are dropped when no other window can need them. A proxy
 * or a half deploy may have answered with something else: that is not kept, and what is found wrong at a later visit is fetched anew.
 */
const root = new URL(self.registration.scope).pathname
const cacheName = `sandtable ${root}`
const noConnection = `${root}no-connection/`
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

/** Keeps a page with the files of its list; an error leaves what was kept before. */
const keep = async (page) => {
  const cache = await open()
  const list = await get(`${page}offline.json`, { cache: 'no-cache' })
  const text = await list.clone().text()
  const hash = await hashOf(new TextEncoder().encode(text))
  const html = await get(page, { cache: 'no-cache' })
  if (!(await html.clone().text()).includes(`<meta name="offline" content="${hash}"`))
    throw new Error(`${page} has changed while it was fetched`)
  const keepFile = async ([address, built]) => {
    const kept = await cache.match(address)
    if (kept === undefined || !(await isWhole(kept, built))) await cache.put(address, await getWhole(address, built))
  }
  await Promise.all(Object.entries(JSON.parse(text).files).map(keepFile))
  await cache.put(page, html)
  await cache.put(`${page}offline.json`, list)
}

/** Drops scripts, style sheets and data that no kept page names. */
const dropUnused = async () => {
  if ((await self.clients.matchAll({ type: 'window', includeUncontrolled: true })).length > 1) return
  const cache = await open()
  const addressOf = ({ url }) => url.slice(self.location.origin.length)
  const all = await cache.keys()
  const lists = await Promise.all(
    all.filter((request) => request.url.endsWith('/offline.json')).map(async (request) => (await cache.match(request))?.json()),
  )
  // Lists of earlier builds have no hashes.
  const addressesIn = ({ files }) => (Array.isArray(files) ? files : Object.keys(files))
  const named = new Set(lists.flatMap((list) => (list === undefined ? [] : addressesIn(list))))
  for (const request of all)
    if (/\.(?:js|css|json)(?:\?v=.*)?$/.test(request.url) && !request.url.endsWith('/offline.json') && !named.has(addressOf(request)))
      await cache.delete(request)
}

/** Kept pages lie under addresses that end with a slash, without a query. */
const keptPage = async (url) => {
  const { pathname } = new URL(url)
  return (await open()).match(pathname.endsWith('/') ? pathname : `${pathname}/`)
}

const answerPage = async (request) => {
  const kept = await keptPage(request.url)
  const asked = fetch(request)
  if (kept === undefined) return asked.catch(async (problem) => (await (await open()).match(noConnection)) ?? Promise.reject(problem))
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
  const kind = /\/_astro\/.*\.(?:woff2|avif|webp|png|jpe?g|svg)$/.test(request.url) ? response.headers.get('content-type') : null
  if (response.ok && /^(?:font|image)\//.test(kind ?? '')) await cache.put(request, response.clone())
  return response
}

self.addEventListener('install', (event) => {
  event.waitUntil(keep(noConnection))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname, search } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin || !pathname.startsWith(root)) return
  if (request.mode === 'navigate') event.respondWith(answerPage(request))
  else if (!pathname.endsWith('/offline.json'))
    event.respondWith(answerFile(request, pathname.startsWith(`${root}_astro/`) || search.startsWith('?v=')))
})

/** A page asks to be kept, and is told when it is. */
self.addEventListener('message', (event) => {
  const { keep: page } = event.data ?? {}
  if (typeof page !== 'string' || !page.startsWith(root)) return
  event.waitUntil(
    keep(page)
      .then(() => {
        event.source?.postMessage({ kept: page })
        return keep(noConnection).then(dropUnused)
      })
      // Without a network or room nothing changes; the next visit tries again.
      .catch(() => undefined),
  )
})
