import { describe, expect, test } from 'vitest'
import { crossing, duel } from '../../../../tests/support/scenarios.ts'
import { calendarOf, forcesOf, levelOf, objectiveRows, supplyRows } from './battle.ts'

describe('the order of battle', () => {
  test('names every unit once, standing or on its way', () => {
    const named = forcesOf(crossing).flatMap(({ commands, arrivals, held }) =>
      [...commands.flatMap(({ formations }) => formations), ...arrivals, { units: held }].flatMap(({ units }) =>
        units.map(({ unit }) => unit.id),
      ),
    )
    expect([...named].sort()).toEqual(crossing.units.map(({ id }) => id).sort())
  })

  test('counts units and steps, and says what each side must do', () => {
    const [first, second] = forcesOf(duel)
    expect([first.units, second.units, second.steps]).toEqual([1, 1, 4])
    expect(first.aim).toMatch(/^Wins by holding .+ at the end of turn 3\.$/)
  })

  test('gives hexes their printed names', () => {
    expect(forcesOf(duel)[0].commands[0]?.formations[0]?.units[0]?.place).toBe('0102')
  })

  test('lists arrivals by turn', () => {
    const turns = forcesOf(crossing).flatMap(({ arrivals }) => arrivals.map(({ turn }) => turn))
    expect(turns.length).toBeGreaterThan(0)
    expect(
      forcesOf(crossing).every(({ arrivals }) =>
        arrivals.every(({ turn }, i) => i === 0 || turn > (arrivals[i - 1]?.turn ?? 0)),
      ),
    ).toBe(true)
  })
})

// operational.B11
test('a unit has the highest level that its experience reaches', () => {
  const { levels } = duel.rules.experience
  expect([0, 99, 100, 399].map((experience) => levelOf(levels, experience).id)).toEqual([
    'green',
    'green',
    'regular',
    'elite',
  ])
})

test('objectives carry their hex, their side, their turn and their prestige', () => {
  const [objective] = duel.objectives
  expect(objectiveRows(duel)[0]?.cells).toEqual([
    '0402',
    duel.sides[objective.side].name,
    2,
    duel.rules.victory.prestige.join(' / '),
  ])
})

test('the calendar has a day and a weather for each turn', () => {
  const calendar = calendarOf(crossing)
  expect(calendar.map(({ turn }) => turn)).toEqual(crossing.weather.map((_, index) => index + 1))
  expect(calendar.map(({ id }) => id)).toEqual(crossing.weather)
})

test('sources and hubs of both sides are listed', () => {
  expect(supplyRows(duel).map(({ name, cells: [place] }) => `${name} ${place}`)).toEqual([
    'Lorry column 0102',
    'Hub 0102',
    'Lorry column 0402',
    'Hub 0402',
  ])
})
