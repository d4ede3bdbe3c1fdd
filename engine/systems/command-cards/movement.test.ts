import { describe, expect, test } from 'vitest'
import type { ScenarioSketch } from '../../../tests/support/commandCards.ts'
import { type GroundTable, layGround } from '../../../tests/support/groundTable.ts'
import { faces } from './rules.ts'
import { destroyed, gear, status } from './types.ts'

/** A lane with one unit on its first hex and an enemy far away. */
const lane = (map: string, type = 'infantry', more: Partial<ScenarioSketch> = {}): GroundTable =>
  layGround({ map, units: [{ id: 'a', side: 0, hex: '0101', type }], ...more })

/** The roll of a die of six sides that shows a face: infantry has two of them. */
const star = 4
const grenade = 3
const men = 0

const gearOf = ({ state }: GroundTable): number => state.gear[0]

describe('a move', () => {
  test('C4, C7: is told with its way, and counts its hexes', () => {
    const ground = lane('. . . .')
    ground.move('a', '0301')
    expect(ground.at('a')).toBe('0301')
    expect(ground.state.steps[0]).toBe(2)
    expect(ground.state.status[0] & status.moved).toBe(status.moved)
    const [from, over, to] = ['0101', '0201', '0301'].map(ground.hex)
    expect(ground.events).toEqual([{ type: 'moved', unit: 0, from, to, path: [from, over, to] }])
  })

  test('T42, T13: counts as the road and the climb make it', () => {
    const road = lane('. . . .', 'infantry', { ways: ['road 0101 0201 0301 0401'] })
    road.move('a', '0301')
    expect(road.state.steps[0]).toBe(1)
    const climb = lane('. H . .')
    climb.move('a', '0201')
    expect(climb.state.steps[0]).toBe(2)
  })

  test.each(['move', 'advance'] as const)('T57: remembers whether it began beside where it ends: %s', (how) => {
    const ground = lane('. . . .', 'armour')
    ground.step('a', '0201', how)
    expect(ground.state.status[0] & status.fromBeside).toBe(status.fromBeside)
    ground.step('a', '0301', how)
    expect(ground.state.status[0] & status.fromBeside).toBe(0)
  })
})

describe('ground that forbids battle', () => {
  test('T57: jungle does so only when the move did not begin beside it', () => {
    const near = lane('. j .')
    near.move('a', '0201')
    expect(near.isBarred('a')).toBe(false)
    const far = lane('. . j')
    far.move('a', '0301')
    expect(far.isBarred('a')).toBe(true)
  })

  test.each(['m', 'w', 'u', 'y'])(
    'T23, T28, T54, T60: %s bars armour in and out, also when it takes ground',
    (sign) => {
      const into = lane(`. ${sign}`, 'armour')
      into.step('a', '0201', 'advance')
      expect(into.isBarred('a')).toBe(true)
      const out = lane(`${sign} .`, 'armour')
      out.step('a', '0201', 'move')
      expect(out.isBarred('a')).toBe(true)
    },
  )

  test('T54: men who leave a fish pond may battle', () => {
    const ground = lane('u . .')
    ground.move('a', '0201')
    expect(ground.isBarred('a')).toBe(false)
  })

  test('N1: partisans battle after entering any ground', () => {
    for (const sign of ['f', 'o', 'b', 'u', 'D']) {
      const ground = lane(`. ${sign} .`, 'partisans')
      expect(ground.reach('a')['0201']).toBe(1)
      ground.move('a', '0201')
      expect(ground.isBarred('a')).toBe(false)
    }
  })

  test('C4: under a card that ignores terrain nothing bars', () => {
    const ground = lane('. f f f')
    ground.play('raid')
    ground.move('a', '0301')
    expect(ground.isBarred('a')).toBe(false)
  })

  test('C16: who falls back into it is not barred by it', () => {
    const ground = lane('. f')
    ground.step('a', '0201', 'retreat')
    expect(ground.isBarred('a')).toBe(false)
  })
})

