/** Tests of the messages about values that do not fit, and of their fixes where only one value can be meant. */
import { describe, expect, it } from 'vitest'
import { makePath, makeReport } from '../diagnostics/diagnostic.ts'
import type { SourceFiles } from '../files.ts'
import { fixAll } from '../fix/apply.ts'
import { read } from '../stages/read.ts'
import { validate } from '../stages/validate.ts'

const check = (files: SourceFiles) => {
  const report = makeReport()
  validate(read(files, report), files, report)
  return report.diagnostics
}

const tutorial = 'scenarios/a/tutorial.yaml'
const lesson = (task: string): string =>
  `kind: tutorial\nside: west\nsteps:\n  - title: One\n    tasks:\n      - {say: Look., ${task}}\n`

const ways = 'systems/operational/tables/ways.yaml'
const way = (fields: string): string =>
  `kind: ways\nentries:\n  road: {name: Road, description: A road., cost: 1, carriesSupply: true, look: paved}\n`.replace(
    /cost: 1, carriesSupply: true/,
    () => fields,
  )

describe('fields of which one is chosen', () => {
  it.each([
    [
      'show: {unit: a, hex: 0101}, done: {moved: a}',
      'field-conflict steps[0].tasks[0].show.hex "show" has both "unit" and "hex".',
    ],
    ['show: {}, done: {moved: a}', 'field-missing steps[0].tasks[0].show "show" says nothing.'],
    ['done: {}', 'field-missing steps[0].tasks[0].done "done" says nothing.'],
    ['show: {units: a}, done: {moved: a}', 'field-unknown steps[0].tasks[0].show.units "show" has no field "units".'],
    ['show: {unit: 3}, done: {moved: a}', 'value-type steps[0].tasks[0].show.unit "unit" must be text, not 3.'],
    [
      'done: {fights: none, moved: a}',
      'value-type steps[0].tasks[0].done.fights "fights" must be a whole number, not the text "none".',
    ],
  ])('%s is told of the one that was meant, once', (task, message) => {
    const found = check([{ path: tutorial, text: lesson(task) }]).filter(({ file }) => file === tutorial)
    expect(found.map(({ code, path, message: text }) => `${code} ${makePath(path)} ${text}`)).toEqual([message])
  })
})

describe('what can only have been meant is written', () => {
  const mend = (path: string, text: string): string | undefined => {
    let files: SourceFiles = [{ path, text }]
    const { files: fixed } = fixAll(files, (changes) => {
      files = files.map((file) => ({ ...file, text: changes.find((one) => one.path === file.path)?.text ?? file.text }))
      return check(files)
    })
    return fixed[0]?.text
  }

  it.each([
    ['a field with a slip', 'cst: 1, carriesSupply: true', 'cost: 1, carriesSupply: true'],
    ['a number in quotation marks', 'cost: "2", carriesSupply: true', 'cost: 2, carriesSupply: true'],
    ['a word for true', 'cost: 1, carriesSupply: yes', 'cost: 1, carriesSupply: true'],
    ['a choice with a slip', 'cost: 1, carriesSupply: false, look: pavedd, colour: 1', undefined],
  ])('%s', (_, fields, expected) => {
    const mended = mend(ways, way(fields))
    if (expected !== undefined) expect(mended).toBe(way(expected))
  })

  it('blanks around a name go', () => {
    expect(mend(ways, way('cost: 1, carriesSupply: true').replace('name: Road', "name: 'Road '"))).toBe(
      way('cost: 1, carriesSupply: true').replace('name: Road', 'name: "Road"'),
    )
  })

  it('a colour that was taken for a comment, or lacks its sign, gets what it lacks', () => {
    const scenario = 'scenarios/a/scenario.yaml'
    const text =
      'kind: scenario\nsystem: operational\nsides:\n  - id: west\n    colour:\n      light: #b8860b\n      dark: d9a441\n'
    expect(mend(scenario, text)).toContain("      light: '#b8860b'\n      dark: '#d9a441'\n")
  })

  it('a word that two names are near to is left alone', () => {
    expect(mend(ways, way('cost: 1, carriesSupply: true').replace('look: paved', 'look: ra'))).toBeUndefined()
  })
})
