/**
 * Bytes, gzip, of the page of a battle. To play counts every script without which the page does not run and the battle is not shown, and
 * every style sheet; what a script fetches later does not count. So a module that comes to be needed at first counts, wherever it lies.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { assetsIn } from '../../site/publish/pageAssets.mjs'

/** Most bytes that a page may load to play. */
export const mostToPlay = 156_000

export const gzipOf = (file: string): number => gzipSync(readFileSync(file), { level: 9 }).length

export const pagesIn = (dist: string): readonly string[] =>
  readdirSync(join(dist, 'scenarios'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

/** Returns what the page of a battle loads to play and what it fetches later, as files. */
export const filesOfPages = (dist: string) => {
  const { assetsOf, neededBy } = assetsIn(dist)
  return (id: string) => {
    const html = readFileSync(join(dist, 'scenarios', id, 'index.html'), 'utf8')
    const [, system = ''] = /data-system="([\w-]+)"/.exec(html) ?? []
    const all = assetsOf(html)
    const isFirst = (file: string): boolean => html.includes(basename(file)) || basename(file).startsWith(`${system}.`)
    const first = new Set(all.filter(isFirst).flatMap(neededBy))
    const styles = all.filter((file) => file.endsWith('.css'))
    const scripts = [...first].filter((file) => file.endsWith('.js'))
    return { scripts, styles, later: all.filter((file) => file.endsWith('.js') && !first.has(file)) }
  }
}

export const weightOf = (files: readonly string[]): number => files.reduce((bytes, file) => bytes + gzipOf(file), 0)
