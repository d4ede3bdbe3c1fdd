/** A difference as people read it: grouped, a line each, empty when there is none. */
import type { Change, Difference, RulebookChange, ScenarioChange, Share, TableChange } from './difference.ts'

/** Longest value that is shown whole, and most hexes that are named. */
const longest = 70
const mostHexes = 12

const short = (text: string): string => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text)

const arrow = ({ what, from, to }: Change): string => {
  if (from === undefined) return `${what} ${short(to ?? '')} (new)`
  return to === undefined ? `${what} ${short(from)} (gone)` : `${what} ${short(from)} -> ${short(to)}`
}

export const printDifference = ({ scenarios, tables, rulebooks, guides }: Difference): string => {
  const groups: [string, string[]][] = [
    ['Scenarios', scenarios.flatMap(scenarioLines)],
    ...[...new Set(tables.map(({ system }) => system))].map((system): [string, string[]] => [
      `Tables of ${system}`,
      tables.filter((one) => one.system === system).flatMap(tableLines),
    ]),
    ...rulebooks.map((one): [string, string[]] => [`Rulebook of ${one.system}`, rulebookLines(one)]),
    [
      'Guides',
      guides.map(({ what, from, to }) =>
        from === undefined ? `${what}: added` : to === undefined ? `${what}: removed` : `${what}: reworded`,
      ),
    ],
  ]
  return groups
    .filter(([, lines]) => lines.length > 0)
    .map(([title, lines]) => `${title}\n${lines.map((line) => `  ${line}\n`).join('')}`)
    .join('\n')
}

const scenarioLines = ({ id, title, is, settings, things, hexes, texts, balance }: ScenarioChange): string[] => {
  if (is !== 'changed') return [`${id}: ${is} (${title})`]
  return [
    `${id} (${title})`,
    ...settings.map((one) => `  ${arrow(one)}`),
    ...things.map(({ kind, id: thing, name, is: how, changes }) => {
      const head = `  ${kind} ${thing}${name === thing ? '' : ` (${name})`}`
      return how === 'changed' ? `${head}: ${changes.map(arrow).join('; ')}` : `${head}: ${how}`
    }),
    ...hexes.map(({ what, from, to, hexes: list }) => {
      const more = list.length > mostHexes ? ` and ${list.length - mostHexes} more` : ''
      return `  ${what} ${from} -> ${to}: ${list.slice(0, mostHexes).join(' ')}${more}`
    }),
    ...(texts.length > 0 ? [`  reworded: ${texts.join(', ')}`] : []),
    ...(balance === null
      ? []
      : [
          `  balance: ${balance.side} win ${shareText(balance.from)} -> ${shareText(balance.to)}${noise(balance.isMoreThanNoise)}`,
        ]),
  ]
}

const shareText = (share: Share | null): string =>
  share === null
    ? 'unknown'
    : `${share.share.toFixed(0)} % (${Math.round(share.low)} to ${Math.round(share.high)}, ${share.games} games)`

const noise = (isMore: boolean | null): string =>
  isMore === null ? '' : isMore ? ': more than chance' : ': within chance'

const tableLines = ({ table, added, removed, values }: TableChange): string[] => [
  ...added.map((id) => `${table}.${id}: added`),
  ...removed.map((id) => `${table}.${id}: removed`),
  ...values.map((one) => {
    const about = [one.rule, one.meaning].filter((text) => text !== null).join(', ')
    return `${arrow(one)}${about === '' ? '' : `   [${short(about)}]`}`
  }),
]

const rulebookLines = (change: RulebookChange): string[] => [
  ...change.chaptersAdded.map((title) => `chapter added: ${title}`),
  ...change.chaptersRemoved.map((title) => `chapter removed: ${title}`),
  ...change.chaptersReworded.map((title) => `chapter reworded: ${title}`),
  ...change.rulesAdded.map((rule) => `${rule}: added`),
  ...change.rulesRemoved.map((rule) => `${rule}: removed`),
  ...change.rulesReworded.map(({ rule, from, to }) => {
    const at = [...from].findIndex((sign, index) => sign !== to[index])
    const begin = Math.max(0, (at < 0 ? from.length : at) - 20)
    const cut = (text: string): string => `“${begin > 0 ? '…' : ''}${short(text.slice(begin))}”`
    return `${rule}: reworded, ${cut(from)} -> ${cut(to)}`
  }),
]
