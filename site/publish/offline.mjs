/**
 * What the service worker needs. Addresses in pages get a hash of what they lead to, so that a file that was kept under an address is
 * always the one that the page means. Beside the page of a scenario lies `offline.json`, the list of all files with which it can be
 * played to its end, each with its hash: an answer that is not what was built is not kept. The page names the list's hash, so that page
 * and list cannot be mixed up when the site changes in between.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { assetsOf } from './pageAssets.mjs'

const hashOf = (content) => createHash('sha256').update(content).digest('hex').slice(0, 12)

/** Addresses that a page fetches by itself: of scripts, of linked files, and of data for its scripts. */
const fetched =
  /(<(?:script|link)\b[^>]*?\s(?:src|href)="|\sdata-(?:bundle|tables|rules|film)=")([^"?]+\.(?:js|css|json|svg|woff2))(\?[^"]*)?(?=")/g

const htmlFiles = (dist) =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => join(dist, name))

/** Writes the hashes and the lists. `base` ends with a slash. */
const prepareOffline = (dist, base) => {
  const hashes = new Map()
  /** The hash of what an address of the site leads to; undefined when there is nothing. */
  const hashAt = (address) => {
    if (!hashes.has(address)) {
      const file = address.startsWith(base) ? join(dist, decodeURI(address.slice(base.length))) : ''
      hashes.set(address, existsSync(file) ? hashOf(readFileSync(file)) : undefined)
    }
    return hashes.get(address)
  }
  const stamped = (address) => {
    const hash = address.startsWith(`${base}_astro/`) ? undefined : hashAt(address)
    return hash === undefined ? address : `${address}?v=${hash}`
  }
  for (const page of htmlFiles(dist)) {
    const html = readFileSync(page, 'utf8').replace(fetched, (_, before, address) => before + stamped(address))
    const isKept = html.includes('<meta name="offline"')
    const list = isKept ? offlineList(dist, page, html, base, hashAt) : ''
    if (isKept) writeFileSync(join(dirname(page), 'offline.json'), list)
    writeFileSync(page, html.replace('<meta name="offline"', `<meta name="offline" content="${hashOf(list)}"`))
  }
}

const offlineList = (dist, page, html, base, hashAt) => {
  const own = [...html.matchAll(fetched)].map(([, , address, query = '']) => address + query)
  const scripts = assetsOf(dist, page, base).map((file) => base + relative(dist, file).split(sep).join('/'))
  const linked = new Set(own.map((address) => address.replace(/\?.*/, '')))
  const pictures = [...html.matchAll(/<img\b[^>]*\ssrc="([^"]+)"/g)].map(([, address]) => address)
  const addresses = [...new Set([...own, ...scripts.filter((address) => !linked.has(address)), ...pictures])].sort()
  const files = Object.fromEntries(
    addresses.flatMap((address) => {
      const hash = hashAt(address.replace(/\?.*/, ''))
      return hash === undefined ? [] : [[address, hash]]
    }),
  )
  const [, title = ''] = /<h1[^>]*>([^<]*)/.exec(html) ?? []
  return JSON.stringify({ title, files })
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
