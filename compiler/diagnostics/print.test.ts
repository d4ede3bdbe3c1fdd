import { describe, expect, it } from 'vitest'
import { sarifErrors } from '../../tests/support/sarif/fits.ts'
import { textEditsOf } from '../fix/edits.ts'
import { type StageCode, stageCodes } from './codes.ts'
import { makeReport, mostDiagnostics } from './diagnostic.ts'
import { type Format, print } from './print.ts'

const file = 'scenarios/a b/scenario.yaml'
const text = `kind: scenario
sides:
  - id: west
    units:
      - {id: a, type: german-infantery, hex: 0101}
      - {id: a, type: german-infantry, hex: 0102}
long: ${'x'.repeat(150)} here ${'y'.repeat(150)}
`

const show = (format: Format, fill: (report: ReturnType<typeof makeReport>) => void): string => {
  const report = makeReport()
  fill(report)
  return print(format, report.diagnostics, { files: [{ path: file, text }], root: 'content', colour: false })
}

const twoFindings = (report: ReturnType<typeof makeReport>): void => {
  const unit = (index: number, field: string) => ({ file, path: ['sides', 0, 'units', index, field] })
  report.warning('id-duplicate', unit(1, 'id'), 'Two units have the id "a".', {
    related: [{ ...unit(0, 'id'), message: 'The first one.' }],
  })
  report.error('unit-type-unknown', unit(0, 'type'), 'No unit type is called "german-infantery".', {
    hint: 'Did you mean "german-infantry"?',
  })
}

describe('findings are printed', () => {
  it('as text: fact, place, excerpt, way out', () => {
    expect(show('text', twoFindings)).toBe(`error unit-type-unknown  content/scenarios/a b/scenario.yaml:5:23
  No unit type is called "german-infantery".
  4 |     units:
  5 |       - {id: a, type: german-infantery, hex: 0101}
    |                       ^^^^^^^^^^^^^^^^
  Hint: Did you mean "german-infantry"?

warning id-duplicate  content/scenarios/a b/scenario.yaml:6:14
  Two units have the id "a".
  5 |       - {id: a, type: german-infantery, hex: 0101}
  6 |       - {id: a, type: german-infantry, hex: 0102}
    |              ^
  See: content/scenarios/a b/scenario.yaml:5:14  The first one.

1 error and 1 warning in 1 file.
`)
  })

  it('as JSON', () => {
    expect(JSON.parse(show('json', twoFindings))).toEqual({
      format: 1,
      diagnostics: [
        {
          code: 'unit-type-unknown',
          severity: 'error',
          file: `content/${file}`,
          line: 5,
          column: 23,
          endColumn: 39,
          path: ['sides', 0, 'units', 0, 'type'],
          message: 'No unit type is called "german-infantery".',
          hint: 'Did you mean "german-infantry"?',
          helpUri: '/diagnostics/unit-type-unknown/',
        },
        {
          code: 'id-duplicate',
          severity: 'warning',
          file: `content/${file}`,
          line: 6,
          column: 14,
          endColumn: 15,
          path: ['sides', 0, 'units', 1, 'id'],
          message: 'Two units have the id "a".',
          related: [{ file: `content/${file}`, line: 5, column: 14, endColumn: 15, message: 'The first one.' }],
          helpUri: '/diagnostics/id-duplicate/',
        },
      ],
    })
  })

  it('as workflow commands, with what would break them escaped', () => {
    const line = show('github', (report) =>
      report.error('value-form', { file, path: ['kind'] }, '100 % wrong:\nyes, really', { hint: 'No.' }),
    )
    expect(line).toBe(
      '::error file=content/scenarios/a b/scenario.yaml,line=1,col=7,endColumn=15,title=value-form::100 %25 wrong:%0Ayes, really No.\n',
    )
  })

  it('as SARIF, with a rule for each code', () => {
    const log = JSON.parse(show('sarif', twoFindings))
    const [{ tool, results }] = log.runs
    expect(log.version).toBe('2.1.0')
    expect(tool.driver.rules.map((rule: { id: string }) => rule.id)).toEqual(['id-duplicate', 'unit-type-unknown'])
    expect(results[0]).toMatchObject({
      ruleId: 'unit-type-unknown',
      ruleIndex: 1,
      level: 'error',
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: 'content/scenarios/a%20b/scenario.yaml' },
            region: { startLine: 5, startColumn: 23, endLine: 5, endColumn: 39 },
          },
        },
      ],
    })
    expect(results[1].relatedLocations).toHaveLength(1)
  })

  it('not at all as text when there are none', () => {
    expect(show('text', () => {})).toBe('')
    expect(show('github', () => {})).toBe('')
  })

  it('with an excerpt that fits the screen', () => {
    const lines = show('text', (report) =>
      report.error('value-form', { file, path: ['long'], within: { line: 0, column: 151, length: 4 } }, 'Here.'),
    ).split('\n')
    const source = lines.findIndex((line) => line.includes('here'))
    expect(lines[source].length).toBeLessThan(125)
    expect(lines[source].indexOf('here')).toBe(lines[source + 1].indexOf('^^^^'))
  })

  it('without letting content move the cursor', () => {
    const output = show('text', (report) => report.error('value-form', { file, path: [] }, 'Boo \x1b[2J\x07\u202e'))
    for (const character of ['\x1b', '\x07', '\u202e']) expect(output).not.toContain(character)
  })

  it('once when they say the same of the same place', () => {
    const output = show('text', (report) => {
      for (let time = 0; time < 3; time++) report.error('value-form', { file, path: [] }, 'Again.')
    })
    expect(output.match(/Again/g)).toHaveLength(1)
  })

  it('of files that do not exist, without an excerpt', () => {
    const output = show('text', (report) => report.error('file-missing', { file: 'gone.yaml', path: [] }, 'Gone.'))
    expect(output).toBe('error file-missing  content/gone.yaml:1:1\n  Gone.\n\n1 error in 1 file.\n')
  })
})

