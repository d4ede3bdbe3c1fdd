/** Which rules of the book speak of an entry of the tables, and which quote a number of them. Read from the chapters as the compiler set them. */
import type { EntryKind, Reference, Rulebook } from '../../compiler/systems/operational/bundle.ts'
import type { CardRules, OrderId, SpecialistRules } from '../../engine/systems/operational/commandRules.ts'
import { chapterAddress } from './addresses.ts'
import { readCoverage, readRulebook } from './bundles.ts'
import { openingOf } from './chapter.ts'
import type { Link } from './reference.ts'

/** A rule, by its number. */
export interface RuleLink extends Link {
  readonly text: string
}

/** A stretch of a chapter from one rule paragraph to the next. */
interface Passage {
  readonly slug: string
  /** Anchor of its rule. */
  readonly rule: string
  readonly text: string
  /** Words that it defines, set in italics. */
  readonly defined: readonly string[]
  /** Paths of the numbers that it quotes. */
  readonly figures: readonly string[]
}

const valuesOf = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, value = '']) => value)

const passagesOf = (book: Rulebook): readonly Passage[] =>
  book.chapters.flatMap((chapter) => {
    const texts = new Map(chapter.rules.map(({ anchor, text }) => [anchor, text]))
    const [, ...parts] = chapter.html.split(/<p id="([^"]+)" class="rule"/)
    return chapter.rules.map((_, index): Passage => {
      const [rule = '', html = ''] = parts.slice(2 * index, 2 * index + 2)
      return {
        slug: chapter.slug,
        rule,
        text: (texts.get(rule) ?? '').toLowerCase(),
        defined: valuesOf(html, /<em>([^<]*)<\/em>/g).map((word) => word.toLowerCase()),
        figures: valuesOf(html, /data-path="([^"]+)"/g),
      }
    })
  })

const known = new WeakMap<Rulebook, readonly Passage[]>()

const passages = (system: string): readonly Passage[] => {
  const book = readRulebook(system)
  const found = known.get(book) ?? passagesOf(book)
  known.set(book, found)
  return found
}

const byNumber = new Intl.Collator('en', { numeric: true })

/** A rule's title as the list of rules has it, or else how it begins. */
const titleOf = (system: string, slug: string, rule: string): string => {
  const listed = readCoverage(system)?.rules.find(({ id }) => id === rule)
  const stated = readRulebook(system)
    .chapters.find((chapter) => chapter.slug === slug)
    ?.rules.find(({ anchor }) => anchor === rule)
  return listed?.title ?? openingOf(stated?.text ?? '')
}

const linkTo = (system: string, { slug, rule }: Passage): RuleLink => ({
  label: rule,
  href: `${chapterAddress(system, slug)}#${rule}`,
  text: titleOf(system, slug, rule),
})

const linksTo = (system: string, wanted: (passage: Passage) => boolean): readonly RuleLink[] =>
  passages(system)
    .filter(wanted)
    .sort((a, b) => byNumber.compare(a.rule, b.rule))
    .map((passage) => linkTo(system, passage))

/** What a specialist can do, and the rules that say what comes of it. */
const traits: readonly (readonly [(rules: SpecialistRules) => boolean, readonly string[]])[] = [
  [() => true, ['B5', 'B8']],
  [({ towed }) => towed, ['B6', 'B10']],
  [({ towed, artilleryShift }) => towed && artilleryShift > 0, ['B9']],
  [({ armourShift }) => armourShift > 0, ['D4']],
  [({ armourCounts }) => armourCounts === 'defence' || armourCounts === 'against-armour', ['D6']],
  [({ artilleryShift }) => artilleryShift > 0, ['D8', 'F20']],
  [({ engineers }) => engineers, ['D10', 'D12']],
  [({ specialForces }) => specialForces, ['D12', 'D17']],
  [({ amphibious }) => amphibious, ['D5', 'D10', 'F31']],
  [({ recon }) => recon, ['C18', 'F25']],
  [({ ski }) => ski, ['F25', 'H7']],
]

/** Orders whose rule names them in other words. */
const orderRules: Readonly<Partial<Record<OrderId, readonly string[]>>> = {
  'destroy-bridge': ['F29'],
  'repair-bridge': ['F29'],
  'build-bridge': ['F29'],
}

/** The rules of the cards by what they do. */
const cardRules: Readonly<Record<CardRules['effect'], readonly string[]>> = {
  assets: ['I5', 'I6', 'G5'],
  'lift-fog': ['I5', 'I7'],
  truck: ['I5', 'F28'],
  'elite-store': ['I5', 'I7', 'F13'],
  drop: ['I5', 'H14'],
  landing: ['I5', 'H14'],
  'command-points': ['I5', 'I8'],
  'artillery-preparation': ['I5', 'I8'],
}

const listedRules = ({ rules }: Reference, kind: EntryKind, id: string): readonly string[] => {
  switch (kind) {
    case 'specialists': {
      const specialist = rules.specialists[id]
      return specialist ? traits.flatMap(([has, list]) => (has(specialist) ? list : [])) : []
    }
    case 'orders':
      return orderRules[id as OrderId] ?? []
    case 'cards':
      return cardRules[rules.cards[id]?.effect ?? 'assets']
    case 'assets':
      return ['G5']
    case 'profiles':
      return ['A4', 'F1', 'F3', 'F6']
    default:
      return []
  }
}

/** Where an entry's values stand in the rules. */
const pathsOf = (kind: EntryKind, id: string): readonly string[] => {
  if (kind === 'profiles') return [`headquarters.profiles.${id}.`]
  const own = `${kind}.${id}.`
  const numbers = id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  return kind === 'orders' ? [own, `specialOrders.${numbers}.`] : [own]
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * The rules that speak of an entry: those that define its name, quote its values, call it by a name that cannot be a common
 * word, or rest on what it can do.
 */
export const rulesAbout = (reference: Reference, kind: EntryKind, id: string, name: string): readonly RuleLink[] => {
  const word = name.toLowerCase()
  const isCommon = !/[\s-]/.test(word)
  const called = new RegExp(`\\b${escaped(word)}s?\\b`)
  const listed = new Set(listedRules(reference, kind, id))
  const paths = pathsOf(kind, id)
  return linksTo(
    reference.system,
    ({ rule, text, defined, figures }) =>
      listed.has(rule) ||
      defined.includes(word) ||
      figures.some((figure) => paths.some((path) => figure.startsWith(path))) ||
      (!isCommon && called.test(text)),
  )
}

/** Rules that quote a value of the tables, or one below it. */
export const rulesQuoting = (system: string, path: string): readonly RuleLink[] =>
  linksTo(system, ({ figures }) => figures.some((figure) => figure === path || figure.startsWith(`${path}.`)))

/** Chapters that show one of the rulebook's tables. */
export const chaptersShowing = (system: string, names: readonly string[]): readonly Link[] =>
  readRulebook(system)
    .chapters.filter(({ html }) => names.some((name) => html.includes(`data-table="${name}"`)))
    .map(({ slug, title }) => ({ label: title, href: chapterAddress(system, slug) }))
