/**
 * Links of Markdown. A link names what it means and not where it stands: `term:zone-of-control`, `rule:D22`,
 * `chapter:combat`, `scenario:before-gabes`, `guide:playing`, `unit:british-infantry`; `#heading` stays on the page;
 * `https://` leads away. Everything else is refused, whoever wrote it.
 */
import { hintForUnknown } from '../diagnostics/suggest.ts'
import type { Pictures } from './pictureFacts.ts'

/** Names that are there. */
export interface Names extends Iterable<string> {
  has(name: string): boolean
}

/** Chapter slug by rule, as in `C14`. */
export interface RuleTargets {
  get(rule: string): string | undefined
  keys(): Iterable<string>
}

/** The targets of links. */
export interface LinkTargets {
  readonly system: string
  readonly rules: RuleTargets
  readonly terms: Names
  readonly chapters: Names
  readonly scenarios: Names
  readonly guides: Names
  readonly unitTypes: Names
  /** The pictures beside the text; undefined where none are accepted. */
  readonly pictures?: Pictures | undefined
}

export type ResolvedLink =
  | { readonly ok: true; readonly href: string; readonly kind: string }
  | {
      readonly ok: false
      readonly code: 'link-refused' | 'reference-unknown' | 'rule-unknown'
      readonly message: string
      readonly hint: string | undefined
    }

interface LinkKind {
  readonly noun: string
  readonly names: (targets: LinkTargets) => Names
  readonly href: (targets: LinkTargets, name: string) => string
}

const kinds = {
  term: {
    noun: 'term in the glossary',
    names: ({ terms }) => terms,
    href: ({ system }, name) => `/rules/${system}/glossary/#${name}`,
  },
  rule: {
    noun: 'rule',
    names: ({ rules }) => ({
      has: (name) => rules.get(name) !== undefined,
      [Symbol.iterator]: () => new Set(rules.keys()).values(),
    }),
    href: ({ system, rules }, name) => `/rules/${system}/${rules.get(name)}/#${name}`,
  },
  chapter: {
    noun: 'chapter',
    names: ({ chapters }) => chapters,
    href: ({ system }, name) => `/rules/${system}/${name}/`,
  },
  scenario: {
    noun: 'scenario',
    names: ({ scenarios }) => scenarios,
    href: (_, name) => `/scenarios/${name}/`,
  },
  guide: {
    noun: 'guide',
    names: ({ guides }) => guides,
    href: (_, name) => `/guides/${name}/`,
  },
  unit: {
    noun: 'unit type',
    names: ({ unitTypes }) => unitTypes,
    href: ({ system }, name) => `/reference/${system}/units/${name}/`,
  },
} as const satisfies Readonly<Record<string, LinkKind>>

const isKind = (name: string): name is keyof typeof kinds => Object.hasOwn(kinds, name)

const wayOut = `Link with ${Object.keys(kinds).join(':, ')}:, #heading, or https://.`

/** The names that links of a scheme can have. Rules are not told: a number that does not exist says nothing about the one that is meant. */
export const namesFor = (scheme: string, targets: LinkTargets): Names | undefined =>
  isKind(scheme) && scheme !== 'rule' ? kinds[scheme].names(targets) : undefined

/** Where a link leads. `anchors` are the headings and rules of the page itself. */
export const resolveLink = (url: string, targets: LinkTargets, anchors: ReadonlySet<string>): ResolvedLink => {
  if (url.startsWith('#')) {
    const anchor = url.slice(1)
    if (anchors.has(anchor)) return { ok: true, href: url, kind: 'anchor' }
    return {
      ok: false,
      code: 'reference-unknown',
      message: `The page has no heading "${anchor}".`,
      hint: hintForUnknown(anchor, [...anchors]),
    }
  }
  const [, scheme = '', name = ''] = /^([a-z]+):(.*)$/s.exec(url) ?? []
  if (scheme === 'https') {
    if (URL.canParse(url) && !/\s/.test(url)) return { ok: true, href: new URL(url).href, kind: 'external' }
    return { ok: false, code: 'link-refused', message: `"${url}" is no address.`, hint: undefined }
  }
  if (!isKind(scheme)) {
    const hint = scheme === 'http' ? 'Write https:// instead of http://.' : wayOut
    return { ok: false, code: 'link-refused', message: `A link to "${url}" is not allowed.`, hint }
  }
  const kind: LinkKind = kinds[scheme]
  const names = kind.names(targets)
  if (names.has(name)) return { ok: true, href: kind.href(targets, name), kind: scheme }
  const code = scheme === 'rule' ? 'rule-unknown' : 'reference-unknown'
  return { ok: false, code, message: `There is no ${kind.noun} "${name}".`, hint: hintForUnknown(name, [...names]) }
}
