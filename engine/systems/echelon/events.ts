/** The events of echelon campaigns and their lines: for the log on the page, the screen reader and the terminal alike. */
import type { EventIn, Open, OpenOrSecret, Secret } from '../../event.ts'
import type { Term } from '../../game.ts'
import type { Hex } from '../../hex.ts'
import type { Side } from '../../twoSides.ts'
import { describer, isPlural, lineFinder, printed, uncapital } from '../../words.ts'
import { names } from './fields.ts'
import {
  constructionWords,
  count,
  listWords,
  placeName,
  resultWords,
  strengthWords,
  supplyWords,
  unitName,
} from './names.ts'
import { goods, type Job, type ResultKind, type Success, seas, weathers } from './rules.ts'
import type { EchelonScenario } from './scenario.ts'
import { type Phase, phase } from './types.ts'

const phaseWords: Partial<Readonly<Record<Phase, string>>> = {
  [phase.movement]: '{moves|move}',
  [phase.combat]: '{attacks|attack}',
  [phase.reaction]: 'may react with {its|their} reserves',
  [phase.exploitation]: '{exploits|exploit}',
}

/** What is said of one, and of several. */
type Inflected = readonly [one: string, several: string]

const transportWords = {
  rail: ['goes by rail to', 'go by rail to'],
  sea: ['sails to', 'sail to'],
  air: ['is flown to', 'are flown to'],
  assault: ['lands by air at', 'land by air at'],
  drop: ['is dropped on', 'are dropped on'],
} as const satisfies Readonly<Record<string, Inflected>>

const lossWords = {
  cadre: 'reduced to a cadre',
  box: 'destroyed',
  isolated: 'destroyed in isolation',
  out: 'destroyed for good',
} as const

/** The fate of a unit that lands from the air or the sea. */
const landingWords = {
  lost: '{is|are} lost in the landing',
  dispersed: '{is|are} scattered in the landing',
  intact: '{lands|land} in good order',
} as const
export type Landing = keyof typeof landingWords

const withdrawalWords: Readonly<Record<Success, Inflected>> = {
  D: ['cannot get away and is disrupted', 'cannot get away and are disrupted'],
  'F*': ['cannot get away and is disrupted', 'cannot get away and are disrupted'],
  F: ['cannot get away', 'cannot get away'],
  S: ['leaves before the fight', 'leave before the fight'],
  'S*': ['leaves before the fight, and nobody follows', 'leave before the fight, and nobody follows'],
}

const surpriseWords: Readonly<Record<Success, string>> = {
  D: 'fails badly',
  'F*': 'fails badly',
  F: 'fails',
  S: 'succeeds',
  'S*': 'succeeds fully',
}

const swimWords: Readonly<Record<Success, string>> = {
  D: '{goes|go} down in the sea for good',
  'F*': '{goes|go} down in the sea',
  F: '{goes|go} down before the shore',
  S: '{comes|come} ashore with half of {its|their} tanks',
  'S*': '{comes|come} ashore whole',
}

const weaponWords = { air: 'Bombs fall', sea: 'Ships fire', siege: 'Siege guns fire' } as const

/** Units with what they do, and how many others whom the reader does not see. */
const unitsWords = (scenario: EchelonScenario, units: readonly number[], does: Inflected, hidden = 0): string => {
  const seen = units.map((unit) => unitName(scenario, unit))
  const who = listWords(hidden === 0 ? seen : [...seen, count(hidden, seen.length === 0 ? 'unit' : 'other')])
  return `${who} ${does[units.length + hidden > 1 || isPlural(who) ? 1 : 0]}`
}

const jobName = ({ rules }: EchelonScenario, job: Job): string => uncapital(rules.engineering.jobs[job].name)

interface OfSide {
  side: Side
}
interface OfUnit extends OfSide {
  unit: number
}
interface AtHex extends OfSide {
  hex: Hex
}
interface Way extends OfSide {
  from: Hex
  to: Hex
}
interface Load {
  kind: number
  re: number
}
/** Units as far as they are seen, and how many others there are. */
interface Travel extends OfSide {
  units: readonly number[]
  hidden?: number
}

const told = describer<EchelonScenario>(names)

