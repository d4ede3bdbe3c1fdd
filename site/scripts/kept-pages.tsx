/** What the service worker keeps on this device, to be opened, added to and removed: the door of the site where there is no network. */
import { render } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { address } from '../data/addresses.ts'
import { askServiceWorker, cacheName, hearServiceWorker, type Sets, type SystemSet } from './offline.ts'

interface Read {
  readonly address: string
  readonly title: string
}

/** What is kept now. */
interface Kept {
  readonly pages: ReadonlySet<string>
  /** Pages that belong to no set, with their titles. */
  readonly others: readonly Read[]
  /** Bytes on this device, and how many this browser gives; undefined where it does not say. */
  readonly room: { readonly used: number; readonly given: number } | undefined
}

const titleOf = async (response: Response | undefined): Promise<string> => {
  const page = new DOMParser().parseFromString((await response?.text()) ?? '', 'text/html')
  return page.querySelector('h1')?.textContent?.trim() || page.title
}

const readKept = async ({ doors, systems }: Sets): Promise<Kept> => {
  const cache = await caches.open(cacheName)
  const pages = new Set(
    (await cache.keys()).map(({ url }) => new URL(url).pathname).filter((path) => path.endsWith('/')),
  )
  const inSets = new Set([...Object.keys(doors), ...systems.flatMap(pagesOf)])
  const others = await Promise.all(
    [...pages]
      .filter((page) => !inSets.has(page))
      .map(async (page) => ({ address: page, title: await titleOf(await cache.match(page)) })),
  )
  const { usage, quota } = (await navigator.storage?.estimate?.()) ?? {}
  return { pages, others, room: usage === undefined || quota === undefined ? undefined : { used: usage, given: quota } }
}

const rulesOf = ({ rules }: SystemSet): readonly string[] => Object.keys(rules.pages)
const pagesOf = (system: SystemSet): readonly string[] => [
  ...rulesOf(system),
  ...system.battles.map(({ address }) => address),
]

/** How many pages of a system are kept. */
const count = (system: SystemSet, { pages }: Kept): number => pagesOf(system).filter((page) => pages.has(page)).length

/** The title of the rule system that a page is about; empty where it is about none. */
const systemOf = ({ systems }: Sets, page: string): string =>
  systems.find(({ id }) => page.includes(`/${id}/`))?.title ?? ''

const sizeOf = (bytes: number): string =>
  bytes >= 1e9 ? `${(bytes / 1e9).toFixed(1)} GB` : `${(bytes / 1e6).toFixed(1)} MB`

/** What is being fetched, and how far it is. */
interface Work {
  readonly pages: ReadonlySet<string>
  readonly done: number
  readonly failed: number
}

const none: Work = { pages: new Set(), done: 0, failed: 0 }

const told = ({ pages, done, failed }: Work): string => {
  if (pages.size === 0) return ''
  if (done + failed < pages.size) return `Fetched ${done + failed} of ${pages.size} pages`
  return failed === 0
    ? `Kept ${done === 1 ? 'it' : `all ${done} pages`}.`
    : `${failed} of ${pages.size} pages could not be fetched. What is kept stays; try again with a network.`
}

/** What is kept, what is being fetched, and the ways to change both. */
const useKept = (sets: Sets) => {
  const [kept, setKept] = useState<Kept>()
  const [work, setWork] = useState(none)
  const [problem, setProblem] = useState('')
  const read = (): void => void readKept(sets).then(setKept)
  useEffect(
    () =>
      hearServiceWorker((message) => {
        if ('dropped' in message || 'around' in message) return read()
        const page = 'kept' in message ? message.kept : message.failed
        setWork((before) => {
          if (!before.pages.has(page)) return before
          return 'kept' in message ? { ...before, done: before.done + 1 } : { ...before, failed: before.failed + 1 }
        })
      }),
    [],
  )
  const isWorking = work.done + work.failed < work.pages.size
  useEffect(() => {
    if (!isWorking) read()
  }, [isWorking])
  const ask = (message: Parameters<typeof askServiceWorker>[0]): void => {
    setProblem('')
    askServiceWorker(message).catch(() => {
      setWork(none)
      setProblem('This browser keeps no pages: private windows and old browsers do not.')
    })
  }
  return {
    kept,
    isWorking,
    words: problem || told(work),
    keep(pages: readonly string[]): void {
      // What nobody has visited for long may be removed by the browser; a journey is to last.
      void navigator.storage?.persist?.()
      setWork({ ...none, pages: new Set(pages) })
      ask({ keep: pages })
    },
    remove(pages: readonly string[]): void {
      setWork(none)
      ask({ drop: pages })
    },
  }
}

