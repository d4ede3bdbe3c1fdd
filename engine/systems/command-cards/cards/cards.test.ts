/** Every card as it plays: whom it orders, how far they go and fight, and what else it can be given for. */
import { expect, test } from 'vitest'
import { layCards } from '../../../../tests/support/cardTable.ts'
import { hexOf, type ScenarioSketch, type UnitSketch } from '../../../../tests/support/commandCards.ts'
import { forcedDice, type KeyedDice } from '../../../dice.ts'
import { battlesOpenTo, openTo } from '../battle/pool.ts'
import { phase } from '../types.ts'
import { dealCard } from './deck.ts'

const map = `
  . . . . . . . . . . . . .
   . . . . . . . . . . . .
  = = = = = = = = = = = = =
   . . . . . . . . . . . .
  . . . . . . . . . . . . .
   . . . . . . . . . . . .
  . . . . . . . . . . . . .
   . . . . . . . . . . . .
  . . . . . . . . . . . . .`

const row = (at: string, types: Readonly<Record<string, string>>): UnitSketch[] =>
  Object.entries(types).map(([column, type]) => ({
    id: `${type} ${column}${at}`,
    side: 0,
    hex: `${column}${at}`,
    type,
  }))

/** On each flank and in the centre two of infantry, armour and artillery, and one more of each on the right; one stands at the enemy's. */
const units: readonly UnitSketch[] = [
  ...row('07', {
    '01': 'infantry',
    '02': 'armour',
    '06': 'infantry',
    '07': 'armour',
    '11': 'infantry',
    '12': 'armour',
  }),
  ...row('08', {
    '01': 'infantry',
    '02': 'armour',
    '06': 'infantry',
    '07': 'armour',
    '10': 'infantry',
    '11': 'armour',
  }),
  ...row('09', {
    '01': 'artillery',
    '02': 'artillery',
    '06': 'artillery',
    '07': 'artillery',
    '12': 'artillery',
    '13': 'artillery',
  }),
  ...row('05', { '13': 'infantry' }),
  { id: 'enemy', side: 1, hex: '1204', type: 'infantry' },
]

const sketch: ScenarioSketch = {
  map,
  borders: [7, 17],
  units: [...units],
  obstacles: ['bridge 0203', 'bridge 0703', 'bridge 1203'],
  special: {
    bridgeBlowing: [{ side: 0, hexes: ['0203', '0703', '1203'].map((name) => hexOf(map, name)), way: 'surely' }],
    pontoons: [{ side: 0, count: 1 }],
  },
}

/** Sides of a die for infantry, armour and a star, then what the rest of the game draws. */
const fall = (): KeyedDice => forcedDice([0, 2, 4, ...new Array<number>(200).fill(0)])

/** Plays a card and orders as many as can be. */
const playOf = (id: string, nation = 'american', choice = 0) => {
  const side = { nation, hand: 4, medals: 6 }
  const other = { nation: 'german', hand: 4, medals: 6 }
  const table = layCards({ ...sketch, sides: [side, other] }, [[id, 'staff-order', 'patrol-left'], ['staff-order']])
  const { state } = table
  table.dice = fall()
  table.play(id, choice)
  for (let [first] = table.orderable(); first !== undefined; [first] = table.orderable()) table.order(first)
  return { table, state }
}

/** How many of each kind are ordered. */
const ordered = (id: string, nation?: string, choice?: number): string => {
  const { table } = playOf(id, nation, choice)
  const kinds = table.ordered().map((unit) => unit.split(' ')[0])
  return ['infantry', 'armour', 'artillery'].map((kind) => kinds.filter((one) => one === kind).length).join(' ')
}

/** The farthest that a unit of a kind may go with a card, and go and still battle: `3 2`. */
const farthest = (id: string, kind: string): string => {
  const { table, state } = playOf(id)
  const { game } = table
  while (state.phase === phase.order) table.done()
  const found = table.ordered().find((unit) => unit.startsWith(kind))
  if (state.phase !== phase.move || found === undefined) return '-'
  const unit = table.unit(found)
  const from = state.hex[unit]
  let most = 0
  let battling = 0
  for (const action of table.legal()) {
    if (action.type !== 'move' || action.unit !== unit) continue
    const draft = game.copy(state)
    game.apply({ state: draft, dice: table.dice, emit: () => {} }, 0, action)
    const steps = game.table.distance[from * game.table.size + action.to]
    most = Math.max(most, steps)
    if (draft.phase === phase.move && battlesOpenTo(game.table, draft, unit) !== openTo.none)
      battling = Math.max(battling, steps)
  }
  return `${most} ${battling}`
}

