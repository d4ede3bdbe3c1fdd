/** Events in words: for the log on the page, the screen reader and the terminal alike. */
import type * as shared from '../../words.ts'
import { count, lineFinder, plain, quiet } from '../../words.ts'
import type { TeamIndex } from './scenario.ts'
import type { Table } from './table.ts'
import { type Reason, type Shot, type SkirmishEvent, shot } from './types.ts'

type EventOf<T extends SkirmishEvent['type']> = shared.EventOf<SkirmishEvent, T>

export const unitName = ({ names }: Table, unit: number): string => names[unit]
export const cardName = ({ cards }: Table, card: number): string => {
  const { unit, support } = cards[card]
  return unit === undefined ? support.name : unit.name
}
const seatName = ({ scenario }: Table, seat: number): string => scenario.sides[seat].name
const optionName = (table: Table, unit: number, option: number): string =>
  table.cards[table.card[unit]].options[option].rules.name

/** A side by the names of its seats. */
export const teamName = (table: Table, team: TeamIndex): string =>
  table.teams[team].map((seat) => seatName(table, seat)).join(' and ')

const spaceName = (table: Table, space: number): string =>
  space > table.field
    ? `the headquarters of ${teamName(table, (space - table.field - 1) as TeamIndex)}`
    : table.board.nameOf(space)

const targetName = (table: Table, target: number): string =>
  target < table.units ? unitName(table, target) : spaceName(table, target - table.units)

const weaponName = (table: Table, unit: number, weapon: number): string =>
  weapon === 0 ? '' : ` with ${optionName(table, unit, weapon - 1)}`

const shotWords: Readonly<Record<Shot, string>> = {
  [shot.fire]: 'fires at',
  [shot.reaction]: 'reacts and fires at',
  [shot.assault]: 'assaults',
  [shot.air]: 'attacks',
  [shot.barrage]: 'falls on',
}

const resultWords = { miss: 'no hit', hit: 'a hit', critical: 'a critical hit' } as const

/** How a battle ended, in words. */
export const reasonWords: Readonly<Record<Reason, string>> = {
  time: 'the last round is over',
  headquarters: 'the headquarters of the enemy is destroyed',
  objectives: 'the objectives are reached',
  protected: 'what had to be protected is lost',
  cards: 'the enemy has no card left',
  surrender: 'the enemy surrenders',
  damage: 'its headquarters took less damage',
  losses: 'it lost less',
}

const shotLine = (
  table: Table,
  { unit, weapon, target, kind, roll, hit, critical, result }: EventOf<'shot'>,
): string => {
  const who = unit < 0 ? `“${cardName(table, weapon)}”` : unitName(table, unit)
  const rolled = roll === 0 ? '' : `: ${roll} against ${hit}+/${critical}`
  return `${who} ${shotWords[kind]} ${targetName(table, target)}${unit < 0 ? '' : weaponName(table, unit, weapon)}${rolled}, ${resultWords[result]}.`
}

