/** Phases, orders, units and places of echelon campaigns in words. */
import type { Hex } from '../../../../engine/hex.ts'
import { makeDate } from '../../../../engine/systems/echelon/date.ts'
import { featuresAt, terrainAt, weatherAt } from '../../../../engine/systems/echelon/ground.ts'
import {
  demolitions,
  type EchelonRules,
  jobs,
  type ResultKind,
  re,
  type Size,
} from '../../../../engine/systems/echelon/rules.ts'
import type { EchelonScenario } from '../../../../engine/systems/echelon/scenario.ts'
import { conversionsOf } from '../../../../engine/systems/echelon/supply/conversion.ts'
import type { Table } from '../../../../engine/systems/echelon/table.ts'
import {
  type EchelonAction,
  type EchelonState,
  eliminated,
  eliminatedIsolated,
  type Phase,
  phase,
  removed,
  status,
  supply,
} from '../../../../engine/systems/echelon/types.ts'
import { faceOf, reOf } from '../../../../engine/systems/echelon/units.ts'
import {
  count,
  demolitionName,
  installationName,
  listWords,
  placeName,
  pointsWords,
  supplyWords,
  unitName,
} from '../../../../engine/systems/echelon/words.ts'
import type { Condition } from '../../panels/parts.tsx'

export { count, listWords, placeName, pointsWords, unitName } from '../../../../engine/systems/echelon/words.ts'
export { hexName, perCent, sideName, signed } from '../../words.ts'

type Position = Readonly<EchelonState>

interface PhaseWords {
  readonly name: string
  /** What is to be done in it, as a heading and in a sentence. */
  readonly asked: string
  readonly task: string
  /** The button that ends it, or declines. */
  readonly end: string
}

const phases: Readonly<Record<Phase, PhaseWords>> = {
  [phase.initial]: {
    name: 'Initial',
    asked: 'See to supply and replacements',
    task: 'Rebuild, attach, convert: units with something to do are listed.',
    end: 'On to declaring',
  },
  [phase.declare]: {
    name: 'Declare',
    asked: 'Name reserves and planned attacks',
    task: 'Reserves neither move nor attack now; they react, and exploit if they ride.',
    end: 'On to movement',
  },
  [phase.movement]: {
    name: 'Movement',
    asked: 'Move',
    task: 'Choose a unit, then where it goes. Drops, landings and bombardment come last.',
    end: 'End movement',
  },
  [phase.combat]: {
    name: 'Combat',
    asked: 'Choose a hex to attack',
    task: 'Each hex can be attacked once, and each unit attacks once.',
    end: 'No more attacks',
  },
  [phase.commit]: {
    name: 'Attack',
    asked: 'Build the attack',
    task: 'Choose the units that take part, then attack.',
    end: 'Call it off',
  },
  [phase.withdraw]: {
    name: 'Withdrawal',
    asked: 'Leave before the fight?',
    task: 'Choose who tries to leave; the stack leaves by its slowest.',
    end: 'Go on',
  },
  [phase.answer]: {
    name: 'Answer',
    asked: 'Answer the attack',
    task: 'Guns may be turned against tanks, and planes and ships called.',
    end: 'Stand',
  },
  [phase.losses]: {
    name: 'Losses',
    asked: 'Name what is lost',
    task: 'Each choice says what it pays; what is left must be paid by others.',
    end: 'Done',
  },
  [phase.retreat]: {
    name: 'Retreat',
    asked: 'Fall back',
    task: 'Choose where each unit goes.',
    end: 'Done',
  },
  [phase.advance]: {
    name: 'Advance',
    asked: 'Take the ground?',
    task: 'Choose a unit that has attacked, then where it goes.',
    end: 'Stay',
  },
  [phase.reaction]: {
    name: 'Reaction',
    asked: 'Move the reserves',
    task: 'Reserves that ride have half their points, others go one hex.',
    end: 'End reaction',
  },
  [phase.exploitation]: {
    name: 'Exploitation',
    asked: 'Exploit',
    task: 'Motorised units move again, with all their points, and may overrun.',
    end: 'End the turn',
  },
}

export const phaseWords = (now: Phase): PhaseWords => phases[now]

/** A week as it is written: `Jul 1 42`. */
export const dateWords = ({ week }: EchelonScenario, turn: number): string => makeDate(week + Math.max(1, turn) - 1)

/** Names that the words for an action are made of; those that it does not have are empty. */
interface Names {
  readonly unit: string
  readonly other: string
  readonly to: string
  readonly from: string
  readonly what: string
  readonly load: string
  readonly points: string
}