describe('what is left behind', () => {
  test.each(['move', 'advance', 'retreat'] as const)('T10: sandbags go when their occupant leaves: %s', (how) => {
    const ground = lane('. . .', 'infantry', { obstacles: ['sandbags 0101', 'sandbags 0201'] })
    ground.step('a', '0201', how)
    expect(ground.obstacle('0101')).toBeUndefined()
    expect(ground.obstacle('0201')).toBe('sandbags')
    const obstacle = ground.game.table.obstacleIds.indexOf('sandbags')
    expect(ground.events).toContainEqual({ type: 'obstacle', hex: ground.hex('0101'), obstacle, is: 'removed' })
  })

  test('T12: a sea wall stays', () => {
    const ground = lane('. . .', 'infantry', { obstacles: ['sea-wall 0101 NE E'] })
    ground.move('a', '0201')
    expect(ground.obstacle('0101')).toBe('sea-wall')
  })

  test('T15: armour flattens wire that it enters, men do not, and who falls back does not', () => {
    const into = (type: string, how: 'move' | 'advance' | 'retreat') => {
      const ground = lane('. .', type, { obstacles: ['wire 0201'] })
      ground.step('a', '0201', how)
      return ground.obstacle('0201')
    }
    expect(into('armour', 'move')).toBeUndefined()
    expect(into('armour', 'advance')).toBeUndefined()
    expect(into('armour', 'retreat')).toBe('wire')
    expect(into('infantry', 'move')).toBe('wire')
  })

  test('T15: armour that flattens wire may still battle', () => {
    const ground = lane('. . .', 'armour', { obstacles: ['wire 0201'] })
    expect(ground.reach('a')).toEqual({ '0201': 1 })
    ground.move('a', '0201')
    expect(ground.isBarred('a')).toBe(false)
  })

  test('A15: a unit that moves is camouflaged no more', () => {
    const ground = layGround({ map: '. .', units: [{ id: 'a', side: 0, hex: '0101', camouflaged: true }] })
    ground.move('a', '0201')
    expect(gearOf(ground)).toBe(0)
    expect(ground.events).toContainEqual({ type: 'gear', unit: 0, gear: gear.camouflage, is: 'lost' })
  })

  test('A5: a boat is carried to the river, and left where the unit comes ashore', () => {
    const ground = layGround({ map: '. . = = .', units: [{ id: 'a', side: 0, hex: '0101', boat: true }] })
    for (const to of ['0201', '0301', '0401']) {
      ground.step('a', to, 'move')
      expect(gearOf(ground)).toBe(gear.boat)
    }
    ground.step('a', '0501', 'move')
    expect(gearOf(ground)).toBe(0)
  })

  test('C21: guns that have zeroed in on a unit lose it when it moves', () => {
    const ground = layGround({
      map: '. . .',
      units: [
        { id: 'a', side: 0, hex: '0101' },
        { id: 'gun', side: 1, hex: '0301', type: 'heavy-artillery' },
      ],
    })
    ground.state.zeroed[1] = 2
    ground.state.zeroedOn[1] = 1
    ground.move('a', '0201')
    expect([ground.state.zeroed[1], ground.state.zeroedOn[1]]).toEqual([0, 0])
  })
})

describe('ice and mines', () => {
  test('T47: each step onto ice is rolled for, and each star costs a figure', () => {
    const ground = lane('. # . .')
    ground.move('a', '0301', [star, men])
    expect([ground.at('a'), ground.state.figures[0]]).toEqual(['0301', 3])
    expect(ground.events.map(({ type }) => type)).toEqual(['moved', 'rolled', 'lost', 'moved'])
    expect(ground.events[1]).toMatchObject({ why: 'ice', hits: 1, dice: [faces.indexOf('star'), 0], rolled: true })
  })

  test('T47: who is lost on the ice does not get across', () => {
    const ground = lane('. # . .')
    ground.state.figures[0] = 2
    ground.move('a', '0301', [star, star])
    expect(ground.at('a')).toBe(destroyed)
    expect(ground.events.filter(({ type }) => type === 'moved').length).toBe(1)
  })

  test.each(['advance', 'retreat'] as const)('T47: the ice breaks as well under an %s', (how) => {
    const ground = lane('. #')
    ground.step('a', '0201', how, [star, star])
    expect(ground.state.figures[0]).toBe(2)
  })

  test('T47: a bridge over it carries, and a card that ignores terrain as well', () => {
    const bridged = lane('. # .', 'infantry', { obstacles: ['bridge 0201'] })
    bridged.move('a', '0301')
    expect(bridged.state.figures[0]).toBe(4)
    const raid = lane('. # .')
    raid.play('raid')
    raid.move('a', '0301')
    expect(raid.state.figures[0]).toBe(4)
  })

  test('T29: whoever moves into the enemy’s mines stops and springs them', () => {
    const ground = lane('. . .', 'infantry', { obstacles: ['minefield 0201 1'] })
    expect(ground.reach('a')).toEqual({ '0201': 1 })
    // Three of the nine values are decoys, the next is worth one die.
    ground.move('a', '0201', [3, grenade])
    expect(ground.state.figures[0]).toBe(3)
    expect(ground.events.map(({ type }) => type)).toEqual(['moved', 'obstacle', 'rolled', 'lost'])
  })

  test('T29: one’s own mines stop, and stay hidden', () => {
    const ground = lane('. . .', 'infantry', { obstacles: ['minefield 0201 0'] })
    expect(ground.reach('a')).toEqual({ '0201': 1 })
    ground.move('a', '0201')
    expect(ground.events.map(({ type }) => type)).toEqual(['moved'])
  })

  test('T29: neither who falls back nor who ignores terrain springs them', () => {
    const back = lane('. . .', 'infantry', { obstacles: ['minefield 0201 1'] })
    back.step('a', '0201', 'retreat')
    expect(back.events).toEqual([])
    const raid = lane('. . .', 'infantry', { obstacles: ['minefield 0201 1'] })
    raid.play('raid')
    raid.move('a', '0201')
    expect(raid.events.map(({ type }) => type)).toEqual(['moved'])
  })
})

describe('caves', () => {
  test('T52: the way from cave to cave is one step, after which the unit may battle', () => {
    const units = [{ id: 'a', side: 0 as const, hex: '0101', nation: 'japanese' }]
    const ground = layGround({ map: 'c . . c', units })
    ground.move('a', '0401')
    expect([ground.at('a'), ground.state.steps[0], ground.isBarred('a')]).toEqual(['0401', 1, false])
  })
})
