/** The events of skirmishes and their lines: for the log on the page, the screen reader and the terminal alike. */
import type { Space } from '../../board.ts'
import type { EventIn, Open, Secret } from '../../event.ts'
import type { Side } from '../../game.ts'
import { count, describer, lineFinder, withVerb } from '../../words.ts'
import { names } from './fields.ts'
import { boardsWords, cardName, teamName } from './names.ts'
import type { TeamIndex } from './scenario.ts'
import type { Table } from './table.ts'
import { type Phase, type Question, type Reason, type Shot, shot } from './types.ts'

const shotWords: Readonly<Record<Shot, string>> = {
  [shot.fire]: '{fires|fire} at',
  [shot.reaction]: '{reacts|react} and {fires|fire} at',
  [shot.assault]: '{assaults|assault}',
  [shot.air]: '{attacks|attack}',
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

interface Fired {
  /** -1 for a barrage. */
  readonly unit: number
  readonly weapon: number
  readonly target: number
  readonly kind: Shot
  /** The roll, 1 to 10; 0 where terrain is hit without a roll. */
  readonly roll: number
  readonly hit: number
  readonly critical: number
  readonly result: keyof typeof resultWords
}

const told = describer<Table>(names)

/** All events; cards that only their seat may see are told to it alone. */
const events = {
  turn: told<Open<{ turn: number; team: TeamIndex }, 'unrolled'>>((_, { turn }) => `Round ${turn}: {team}`, 'turn'),
  /** Ends every action: what is decided next. */
  decides: told<Open<{ phase: Phase; question: Question }, 'unrolled'>>(),
  chose: told<Open<{ side: Side; what: 'bid' | 'hand' }, 'unrolled'>>('{side} {has|have} chosen.', 'quiet'),
  initiative: told<Open<{ bids: readonly number[]; dice: readonly number[]; team: TeamIndex }, 'rolled'>>(
    (_, { bids, dice }) =>
      `Bids of ${bids.join(' and ')}, dice of ${dice.join(' and ')}: {team} {has|have} the initiative.`,
  ),
  led: told<Open<{ side: Side; first: TeamIndex; builder: TeamIndex }, 'unrolled'>>(
    (table, { first, builder }) =>
      `${withVerb(teamName(table, first), 'moves', 'move')} first; ${withVerb(teamName(table, builder), 'builds', 'build')} first.`,
  ),
  built: told<Open<{ side: Side; terrain: number; space: Space; ap: number }, 'unrolled'>>(
    '{side} {builds|build} on {space}: {terrain}.',
  ),
  dealt: told<Open<{ side: Side; count: number; again: boolean }, 'rolled'>>(
    (_, { count: cards, again }) => `{side} {draws|draw} ${again ? 'another' : 'a'} hand of ${count(cards, 'card')}.`,
    'quiet',
  ),
  income: told<Open<{ side: Side; ap: number; store: number }, 'unrolled'>>(
    '{side} {gets|get} {ap} and {has|have} {store}.',
    'quiet',
  ),
  drew: told<
    | Open<{ side: Side; count: number; card?: undefined }, 'rolled'>
    | Secret<{ side: Side; count: number; card: number }, 'rolled'>
  >(
    (_, { count: cards, card }) => `{side} {draws|draw} ${card === undefined ? count(cards, 'card') : '“{card}”'}.`,
    'quiet',
  ),
  discarded: told<Open<{ side: Side; card: number }, 'unrolled'>>('{side} {discards|discard} “{card}”.', 'quiet'),
  moved: told<Open<{ unit: number; from: Space; space: Space; path: readonly Space[] }, 'either'>>(
    '{unit} {moves|move} to {space}.',
    'quiet',
  ),
  swapped: told<Open<{ unit: number; other: number }, 'either'>>('{unit} and {other} change places.', 'quiet'),
  boarded: told<Open<{ unit: number; other: number }, 'either'>>(
    (table, { unit }) => `${boardsWords(table, unit)}.`,
    'quiet',
  ),
  left: told<Open<{ unit: number; space: Space }, 'either'>>(
    '{unit} {leaves|leave} {its|their} vehicle for {space}.',
    'quiet',
  ),
  covered: told<Open<{ unit: number; other: number }, 'unrolled'>>('{unit} {moves|move} behind {other}.', 'quiet'),
  assaults: told<Open<{ unit: number; space: Space }, 'unrolled'>>('{unit} {declares|declare} an assault on {space}.'),
  deployed: told<Open<{ side: Side; unit: number; space: Space; ap: number }, 'either'>>(
    '{side} {deploys|deploy} {unit} at {space} for {ap}.',
  ),
  equipped: told<Open<{ unit: number; option: number; ap: number }, 'unrolled'>>(
    '{unit} {gets|get} {option} for {ap}.',
  ),
  played: told<Open<{ side: Side; card: number; target: number; ap: number }, 'unrolled'>>(
    (_, { target }) => `{side} {plays|play} “{card}”${target < 0 ? '' : ' on {target}'} for {ap}.`,
  ),
  lit: told<Open<{ unit: number; option: number }, 'unrolled'>>('{unit} {lights|light} {option}.'),
  shot: told<Open<Fired, 'either'>>((table, { unit, weapon, kind, roll, hit, critical, result }) => {
    const rolled = roll === 0 ? '' : `: ${roll} against ${hit}+/${critical}`
    const [who, how] = unit < 0 ? [`“${cardName(table, weapon)}”`, ''] : ['{unit}', '{weapon}']
    return `${who} ${shotWords[kind]} {target}${how}${rolled}, ${resultWords[result]}.`
  }),
  luck: told<Open<{ side: Side }, 'rolled'>>('{side} {is|are} lucky and {rolls|roll} again.'),
  wounded: told<Open<{ unit: number; wounds: number; why: 'fire' | 'mine' | 'carrier' }, 'unrolled'>>(
    (_, { wounds, why }) =>
      `{unit} {takes|take} ${count(wounds, 'wound')}${{ fire: '', mine: ' from a mine', carrier: ' in {its|their} vehicle' }[why]}.`,
  ),
  healed: told<Open<{ unit: number; wounds: number }, 'unrolled'>>(
    (_, { wounds }) => `{unit} {recovers|recover} from ${count(wounds, 'wound')}.`,
  ),
  destroyed: told<
    Open<{ unit: number; by?: number; why: 'fire' | 'mine' | 'carrier' | 'building' | 'retreat' }, 'unrolled'>
  >(
    (_, { why }) =>
      `{unit} {is|are} destroyed${why === 'building' ? ' with the ground {it|they} held' : why === 'carrier' ? ' with {its|their} vehicle' : ''}.`,
  ),
  suppressed: told<Open<{ unit: number }, 'unrolled'>>('{unit} {is|are} under suppressive fire.'),
  rallied: told<Open<{ unit: number }, 'unrolled'>>('{unit} {rallies|rally}.'),
  promoted: told<Open<{ unit: number; rank: number }, 'unrolled'>>(
    (_, { rank }) => `{unit} {becomes|become} ${rank > 1 ? 'elite' : 'veteran'}.`,
  ),
  damaged: told<Open<{ space: Space; damage: number }, 'unrolled'>>(
    (_, { damage }) => `The ground of {space} takes ${count(damage, 'point')} of damage.`,
    'quiet',
  ),
  terrain: told<Open<{ space: Space; is: 'destroyed' | 'replaced' | 'crushed' | 'cleared' }, 'unrolled'>>(
    (_, { is }) => `The ground of {space} ${is === 'replaced' ? 'collapses' : `is ${is}`}.`,
  ),
  mine: told<
    | Open<{ space: Space; is: 'exploded' | 'cleared'; card: number }, 'either'>
    | Secret<{ space: Space; is: 'laid'; card: number }, 'either'>
  >((_, { is }) =>
    is === 'laid'
      ? 'Mines are hidden on {space}.'
      : `The mines on {space} are ${is === 'exploded' ? 'set off' : 'cleared'}.`,
  ),
  headquarters: told<Open<{ team: TeamIndex; damage: number }, 'unrolled'>>(
    (_, { damage }) => `The headquarters of {team} takes ${count(damage, 'point')} of damage.`,
  ),
  general: told<Open<{ team: TeamIndex; general: number }, 'unrolled'>>('{general} commands {team}.'),
  stormed: told<Open<{ unit: number; space: Space; is: 'taken' | 'repelled' }, 'either'>>((_, { is }) =>
    is === 'taken' ? '{unit} {takes|take} {space}.' : '{unit} {is|are} driven back from {space}.',
  ),
  flew: told<Open<{ unit: number; target: number }, 'unrolled'>>('{unit} {flies|fly} against {target}.'),
  aimed: told<Open<{ target: number }, 'unrolled'>>('The mission also flies against {target}.'),
  escorted: told<Open<{ unit: number }, 'unrolled'>>('{unit} {escorts|escort} the mission.'),
  intercepted: told<Open<{ unit: number }, 'unrolled'>>('{unit} {intercepts|intercept}.'),
  turned: told<Open<{ unit: number; option: number; mounted: boolean }, 'unrolled'>>(
    (_, { mounted }) => `{unit} ${mounted ? '{mounts|mount}' : '{dismounts|dismount}'} {option}.`,
    'quiet',
  ),
  ended: told<Open<{ winner: TeamIndex | null; reason: Reason }, 'unrolled'>>(
    (table, { winner, reason }) =>
      winner === null
        ? 'The battle is a draw.'
        : `${withVerb(teamName(table, winner), 'wins', 'win')}: ${reasonWords[reason]}.`,
    'turn',
  ),
}

export type SkirmishEvent = EventIn<typeof events>

/** The line of an event, or undefined for one not worth a line. */
export const lineOf = lineFinder<Table, SkirmishEvent>(events)