/** A finding with everything that a finding may have. */
const fullFinding = (report: ReturnType<typeof makeReport>): void => {
  const at = { file, path: ['sides', 0, 'units', 0, 'type'] }
  const fix = { title: 'Write "german-infantry"', edits: [{ do: 'replace', at, text: 'german-infantry' }] } as const
  report.error('unit-type-unknown', at, 'No unit type is called "german-infantery".', { fix })
  report.warning('map-indent', { file, path: ['kind'] }, 'It leans.', {
    related: [{ file, path: ['long'], message: 'Like this.' }],
    suppressed: { reason: 'It does on the old map.', by: { file, path: ['sides'] } },
  })
}

describe('one cause', () => {
  const unknown = (report: ReturnType<typeof makeReport>): void => {
    const fix = (at: { file: string; path: (string | number)[] }) => ({
      title: 'Write "german-infantry"',
      edits: [{ do: 'replace', at, text: 'german-infantry' }] as const,
    })
    for (const index of [0, 1]) {
      const at = { file, path: ['sides', 0, 'units', index, 'type'] }
      report.error('unit-type-unknown', at, 'No unit type is called "x".', { fix: fix(at) })
      report.error('value-type', at, 'It must be text.')
    }
    for (let index = 0; index < 9; index++)
      report.error('unit-type-unknown', { file: `scenarios/z${index}.yaml`, path: [] }, 'No unit type is called "x".')
  }

  it('is told once, with the places that share it', () => {
    const output = show('text', unknown)
    expect(output.match(/unit-type-unknown/g)).toHaveLength(1)
    expect(output.match(/value-type/g)).toHaveLength(2)
    expect(output).toContain('  See: content/scenarios/z0.yaml:1:1  Here too.\n')
    expect(output).toContain('  See: 4 more places.\n')
    expect(output).toContain('3 errors in')
  })

  it('is mended at all of them', () => {
    const report = makeReport()
    unknown(report)
    const text2 = print('json', report.diagnostics, {
      files: [{ path: file, text }],
      root: '',
      colour: false,
      editsOf: textEditsOf,
    })
    expect(
      JSON.parse(text2).diagnostics.find((one: { fix?: unknown }) => one.fix !== undefined)?.fix.edits,
    ).toHaveLength(2)
  })
})

