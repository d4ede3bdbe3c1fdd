import { describe, expect, test } from 'vitest'
import { contentRules } from '../../../tests/support/commandCards.ts'
import { layGround } from '../../../tests/support/groundTable.ts'
import { footingAt, groundsAt, heightAt, isWater, unitAt } from './ground.ts'
import { type Kind, kinds } from './rules.ts'
import { noUnit } from './types.ts'

/** `go` on, `stop`, or `no` way; how each kind fares: infantry, armour, artillery. */
type Way = 'go' | 'stop' | 'no'
type Ways = readonly [Way, Way, Way]

const go: Ways = ['go', 'go', 'go']
const stop: Ways = ['stop', 'stop', 'stop']
const closed: Ways = ['no', 'no', 'no']
const onFoot: Ways = ['go', 'no', 'no']
const slowly: Ways = ['stop', 'no', 'no']
const soft: Ways = ['stop', 'stop', 'no']
const all = 'infantry armour artillery'

/** Rule, name, entering, leaving, who cannot battle after entering, and after leaving. */
type Case = readonly [rule: string, id: string, enter: Ways, leave: Ways, barsEntering: string, barsLeaving: string]

const terrains: readonly Case[] = [
  ['C4', 'open', go, go, '', ''],
  ['T1', 'beach', go, go, '', ''],
  ['T3', 'forest', stop, go, all, ''],
  ['T4', 'hedgerow', stop, go, all, ''],
  ['T6', 'hill', go, go, '', ''],
  ['T7', 'ocean', stop, go, '', ''],
  ['T8', 'river', closed, go, '', ''],
  ['T11', 'cliff', go, go, '', ''],
  ['T11', 'sea-bluff', go, go, '', ''],
  ['T14', 'town', stop, go, all, ''],
  ['T16', 'airfield', go, go, '', ''],
  ['T17', 'barracks', stop, go, all, ''],
  ['T18', 'cemetery', go, go, '', ''],
  ['T19', 'church', stop, go, all, ''],
  ['T20', 'dam', onFoot, onFoot, '', ''],
  ['T21', 'factory', stop, go, all, ''],
  ['T23', 'flooded-field', stop, stop, 'armour', 'armour'],
  ['T24', 'fortress', onFoot, onFoot, '', ''],
  ['T25', 'high-ground', go, go, '', ''],
  ['T26', 'lake', closed, closed, '', ''],
  ['T27', 'lighthouse', stop, go, all, ''],
  ['T28', 'marsh', soft, soft, 'armour', 'armour'],
  ['T30', 'mountain', closed, closed, '', ''],
  ['T31', 'oasis', stop, go, '', ''],
  ['T32', 'palm-forest', stop, go, all, ''],
  ['T34', 'power-plant', stop, go, all, ''],
  ['T35', 'prison-camp', stop, go, all, ''],
  ['T36', 'radar-station', stop, go, '', ''],
  ['T39', 'railway-station', stop, go, all, ''],
  ['T41', 'ford', stop, go, '', ''],
  ['T43', 'supply-depot', go, go, '', ''],
  ['T44', 'wadi', closed, closed, '', ''],
  ['T45', 'city-ruins', slowly, onFoot, 'infantry', ''],
  ['T48', 'forested-hill', stop, go, all, ''],
  ['T49', 'village-hill', stop, go, all, ''],
  ['T50', 'ravine', onFoot, onFoot, '', ''],
  ['T51', 'trenches', soft, ['go', 'go', 'no'], '', ''],
  ['T52', 'cave-hill', onFoot, onFoot, '', ''],
  ['T53', 'cave-mountain', closed, closed, '', ''],
  ['T54', 'fish-pond', soft, soft, 'infantry armour', 'armour'],
  ['T55', 'hospital', go, go, '', ''],
  ['T56', 'headquarters', go, go, '', ''],
  ['T57', 'jungle', stop, go, '', ''],
  ['T58', 'labour-camp', stop, go, all, ''],
  ['T59', 'pier', go, go, '', ''],
  ['T60', 'rice-paddy', soft, soft, 'armour', 'armour'],
  ['T61', 'stream', stop, go, '', ''],
  ['T63', 'escarpment', closed, closed, '', ''],
  ['T64', 'ridge', stop, go, '', ''],
  ['T64', 'great-dunes', stop, go, '', ''],
  ['T65', 'balka', stop, stop, '', ''],
  ['T67', 'castle', stop, go, all, ''],
]

const obstacles: readonly Case[] = [
  ['T2', 'bunker', onFoot, onFoot, '', ''],
  ['T5', 'hedgehogs', onFoot, onFoot, '', ''],
  ['T9', 'bridge', go, go, '', ''],
  ['T10', 'sandbags', go, go, '', ''],
  ['T12', 'sea-wall', go, go, '', ''],
  ['T15', 'wire', stop, go, '', ''],
  ['T22', 'field-bunker', onFoot, onFoot, '', ''],
  ['T29', 'minefield', stop, go, '', ''],
  ['T33', 'pontoon-bridge', go, go, '', ''],
  ['T37', 'railway-bridge', ['go', 'stop', 'stop'], go, '', ''],
  ['T40', 'road-block', slowly, onFoot, '', ''],
  ['T46', 'tank-teeth', slowly, onFoot, '', ''],
  ['T62', 'rope-bridge', go, go, '', ''],
  ['T66', 'abatis', slowly, onFoot, '', ''],
]

