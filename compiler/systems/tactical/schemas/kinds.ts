/** The kinds of authored files, and where they lie. A file says its kind in its first line, and is checked against that kind's schema. */
import { scenarioPaths, tablePaths, unitPaths } from '../../../schemas/paths.ts'
import type { KindTypes } from './types.generated.ts'

/** The tables: one file each, below `tables/`. In the order in which people read about them. */
export const tableKinds = [
  'terrain',
  'movement',
  'classes',
  'combat',
  'experience',
  'leaders',
  'entrenchment',
  'supply',
  'weather',
  'battle',
  'house-rules',
] as const satisfies readonly (keyof KindTypes)[]

export const kinds = {
  ...tablePaths(tableKinds),
  formula: tablePaths(['formula']).formula,
  ...unitPaths,
  ...scenarioPaths,
} satisfies Partial<Record<keyof KindTypes, string>>

export type Kind = keyof typeof kinds
