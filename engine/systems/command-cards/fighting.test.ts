/** Moves of each kind of unit over the ground and after taking it, played for every terrain and obstacle. */
import { expect, test } from 'vitest'
import { layBattle } from '../../../tests/support/cardBattle.ts'
import { contentRules } from '../../../tests/support/commandCards.ts'
import { forcedDice } from '../../dice.ts'
import { type CommandCardsState, phase, status } from './types.ts'
import type { CommandCardsAction } from './verbs/index.ts'

const { terrain, obstacles, unitTypes } = contentRules()
const grounds = [...Object.keys(terrain), ...Object.keys(obstacles)]

/** Five hexes in a row for each ground, itself in the middle: obstacles in open country, ditches open to both ends. */
const perRow = 6
const strips = grounds.map((id) => `. . ${terrain[id]?.sign ?? '.'} . . -`)
const nothing = '- - - - - -'
const lines = Array.from({ length: Math.ceil(grounds.length / perRow) }, (_, row) => [
  Array.from({ length: perRow }, (_, index) => strips[row * perRow + index] ?? nothing).join(' '),
  Array.from({ length: perRow }, () => nothing).join(' '),
])

/** The name of a hex of the strip of a ground, 1 to 5. */
const nameOf = (ground: string, column: number): string => {
  const index = grounds.indexOf(ground)
  const [x, y] = [6 * (index % perRow) + column, 2 * Math.floor(index / perRow) + 1]
  return `${String(x).padStart(2, '0')}${String(y).padStart(2, '0')}`
}

const types = ['special-forces', 'armour', 'mobile-artillery', 'cavalry'] as const
const otherTypes = Object.keys(unitTypes).filter((type) => !types.some((one) => one === type))
const {
  game,
  state: start,
  unit,
  hex,
} = layBattle({
  map: lines.flat().join('\n'),
  obstacles: Object.keys(obstacles).map((id) => `${id} ${nameOf(id, 3)}`),
  ends: Object.keys(terrain).flatMap((id) => (terrain[id].openEnds ? [`${nameOf(id, 3)} E W`] : [])),
  units: [
    ...[...types, ...otherTypes].map((type) => ({ id: type, side: 0 as const, hex: '0101', type })),
    { id: 'target', side: 1, hex: '0301', type: 'sniper' },
    { id: 'enemy', side: 1, hex: '0501' },
  ],
})
start.hex.fill(0)

/** The position in which units stand in columns of the strip of a ground, all ordered. */
const lay = (ground: string, columns: Readonly<Record<string, number>>): CommandCardsState => {
  const state = game.copy(start)
  for (const [id, column] of Object.entries(columns)) {
    state.hex[unit(id)] = hex(nameOf(ground, column))
    state.from[unit(id)] = state.hex[unit(id)]
    state.status[unit(id)] |= status.ordered
  }
  return state
}

const act = (
  state: CommandCardsState,
  action: CommandCardsAction,
  dice: readonly number[] = new Array<number>(30).fill(0),
): boolean => {
  if (!game.legal(state, state.side).some((one) => game.same(one, action))) return false
  game.apply({ state, dice: forcedDice([...dice]), emit: () => {} }, state.side, action)
  return true
}

const attacks = (state: CommandCardsState): boolean => game.legal(state, 0).some(({ type }) => type === 'attack')

/** Tells if a unit can go from a column to another one, and then battle the enemy in the next. */
const goes = (ground: string, type: string, from: number, to: number): '' | 'goes' | 'fights' => {
  const state = lay(ground, { [type]: from, enemy: to + 1 })
  state.phase = phase.move
  if (!act(state, { type: 'move', unit: unit(type), to: hex(nameOf(ground, to)) })) return ''
  while (state.phase === phase.move) act(state, { type: 'done' })
  return attacks(state) ? 'fights' : 'goes'
}

/** In from beside it, in from a hex farther, out of it, two hexes out: `.` it cannot, `g` it goes, `f` it goes and may fight there. */
const wayOf = (ground: string, type: string): string =>
  [goes(ground, type, 2, 3), goes(ground, type, 1, 3), goes(ground, type, 3, 4), goes(ground, type, 3, 5)]
    .map((one) => one[0] ?? '.')
    .join('')
/** Tells how a unit that destroys the enemy beside it uses the ground: `.` stays, `t` takes it, `o` takes it and battles on. */
const takingOf = (ground: string, type: string): string => {
  const state = lay(ground, { [type]: 2, target: 3, enemy: 4 })
  state.phase = phase.battle
  const grenades = new Array<number>(30).fill(3)
  if (!act(state, { type: 'attack', unit: unit(type), target: unit('target') }, grenades)) return '.'
  if (!act(state, { type: 'advance' })) return '.'
  return attacks(state) ? 'o' : 't'
}
/**
 * By ground: its way, and what is done after a success on it, each for infantry that may fight after two hexes, armour, guns on tracks
 * and cavalry.
 */
