/** Finds what an author probably meant. */
import type { Fix, Place } from './diagnostic.ts'

/**
 * Edits between two words: insert, delete, replace, or swap two neighbours (optimal string alignment distance).
 * Gives up at `limit` and returns `limit + 1`.
 */
export const editDistance = (a: string, b: string, limit: number): number => {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    let least = row
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1]
      let cost = Math.min(last[column] + 1, current[column - 1] + 1, last[column - 1] + (same ? 0 : 1))
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, beforeLast[column - 2] + 1)
      }
      current.push(cost)
      least = Math.min(least, cost)
    }
    if (least > limit) return limit + 1
    beforeLast = last
    last = current
  }
  return last[b.length]
}

/** Words longer than this are not compared: bounded time for hostile input. */
const longestWord = 64

const simplify = (word: string): string => word.toLowerCase().replace(/[\s_-]/g, '')

/** The nearest of some known words. */
interface Guess {
  readonly word: string
  /** True if every other known word is so much farther that nothing else can be meant. */
  readonly isOnly: boolean
}

/** A slip of the pen is this many edits nearer than any other word. */
const clearly = 2

/** The nearest known word within a third of its length, or undefined. The first wins a tie. */
const guess = (word: string, known: Iterable<string>): Guess | undefined => {
  if (word.length > longestWord) return undefined
  const wanted = simplify(word)
  const limit = Math.max(1, Math.floor(wanted.length / 3))
  let best: string | undefined
  let bestDistance = limit + 1
  let nextDistance = limit + 1 + clearly
  for (const candidate of known) {
    const distance = editDistance(wanted, simplify(candidate), Math.min(limit + 1, bestDistance + clearly))
    if (distance < bestDistance) {
      if (best !== undefined) nextDistance = bestDistance
      best = candidate
      bestDistance = distance
    } else nextDistance = Math.min(nextDistance, distance)
  }
  return best === undefined ? undefined : { word: best, isOnly: nextDistance >= bestDistance + clearly }
}

/** The nearest known word within a third of its length, or undefined. The first wins a tie. */
export const didYouMean = (word: string, known: Iterable<string>): string | undefined => guess(word, known)?.word

/** The known word that alone can be meant, or undefined: what a fix may write. */
export const onlyMeant = (word: string, known: Iterable<string>): string | undefined => {
  const nearest = guess(word, known)
  return nearest?.isOnly ? nearest.word : undefined
}

const mostListed = 12

/** A hint for an unknown name: the nearest known one, or the whole list when it is short; of a long list those that are alike. */
export const hintForUnknown = (word: string, known: readonly string[]): string | undefined => {
  const nearest = didYouMean(word, known)
  if (nearest !== undefined) return `Did you mean "${nearest}"?`
  if (known.length === 0) return undefined
  const alike = alikeTo(word, known)
  if (alike.length === 1) return `Did you mean "${alike[0]}"?`
  if (known.length <= mostListed) return `Known: ${known.join(', ')}.`
  const listed = (alike.length > 0 ? alike : known).slice(0, mostListed)
  return `Known: ${listed.join(', ')} and ${known.length - listed.length} more.`
}

/** Shorter parts of names are articles and numbers, and say nothing. */
const leastPart = 4

const partsOf = (name: string): readonly string[] =>
  name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part.length >= leastPart)

/** Known words that begin as a word does, or it as they do: rail for railway; else those that share a part with it: wire for barbed-wire. */
const alikeTo = (word: string, known: readonly string[]): readonly string[] => {
  if (word.length > longestWord) return []
  const wanted = simplify(word)
  const beginning = known.filter((one) => {
    const other = simplify(one)
    return Math.min(other.length, wanted.length) >= leastPart && (wanted.startsWith(other) || other.startsWith(wanted))
  })
  if (beginning.length > 0) return beginning
  const parts = new Set(partsOf(word))
  return known.filter((one) => partsOf(one).some((part) => parts.has(part)))
}

/** The way out of an unknown name that stands at a place: a hint, and a fix where only one known name can be meant. */
export const wayOutOfUnknown = (
  word: string,
  known: readonly string[],
  at: Place,
): { readonly hint?: string; readonly fix?: Fix } => {
  const hint = hintForUnknown(word, known)
  const meant = onlyMeant(word, known)
  return {
    ...(hint !== undefined && { hint }),
    ...(meant !== undefined && { fix: writeInstead(meant, at) }),
  }
}

/** The fix that puts another word where one stands. */
export const writeInstead = (word: string, at: Place): Fix => ({
  title: `Write "${word}"`,
  edits: [{ do: 'replace', at: bare(at), text: yamlText(word) }],
})

/** A place and nothing of what else is known of it. */
const bare = ({ file, path, key, within }: Place): Place => ({
  file,
  path,
  ...(key && { key }),
  ...(within && { within }),
})

/** A text as YAML writes it: without quotation marks only where nothing else can be read in it. */
export const yamlText = (text: string): string =>
  /^[A-Za-z0-9]+(?:[-_][A-Za-z0-9]+)*$/.test(text) &&
  !/^(?:true|false|null|yes|no|on|off|y|n|\d+(?:e\d+)?|0[xob].*)$/i.test(text)
    ? text
    : JSON.stringify(text)
