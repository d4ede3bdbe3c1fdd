/** Events in words: for the log on the page, the screen reader and the terminal alike. */
import type * as shared from '../../words.ts'
import { lineFinder, plain, quiet } from '../../words.ts'
import { sections } from './rules.ts'
import type { CommandCardsScenario } from './scenario.ts'
import {
  asStrike,
  type BattleKind,
  battleKind,
  type CommandCardsEvent,
  gear,
  type MedalReason,
  noUnit,
  type RollReason,
} from './types.ts'
import {
  cardName,
  count,
  diceWords,
  hexName,
  obstacleName,
  placeName,
  reasonWords,
  sideName,
  unitName,
} from './words.ts'

type EventOf<T extends CommandCardsEvent['type']> = shared.EventOf<CommandCardsEvent, T>

const battleWords: Readonly<Record<Exclude<BattleKind, typeof battleKind.strike>, string>> = {
  [battleKind.normal]: 'attacks',
  [battleKind.overrun]: 'goes on and attacks',
  [battleKind.ambush]: 'springs an ambush on',
  [battleKind.back]: 'strikes back at',
  [battleKind.second]: 'attacks once more,',
}

const rollWords: Readonly<Record<RollReason, string>> = {
  mine: 'in the minefield',
  ice: 'on the ice',
  recovery: 'for recovery',
  orders: 'for orders',
  leader: 'for the leader',
  sabotage: 'for the demolition',
  bridge: 'for the bridge',
  night: 'for the daylight',
  cave: 'for sealing the cave',
  confirm: 'against thick armour',
  drop: 'for the landing',
}

const lossWords: Readonly<Record<EventOf<'lost'>['why'], string>> = {
  hits: '',
  flags: ' because it cannot fall back',
  mine: ' to mines',
  ice: ' under the ice',
  drop: ' in the drop',
  bridge: ' with the bridge',
}

const medalWords: Readonly<Record<MedalReason, string>> = {
  unit: 'for a destroyed unit',
  place: 'for a place',
  'place-lost': 'for a place that was lost',
  leader: 'for a fallen leader',
  exit: 'for a unit that left the board',
  sabotage: 'for a demolition',
  equipment: 'for captured equipment',
  prisoners: 'for freed prisoners',
}

const gearWords = (bit: number): string => {
  if (bit & gear.leader) return 'its leader'
  if (bit & gear.camouflage) return 'its camouflage'
  if (bit & gear.boat) return 'its boats'
  return bit & gear.prisoners ? 'the prisoners' : 'the equipment'
}

const playedWords = (scenario: CommandCardsScenario, { card, choice, as, mirrored }: EventOf<'played'>): string => {
  const orders = Object.values(scenario.rules.cards)[as ?? card]?.orders ?? []
  const isNamed = orders.some(({ section }) => section === 'chosen') && choice < asStrike
  const hasSides = orders.some(({ section }) => section === 'left' || section === 'right')
  return [
    `“${cardName(scenario, card)}”`,
    as === undefined ? '' : ` as “${cardName(scenario, as)}”`,
    isNamed ? `, ${sections[choice]}` : '',
    mirrored && hasSides ? ', left and right exchanged' : '',
  ].join('')
}

