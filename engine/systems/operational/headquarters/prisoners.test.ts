import { expect, test } from 'vitest'
import { layStaff } from '../../../../tests/support/staff.ts'
import { creditPrisoners } from './prisoners.ts'

const lay = () =>
  layStaff({
    map: '. . . . . . . . . . . . . .',
    owner: '1 1 1 1 1 1 1 1 1 1 1 1 1 2',
    sources: [['rail 0101'], ['rail 1401']],
    headquarters: [{ side: 0, hex: '0101', trucks: 1, levels: { intelligence: 1 } }],
    units: [
      { id: 'far', side: 0, hex: '1301' },
      { id: 'e', side: 1, hex: '1401' },
    ],
  })

test('operational.F6: prisoners count for the headquarters of whoever took them, in its range or not', () => {
  const table = lay()
  creditPrisoners(table.game.services, table.draft(), 0, 2, table.unit('far'))
  expect([table.state.prisoners[0], table.state.score[0], table.state.hqPrisoners[0]]).toEqual([2, 2, 2])
})

test('operational.F18: as many as its intelligence asks for make a report, and the tally begins anew', () => {
  const table = lay()
  creditPrisoners(table.game.services, table.draft(), 0, 4, table.unit('far'))
  expect([table.state.hqPrisoners[0], table.state.hqReports[0]]).toEqual([1, 1])
})

test.each([
  [0, 9, [[], [], []]],
  [1, 3, [[], [3], [3, 4, 6], [3, 4, 6]]],
  [2, 2, [[3], [3, 4, 6], [3, 4, 6]]],
  [3, 1, [[3], [3, 4, 6], [3, 4, 6]]],
])(
  'operational.F18: at level %i of intelligence each %i prisoners tell of enemies so many hexes away: %j',
  (intelligence, enough, reports) => {
    const depths = [3, 4, 6, 7]
    const table = layStaff({
      map: '. . . . . . . . . . .',
      owner: '1 1 1 1 2 2 2 2 2 2 2',
      fog: true,
      sources: [['rail 0101'], ['rail 1101']],
      headquarters: [{ side: 0, hex: '0101', trucks: 1, levels: { intelligence } }],
      units: [
        { id: 'a', side: 0, hex: '0401' },
        ...depths.map((depth) => ({ id: `e${depth}`, side: 1, hex: `${4 + depth}01`.padStart(4, '0') }) as const),
      ],
    })
    const { game, state, unit } = table
    state.marked.fill(0)
    const known = () => depths.filter((depth) => state.marked[unit(`e${depth}`)])
    const told = reports.map(() => {
      const before = known()
      creditPrisoners(game.services, table.draft(), 0, enough - 1, unit('a'))
      expect(known()).toEqual(before)
      creditPrisoners(game.services, table.draft(), 0, 1, unit('a'))
      return known()
    })
    expect(told).toEqual(reports)
  },
)

test('operational.F18: those whom nobody in particular took count for the side alone', () => {
  const table = lay()
  creditPrisoners(table.game.services, table.draft(), 0, 3)
  expect([table.state.prisoners[0], table.state.hqPrisoners[0]]).toEqual([3, 0])
})
