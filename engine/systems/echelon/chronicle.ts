/** Events in words: for the log on the page, the screen reader and the terminal alike. */
import type * as shared from '../../words.ts'
import { lineFinder, plain, quiet } from '../../words.ts'
import { type Success, seas, weathers } from './rules.ts'
import type { EchelonScenario } from './scenario.ts'
import { type EchelonEvent, type Phase, phase } from './types.ts'
import {
  commandName,
  count,
  demolitionName,
  installationName,
  listWords,
  placeName,
  pointsWords,
  resultWords,
  sideName,
  strengthWords,
  supplyWords,
  unitName,
} from './words.ts'

type EventOf<T extends EchelonEvent['type']> = shared.EventOf<EchelonEvent, T>

const phaseWords: Partial<Readonly<Record<Phase, string>>> = {
  [phase.movement]: 'moves',
  [phase.combat]: 'attacks',
  [phase.reaction]: 'may react with its reserves',
  [phase.exploitation]: 'exploits',
}

/** What is said of one, and of several. */
type Verb = readonly [one: string, several: string]

const liftWords: Readonly<Record<EventOf<'lifted'>['by'], Verb>> = {
  rail: ['goes by rail', 'go by rail'],
  sea: ['sails', 'sail'],
  air: ['is flown', 'are flown'],
  assault: ['lands by air', 'land by air'],
  drop: ['is dropped', 'are dropped'],
}

const lossWords: Readonly<Record<EventOf<'lost'>['to'], string>> = {
  cadre: 'is reduced to a cadre',
  box: 'is destroyed',
  isolated: 'is destroyed in isolation',
  out: 'is destroyed for good',
}

const outcomeWords: Readonly<Record<EventOf<'scattered'>['outcome'], string>> = {
  lost: 'is lost in the landing',
  dispersed: 'is scattered in the landing',
  intact: 'lands in good order',
}

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

const named = (scenario: EchelonScenario, units: readonly number[]): string =>
  listWords(units.map((unit) => unitName(scenario, unit)))

const verb = (units: number, [one, several]: Verb): string => (units === 1 ? one : several)

/** Those who came, as far as one sees them, and how many others, with what they do. */
const travel = (
  scenario: EchelonScenario,
  { units, hidden = 0 }: EventOf<'moved' | 'lifted' | 'arrived'>,
  goes: Verb,
): string => {
  const names = units.map((unit) => unitName(scenario, unit))
  const who = listWords(hidden === 0 ? names : [...names, count(hidden, names.length === 0 ? 'unit' : 'other')])
  return `${who} ${verb(units.length + hidden, goes)}`
}

const jobName = ({ rules }: EchelonScenario, job: EventOf<'worked'>['job']): string => rules.engineering.jobs[job].name

const rollWords = ({ die, sum }: EventOf<'fought'>): string =>
  die === sum ? `a ${die}` : `a ${die}, which counts ${sum}`

