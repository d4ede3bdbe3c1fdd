/** The pages that the service worker keeps on this device, to be opened, added to and removed. It is the way in without a network. */
import { render } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { address } from '../data/addresses.ts'
import { askServiceWorker, cacheName, hearServiceWorker, keepPage, type Sets, type SystemSet } from './offline.ts'

interface Read {
  readonly address: string
  readonly title: string
}

/** The pages kept now. */
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

const readKept = async ({ entryPages, systems }: Sets): Promise<Kept> => {
  const cache = await caches.open(cacheName)
  const pages = new Set(
    (await cache.keys()).map(({ url }) => new URL(url).pathname).filter((path) => path.endsWith('/')),
  )
  const inSets = new Set([...Object.keys(entryPages), ...systems.flatMap(pagesOf)])
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

const sizeOf = (bytes: number): string => {
  if (bytes < 1e6) return `${Math.ceil(bytes / 1e3)} kB`
  return bytes >= 1e9 ? `${(bytes / 1e9).toFixed(1)} GB` : `${(bytes / 1e6).toFixed(1)} MB`
}

/** Of all that a system has. */
const bytesOf = ({ shared, rules, battles }: SystemSet): number =>
  battles.reduce((sum, { bytes }) => sum + bytes, shared + rules.bytes)

/** The pages being fetched, and the progress. */
interface Work {
  readonly pages: number
  readonly done: number
  readonly failed: number
}

const told = ({ pages, done, failed }: Work): string => {
  if (done + failed < pages) return `Fetched ${done + failed} of ${pages} pages`
  return failed === 0
    ? `Kept ${done === 1 ? 'it' : `all ${done} pages`}.`
    : `${failed} of ${pages} pages could not be kept: there is no network, or no room. What is kept stays.`
}

const noneKept = 'This browser keeps no pages: private windows and old browsers do not.'

/** Returns the kept pages, those being fetched, and functions to change both. */
const useKept = (sets: Sets) => {
  const [kept, setKept] = useState<Kept>()
  /** The pages that were kept when this one was opened stay first: a line that is pressed does not run away. */
  const [first, setFirst] = useState<Kept>()
  const [words, setWords] = useState('')
  const [isWorking, setWorking] = useState(false)
  const read = async (): Promise<void> => {
    const now = await readKept(sets)
    setKept(now)
    setFirst((before) => before ?? now)
  }
  const orTell = (doing: Promise<void>): void => void doing.catch(() => setWords(noneKept))
  useEffect(() => {
    orTell(read())
    return hearServiceWorker((message) => {
      if ('dropped' in message) setWords('Removed.')
      if ('dropped' in message || 'around' in message) orTell(read())
    })
  }, [])
  /** One page after the other: a worker that is asked for all at once may be stopped in between. */
  const keep = async (pages: readonly string[]): Promise<void> => {
    setWorking(true)
    // The browser may remove pages that nobody has visited for long; a journey is to last.
    void navigator.storage?.persist?.()
    try {
      let work: Work = { pages: pages.length, done: 0, failed: 0 }
      for (const page of pages) {
        setWords(told(work))
        work = (await keepPage(page)) ? { ...work, done: work.done + 1 } : { ...work, failed: work.failed + 1 }
      }
      setWords(told(work))
      await read()
    } finally {
      setWorking(false)
    }
  }
  return {
    kept,
    first,
    isWorking,
    words,
    keep: (pages: readonly string[]): void => orTell(keep(pages)),
    remove: (pages: readonly string[]): void => orTell(askServiceWorker({ drop: pages })),
  }
}

interface Ways extends Pick<ReturnType<typeof useKept>, 'isWorking' | 'keep' | 'remove'> {
  readonly kept: Kept
  readonly first: Kept
}

/** Without a network nothing more can be kept. */
const canKeep = (): boolean => navigator.onLine && isOwnPage()

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
  if (!isKept && !canKeep()) return <span />
  return (
    <button
      type="button"
      class="button"
      aria-label={`${verb} ${label}`}
      aria-disabled={ways.isWorking}
      onClick={() => !ways.isWorking && act(pages)}
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

const isShown = (page: string, { pages }: Kept): boolean => pages.has(page) || canKeep()

const SystemPart = ({ system, ways }: { system: SystemSet; ways: Ways }) => {
  const { kept, first } = ways
  const rules = rulesOf(system)
  const battles = system.battles
    .filter(({ address }) => isShown(address, kept))
    .sort((a, b) => Number(first.pages.has(b.address)) - Number(first.pages.has(a.address)))
  return (
    <section>
      <header class="apart">
        <h2>{system.title}</h2>
        <span class="remark">{sizeOf(bytesOf(system))}</span>
        <Way pages={pagesOf(system)} label={`all of ${system.title}`} all=" all" ways={ways} />
      </header>
      <ul class="kept">
        {isShown(rules[0], kept) && (
          <Line href={rules[0]} title="The rulebook" remark={sizeOf(system.rules.bytes)} pages={rules} ways={ways} />
        )}
        <li>
          <span>What several of them need, kept with the first</span>
          <span class="remark">{sizeOf(system.shared)}</span>
        </li>
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
  const { kept, first, words, ...ways } = useKept(sets)
  if (!kept || !first) return <p role="status">{words}</p>
  const { room } = kept
  const systems = sets.systems
    .filter((system) => pagesOf(system).some((page) => isShown(page, kept)))
    .sort((a, b) => count(b, first) - count(a, first))
  return (
    <>
      <p class="remark room">
        {room &&
          `${sizeOf(room.used)} of the ${sizeOf(room.given)} that this browser gives are in use, your games among them.`}
      </p>
      <p role="status">{words}</p>
      <div class="systems">
        {systems.map((system) => (
          <SystemPart key={system.id} system={system} ways={{ ...ways, kept, first }} />
        ))}
        <ReadPart sets={sets} ways={{ ...ways, kept, first }} />
      </div>
    </>
  )
}

/** True if this page was asked for, and does not stand in the place of another one. */
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
