/** The results of playtests for armies and cards, as parts of the reference. */
import {
  type ArmyMatch,
  type Attack,
  beganIn,
  type CardWorth,
  isTooStrong,
  type MatchGames,
  mostShare,
  type Reference,
  shareOf,
} from '../../../../compiler/systems/skirmish/bundle.ts'
import { listWords } from '../../../../engine/words.ts'
import { lines, moreLinks, pageTable, section, sentences } from '../../../components/parts.ts'
import { referenceAddress } from '../../../data/addresses.ts'
import { counted } from '../../../data/format.ts'
import type { Link } from '../../../data/link.ts'
import { type Part, type Parts, part } from '../../../data/part.ts'
import type { ReferencePage } from '../../sitePlugin.ts'
import HeatCell from '../components/HeatCell.astro'
import WorthPlot from '../components/WorthPlot.astro'
import { entryLink } from '../data/cards.ts'

/** The games of an army against another one, as the first: wins and interval from its side. */
const gamesOf = ({ armies, panel }: ArmyMatch, id: string): readonly MatchGames[] =>
  armies[0] === id
    ? panel
    : panel.map(({ wins: [first, second], share: { low, high }, ...games }) => ({
        ...games,
        wins: [second, first],
        share: { low: 100 - high, high: 100 - low },
      }))

const heat = (match: ArmyMatch, id: string): Part => {
  const shares = gamesOf(match, id).map(shareOf)
  const share = shares.reduce((sum, one) => sum + one, 0) / shares.length
  return part(HeatCell, { share, range: [Math.min(...shares), Math.max(...shares)] })
}

const measuredBy = ([{ panel }]: readonly ArmyMatch[], seed: number): string => {
  const players = panel.map(({ player }) => player)
  const games = Math.min(...panel.map(({ games: each }) => each))
  return `${games} games of each of the players ${listWords(players)} against itself, two from each seed from ${seed} on with sides swapped.`
}

/** The armies of each period against each other. */
export const matchTables = (reference: Reference): Parts => {
  const { rules, evidence } = reference
  const { matches = [], seed = 0 } = evidence ?? {}
  return [...Map.groupBy(matches, ({ year }) => year)].map(([year, some]) => {
    const ids = [...new Set(some.flatMap(({ armies }) => armies))]
    return section(`Against each other in ${year}`, [
      pageTable({
        label: `Games won in ${year} by the army of the row, in per cent`,
        isCaptioned: true,
        columns: ['Army', ...ids.map((id) => rules.armies[id].name)],
        rows: ids.map((id) => ({
          name: entryLink(reference, 'armies', id),
          cells: ids.map((other) => {
            const match = some.find(({ armies }) => armies.includes(id) && armies.includes(other))
            return match === undefined || id === other ? { none: '–' } : heat(match, id)
          }),
        })),
      }),
      sentences([
        `The mean of the players, and below it the least and the greatest of one of them: ${measuredBy(some, seed)} The page of an army has the 95 % intervals.`,
        ...firstWords(some),
      ]),
    ])
  })
}

/** Words the advantage of the first move, in all games between armies together. */
const firstWords = (matches: readonly ArmyMatch[]): readonly string[] => {
  const [won, all] = beganIn(matches)
  return all === 0
    ? []
    : [`Whoever moved first won ${((100 * won) / all).toFixed(1)} % of the ${all} games that were not drawn.`]
}

/** Decks that were bred to beat the ready-made armies; nothing where none were looked for. */
export const attackTable = (reference: Reference): Parts => {
  const { rules, evidence } = reference
  if (evidence?.attacks === undefined) return []
  const { decks } = evidence.attacks
  const cardsOf = ({ units, support }: Attack): Part =>
    lines(
      [...Object.entries(units), ...Object.entries(support)].map(([id, copies]) => [
        `${copies} × `,
        entryLink(reference, Object.hasOwn(rules.unitTypes, id) ? 'unitTypes' : 'support', id),
      ]),
      'cluster',
    )
  return [
    section('Decks of one idea', [
      sentences([
        'Whole decks were bred against these armies: those that won most had children with other cards. The best of each nation and year were then measured by games of their own.',
        `A deck that clearly wins more than ${mostShare} % of them is too strong: the cards in it are cheaper than they should be.`,
      ]),
      pageTable({
        label: 'The strongest decks that were found, by the games that they win against the armies of their year',
        columns: ['Nation and year', 'Cards', 'Led by', { number: 'Won, in per cent with 95 % interval' }],
        rows: decks.map((deck) => ({
          name: `${rules.nations[deck.nation].name}, ${deck.year}`,
          cells: [
            cardsOf(deck),
            deck.leader.includes(':') ? 'planner, set on the headquarters' : deck.leader,
            `${((100 * deck.points) / deck.games).toFixed(1)} (${deck.share.low.toFixed(1)}–${deck.share.high.toFixed(1)})${isTooStrong(deck) ? ', too strong' : ''}`,
          ],
        })),
      }),
    ]),
  ]
}

