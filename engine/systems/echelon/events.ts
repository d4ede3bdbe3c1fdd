/** The events of echelon campaigns and their lines: for the log on the page, the screen reader and the terminal alike. */
import type { EventIn, Open, OpenOrSecret, Secret } from '../../event.ts'
import type { Term } from '../../game.ts'
import type { Hex } from '../../hex.ts'
import type { Side } from '../../twoSides.ts'
import { describer, lineFinder } from '../../words.ts'
import { names } from './fields.ts'
import {
  count,
  demolitionName,
  listWords,
  placeName,
  pointsWords,
  resultWords,
  sideName,
  strengthWords,
  supplyWords,
  unitName,
} from './names.ts'
import { type Demolition, type Job, type ResultKind, type Success, seas, weathers } from './rules.ts'
import type { EchelonScenario } from './scenario.ts'
import { type Phase, phase } from './types.ts'

const phaseWords: Partial<Readonly<Record<Phase, string>>> = {
  [phase.movement]: 'moves',
  [phase.combat]: 'attacks',
  [phase.reaction]: 'may react with its reserves',
  [phase.exploitation]: 'exploits',
}

/** A verb for one, and for several. */
type Verb = readonly [one: string, several: string]

const liftWords = {
  rail: ['goes by rail to', 'go by rail to'],
  sea: ['sails to', 'sail to'],
  air: ['is flown to', 'are flown to'],
  assault: ['lands by air at', 'land by air at'],
  drop: ['is dropped on', 'are dropped on'],
} as const satisfies Readonly<Record<string, Verb>>

const lossWords = {
  cadre: 'is reduced to a cadre',
  box: 'is destroyed',
  isolated: 'is destroyed in isolation',
  out: 'is destroyed for good',
} as const

/** The fate of a unit that lands from the air or the sea. */
const landingWords = {
  lost: 'is lost in the landing',
  dispersed: 'is scattered in the landing',
  intact: 'lands in good order',
} as const
export type Landing = keyof typeof landingWords

const withdrawalWords: Readonly<Record<Success, Verb>> = {
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
  D: 'goes down in the sea for good',
  'F*': 'goes down in the sea',
  F: 'goes down before the shore',
  S: 'comes ashore with half of its tanks',
  'S*': 'comes ashore whole',
}

const weaponWords = { air: 'Bombs fall', sea: 'Ships fire', siege: 'Siege guns fire' } as const

/** Units with what they do, and how many others whom the reader does not see. */
const unitsWords = (scenario: EchelonScenario, units: readonly number[], does: Verb, hidden = 0): string => {
  const seen = units.map((unit) => unitName(scenario, unit))
  const who = listWords(hidden === 0 ? seen : [...seen, count(hidden, seen.length === 0 ? 'unit' : 'other')])
  return `${who} ${does[units.length + hidden === 1 ? 0 : 1]}`
}