/** All events. Of units that travel the enemy sees only some, and what a side does with what lies hidden is told to it alone. */
const events = {
  turn: told<Open<OfSide & { turn: number }, 'unrolled'>>('Turn {turn}: {side}', 'turn'),
  weather: told<Open<{ zones: readonly number[]; sea: number }, 'rolled'>>(({ rules: { weather }, map }, event) => {
    const parts = event.zones.map((index, zone) => {
      const { name } = weather.kinds[weathers[index]]
      return event.zones.length === 1 ? name : `${name} (${weather.zones[map.zones[zone]].name})`
    })
    return `Weather: ${parts.join(', ')}; the sea is ${seas[event.sea]}.`
  }, 'quiet'),
  phase: told<Open<OfSide & { phase: Phase }, 'either'>>((_, { phase: now }) => {
    const what = phaseWords[now]
    return what && `{side} ${what}.`
  }, 'quiet'),
  decided: told<Secret<OfSide, 'unrolled'>>(),
  moved: told<OpenOrSecret<Travel & { path: readonly Hex[] }, 'unrolled'>>(
    (scenario, { units, hidden, path }) =>
      `${unitsWords(scenario, units, ['moves', 'move'], hidden)} to ${placeName(scenario, path[path.length - 1])}.`,
    'quiet',
  ),
  overran: told<Open<AtHex & { units: readonly number[] }, 'rolled'>>(
    (scenario, { units }) => `${unitsWords(scenario, units, ['overruns', 'overrun'])} the enemy at {hex}.`,
  ),
  lifted: told<OpenOrSecret<Travel & Way & { by: keyof typeof transportWords }, 'unrolled'>>(
    (scenario, { units, hidden, by }) => `${unitsWords(scenario, units, transportWords[by], hidden)} {to}.`,
  ),
  scattered: told<Open<OfUnit & { roll: number; outcome: Landing }, 'rolled'>>(
    (_, { outcome }) => `{unit} ${landingWords[outcome]} (a {roll}).`,
  ),
  arrived: told<OpenOrSecret<Travel & AtHex, 'unrolled'>>(
    (scenario, { units, hidden }) => `${unitsWords(scenario, units, ['arrives', 'arrive'], hidden)} at {hex}.`,
  ),
  left: told<Open<OfUnit, 'rolled'>>('{unit} {is|are} called away.'),
  rebuilt: told<Open<OfUnit & { turn: number }, 'unrolled'>>('{unit} {is|are} rebuilt, to arrive in turn {turn}.'),
  flipped: told<Open<OfUnit, 'unrolled'>>('{unit} {is|are} turned over.', 'quiet'),
  restored: told<Open<OfUnit, 'unrolled'>>('{unit} {is|are} brought up to strength.'),
  divided: told<Open<OfUnit, 'unrolled'>>('{unit} {is|are} broken down.', 'quiet'),
  disbanded: told<Open<OfUnit, 'unrolled'>>('{unit} {is|are} disbanded.'),
  attached: told<Secret<OfUnit & { depot: number }, 'unrolled'>>('{unit} {is|are} attached to {depot}.', 'quiet'),
  led: told<Open<OfUnit, 'unrolled'>>('{unit} {leads|lead} the coalition.', 'quiet'),
  converted: told<Open<AtHex & { conversion: number; back: number }, 'unrolled'>>(
    'Transport is regrouped at {hex}.',
    'quiet',
  ),
  laden: told<Secret<OfUnit & Load, 'unrolled'>>('{unit} {takes|take} up {re}.', 'quiet'),
  unladen: told<Secret<OfUnit & Load, 'unrolled'>>('{unit} {lays|lay} down {re}.', 'quiet'),
  shipped: told<Open<Way & Load & { by: number }, 'unrolled'>>('{re} {goes|go} {by} from {from} to {to}.', 'quiet'),
  loaded: told<Secret<OfUnit & { carrier: number }, 'unrolled'>>('{unit} {gets|get} on {carrier}.', 'quiet'),
  unloaded: told<Secret<OfUnit & { carrier: number }, 'unrolled'>>('{unit} {gets|get} off {carrier}.', 'quiet'),
  transferred: told<Open<OfSide & { command: number; into: number; smp: number }, 'unrolled'>>(
    '{smp} {goes|go} from {command} to {into}.',
  ),
  hauled: told<Open<Way & Load & { smp: number }, 'unrolled'>>('{re} {is|are} hauled from {from} to {to}.', 'quiet'),
  worked: told<Open<AtHex & { job: Job; left: number }, 'unrolled'>>(
    (scenario, { job, left }) => `Work at {hex}: ${constructionWords(jobName(scenario, job), left)}.`,
    'quiet',
  ),
  built: told<Open<AtHex & { job: Job }, 'unrolled'>>(
    (scenario, { job }) => `Work at {hex} is done: ${jobName(scenario, job)}.`,
  ),
  demolished: told<Open<AtHex & { demolition: number }, 'unrolled'>>('{side} {blows|blow} up {demolition} at {hex}.'),
  swam: told<Open<OfUnit & { code: Success }, 'rolled'>>((_, { code }) => `{unit} ${swimWords[code]}.`),
  coastFired: told<Open<AtHex & { points: number; hits: number }, 'rolled'>>(
    (_, { hits }) => `Coast defences at {hex} fire: ${count(hits, 'hit')}.`,
  ),
  silenced: told<Open<{ hex: Hex }, 'unrolled'>>('The coast defences of {hex} are silenced.'),
  inspected: told<Secret<AtHex, 'rolled'>>('Scouts look at the enemy at {hex}.'),
  bombed: told<
    Open<
      AtHex & { by: keyof typeof weaponWords; installation: number; points: number; aa: boolean; hits: number },
      'rolled'
    >
  >(
    (_, { by, aa, hits }) =>
      `${weaponWords[by]} on {installation} at {hex}${aa ? ' through heavy fire' : ''}: ${count(hits, 'hit')}.`,
  ),
  heard: told<Secret<OfSide & { hexes: readonly Hex[] }, 'rolled'>>(
    (scenario, { hexes }) =>
      `Headquarters learn how strong the enemy is at ${listWords(hexes.map((hex) => placeName(scenario, hex)))}.`,
  ),
  declared: told<Secret<OfUnit, 'unrolled'>>('{unit} {goes|go} into reserve.'),
  planned: told<Secret<AtHex, 'unrolled'>>('An attack on {hex} is planned.'),
  attacked: told<Open<AtHex & { units: readonly number[] }, 'rolled'>>(
    (scenario, { units }) => `${unitsWords(scenario, units, ['attacks', 'attack'])} {hex}.`,
  ),
  withdrew: told<Open<OfSide & { units: readonly number[]; code: Success }, 'rolled'>>(
    (scenario, { units, code }) => `${unitsWords(scenario, units, withdrawalWords[code])}.`,
  ),
  surprised: told<Open<AtHex & { code: Success }, 'rolled'>>(
    (_, { code }) => `Surprise at {hex} ${surpriseWords[code]}.`,
  ),
  calledOff: told<Open<AtHex, 'rolled'>>('The attack on {hex} is called off.', 'quiet'),
  fought: told<
    Open<AtHex & { odds: number; die: number; sum: number; result: ResultKind; terms: readonly Term[] }, 'rolled'>
  >(({ rules }, { odds, die, sum, result }) => {
    const roll = die === sum ? 'a {die}' : `a {die}, which counts ${printed(sum)}`
    return `At {hex}, ${rules.combat.odds[odds].join(':')}, ${roll}: ${resultWords(result)}.`
  }),
  asked: told<Open<OfSide & { losses: number; disruption: number }, 'unrolled'>>((_, { losses, disruption }) => {
    const parts = [
      ...(losses > 0 ? [`lose ${strengthWords(losses)}`] : []),
      ...(disruption > 0 ? [`have ${strengthWords(disruption)} disrupted`] : []),
    ]
    return parts.length === 0 ? undefined : `{side} must ${parts.join(' and ')}.`
  }),
  lost: told<Open<OfUnit & AtHex & { to: keyof typeof lossWords }, 'unrolled'>>(
    (_, { to }) => `{unit} {is|are} ${lossWords[to]}.`,
  ),
  disrupted: told<Open<OfUnit, 'unrolled'>>('{unit} {is|are} disrupted.'),
  retreated: told<Open<OfUnit & Way, 'unrolled'>>('{unit} {retreats|retreat} to {to}.'),
  advanced: told<Open<OfUnit & Way, 'unrolled'>>('{unit} {advances|advance} to {to}.'),
  captured: told<Open<AtHex & { supply: number; special: number }, 'rolled'>>((_, { supply, special }) => {
    const parts = [
      ...(supply > 0 ? [supplyWords(goods.supply, supply)] : []),
      ...(special > 0 ? [supplyWords(goods.special, special)] : []),
    ]
    return `{side} {captures|capture} ${parts.length === 0 ? 'nothing of use' : listWords(parts)} at {hex}.`
  }),
  taken: told<Open<AtHex, 'unrolled'>>('{side} {takes|take} {hex}.'),
  surrendered: told<Open<OfSide & { nation: string }, 'rolled'>>(
    ({ rules }, { nation }) => `${rules.nations[nation].name} surrenders.`,
  ),
  starved: told<OpenOrSecret<OfUnit & { roll: number; gone: boolean }, 'rolled'>>(
    (_, { gone }) => `{unit}, cut off, ${gone ? '{perishes|perish}' : '{holds|hold} out'} (a {roll}).`,
    ({ gone }) => (gone ? 'plain' : 'quiet'),
  ),
  sabotaged: told<Open<AtHex, 'rolled'>>('Partisans break the railway at {hex}.'),
  ended: told<Open<{ winner: Side | null }, 'unrolled'>>(
    (_, { winner }) => (winner === null ? 'The campaign is over.' : '{winner} {wins|win}.'),
    'turn',
  ),
}

export type EchelonEvent = EventIn<typeof events>

/** The line of an event, or undefined for one not worth a line. */
export const lineOf = lineFinder<EchelonScenario, EchelonEvent>(events)
