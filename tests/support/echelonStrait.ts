/** Two coasts with airborne troops, marines, engineers and siege guns: for laws and random games of lifts and landings. */
import type { EchelonScenario } from '../../engine/systems/echelon/scenario.ts'
import { type FieldSketch, field } from './echelon.ts'

const map = `
  . . . . ~ ~ . . . .
   . . . ~ ~ ~ . . . .
  . . . . ~ ~ . w . .
   . . . ~ ~ ~ . . . .
  . . . . ~ ~ . . . .
`
const army = (side: 0 | 1, hexes: readonly string[]) =>
  [
    'parachute regiment 3-5',
    'para-infantry battalion 1-5',
    'air-landing regiment 2-5',
    'airborne-hq regiment 1-2-6',
    'marine brigade 3-6',
    'amphibious-tank brigade 4-8',
    'infantry division 5-6-6 supports-others',
    'construction-engineer regiment 0-1-6',
    'railroad-engineer regiment 0-1-6',
    'long-siege battalion 3-4',
    'heavy-position-anti-aircraft counter 0-0-8 aa3',
    'heavy-position-anti-aircraft counter 0-0-8 aa2',
    'recon battalion 1-10',
  ].map((design, index) => ({ id: `${side}-${index}`, side, design, hex: hexes[index % hexes.length] }))

const sketch: FieldSketch = {
  map,

  hexsides: ['beach 0701 W', 'sea-cliff 0703 W', 'beach 0401 E', 'beach 0403 E'],
  ways: ['rail 0101 0201 0301 0401', 'rail 0703 0803 0903 1003'],
  features: ['major-city 0101', 'city 0401', 'fortress 0703', 'city 0703', 'city 1003'],
  ports: ['0401 12 2', '0703 9 4'],
  airbases: ['0401 3', '0201 3', '0703 3', '0903 3'],
  countries: ['germany 0101'],
  owned: ['all', '0701 0801 0901 1001 0702 0802 0902 1002 0703 0803 0903 1003 0704 0804 0904 1004 0705 0805 0905 1005'],
  supplies: ['0101 0 12', '1003 1 12'],
  sides: [
    {
      home: ['germany'],
      seaZones: true,
      destroysPorts: true,
      withoutHeadquarters: true,
      sources: '0101',
      entry: '0101',
      lift: { rail: 6, naval: 12, air: 6, gliders: 2 },
      airPoints: 12,
      navalPoints: 8,
    },
    {
      seaZones: true,
      withoutHeadquarters: true,
      sources: '1003',
      entry: '1003',
      lift: { rail: 6, naval: 12, air: 6, gliders: 2 },
      airPoints: 8,
      navalPoints: 4,
    },
  ],
  units: [...army(0, ['0401', '0201', '0301']), ...army(1, ['0703', '0903', '0803'])],
}

/** The strait, with the number of weeks. */
export const strait = (turns: number): EchelonScenario => ({ ...field({ ...sketch, turns }), id: 'strait' })