/** The line of an event, or undefined for one not worth a line. */
export const lineOf = lineFinder<CommandCardsScenario, CommandCardsEvent>({
  decides: () => undefined,
  turn: (scenario, { turn, side }) => ({ text: `Turn ${turn}: ${sideName(scenario, side)}`, tone: 'turn' }),
  played: (scenario, event) => plain(`${sideName(scenario, event.side)} plays ${playedWords(scenario, event)}.`),
  prepared: (scenario, { side, card }) =>
    plain(`${sideName(scenario, side)} puts ${card === undefined ? 'a card' : `“${cardName(scenario, card)}”`} aside.`),
  announced: (scenario, { side, card }) =>
    plain(`${sideName(scenario, side)} lays open “${cardName(scenario, card)}” for its next turn.`),
  drew: (scenario, { side, count: cards, card }) =>
    quiet(
      card === undefined
        ? `${sideName(scenario, side)} draws ${count(cards, 'card')}.`
        : `${sideName(scenario, side)} draws “${cardName(scenario, card)}”.`,
    ),
  discarded: (scenario, { side, card, why }) =>
    why === 'spent'
      ? quiet(`${sideName(scenario, side)} discards “${cardName(scenario, card)}”.`)
      : plain(
          `${sideName(scenario, side)} gives up “${cardName(scenario, card)}” for ${why === 'headquarters' ? 'its headquarters' : 'a lost unit'}.`,
        ),
  reshuffled: () => quiet('The discarded cards go back into the deck.'),
  ordered: (scenario, { unit }) => quiet(`${unitName(scenario, unit)} is ordered.`),
  arrived: (scenario, { unit, to, figures }) =>
    plain(`${unitName(scenario, unit)} arrives at ${placeName(scenario, to)} with ${count(figures, 'figure')}.`),
  'failed-to-land': (scenario, { unit }) => plain(`${unitName(scenario, unit)} fails to land.`),
  moved: (scenario, { unit, to }) => quiet(`${unitName(scenario, unit)} moves to ${placeName(scenario, to)}.`),
  battle: (scenario, { unit, target, kind, dice, hits, flags }) => {
    const who =
      unit === noUnit || kind === battleKind.strike
        ? `${unitName(scenario, target)} is struck`
        : `${unitName(scenario, unit)} ${battleWords[kind]} ${unitName(scenario, target)}`
    const flagged = flags > 0 ? `, ${count(flags, 'flag')}` : ''
    return plain(`${who}: ${diceWords(dice)}. ${count(hits, 'hit')}${flagged}.`)
  },
  rolled: (scenario, { unit, hex, why, dice, hits }) => {
    const where =
      unit !== undefined ? `${unitName(scenario, unit)}: ` : hex !== undefined ? `${placeName(scenario, hex)}: ` : ''
    return quiet(`${where}dice ${rollWords[why]}: ${diceWords(dice)}; ${hits} count.`)
  },
  lost: (scenario, { unit, figures, why }) =>
    plain(`${unitName(scenario, unit)} loses ${count(figures, 'figure')}${lossWords[why]}.`),
  destroyed: (scenario, { unit }) => plain(`${unitName(scenario, unit)} is destroyed.`),
  retreated: (scenario, { unit, to }) => plain(`${unitName(scenario, unit)} falls back to ${placeName(scenario, to)}.`),
  stood: (scenario, { unit, flags }) => plain(`${unitName(scenario, unit)} ignores ${count(flags, 'flag')}.`),
  advanced: (scenario, { unit, to }) => plain(`${unitName(scenario, unit)} takes ${placeName(scenario, to)}.`),
  ambush: (scenario, { side, unit }) =>
    plain(`${sideName(scenario, side)} springs an ambush: ${unitName(scenario, unit)} battles first.`),
  restored: (scenario, { unit, figures }) =>
    plain(`${unitName(scenario, unit)} gets back ${count(figures, 'figure')}.`),
  obstacle: (scenario, { hex, obstacle, is }) =>
    plain(
      `${obstacleName(scenario, obstacle)} at ${placeName(scenario, hex)} ${is === 'revealed' ? 'comes to light' : `is ${is}`}.`,
    ),
  leader: (scenario, { unit, is }) =>
    plain(
      is === 'lost'
        ? `The leader of ${unitName(scenario, unit)} falls.`
        : `The leader joins ${unitName(scenario, unit)}.`,
    ),
  gear: (scenario, { unit, gear: bit, is }) =>
    plain(`${unitName(scenario, unit)} ${is === 'taken' ? 'takes' : 'loses'} ${gearWords(bit)}.`),
  medal: (scenario, { side, count: medals, why, place }) => {
    const name = place === undefined ? undefined : scenario.medals[place]?.name
    const what = name === undefined ? medalWords[why] : `for ${name}`
    return plain(
      `${sideName(scenario, side)} ${medals < 0 || why === 'place-lost' ? 'gives back' : 'wins'} ${count(Math.abs(medals), 'medal')} ${what}.`,
    )
  },
  landmark: (_scenario, { stars, is }) => {
    if (is === 'worked') return plain(`The charges on the landmark grow: ${count(stars, 'star')}.`)
    return plain(is === 'demolished' ? 'The landmark is demolished.' : 'The charges on the landmark are removed.')
  },
  smoke: (scenario, { hexes, is }) => {
    const where = hexes.map((hex) => hexName(scenario, hex)).join(', ')
    return plain(is === 'laid' ? `Smoke rises at ${where}.` : `The smoke at ${where} is gone.`)
  },
  visibility: (_scenario, { range }) =>
    plain(range === 0 ? 'It is day: sight is free.' : `Units see as far as ${count(range, 'hex', 'hexes')}.`),
  exited: (scenario, { unit }) => plain(`${unitName(scenario, unit)} leaves the board.`),
  ended: (scenario, { winner, reason }) => ({
    text:
      winner === null
        ? `It ends in a draw: ${reasonWords(reason)}.`
        : `${sideName(scenario, winner)} wins: ${reasonWords(reason)}.`,
    tone: 'turn',
  }),
})
