/** Units of the tables for display: counters, numbers, addresses. */
import type { Reference } from '../../../compiler/systems/tactical/bundle.ts'
import { drawCounter } from '../../../compiler/systems/tactical/cartography/counter.ts'
import { drawSymbol } from '../../../compiler/systems/tactical/cartography/symbols.ts'
import { kinds, type TacticalRules, type UnitTypeRules } from '../../../engine/systems/tactical/rules.ts'
import type { Side } from '../../../engine/twoSides.ts'
import { capital } from '../../../engine/words.ts'
import { referenceAddress } from '../../data/addresses.ts'

/** A counter outside a map. */
export const typeCounter = (type: UnitTypeRules, strength = fullStrength(type), side: Side = 0): string =>
  drawCounter({ symbol: drawSymbol(type), side, strength })

const fullStrength = ({ flags }: UnitTypeRules): number => (flags.includes('garrison5') ? 5 : 10)

/** The page of those that belong to no nation. */
const anyNation = 'any-nation'

export const nationOf = ({ nation = anyNation }: UnitTypeRules): string => nation

/** `german` as `German`. */
export const nationName = (nation: string): string => capital(nation.replaceAll('-', ' '))

/** The nations that have units, those with the most first. */
export const nationsOf = ({ unitTypes }: TacticalRules): readonly (readonly [nation: string, units: number])[] => {
  const counts = new Map<string, number>()
  for (const type of Object.values(unitTypes)) counts.set(nationOf(type), (counts.get(nationOf(type)) ?? 0) + 1)
  return [...counts].sort(([, one], [, other]) => other - one)
}

export const typeAddress = (system: string, id: string, type: UnitTypeRules): string =>
  `${referenceAddress(system, `units/${nationOf(type)}`)}#${id}`

/** `1939–1942`, `from 1943`. */
export const yearsOf = ({ from, until }: UnitTypeRules): string =>
  from === undefined ? '' : until === undefined ? `from ${from}` : `${from}–${until}`

const shown = (value: number): string => (value < 0 ? `(${-value})` : String(value))

/** The attack by kind of target; what only answers stands in brackets. */
export const attacks = ({ attack }: UnitTypeRules): readonly string[] => kinds.map((kind) => shown(attack[kind]))

/** The page of a value of the rules. */
export const addressOfPath = ({ rules, system }: Reference, path: string): string | undefined => {
  const [field = '', id = ''] = path.split('.')
  const type = field === 'unitTypes' ? rules.unitTypes[id] : undefined
  if (type !== undefined) return typeAddress(system, id, type)
  const page = Object.entries(pages).find(([, fields]) => fields.includes(field))?.[0]
  if (page === undefined) return undefined
  return `${referenceAddress(system, page)}${field === 'terrain' && id !== '' ? `#${id}` : ''}`
}

/** The pages that show the other fields of the rules. */
const pages: Readonly<Record<string, readonly string[]>> = {
  units: ['unitTypes'],
  terrain: ['terrain', 'movement', 'entrenchment'],
  classes: ['classes', 'leaders', 'experience'],
  combat: ['combat', 'supply', 'weather', 'battle', 'houseRules'],
}