const plays: readonly (readonly [rules: string, grounds: string, ways: string, taking: string])[] = [
  [
    'C4, T1, T6, T11, T16, T18, T25, T31, T36, T41, T43, T44, T47, T55, T56, T59, T61, T64',
    'open beach hill cliff sea-bluff airfield cemetery high-ground oasis radar-station ford supply-depot wadi frozen-river hospital ' +
      'headquarters pier stream ridge great-dunes',
    'fffg fffg fgfg fffg',
    't o . o',
  ],
  [
    'T9, T10, T12, T15, T29, T33, T37, T52, T62',
    'bridge sandbags sea-wall wire minefield pontoon-bridge railway-bridge sealed-cave rope-bridge',
    'fffg fffg fgfg fffg',
    't o . o',
  ],
  ['T13', 'steep-hill', 'f.fg fffg g.fg fffg', 't o . o'],
  [
    'T3, T14, T17, T19, T21, T27, T32, T34, T35, T39, T48, T49, T58, T67',
    'forest town barracks church factory lighthouse palm-forest power-plant prison-camp railway-station forested-hill village-hill ' +
      'labour-camp castle',
    'ggfg ggfg ggfg ggfg',
    't t . t',
  ],
  ['T4, T7', 'hedgerow ocean', 'g.fg g.fg g.fg g.fg', 't t . t'],
  ['T23', 'flooded-field', 'f.f. g.g. f.f. f.f.', 't t . t'],
  ['T28, T60', 'marsh rice-paddy', 'fff. ggg. .... fff.', 't t . t'],
  ['T54', 'fish-pond', 'ggf. ggg. .... ggf.', 't t . t'],
  ['T57', 'jungle', 'fgfg fgfg fgfg fgfg', 't o . o'],
  ['T65', 'balka', 'fff. fff. fgf. fff.', 't o . o'],
  ['T51', 'trenches', 'fffg ggfg .... fffg', 't t . o'],
  [
    'T2, T5, T20, T22, T24, T40, T46, T50, T52, T66',
    'dam fortress ravine cave-hill bunker hedgehogs field-bunker road-block tank-teeth abatis',
    'fffg .... .... fffg',
    't . . o',
  ],
  ['T45', 'city-ruins', 'ggfg .... .... ggfg', 't . . t'],
  ['T26, T63', 'lake escarpment', '.... .... .... ....', '. . . .'],
  ['T30, T53', 'mountain cave-mountain', '.... .... .... ....', '. . . .'],
]

const each = plays.flatMap(([rules, ids, ways, taking]) =>
  ids.split(' ').map((id) => [rules, id, ways, taking] as const),
)

test.each(each)('command-cards.%s: who goes into %s and out of it, and fights on the way', (_rules, id, ways) => {
  expect(types.map((type) => wayOf(id, type)).join(' ')).toBe(ways)
})

test.each(each)('command-cards.C18, C19, %s: who takes %s, and battles on from there', (_rules, id, _ways, taking) => {
  expect(types.map((type) => takingOf(id, type)).join(' ')).toBe(taking)
})

/** By type: its figures, what it does in the open after a success, and how it takes to a marsh, which each kind does in its own way. */
test.each([
  ['C7', 'infantry', 4, 't', 'fights'],
  ['C21', 'special-forces', 4, 't', 'fights'],
  ['C21', 'engineers', 4, 't', 'fights'],
  ['N1', 'partisans', 3, 't', 'fights'],
  ['C21', 'cavalry', 4, 'o', 'fights'],
  ['C21', 'ski-troops', 3, 't', 'fights'],
  ['C21', 'sniper', 1, 't', 'fights'],
  ['C8', 'armour', 3, 'o', 'goes'],
  ['C21', 'elite-armour', 4, 'o', 'goes'],
  ['C21', 'heavy-tank', 1, 'o', 'goes'],
  ['C9', 'artillery', 2, '.', ''],
  ['C21', 'mobile-artillery', 2, '.', ''],
  ['C21', 'heavy-artillery', 2, '.', ''],
  ['C21', 'destroyer', 3, '.', ''],
  ['A13', 'supply-train', 3, '.', ''],
])(
  'command-cards.C18, C19, %s: %s begins with %i figures and may do this after a success: %s; in a marsh: %s',
  (_rule, type, figures, taking, marsh) => {
    expect(start.figures[unit(type)]).toBe(figures)
    expect(takingOf(type === 'destroyer' ? 'ocean' : 'open', type)).toBe(taking)
    expect(goes('marsh', type, 2, 3)).toBe(marsh)
  },
)

test('command-cards.T8: every ground but a river, which takes a boat, is in the rows', () => {
  expect(each.map(([, id]) => id).sort()).toEqual(grounds.filter((id) => id !== 'river').sort())
})
