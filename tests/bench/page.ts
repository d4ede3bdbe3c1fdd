/**
 * Page weight of the player: every script and style that a scenario's page loads, now or when it is played, gzip, without the
 * scenario itself. What it could load but does not, the faces and engines of other rule systems, does not count. What the worker loads
 * when a computer is to play is a column of its own.
 * Reads `dist/`; run `npm run build` first.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { gzipSync } from 'node:zlib'

const dist = new URL('../../dist/', import.meta.url).pathname
const target = 150

const gzipOf = (file: string): number => gzipSync(readFileSync(file), { level: 9 }).length

/** Scripts that a script pulls in, now or later: imports, dynamic imports, workers. */
const importsOf = (file: string): string[] => {
  const source = readFileSync(file, 'utf8')
  const found = source.matchAll(/(?:from\s*|import\s*\(?\s*|new URL\(\s*)["'`]([^"'`]+\.(?:js|css))["'`]/g)
  return [...found].map(([, name]) => (name.startsWith('/') ? join(dist, name) : join(dirname(file), name)))
}

/** Whether a script belongs to another rule system: it pulls in that system's engine. */
const isOfOther = (file: string, system: string): boolean =>
  file.endsWith('.js') &&
  [file, ...importsOf(file)].some((name) => {
    const [, other = system] = /\/(?:engine|players)-([a-z-]+)\.[^/]+$/.exec(name) ?? []
    return other !== system
  })

const assetsOf = (page: string): Set<string> => {
  const html = readFileSync(page, 'utf8')
  const [, system = ''] = /data-system="([\w-]+)"/.exec(html) ?? []
  const found = html.matchAll(/(?:src|href)="([^"]+\.(?:js|css))"/g)
  const waiting = [...found].map(([, name]) => join(dist, posix.normalize(name)))
  const inline = [...html.matchAll(/<script[^>]*type="module"[^>]*>([\s\S]*?)<\/script>/g)].map(([, code]) => code)
  for (const code of inline)
    for (const [, name] of code.matchAll(/["'`](\/[^"'`]+\.js)["'`]/g)) waiting.push(join(dist, name))
  const assets = new Set<string>()
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (assets.has(file) || !existsSync(file) || isOfOther(file, system)) continue
    assets.add(file)
    if (file.endsWith('.js')) waiting.push(...importsOf(file))
  }
  return assets
}

const pages = readdirSync(join(dist, 'scenarios'), { withFileTypes: true }).filter((entry) => entry.isDirectory())
/** Computer players of a rule system. */
const isOfComputer = (file: string): boolean => file.includes('/players-')

console.log('page weight, kB gzip             page   scripts    styles   scenario  computer')
for (const { name } of pages) {
  const page = join(dist, 'scenarios', name, 'index.html')
  if (!existsSync(page)) continue
  const all = [...assetsOf(page)]
  const assets = all.filter((file) => !isOfComputer(file))
  const sum = (ending: string): number =>
    assets.filter((file) => file.endsWith(ending)).reduce((bytes, file) => bytes + gzipOf(file), 0)
  const computer = all.filter(isOfComputer).reduce((bytes, file) => bytes + gzipOf(file), 0)
  const data = join(dist, 'data', 'scenarios', `${name}.json`)
  const cells = [gzipOf(page), sum('.js'), sum('.css'), existsSync(data) ? gzipOf(data) : 0, computer]
  const row = cells.map((bytes) => (bytes / 1000).toFixed(1).padStart(10)).join('')
  const player = (cells[1] + cells[2]) / 1000
  console.log(`${name.padEnd(26)}${row}   ${player <= target ? 'within' : 'OVER'} ${target} (${player.toFixed(1)})`)
}