/** Where a bridge can be blown with a card, left, centre and right, and whether one can be built: `l-r bridge`. */
const gifts = (id: string): string => {
  const table = layCards(sketch, [[id], ['staff-order']])
  const card = table.card(id)
  const blows = table.legal().flatMap((one) => (one.type === 'blow' && one.card === card ? [one.hex] : []))
  const isBuilt = table.legal().some((one) => one.type === 'bridge' && one.card === card)
  const at = ['0203', '0703', '1203'].map((name, index) => (blows.includes(table.hex(name)) ? 'lcr'[index] : '-'))
  return `${at.join('')}${isBuilt ? ' bridge' : ''}`
}

/** True if a side that lays its cards a turn before plays this one straight from its hand. */
const isDirect = (id: string): boolean => {
  const side = { nation: 'soviet', hand: 4, medals: 6 }
  const table = layCards({ ...sketch, sides: [side, { nation: 'german', hand: 4, medals: 6 }] }, [
    [id],
    ['staff-order'],
  ])
  table.state.phase = phase.play
  return table.legal().some(({ type }) => type === 'play')
}

/** How many cards of each kind a side is dealt when it is dealt the whole deck. */
const dealt = (deck: string): Readonly<Record<string, number>> => {
  const side = { nation: 'american', hand: 4, medals: 6 }
  const { game, state, dice } = layCards({ ...sketch, deck, sides: [side, { ...side, nation: 'german' }] })
  const rolls = dice.at(state, 'deal')
  while (dealCard(game.table, state, rolls, 0) >= 0);
  return Object.fromEntries(
    game.table.cardIds.map((id, card) => [id, state.hand[card] + state.hand[game.table.cardIds.length + card]]),
  )
}

/** By card: copies in the standard deck and in the wide one. command-cards.C1 */
const copies: readonly (readonly [string, number, number])[] = [
  ['patrol-left', 2, 3],
  ['patrol-centre', 2, 3],
  ['patrol-right', 2, 3],
  ['foray-left', 4, 5],
  ['foray-centre', 5, 6],
  ['foray-right', 4, 5],
  ['push-left', 3, 4],
  ['push-centre', 4, 5],
  ['push-right', 3, 4],
  ['offensive-left', 2, 3],
  ['offensive-centre', 2, 3],
  ['offensive-right', 2, 3],
  ['broad-front', 1, 2],
  ['both-flanks', 1, 2],
  ['long-line', 3, 4],
  ['bombers', 1, 1],
  ['lying-in-wait', 1, 2],
  ['tank-column', 2, 3],
  ['gun-line', 1, 2],
  ['fire-mission', 1, 1],
  ['raid', 1, 1],
  ['at-close-quarters', 1, 1],
  ['riposte', 2, 3],
  ['field-works', 1, 1],
  ['staff-order', 2, 3],
  ['rapid-fire', 1, 2],
  ['infantry-sweep', 2, 2],
  ['aid-and-repair', 1, 1],
  ['march-order', 2, 3],
  ['all-hands', 1, 2],
  ['sortie', 0, 0],
]

test.each(['standard', 'wide'])('command-cards.C1: the %s deck holds these cards', (deck) => {
  const at = deck === 'standard' ? 1 : 2
  expect(dealt(deck)).toEqual(Object.fromEntries(copies.map((one) => [one[0], one[at]])))
})

/**
 * By card: infantry, armour and artillery that it orders; with the nation that orders one more; how far each kind may go, and go and
 * still battle; what it can be given for.
 */
