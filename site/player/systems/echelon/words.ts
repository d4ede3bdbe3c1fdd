/** Phases, orders, units and places of echelon campaigns in words. */
import type { Hex } from '../../../../engine/hex.ts'
import { dateWords as wordsOfWeek } from '../../../../engine/systems/echelon/date.ts'
import { featuresAt, terrainAt, weatherAt } from '../../../../engine/systems/echelon/ground.ts'
import { hasLeft } from '../../../../engine/systems/echelon/leaving.ts'
import { demolitions, type EchelonRules, jobs } from '../../../../engine/systems/echelon/rules.ts'
import type { EchelonScenario } from '../../../../engine/systems/echelon/scenario.ts'
import { conversionsOf } from '../../../../engine/systems/echelon/supply/conversion.ts'
import type { Payer } from '../../../../engine/systems/echelon/supply/network.ts'
import type { Table } from '../../../../engine/systems/echelon/table.ts'
import {
  away,
  type EchelonAction,
  type EchelonState,
  eliminated,
  eliminatedIsolated,
  type Phase,
  phase,
  removed,
  type SeenStack,
  status,
  supply,
} from '../../../../engine/systems/echelon/types.ts'
import { faceOf, reOf } from '../../../../engine/systems/echelon/units.ts'
import {
  commandName,
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

export {
  count,
  listWords,
  placeName,
  pointsWords,
  resultWords,
  unitName,
} from '../../../../engine/systems/echelon/words.ts'
export { sideName, signed } from '../../words.ts'

type Position = Readonly<EchelonState>

/** For each phase its name, the decision in it, how it is made, and the button that ends it or declines. */
type PhaseWords = readonly [name: string, asked: string, task: string, end: string]

const phases: Readonly<Record<Phase, PhaseWords>> = {
  [phase.initial]: ['Initial', 'See to supply', 'Rebuild, attach, convert: who can is listed.', 'On to declaring'],
  [phase.declare]: ['Declare', 'Name reserves and plans', 'Reserves do not move now: they react.', 'On to movement'],
  [phase.movement]: ['Movement', 'Move', 'Choose a unit, then where it goes. Drops come last.', 'End movement'],
  [phase.combat]: ['Combat', 'Choose a hex to attack', 'Each once; each unit attacks once.', 'No more attacks'],
  [phase.commit]: ['Attack', 'Build the attack', 'Choose the units that take part.', 'Call it off'],
  [phase.withdraw]: ['Withdrawal', 'Leave before the fight?', 'The stack leaves by its slowest.', 'Go on'],
  [phase.answer]: ['Answer', 'Answer the attack', 'Turn guns against tanks, call planes and ships.', 'Stand'],
  [phase.losses]: ['Losses', 'Name what is lost', 'Each choice says what it pays.', 'Done'],
  [phase.retreat]: ['Retreat', 'Fall back', 'Choose where each unit goes.', 'Done'],
  [phase.advance]: ['Advance', 'Take the ground?', 'Choose who goes, then where.', 'Stay'],
  [phase.reaction]: ['Reaction', 'Move the reserves', 'Riders have half their points, others one hex.', 'End reaction'],
  [phase.exploitation]: ['Exploitation', 'Exploit', 'Motorised units move again, and overrun.', 'End the turn'],
}

export const phaseName = (now: Phase): string => phases[now][0]
export const askedWords = (now: Phase): string => phases[now][1]
export const taskWords = (now: Phase): string => phases[now][2]
export const endWords = (now: Phase): string => phases[now][3]

/** The week of a turn in words. */
export const dateWords = ({ week }: EchelonScenario, turn: number): string => wordsOfWeek(week + Math.max(1, turn) - 1)

/**
 * The words for a kind of action, in a sentence as the staff would put it, and on a button of the unit or place that it is about. What
 * stands in braces is replaced by the names of `namesOf`.
 */
const acts: Readonly<Record<EchelonAction['type'], readonly [say: string, name: string]>> = {
  take: ['Take {unit}', 'Move along'],
  release: ['Let the group go', 'Let the group go'],
  move: ['Move to {to}', 'Move'],
  overrun: ['Overrun {to}', 'Overrun'],
  target: ['Attack {to}', 'Attack'],
  plan: ['Plan an attack on {to}', 'Plan an attack'],
  flip: ['Turn {unit} over', 'Turn over'],
  reserve: ['Put {unit} into reserve', 'Into reserve'],
  lead: ['Let {unit} lead the coalition', 'Lead the coalition'],
  disband: ['Disband {unit}', 'Disband'],
  break: ['Break {unit} down', 'Break down'],
  commit: ['Commit {unit}', 'Joins'],
  dismount: ['Let {unit} fight on foot', 'On foot'],
  turn: ['Turn {unit} against tanks', 'Against tanks'],
  withdraw: ['Let {unit} leave', 'Leaves'],
  lose: ['Lose {unit}', 'Lose'],
  disrupt: ['Disrupt {unit}', 'Disrupt'],
  engineers: ['Let engineers open the way for tanks first', 'Engineers for tanks first'],
  surprise: ['Attack by surprise', 'By surprise'],
  support: ['Call one more point from the air', 'Air support'],
  gunfire: ['Call one more point from the sea', 'Naval gunfire'],
  attack: ['Attack', 'Attack'],
  done: ['Go on', 'Go on'],
  rail: ['Send {unit} by rail to {to}', 'By rail'],
  sail: ['Ship {unit} to {to}', 'By sea'],
  airlift: ['Fly {unit} to {to}', 'By air'],
  assault: ['Land {unit} from the air at {to}', 'Air assault'],
  drop: ['Drop {unit} {what} on {to}', 'Drop {what}'],
  inspect: ['Scout {to} with {unit}', 'Scout a stack'],
  retreat: ['Let {unit} fall back to {to}', 'Retreat'],
  advance: ['Let {unit} advance to {to}', 'Advance'],
  load: ['Load {unit} on {other}', 'Ride on {other}'],
  unload: ['Unload {unit}', 'Get off'],
  haul: ['Haul {load} from {from} to {to}', 'Haul {load}'],
  ship: ['Send {load} {what} from {from} to {to}', 'Send {load} {what}'],
  lade: ['Lade {unit} with {load}', 'Take up {load}'],
  unlade: ['Let {unit} put down {load}', 'Put down {load}'],
  work: ['Let {unit} work: {what}', '{what}'],
  demolish: ['Let {unit} blow up {what}', 'Blow up {what}'],
  bomb: ['Bomb {what} at {to} with {points}', 'Bomb {what}: {points}'],
  shell: ['Shell {what} at {to} with {points}', 'Shell {what}: {points}'],
  besiege: ['Let {unit} shell {what} at {to}', 'Shell {what}'],
  rebuild: ['Rebuild {unit} at {to}', 'Rebuild'],
  train: ['Rebuild {unit} from {other} at {to}', 'Rebuild from {other}'],
  restore: ['Bring {unit} up to strength', 'Bring up to strength'],
  convert: ['{what} at {to}', '{what}'],
  transfer: ['Send {points} by road {what}', '{points} {what}'],
  ferry: ['Send {points} by sea {what}, from {from} to {to}', '{points} by sea {what}'],
  combine: ['Put {unit} and {other} together', 'Join with {other}'],
  divide: ['Divide {unit}: {points} to {other}', 'Divide: {points} to {other}'],
  attach: ['Attach {unit} to {other}', 'Attach to {other}'],
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
        into === undefined
          ? `${smp / rules.transport.smp.re} supply movement points`
          : count(parts, into.name.toLowerCase())
      const whole = `a ${form.name.toLowerCase()}`
      return action.back ? `Turn ${made} into ${whole}` : `Turn ${whole} into ${made}`
    }
    case 'transfer':
    case 'ferry':
      return `from ${commandName(scenario, action.command)} to ${commandName(scenario, action.into)}`
    case 'ship':
      return shipping[action.by] ?? ''
    case 'drop':
      return action.gliders ? 'by glider' : ''
    default:
      return ''
  }
}

