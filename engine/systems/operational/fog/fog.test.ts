import { describe, expect, test } from 'vitest'
import type { ScenarioSketch } from '../../../../tests/support/operational.ts'
import { layTable, type PlayTable } from '../../../../tests/support/table.ts'
import { inMapOrder } from '../../../board.ts'
import { forcedDice } from '../../../dice.ts'
import { makeHexName } from '../../../hex.ts'
import { canUndo } from '../../../play.ts'
import type { Side } from '../../../twoSides.ts'
import type { OperationalEvent } from '../events.ts'
import { creditPrisoners } from '../headquarters/prisoners.ts'
import { destroyed, enRoute, stance, unseen } from '../types.ts'
import { knownState } from '../view.ts'
import { liftFog, mark } from './look.ts'
import { withObservers } from './observers.ts'

/** The first side holds three columns; the enemy stands one, two, three and six hexes from its front line. */
const field: ScenarioSketch = {
  map: `. . . . . . . . .
         . . . . . . . . .
        . . . . . . . . .`,
  owner: `1 1 1 2 2 2 2 2 2
           1 1 1 2 2 2 2 2 2
          1 1 1 2 2 2 2 2 2`,
  fog: true,
  turns: 6,
  units: [
    { id: 'a', side: 0, hex: '0302' },
    { id: 'b', side: 0, hex: '0102' },
    { id: 'one', side: 1, hex: '0402' },
    { id: 'two', side: 1, hex: '0502' },
    { id: 'three', side: 1, hex: '0602', type: 'german-panzer-division' },
    { id: 'six', side: 1, hex: '0902', steps: 2 },
  ],
  sources: [['rail 0102'], ['rail 0902']],
}

const withStaff = (intelligence: number, more: Partial<ScenarioSketch> = {}): PlayTable =>
  layTable({
    ...field,
    headquarters: [{ side: 0, hex: '0202', levels: { intelligence } }],
    ...more,
  })

const seen = (table: PlayTable, side: Side = 0): string[] =>
  table.game
    .view(table.state, side)
    .units.filter((unit) => unit.side !== side && unit.hex > 0)
    .map(({ unit }) => table.game.scenario.units[unit].id)

const markers = (table: PlayTable, side: Side = 0): string[] =>
  table.game.view(table.state, side).markers.map(({ hex }) => makeHexName(table.game.scenario.map, hex))

const draftOf = (table: PlayTable) => ({
  state: table.state,
  dice: forcedDice([]),
  emit: (event: OperationalEvent) => table.events.push(event),
})

describe('sight', () => {
  test('operational.F17: one hex beyond the front line without intelligence', () => {
    expect(seen(layTable(field))).toEqual(['one'])
    expect(seen(withStaff(0))).toEqual(['one'])
  })

  test('operational.F17: two hexes from level 1 on, in range of the headquarters', () => {
    expect(seen(withStaff(1))).toEqual(['one', 'two'])
    expect(markers(withStaff(1))).toEqual([])
    const far = withStaff(1, { headquarters: [{ side: 0, arrives: 3, levels: { intelligence: 1 } }] })
    expect(seen(far)).toEqual(['one'])
  })

  test.each([
    [0, ['one'], []],
    [1, ['one', 'two'], []],
    [2, ['one', 'two'], ['0602']],
    [3, ['one', 'two'], ['0602']],
  ])('operational.F17: at level %i it sees %j, and markers stand in %j', (level, units, marked) => {
    const more = { units: [...(field.units ?? []), { id: 'four', side: 1, hex: '0702' } as const] }
    expect(seen(withStaff(level, more))).toEqual(units)
    expect(markers(withStaff(level, more))).toEqual(marked)
  })

  test('operational.F17: orders of units in sight from level 3 on', () => {
    const known = [2, 3].map((level) => {
      const table = withStaff(level)
      table.endTurn()
      table.state.stance[table.unit('one')] = stance.rearguard
      table.endTurn()
      return table.game.view(table.state, 0).units[table.unit('one')]?.stance
    })
    expect(known).toEqual([stance.none, stance.rearguard])
  })

  test('operational.F17: nobody looks deeper into mountains; what is there is one hex in the fog', () => {
    const mountains = { map: '. . . . . . . . .\n . . . . M . . . .\n . . . . . . . . .' }
    expect(seen(withStaff(1, mountains))).toEqual(['one'])
    expect(seen(withStaff(2, mountains))).toEqual(['one'])
    expect(markers(withStaff(2, mountains))).toEqual(['0502', '0602'])
  })

  test('operational.F17: the other side sees the usual way only, and one’s own depth ends with the turn', () => {
    const table = withStaff(1)
    table.endTurn()
    expect(seen(table)).toEqual(['one'])
    expect(seen(table, 1)).toEqual(['a'])
  })

  test('operational.F17: when the front line moves, one hex more comes into sight, whatever the level', () => {
    const table = withStaff(3, { units: (field.units ?? []).filter(({ id }) => id !== 'one' && id !== 'two') })
    expect(seen(table)).toEqual([])
    table.move('a', '0402')
    expect(seen(table)).toEqual([])
    table.move('a', '0502')
    expect(seen(table)).toEqual(['three'])
    const news = table.events.filter((event) => event.type === 'revealed' && event.side === 0)
    expect(news.at(-1)).toMatchObject({ units: [table.unit('three')], seenBy: [0], rolled: true })
  })
})

