/** Mistakes that authors make in battles like Vernon, of the command-cards system. */
import type { Mistake } from './mistake.ts'

export const battle = 'vernon'

export const mistakes: readonly Mistake[] = [
  ['turns off by ten', ['scenario', 'turns: 18', 'turns: 1']],
  ['tie wrong id', ['scenario', 'tie: germans', 'tie: german']],
  [
    'edges swapped',
    ['scenario', 'edge: south', 'edge: n'],
    ['scenario', 'edge: north', 'edge: south'],
    ['scenario', 'edge: n\n', 'edge: north\n'],
  ],
  ['both edges same', ['scenario', 'edge: north', 'edge: south']],
  ['nation wrong', ['scenario', 'nation: british', 'nation: briton']],
  ['same nation on both sides', ['scenario', 'nation: german\n', 'nation: british\n']],
  ['hand off by ten', ['scenario', 'hand: 6', 'hand: 60']],
  ['medals off by ten', ['scenario', 'medals: 7', 'medals: 70']],
  ['medals more than can be won', ['scenario', 'medals: 7', 'medals: 20']],
  ['unit in river without boat', ['scenario', "hex: '1006', boat: true", "hex: '1006'"]],
  ['unit hex twice', ['scenario', "hex: '0508'", "hex: '0607'"]],
  ['unit hex off map', ['scenario', "hex: '0508'", "hex: '0518'"]],
  ['unit type wrong', ['scenario', 'type: engineers', 'type: engineer']],
  ['unit type in wrong case', ['scenario', 'type: engineers', 'type: Engineers']],
  ['same unit id', ['scenario', '{id: hussars-b, ', '{id: hussars-a, ']],
  ['same unit name', ['scenario', "'B Squadron, 15th/19th Hussars'", "'A Squadron, 15th/19th Hussars'"]],
  [
    'a medal for nobody',
    ['scenario', '{name: Giverny, hexes: 1105, side: british}', '{name: Giverny, hexes: 1105, side: britain}'],
  ],
  [
    'medal in the river',
    ['scenario', '{name: Giverny, hexes: 1105, side: british}', "{name: Giverny, hexes: '1306', side: british}"],
  ],
  [
    'medal hex elsewhere than name',
    ['scenario', '{name: Giverny, hexes: 1105, side: british}', "{name: Giverny, hexes: '0511', side: british}"],
  ],
  [
    'medal hex other than name, on map',
    ['scenario', '{name: Giverny, hexes: 1105, side: british}', '{name: Giverny, hexes: 1104, side: british}'],
  ],
  [
    'medal hex twice across',
    ['scenario', '{name: Giverny, hexes: 1105, side: british}', "{name: Giverny, hexes: '0405', side: british}"],
  ],
  ['medal count 0', ['scenario', 'group: all, medals: 2}', 'group: all, medals: 0}']],
  ['medal count off by ten', ['scenario', 'group: all, medals: 2}', 'group: all, medals: 20}']],
  [
    'a group that there is not',
    [
      'scenario',
      "{name: The spur, hexes: '0604 0704', side: british, group: each}",
      "{name: The spur, hexes: '0604 0704', side: british, group: most}",
    ],
  ],
  [
    'bridgeBlowing hex without bridge',
    [
      'scenario',
      "bridgeBlowing: [{side: germans, hexes: '0906', way: by-dice}]",
      "bridgeBlowing: [{side: germans, hexes: '0806', way: by-dice}]",
    ],
  ],
  ['pontoons 0', ['scenario', 'pontoons: [{side: british, count: 2}]', 'pontoons: [{side: british, count: 0}]']],
  [
    'pontoons off by ten',
    ['scenario', 'pontoons: [{side: british, count: 2}]', 'pontoons: [{side: british, count: 20}]'],
  ],
  [
    'smoke twice for a side',
    ['scenario', 'smoke: [{side: british, uses: 2}]', 'smoke: [{side: british, uses: 2}, {side: british, uses: 2}]'],
  ],
  ['special unknown', ['scenario', 'smoke: [{side', 'smokes: [{side']],
  ['exit inland', ['scenario', '  smoke: [{side', "  exits: [{side: british, hexes: '0605'}]\n  smoke: [{side"]],
  [
    'airfield without reserve',
    ['scenario', '  smoke: [{side', "  airfield: [{side: british, hexes: '0708'}]\n  smoke: [{side"],
  ],
  ['reserve without rule', ['scenario', "type: infantry,  hex: '0408'}", 'type: infantry, reserve: paradrop}']],
  ['reserve and hex', ['scenario', "type: infantry,  hex: '0408'}", "type: infantry, hex: '0408', reserve: paradrop}"]],
  ['leader on tanks', ['scenario', "type: armour,    hex: '0808'", "type: armour, leader: true, hex: '0808'"]],
  ['road gap', ['map', '0608 0708 0808 0909', '0608 0808 0909']],
  ['a road into the river', ['map', "run: '0605 0705 0704", "run: '0606 0605 0705 0704"]],
  ['bridge over land', ['map', "hexes: '0906'}", "hexes: '0903'}"]],
  ['bridge hex twice', ['map', "hexes: '0906'}", "hexes: '0906 0906'}"]],
  ['two obstacles on a hex', ['map', "hexes: '0906'}", "hexes: '0906'}\n  - {kind: bridge, hexes: '0906'}"]],
  ['map row too short', ['map', '   = = = = = = = = = = = =\n', '   = = = = = = = = = = =\n']],
  ['map row missing', ['map', '   = = = = = = = = = = = =\n', '']],
  ['board wrong', ['map', 'board: standard', 'board: breakthrough']],
  ['sign wrong', ['map', '   = = = = = = = = = = = =\n', '   ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ x\n']],
  ['name twice', ['map', 'name: Vernonnet, at', 'name: Vernon, at']],
  ['town name on forest', ['map', 'name: Giverny, at: 1105', "name: Giverny, at: '0202'"]],
  [
    'a side without units',
    ['scenario', /medals: 7\n {4}units:\n([\s\S]*?)medals:/, 'medals: 7\n    units: []\nmedals:'],
  ],
  ['side deck unknown', ['scenario', 'nation: british\n', 'nation: british\n    deck: overlord\n']],
  ['date impossible', ['scenario', '1944-08-25', '1944-08-35']],
  ['intent length > turns', ['scenario', 'length: {from: 10, to: 18}', 'length: {from: 10, to: 28}']],
  ['briefing does not name', ['scenario', 'name: Giverny, hexes', 'name: Givverny, hexes']],
  ['ships without sea', ['scenario', "type: artillery, hex: '0609'", "type: destroyer, hex: '0609'"]],
  [
    'a unit said to be of the enemy',
    ['scenario', "type: heavy-tank,       hex: '0802'", "type: heavy-tank, nation: british, hex: '0802'"],
  ],
  [
    'unit of third nation',
    ['scenario', "type: heavy-tank,       hex: '0802'", "type: heavy-tank, nation: russian, hex: '0802'"],
  ],
  ['indentation of medals', ['scenario', 'medals:\n  - {name: Vernonnet', ' medals:\n  - {name: Vernonnet']],
  ['summary equal to title', ['scenario', /summary: .*/, 'summary: Over the Seine at Vernon']],
  ['level wrong case', ['scenario', 'level: long', 'level: Long']],
  ['figures off by ten', ['scenario', "hex: '0707', figures: 3", "hex: '0707', figures: 30"]],
  ['figures 0', ['scenario', "hex: '0707', figures: 3", "hex: '0707', figures: 0"]],
  ['figures over', ['scenario', "hex: '0707', figures: 3", "hex: '0707', figures: 5"]],
  [
    'exit inland, again',
    [
      'scenario',
      '  smoke: [{side: british, uses: 2}]',
      "  exits: [{side: british, hexes: '0605', medals: 1}]\n  smoke: [{side: british, uses: 2}]",
    ],
  ],
  [
    'a way off the board at its own edge',
    [
      'scenario',
      '  smoke: [{side: british, uses: 2}]',
      "  exits: [{side: british, hexes: '0609 0709', medals: 1}]\n  smoke: [{side: british, uses: 2}]",
    ],
  ],
  [
    'exit medals 0',
    [
      'scenario',
      '  smoke: [{side: british, uses: 2}]',
      "  exits: [{side: british, hexes: '0601', medals: 0}]\n  smoke: [{side: british, uses: 2}]",
    ],
  ],
  [
    'prisoners in river',
    [
      'scenario',
      '  smoke: [{side: british, uses: 2}]',
      "  prisoners: [{side: british, hex: '0706', medals: 1}]\n  smoke: [{side: british, uses: 2}]",
    ],
  ],
  [
    'sabotage among own units',
    [
      'scenario',
      '  smoke: [{side: british, uses: 2}]',
      "  sabotage: [{side: british, hex: '0508', stars: 2, medals: 1}]\n  smoke: [{side: british, uses: 2}]",
    ],
  ],
  [
    'sabotage medals 0',
    [
      'scenario',
      '  smoke: [{side: british, uses: 2}]',
      "  sabotage: [{side: british, hex: '0802', stars: 2, medals: 0}]\n  smoke: [{side: british, uses: 2}]",
    ],
  ],
  [
    'medal hex twice within one',
    ['scenario', "hexes: '0604 0704', side: british, group: each", "hexes: '0604 0604', side: british, group: each"],
  ],
  [
    'a medal for a place of its own',
    [
      'scenario',
      "{name: The quays of Vernon, hexes: '0507 0607', side: germans, group: each}",
      "{name: The quays of Vernon, hexes: '0507 0607', side: british, group: each}",
    ],
  ],
  ['medals name twice', ['scenario', 'name: The spur', 'name: Giverny']],
  ['hex on half row', ['scenario', "hex: '0408'}", "hex: '1308'}"]],
  ['second obstacles unknown', ['map', 'kind: railway-bridge', 'kind: rail-bridge']],
  [
    'bunker in river',
    [
      'map',
      "- {kind: railway-bridge, hexes: '0906'}",
      "- {kind: railway-bridge, hexes: '0906'}\n  - {kind: bunker, hexes: '0706'}",
    ],
  ],
  [
    'wire on sea',
    [
      'map',
      "- {kind: railway-bridge, hexes: '0906'}",
      "- {kind: railway-bridge, hexes: '0906'}\n  - {kind: wire, hexes: '0706'}",
    ],
  ],
  ['date day/month swapped', ['scenario', '1944-08-25', '1944-25-08']],
  ['date other month than briefing', ['scenario', '1944-08-25', '1944-09-25']],
  ['licence', ['scenario', 'level: long', 'level: long\nlicence: CC-BY']],
  ['source year before', ['scenario', 'year: 1988', 'year: 1898']],
  ['no sources', ['scenario', /sources:\n[\s\S]*$/, 'sources: []\n']],
  ['colour same', ['scenario', "{light: '#3f5f80', dark: '#7f9cb8'}", "{light: '#b47a1f', dark: '#dba24e'}"]],
  ['side name same', ['scenario', 'name: 49th Infantry Division', 'name: 43rd (Wessex) Division']],
  ['side ids same', ['scenario', '- id: germans', '- id: british']],
  ['a unit that waits for a train', ['scenario', "type: armour,    hex: '0808'", 'type: armour, reserve: train']],
  ['name in sea', ['map', "name: Seine, at: '0306'", "name: Seine, at: '0302'"]],
  ['name off map', ['map', "name: Seine, at: '0306'", "name: Seine, at: '0316'"]],
]