interface ActWords {
  /** In a sentence, as the staff would put it. */
  readonly say: (names: Names) => string
  /** On a button of the unit or the place that it is about. */
  readonly name: (names: Names) => string
}

const to = (verb: string, name = verb): ActWords => ({
  say: ({ unit, to: place }) => `${verb} ${unit === '' ? '' : `${unit} `}to ${place}`,
  name: () => name,
})
const one = (verb: string, name = verb): ActWords => ({ say: ({ unit }) => `${verb} ${unit}`, name: () => name })
const all = (text: string): ActWords => ({ say: () => text, name: () => text })
const both = (say: ActWords['say'], name: ActWords['name'] = say): ActWords => ({ say, name })

const acts: Readonly<Record<EchelonAction['type'], ActWords>> = {
  take: one('Take', 'Move along'),
  release: all('Let the group go'),
  move: to('Move'),
  overrun: both(({ to: place }) => `Overrun ${place}`),
  target: both(({ to: place }) => `Attack ${place}`),
  plan: both(
    ({ to: place }) => `Plan an attack on ${place}`,
    () => 'Plan an attack',
  ),
  flip: one('Turn over', 'Turn over'),
  reserve: one('Put into reserve', 'Into reserve'),
  lead: both(
    ({ unit }) => `Let ${unit} lead the coalition`,
    () => 'Lead the coalition',
  ),
  disband: one('Disband'),
  break: one('Break down'),
  commit: one('Commit', 'Joins the attack'),
  dismount: one('Dismount', 'Fights on foot'),
  turn: one('Turn against tanks:', 'Against tanks'),
  withdraw: one('Withdraw', 'Leaves'),
  lose: one('Lose'),
  disrupt: one('Disrupt'),
  engineers: all('Engineers open the way for tanks first'),
  surprise: all('Attack by surprise'),
  support: all('One more point from the air'),
  gunfire: all('One more point from the sea'),
  attack: all('Attack'),
  done: all('Go on'),
  rail: to('Send by rail:', 'By rail'),
  sail: to('Sail', 'By sea'),
  airlift: to('Fly', 'By air'),
  assault: to('Land from the air:', 'Air assault'),
  drop: both(
    ({ unit, to: place, what }) => `Drop ${unit} ${what}on ${place}`,
    ({ what }) => `Drop ${what}`.trim(),
  ),
  inspect: both(
    ({ unit, to: place }) => `Scout ${place} with ${unit}`,
    () => 'Scout a stack',
  ),
  retreat: to('Retreat'),
  advance: to('Advance'),
  load: both(
    ({ unit, other }) => `Load ${unit} on ${other}`,
    ({ other }) => `Ride on ${other}`,
  ),
  unload: one('Unload', 'Dismount from carrier'),
  haul: both(
    ({ load, from, to: place }) => `Haul ${load} from ${from} to ${place}`,
    ({ load }) => `Haul ${load}`,
  ),
  ship: both(
    ({ load, from, to: place, what }) => `Send ${load} ${what} from ${from} to ${place}`,
    ({ load, what }) => `Send ${load} ${what}`,
  ),
  lade: both(
    ({ unit, load }) => `Lade ${unit} with ${load}`,
    ({ load }) => `Take up ${load}`,
  ),
  unlade: both(
    ({ unit, load }) => `Let ${unit} put down ${load}`,
    ({ load }) => `Put down ${load}`,
  ),
  work: both(
    ({ unit, what }) => `Let ${unit} work: ${what}`,
    ({ what }) => what,
  ),
  demolish: both(
    ({ unit, what }) => `Let ${unit} blow up ${what}`,
    ({ what }) => `Blow up ${what}`,
  ),
  bomb: both(
    ({ what, to: place, points }) => `Bomb ${what} at ${place} with ${points}`,
    ({ what, points }) => `Bomb ${what}: ${points}`,
  ),
  shell: both(
    ({ what, to: place, points }) => `Shell ${what} at ${place} with ${points}`,
    ({ what, points }) => `Shell ${what}: ${points}`,
  ),
  besiege: both(
    ({ unit, what, to: place }) => `Let ${unit} shell ${what} at ${place}`,
    ({ what }) => `Shell ${what}`,
  ),
  rebuild: both(
    ({ unit, to: place }) => `Rebuild ${unit} at ${place}`,
    () => 'Rebuild',
  ),
  train: both(
    ({ unit, other, to: place }) => `Rebuild ${unit} from ${other} at ${place}`,
    ({ other }) => `Rebuild from ${other}`,
  ),
  restore: one('Bring up to strength:', 'Bring up to strength'),
  convert: both(
    ({ what, to: place }) => `${what} at ${place}`,
    ({ what }) => what,
  ),
  combine: both(
    ({ unit, other }) => `Put ${unit} and ${other} together`,
    ({ other }) => `Join with ${other}`,
  ),
  divide: both(
    ({ unit, other, points }) => `Divide ${unit}: ${points} to ${other}`,
    ({ other, points }) => `Divide: ${points} to ${other}`,
  ),
  attach: both(
    ({ unit, other }) => `Attach ${unit} to ${other}`,
    ({ other }) => `Attach to ${other}`,
  ),
}

