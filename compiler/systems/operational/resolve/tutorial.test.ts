import { describe, expect, it } from 'vitest'
import { hexAt } from '../../../../engine/hex.ts'
import { makeScenario } from '../../../../tests/support/operational.ts'
import { part } from '../../../../tests/support/part.ts'
import { makePath, makeReport, type Report } from '../../../diagnostics/diagnostic.ts'
import { makeReaders } from '../../../resolve/readers.ts'
import { readTutorial } from '../../../resolve/tutorial.ts'
import { schemas, type Valid } from '../schemas/index.ts'
import { tablesOf } from './tables.ts'

const scenario = makeScenario({
  map: '. . .',
  units: [
    { id: '5-div', side: 0, hex: '0101' },
    { id: '9-pz', side: 1, hex: '0301' },
  ],
})

const readersFor = (report: Report) => makeReaders(scenario.map, tablesOf(scenario.rules).known, report)

const read = (value: object) => {
  const report = makeReport()
  const file = part<Valid<'tutorial'>>({
    file: 'tutorial.yaml',
    value: { kind: 'tutorial', ...value },
    dropped: [],
  })
  const tutorial = readTutorial(schemas.tutorial, file, scenario, readersFor(report))
  return {
    tutorial,
    said: report.diagnostics.map(
      ({ code, path, message, hint }) => `${code} ${makePath(path)}: ${message} ${hint ?? ''}`,
    ),
  }
}

const task = (more: object): object => ({
  side: 'first',
  steps: [{ title: 'Moving', tasks: [{ say: 'Do it.', done: { turn: 2 }, ...more }] }],
})

describe('a tutorial', () => {
  it('names units and hexes by their numbers', () => {
    const { tutorial, said } = read(task({ show: { unit: '9-pz' }, done: { moved: '5-div', lacks: '0301', turn: 2 } }))
    expect(said).toEqual([])
    expect(tutorial?.steps[0].tasks[0]).toEqual({
      say: 'Do it.',
      show: { unit: 1 },
      done: { moved: 0, lacks: hexAt(scenario.map, 2, 0), turn: 2 },
      skip: null,
    })
    expect(tutorial).toMatchObject({ side: 0, opponent: 'veteran', advice: [] })
  })

  it('is none where there is no file', () => {
    expect(readTutorial(schemas.tutorial, undefined, scenario, readersFor(makeReport()))).toBeNull()
  })

  it.each([
    ['a side', { ...task({}), side: 'frist' }, 'side-unknown side: No side is called "frist". Did you mean "first"?'],
    [
      'a unit',
      task({ done: { moved: '5-dvi' } }),
      'unit-unknown steps[0].tasks[0].done.moved: No unit is called "5-dvi". Did you mean "5-div"?',
    ],
    ['a hex', task({ show: { hex: '0901' } }), 'hex-off-map steps[0].tasks[0].show.hex: Hex 0901 is off the map.'],
  ])('that names %s which is not there is told so at its place', (_, value, message) => {
    expect(read(value).said.join()).toContain(message)
  })
})
