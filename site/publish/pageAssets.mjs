/** The scripts and style sheets that a built page loads, at once or when it needs them. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Scripts and style sheets that a script pulls in, now or later: imports, dynamic imports, workers. */
const importsOf = (dist, file, base) => {
  const source = readFileSync(file, 'utf8')
  const found = source.matchAll(/(?:from\s*|import\s*\(?\s*|new URL\(\s*)["'`]([^"'`]+\.(?:js|css))["'`]/g)
  return [...found].map(([, name]) =>
    name.startsWith(base) ? join(dist, name.slice(base.length)) : join(dirname(file), name),
  )
}

/**
 * Files below `dist` that the page pulls in, as absolute paths. The scripts of other rule systems than its own, which it could load
 * but does not, are left out. `base` is the path under which the site is served, with a slash at its end.
 */
export const assetsOf = (dist, page, base = '/') => {
  const html = readFileSync(page, 'utf8')
  const [, system = ''] = /data-system="([\w-]+)"/.exec(html) ?? []
  /** Whether a script belongs to another rule system: it pulls in that system's engine. */
  const isOfOther = (file) =>
    file.endsWith('.js') &&
    [file, ...importsOf(dist, file, base)].some((name) => {
      const [, other = system] = /\/(?:engine|players)-([a-z-]+)\.[^/]+$/.exec(name) ?? []
      return other !== system
    })
  const waiting = [...html.matchAll(/(?:src|href)="([^"?]+\.(?:js|css))(?:\?[^"]*)?"/g)].flatMap(([, name]) =>
    name.startsWith(base) ? [join(dist, name.slice(base.length))] : [],
  )
  const assets = new Set()
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (assets.has(file) || !existsSync(file) || isOfOther(file)) continue
    assets.add(file)
    if (file.endsWith('.js')) waiting.push(...importsOf(dist, file, base))
  }
  return [...assets]
}