const shipping = ['by rail', 'by sea', 'by air'] as const

const whatOf = (scenario: EchelonScenario, action: EchelonAction): string => {
  const { rules } = scenario
  switch (action.type) {
    case 'work':
      return `${rules.engineering.jobs[jobs[action.job]].name}${action.quick ? ', in haste' : ''}`
    case 'demolish':
      return demolitionName(demolitions[Math.min(action.what, demolitions.length - 1)])
    case 'bomb':
    case 'shell':
      return installationName(action.what)
    case 'besiege':
      return listWords([0, 1, 2, 3, 4].flatMap((bit) => (action.what & (1 << bit) ? [installationName(bit)] : [])))
    case 'convert': {
      const { form, into, count: parts, smp } = conversionsOf({ scenario })[action.conversion]
      const made =
        into === undefined ? `${smp / rules.transport.smp.re} movement points` : count(parts, into.name.toLowerCase())
      return action.back ? `Make ${form.name.toLowerCase()} of ${made}` : `Make ${made} of ${form.name.toLowerCase()}`
    }
    case 'ship':
      return shipping[action.by] ?? ''
    case 'drop':
      return action.gliders ? 'by glider ' : ''
    default:
      return ''
  }
}

const namesOf = (scenario: EchelonScenario, action: EchelonAction): Names => {
  const {
    unit,
    other,
    carrier,
    depot,
    trainer,
    from,
    points,
    kind,
    re: size,
  } = action as Readonly<
    Partial<Record<'unit' | 'other' | 'carrier' | 'depot' | 'trainer' | 'from' | 'points' | 'kind' | 're', number>>
  >
  const second = other ?? carrier ?? depot ?? trainer
  return {
    unit: unit === undefined ? '' : unitName(scenario, unit),
    other: second === undefined ? '' : unitName(scenario, second),
    to: 'to' in action ? placeName(scenario, action.to) : '',
    from: from === undefined ? '' : placeName(scenario, from),
    what: whatOf(scenario, action),
    load: kind === undefined || size === undefined ? '' : supplyWords(kind, size),
    points: points === undefined ? '' : count(points, 'point'),
  }
}

/** An action in a sentence without its end, as the staff would put it. */
export const actionWords = (scenario: EchelonScenario, state: Position, action: EchelonAction): string =>
  action.type === 'done' ? phases[state.phase].end : acts[action.type].say(namesOf(scenario, action))

/** An action on a button beside whom or what it is about. */
export const actionName = (scenario: EchelonScenario, action: EchelonAction): string =>
  acts[action.type].name(namesOf(scenario, action))

/** The verb of the button on a touch screen. */
export const actionVerb = (action: EchelonAction): string => {
  const [verb] = acts[action.type]
    .name({ unit: '', other: '', to: '', from: '', what: '', load: '', points: '' })
    .split(/[ :]/)
  return verb === '' ? 'Do it' : verb
}

/** What the results mean for who rolls them, in a few words. */
export const resultNames: Readonly<Record<ResultKind, string>> = {
  '2:': 'Thrown back with losses',
  '1:': 'Thrown back',
  '2D#': 'Breaks down in great disorder',
  '1D#': 'Breaks down in disorder',
  '1:1': 'Both disrupted',
  '1X1': 'Exchange',
  X1: 'Exchange, attackers half',
  DR: 'Defenders retreat',
  'D½': 'Half lost, rest retreats',
  DE: 'Defenders destroyed',
  'OR(1)': 'Overrun, and 1 hex on',
  'OR(2)': 'Overrun, and 2 hexes on',
}

