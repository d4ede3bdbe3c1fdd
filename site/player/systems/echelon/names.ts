/** Phases, orders, units and places of echelon campaigns in words. */
import type { Hex } from '../../../../engine/hex.ts'
import { dateWords as wordsOfWeek } from '../../../../engine/systems/echelon/date.ts'
import { featuresAt, terrainAt, weatherAt } from '../../../../engine/systems/echelon/ground.ts'
import { hasLeft } from '../../../../engine/systems/echelon/leaving.ts'
import {
  constructionWords,
  count,
  placeName,
  pointsWords,
  supplyWords,
  unitName,
} from '../../../../engine/systems/echelon/names.ts'
import { type EchelonRules, goods, jobs } from '../../../../engine/systems/echelon/rules.ts'
import type { EchelonScenario } from '../../../../engine/systems/echelon/scenario.ts'
import type { Payer } from '../../../../engine/systems/echelon/supply/network.ts'
import type { Table } from '../../../../engine/systems/echelon/table.ts'
import {
  away,
  eliminated,
  eliminatedIsolated,
  type Phase,
  type Position,
  phase,
  removed,
  type SeenStack,
  status,
  supply,
} from '../../../../engine/systems/echelon/types.ts'
import { faceOf, reOf } from '../../../../engine/systems/echelon/units.ts'
import type { Condition } from '../../panels/parts.tsx'

export {
  count,
  listWords,
  placeName,
  pointsWords,
  resultWords,
  unitName,
} from '../../../../engine/systems/echelon/names.ts'
export { actionWords, buttonWords } from '../../../../engine/systems/echelon/verbs/sentences.ts'
export { sideName, signed } from '../../words.ts'

/** For each phase its name, the decision in it, and how it is made. */
type PhaseWords = readonly [name: string, asked: string, task: string]

const phases: Readonly<Record<Phase, PhaseWords>> = {
  [phase.initial]: ['Initial', 'See to supply', 'Rebuild, attach, convert: who can is listed.'],
  [phase.declare]: ['Declare', 'Name reserves and plans', 'Reserves do not move now: they react.'],
  [phase.movement]: ['Movement', 'Move', 'Choose a unit, then where it goes. Drops come last.'],
  [phase.combat]: ['Combat', 'Choose a hex to attack', 'Each once; each unit attacks once.'],
  [phase.commit]: ['Attack', 'Build the attack', 'Choose the units that take part.'],
  [phase.withdraw]: ['Withdrawal', 'Leave before the fight?', 'The stack leaves by its slowest.'],
  [phase.answer]: ['Answer', 'Answer the attack', 'Turn guns against tanks, call planes and ships.'],
  [phase.losses]: ['Losses', 'Name what is lost', 'Each choice says what it pays.'],
  [phase.retreat]: ['Retreat', 'Fall back', 'Choose where each unit goes.'],
  [phase.advance]: ['Advance', 'Take the ground?', 'Choose who goes, then where.'],
  [phase.reaction]: ['Reaction', 'Move the reserves', 'Riders have half their points, others one hex.'],
  [phase.exploitation]: ['Exploitation', 'Exploit', 'Motorised units move again, and overrun.'],
}

export const phaseName = (now: Phase): string => phases[now][0]
export const askedWords = (now: Phase): string => phases[now][1]
export const taskWords = (now: Phase): string => phases[now][2]

/** The week of a turn in words. */
export const dateWords = ({ week }: EchelonScenario, turn: number): string => wordsOfWeek(week + Math.max(1, turn) - 1)

/** Strength on a counter: `5-6-8`, with one number where attack and defence are the same. */
export const faceWords = ({ attack, defence, move }: { attack: number; defence: number; move: number }): string =>
  attack === defence ? `${attack}-${move}` : `${attack}-${defence}-${move}`

/** Type and size of a unit: `Infantry, division`, `Tanks, cadre`. */
export const kindWords = ({ profiles }: Table, state: Position, unit: number): string => {
  const { type, size, hasCadre } = profiles[unit]
  return `${type.name}, ${hasCadre && state.reversed[unit] ? 'cadre' : size}`
}

export const reWords = (table: Table, state: Position, unit: number): string => pointsWords(reOf(table, state, unit))

/** A unit's numbers: `5-6-8, 3 RE`. */
export const numberWords = (table: Table, state: Position, unit: number): string =>
  `${faceWords(faceOf(table, state, unit))}, ${reWords(table, state, unit)} RE`

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
  return constructionWords(rules.engineering.jobs[jobs[(state.job[hex] % 16) - 1]].name, state.jobLeft[hex])
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
    ...(state.cargo[unit] > 0 ? [{ text: `Carries ${supplyWords(goods.supply, state.cargo[unit])}` }] : []),
    ...(state.specialCargo[unit] > 0
      ? [{ text: `Carries ${supplyWords(goods.special, state.specialCargo[unit])}` }]
      : []),
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
