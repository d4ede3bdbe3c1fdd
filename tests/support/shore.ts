/** A coast with everything that fog, aircraft, ships, cards and landings touch: small, and hidden from each other. */
import { hexAt } from '../../engine/hex.ts'
import type { OperationalScenario } from '../../engine/systems/operational/scenario.ts'
import { makeScenario } from './operational.ts'

const hex = (column: number, row: number): number => hexAt({ width: 10, height: 7 }, column - 1, row - 1)
const bombers = { type: 'card', card: 'bomber-wing' } as const
const engineers = { type: 'specialist', specialist: 'engineers' } as const

/** The first side comes from the sea and from the air onto a coast that the second one holds; both have prepared. */
export const shore: OperationalScenario = makeScenario({
  id: 'shore',
  map: `~ ~ . . f . . h . C
         ~ ~ . . . . . h . .
        ~ . . C . . . . f .
         ~ . . . . . M . . .
        ~ ~ . . f . . M . .
         ~ ~ ~ . . . . . . .
        ~ ~ ~ ~ . . . . . C`,
  owner: `- - 2 2 2 2 2 2 2 2
           - - 2 2 2 2 2 2 2 2
          - 1 2 2 2 2 2 2 2 2
           - 1 2 2 2 2 2 2 2 2
          - - 1 2 2 2 2 2 2 2
           - - - 1 1 2 2 2 2 2
          - - - - 1 1 1 2 2 2`,
  fog: true,
  ways: ['road 0203 0303 0403 0503 0603 0703 0803', 'rail 1007 0907 0807 0707 0607 0507'],
  barriers: ['minor-river 0701 E', 'minor-river 0702 NE E SE', 'minor-river 0703 E', 'minor-river 0704 NE E SE'],
  bridges: ['0703 E'],
  forts: ['0303'],
  sources: [
    ['ship 0203', 'rail 0507'],
    ['rail 1007', 'truck 1003'],
  ],
  hubs: [['0507 1'], ['1003 2']],
  trucks: [1, 1],
  prestige: [100, 80],
  prepares: [true, true],
  headquarters: [
    { side: 0, hex: '0507', levels: { intelligence: 2 }, pool: ['infantry british 3', 'engineers british 1'] },
    { side: 1, hex: '0903', levels: { intelligence: 3 }, pool: ['infantry german 3'] },
  ],
  units: [
    { id: 'a', side: 0, hex: '0203', specialists: ['field-artillery'] },
    { id: 'b', side: 0, hex: '0305' },
    { id: 'tanks', side: 0, type: 'british-armour', hex: '0507', specialists: ['reconnaissance'] },
    { id: 'boats', side: 0, arrives: { turn: 1, by: 'sea', hexes: ['0301', '0302'] }, specialists: ['engineers'] },
    { id: 'jumpers', side: 0, type: 'british-airborne', arrives: { turn: 2, by: 'air', hexes: [] } },
    { id: 'brigade', side: 0, steps: 4, reserve: 'card' },
    { id: 'rear', side: 1, hex: '1003' },
    { id: 'coast', side: 1, hex: '0301', steps: 3, entrenchment: 1 },
    { id: 'fort', side: 1, hex: '0303', steps: 4 },
    { id: 'panzer', side: 1, type: 'german-panzer-division', hex: '0603' },
    { id: 'south', side: 1, hex: '0705', steps: 5 },
    { id: 'deep', side: 1, hex: '0801' },
    { id: 'late', side: 1, arrives: { turn: 2, hexes: ['1001', '1007'] } },
  ],
  assets: [['air-attack 1', 'naval-bombardment 1 2', 'air-reconnaissance 1 2', 'air-supply 1 1'], ['air-attack 1 2']],
  cards: [
    [{ card: 'commando-landing', unit: 5 }, { card: 'code-breakers' }, { card: 'agents' }],
    [{ card: 'air-fleet' }, { card: 'mobile-command' }],
  ],
  store: [['infantry british 2'], ['infantry german 2']],
  objectives: [
    { side: 0, hex: '0403', by: 3 },
    { side: 0, hex: '1001', by: 5 },
  ],
  bonuses: [
    { name: 'Fort', side: 0, by: 3, condition: { type: 'take', hex: hex(3, 3) }, reward: bombers },
    { name: 'Prisoners', side: 0, by: 4, condition: { type: 'prisoners', count: 1 }, reward: engineers },
    { name: 'Few losses', side: 0, by: 5, condition: { type: 'steps', count: 5 }, reward: { type: 'upgrade' } },
    { name: 'Crossroads', side: 1, by: 5, condition: { type: 'hold', hex: hex(4, 3) }, reward: { type: 'port' } },
    { name: 'Coast', side: 1, by: 5, condition: { type: 'keep', unit: 7 }, reward: { type: 'token', token: 'coast' } },
  ],
  turns: 5,
})