/** Strength on a counter: `5-6-8`, with one number where attack and defence are the same. */
export const strengthWords = ({ attack, defence, move }: { attack: number; defence: number; move: number }): string =>
  attack === defence ? `${attack}-${move}` : `${attack}-${defence}-${move}`

const sizeNames: Readonly<Record<Size, string>> = {
  battalion: 'battalion',
  regiment: 'regiment',
  brigade: 'brigade',
  cadre: 'cadre',
  division: 'division',
  corps: 'corps',
  army: 'army',
  counter: 'counter',
}

/** Type and size of a unit: `Infantry, division`, `Tanks, cadre`. */
export const kindWords = ({ profiles }: Table, state: Position, unit: number): string => {
  const { type, size, hasCadre } = profiles[unit]
  return `${type.name}, ${hasCadre && state.reversed[unit] ? 'cadre' : sizeNames[size]}`
}

/** A unit's numbers: `5-6-8, 3 RE`. */
export const numberWords = (table: Table, state: Position, unit: number): string =>
  `${strengthWords(faceOf(table, state, unit))}, ${pointsWords(reOf(table, state, unit))} RE`

export const reWords = (res: number): string => `${Math.round((res * 10) / re) / 10} RE`

const supplies: Readonly<Record<number, Condition | undefined>> = {
  [supply.limited]: { text: 'Limited supply', rule: 'echelon.C2' },
  [supply.none]: { text: 'Out of supply', rule: 'echelon.C5', harm: true },
  [supply.isolated]: { text: 'Isolated', rule: 'echelon.C5', harm: true },
}

const marks: readonly (readonly [bit: number, text: string, rule?: string, harm?: true])[] = [
  [status.disrupted, 'Disrupted', 'echelon.C9', true],
  [status.dispersed, 'Dispersed', 'echelon.3', true],
  [status.inReserve, 'In reserve', 'echelon.47'],
  [status.committed, 'In the attack', 'echelon.C1'],
  [status.dismounted, 'On foot', 'echelon.52c'],
  [status.converted, 'Turned against tanks', 'echelon.14'],
  [status.attacked, 'Has attacked'],
  [status.retreated, 'Has retreated'],
  [status.lifted, 'Was carried'],
  [status.landed, 'Has landed'],
  [status.dropped, 'Has dropped'],
  [status.working, 'At work'],
  [status.marked, 'Slowed', 'echelon.41'],
]

/** Supply, marks, and what carries it. */
export const conditionsOf = (scenario: EchelonScenario, state: Position, unit: number): readonly Condition[] => {
  const own = supplies[state.supply[unit]]
  const bits = state.status[unit]
  const named = marks.flatMap(([bit, text, rule, harm]) =>
    bits & bit ? [{ text, ...(rule && { rule }), ...(harm && { harm }) }] : [],
  )
  const turns = state.isolated[unit]
  return [
    ...(own ? [turns > 0 ? { ...own, text: `${own.text} for ${count(turns, 'week')}` } : own] : []),
    ...named,
    ...(state.carrier[unit] > 0 ? [{ text: `Carried by ${unitName(scenario, state.carrier[unit] - 1)}` }] : []),
    ...(state.depot[unit] > 0 ? [{ text: `Attached to ${unitName(scenario, state.depot[unit] - 1)}` }] : []),
    ...(state.cargo[unit] > 0 ? [{ text: `Carries ${supplyWords(0, state.cargo[unit])}` }] : []),
    ...(state.specialCargo[unit] > 0 ? [{ text: `Carries ${supplyWords(1, state.specialCargo[unit])}` }] : []),
  ]
}

/** What stands on a hex: terrain, settlement and works, in this order. */
export const groundWords = (table: Table, state: Position, hex: Hex): string =>
  [terrainAt(table, state, hex), ...featuresAt(table, state, hex)]
    .map(({ name }, at) => (at === 0 ? name : name.toLowerCase()))
    .join(' with ')

export const weatherName = (table: Table, state: Position, hex: Hex, { weather }: EchelonRules): string =>
  weather.kinds[weatherAt(table, state, hex)].name

/** Where a unit is that may be on no hex. */
export const whereWords = (scenario: EchelonScenario, state: Position, unit: number): string => {
  const hex = state.hex[unit]
  if (hex > 0) return placeName(scenario, hex)
  if (state.due[unit] > 0 && hex >= eliminatedIsolated) return `arrives in week ${state.due[unit]}`
  if (hex === eliminated) return 'destroyed'
  if (hex === eliminatedIsolated) return 'destroyed in isolation'
  return hex === removed ? 'lost for good' : 'away'
}
