import { describe, expect, it } from 'vitest'
import { resolve } from '../../tests/support/stages.ts'
import { type Diagnostic, makePath, makeReport } from '../diagnostics/diagnostic.ts'
import { systemIds } from '../systems/index.ts'
import { read } from './read.ts'
import { validate } from './validate.ts'

/** Returns the findings in some files below a content directory that has one rule system. */
const said = (texts: Readonly<Record<string, string>>): readonly string[] => {
  const report = makeReport()
  const files = Object.entries({ 'systems/operational/system.yaml': 'kind: system\n', ...texts }).map(
    ([path, text]) => ({
      path,
      text,
    }),
  )
  resolve(validate(read(files, report), files, report), report)
  return report.diagnostics.filter(({ file }) => !file.startsWith('systems/operational/')).map(line)
}

const line = ({ code, file, path, message, hint }: Diagnostic): string =>
  `${code} ${file} ${makePath(path)}: ${message}${hint === undefined ? '' : ` ${hint}`}`

describe('the rule system of a scenario', () => {
  it('that does not exist is told, and nothing else of the folder', () => {
    const found = said({
      'scenarios/lost/scenario.yaml': 'kind: scenario\nsystem: operatinal\nnonsense: 1\n',
      'scenarios/lost/map.yaml': 'kind: map\nnonsense: 1\n',
      'scenarios/lost/tutorial.yaml': 'kind: lesson\n',
    })
    expect(found).toEqual([
      'system-unknown scenarios/lost/scenario.yaml system: There is no rule system "operatinal". Did you mean "operational"?',
    ])
  })

  it('that is not named is missed where it should stand, and the rest of the folder is checked', () => {
    const found = said({
      'scenarios/lost/scenario.yaml': 'kind: scenario\n',
      'scenarios/lost/map.yaml': 'kind: map\nnonsense: 1\n',
    })
    expect(found.some((one) => one.startsWith('field-missing scenarios/lost/scenario.yaml'))).toBe(true)
    expect(found.some((one) => one.startsWith('field-unknown scenarios/lost/map.yaml nonsense'))).toBe(true)
  })
})

describe('a rule system of the content', () => {
  it('that nobody can play is told once; its tables are not looked at', () => {
    const system = 'kind: system\nid: skat\ntitle: Skat\nsummary: A game of cards.\nboard: hex\nsequence: [Bid, Play]\n'
    const found = said({
      'systems/skat/system.yaml': system,
      'systems/skat/tables/suits.yaml': 'kind: suits\nentries: {}\n',
      'scenarios/hand/scenario.yaml': 'kind: scenario\nsystem: skat\n',
    })
    expect(found).toEqual([
      `system-unknown systems/skat/system.yaml id: The engine has no rule system "skat". Known: ${systemIds.join(', ')}.`,
    ])
  })
})
