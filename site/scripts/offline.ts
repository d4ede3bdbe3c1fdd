/** The page's side of reading and playing without a network; `public/sw.js` has the other. */
import { address } from '../data/addresses.ts'
import { whenIdle } from './whenIdle.ts'

/** The name of the cache in which the service worker keeps pages; it serves everything below the site's base. */
export const cacheName = `sandtable ${address('/')}`

/**
 * Pages that belong together, as `publish/offline.mjs` writes them. Sizes are in bytes: what the rulebook or a battle alone needs, and what
 * several of them need.
 */
export interface Sets {
  /** Hashes of the page of what is kept, and of those that it leads to whatever is kept, by their addresses. */
  readonly entryPages: Readonly<Record<string, string>>
  readonly systems: readonly SystemSet[]
}

export interface SystemSet {
  readonly id: string
  readonly title: string
  readonly shared: number
  readonly rules: { readonly bytes: number; readonly pages: Readonly<Record<string, string>> }
  readonly battles: readonly { readonly address: string; readonly title: string; readonly bytes: number }[]
}

/** Messages of the service worker: a page is kept or could not be, pages are dropped, all that goes with a page is kept. */
export type Told =
  | { readonly kept: string }
  | { readonly failed: string }
  | { readonly dropped: readonly string[] }
  | { readonly around: string }

/** Asks the service worker, which is started where it does not run yet. Rejects in browsers and at origins that have none. */
export const askServiceWorker = async (
  message:
    | { readonly visited: string; readonly shown: string }
    | { readonly keep: string }
    | { readonly drop: readonly string[] },
): Promise<void> => {
  await navigator.serviceWorker.register(address('/sw.js'), { scope: address('/'), updateViaCache: 'none' })
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage(message)
}

/** Calls `heard` with whatever the service worker tells. Returns how to stop it. */
export const hearServiceWorker = (heard: (told: Told) => void): (() => void) => {
  const listen = ({ data }: MessageEvent<Told | null>): void => {
    if (data) heard(data)
  }
  navigator.serviceWorker?.addEventListener('message', listen)
  return () => navigator.serviceWorker?.removeEventListener('message', listen)
}

/** Milliseconds after which a worker that says nothing of a page has failed. */
const silence = 60_000

/** Has the service worker keep a page; whether it could. */
export const keepPage = (page: string): Promise<boolean> =>
  new Promise((done, fail) => {
    const end = (isKept: boolean): void => {
      clearTimeout(timer)
      stop()
      done(isKept)
    }
    const timer = setTimeout(end, silence, false)
    const stop = hearServiceWorker((told) => {
      if ('kept' in told && told.kept === page) end(true)
      if ('failed' in told && told.failed === page) end(false)
    })
    askServiceWorker({ keep: page }).catch((problem) => {
      end(false)
      fail(problem)
    })
  })

/**
 * Has the service worker keep this page with all that it needs, when there is time; `data-offline` of the root says when it is `kept`,
 * and when its rulebook and the entry pages of the site are, too: `whole`.
 */
export const keepThisPage = (): void => {
  // Browsers offer none on pages without a secure origin.
  if (!navigator.serviceWorker) return
  const page = location.pathname.endsWith('/') ? location.pathname : `${location.pathname}/`
  hearServiceWorker((told) => {
    if ('kept' in told && told.kept === page) document.documentElement.dataset.offline = 'kept'
    if ('around' in told && told.around === page) document.documentElement.dataset.offline = 'whole'
  })
  // Playing on the network goes on as before when it fails.
  const shown = document.querySelector<HTMLMetaElement>('meta[name="offline"]')?.content ?? ''
  const visit = (): void => void askServiceWorker({ visited: page, shown }).catch(() => undefined)
  whenIdle(visit)
}

/** Removes the service worker of a built site that was served at this origin, with all that it keeps. */
export const removeOffline = async (): Promise<void> => {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? []
  await Promise.all(registrations.map((registration) => registration.unregister()))
  if ('caches' in globalThis)
    for (const name of await caches.keys()) if (name.startsWith('sandtable ')) await caches.delete(name)
}
