/** The parts of a resolved scenario that decide how it plays: words and looks are left out, so that a better sentence replays nothing. */
import type { BattleScenario } from '../bundle.ts'
import { systemCompilerOf } from '../systems/index.ts'

const isText = (value: unknown): boolean => typeof value === 'string'

/** Fields that no rule of any system reads, with the form they have: an author's id that happens to be such a word names something else. */
const sharedWords: ReadonlyMap<string, (value: unknown) => boolean> = new Map([
  ['title', isText],
  ['summary', isText],
  ['name', isText],
  ['description', isText],
  ['look', isText],
  ['symbol', isText],
  ['date', isText],
  ['colour', (value) => typeof value === 'object' && value !== null && 'light' in value && 'dark' in value],
  ['names', Array.isArray],
  ['drawing', (value) => typeof value === 'object'],
  ['drawings', (value) => typeof value === 'object'],
])

/** The scenario without its words; `words` are those of its system beside the usual ones: texts and numbers. */
export const factsOf = (value: unknown, words: readonly string[]): unknown => {
  if (Array.isArray(value)) return value.map((item) => factsOf(item, words))
  if (typeof value !== 'object' || value === null) return value
  const isWord = (key: string, inner: unknown): boolean =>
    sharedWords.get(key)?.(inner) ?? (words.includes(key) && typeof inner !== 'object')
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, inner]) => !isWord(key, inner))
      .map(([key, inner]) => [key, factsOf(inner, words)]),
  )
}

/** Calls `note` with every text in a value, and with the names of its fields: an entry may be named by either. */
const eachText = (value: unknown, note: (text: string) => void): void => {
  if (typeof value === 'string') note(value)
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    note(key)
    eachText(inner, note)
  }
}

type Rules = Readonly<Record<string, object>>

/**
 * Rules without those entries of some tables that nothing names, neither the rest of the scenario nor an entry that is named: so what
 * a pack adds for one scenario changes nothing for the others.
 */
export const usedRules = ({ rules = {}, ...rest }: { readonly rules?: Rules }, tables: readonly string[]): Rules => {
  const named = new Set<string>()
  const note = (text: string): void => {
    named.add(text)
  }
  eachText(rest, note)
  const isListed = (name: string): boolean => tables.includes(name)
  for (const [name, table] of Object.entries(rules)) if (!isListed(name)) eachText(table, note)
  const waiting = new Map(
    tables.flatMap((name) => Object.entries(rules[name] ?? {}).map(([id, entry]) => [`${name} ${id}`, { id, entry }])),
  )
  for (let before = -1; before !== waiting.size; ) {
    before = waiting.size
    for (const [key, { id, entry }] of waiting) {
      if (!named.has(id)) continue
      waiting.delete(key)
      eachText(entry, note)
    }
  }
  const used = (name: string, table: object): object =>
    isListed(name) ? Object.fromEntries(Object.entries(table).filter(([id]) => !waiting.has(`${name} ${id}`))) : table
  return Object.fromEntries(Object.entries(rules).map(([name, table]) => [name, used(name, table)]))
}

/** Returns all that evidence about a scenario depends on: the parts that decide play, and the play of its system. */
export const playedFacts = (scenario: BattleScenario) => {
  const { words, tablesByEntry, fingerprint } = systemCompilerOf(scenario.system).playtest
  const facts = factsOf(scenario, words) as Record<string, object> & { readonly rules?: Rules }
  return {
    scenario: { ...facts, rules: usedRules(facts, tablesByEntry) } as Record<string, object>,
    engine: fingerprint,
  }
}