describe('prisoners', () => {
  test.each([
    [0, 9, []],
    [1, 2, []],
    [1, 3, []],
    [1, 6, ['0502', '0602']],
    [2, 2, ['0502', '0602']],
    [3, 2, ['0502', '0602', '0702', '0902']],
  ])('operational.F18: level %i, %i prisoners: reports of %j', (level, prisoners, expected) => {
    const hexes: Readonly<Record<string, string>> = { one: '0702', two: '0602', three: '0502' }
    const units = field.units?.map((unit) => ({ ...unit, hex: hexes[unit.id ?? ''] ?? unit.hex }))
    const table = withStaff(level, { units })
    table.state.marked.fill(0)
    table.state.sight.fill(0)
    const { table: ground } = table.game
    for (const hex of ground.board.spaces) if (ground.scenario.map.owner[hex] === 0) table.state.sight[hex] = 1
    creditPrisoners(table.game.services, draftOf(table), 0, prisoners, table.unit('a'))
    expect(markers(table)).toEqual(expected)
    const told = table.events.filter((event) => event.type === 'scouted')
    expect(told.every((event) => event.rolled === true)).toBe(true)
    for (const event of told) expect(event.markers).toEqual(inMapOrder(event.markers))
  })
})

describe('what is known', () => {
  test('operational.H6: that a headquarters is without supply is known to both sides, what it costs to its own alone', () => {
    const table = withStaff(1)
    const cut = { type: 'hq-supply', hq: 0, turns: 2, lost: 3 } as const
    withObservers(table.game.table, draftOf(table)).emit(cut)
    expect(table.events).toEqual([
      { ...cut, seenBy: [0] },
      { ...cut, lost: 0, seenBy: [1] },
    ])
  })

  test('operational.H6: of a hidden unit nothing; hubs, headquarters, units on their way and destroyed ones always', () => {
    const table = layTable({
      ...field,
      units: [...(field.units ?? []), { id: 'late', side: 1, arrives: { turn: 3, hexes: ['0901'] } }],
      hubs: [[], ['0802 2']],
      headquarters: [{ side: 1, hex: '0901', pool: ['infantry german 4'] }],
      prestige: [10, 20],
      trucks: [1, 3],
    })
    table.state.hex[table.unit('six')] = destroyed
    const view = table.game.view(table.state, 0)
    expect(view.units[table.unit('three')]).toMatchObject({ hex: unseen, active: 0, experience: 0, queue: [] })
    expect(view.units[table.unit('late')]).toMatchObject({ hex: enRoute, active: 7 })
    expect(view.units[table.unit('six')]?.hex).toBe(destroyed)
    expect(view.hubs.some(({ hex, trucks }) => hex === table.hex('0802') && trucks === 2)).toBe(true)
    expect(view.headquarters[0]).toMatchObject({ hex: table.hex('0901'), points: 0, levels: [0, 0, 0, 0, 0] })
    expect(view.headquarters[0]?.pool.every((count) => count === 0)).toBe(true)
    expect(view.sides[1].trucks.every((count) => count === 0)).toBe(true)
    expect(view.prestige).toEqual([10, 0])
    expect(table.game.view(table.state, undefined).prestige).toEqual([10, 20])
  })

  test('operational.H6: of a unit in sight all but its order, its points and what it has done this turn', () => {
    const table = layTable(field)
    table.state.stance[table.unit('one')] = stance.noRetreat
    const one = table.game.view(table.state, 0).units[table.unit('one')]
    expect(one).toMatchObject({ active: 7, experience: 100, stance: stance.none, movementPoints: 0 })
    expect(table.game.view(table.state, 1).units[table.unit('one')]?.stance).toBe(stance.noRetreat)
  })

  test('operational.H8: a marker shows nation, kind and strength, and stands for some hidden unit in a state of the view', () => {
    const table = layTable(field)
    for (const id of ['three', 'six']) mark(table.game.services, draftOf(table), table.unit(id))
    const view = table.game.view(table.state, 0)
    expect(view.markers).toEqual([
      { hex: table.hex('0602'), side: 1, nation: 'german', kind: 'armour', strong: true },
      { hex: table.hex('0902'), side: 1, nation: 'german', kind: 'infantry', strong: false },
    ])
    const phantom = knownState(table.game.table, view)
    expect(phantom.hex[table.unit('three')]).toBe(table.hex('0602'))
    // The first hidden infantry division in order, whichever it truly is.
    expect(phantom.hex[table.unit('two')]).toBe(table.hex('0902'))
    expect(phantom.active[table.unit('two')]).toBe(1)
    expect(table.game.legal(phantom, 0)).toEqual(table.game.legal(table.state, 0))
  })

  test('operational.H8: a marker is lifted when its unit moves on unseen', () => {
    const table = layTable(field)
    mark(table.game.services, draftOf(table), table.unit('six'))
    table.endTurn()
    expect(markers(table)).toEqual(['0902'])
    table.move('six', '0901')
    expect(markers(table)).toEqual([])
    expect(table.events.at(-1)).toMatchObject({ type: 'revealed', side: 0, units: [], seenBy: [0] })
  })

  test('operational.H8: an enemy that falls back into the fog gets a marker', () => {
    const table = layTable(field)
    const { services } = table.game
    const one = table.unit('one')
    table.state.hex[table.unit('two')] = table.hex('0401')
    table.state.hex[table.unit('three')] = table.hex('0403')
    // What a fight does when the defender gives way, on the way through the same door as any action.
    table.state.lossesThisTurn[one] = 9
    table.attack('a', 'one')
    const fled = table.events.find((event) => event.type === 'retreated')
    expect(fled).toBeDefined()
    expect(markers(table)).toContain(table.at('one'))
    expect(services.table.side[one]).toBe(1)
  })

  test('operational.H6: the enemy sees of a move what goes through its sight', () => {
    const table = layTable(field)
    table.endTurn()
    table.move('two', '0501')
    const hidden = table.events.filter((event) => event.type === 'moved')
    expect(hidden).toEqual([expect.objectContaining({ unit: table.unit('two'), seenBy: [1] })])
    table.move('one', '0502')
    const leaving = table.events.filter((event) => event.type === 'moved' && event.unit === table.unit('one'))
    expect(leaving.map(({ seenBy }) => seenBy)).toEqual([[1], [0]])
    expect(leaving[1]).toMatchObject({ path: [table.hex('0402')] })
  })
})

