/** Mistakes that authors make in battles like Compass, of the echelon system. */
import type { Mistake } from './mistake.ts'

export const battle = 'compass'

export const mistakes: readonly Mistake[] = [
  [
    'owners swapped',
    ['map', /owner: \|[\s\S]*?zone:/, (m) => m.replace(/\b1\b/g, 'x').replace(/\b2\b/g, '1').replace(/x/g, '2')],
  ],
  ['two units of one name', ['scenario', 'name: 7th Armoured Brigade', 'name: 4th Armoured Brigade']],
  [
    "a unit in the enemy's rear",
    ['scenario', 'design: italian-libyan-division, hex: 1409', 'design: italian-libyan-division, hex: 1810'],
  ],
  [
    'a unit in the sea, a digit wrong',
    ['scenario', 'design: british-garrison-brigade, hex: 1609', 'design: british-garrison-brigade, hex: 0404'],
  ],
  [
    'a reinforcement comes in behind the enemy',
    ['scenario', 'turn: 2, entry: 2010}\n      - {id: lorries', 'turn: 2, entry: 0102}\n      - {id: lorries'],
  ],
  [
    'no entry for reinforcements',
    ['scenario', 'turn: 3, entry: 0102', 'turn: 3'],
    ['scenario', '    entry: 0705\n', ''],
  ],
  ['the entry of a side in enemy hands', ['scenario', 'entry: 0705', 'entry: 1909']],
  ['source in enemy hands', ['scenario', 'sources: 0102', 'sources: 2010']],
  ['sources missing', ['scenario', '    sources: 0102\n', '']],
  ['both sides have the same source hex', ['scenario', 'sources: 0102', "sources: '0102 2010'"]],
  ['supply of a side lies at an enemy hex', ['scenario', '{at: 1610, supply: 6}', '{at: 1107, supply: 6}']],
  ['supply in sea', ['scenario', '{at: 1610, supply: 6}', '{at: 1104, supply: 6}']],
  ['supplies twice in one hex', ['scenario', '{at: 1610, supply: 6}', '{at: 1909, supply: 6}']],
  ['supply 0', ['scenario', '{at: 1610, supply: 6}', '{at: 1610, supply: 0}']],
  ['supply off by ten', ['scenario', '{at: 1909, supply: 24}', '{at: 1909, supply: 240}']],
  ['port at sea', ['map', '{at: 1108, capacity: 1}', '{at: 1206, capacity: 1}']],
  ['a fort in the sea', ['map', '{kind: fort, at: 0705}', '{kind: fort, at: 0704}\n  - {kind: fort, at: 1304}']],
  [
    "a unit of the enemy's design",
    [
      'scenario',
      'name: Cirene Division, design: italian-weak-infantry-division',
      'name: Cirene Division, design: british-australian-division',
    ],
  ],
  [
    'a unit of a nation that does not fight',
    [
      'scenario',
      'name: Cirene Division, design: italian-weak-infantry-division',
      'name: Cirene Division, design: german-infantry-division',
    ],
  ],
  ['wrong id of design', ['scenario', 'italian-libyan-division', 'italian-lybian-division']],
  ['wrong case of design', ['scenario', 'italian-libyan-division', 'Italian-Libyan-Division']],
  ['the tie for nobody', ['scenario', 'tie: italian', 'tie: italy']],
  ['the tie in capitals', ['scenario', 'tie: italian', 'tie: Italian']],
  ['margin reversed', ['scenario', 'margin: [4, 1]', 'margin: [1, 4]']],
  ['a margin to nothing', ['scenario', 'margin: [4, 1]', 'margin: [4, 0]']],
  [
    'objective off by ten',
    ['scenario', '{name: Tobruk, at: 0705, atEnd: [12, 4]}', '{name: Tobruk, at: 0705, atEnd: [120, 4]}'],
  ],
  ['objective in the desert: digit wrong', ['scenario', '{name: Tobruk, at: 0705', '{name: Tobruk, at: 0507']],
  ['no place worth anything to a side', ['scenario', /atEnd: \[(\d+), \d+\]/g, 'atEnd: [0, 3]']],
  ['a unit comes after the end', ['scenario', 'turn: 3, entry: 0102', 'turn: 9, entry: 0102']],
  ['a unit comes in the last turn', ['scenario', 'turn: 3, entry: 0102', 'turn: 6, entry: 0102']],
  ['turn 0', ['scenario', 'turn: 3, entry: 0102', 'turn: 0, entry: 0102']],
  ['turn and hex both', ['scenario', 'turn: 3, entry: 0102', 'hex: 0202, turn: 3, entry: 0102']],
  ['entry without turn', ['scenario', 'turn: 3, entry: 0102', 'entry: 0102']],
  ['neither hex nor turn', ['scenario', ', turn: 3, entry: 0102', '']],
  ['date 1941 Feb 30', ['scenario', 'date: 1940-12-09', 'date: 1941-02-30']],
  ['date of other century', ['scenario', 'date: 1940-12-09', 'date: 2040-12-09']],
  ['date as 09-12-1940', ['scenario', 'date: 1940-12-09', 'date: 09-12-1940']],
  ['depot is enemy', ['scenario', 'depot: tobruk', 'depot: matruh']],
  ['depot id typo', ['scenario', 'depot: tobruk', 'depot: tobruck']],
  ['zone wrong', ['map', 'zone: arid', 'zone: polar']],
  [
    'home countries swapped',
    ['scenario', 'home: [egypt]', 'home: [libya]'],
    ['scenario', 'home: [libya]\n    start: {infantry: 4', 'home: [egypt]\n    start: {infantry: 4'],
  ],
  ['home of both', ['scenario', 'home: [egypt]', 'home: [libya]']],
  ['duplicate id', ['scenario', 'id: 7-armoured', 'id: 4-armoured']],
  [
    'wrong indentation: units under supplies',
    ['scenario', '    units:\n      - {id: 4-armoured', '      units:\n      - {id: 4-armoured'],
  ],
  ['income without entry', ['scenario', '    entry: 1909\n', '']],
  ['balance of unknown side', ['scenario', 'balance: {side: british', 'balance: {side: brittish']],
  ['balance from > to', ['scenario', 'from: 35, to: 65', 'from: 65, to: 35']],
  ['briefing names other year', ['briefing', '1940', '1941']],
  ['way gap', ['map', "run: '1909 1810 1710 1711 1712'", "run: '1909 1710 1711 1712'"]],
  ['same objective', ['scenario', '{name: Derna, at: 0202', '{name: Bardia, at: 0202']],
  ['two countries', ['map', '  - {id: egypt}', '  - {id: egypt}\n  - {id: libya}']],
  ['port capacity 0', ['map', '{at: 1909, capacity: 3}\nairbases', '{at: 1909, capacity: 0}\nairbases']],
  ['airbase twice', ['map', '{at: 0505, capacity: 2}', '{at: 0202, capacity: 2}']],
  [
    'a nation surrenders that is not there',
    [
      'scenario',
      '    supplies:\n      - {at: 0705',
      '    surrenders: [{nation: french, hexes: 0705}]\n    supplies:\n      - {at: 0705',
    ],
  ],
  [
    'a nation surrenders at once',
    [
      'scenario',
      '    supplies:\n      - {at: 0705',
      '    surrenders: [{nation: italian, hexes: 1909}]\n    supplies:\n      - {at: 0705',
    ],
  ],
  [
    'a nation surrenders for a hex of the sea',
    [
      'scenario',
      '    supplies:\n      - {at: 0705',
      '    surrenders: [{nation: italian, hexes: 0705 1304}]\n    supplies:\n      - {at: 0705',
    ],
  ],
  [
    'gliders without an airbase',
    ['scenario', 'lift: {naval: 3}', 'lift: {naval: 3, gliders: 2}'],
    ['map', /airbases:\n( {2}- [^\n]*\n)+/, ''],
  ],
  ['a port far inland', ['map', '{at: 1108, capacity: 1}', '{at: 0811, capacity: 1}']],
  ['a bridge in the desert', ['map', 'ways:', "bridges: ['1209 E']\nways:"]],
  [
    'a division of a nation that nobody has',
    [
      'scenario',
      'name: Cirene Division, design: italian-weak-infantry-division',
      'name: Cirene Division, design: greek-infantry-division',
    ],
  ],
]
