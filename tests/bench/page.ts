/**
 * Page weight of the player, kB gzip, without the scenario itself: what the page needs to play (see `pageWeight.ts`), and in columns of
 * their own what it fetches later: panels and what is drawn of orders, once the first position is shown; what the worker loads when a
 * computer is to play; dialogs, a game by link, the search, sounds and drawings of units when they are wanted; the tutorial where there is
 * one. Drawings that a map shows at once count to play. Reads `dist/`; run `npm run build` first.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { filesOfPages, gzipOf, mostToPlay, pagesIn, weightOf } from './pageWeight.ts'

const dist = new URL('../../dist/', import.meta.url).pathname
const filesOf = filesOfPages(dist)

/** The scripts that the page fetches later, if at all, by name. */
const later = {
  further: /\/(?:further|rule-preview)\./,
  computer: /\/(?:computer\.|comlink\.|players-|worker\.)/,
  dialogs: /\/dialogs\./,
  'by link': /\/by-link\./,
  tutorial: /\/(?:tutorial|lessons)\./,
  search: /\/search\./,
  sound: /\/sound\./,
  drawings: /\/drawings\./,
}

const shown = (bytes: number): string => (bytes / 1000).toFixed(1).padStart(10)

console.log(
  `${'page weight, kB gzip'.padEnd(26)}${['page', 'scripts', 'styles', 'scenario', ...Object.keys(later)].map((name) => name.padStart(10)).join('')}`,
)
for (const id of pagesIn(dist)) {
  const files = filesOf(id)
  const [scripts, styles] = [weightOf(files.scripts), weightOf(files.styles)]
  const data = join(dist, 'data', 'scenarios', `${id}.json`)
  const cells = [
    gzipOf(join(dist, 'scenarios', id, 'index.html')),
    scripts,
    styles,
    existsSync(data) ? gzipOf(data) : 0,
    ...Object.values(later).map((part) => weightOf(files.later.filter((file) => part.test(file)))),
  ]
  const toPlay = scripts + styles
  const verdict = toPlay <= mostToPlay ? 'within' : 'OVER'
  console.log(
    `${id.padEnd(26)}${cells.map(shown).join('')}   ${verdict} ${mostToPlay / 1000} (${(toPlay / 1000).toFixed(1)})`,
  )
}