/** Hexes that a unit gets to along a lane, when it stops on the first or goes on. Guns move under the card that lets them go three. */
const along: Readonly<Record<Kind, Readonly<Record<Way, string>>>> = {
  infantry: { go: '0201 0301', stop: '0201', no: '' },
  armour: { go: '0201 0301 0401', stop: '0201', no: '' },
  artillery: { go: '0201 0301 0401', stop: '0201', no: '' },
}

const laneOf = (id: string, isObstacle: boolean, at: number, kind: Kind) => {
  const { sign } = contentRules().terrain[isObstacle ? 'open' : id]
  const ground = layGround({
    map: Array.from({ length: 5 }, (_, column) => (column === at ? sign : '.')).join(' '),
    obstacles: isObstacle ? [`${id} 0${at + 1}01 0`] : [],
    units: [{ id: 'a', side: 0, hex: '0101', type: kind }],
  })
  if (kind === 'artillery') ground.play('gun-line')
  return ground
}

describe.each([
  ['terrain', terrains, false],
  ['obstacle', obstacles, true],
] as const)('each %s', (_what, cases, isObstacle) => {
  test.each(cases)('%s: entering %s', (_rule, id, enter, _leave, bars) => {
    for (const [index, kind] of kinds.entries()) {
      // Ground that limits the whole move lets armour go as far as the limit.
      const expected = id === 'beach' ? '0201 0301' : along[kind][enter[index]]
      const ground = laneOf(id, isObstacle, 1, kind)
      expect([kind, Object.keys(ground.reach('a')).join(' ')]).toEqual([kind, expected])
      if (enter[index] === 'no') continue
      ground.move('a', '0201')
      expect([kind, ground.isBarred('a')]).toEqual([kind, bars.split(' ').includes(kind)])
    }
  })

  test.each(cases)('%s: leaving %s', (_rule, id, _enter, leave, _bars, barsLeaving) => {
    for (const [index, kind] of kinds.entries()) {
      const ground = laneOf(id, isObstacle, 0, kind)
      expect([kind, Object.keys(ground.reach('a')).join(' ')]).toEqual([kind, along[kind][leave[index]]])
      if (leave[index] === 'no') continue
      ground.move('a', '0201')
      expect([kind, ground.isBarred('a')]).toEqual([kind, barsLeaving.split(' ').includes(kind)])
    }
  })
})

test('C4: every terrain and obstacle of the tables is in one of these lists or has a test of its own', () => {
  const { terrain, obstacles: works } = contentRules()
  const own = ['steep-hill', 'frozen-river', 'sealed-cave']
  const listed = [...terrains, ...obstacles].map(([, id]) => id).concat(own)
  expect(new Set(listed)).toEqual(new Set([...Object.keys(terrain), ...Object.keys(works)]))
})

describe('one hex', () => {
  const ground = layGround({
    map: '. h M =\n . . = .',
    obstacles: ['wire 0201', 'bridge 0302'],
    units: [{ id: 'a', side: 0, hex: '0101' }],
  })
  const { table } = ground.game
  const { state } = ground

  test('T6, T30: hills are higher than level ground, mountains higher than hills', () => {
    expect(['0101', '0201', '0301'].map((name) => heightAt(table, state, ground.hex(name)))).toEqual([0, 1, 2])
  })

  test.each([
    ['T6', 'hill', 1],
    ['T11', 'cliff', 1],
    ['T11', 'sea-bluff', 1],
    ['T13', 'steep-hill', 1],
    ['T25', 'high-ground', 0],
    ['T30', 'mountain', 2],
    ['T48', 'forested-hill', 1],
    ['T49', 'village-hill', 1],
    ['T52', 'cave-hill', 1],
    ['T53', 'cave-mountain', 2],
    ['T64', 'ridge', 1],
    ['T64', 'great-dunes', 1],
  ])('%s: %s has height %d', (_rule, id, height) => {
    const { sign } = table.scenario.rules.terrain[id]
    const high = layGround({ map: sign })
    expect(heightAt(high.game.table, high.state, high.hex('0101'))).toBe(height)
  })

  test('T8, T9: a river is water, but not where a bridge carries across', () => {
    expect(isWater(table, state, ground.hex('0401'))).toBe(true)
    expect(isWater(table, state, ground.hex('0302'))).toBe(false)
  })

  test('C5: a hex holds one unit or none', () => {
    expect(unitAt(state, ground.hex('0101'))).toBe(0)
    expect(unitAt(state, ground.hex('0202'))).toBe(noUnit)
  })

  test('C22: the rules of a hex are those of its terrain, then of the obstacle on it', () => {
    expect(groundsAt(table, state, ground.hex('0201')).map(({ rule }) => rule)).toEqual(['T6', 'T15'])
    expect(groundsAt(table, state, ground.hex('0302')).map(({ rule }) => rule)).toEqual(['T8', 'T9'])
  })

  test('T9: for movement a bridge takes the place of what it carries over', () => {
    expect(footingAt(table, state, ground.hex('0302')).ids).toEqual(['bridge'])
    expect(footingAt(table, state, ground.hex('0201')).ids).toEqual(['hill', 'wire'])
  })

  test('T9: what lies under a bridge is told of nobody who is on it', () => {
    const [river] = groundsAt(table, state, ground.hex('0302'))
    expect([river.name, river.closed, river.boats]).toEqual(['River', [], false])
  })
})
