import { describe, expect, it } from 'vitest'
import { makePath, makeReport } from '../diagnostics/diagnostic.ts'
import { read } from './read.ts'
import { validate } from './validate.ts'

const check = (path: string, text: string) => {
  const report = makeReport()
  const files = [{ path, text }]
  const content = validate(read(files, report), files, report)
  return { content, found: report.diagnostics }
}

const ways = 'systems/operational/tables/ways.yaml'
const wayEntry = (fields: string): string => `kind: ways\nentries:\n  road:\n${fields.replace(/^/gm, '    ')}\n`
const road = 'name: Road\ndescription: A road.\ncost: 1\ncarriesSupply: false\nlook: paved'

const messagesOf = (path: string, text: string): string[] =>
  check(path, text).found.map(
    ({ code, path: at, message, hint }) => `${code} ${makePath(at)}: ${message}${hint === undefined ? '' : ` ${hint}`}`,
  )

describe('a document that fits its schema', () => {
  it('is content, by folder and kind', () => {
    const { content, found } = check(ways, wayEntry(road))
    expect(found).toEqual([])
    expect(content.systems[0].documents.ways?.[0].value).toMatchObject({ entries: { road: { cost: 1 } } })
  })
})

describe('a document that does not', () => {
  it.each<[string, string, string[]]>([
    [
      'has a field with a slip: told once, with the field that was meant',
      wayEntry(road.replace('carriesSupply', 'carriesSuply')),
      ['field-unknown entries.road.carriesSuply: "road" has no field "carriesSuply". Did you mean "carriesSupply"?'],
    ],
    [
      'has a field that nobody knows',
      wayEntry(`${road}\nspeed: 9`),
      [
        'field-unknown entries.road.speed: "road" has no field "speed". Known: name, description, cost, carriesSupply, look.',
      ],
    ],
    [
      'lacks a field',
      wayEntry(road.replace('cost: 1\n', '')),
      ['field-missing entries.road: "road" lacks the field "cost". Movement points per hex along it, 1 to 3.'],
    ],
    [
      'has a number out of range',
      wayEntry(road.replace('cost: 1', 'cost: 4')),
      ['value-range entries.road.cost: "cost" is 4; it must be from 1 to 3. Movement points per hex along it, 1 to 3.'],
    ],
    [
      'has text for a number',
      wayEntry(road.replace('cost: 1', 'cost: cheap')),
      [
        'value-type entries.road.cost: "cost" must be a whole number, not the text "cheap". Movement points per hex along it, 1 to 3.',
      ],
    ],
    [
      'has a broken number',
      wayEntry(road.replace('cost: 1', 'cost: 1.5')),
      [
        'value-type entries.road.cost: "cost" must be a whole number, not 1.5. Movement points per hex along it, 1 to 3.',
      ],
    ],
    [
      'chooses what there is not',
      wayEntry(road.replace('look: paved', 'look: pavd')),
      ['value-choice entries.road.look: "look" cannot be "pavd". Did you mean "paved"?'],
    ],
    [
      'has an id in capitals',
      wayEntry(road).replace('road:', 'Via Balbia:'),
      [
        'value-form entries.Via Balbia: The key "Via Balbia" must be lower-case letters, digits and single hyphens, such as german-infantry. For example "via-balbia".',
      ],
    ],
    [
      'has an empty name',
      wayEntry(road.replace('name: Road', 'name: ""')),
      ['value-form entries.road.name: "name" is ""; it must be one line of text without blanks at its ends. Its name.'],
    ],
    [
      'has nothing where entries should be',
      'kind: ways\nentries:\n',
      ['value-type entries: "entries" must be a mapping, not empty. Kinds of way by id.'],
    ],
    [
      'says no kind',
      'entries: {}\n',
      [expect.stringContaining('kind-unknown : The file does not say what kind it is.')],
    ],
    [
      'is of a kind with a slip',
      wayEntry(road).replace('kind: ways', 'kind: way'),
      ['kind-unknown kind: No kind of file is called "way". Did you mean "ways"?'],
    ],
    ['is a list', '- 1\n', [expect.stringContaining('kind-unknown : The file is not a mapping of fields.')]],
  ])('%s', (_, text, messages) => {
    expect(messagesOf(ways, text)).toEqual(messages)
  })

  it('lies where nobody looks', () => {
    expect(messagesOf('systems/operational/roads.yaml', wayEntry(road))).toEqual([
      'file-misplaced : A file of kind ways is not looked for here. It belongs at systems/<system>/tables/ways.yaml.',
    ])
  })

  it('tells everything that is wrong at once', () => {
    expect(messagesOf(ways, wayEntry('name: 7\ncost: 9\nlook: nice'))).toHaveLength(5)
  })

  it('is kept without its broken entries, so that others are still checked', () => {
    const { content } = check(ways, `${wayEntry(road)}  track:\n    name: Track\n`)
    const [document] = content.systems[0].documents.ways ?? []
    expect(Object.keys((document.value as { entries: object }).entries)).toEqual(['road'])
    expect(document.dropped).toEqual(['track'])
  })
})
