/** The tables as authors write them: only what differs from the defaults. */
import type { KindTypes } from '../schemas/types.generated.ts'

type Entry<K extends 'terrain' | 'obstacles' | 'ways' | 'boards' | 'units' | 'nations'> =
  KindTypes[K]['entries'][string]

export type WrittenTerrain = Entry<'terrain'>
export type WrittenObstacle = Entry<'obstacles'>
/** What terrain and obstacles say in the same words. */
export type WrittenGround = Omit<WrittenTerrain, 'sign' | 'look' | 'openCountry' | 'water'>
export type WrittenWay = Entry<'ways'>
export type WrittenBoard = Entry<'boards'>
export type WrittenUnitType = Entry<'units'>
export type WrittenNation = Entry<'nations'>
export type WrittenKinds = NonNullable<WrittenGround['stops']>
export type WrittenCounts = NonNullable<WrittenGround['reduction']>

/** The tables of a folder `systems/command-cards`, a file each; units in as many as there are. */
export type RuleFiles = Pick<
  KindTypes,
  'dice' | 'boards' | 'terrain' | 'obstacles' | 'ways' | 'cards' | 'nations' | 'special'
> & { readonly units: readonly KindTypes['units'][] }
