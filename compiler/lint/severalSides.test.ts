/** Tests of lint rules on battles of more than two sides. */

import { expect, it } from 'vitest'
import { part } from '../../tests/support/part.ts'
import { fourSeats } from '../../tests/support/skirmish.ts'
import type { ChartedUnit } from './chart.ts'
import { rule as coloursAlike } from './colours-alike/rule.ts'
import type { SharedContext } from './rule.ts'
import { rule as sidesNamedAlike } from './sides-named-alike/rule.ts'
import { rule as unitOfEnemyNation } from './unit-of-enemy-nation/rule.ts'

const place = { file: 'scenario.yaml', path: [] }
const seats = fourSeats().sides.map((side, at) => ({
  ...side,
  id: `seat-${at}`,
  name: `Seat ${at}`,
  colour: { light: `#${at}0${at}000`, dark: `#00${at}0${at}0` },
}))

const contextOf = (sides: readonly object[], units: readonly ChartedUnit[] = []): SharedContext =>
  part<SharedContext>({
    compiled: {
      scenario: { ...fourSeats(), sides },
      origins: { scenario: place, sides: sides.map((_, at) => ({ ...place, path: ['sides', at] })) },
    },
    chart: { units },
  })

it('names each side that has the colour or the name of one before it', () => {
  const sides = [
    seats[0],
    { ...seats[1], colour: { light: '#ffffff', dark: '#ffffff' } },
    { ...seats[2], colour: { light: '#808080', dark: '#808080' }, name: 'seat 0' },
    { ...seats[3], colour: { light: '#fffffe', dark: '#000080' } },
  ]
  const found = [...coloursAlike.check(contextOf(sides)), ...sidesNamedAlike.check(contextOf(sides))]
  expect(found.map(({ about, message, place }) => [about, message, place.path.join('.')])).toEqual([
    ['seat-3', 'Seat 3 (#fffffe) can hardly be told from Seat 1 (#ffffff).', 'sides.3.colour.light'],
    ['seat-2', 'Two sides are called "seat 0".', 'sides.2.name'],
  ])
})

it('takes the nation of an enemy for one of the other team, and that of a partner for none', () => {
  const unit = (side: number, nation: string, number: number): ChartedUnit => ({
    id: `unit-${side}-${number}`,
    name: `Unit ${side} ${number}`,
    side,
    nation,
    adjective: nation,
    place,
  })
  const many = (side: number, nation: string) => [0, 1, 2, 3].map((number) => unit(side, nation, number))
  const units = [...many(0, 'us'), ...many(1, 'uk'), ...many(2, 'german'), ...many(3, 'german'), unit(1, 'german', 9)]
  const found = [...unitOfEnemyNation.check(contextOf(seats, units))]
  expect(found.map(({ about, message }) => [about, message])).toEqual([
    ['unit-1-9', 'Unit 1 9 is german, as are most units of Seat 2 and Seat 3, and fights against them.'],
  ])
})
