/** `overrides` of a pack: what it means to replace, and what of that it really does. */
import type { Place, Report } from '../diagnostics/diagnostic.ts'
import { hintForUnknown } from '../diagnostics/suggest.ts'

export interface Overrides {
  /** True if something is meant to be replaced. It remembers each such name. */
  take(name: string): boolean
  /** Reports what replaces nothing. `known` is all that packs below hold, by the names that overrides have. */
  reportUnused(known: () => Iterable<string>, report: Report): void
}

const mostCompared = 5000

/** The overrides of a manifest that stands at `place`; empty ones were broken, and are told elsewhere. */
export const openOverrides = (names: readonly string[], place: Place): Overrides => {
  const used = new Set<string>()
  const meant = new Set(names.filter((name) => name !== ''))
  return {
    take: (name) => {
      if (!meant.has(name)) return false
      used.add(name)
      return true
    },
    reportUnused: (knownNames, report) => {
      if (used.size === meant.size) return
      const known = new Set(knownNames())
      names.forEach((name, index) => {
        if (name === '' || used.has(name)) return
        const at: Place = { ...place, path: ['overrides', index] }
        const message = known.has(name)
          ? `"${name}" is to be replaced, but the pack holds nothing to put there.`
          : `No pack below holds "${name}": there is nothing to replace.`
        const hint = known.has(name) ? undefined : hintForUnknown(name, [...known].slice(0, mostCompared))
        report.warning('override-unused', at, message, {
          hint,
          fix: { title: `Remove "${name}"`, edits: [{ do: 'remove', at }] },
        })
      })
    },
  }
}
