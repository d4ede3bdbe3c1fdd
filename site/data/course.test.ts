import { describe, expect, test } from 'vitest'
import type { ScenarioBundle } from '../../compiler/bundle.ts'
import { noCourse, plainCourse } from '../../tests/support/courses.ts'
import { courseOf } from './course.ts'

const bundle = (course = plainCourse): ScenarioBundle =>
  ({
    card: { sides: ['Reds', 'Blues'] },
    scenario: {
      turns: 2,
      sides: [
        { id: 'reds', name: 'Reds' },
        { id: 'blues', name: 'Blues' },
      ],
      map: { width: 5, height: 5 },
      units: [{ id: 'a', name: 'First', side: 0 }],
    },
    places: [{ name: 'Bridge', hex: 7 }],
    picture: { width: 300, height: 200 },
    evidence: { watched: { games: 1, uses: [], courses: [course, noCourse, noCourse] } },
  }) as never

describe('pictures of how games went', () => {
  const course = courseOf(bundle())

  test('draw chances as a line a side, and say where they begin and end', () => {
    expect(course?.chances.lines.map(({ points }) => points)).toEqual(['25.0,32.1 75.0,54.1', '25.0,67.9 75.0,45.9'])
    expect(course?.chances.sentence).toBe(
      'Reds begins with 68 % and has 46 % in the last turn; Blues begins with 32 % and has 54 % in the last turn',
    )
    expect(course?.chances.basis).toBe('Every turn shows all games: 1.')
  })

  test('show from when on nothing could change', () => {
    expect(course?.decided.columns.map(({ label, games }) => [label, games])).toEqual([
      ['1', 0],
      ['2', 1],
    ])
    expect(course?.decided.sentence).toBe('Most often it was as good as decided in turn 2: 100 % of games.')
  })

  test('show who holds a place turn by turn', () => {
    expect(course?.places).toEqual([
      {
        name: 'Bridge',
        turns: [
          [100, 0],
          [0, 100],
        ],
        sentence: 'Bridge, in the last turn: Reds 0 %, Blues 100 %.',
      },
    ])
  })

  test('colour the hexes where strength was lost, and name the units', () => {
    expect(course?.losses).toMatchObject([
      { opacity: '0.85', title: expect.stringMatching(/^\d{4}: Reds 3\.0, Blues 0\.0 a game$/) },
    ])
    expect(course?.losses[0].points.split(' ')).toHaveLength(6)
    expect(course?.units.rows).toEqual([['First', 'Reds', '3.0']])
  })

  test('are left out where games were not followed', () => {
    expect(courseOf({ ...bundle(), evidence: null })).toBeUndefined()
  })
})