describe('taking back', () => {
  const undoable = (table: PlayTable, id: string, to: string): boolean => {
    table.events.length = 0
    table.move(id, to)
    return canUndo(table.events)
  }

  test('operational.H9: a move behind the lines can be taken back, one that lifts fog cannot', () => {
    const table = layTable({ ...field, units: (field.units ?? []).filter(({ id }) => id !== 'one') })
    expect(undoable(table, 'b', '0202')).toBe(true)
    expect(undoable(table, 'a', '0402')).toBe(false)
  })

  test('operational.H9: nor one that met somebody, though nothing else came into sight', () => {
    const table = layTable({ ...field, units: (field.units ?? []).filter(({ id }) => id !== 'one') })
    table.state.movementPoints[table.unit('a')] = 0
    // The zone of a hidden division cannot be entered with extended movement: it stops before it, and is found. operational.H7
    table.events.length = 0
    table.move('a', '0402')
    expect(canUndo(table.events)).toBe(false)
  })

  test('operational.H7: who walks into a zone that it did not know stops there, and the fog has a marker or lifts', () => {
    const table = layTable({ ...field, units: (field.units ?? []).filter(({ id }) => id !== 'one') })
    table.move('a', '0402')
    expect(table.at('a')).toBe('0402')
    expect(table.of('a').points).toBe(0)
    expect([...seen(table), ...markers(table)]).toContain('two')
  })

  test('operational.H8: markers are told in the order of the map: that of the units would tell who they are', () => {
    const units = (field.units ?? []).filter(({ id }) => id !== 'one')
    const table = layTable({ ...field, units: [...units, { id: 'late', side: 1, hex: '0501' }] })
    table.move('a', '0402')
    const stop = table.events.find((event) => event.type === 'stopped')
    expect(stop?.markers).toEqual(['0501', '0502'].map(table.hex))
  })
})

test('operational.I6: code breakers lift the fog for a turn, orders and all', () => {
  const table = layTable(field)
  table.state.stance[table.unit('six')] = stance.noRetreat
  liftFog(table.game.services, draftOf(table), 0)
  expect(seen(table)).toEqual(['one', 'two', 'three', 'six'])
  expect(table.game.view(table.state, 0).units[table.unit('six')]?.stance).toBe(stance.noRetreat)
  table.endTurn()
  expect(seen(table)).toEqual(['one'])
})
