/**
 * Answers to a question out of the words and the rules of the rulebooks: what a word means first, then its rules, then others. Where no rule
 * system is meant, the best of each that has something to say comes before the rest.
 */
import MiniSearch from 'minisearch'
import { stemmer } from 'stemmer'
import { wordsIn } from './words.ts'

/** Something that a rulebook says, what a word of it means or a rule; or a page about the site itself. */
export interface SearchEntry {
  readonly kind: 'word' | 'rule' | 'page'
  /** Empty for a page, which is about no rules. */
  readonly system: string
  /** The word, the page, or the chapter of the rule and its section. */
  readonly title: string
  /** Other names that players use for it. */
  readonly also?: readonly string[]
  readonly text: string
  readonly address: string
  /** Addresses of the rules that a word leads to. */
  readonly rules?: readonly string[]
}

export interface LookUp {
  /**
   * The best answers, best first; none where no word of the question is known.
   * @param where the rule system whose answers come first, or alone
   */
  answers(
    question: string,
    where?: { readonly first?: string | undefined; readonly only?: string },
  ): readonly SearchEntry[]
}

/** Answers that are given. */
const mostAnswers = 5

/** How much more it counts that a word stands in the name of a thing than in what is said of it. */
const boost = { title: 4, also: 4 }
/** How much more the meaning of a word counts than a rule that names it. */
const forWord = 1.6
/** How much more it counts that a question holds a name made of words that are everywhere, or another name like that. */
const forName = { title: 4, also: 2 }
/** The least of the best score that is still an answer. */
const least = 0.25

interface Scored {
  readonly entry: SearchEntry
  readonly score: number
}

/** Those that are not far behind the best, best first. */
const bestOf = (scored: readonly Scored[]): readonly SearchEntry[] => {
  const sorted = [...scored].sort((a, b) => b.score - a.score)
  return sorted.filter(({ score }) => score >= least * sorted[0].score).map(({ entry }) => entry)
}

/** Words in small letters, one space between them, and one at both ends. */
const spaced = (text: string): string =>
  ` ${
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}½]+/gu)
      ?.join(' ') ?? ''
  } `

/** How much more a question asks for what an entry tells the meaning of, because it holds a name that loses words among telling ones. */
const nameIn = (question: string, { title, also = [] }: SearchEntry): number => {
  const holds = (name: string): boolean => {
    const whole = spaced(name)
    return question.includes(whole) && wordsIn(name).length < whole.trim().split(' ').length
  }
  return holds(title) ? forName.title : also.some(holds) ? forName.also : 1
}

/** Of each rule system the best first, then the others in their order. */
const mixed = (entries: readonly SearchEntry[]): readonly SearchEntry[] => {
  const heads = [...Map.groupBy(entries, ({ system }) => system).values()].map(([head]) => head)
  return [...heads, ...entries]
}

const stemsOf = (text: string): readonly string[] => wordsIn(text).map((word) => stemmer(word))

/** True if a question asks for a page by one of its names, with little else in it. */
const asksFor =
  (question: string) =>
  ({ title, also = [] }: SearchEntry): boolean => {
    const asked = new Set(stemsOf(question))
    return [title, ...also]
      .map(stemsOf)
      .some((name) => name.every((word) => asked.has(word)) && 2 * name.length > asked.size)
  }

export const makeLookUp = (all: readonly SearchEntry[]): LookUp => {
  const pages = all.filter(({ kind }) => kind === 'page')
  const entries = all.filter(({ kind }) => kind !== 'page')
  const index = new MiniSearch<SearchEntry & { readonly id: number }>({
    fields: ['title', 'also', 'text'],
    extractField: (entry, field) => {
      const value = entry[field as keyof SearchEntry]
      return typeof value === 'object' ? value.join(' ') : (value ?? '')
    },
    tokenize: wordsIn,
    processTerm: stemmer,
  })
  index.addAll(entries.map((entry, id) => ({ ...entry, id })))
  const byAddress = new Map(entries.map((entry) => [entry.address, entry]))
  return {
    answers: (question, { first, only } = {}) => {
      const asked = wordsIn(question)
      if (asked.length === 0) return []
      const found = index
        .search(asked.join(' '), {
          boost,
          filter: ({ id }) => only === undefined || entries[id].system === only,
          boostDocument: (id) => (entries[id].kind === 'word' ? forWord * nameIn(spaced(question), entries[id]) : 1),
        })
        .map(({ id, score, queryTerms }) => ({ entry: entries[id], score: score * (queryTerms.length / asked.length) }))
      const isOwn = ({ entry }: Scored): boolean => entry.system === first
      const best = [...bestOf(found.filter(isOwn)), ...bestOf(found.filter((one) => !isOwn(one)))]
      const isForAll = first === undefined && only === undefined
      const said = best.flatMap((entry) => [entry, ...(entry.rules ?? []).flatMap((rule) => byAddress.get(rule) ?? [])])
      const asksForPages = only === undefined ? pages.filter(asksFor(question)) : []
      return [...new Set([...asksForPages, ...(isForAll ? mixed(said) : said)])].slice(0, mostAnswers)
    },
  }
}