/** Names that the words for an action are made of; those that it does not have are empty. */
const namesOf = (scenario: EchelonScenario, action: EchelonAction): Readonly<Record<string, string>> => {
  const {
    unit,
    other,
    carrier,
    depot,
    trainer,
    from,
    to,
    points,
    smp,
    kind,
    re: size,
  } = action as unknown as Readonly<Partial<Record<string, number>>> // Whatever has one of these has a number there.
  const second = other ?? carrier ?? depot ?? trainer
  const named = (number: number | undefined, name: typeof unitName): string =>
    number === undefined ? '' : name(scenario, number)
  return {
    unit: named(unit, unitName),
    other: named(second, unitName),
    to: named(to, placeName as typeof unitName),
    from: named(from, placeName as typeof unitName),
    what: whatOf(scenario, action),
    load: kind === undefined || size === undefined ? '' : supplyWords(kind, size),
    points: smp !== undefined ? count(smp, 'SMP') : points === undefined ? '' : count(points, 'point'),
  }
}

const filled = (text: string, names: Readonly<Record<string, string>>): string =>
  text.replaceAll(/ ?\{(\w+)\}/g, (whole, name) =>
    names[name] === '' ? '' : `${whole.startsWith(' ') ? ' ' : ''}${names[name]}`,
  )

