/** Symbols of units: those of land forces stand in the frame of standard military symbols, aircraft and ships are silhouettes. */
import type { UnitClass, UnitTypeRules } from '../../../../engine/systems/tactical/rules.ts'
import { canopy, crossed, drawStrokes, frame, peak, slash, tracks } from '../../../cartography/unitSymbols.ts'

type Sign = readonly [strokes: string, filled?: string]

const wheels = 'M-7.4 6.4a1.7 1.7 0 1 0 .1 0M7.4 6.4a1.7 1.7 0 1 0 .1 0'
const ball = 'M0-4a3.6 3.6 0 1 1-.1 0z'
const plane = 'M-1.2-10h2.4l.6 5 9 3.4v2.4l-9-1.2-.5 4.8 2.9 1.8v1.4h-8.4v-1.4l2.9-1.8-.5-4.8-9 1.2v-2.4l9-3.4z'
const engines = 'M-7.4-6h2v4.4h-2zM5.4-6h2v4.4h-2z'
const hull = 'M-14 2.4h28l-3.4 5h-21z'

const signs: Readonly<Record<UnitClass, Sign>> = {
  infantry: [frame + crossed],
  tank: [frame + tracks],
  recon: [frame + slash],
  anti_tank: [`${frame}M-13 7.5l13-16 13 16`],
  artillery: [frame, ball],
  anti_air: [`${frame}M-13 7.5q13-18 26 0`],
  fort: [`${frame}M-10.5 4v-6.4h4v2.6h4.5v-2.6h4v2.6h4.5v-2.6h4v6.4`],
  transport: [`${frame}M-13 4h26${wheels}`],
  fighter: ['', plane],
  tac_bomber: ['M-6.4 2v4.6M6.4 2v4.6', plane],
  level_bomber: ['', plane + engines],
  air_transport: ['M-9 6.4h18', plane + engines],
  destroyer: ['M-1 .6v-6.4M-6-3.6h-3.6', `${hull}M-6 2.4v-5h8v5z`],
  submarine: ['M3-2v-5h3', 'M-14 3q2-3 6-3h16q4 0 6 3-2 3-6 3h-16q-4 0-6-3zM-2 0v-4h6v4z'],
  cruiser: ['M-4-3v-5M-9-.4h-4M9-.4h4', `${hull}M-9 2.4v-4h4v-2.4h9v2.4h5v4z`],
  battleship: ['M0-4v-5M-9-1.6h-5M9-1.6h5M-9 .4h-5M9 .4h5', `${hull}M-10 2.4v-5h5v-3h10v3h5v5z`],
  carrier: ['M-14-.6h28', `${hull}M3-.6v-6h5v6z`],
  sea_transport: ['M-4-3v-5', `${hull}M-8 2.4v-4h4v-2.4h4v2.4h8v4z`],
}

/** What flags add to the symbol of infantry. */
const marks: Readonly<Partial<Record<UnitTypeRules['flags'][number], Sign>>> = {
  mountain: ['', peak],
  para: [canopy],
  marine: ['M0-6v11M-2.6-3.8h5.2M-5 1.6q.6 3.6 5 3.6t5-3.6'],
  engineer: ['M-6.5 3.5v-7h13v7M0-3.5v5'],
}

/** Types of movement of what has wheels by itself. */
const wheeled: ReadonlySet<string> = new Set(['wheeled', 'all_terrain'])

/** The symbol of a type, on wheels where it rolls or is carried by a transport. */
export const drawSymbol = (
  { class: of, flags, movement }: Pick<UnitTypeRules, 'class' | 'flags' | 'movement'>,
  isMounted = false,
): string => {
  const [strokes, filled = ''] = signs[of]
  const added = of === 'infantry' ? flags.flatMap((flag) => marks[flag] ?? []) : []
  const isOnWheels = isMounted || (of !== 'transport' && wheeled.has(movement))
  const [more = '', moreFilled = ''] = added
  return drawStrokes(strokes + more + (isOnWheels ? wheels : ''), filled + moreFilled)
}

/** Symbols by unit type id. */
export const symbolsOf = (types: Readonly<Record<string, UnitTypeRules>>): Record<string, string> =>
  Object.fromEntries(Object.entries(types).map(([id, type]) => [id, drawSymbol(type)]))
