/** Two armies in contact from the first turn on, with all kinds of units that combat knows: for laws, where a campaign fights too little. */
import type { EchelonScenario } from '../../engine/systems/echelon/scenario.ts'
import { field, type UnitSketch } from './echelon.ts'

const designs = [
  'infantry division 6-7-6 supports-others',
  'tank division 9-7-10 supports-others',
  'mechanised-infantry regiment 3-3-8',
  'commando battalion 2-2-8',
  'artillery regiment 3-2-6',
  'siege regiment 4-1-4',
  'anti-tank battalion 1-2-8',
  'combat-engineer battalion 1-2-8',
  'political-police regiment 2-2-6',
  'divisional-hq counter 0-0-6',
  'truck counter 0-0-8',
  'heavy-position-anti-aircraft counter 0-0-4 aa3',
  'cavalry division 4-4-8 supports-others',
  'infantry regiment 2-3-6',
  'army-hq counter 0-1-8',
]
const places = [
  ['0103', '0202', '0203', '0204', '0302'],
  ['0303', '0304', '0402', '0403', '0503'],
] as const
const perHex = 3
/** Each next unit is so many designs further on. */
const stride = 7

export const contact = (): EchelonScenario => {
  const hexes = places.flatMap((ofSide, side) => ofSide.map((hex) => ({ hex, side: side as 0 | 1 })))
  const units = hexes.flatMap(({ hex, side }, place) =>
    Array.from({ length: perHex }, (_, index): UnitSketch => {
      const number = place * perHex + index
      return { id: `${hex}-${index}`, side, hex, design: designs[(number * stride) % designs.length] }
    }),
  )
  return field({
    map: `
      . . . . . .
      . w . f . .
      . . r . . .
      . . M . . .
      . . . . . .`,
    features: ['city 0303', 'fort 0304'],
    hexsides: ['minor-river 0303 W'],
    units,
    supplies: ['0101 0 30', '0605 1 30'],
    owned: ['0101 0201 0301 0102 0202 0302 0103 0203 0104 0204 0105', 'all'],
    sides: [
      { sources: '0101', entry: '0101', airPoints: 3 },
      { sources: '0605', entry: '0605', airPoints: 3 },
    ],
    objectives: [{ hex: '0303' }],
    turns: 3,
  })
}