/** An action in a sentence without its end, as the staff would put it. */
export const actionWords = (scenario: EchelonScenario, state: Position, action: EchelonAction): string =>
  action.type === 'done' ? endWords(state.phase) : filled(acts[action.type][0], namesOf(scenario, action))

/** An action on a button beside whom or what it is about. */
export const actionName = (scenario: EchelonScenario, action: EchelonAction): string =>
  filled(acts[action.type][1], namesOf(scenario, action))

/** The verb of the button on a touch screen. */
export const actionVerb = (action: EchelonAction): string =>
  acts[action.type][0].split(' ')[0].replace('{what}', 'Do it')

/** Strength on a counter: `5-6-8`, with one number where attack and defence are the same. */
export const strengthWords = ({ attack, defence, move }: { attack: number; defence: number; move: number }): string =>
  attack === defence ? `${attack}-${move}` : `${attack}-${defence}-${move}`

/** Type and size of a unit: `Infantry, division`, `Tanks, cadre`. */
export const kindWords = ({ profiles }: Table, state: Position, unit: number): string => {
  const { type, size, hasCadre } = profiles[unit]
  return `${type.name}, ${hasCadre && state.reversed[unit] ? 'cadre' : size}`
}

export const reWords = (table: Table, state: Position, unit: number): string => pointsWords(reOf(table, state, unit))

/** A unit's numbers: `5-6-8, 3 RE`. */
export const numberWords = (table: Table, state: Position, unit: number): string =>
  `${strengthWords(faceOf(table, state, unit))}, ${reWords(table, state, unit)} RE`

const supplies: Readonly<Record<number, Condition | undefined>> = {
  [supply.limited]: { text: 'Limited supply', rule: 'echelon.S3' },
  [supply.none]: { text: 'Out of supply', rule: 'echelon.S1', harm: true },
  [supply.isolated]: { text: 'Isolated', rule: 'echelon.S4', harm: true },
}

const marks: readonly (readonly [bit: number, text: string, rule?: string, harm?: true])[] = [
  [status.disrupted, 'Disrupted', 'echelon.C9', true],
  [status.dispersed, 'Dispersed', 'echelon.L5', true],
  [status.inReserve, 'In reserve', 'echelon.W3'],
  [status.dismounted, 'On foot', 'echelon.52c'],
  [status.converted, 'Turned against tanks', 'echelon.14'],
  [status.attacked, 'Has attacked'],
  [status.retreated, 'Has retreated'],
  [status.lifted, 'Was carried'],
  [status.landed, 'Has landed'],
  [status.dropped, 'Has dropped'],
  [status.marked, 'Slowed', 'echelon.41'],
]

