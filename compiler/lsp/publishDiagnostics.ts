/**
 * Tells an editor what is wrong: soon after a change, first in the scenarios that are open, and in a large pack bit by bit, so that
 * questions are answered meanwhile.
 */
import type { Diagnostic } from 'vscode-languageserver/node'
import { type Shown, showFindings } from './diagnostics.ts'
import type { Documents } from './documents.ts'

/** How long to wait after a change before looking, in milliseconds. */
const quiet = 120

/** How long to look before questions have their turn, in milliseconds. */
const slice = 40

export interface Publisher {
  /** Something has changed: looks when nothing more comes for a moment. */
  soon(): void
  /** The findings of a file as it is now, in order. */
  shownIn(file: string): readonly Shown[]
}

export interface PublisherOptions {
  readonly documents: Documents
  /** Address of the site with the pages about codes. */
  readonly site: string | undefined
  /** Folders of scenarios that the editor has open. */
  openFolders(): readonly string[]
  send(file: string, diagnostics: readonly Diagnostic[]): void
  /** Receives the error that kept the content from being checked. */
  complain(error: unknown): void
}

export const makePublisher = ({ documents, site, openFolders, send, complain }: PublisherOptions): Publisher => {
  let shown: ReadonlyMap<string, readonly Shown[]> = new Map()
  /** The diagnostics last published to the editor, by file. */
  const published = new Map<string, string>()
  let timer: NodeJS.Timeout | undefined
  /** Another number after every change: who looks at what was before stops. */
  let round = 0

  const tell = (file: string, found: readonly Shown[]): void => {
    const diagnostics = found.map(({ diagnostic }) => diagnostic)
    const text = JSON.stringify(diagnostics)
    if (text === (published.get(file) ?? '[]')) return
    published.set(file, text)
    send(file, diagnostics)
  }

  const tellAll = (): void => {
    shown = showFindings(documents, documents.findings(), site)
    for (const file of published.keys()) if (!shown.has(file)) tell(file, [])
    for (const [file, found] of shown) tell(file, found)
  }

  /** Tells what is wrong in some scenarios before all others are looked at. */
  const tellHomes = (homes: readonly string[]): void => {
    const found = showFindings(
      documents,
      homes.flatMap((home) => documents.findingsIn(home)),
      site,
    )
    const files = homes.flatMap((home) => documents.pagesIn(home).map(({ file }) => file))
    shown = new Map([...shown, ...files.map((file) => [file, found.get(file) ?? []] as const)])
    for (const file of files) tell(file, shown.get(file) ?? [])
  }

  const guard = (work: () => void): void => {
    try {
      work()
    } catch (error) {
      // The last diagnostics stay: a mistake of the compiler must not take the editor's help away.
      complain(error)
    }
  }

  const look = (): void => {
    clearTimeout(timer)
    timer = undefined
    round++
    const own = round
    let waiting: readonly string[] = []
    const go = (): void => {
      if (own !== round) return
      const until = performance.now() + slice
      let count = 0
      while (count < waiting.length && performance.now() < until) {
        documents.findingsIn(waiting[count])
        count++
      }
      waiting = waiting.slice(count)
      if (waiting.length === 0) tellAll()
      else setImmediate(() => guard(go))
    }
    guard(() => {
      const open = new Set(openFolders())
      const all = documents.scenarios()
      waiting = [...all.filter((home) => open.has(home)), ...all.filter((home) => !open.has(home))]
      if (open.size > 0) tellHomes([...open])
      go()
    })
  }

  return {
    soon: () => {
      round++
      clearTimeout(timer)
      timer = setTimeout(look, quiet)
    },
    shownIn: (file) => {
      // A change may have come a moment ago: what is said must fit the text as it is now.
      if (timer !== undefined) look()
      return shown.get(file) ?? []
    },
  }
}