/** The line of an event, or undefined for one not worth a line. */
export const lineOf = lineFinder<Table, SkirmishEvent>({
  decides: () => undefined,
  chose: (table, { side }) => quiet(`${seatName(table, side)} has chosen.`),
  turn: (table, { turn, team }) => ({ text: `Round ${turn}: ${teamName(table, team)}`, tone: 'turn' }),
  initiative: (table, { bids, dice, team }) =>
    plain(`Bids of ${bids.join(' and ')}, dice of ${dice.join(' and ')}: ${teamName(table, team)} has the initiative.`),
  led: (table, { first, builder }) =>
    plain(`${teamName(table, first)} moves first; ${teamName(table, builder)} builds first.`),
  built: (table, { side, terrain, space }) =>
    plain(`${seatName(table, side)} builds ${table.terrains[terrain].name} on ${spaceName(table, space)}.`),
  dealt: (table, { side, count: cards, again }) =>
    quiet(`${seatName(table, side)} draws ${again ? 'another hand' : `a hand`} of ${count(cards, 'card')}.`),
  income: (table, { side, ap, store }) =>
    quiet(`${seatName(table, side)} gets ${count(ap, 'action point')} and has ${store}.`),
  drew: (table, { side, count: cards, card }) =>
    quiet(
      `${seatName(table, side)} draws ${card === undefined ? count(cards, 'card') : `“${cardName(table, card)}”`}.`,
    ),
  discarded: (table, { side, card }) => quiet(`${seatName(table, side)} discards “${cardName(table, card)}”.`),
  moved: (table, { unit, space }) => quiet(`${unitName(table, unit)} moves to ${spaceName(table, space)}.`),
  swapped: (table, { unit, other }) => quiet(`${unitName(table, unit)} and ${unitName(table, other)} change places.`),
  boarded: (table, { unit, other }) => quiet(`${unitName(table, unit)} joins ${unitName(table, other)}.`),
  left: (table, { unit, space }) => quiet(`${unitName(table, unit)} leaves its vehicle to ${spaceName(table, space)}.`),
  covered: (table, { unit, other }) => quiet(`${unitName(table, unit)} moves behind ${unitName(table, other)}.`),
  assaults: (table, { unit, space }) => plain(`${unitName(table, unit)} goes to assault ${spaceName(table, space)}.`),
  deployed: (table, { side, unit, space, ap }) =>
    plain(`${seatName(table, side)} deploys ${unitName(table, unit)} at ${spaceName(table, space)} for ${ap}.`),
  equipped: (table, { unit, option, ap }) =>
    plain(`${unitName(table, unit)} gets ${optionName(table, unit, option)} for ${ap}.`),
  played: (table, { side, card, target, ap }) =>
    plain(
      `${seatName(table, side)} plays “${cardName(table, card)}”${target < 0 ? '' : ` on ${targetName(table, target)}`} for ${ap}.`,
    ),
  lit: (table, { unit, option }) => plain(`${unitName(table, unit)} lights ${optionName(table, unit, option)}.`),
  shot: (table, event) => plain(shotLine(table, event)),
  luck: (table, { side }) => plain(`${seatName(table, side)} is lucky and rolls again.`),
  wounded: (table, { unit, wounds, why }) =>
    plain(
      `${unitName(table, unit)} takes ${count(wounds, 'wound')}${why === 'mine' ? ' from a mine' : why === 'carrier' ? ' in its vehicle' : ''}.`,
    ),
  healed: (table, { unit, wounds }) => plain(`${unitName(table, unit)} has ${count(wounds, 'wound')} less.`),
  destroyed: (table, { unit, why }) =>
    plain(
      `${unitName(table, unit)} is destroyed${why === 'building' ? ' with the ground it held' : why === 'carrier' ? ' with its vehicle' : ''}.`,
    ),
  suppressed: (table, { unit }) => plain(`${unitName(table, unit)} is under suppressive fire.`),
  rallied: (table, { unit }) => plain(`${unitName(table, unit)} rallies.`),
  promoted: (table, { unit, rank }) => plain(`${unitName(table, unit)} becomes ${rank > 1 ? 'elite' : 'a veteran'}.`),
  damaged: (table, { space, damage }) =>
    quiet(`The ground of ${spaceName(table, space)} takes ${count(damage, 'point')} of damage.`),
  terrain: (table, { space, is }) =>
    plain(`The ground of ${spaceName(table, space)} ${is === 'replaced' ? 'collapses' : `is ${is}`}.`),
  mine: (table, { space, is }) =>
    plain(
      is === 'laid'
        ? `Mines are hidden on ${spaceName(table, space)}.`
        : `The mines on ${spaceName(table, space)} are ${is === 'exploded' ? 'set off' : 'cleared'}.`,
    ),
  headquarters: (table, { team, damage }) =>
    plain(`The headquarters of ${teamName(table, team)} takes ${count(damage, 'point')} of damage.`),
  general: (table, { team, general }) => plain(`${table.generals[general].name} commands ${teamName(table, team)}.`),
  stormed: (table, { unit, space, is }) =>
    plain(
      is === 'taken'
        ? `${unitName(table, unit)} takes ${spaceName(table, space)}.`
        : `${unitName(table, unit)} is driven back from ${spaceName(table, space)}.`,
    ),
  flew: (table, { unit, target }) => plain(`${unitName(table, unit)} flies against ${targetName(table, target)}.`),
  aimed: (table, { target }) => plain(`It will also attack ${targetName(table, target)}.`),
  escorted: (table, { unit }) => plain(`${unitName(table, unit)} escorts it.`),
  intercepted: (table, { unit }) => plain(`${unitName(table, unit)} intercepts.`),
  turned: (table, { unit, option, mounted }) =>
    quiet(`${unitName(table, unit)} ${mounted ? 'mounts' : 'dismounts'} ${optionName(table, unit, option)}.`),
  ended: (table, { winner, reason }) => ({
    text: winner === null ? 'The battle is a draw.' : `${teamName(table, winner)} wins: ${reasonWords[reason]}.`,
    tone: 'turn',
  }),
})