const plays: readonly (readonly [string, string, string, string, string, string, string])[] = [
  ['patrol-left', '1 0 0', '1 1 0', '2 1', '-', '-', 'l--'],
  ['patrol-centre', '1 0 0', '1 1 0', '2 1', '-', '-', '-c-'],
  ['patrol-right', '1 0 0', '1 1 0', '2 1', '-', '-', '--r'],
  ['foray-left', '1 1 0', '2 1 0', '2 1', '3 3', '-', 'l--'],
  ['foray-centre', '1 1 0', '2 1 0', '2 1', '3 3', '-', '-c-'],
  ['foray-right', '1 1 0', '2 1 0', '2 1', '3 3', '-', '--r'],
  ['push-left', '2 1 0', '2 2 0', '2 1', '3 3', '-', 'l-- bridge'],
  ['push-centre', '2 1 0', '2 2 0', '2 1', '3 3', '-', '-c- bridge'],
  ['push-right', '2 1 0', '2 2 0', '2 1', '3 3', '-', '--r bridge'],
  ['offensive-left', '2 2 2', '2 2 2', '2 1', '3 3', '0 0', 'l--'],
  ['offensive-centre', '2 2 2', '2 2 2', '2 1', '3 3', '1 0', '-c-'],
  ['offensive-right', '3 2 2', '3 2 2', '2 1', '3 3', '1 0', '--r'],
  ['broad-front', '3 3 0', '4 3 0', '2 1', '3 3', '-', 'lcr'],
  ['both-flanks', '2 2 0', '3 2 0', '2 1', '3 3', '-', 'l-r'],
  ['long-line', '3 0 0', '3 1 0', '2 1', '-', '-', 'lcr'],
  ['bombers', '0 0 0', '0 0 0', '-', '-', '-', '---'],
  ['tank-column', '0 4 0', '0 5 0', '-', '3 3', '-', '---'],
  ['gun-line', '0 0 6', '0 0 6', '-', '-', '3 0', '---'],
  ['fire-mission', '0 0 0', '0 0 0', '-', '-', '-', '---'],
  ['raid', '1 0 0', '2 0 0', '3 3', '-', '-', '---'],
  ['at-close-quarters', '1 0 0', '1 0 0', '-', '-', '-', '---'],
  ['field-works', '4 0 0', '5 0 0', '-', '-', '-', '---'],
  ['staff-order', '2 2 0', '3 2 0', '2 1', '3 3', '-', '---'],
  ['rapid-fire', '2 2 0', '3 2 0', '-', '-', '-', '---'],
  ['infantry-sweep', '2 0 0', '2 0 0', '3 2', '-', '-', '---'],
  ['aid-and-repair', '1 0 0', '1 1 0', '-', '-', '-', '---'],
  ['march-order', '4 0 0', '5 0 0', '2 1', '-', '-', '---'],
  ['all-hands', '2 1 0', '2 1 0', '2 1', '3 3', '-', '---'],
]

test.each(plays)(
  'command-cards.C2, N4: %s orders units and moves them',
  (id, usual, more, infantry, armour, artillery) => {
    expect([ordered(id), ordered(id, 'marines')]).toEqual([usual, more])
    expect(['infantry', 'armour', 'artillery'].map((kind) => farthest(id, kind))).toEqual([infantry, armour, artillery])
  },
)

test.each(plays)('command-cards.A2, T33: what %s can be given for', (id, ...facts) => {
  expect(gifts(id)).toBe(facts[5])
})

test('command-cards.N2: only a patrol is played at once by those who lay their cards a turn before', () => {
  const direct = plays.flatMap(([id]) => (isDirect(id) ? [id] : []))
  expect(direct).toEqual(['patrol-left', 'patrol-centre', 'patrol-right'])
})

test.each(['left', 'centre', 'right'])(
  'command-cards.C2: of two cards drawn after a patrol on the %s one is kept',
  (at) => {
    const { table, state } = playOf(`patrol-${at}`)
    while (state.phase !== phase.keep) table.done()
    const before = table.handOf(0).length
    const [keep] = table.legal()
    table.act(keep)
    expect(state.phase).not.toBe(phase.keep)
    expect(table.handOf(0)).toHaveLength(before + 1)
  },
)

test('command-cards.C2: a raid goes three hexes again after its battle', () => {
  const { table, state } = playOf('raid')
  const unit = table.unit(table.ordered()[0])
  while (state.again === 0) table.done()
  const from = state.hex[unit]
  const steps = table
    .legal()
    .flatMap((one) => (one.type === 'move' ? [table.game.table.distance[from * table.game.table.size + one.to]] : []))
  expect(Math.max(...steps)).toBe(3)
})

test('command-cards.N2: an ambush is sprung at once, too', () => {
  const near: ScenarioSketch = {
    map: '. . .',
    units: [
      { id: 'a', side: 0, hex: '0101' },
      { id: 'e', side: 1, hex: '0201' },
    ],
    sides: [{ nation: 'german' }, { nation: 'soviet' }],
  }
  const table = layCards(near, [['staff-order'], ['lying-in-wait']])
  Object.assign(table.state, { phase: phase.play, side: 0 })
  table.play('staff-order')
  table.order('a')
  while (table.state.phase !== phase.battle) table.done()
  table.act({ type: 'attack', unit: table.unit('a'), target: table.unit('e') })
  expect(table.legal()).toContainEqual({ type: 'spring' })
})

test('command-cards.C2: guns fire with four dice, however well a side flies', () => {
  const sides: ScenarioSketch['sides'] = [{ nation: 'german' }, { nation: 'american' }]
  const table = layCards({ ...sketch, sides }, [['fire-mission'], ['staff-order']])
  table.play('fire-mission')
  table.act({ type: 'aim', unit: table.unit('enemy') })
  table.dice = forcedDice([5, 5, 5, 5, 0])
  table.done()
  expect(table.events.flatMap((event) => ('dice' in event ? [event.dice.length] : []))).toEqual([4])
})
