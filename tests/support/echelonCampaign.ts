/** A campaign for laws and measurements: two fronts of some twenty units each, with a bit of everything that the rules know. */
import type { EchelonScenario } from '../../engine/systems/echelon/scenario.ts'
import { type FieldSketch, field, type UnitSketch } from './echelon.ts'

const map = `
. . . . w w . . . . . . r r . . . . ~ ~
 . . . w w . . . . . . r r r . . . . ~ ~
. . . . . . . . . . . . r . . . . . ~ ~
 . . . . . . w w . . . . . . . . . . . ~
. . . . . . w f f . . . . . . . . . . .
 . . . . . . f f . . . . . . s s . . . .
. . . . . . . . . . . . . . s s . . . .
 . . . . . . . . . . . . . . . . . . . .
. . . . r . . . . . . . w w . . . . . .
 . . . r r . . . . . . w w w . . . . . .
. . . . . . . . . . . . w . . . . . . .
 . . . . . . . . . . . . . . . . . . . ~
. . . . . . w w . . . . . . . . . . ~ ~
 . . . . . w w . . . . . . . . . . . ~ ~
. . . . . . . . . . . . . . . . . ~ ~ ~
`

const row = (y: number, from: number, to: number): string =>
  Array.from(
    { length: to - from + 1 },
    (_, index) => `${String(from + index).padStart(2, '0')}${String(y).padStart(2, '0')}`,
  ).join(' ')

/** The same kinds of units on both sides, at places of their own. */
const army = (side: 0 | 1, places: Readonly<Record<string, string>>): UnitSketch[] => {
  const own = (id: string): string => `${side === 0 ? 'w' : 'e'}-${id}`
  const designs: Readonly<Record<string, string>> = {
    depot: 'major-depot regiment 0-3-0',
    hq: 'army-hq regiment 0-1-6',
    inf1: 'infantry division 5-6-6 supports-itself',
    inf2: 'infantry division 5-6-6 supports-others',
    inf3: 'infantry division 4-5-6 supports-itself',
    inf4: 'infantry division 4-5-6 supports-itself',
    inf5: 'infantry division 3-5-6',
    inf6: 'infantry division 5-6-6 supports-others',
    tank1: 'tank division 9-8-10 supports-others',
    tank2: 'tank brigade 4-8',
    motor: 'infantry division 7-7-10 motorised supports-others',
    cavalry: 'cavalry brigade 2-8',
    guns1: 'artillery regiment 3-6',
    guns2: 'artillery regiment 3-8',
    siege: 'siege regiment 4-4',
    sappers: 'combat-engineer battalion 1-8',
    builders: 'construction-engineer regiment 0-1-6',
    recon: 'recon battalion 1-10',
    flak: 'light-anti-aircraft battalion 1-8 aa2',
    at: 'anti-tank battalion 1-8',
    paras: 'parachute regiment 3-5',
    police: 'police regiment 1-6',
    train: 'truck regiment 0-8',
    spare: 'infantry division 3-5-6',
  }
  return Object.entries(places).map(([id, hex]) => ({
    id: own(id),
    side,
    design: designs[id],
    ...(hex === '' ? { eliminated: true } : { hex }),
    ...(id === 'hq' ? { depot: own('depot') } : {}),
  }))
}

const sketch: FieldSketch = {
  map,
  turns: 5,
  hexsides: [
    'minor-river 1003 E SE',
    'minor-river 1004 E NE',
    'major-river 1007 E SE',
    'major-river 1008 E NE',
    'minor-river 1011 E SE',
  ],
  bridges: ['1007 E'],
  ways: [
    `rail ${row(8, 1, 9)} ${row(8, 10, 20)}`,
    `road ${row(8, 1, 20)}`,
    `road ${row(3, 1, 18)}`,
    `track ${row(13, 1, 17)}`,
  ],
  features: [
    'partial-major-city 1008',
    'city 0503',
    'city 1503',
    'city 0508',
    'city 1608',
    'town 1013',
    'fort 1206',
    'city 1805',
  ],
  ports: ['1805 6 2', '1713 3'],
  airbases: ['0308 3', '1808 3'],
  sides: [
    {
      sources: '0108',
      entry: '0108',
      start: { supply: 8, special: 3, infantry: 24, armour: 12 },
      income: { supply: 3, special: 1, infantry: 12, armour: 6 },
      smp: 12,
      lift: { rail: 12, naval: 0, air: 3, gliders: 1 },
      airPoints: 6,
    },
    {
      sources: '2008',
      entry: '2008',
      start: { supply: 6, special: 3, infantry: 24, armour: 12 },
      income: { supply: 3, special: 1, infantry: 12, armour: 6 },
      smp: 12,
      lift: { rail: 12, naval: 6, air: 3, gliders: 1 },
      airPoints: 4,
      navalPoints: 4,
    },
  ],
  units: [
    ...army(0, {
      depot: '0308',
      hq: '0508',
      inf1: '0803',
      inf2: '0806',
      inf3: '0908',
      inf4: '0810',
      inf5: '0812',
      inf6: '0908',
      tank1: '0708',
      tank2: '0708',
      motor: '0607',
      cavalry: '0713',
      guns1: '0908',
      guns2: '0806',
      siege: '0708',
      sappers: '0908',
      builders: '0508',
      recon: '0807',
      flak: '0508',
      at: '0806',
      paras: '0308',
      police: '0503',
      train: '0408',
      spare: '',
    }),
    ...army(1, {
      depot: '1908',
      hq: '1608',
      inf1: '1203',
      inf2: '1206',
      inf3: '1108',
      inf4: '1210',
      inf5: '1212',
      inf6: '1108',
      tank1: '1508',
      tank2: '1409',
      motor: '1407',
      cavalry: '1312',
      guns1: '1108',
      guns2: '1206',
      siege: '1508',
      sappers: '1108',
      builders: '1608',
      recon: '1207',
      flak: '1608',
      at: '1206',
      paras: '1808',
      police: '1503',
      train: '1708',
      spare: '',
    }),
  ],
  owned: [`${Array.from({ length: 15 }, (_, y) => row(y + 1, 1, 10)).join(' ')}`, 'all'],
  supplies: ['0308 0 10 2', '1908 1 10 2', '0908 0 2', '1108 1 2'],
  objectives: [
    { hex: '1008', name: 'Centre', perTurn: [2, 2], atEnd: [6, 6] },
    { hex: '0508', name: 'West', perTurn: [1, 1], atEnd: [4, 8] },
    { hex: '1608', name: 'East', perTurn: [1, 1], atEnd: [8, 4] },
    { hex: '1503', name: 'North', perTurn: [1, 1], atEnd: [4, 2] },
    { hex: '1013', name: 'South', perTurn: [1, 1], atEnd: [2, 2] },
  ],
  tie: 1,
}

export const campaign = (change: Partial<FieldSketch> = {}): EchelonScenario => ({
  ...field({ ...sketch, ...change }),
  id: 'campaign',
})

/** A campaign that some units leave in its second week: a division, a depot, a headquarters, transport and tanks of each side. */
export const calledAway = (scenario: EchelonScenario): EchelonScenario => ({
  ...scenario,
  id: `${scenario.id}-called-away`,
  units: scenario.units.map((unit) =>
    /-(inf2|tank1|train|spare)$/.test(unit.id) || /^e-(hq|depot)$/.test(unit.id) ? { ...unit, leaves: 2 } : unit,
  ),
})
