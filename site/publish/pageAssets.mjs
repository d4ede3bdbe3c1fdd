/** The scripts and style sheets that a built page loads, at once or when it needs them. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Imports, dynamic imports, workers. */
const pulled = /(?:from\s*|import\s*\(?\s*|new URL\(\s*)["'`]([^"'`]+\.(?:js|css))["'`]/g

/**
 * Files below `dist` that a page pulls in, as absolute paths, by its HTML. The scripts of rule systems that it does not play, which it
 * could load but does not, are left out. Scripts are read once. `base` is the path under which the site is served, with a slash at its end.
 */
export const assetsIn = (dist, base = '/') => {
  const imports = new Map()
  /** Scripts and style sheets that a script pulls in, now or later. */
  const importsOf = (file) => {
    if (!imports.has(file)) {
      const found = [...readFileSync(file, 'utf8').matchAll(pulled)]
      const fileOf = (name) => (name.startsWith(base) ? join(dist, name.slice(base.length)) : join(dirname(file), name))
      imports.set(
        file,
        found.map(([, name]) => fileOf(name)).filter((name) => existsSync(name)),
      )
    }
    return imports.get(file)
  }
  return (html) => {
    const programs = (html.match(/<[^>]*\sdata-(?:bundle|tables)="[^>]*>/g) ?? []).join()
    const systems = new Set([...programs.matchAll(/data-system="([\w-]+)"/g)].map(([, system]) => system))
    /** True if a script belongs to another rule system than those that the page plays: it pulls in that system's engine. */
    const isOfOther = (file) =>
      file.endsWith('.js') &&
      [file, ...importsOf(file)].some((name) => {
        const [, system] = /\/(?:engine|players)-([a-z-]+)\.[^/]+$/.exec(name) ?? []
        return system !== undefined && !systems.has(system)
      })
    const waiting = [...html.matchAll(/(?:src|href)="([^"?]+\.(?:js|css))(?:\?[^"]*)?"/g)].flatMap(([, name]) =>
      name.startsWith(base) ? [join(dist, name.slice(base.length))].filter((file) => existsSync(file)) : [],
    )
    const assets = new Set()
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      if (assets.has(file) || isOfOther(file)) continue
      assets.add(file)
      if (file.endsWith('.js')) waiting.push(...importsOf(file))
    }
    return [...assets]
  }
}