interface Ways extends Pick<ReturnType<typeof useKept>, 'isWorking' | 'keep' | 'remove'> {
  readonly kept: Kept
}

/** Keeps pages, or removes them where all are kept. `all` is said behind it. */
const Way = ({
  pages,
  label,
  all = '',
  ways,
}: {
  pages: readonly string[]
  label: string
  all?: string
  ways: Ways
}) => {
  const isKept = pages.every((page) => ways.kept.pages.has(page))
  const [verb, act] = isKept ? (['Remove', ways.remove] as const) : (['Keep', ways.keep] as const)
  return (
    <button
      type="button"
      class="button"
      aria-label={`${verb} ${label}`}
      disabled={ways.isWorking}
      onClick={() => act(pages)}
    >
      {verb + all}
    </button>
  )
}

interface LineProps {
  readonly href: string
  readonly title: string
  readonly remark: string
  readonly pages: readonly string[]
  readonly ways: Ways
}

const Line = ({ href, title, remark, pages, ways }: LineProps) => (
  <li>
    {ways.kept.pages.has(href) ? <a href={href}>{title}</a> : <span>{title}</span>}
    <span class="remark">{remark}</span>
    <Way pages={pages} label={title} ways={ways} />
  </li>
)

/** Without a network nothing more can be kept. */
const isShown = (page: string, { pages }: Kept): boolean => pages.has(page) || (navigator.onLine && isOwnPage())

const SystemPart = ({ system, ways }: { system: SystemSet; ways: Ways }) => {
  const { kept } = ways
  const rules = rulesOf(system)
  const battles = system.battles
    .filter(({ address }) => isShown(address, kept))
    .sort((a, b) => Number(kept.pages.has(b.address)) - Number(kept.pages.has(a.address)))
  return (
    <section>
      <header class="apart">
        <h2>{system.title}</h2>
        <span class="remark">{sizeOf(system.bytes)}</span>
        <Way pages={pagesOf(system)} label={`all of ${system.title}`} all=" all" ways={ways} />
      </header>
      <ul class="kept">
        {isShown(rules[0], kept) && (
          <Line href={rules[0]} title="The rulebook" remark={sizeOf(system.rules.bytes)} pages={rules} ways={ways} />
        )}
        {battles.map(({ address, title, bytes }) => (
          <Line key={address} href={address} title={title} remark={sizeOf(bytes)} pages={[address]} ways={ways} />
        ))}
      </ul>
    </section>
  )
}

const ReadPart = ({ sets, ways }: { sets: Sets; ways: Ways }) => {
  const { others } = ways.kept
  if (others.length === 0) return null
  const label = 'all pages that you have read'
  return (
    <section>
      <header class="apart">
        <h2>Pages that you have read</h2>
        <Way pages={others.map(({ address }) => address)} label={label} all=" all" ways={ways} />
      </header>
      <ul class="kept">
        {others.map(({ address, title }) => (
          <Line
            key={address}
            href={address}
            title={title}
            remark={systemOf(sets, address)}
            pages={[address]}
            ways={ways}
          />
        ))}
      </ul>
    </section>
  )
}

const KeptPages = ({ sets }: { readonly sets: Sets }) => {
  const { kept, words, ...ways } = useKept(sets)
  if (!kept) return null
  const { room } = kept
  const systems = sets.systems
    .filter((system) => pagesOf(system).some((page) => isShown(page, kept)))
    .sort((a, b) => count(b, kept) - count(a, kept))
  return (
    <>
      <p class="remark room">
        {room &&
          `${sizeOf(room.used)} of the ${sizeOf(room.given)} that this browser gives are in use, your games among them.`}
      </p>
      <p role="status">{words}</p>
      <div class="systems">
        {systems.map((system) => (
          <SystemPart key={system.id} system={system} ways={{ ...ways, kept }} />
        ))}
        <ReadPart sets={sets} ways={{ ...ways, kept }} />
      </div>
    </>
  )
}

/** Whether this page was asked for, and does not stand in the place of another one. */
const isOwnPage = (): boolean => location.pathname.startsWith(address('/offline'))

class KeptPagesElement extends HTMLElement {
  connectedCallback(): void {
    const missing = document.querySelector<HTMLElement>('.missing')
    // The service worker answers with this page where another one is not kept.
    if (missing) missing.hidden = isOwnPage()
    this.#show().catch(() => {
      const words = this.querySelector('.nothing')
      if (words) words.textContent = 'Nothing is kept yet, or this browser keeps no pages.'
    })
  }

  async #show(): Promise<void> {
    const response = await fetch(address('/offline/sets.json'))
    if (!response.ok) throw new Error(`sets.json: ${response.status}`)
    render(<KeptPages sets={await response.json()} />, this)
  }
}

customElements.define('kept-pages', KeptPagesElement)
