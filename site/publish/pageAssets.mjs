/** The scripts and style sheets that a built page loads, at once or when it needs them. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Imports, dynamic imports, workers. */
const pulled = /(?:from\s*|import\s*\(?\s*|new URL\(\s*)["'`]([^"'`]+\.(?:js|css))["'`]/g
/** Imports without which a script does not run. */
const needed = /(?:from\s*|import\s*)["'`]([^"'`]+\.js)["'`]/g

/**
 * Finds files below `dist`, as absolute paths: all that a page pulls in, by its HTML, and those that a script needs to run. Of a page the scripts of rule systems that it does not play, which it
 * could load but does not, are left out. Scripts are read once. `base` is the path under which the site is served, with a slash at its end.
 */
export const assetsIn = (dist, base = '/') => {
  const texts = new Map()
  const imports = new Map()
  const systems = new Map()
  /** Scripts and style sheets that a script pulls in by such imports. */
  const filesOf = (file, kind) => {
    const fileOf = (name) => (name.startsWith(base) ? join(dist, name.slice(base.length)) : join(dirname(file), name))
    if (!texts.has(file)) texts.set(file, readFileSync(file, 'utf8'))
    return [...texts.get(file).matchAll(kind)].map(([, name]) => fileOf(name)).filter((name) => existsSync(name))
  }
  /** Scripts and style sheets that a script pulls in, now or later. */
  const importsOf = (file) => {
    if (!imports.has(file)) imports.set(file, filesOf(file, pulled))
    return imports.get(file)
  }
  /** A script with all without which it does not run. */
  const neededBy = (file) => {
    const scripts = new Set([file])
    for (const script of scripts)
      if (script.endsWith('.js')) for (const other of filesOf(script, needed)) scripts.add(other)
    return [...scripts]
  }
  /** The rule systems whose engines or players a script needs to run. */
  const systemsOf = (file) => {
    if (!systems.has(file)) {
      systems.set(
        file,
        neededBy(file).flatMap((script) => /\/(?:engine|players)-([a-z-]+)\.[^/]+$/.exec(script)?.[1] ?? []),
      )
    }
    return systems.get(file)
  }
  const assetsOf = (html) => {
    const programs = (html.match(/<[^>]*\sdata-(?:bundle|tables)="[^>]*>/g) ?? []).join()
    const played = new Set([...programs.matchAll(/data-system="([\w-]+)"/g)].map(([, system]) => system))
    /** True if a script belongs to another rule system than those that the page plays: it needs that system's engine. */
    const isOfOther = (file) => file.endsWith('.js') && systemsOf(file).some((system) => !played.has(system))
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
  return { assetsOf, neededBy }
}
