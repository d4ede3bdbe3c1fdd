/** The page's side of playing without a network; `public/sw.js` has the other. */
import { address } from '../data/addresses.ts'

/** The name of the cache in which the service worker keeps pages; it serves everything below the site's base. */
export const cacheName = `sandtable ${address('/')}`

/** Has the service worker keep this page with all that it needs, when there is time; `data-offline` of the root says when it is kept. */
export const keepThisPage = (): void => {
  // Browsers offer none on pages without a secure origin.
  const { serviceWorker } = navigator
  if (!serviceWorker) return
  const page = location.pathname.endsWith('/') ? location.pathname : `${location.pathname}/`
  serviceWorker.addEventListener('message', ({ data }) => {
    if (data?.kept === page) document.documentElement.dataset.offline = 'kept'
  })
  const ask = async (): Promise<void> => {
    await serviceWorker.register(address('/sw.js'), { scope: address('/'), updateViaCache: 'none' })
    const { active } = await serviceWorker.ready
    active?.postMessage({ keep: page })
  }
  const whenIdle = globalThis.requestIdleCallback ?? setTimeout
  // Playing on the network goes on as before when it fails.
  whenIdle(() => void ask().catch(() => undefined))
}

/** Removes the service worker of a built site that was served at this origin, with all that it keeps. */
export const removeOffline = async (): Promise<void> => {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? []
  await Promise.all(registrations.map((registration) => registration.unregister()))
  if ('caches' in globalThis)
    for (const name of await caches.keys()) if (name.startsWith('sandtable ')) await caches.delete(name)
}
