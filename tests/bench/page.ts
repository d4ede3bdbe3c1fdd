/**
 * Page weight of the player: every script and style that a scenario's page loads, now or when it is played, gzip, without the
 * scenario itself. What it could load but does not, the faces and engines of other rule systems, does not count. Columns of their own:
 * what the worker loads when a computer is to play, what dialogs load when the first of them opens, what a game by link needs, what the
 * search loads when it opens, what sounds need, and what draws units, which maps with symbols load when they are to show drawings and others
 * at once.
 * Reads `dist/`; run `npm run build` first.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { assetsIn } from '../../site/publish/pageAssets.mjs'

const dist = new URL('../../dist/', import.meta.url).pathname
const target = 150
const assetsOf = assetsIn(dist)

const gzipOf = (file: string): number => gzipSync(readFileSync(file), { level: 9 }).length

const pages = readdirSync(join(dist, 'scenarios'), { withFileTypes: true }).filter((entry) => entry.isDirectory())
/** The scripts that the page loads later, if at all, by name. */
const later = [/\/(?:computer\.|players-)/, /\/dialogs\./, /\/by-link\./, /\/lookUp\./, /\/sound\./, /\/drawings\./]

console.log(
  'page weight, kB gzip             page   scripts    styles   scenario  computer   dialogs   by link    search     sound  drawings',
)
for (const { name } of pages) {
  const page = join(dist, 'scenarios', name, 'index.html')
  if (!existsSync(page)) continue
  const all: readonly string[] = assetsOf(readFileSync(page, 'utf8'))
  const assets = all.filter((file) => !later.some((part) => part.test(file)))
  const weightOf = (files: readonly string[]): number => files.reduce((bytes, file) => bytes + gzipOf(file), 0)
  const sum = (ending: string): number => weightOf(assets.filter((file) => file.endsWith(ending)))
  const data = join(dist, 'data', 'scenarios', `${name}.json`)
  const cells = [gzipOf(page), sum('.js'), sum('.css'), existsSync(data) ? gzipOf(data) : 0]
  for (const part of later) cells.push(weightOf(all.filter((file) => part.test(file))))
  const row = cells.map((bytes) => (bytes / 1000).toFixed(1).padStart(10)).join('')
  const player = (cells[1] + cells[2]) / 1000
  console.log(`${name.padEnd(26)}${row}   ${player <= target ? 'within' : 'OVER'} ${target} (${player.toFixed(1)})`)
}
