/** Mistakes that authors make in battles like the Korsun pocket, of the operational system. */
import type { Mistake } from './mistake.ts'

export const battle = 'korsun'

export const mistakes: readonly Mistake[] = [
  [
    'a reinforcement enters far behind the enemy',
    ['scenario', 'arrives: {turn: 2, hexes: [2122, 2121, 1922]}', "arrives: {turn: 2, hexes: ['0101', '0301']}"],
  ],
  ['arrives turn 20 of 10', ['scenario', 'arrives: {turn: 2,', 'arrives: {turn: 20,']],
  ['arrives turn 0', ['scenario', 'arrives: {turn: 2,', 'arrives: {turn: 0,']],
  [
    'entry hex off map',
    ['scenario', 'arrives: {turn: 2, hexes: [2122, 2121, 1922]}', 'arrives: {turn: 2, hexes: [2132, 2121, 1922]}'],
  ],
  [
    'entry hex twice',
    ['scenario', 'arrives: {turn: 2, hexes: [2122, 2121, 1922]}', 'arrives: {turn: 2, hexes: [2122, 2122]}'],
  ],
  [
    'arrives by sea inland',
    ['scenario', 'arrives: {turn: 2, hexes: [2122, 2121, 1922]}', 'arrives: {turn: 2, by: sea}'],
  ],
  [
    'arrives and hex',
    [
      'scenario',
      'arrives: {turn: 2, hexes: [2122, 2121, 1922]}',
      'hex: 2122, arrives: {turn: 2, hexes: [2122, 2121, 1922]}',
    ],
  ],
  ['objective by 20', ['scenario', 'name: Korsun, by: 9', 'name: Korsun, by: 19']],
  ['objective own already', ['scenario', '{hex: 1608, name: Korsun, by: 9}', "{hex: '0101', name: Korsun, by: 9}"]],
  [
    'objective twice',
    [
      'scenario',
      '- {hex: 1608, name: Korsun, by: 9}',
      '- {hex: 1608, name: Korsun, by: 9}\n      - {hex: 1608, name: Korsun again, by: 9}',
    ],
  ],
  [
    'an objective with digits exchanged',
    ['scenario', '{hex: 1608, name: Korsun, by: 9}', "{hex: '0816', name: Korsun, by: 9}"],
  ],
  ['both sides deny', ['scenario', 'victory: objectives', 'victory: deny']],
  ['both sides objectives', ['scenario', 'victory: deny', 'victory: objectives']],
  ['weather list short', ['scenario', ', snow, snow, snow]\nbalance', ', snow, snow]\nbalance']],
  ['daysPerTurn off by ten', ['scenario', 'daysPerTurn: 2', 'daysPerTurn: 20']],
  ['turns off by ten', ['scenario', 'turns: 10', 'turns: 100'], ['scenario', /weather: \[.*\]/, 'weather: snow']],
  ['steps off by ten', ['scenario', 'hex: 2717, steps: 6', 'hex: 2717, steps: 60']],
  ['steps 0', ['scenario', 'hex: 2717, steps: 6', 'hex: 2717, steps: 0']],
  [
    'experience too high',
    ['scenario', 'hex: 2717, steps: 6, experience: 210', 'hex: 2717, steps: 6, experience: 2100'],
  ],
  ['entrenchment too high', ['scenario', 'experience: 120, entrenchment: 2', 'experience: 120, entrenchment: 20']],
  [
    'headquarters in enemy country',
    ['scenario', "hex: '0607'\n        commandPoints: 5", 'hex: 1608\n        commandPoints: 5'],
  ],
  [
    'headquarters on a hex of a unit of the enemy',
    ['scenario', "hex: '0607'\n        commandPoints: 5", 'hex: 2122\n        commandPoints: 5'],
  ],
  [
    'a headquarters of the enemy, copied with its kind',
    ['scenario', "profile: soviet-front\n        hex: '0607'", "profile: german-army\n        hex: '0607'"],
  ],
  ['headquarters command points off by ten', ['scenario', 'commandPoints: 5', 'commandPoints: 50']],
  [
    'unit attached to enemy headquarters',
    ['scenario', 'steps: 6, experience: 210, headquarters: 2-ukr', 'steps: 6, experience: 210, headquarters: 8-army'],
  ],
  [
    'unit attached to no headquarters',
    [
      'scenario',
      'steps: 6, experience: 210, headquarters: 2-ukr, specialists',
      'steps: 6, experience: 210, specialists',
    ],
  ],
  ['specialist of wrong name', ['scenario', 'specialists: [rocket-artillery, engineers]', 'specialists: [rockets]']],
  [
    'pool of enemy nation',
    [
      'scenario',
      'pool: [{item: infantry, nation: german, count: 4}]',
      'pool: [{item: infantry, nation: soviet, count: 4}]',
    ],
  ],
  [
    'pool item twice',
    [
      'scenario',
      'pool: [{item: infantry, nation: german, count: 4}]',
      'pool: [{item: infantry, nation: german, count: 4}, {item: infantry, nation: german, count: 4}]',
    ],
  ],
  [
    'store of enemy',
    [
      'scenario',
      'store: [{item: infantry, nation: soviet, count: 10}',
      'store: [{item: infantry, nation: german, count: 10}',
    ],
  ],
  [
    'unit of the enemy nation',
    ['scenario', 'type: soviet-tank-corps,         hex: 2717', 'type: german-panzer-division,         hex: 2717'],
  ],
  ['source in enemy', ['scenario', "{kind: rail, hex: '0101'}", '{kind: rail, hex: 2122}']],
  ['hub in enemy', ['scenario', '{hex: 2720, trucks: 4}', '{hex: 2121, trucks: 4}']],
  ['hub twice', ['scenario', '{hex: 2720, trucks: 4}', '{hex: 2607, trucks: 4}']],
  ['hub trucks 0', ['scenario', '{hex: 2720, trucks: 4}', '{hex: 2720, trucks: 0}']],
  ['hub trucks off by ten', ['scenario', '{hex: 2720, trucks: 4}', '{hex: 2720, trucks: 40}']],
  [
    'asset twice',
    [
      'scenario',
      'assets: [{asset: air-attack, perTurn: 1, uses: 8}',
      'assets: [{asset: air-attack, perTurn: 1, uses: 8}, {asset: air-attack, perTurn: 1, uses: 8}',
    ],
  ],
  [
    'asset uses less than perTurn',
    ['scenario', '{asset: air-attack, perTurn: 1, uses: 8}', '{asset: air-attack, perTurn: 8, uses: 1}'],
  ],
  [
    'asset uses more than turns',
    ['scenario', '{asset: air-attack, perTurn: 1, uses: 8}', '{asset: air-attack, perTurn: 1, uses: 80}'],
  ],
  [
    'asset from turn 12',
    ['scenario', '{asset: air-attack, perTurn: 1, uses: 8}', '{asset: air-attack, perTurn: 1, uses: 8, from: 12}'],
  ],
  ['bonus delay unit of own', ['scenario', 'reward: {delay: lah, turns: 1}', 'reward: {delay: 3-tk, turns: 1}']],
  ['bonus take own hex', ['scenario', 'take: 2412', 'take: 2616']],
  ['bonus destroy own', ['scenario', 'destroy: wiking', 'destroy: 20-tk']],
  ['bonus by 20', ['scenario', '{name: Wiking, by: 10', '{name: Wiking, by: 20']],
  ['bonus prisoners off by ten', ['scenario', 'prisoners: 18', 'prisoners: 1800']],
  [
    'bonus twice',
    [
      'scenario',
      '- {name: Smela on the railway, by: 6, take: 2412, reward: {random: specialist}}',
      '- {name: Smela on the railway, by: 6, take: 2412, reward: {random: specialist}}\n      - {name: Smela, by: 6, take: 2412, reward: {random: specialist}}',
    ],
  ],
  [
    'owners swapped',
    ['map', /owner: \|[\s\S]*?\n\w/, (m) => m.replace(/\b1\b/g, 'x').replace(/\b2\b/g, '1').replace(/x/g, '2')],
  ],
  ['two units on a hex', ['scenario', 'hex: 2618', 'hex: 2717']],
  ['same names', ['scenario', 'name: 29th Tank Corps', 'name: 20th Tank Corps']],
  [
    'formation typo',
    [
      'scenario',
      'formation: 5th Guards Tank Army, type: soviet-tank-corps,         hex: 2618',
      'formation: 5th Guard Tank Army, type: soviet-tank-corps,         hex: 2618',
    ],
  ],
  [
    'unknown type',
    ['scenario', 'type: soviet-tank-corps,         hex: 2717', 'type: soviet-tank-corp,         hex: 2717'],
  ],
  ['side wrong in balance', ['scenario', 'balance: {side: soviets', 'balance: {side: soviet']],
  ['balance impossible 0 to 100', ['scenario', 'from: 35, to: 60', 'from: 0, to: 100']],
  ['intent length beyond turns', ['scenario', 'length: {from: 9, to: 10}', 'length: {from: 9, to: 20}']],
  ['intent length from > to', ['scenario', 'length: {from: 9, to: 10}', 'length: {from: 10, to: 9}']],
  ['history winner wrong', ['scenario', 'history: {winner: soviets', 'history: {winner: russians']],
  ['date in summer with snow', ['scenario', 'date: 1944-01-25', 'date: 1944-07-25']],
  ['a date of another war', ['scenario', 'date: 1944-01-25', 'date: 1914-01-25']],
  ['suppressed > steps', ['scenario', 'hex: 2717, steps: 6', 'hex: 2717, steps: 6, suppressed: 7']],
  [
    'levels off by ten',
    [
      'scenario',
      'levels: {pool: 2, intelligence: 1, operations: 2',
      'levels: {pool: 20, intelligence: 1, operations: 2',
    ],
  ],
  [
    'a reinforcement in the last turn',
    [
      'scenario',
      "arrives: {turn: 5, hexes: ['0121', '0322', '0221']}, headquarters: 1-pz-army}\nsuppress",
      "arrives: {turn: 10, hexes: ['0121', '0322', '0221']}, headquarters: 1-pz-army}\nsuppress",
    ],
  ],
  ['a road from nowhere to nowhere', ['map', 'ways:', 'ways:\n  - {kind: road, name: Nowhere road, run: 1010 1011}']],
  ['bridge on nothing', ['map', /bridges: \[/, "bridges: ['1010 E', "]],
  ['name typed twice', ['map', 'names:', "names:\n  - {kind: city, name: Korsun, at: '0303'}"]],
  ['rail source without rail', ['scenario', '{kind: truck, hex: 1401}]', '{kind: rail, hex: 1401}]']],
  ['source twice', ['scenario', '{kind: truck, hex: 1401}]', '{kind: truck, hex: 1401}, {kind: truck, hex: 1401}]']],
  ['source off road', ['scenario', '{kind: truck, hex: 1401}]', '{kind: truck, hex: 2603}]']],
  ['source value off by ten', ['scenario', '{kind: air, hex: 1608, value: 60}', '{kind: air, hex: 1608, value: 600}']],
  [
    'a reinforcement enters through the enemy at once',
    ['scenario', "arrives: {turn: 5, hexes: ['0301', '0111', '0212']}", "arrives: {turn: 2, hexes: ['1222', '2122']}"],
  ],
  [
    'a second headquarters of the enemy',
    ['scenario', 'profile: soviet-front\n        hex: 2817', 'profile: german-army\n        hex: 2817'],
  ],
  [
    'hq arrives 12',
    [
      'scenario',
      "profile: german-panzer-army\n        hex: '0321'",
      'profile: german-panzer-army\n        arrives: 12',
    ],
  ],
  ['bonus names', ['scenario', 'name: Nobody gets out', 'name: The ring closes']],
  ['weather id', ['scenario', 'weather: [snow, snow', 'weather: [snow, snoww']],
  ['no sources of side', ['scenario', /sources: \[\{kind: rail, hex: '0121'.*\n/, 'sources: []\n']],
  [
    'a reinforcement without headquarters',
    [
      'scenario',
      'arrives: {turn: 4, hexes: [3019, 2720, 3021]}, headquarters: 2-ukr',
      'arrives: {turn: 4, hexes: [3019, 2720, 3021]}',
    ],
  ],
  [
    'specialists over slots',
    [
      'scenario',
      'specialists: [assault-guns]}\n      - {id: 18-tk',
      'specialists: [assault-guns, engineers, flak, engineers, engineers]}\n      - {id: 18-tk',
    ],
  ],
  ['an objective behind the own front', ['scenario', 'hex: 1911, name: Gorodishche', 'hex: 2822, name: Gorodishche']],
  ['easy for both sides', ['scenario', '{soviets: even, axis: even}', '{soviets: easy, axis: easy}']],
  [
    'hard for whom the balance favours',
    ['scenario', '{soviets: even, axis: even}', '{axis: easy}'],
    ['scenario', 'from: 35, to: 60', 'from: 60, to: 80'],
  ],
]
