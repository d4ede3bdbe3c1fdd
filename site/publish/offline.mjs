/**
 * The lists for the service worker. Addresses in pages get a hash of what they lead to, so that a file that was kept under an address is
 * always the one that the page means. `offline/` has lists of all files that a page needs, each with its hash: an answer that is not what
 * was built is not kept. A list is called by the hash of what is in it and pages name theirs, so that page and list cannot be mixed up when
 * the site changes in between; pages that need the same files share a list. `offline/sets.json` says which pages belong together.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { assetsIn } from './pageAssets.mjs'

const hashOf = (content) => createHash('sha256').update(content).digest('hex').slice(0, 12)

/** Addresses that a page fetches by itself: of scripts, of linked files, of pictures, and of data for its scripts. */
const fetched =
  /(<(?:script|link|img)\b[^>]*?\s(?:src|href)="|\sdata-(?:bundle|tables|rules|film|validators)=")([^"?]+\.(?:js|css|json|svg|webp|png|woff2))(\?[^"]*)?(?=")/g

/** Pictures that are fetched when somebody scrolls to them; they are kept then. */
const later = /<img\b[^>]*\sloading="lazy"[^>]*>/g

const withoutQuery = (address) => address.replace(/\?.*/, '')

const mark = '<meta name="offline"'

/** Files of pages, as paths with slashes. */
const htmlFiles = (dist) =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => name.split(sep).join('/'))
    .sort()

/** Writes hashes, lists and sets. `base` ends with a slash. */
const prepareOffline = (dist, base) => {
  const contents = new Map()
  /** Hash and size of what an address of the site leads to; undefined when there is nothing. */
  const contentAt = (address) => {
    if (!contents.has(address)) {
      const file = address.startsWith(base) ? join(dist, decodeURI(address.slice(base.length))) : ''
      const content = existsSync(file) ? readFileSync(file) : undefined
      contents.set(address, content && { hash: hashOf(content), bytes: content.length })
    }
    return contents.get(address)
  }
  const stamped = (address) => {
    const content = address.startsWith(`${base}_astro/`) ? undefined : contentAt(address)
    return content === undefined ? address : `${address}?v=${content.hash}`
  }
  mkdirSync(join(dist, 'offline'), { recursive: true })
  const { assetsOf } = assetsIn(dist, base)
  const pages = new Map()
  for (const path of htmlFiles(dist)) {
    const file = join(dist, path)
    const html = readFileSync(file, 'utf8').replace(fetched, (_, before, address) => before + stamped(address))
    const assets = assetsOf(html).map((asset) => base + relative(dist, asset).split(sep).join('/'))
    const files = filesOf(html, assets, contentAt)
    const list = JSON.stringify(Object.fromEntries(files.map(([address, { hash }]) => [address, hash])))
    const name = join(dist, 'offline', `${hashOf(list)}.json`)
    if (!existsSync(name)) writeFileSync(name, list)
    const marked = html.replace(mark, `${mark} content="${hashOf(list)}"`)
    writeFileSync(file, marked)
    pages.set(base + path.replace(/(?:^|(?<=\/))index\.html$/, ''), { html: marked, files })
  }
  writeFileSync(join(dist, 'offline', 'sets.json'), JSON.stringify(setsOf(pages, base)))
}

/** Lists the files that a page needs, with hash and size, in the order of the addresses. */
const filesOf = (html, assets, contentAt) => {
  const own = [...html.replace(later, '').matchAll(fetched)].map(([, , address, query = '']) => address + query)
  const linked = new Set(own.map(withoutQuery))
  return [...new Set([...own, ...assets.filter((address) => !linked.has(address))])].sort().flatMap((address) => {
    const content = contentAt(withoutQuery(address))
    return content === undefined ? [] : [[address, content]]
  })
}

/** True if a page is for readers of rules: the search finds those. */
const isForReaders = (html) => html.includes('data-pagefind-body')

const characters = { amp: '&', lt: '<', gt: '>', quot: '"', '#34': '"', '#38': '&', '#39': "'" }

const titleOf = ({ html }) =>
  (/<h1[^>]*>([^<]*)/.exec(html)?.[1] ?? '').trim().replace(/&(#?\w+);/g, (text, name) => characters[name] ?? text)

/** Bytes of groups of pages with what they alone need, and of what several of the groups need: together all that is kept. */
const weigh = (groups) => {
  const needed = groups.map((pages) => new Map(pages.flatMap(({ files }) => files)))
  const all = new Map(needed.flatMap((files) => [...files]))
  const isShared = (address) => needed.filter((files) => files.has(address)).length > 1
  const sizeOf = (files) => files.reduce((sum, [, { bytes }]) => sum + bytes, 0)
  return {
    own: groups.map(
      (pages, at) =>
        pages.reduce((sum, { html }) => sum + Buffer.byteLength(html), 0) +
        sizeOf([...needed[at]].filter(([address]) => !isShared(address))),
    ),
    shared: sizeOf([...all].filter(([address]) => isShared(address))),
  }
}

/** Returns the entry pages of the site, to which `offline/` leads, and each rule system with the pages of its rulebook and its battles. */
const setsOf = (pages, base) => {
  const systems = [...pages.keys()].flatMap((address) => {
    const [, id] = /^rules\/([\w-]+)\/$/.exec(address.slice(base.length)) ?? []
    return id === undefined ? [] : [{ id, home: address }]
  })
  const offlinePage = `${base}offline/`
  const links = [...(pages.get(offlinePage)?.html ?? '').matchAll(/<a\b[^>]*\shref="([^"#?]+)"/g)].map(
    ([, address]) => address,
  )
  const entryPages = [offlinePage, ...links]
  const hashesOf = (some) => Object.fromEntries(some.map(([address, { html }]) => [address, hashOf(html)]))
  return {
    entryPages: hashesOf([...pages].filter(([address]) => entryPages.includes(address))),
    systems: systems.map(({ id, home }) => {
      // The first is the rulebook's own.
      const rules = [...pages]
        .filter(([address, { html }]) => address.startsWith(home) && isForReaders(html))
        .sort(([a], [b]) => (a < b ? -1 : 1))
      const battles = [...pages].filter(
        ([address, { html }]) =>
          /^scenarios\/[\w-]+\/$/.test(address.slice(base.length)) && html.includes(` data-system="${id}"`),
      )
      const { own, shared } = weigh([rules.map(([, page]) => page), ...battles.map(([, page]) => [page])])
      return {
        id,
        title: titleOf(pages.get(home)),
        shared,
        rules: { bytes: own[0], pages: hashesOf(rules) },
        battles: battles.map(([address, page], at) => ({ address, title: titleOf(page), bytes: own[at + 1] })),
      }
    }),
  }
}

export const offline = () => {
  let base = '/'
  return {
    name: 'sandtable:offline',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base.endsWith('/') ? config.base : `${config.base}/`
      },
      'astro:build:done': ({ dir }) => prepareOffline(fileURLToPath(dir), base),
    },
  }
}
