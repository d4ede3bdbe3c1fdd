/** Spaces of a board of squares, as authors name and draw them. */
import { expect, it } from 'vitest'
import { battlefield } from '../../engine/systems/skirmish/scenario.ts'
import { spaceOfWord } from '../commands/question.ts'
import { makeReport, type Report } from '../diagnostics/diagnostic.ts'
import { cropOf } from '../emit/crop.ts'
import { bySpace, wordsIn } from '../exchange/facts.ts'
import { readSpaceKey } from '../rulebook/examples/read.ts'
import { readLayer } from './grid.ts'
import { withNumbers } from './numbers.ts'
import { makeReaders } from './readers.ts'
import { placeIn, readTerrain } from './terrain.ts'

const place = { file: 'map.yaml', path: ['terrain'] }
const said = ({ diagnostics }: Report): readonly string[] =>
  diagnostics.map(({ code, message, hint }) => [code, message, hint].filter((part) => part !== undefined).join(' | '))

it('names are read alone and in lists, boxes among them; others are off the board', () => {
  const report = makeReport()
  const readers = makeReaders(battlefield, {}, report)
  expect([readers.space('a1', place), readers.space('h6', place), readers.space('hq2', place)]).toEqual([1, 48, 50])
  expect(readers.spaces('a2  b1 hq1', place)).toEqual([9, 2, 49])
  expect(readers.nameOf(50)).toBe('hq2')
  expect(said(report)).toEqual([])
  expect(readers.spaces('a2 i1', place)).toEqual([9])
  expect(readers.space(101, place)).toBeUndefined()
  const hint = 'The board runs from a1 to h6: a letter for the column, then the row. Beside it: hq1, hq2.'
  expect(said(report)).toEqual([
    `hex-off-map | Space i1 is off the board. | ${hint}`,
    `hex-off-map | Space 0101 is off the board. | ${hint}`,
  ])
})

it('fields that their schemas call names of spaces become numbers', () => {
  const schema = {
    $id: 'test',
    properties: { space: { title: 'SpaceName' }, spaces: { title: 'SpaceNames' }, text: { title: 'Text' } },
  }
  const readers = { ...makeReaders(battlefield, {}, makeReport()), side: () => undefined }
  const value = { space: 'b1', spaces: 'a1 hq1', text: 'a1' }
  expect(withNumbers(schema as never, { schema, node: schema } as never, value, place, readers)).toEqual({
    space: 2,
    spaces: [1, 49],
    text: 'a1',
  })
})

it('rows of squares are equally long, and blanks before them mean nothing', () => {
  const map = { width: 3, height: 2, boxes: [] }
  const report = makeReport()
  const layer = readLayer('. f .\n  f . .\n', place, report, 'squares')
  expect(said(report)).toEqual([])
  const signs = { terrainBySign: new Map([['f', 'forest']]), isTerrainComplete: true }
  expect(readTerrain(map, layer, signs, report, 'open', '.')).toEqual({
    terrainIds: ['open', 'forest'],
    terrain: [0, 0, 1, 0, 1, 0, 0],
    unread: new Set(),
  })
  expect(placeIn(map, layer)(4)).toEqual({ ...place, within: { line: 1, column: 2, length: 1 } })
  readLayer('. . .\n. .\n', place, report, 'squares')
  expect(said(report)).toEqual(['map-row-length | Row 2 has 2 squares; the others have 3. | Each square has a sign.'])
})

it('words, keys of examples and facts name squares', () => {
  expect(spaceOfWord(battlefield, 'hq1')).toBe(49)
  expect(() => spaceOfWord(battlefield, '0101')).toThrow('"0101" is no space of the map.')
  expect(() => spaceOfWord(battlefield, undefined)).toThrow('Name a space.')
  const report = makeReport()
  expect(readSpaceKey(battlefield, 'c2', place, report)).toBe(11)
  expect(readSpaceKey(battlefield, 'c7', place, report)).toBeUndefined()
  expect(said(report)).toEqual(['hex-off-map | Space c7 is off the map.'])
  const names = bySpace(battlefield, String)
  expect([Object.keys(names).length, names.a1, names.hq2]).toEqual([50, '1', '50'])
  const words = wordsIn({ map: battlefield, sides: [{ id: 'red' }, { id: 'blue' }, { id: 'green' }] })
  expect([words([1, 49], 'spaces'), words(2, 'side'), words(2, 'count')]).toEqual(['a1 hq1', 'green', '2'])
})

it('small pictures look at the middle of a board in its whole height, boxes and all', () => {
  const focus = { pieces: [[4], [44]], goals: [49] } as const
  expect(cropOf(battlefield, focus, 1, 800)).toEqual({ x: 20, y: 0, width: 472, height: 472 })
})