const jobName = ({ rules }: EchelonScenario, job: Job): string => rules.engineering.jobs[job].name

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
  decided: told<Open<OfSide, 'unrolled'>>(),
  moved: told<OpenOrSecret<Travel & { path: readonly Hex[] }, 'unrolled'>>(
    (scenario, { units, hidden, path }) =>
      `${unitsWords(scenario, units, ['moves', 'move'], hidden)} to ${placeName(scenario, path[path.length - 1])}.`,
    'quiet',
  ),
  overran: told<Open<AtHex & { units: readonly number[] }, 'rolled'>>(
    (scenario, { units }) => `${unitsWords(scenario, units, ['overruns', 'overrun'])} the enemy at {hex}.`,
  ),
  lifted: told<OpenOrSecret<Travel & Way & { by: keyof typeof liftWords }, 'unrolled'>>(
    (scenario, { units, hidden, by }) => `${unitsWords(scenario, units, liftWords[by], hidden)} {to}.`,
  ),
  scattered: told<Open<OfUnit & { roll: number; outcome: Landing }, 'rolled'>>(
    (_, { outcome }) => `{unit} ${landingWords[outcome]} (a {roll}).`,
  ),
  arrived: told<OpenOrSecret<Travel & AtHex, 'unrolled'>>(
    (scenario, { units, hidden }) => `${unitsWords(scenario, units, ['arrives', 'arrive'], hidden)} at {hex}.`,
  ),
  left: told<Open<OfUnit, 'rolled'>>('{unit} is called away.'),
  rebuilt: told<Open<OfUnit & { turn: number }, 'unrolled'>>('{unit} is rebuilt, to arrive in turn {turn}.'),
  flipped: told<Open<OfUnit, 'unrolled'>>('{unit} is turned over.', 'quiet'),
  restored: told<Open<OfUnit, 'unrolled'>>('{unit} is brought up to strength.'),
  divided: told<Open<OfUnit, 'unrolled'>>('{unit} is broken down.', 'quiet'),
  disbanded: told<Open<OfUnit, 'unrolled'>>('{unit} is disbanded.'),
  attached: told<Secret<OfUnit & { depot: number }, 'unrolled'>>('{unit} is attached to {depot}.', 'quiet'),
  led: told<Open<OfUnit, 'unrolled'>>('{unit} leads the coalition.', 'quiet'),
  converted: told<Open<AtHex & { conversion: number; back: number }, 'unrolled'>>(
    'Transport is regrouped at {hex}.',
    'quiet',
  ),
  laden: told<Secret<OfUnit & Load, 'unrolled'>>('{unit} takes up {load}.', 'quiet'),
  unladen: told<Secret<OfUnit & Load, 'unrolled'>>('{unit} lays down {load}.', 'quiet'),
  shipped: told<Open<Way & Load & { by: number }, 'unrolled'>>('{load} go from {from} to {to}.', 'quiet'),
  loaded: told<Secret<OfUnit & { carrier: number }, 'unrolled'>>('{unit} gets on {carrier}.', 'quiet'),
  unloaded: told<Secret<OfUnit & { carrier: number }, 'unrolled'>>('{unit} gets off {carrier}.', 'quiet'),
  transferred: told<Open<OfSide & { command: number; into: number; smp: number }, 'unrolled'>>(
    '{smp} go from {command} to {into}.',
  ),
  hauled: told<Open<Way & Load & { smp: number }, 'unrolled'>>('{load} are hauled from {from} to {to}.', 'quiet'),
  worked: told<Open<AtHex & { job: Job; left: number }, 'unrolled'>>(
    (scenario, { job, left }) => `Work at {hex}: ${jobName(scenario, job)}, ${pointsWords(left)} to do.`,
    'quiet',
  ),
  built: told<Open<AtHex & { job: Job }, 'unrolled'>>(
    (scenario, { job }) => `Work at {hex} is done: ${jobName(scenario, job)}.`,
  ),
  demolished: told<Open<AtHex & { what: Demolition }, 'unrolled'>>(
    (_, { what }) => `{side} blows up ${demolitionName(what)} at {hex}.`,
  ),
  swam: told<Open<OfUnit & { code: Success }, 'rolled'>>((_, { code }) => `{unit} ${swimWords[code]}.`),
  coastFired: told<Open<AtHex & { points: number; hits: number }, 'rolled'>>(
    (_, { hits }) => `Coast defences at {hex} fire: ${count(hits, 'hit')}.`,
  ),
  silenced: told<Open<{ hex: Hex }, 'unrolled'>>('The coast defences of {hex} are silenced.'),
  inspected: told<Secret<AtHex, 'rolled'>>('Scouts look at the enemy at {hex}.'),
  bombed: told<
    Open<AtHex & { by: keyof typeof weaponWords; what: number; points: number; aa: boolean; hits: number }, 'rolled'>
  >(
    (_, { by, aa, hits }) =>
      `${weaponWords[by]} on {installation} at {hex}${aa ? ' through heavy fire' : ''}: ${count(hits, 'hit')}.`,
  ),
  heard: told<Secret<OfSide & { hexes: readonly Hex[] }, 'rolled'>>(
    (scenario, { hexes }) =>
      `Headquarters learn how strong the enemy is at ${listWords(hexes.map((hex) => placeName(scenario, hex)))}.`,
  ),
  declared: told<Secret<OfUnit, 'unrolled'>>('{unit} goes into reserve.'),
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
    const roll = die === sum ? 'a {die}' : 'a {die}, which counts {sum}'
    return `At {hex}, ${rules.combat.odds[odds].join(':')}, ${roll}: ${resultWords(result)}.`
  }),
  asked: told<Open<OfSide & { losses: number; disruption: number }, 'unrolled'>>((_, { losses, disruption }) => {
    const parts = [
      ...(losses > 0 ? [`lose ${strengthWords(losses)}`] : []),
      ...(disruption > 0 ? [`have ${strengthWords(disruption)} disrupted`] : []),
    ]
    return parts.length === 0 ? undefined : `{side} is to ${parts.join(' and ')}.`
  }),
  lost: told<Open<OfUnit & AtHex & { to: keyof typeof lossWords }, 'unrolled'>>(
    (_, { to }) => `{unit} ${lossWords[to]}.`,
  ),
  disrupted: told<Open<OfUnit, 'unrolled'>>('{unit} is disrupted.'),
  retreated: told<Open<OfUnit & Way, 'unrolled'>>('{unit} retreats to {to}.'),
  advanced: told<Open<OfUnit & Way, 'unrolled'>>('{unit} advances to {to}.'),
  captured: told<Open<AtHex & { supply: number; special: number }, 'rolled'>>((_, { supply, special }) => {
    const parts = [...(supply > 0 ? [supplyWords(0, supply)] : []), ...(special > 0 ? [supplyWords(1, special)] : [])]
    return `{side} captures ${parts.length === 0 ? 'nothing of use' : listWords(parts)} at {hex}.`
  }),
  taken: told<Open<AtHex, 'unrolled'>>('{side} takes {hex}.'),
  surrendered: told<Open<OfSide & { nation: string }, 'rolled'>>(
    ({ rules }, { nation }) => `${rules.nations[nation].name} surrenders.`,
  ),
  starved: told<OpenOrSecret<OfUnit & { roll: number; gone: boolean }, 'rolled'>>(
    (_, { gone }) => `{unit}, cut off, ${gone ? 'perishes' : 'holds out'} (a {roll}).`,
    ({ gone }) => (gone ? 'plain' : 'quiet'),
  ),
  sabotaged: told<Open<AtHex, 'rolled'>>('Partisans break the railway at {hex}.'),
  ended: told<Open<{ winner: Side | null }, 'unrolled'>>(
    (scenario, { winner }) => (winner === null ? 'The campaign is over.' : `${sideName(scenario, winner)} wins.`),
    'turn',
  ),
}

export type EchelonEvent = EventIn<typeof events>

/** The line of an event, or undefined for one not worth a line. */
export const lineOf = lineFinder<EchelonScenario, EchelonEvent>(events)