/** The line of an event, or undefined for one not worth a line. */
export const lineOf = lineFinder<EchelonScenario, EchelonEvent>({
  turn: (scenario, { turn, side }) => ({ text: `Turn ${turn}: ${sideName(scenario, side)}`, tone: 'turn' }),
  weather: (scenario, { zones, sea }) => {
    const parts = zones.map((index, zone) => {
      const { name } = scenario.rules.weather.kinds[weathers[index]]
      const where = scenario.rules.weather.zones[scenario.map.zones[zone]].name
      return zones.length === 1 ? name : `${name} (${where})`
    })
    return quiet(`Weather: ${parts.join(', ')}; the sea is ${seas[sea]}.`)
  },
  phase: (scenario, { side, phase: now }) => {
    const what = phaseWords[now]
    return what === undefined ? undefined : quiet(`${sideName(scenario, side)} ${what}.`)
  },
  decided: () => undefined,
  moved: (scenario, event) =>
    quiet(
      `${travel(scenario, event, ['moves', 'move'])} to ${placeName(scenario, event.path[event.path.length - 1])}.`,
    ),
  overran: (scenario, { units, hex }) =>
    plain(
      `${named(scenario, units)} ${verb(units.length, ['overruns', 'overrun'])} the enemy at ${placeName(scenario, hex)}.`,
    ),
  lifted: (scenario, event) =>
    plain(`${travel(scenario, event, liftWords[event.by])} to ${placeName(scenario, event.to)}.`),
  scattered: (scenario, { unit, roll, outcome }) =>
    plain(`${unitName(scenario, unit)} ${outcomeWords[outcome]} (a ${roll}).`),
  arrived: (scenario, event) =>
    plain(`${travel(scenario, event, ['arrives', 'arrive'])} at ${placeName(scenario, event.hex)}.`),
  rebuilt: (scenario, { unit, turn }) => plain(`${unitName(scenario, unit)} is rebuilt, to arrive in turn ${turn}.`),
  left: (scenario, { unit }) => plain(`${unitName(scenario, unit)} is called away.`),
  flipped: (scenario, { unit }) => quiet(`${unitName(scenario, unit)} changes its side.`),
  restored: (scenario, { unit }) => plain(`${unitName(scenario, unit)} is brought up to strength.`),
  divided: (scenario, { unit }) => quiet(`${unitName(scenario, unit)} is divided.`),
  disbanded: (scenario, { unit }) => plain(`${unitName(scenario, unit)} is disbanded.`),
  attached: (scenario, { unit, depot }) =>
    quiet(`${unitName(scenario, unit)} is attached to ${unitName(scenario, depot)}.`),
  led: (scenario, { unit }) => quiet(`${unitName(scenario, unit)} leads the coalition.`),
  converted: (scenario, { hex }) => quiet(`Transport is regrouped at ${placeName(scenario, hex)}.`),
  laden: (scenario, { unit, kind, re: res }) =>
    quiet(`${unitName(scenario, unit)} takes up ${supplyWords(kind, res)}.`),
  unladen: (scenario, { unit, kind, re: res }) =>
    quiet(`${unitName(scenario, unit)} lays down ${supplyWords(kind, res)}.`),
  shipped: (scenario, { from, to, kind, re: res }) =>
    quiet(`${supplyWords(kind, res)} go from ${placeName(scenario, from)} to ${placeName(scenario, to)}.`),
  loaded: (scenario, { unit, carrier }) =>
    quiet(`${unitName(scenario, unit)} is carried by ${unitName(scenario, carrier)}.`),
  unloaded: (scenario, { unit, carrier }) =>
    quiet(`${unitName(scenario, unit)} gets off ${unitName(scenario, carrier)}.`),
  hauled: (scenario, { from, to, kind, re: res }) =>
    quiet(`${supplyWords(kind, res)} are hauled from ${placeName(scenario, from)} to ${placeName(scenario, to)}.`),
  transferred: (scenario, { command, into, smp }) =>
    plain(`${count(smp, 'SMP')} go from ${commandName(scenario, command)} to ${commandName(scenario, into)}.`),
  worked: (scenario, { hex, job, left }) =>
    quiet(`Work at ${placeName(scenario, hex)}: ${jobName(scenario, job)}, ${pointsWords(left)} to do.`),
  built: (scenario, { hex, job }) => plain(`Work at ${placeName(scenario, hex)} is done: ${jobName(scenario, job)}.`),
  demolished: (scenario, { side, hex, what }) =>
    plain(`${sideName(scenario, side)} blows up ${demolitionName(what)} at ${placeName(scenario, hex)}.`),
  swam: (scenario, { unit, code }) => plain(`${unitName(scenario, unit)} ${swimWords[code]}.`),
  silenced: (scenario, { hex }) => plain(`The coast defences of ${placeName(scenario, hex)} are silenced.`),
  coastFired: (scenario, { hex, hits }) =>
    plain(`Coast defences at ${placeName(scenario, hex)} fire: ${count(hits, 'hit')}.`),
  inspected: (scenario, { hex }) => plain(`Scouts look at the enemy at ${placeName(scenario, hex)}.`),
  heard: (scenario, { hexes }) =>
    plain(`Headquarters learn how strong the enemy is at ${listWords(hexes.map((hex) => placeName(scenario, hex)))}.`),
  bombed: (scenario, { by, hex, what, aa, hits }) =>
    plain(
      `${weaponWords[by]} on ${installationName(what)} at ${placeName(scenario, hex)}${aa ? ' through heavy fire' : ''}: ${count(hits, 'hit')}.`,
    ),
  declared: (scenario, { unit }) => plain(`${unitName(scenario, unit)} goes into reserve.`),
  planned: (scenario, { hex }) => plain(`An attack on ${placeName(scenario, hex)} is planned.`),
  attacked: (scenario, { units, hex }) =>
    plain(`${named(scenario, units)} ${verb(units.length, ['attacks', 'attack'])} ${placeName(scenario, hex)}.`),
  calledOff: (scenario, { hex }) => quiet(`The attack on ${placeName(scenario, hex)} is called off.`),
  withdrew: (scenario, { units, code }) =>
    plain(`${named(scenario, units)} ${verb(units.length, withdrawalWords[code])}.`),
  surprised: (scenario, { hex, code }) => plain(`Surprise at ${placeName(scenario, hex)} ${surpriseWords[code]}.`),
  fought: (scenario, event) =>
    plain(
      `At ${placeName(scenario, event.hex)}, ${scenario.rules.combat.odds[event.odds].join(':')}, ${rollWords(event)}: ${resultWords(event.result)}.`,
    ),
  asked: (scenario, { side, losses, disruption }) => {
    const parts = [
      losses > 0 ? [`lose ${strengthWords(losses)}`] : [],
      disruption > 0 ? [`have ${strengthWords(disruption)} disrupted`] : [],
    ].flat()
    return parts.length === 0 ? undefined : plain(`${sideName(scenario, side)} is to ${parts.join(' and ')}.`)
  },
  lost: (scenario, { unit, to }) => plain(`${unitName(scenario, unit)} ${lossWords[to]}.`),
  disrupted: (scenario, { unit }) => plain(`${unitName(scenario, unit)} is disrupted.`),
  retreated: (scenario, { unit, to }) => plain(`${unitName(scenario, unit)} retreats to ${placeName(scenario, to)}.`),
  advanced: (scenario, { unit, to }) => plain(`${unitName(scenario, unit)} advances to ${placeName(scenario, to)}.`),
  captured: (scenario, { side, hex, supply, special }) => {
    const parts = [supply > 0 ? [supplyWords(0, supply)] : [], special > 0 ? [supplyWords(1, special)] : []].flat()
    return plain(
      `${sideName(scenario, side)} captures ${parts.length === 0 ? 'nothing of use' : listWords(parts)} at ${placeName(scenario, hex)}.`,
    )
  },
  taken: (scenario, { side, hex }) => plain(`${sideName(scenario, side)} takes ${placeName(scenario, hex)}.`),
  surrendered: (scenario, { nation }) => plain(`${scenario.rules.nations[nation].name} surrenders.`),
  starved: (scenario, { unit, roll, gone }) =>
    gone
      ? plain(`${unitName(scenario, unit)}, cut off, perishes (a ${roll}).`)
      : quiet(`${unitName(scenario, unit)}, cut off, holds out (a ${roll}).`),
  sabotaged: (scenario, { hex }) => plain(`Partisans break the railway at ${placeName(scenario, hex)}.`),
  ended: (scenario, { winner }) => ({
    text: winner === null ? 'The campaign is over.' : `${sideName(scenario, winner)} wins.`,
    tone: 'turn',
  }),
})
