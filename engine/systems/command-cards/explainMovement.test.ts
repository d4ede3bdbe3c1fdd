import { expect, test } from 'vitest'
import { layGround } from '../../../tests/support/groundTable.ts'
import { status } from './types.ts'

const units = [
  { id: 'a', name: 'Able', side: 0 as const, hex: '0101' },
  { id: 'tank', name: 'Tank', side: 0 as const, hex: '0102', type: 'armour' },
  { id: 'gun', name: 'Gun', side: 0 as const, hex: '0103', type: 'artillery' },
]
const map = `
  . H b . =
   . . . . .
  . f C , .`

test('C7, T13: a move is explained hex by hex', () => {
  const explanation = layGround({ map, units }).explain('a', '0201')
  expect(explanation).toEqual({
    subject: 'Able to 0201',
    unit: 'hexes',
    value: 2000,
    terms: [{ rule: 'command-cards.T13', label: '0201 over steep hill', value: 2000 }],
  })
  expect(layGround({ map, units }).explain('tank', '0302')?.terms).toEqual([
    { rule: 'command-cards.C8', label: '0202 open country', value: 1000 },
    { rule: 'command-cards.C8', label: '0302 open country', value: 1000 },
  ])
})

test('T42: what a road gives is a term of its own', () => {
  const ground = layGround({ map, units, ways: ['road 0102 0202 0302 0402 0502'] })
  const explanation = ground.explain('tank', '0402')
  expect(explanation?.value).toBe(2000)
  expect(explanation?.terms.at(-1)).toEqual({
    rule: 'command-cards.T42',
    label: 'On the road all the way',
    value: -1000,
  })
})

test('T11: a step over a cliff counts for two', () => {
  const ground = layGround({ map, units: [{ id: 'a', side: 0, hex: '0403' }] })
  expect(ground.explain('a', '0303')?.terms).toEqual([
    { rule: 'command-cards.T11', label: '0303 over cliff', value: 2000 },
  ])
})

test('T52: a way from cave to cave is named', () => {
  const ground = layGround({ map: 'c . . c', units: [{ id: 'a', side: 0, hex: '0101', nation: 'japanese' }] })
  expect(ground.explain('a', '0401')?.terms).toEqual([
    { rule: 'command-cards.T52', label: '0401 underground', value: 1000 },
  ])
})

test('C4: what cannot be reached has no terms', () => {
  expect(layGround({ map, units }).explain('gun', '0502')).toBeUndefined()
})

test('C3-C9: a move that is not legal is refused with the reason', () => {
  const ground = layGround({ map, units, obstacles: ['bunker 0103 0', 'hedgehogs 0202'] })
  const refusals = [
    ['a', '0101', 'Able stands there already.'],
    ['a', '0102', 'Another unit stands on 0102.'],
    ['a', '0501', 'Able cannot enter the river on 0501.'],
    ['tank', '0202', 'Tank cannot enter the hedgehogs on 0202.'],
    ['a', '0502', '0502 is too far: Able moves 2 hexes.'],
    ['a', '0301', 'The hedgerow on 0301 is entered only by moves that begin beside it.'],
    ['a', '0302', 'No open way of 2 hexes leads Able to 0302.'],
    ['gun', '0203', 'Gun cannot leave the bunker.'],
  ]
  for (const [unit, to, reason] of refusals) expect(ground.refusal(unit, to)).toBe(reason)
  ground.play('rapid-fire')
  expect(ground.refusal('a', '0202')).toBe('Able does not move with this card.')
  const { status: bits } = ground.state
  bits[0] |= status.moved
  expect(ground.refusal('a', '0201')).toBe('Able has moved already.')
  bits[0] = 0
  expect(ground.refusal('a', '0201')).toBe('Able was not ordered.')
  bits[0] = status.arrived
  expect(ground.refusal('a', '0201')).toBe('Able has come in this turn and cannot move.')
  ground.state.hex[0] = 0
  expect(ground.refusal('a', '0201')).toBe('Able is not on the board.')
})
