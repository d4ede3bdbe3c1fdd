import { expect, it } from 'vitest'
import { makeReport } from '../diagnostics/diagnostic.ts'
import { writeInstead } from '../diagnostics/suggest.ts'
import { textEditsOf } from '../fix/edits.ts'
import { withEdits } from '../format/edits.ts'
import { readEmbedded } from './embedded.ts'

const text = 'A chapter.\n\n```example\ntitle: One\nunits: [{id: a, type: tnak}]\n```\n'
const file = { path: 'systems/a/rules/01-x.md', text }
const yaml = 'title: One\nunits: [{id: a, type: tnak}]\n'

it('a word in an example is mended where it stands in the chapter', () => {
  const report = makeReport()
  const { report: inner } = readEmbedded(file, text.indexOf(yaml), yaml, report)
  const at = { file: file.path, path: ['units', 0, 'type'] }
  inner.error('unit-type-unknown', at, 'No.', { fix: writeInstead('tank', at) })
  const [{ fix }] = report.diagnostics
  const edits = fix && textEditsOf(fix, () => text)
  expect(withEdits(text, edits ?? [])).toBe(text.replace('tnak', 'tank'))
})

it('an entry of an example is left to its author', () => {
  const report = makeReport()
  const { report: inner } = readEmbedded(file, text.indexOf(yaml), yaml, report)
  const at = { file: file.path, path: ['units'] }
  inner.warning('field-unknown', at, 'No.', { fix: { title: 'Remove it', edits: [{ do: 'remove', at }] } })
  expect(report.diagnostics[0].fix).toBeUndefined()
})