/** An army against the others of its period; false where that is not known. */
export const armyMatches = (reference: Reference, id: string): Part | false => {
  const matches = reference.evidence?.matches.filter(({ armies }) => armies.includes(id)) ?? []
  if (matches.length === 0) return false
  return section('Against other armies', [
    pageTable({
      label: 'Games won, in per cent with 95 % intervals',
      isCaptioned: true,
      columns: ['Against', ...matches[0].panel.map(({ player }) => ({ number: player }))],
      rows: matches.map((match) => ({
        name: entryLink(reference, 'armies', match.armies[0] === id ? match.armies[1] : match.armies[0]),
        cells: gamesOf(match, id).map((games) => {
          const { low, high } = games.share
          return `${shareOf(games).toFixed(1)} (${low.toFixed(1)}–${high.toFixed(1)})`
        }),
      })),
    }),
    sentences([measuredBy(matches, reference.evidence?.seed ?? 0)]),
  ])
}

/** With its sign, and a minus that is as wide as a plus. */
const signed = (value: number): string => {
  const tenths = Math.round(10 * value)
  return `${tenths < 0 ? '−' : '+'}${(Math.abs(tenths) / 10).toFixed(1)}`
}

const worthWords = ({ points, low, high }: CardWorth): string => `${signed(points)} (${signed(low)} to ${signed(high)})`

/** The end of the scale on which cards stand. */
const mostOf = (worth: Readonly<Record<string, CardWorth>>): number =>
  Math.ceil(Math.max(1, ...Object.values(worth).flatMap(({ low, high }) => [-low, high])))

/** Returns the worth of a card; false where that is not known. */
export const cardWorth = (reference: Reference, id: string): Part | false => {
  const { rules, evidence, system } = reference
  const cards = evidence?.cards
  const own = cards?.worth[id]
  if (cards === undefined || own === undefined) return false
  const { cost } = rules.unitTypes[id] ?? rules.support[id]
  return section('What it is worth', [
    worthTable(reference, 'What it is worth', Object.hasOwn(rules.unitTypes, id) ? 'unitTypes' : 'support', [id]),
    sentences([
      `By so many points of per cent a copy in a deck moves the share of games won, beyond what ${counted(cost, 'point')} of cards of its nation do on average.`,
      `In the ${cards.watched} games in which plays were counted it was played ${counted(own.played, 'time')}.`,
    ]),
    moreLinks([worthLink(system)]),
  ])
}

export const worthLink = (system: string): Link => ({
  label: 'What all cards are worth',
  href: referenceAddress(system, 'worth'),
})

/** Cards with what they are worth, the best first. */
const worthTable = (
  reference: Reference,
  label: string,
  kind: 'unitTypes' | 'support',
  ids: readonly string[],
): Part => {
  const { rules, evidence } = reference
  const worth = evidence?.cards?.worth ?? {}
  const known = ids
    .filter((id) => Object.hasOwn(worth, id))
    .sort((one, other) => worth[other].points - worth[one].points)
  const most = mostOf(worth)
  return pageTable({
    label,
    width: 'sheet',
    columns: [
      'Card',
      `−${most} to +${most}`,
      { number: 'Worth, 95 % interval' },
      { number: 'Cost' },
      { number: 'Decks' },
    ],
    rows: known.map((id) => ({
      name: entryLink(reference, kind, id),
      cells: [part(WorthPlot, { ...worth[id], most }), worthWords(worth[id]), rules[kind][id].cost, worth[id].decks],
    })),
  })
}

/** Returns the page about the worth of all cards. */
export const worthPage = (reference: Reference): ReferencePage => {
  const { rules, evidence } = reference
  const lead = 'What a copy of each card does to the chances of a deck, measured by decks drawn at random.'
  const cards = evidence?.cards
  return {
    path: 'worth',
    title: 'Worth of cards',
    description: lead,
    lead,
    parts: () =>
      cards === undefined
        ? [sentences(['It has not been measured since the rules last changed.'])]
        : [
            sentences([
              `Decks that are legal in the year of a period, filled to the limit of points with cards drawn at random, fought each other in ${cards.games} games of the ${cards.player}: two of each pair on the same field, with sides swapped.`,
              'A regression of who won on the copies of each card says what a copy is worth, in points of per cent of games won, beyond what its points buy on average of the same nation. Nought is a card that is worth its price; a bar that does not reach nought says that it is not.',
              'It is the worth in a deck that was not built for the card: what needs other cards beside it is better in good hands.',
            ]),
            ...Object.entries(rules.nations).map(([nation, { name }]) =>
              section(name, [
                worthTable(
                  reference,
                  `Unit cards: ${name}`,
                  'unitTypes',
                  Object.keys(rules.unitTypes).filter((id) => rules.unitTypes[id].nation === nation),
                ),
              ]),
            ),
            section('Support', [worthTable(reference, 'Support cards', 'support', Object.keys(rules.support))]),
          ],
  }
}
