/** The kinds of authored YAML files. A file says its kind in its first line, and is checked against that kind's schema. */
import type { KindTypes } from './types.generated.ts'

export type { KindTypes } from './types.generated.ts'

/** In the order in which people read about them. */
export const kinds = [
  'system',
  'coverage',
  'terrain',
  'weather',
  'ways',
  'hexsides',
  'nations',
  'movement',
  'combat',
  'experience',
  'supply',
  'victory',
  'specialists',
  'reinforcement',
  'orders',
  'special-orders',
  'headquarters',
  'fog',
  'assets',
  'cards',
  'landing',
  'rewards',
  'units',
  'scenario',
  'map',
  'tutorial',
] as const satisfies readonly (keyof KindTypes)[]

export type Kind = (typeof kinds)[number]

export const isKind = (value: unknown): value is Kind =>
  typeof value === 'string' && (kinds as readonly string[]).includes(value)

/** The tables of a rule system: one file each, below `tables/`. */
export const tableKinds = [
  'terrain',
  'weather',
  'ways',
  'hexsides',
  'nations',
  'movement',
  'combat',
  'experience',
  'supply',
  'victory',
  'specialists',
  'reinforcement',
  'orders',
  'special-orders',
  'headquarters',
  'fog',
  'assets',
  'cards',
  'landing',
  'rewards',
] as const satisfies readonly Kind[]