/** Describes the construction in a hex, and the work left on it; undefined where nothing is built, and off the map. */
export const workWords = ({ rules }: EchelonScenario, state: Position, hex: number): string | undefined => {
  if (hex <= 0 || state.job[hex] === 0) return undefined
  const { name } = rules.engineering.jobs[jobs[(state.job[hex] % 16) - 1]]
  return `${name.toLowerCase()}, ${pointsWords(state.jobLeft[hex])} to do`
}

/** Supply, marks, what it works at, and what carries it. */
export const conditionsOf = (scenario: EchelonScenario, state: Position, unit: number): readonly Condition[] => {
  const own = supplies[state.supply[unit]]
  const bits = state.status[unit]
  const named = marks.flatMap(([bit, text, rule, harm]) =>
    bits & bit ? [{ text, ...(rule && { rule }), ...(harm && { harm }) }] : [],
  )
  const turns = state.isolated[unit]
  const { leaves = 0 } = scenario.units[unit]
  const work = workWords(scenario, state, state.hex[unit])
  return [
    ...(own ? [turns > 0 ? { ...own, text: `${own.text} for ${count(turns, 'week')}` } : own] : []),
    ...named,
    ...(bits & status.working
      ? [{ text: work === undefined ? 'At work' : `At work: ${work}`, rule: 'echelon.40a' }]
      : []),
    ...(leaves > 0 && state.hex[unit] >= away ? [{ text: `Leaves in turn ${leaves}`, rule: 'echelon.W7' }] : []),
    ...(state.carrier[unit] > 0 ? [{ text: `Carried by ${unitName(scenario, state.carrier[unit] - 1)}` }] : []),
    ...(state.depot[unit] > 0 ? [{ text: `Attached to ${unitName(scenario, state.depot[unit] - 1)}` }] : []),
    ...(state.cargo[unit] > 0 ? [{ text: `Carries ${supplyWords(0, state.cargo[unit])}` }] : []),
    ...(state.specialCargo[unit] > 0 ? [{ text: `Carries ${supplyWords(1, state.specialCargo[unit])}` }] : []),
  ]
}

/** Units of a stack that are not seen, with the size of all where that is known. */
export const unseenWords = (unseen: number, stack?: SeenStack): string =>
  `${count(unseen, 'unit')} there not seen${stack?.re === undefined ? '' : `, ${pointsWords(stack.re)} RE in all`}`

/** Names the payer of supply: a unit that carries it, or a depot at a place. */
export const payerName = (scenario: EchelonScenario, payer: Payer): string =>
  'hex' in payer ? placeName(scenario, payer.hex) : unitName(scenario, payer.unit)

/** Names the terrain, settlement and works of a hex, in this order. */
export const groundWords = (table: Table, state: Position, hex: Hex): string =>
  [terrainAt(table, state, hex), ...featuresAt(table, state, hex)]
    .map(({ name }, at) => (at === 0 ? name : name.toLowerCase()))
    .join(', ')

export const weatherName = (table: Table, state: Position, hex: Hex, { weather }: EchelonRules): string =>
  weather.kinds[weatherAt(table, state, hex)].name

/** Where a unit is that may be on no hex. */
export const whereWords = (scenario: EchelonScenario, state: Position, unit: number): string => {
  const hex = state.hex[unit]
  if (hex > 0) return placeName(scenario, hex)
  if (hasLeft({ scenario }, state, unit)) return 'called away'
  if (state.due[unit] > 0 && hex >= eliminatedIsolated) return `arrives in turn ${state.due[unit]}`
  if (hex === eliminated) return 'destroyed'
  if (hex === eliminatedIsolated) return 'destroyed in isolation'
  return hex === removed ? 'lost for good' : 'away'
}