describe('what mends a finding, and what is accepted', () => {
  const printing = { files: [{ path: file, text }], root: 'content', colour: false, editsOf: textEditsOf }
  const printFull = (format: Format, more: Partial<Parameters<typeof print>[2]> = {}): string => {
    const report = makeReport()
    fullFinding(report)
    return print(format, report.diagnostics, { ...printing, ...more })
  }

  it('is counted in text, and listed when asked for', () => {
    const summary =
      '1 error in 1 file.\nIt can be mended with sandtable check --fix.\n1 finding suppressed with a reason'
    expect(printFull('text')).toContain(`${summary}; --show-suppressed lists them.\n`)
    expect(printFull('text')).not.toContain('map-indent')
    expect(printFull('text', { showsSuppressed: true })).toContain(`suppressed map-indent  content/${file}:1:7
  It leans.
  1 | kind: scenario
    |       ^^^^^^^^
  See: content/${file}:7:7  Like this.
  Accepted: content/${file}:2:1  It does on the old map.

${summary}.
`)
  })

  it('is silent when nothing else is found', () => {
    const report = makeReport()
    report.warning('map-indent', { file, path: [] }, 'It leans.', {
      suppressed: { reason: 'So.', by: { file, path: [] } },
    })
    expect(print('text', report.diagnostics, printing)).toBe('')
    expect(report.hasErrors()).toBe(false)
  })

  it('is told to programs', () => {
    const { diagnostics, suppressed } = JSON.parse(printFull('json', { site: 'https://sand.example' }))
    expect(diagnostics).toHaveLength(1)
    expect(diagnostics[0]).toMatchObject({
      fix: {
        title: 'Write "german-infantry"',
        edits: [
          {
            file: `content/${file}`,
            start: { line: 5, column: 23 },
            end: { line: 5, column: 39 },
            text: 'german-infantry',
          },
        ],
      },
      helpUri: 'https://sand.example/diagnostics/unit-type-unknown/',
    })
    expect(suppressed).toMatchObject([
      {
        code: 'map-indent',
        suppressed: { reason: 'It does on the old map.', file: `content/${file}`, line: 2, column: 1 },
      },
    ])
  })

  it('names the page of a code once, where the site is known', () => {
    const page = 'Page: https://sand.example/diagnostics/unit-type-unknown/'
    expect(printFull('text', { site: 'https://sand.example' }).split(page)).toHaveLength(2)
    expect(printFull('text')).not.toContain('Page:')
  })

  it.each([undefined, 'https://sand.example'])('fits the schema of SARIF, with the site at %s', (site) => {
    const log = printFull('sarif', { site })
    expect(sarifErrors(log)).toEqual([])
    const [{ tool, results }] = JSON.parse(log).runs
    expect(tool.driver.rules[1].helpUri).toBe(site && `${site}/diagnostics/unit-type-unknown/`)
    expect(results[0].fixes[0].artifactChanges[0].replacements).toEqual([
      {
        deletedRegion: { startLine: 5, startColumn: 23, endLine: 5, endColumn: 39 },
        insertedContent: { text: 'german-infantry' },
      },
    ])
    expect(results[1].suppressions).toMatchObject([{ kind: 'inSource', justification: 'It does on the old map.' }])
    expect(sarifErrors(log.replace('"2.1.0"', '"2.0.0"'))).not.toEqual([])
  })

  it('is left out of the notes on a pull request', () => {
    expect(printFull('github').trim().split('\n')).toHaveLength(1)
  })
})

describe('a report', () => {
  it('keeps only as many findings as anyone could read', () => {
    const report = makeReport()
    for (let time = 0; time < mostDiagnostics + 10; time++) report.error('value-form', { file, path: [time] }, 'No.')
    expect(report.diagnostics).toHaveLength(mostDiagnostics)
  })

  it('knows in which files something is wrong', () => {
    const report = makeReport()
    report.warning('map-indent', { file: 'scenarios/a/map.yaml', path: [] }, 'Hm.')
    expect(report.hasErrors()).toBe(false)
    report.error('sign-unknown', { file: 'scenarios/a/map.yaml', path: [] }, 'No.')
    expect(report.hasErrors('scenarios/a/')).toBe(true)
    expect(report.hasErrors('scenarios/b/')).toBe(false)
  })
})

describe('a code', () => {
  it.each(Object.keys(stageCodes) as StageCode[])('%s has a readable name and a meaning', (code) => {
    expect(code).toMatch(/^[a-z]+(-[a-z]+)+$/)
    expect(stageCodes[code]).toMatch(/^[A-Z].*\.$/)
  })
})
