/** Marks of units, drawn for a counter of 40 x 40 map units around 0,0: what each unit is, in few strokes. */
import type { UnitSymbol, UnitTypeRules } from '../../../../engine/systems/command-cards/rules.ts'
import { drawStrokes } from '../../../cartography/unitSymbols.ts'

const frame = 'M-13-10.5h26v17h-26z'
const crossed = 'M-13-10.5l26 17m0-17l-26 17'
const tracks = 'M-6-6h12a4 4 0 0 1 0 8h-12a4 4 0 0 1 0-8z'
const wheels = 'M-7 6.5a2.2 2.2 0 1 0 .1 4.4a2.2 2.2 0 1 0-.1-4.4'
const ball = 'M0-6.4a4.4 4.4 0 1 1-.1 0z'

/** Strokes, and parts that are filled. */
const signs: Readonly<Record<UnitSymbol, readonly [strokes: string, filled: string]>> = {
  infantry: [frame + crossed, ''],
  'special-forces': [`${frame}${crossed}`, 'M0-15.5l1.5 3.2 3.5.3-2.7 2.3.9 3.4-3.2-1.9-3.2 1.9.9-3.4-2.7-2.3 3.5-.3z'],
  engineers: [`${frame}M-6.5 2.6v-8.6h13v8.6M0-6v6`, ''],
  cavalry: [`${frame}M-13 6.5l26-17`, ''],
  ski: [`${frame}${crossed}M-9-15.5l18 2.6M-9-12.9l18-2.6`, ''],
  sniper: [`M0-12v20M-10-2h20M0-9.4a7.4 7.4 0 1 0 .1 0z`, ''],
  partisans: [`${frame}M-7.5 1.4l7.5-9.4 7.5 9.4zM-7.5 1.4h15`, ''],
  armour: [frame + tracks, ''],
  'elite-armour': [`${frame}${tracks}`, 'M0-5.2l1 2.1 2.3.2-1.8 1.6.6 2.3-2.1-1.3-2.1 1.3.6-2.3-1.8-1.6 2.3-.2z'],
  'heavy-armour': [`${frame}${tracks}`, 'M-5.4-4.4h10.8a2.4 2.4 0 0 1 0 4.8h-10.8a2.4 2.4 0 0 1 0-4.8z'],
  artillery: [frame, ball],
  'mobile-artillery': [`${frame}${tracks}`, 'M0-4.4a2.4 2.4 0 1 1-.1 0z'],
  'heavy-artillery': [`${frame}M-9.5-6.4v8.8M9.5-6.4v8.8`, ball],
  ship: ['M0-13v13M0-11l8 8h-8', 'M-13.5 0h27l-4.6 7.5h-17.8z'],
  train: [`M-12-3v7h24v-13h-8v6zM-8-3v-6h4v6${wheels}M7 6.5a2.2 2.2 0 1 0 .1 4.4a2.2 2.2 0 1 0-.1-4.4`, ''],
}

/** The mark of a unit type as an SVG fragment. */
export const drawSymbol = ({ symbol }: Pick<UnitTypeRules, 'symbol'>): string => {
  const [strokes, filled] = signs[symbol]
  return drawStrokes(strokes, filled)
}

/** Marks by unit type id, as `MapPicture.symbols` holds them. */
export const symbolsOf = (types: Readonly<Record<string, Pick<UnitTypeRules, 'symbol'>>>): Record<string, string> =>
  Object.fromEntries(Object.entries(types).map(([id, type]) => [id, drawSymbol(type)]))
