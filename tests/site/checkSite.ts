/**
 * Reads a built site and finds its faults: links to nowhere, missing anchors, requests that leave the origin, scripts and styles that its
 * content security policy forbids, previews that are too heavy, pages to read that load a program, shares outside of their own intervals.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, extname, join, relative } from 'node:path'

export interface Problem {
  /** The page or style sheet, relative to the site's folder. */
  readonly file: string
  readonly message: string
}

export interface Checked {
  readonly pages: number
  readonly links: number
  readonly problems: readonly Problem[]
}

interface Page {
  readonly html: string
  readonly ids: ReadonlySet<string>
  readonly repeated: readonly string[]
  /** Beginnings of scripts and style sheets inside of the page. */
  readonly inline: readonly string[]
}

const tag = /<([a-z][a-z0-9-]*)((?:\s+[^\s=>"']+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+))?)*)\s*\/?>/gi
const attribute = /([^\s=>"']+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g
/** Most bytes of a picture in lists, and of one that is shown with a shared link. */
const heaviest: Readonly<Record<string, number>> = { '.webp': 120_000, '.png': 400_000 }
/** Pages on which nobody plays or counts. */
const toRead = /^(?:rules|guides|diagnostics)[\\/]/
/** Most bytes of scripts that a page to read loads at once. */
const heaviestScripts = 20_000
/** Scripts that a script cannot begin without. */
const importedScript = /\b(?:from|import)\s*["'`](\.\/[^"'`]+\.js)["'`]/g
const cssUrl = /(?:url\(\s*["']?|@import\s+["'])([^"')]+)/g

const decode = (text: string): string =>
  text.replaceAll('&amp;', '&').replaceAll('&#38;', '&').replaceAll('&quot;', '"').replaceAll('&#39;', "'")

const filesBelow = (root: string): readonly string[] =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

/** Text of scripts and styles holds no tags. */
const withoutScripts = (html: string): string =>
  html.replace(/(<(script|style)\b[^>]*>)[\s\S]*?<\/\2>/gi, '$1').replace(/<!--[\s\S]*?-->/g, '')

const readPage = (file: string): Page => {
  const source = readFileSync(file, 'utf8')
  const html = withoutScripts(source)
  const inline = [...source.matchAll(/<(?:script|style)\b[^>]*>(?=\s*[^<\s])[^<]{0,40}/gi)].map(([text]) => text)
  const all = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => decode(id))
  return {
    html,
    ids: new Set(all),
    repeated: [...new Set(all.filter((id, index) => all.indexOf(id) !== index))],
    inline,
  }
}

/** Attributes whose address the browser fetches by itself when it shows the page. */
const isFetched = (element: string, name: string, attributes: ReadonlyMap<string, string>): boolean => {
  if (name === 'src' || name === 'poster' || name === 'data') return true
  if (name === 'href' && element === 'link')
    return /stylesheet|icon|preload|modulepreload|manifest/.test(attributes.get('rel') ?? '')
  return name === 'href' && (element === 'use' || element === 'image')
}

const addressNames = ['href', 'src', 'poster']

/** True if an attribute holds an address: those of a program of the page begin with the path of the site. */
const isAddress = (name: string, value: string): boolean =>
  addressNames.includes(name) || (name.startsWith('data-') && value.startsWith('/'))

/** A share with its interval, as pages write them: `52.3 (48.0–56.6)`. */
const shareWithInterval = /(\d+\.\d) \((\d+\.\d)–(\d+\.\d)\)/g

/** The bytes of scripts, with all that they import at once, each counted once. */
const bytesOfScripts = (scripts: readonly string[]): number => {
  const found = new Set<string>()
  const waiting = [...scripts]
  let bytes = 0
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file) || !existsSync(file)) continue
    found.add(file)
    const source = readFileSync(file, 'utf8')
    bytes += source.length
    for (const [, name = ''] of source.matchAll(importedScript)) waiting.push(join(dirname(file), name))
  }
  return bytes
}

/** Checks all pages and style sheets below a folder. `base` is the path under which the site will be served. */
export const checkSite = (root: string, base = '/'): Checked => {
  const files = filesBelow(root)
  const pages = new Map(files.filter((file) => file.endsWith('.html')).map((file) => [file, readPage(file)]))
  const problems: Problem[] = []
  let links = 0
  const report = (file: string, message: string): void => {
    problems.push({ file: relative(root, file), message })
  }

  /** The file behind a path of the site, or undefined. */
  const fileAt = (path: string): string | undefined => {
    if (!path.startsWith(base)) return undefined
    const file = join(root, decodeURIComponent(path.slice(base.length)))
    if (existsSync(file) && statSync(file).isFile()) return file
    const index = join(file, 'index.html')
    return existsSync(index) ? index : undefined
  }

  const checkAddress = (file: string, raw: string, fetched: boolean): void => {
    const address = decode(raw)
    if (/^(data|blob|mailto):/.test(address)) return
    if (/^(https?:)?\/\//.test(address)) {
      if (fetched) report(file, `fetches ${address} from elsewhere`)
      return
    }
    if (/^[a-z][a-z0-9+.-]*:/i.test(address)) {
      report(file, `has an address of an unknown kind: ${address}`)
      return
    }
    links++
    const here = base + relative(root, file).replace(/index\.html$/, '')
    const { pathname, hash } = new URL(address, `https://site.invalid${here}`)
    const target = fileAt(pathname)
    if (target === undefined) {
      report(file, `leads nowhere: ${address}`)
      return
    }
    const page = pages.get(target)
    const anchor = decodeURIComponent(hash.slice(1))
    // A record or an army in an address is for the page's program to open, and no place on the page.
    if (/^[a-z]+=/.test(anchor)) return
    if (anchor !== '' && page && !page.ids.has(anchor)) report(file, `has no such anchor: ${address}`)
  }

  const weights = new Map<string, number>()
  const checkWeight = (file: string, { html }: Page): void => {
    const scripts = [...html.matchAll(/<script\b[^>]*\ssrc="([^"?]+\.js)/g)].flatMap(
      ([, path = '']) => fileAt(path) ?? [],
    )
    const key = scripts.join()
    const bytes = weights.get(key) ?? bytesOfScripts(scripts)
    weights.set(key, bytes)
    if (bytes > heaviestScripts) report(file, `is there to be read, and loads ${bytes} bytes of scripts at once`)
  }

  for (const [file, page] of pages) {
    if (toRead.test(relative(root, file))) checkWeight(file, page)
    for (const id of page.repeated) report(file, `uses the id ${id} twice`)
    for (const text of page.inline) report(file, `has an inline script or style sheet: ${text}`)
    for (const [text, share, low, high] of page.html.matchAll(shareWithInterval))
      if (Number(share) < Number(low) || Number(share) > Number(high))
        report(file, `tells a share outside of its interval: ${text}`)
    for (const [, element = '', rest = ''] of page.html.matchAll(tag)) {
      const attributes = new Map(
        [...rest.matchAll(attribute)].map(([, name = '', double, single]) => [
          name.toLowerCase(),
          double ?? single ?? '',
        ]),
      )
      for (const [name, value] of attributes) {
        if (/^on[a-z]+$/.test(name)) report(file, `has an inline handler: ${name} on <${element}>`)
        if (name === 'style') report(file, `has an inline style: ${value} on <${element}>`)
        if (isAddress(name, value)) checkAddress(file, value, isFetched(element.toLowerCase(), name, attributes))
      }
      if (element === 'img' && !attributes.has('alt') && !/\salt(\s|$)/.test(rest))
        report(file, 'has a picture without alt')
    }
  }
  for (const file of files.filter((name) => name.endsWith('.css')))
    for (const [, address = ''] of readFileSync(file, 'utf8').matchAll(cssUrl))
      if (!address.startsWith('#') && !address.startsWith('layer')) checkAddress(file, address, true)
  for (const file of files.filter((name) => /[\\/]previews[\\/]/.test(name)))
    if (statSync(file).size > heaviest[extname(file)]) report(file, 'is heavier than a preview may be')
  return { pages: pages.size, links, problems }
}
