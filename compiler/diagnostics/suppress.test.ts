/** Findings that are accepted with a reason: they are listed, count for nothing, and what accepts nothing is told. */
import { describe, expect, it } from 'vitest'
import { type Case, filesOf, runCase } from '../../tests/support/codeCases.ts'
import { openWorkspace } from '../workspace.ts'
import type { Diagnostic } from './diagnostic.ts'

const scenario = 'scenarios/grey-river/scenario.yaml'

const look = async (one: Case, evidence = false) => {
  const files = evidence ? (await runCase(one)).files : await filesOf(one)
  const workspace = openWorkspace(files, { evidence })
  const line = ({ code, file, suppressed }: Diagnostic): string =>
    `${code} ${file}${suppressed === undefined ? '' : ` (${suppressed.reason})`}`
  return { found: workspace.findings().map(line), all: workspace.allFindings().map(line) }
}

const suppress = (entries: string): { from: string; to: string } => ({
  from: 'kind: scenario\n',
  to: `kind: scenario\nsuppress: [${entries}]\n`,
})
const leaning = { 'map.yaml': [{ from: '   . C . h', to: '    . C . h' }] }

describe('a warning about what games show', () => {
  const unused = { 'scenario.yaml': [suppress('{code: verb-never-used, at: entrench, reason: Only people dig.}')] }

  it('is accepted by what it is about', async () => {
    const { found, all } = await look({ evidence: 'unused', witness: 'sound', change: unused }, true)
    expect(found).toEqual([])
    expect(all).toEqual([`verb-never-used ${scenario} (Only people dig.)`])
  })

  it('is not missed while the evidence is stale', async () => {
    const { found } = await look({ evidence: 'stale', witness: 'sound', change: unused }, true)
    expect(found).toEqual(['evidence-stale scenarios/grey-river/evidence.json'])
  })

  it('is missed when the games show something else', async () => {
    const { found } = await look({ evidence: 'sound', witness: 'sound', change: unused }, true)
    expect(found).toEqual([`suppression-unused ${scenario}`])
  })
})

describe('a warning about a file of a scenario', () => {
  it.each([
    ['{code: map-indent, reason: Old map.}'],
    ['{code: map-indent, file: map.yaml, reason: Old map.}'],
    ['{code: map-indent, file: map.yaml, at: terrain, reason: Old map.}'],
  ])('is accepted by %s', async (entry) => {
    const { found, all } = await look({ change: { ...leaning, 'scenario.yaml': [suppress(entry)] } })
    expect(found).toEqual([])
    expect(all).toEqual(['map-indent scenarios/grey-river/map.yaml (Old map.)'])
  })

  it.each([
    ['{code: map-indent, file: scenario.yaml, reason: Old map.}'],
    ['{code: map-indent, at: owner, reason: Old map.}'],
  ])('is not accepted by %s, which accepts nothing', async (entry) => {
    const { found } = await look({ change: { ...leaning, 'scenario.yaml': [suppress(entry)] } })
    expect(found.sort()).toEqual(['map-indent scenarios/grey-river/map.yaml', `suppression-unused ${scenario}`])
  })

  it('that is gone leaves an entry that accepts nothing', async () => {
    const { found } = await look({ change: { 'scenario.yaml': [suppress('{code: map-indent, reason: Old map.}')] } })
    expect(found).toEqual([`suppression-unused ${scenario}`])
  })

  it('that nobody asked for leaves no such entry', async () => {
    const change = { 'scenario.yaml': [suppress('{code: evidence-missing, reason: Still in the making.}')] }
    expect((await look({ change })).found).toEqual([])
    const asked = await look({ change }, true)
    expect(asked.found).toEqual([])
    expect(asked.all).toEqual([`evidence-missing ${scenario} (Still in the making.)`])
  })
})

describe('an error', () => {
  it('is never accepted', async () => {
    const change = {
      'scenario.yaml': [
        suppress('{code: unit-type-unknown, reason: It comes later.}'),
        { from: 'british-armour', to: 'tank' },
      ],
    }
    expect((await look({ change })).found.sort()).toEqual([
      `suppression-unused ${scenario}`,
      `unit-type-unknown ${scenario}`,
    ])
  })
})

describe('a finding of a design rule', () => {
  it('is listed with the reason why it is accepted', async () => {
    const change = {
      'scenario.yaml': [
        suppress('{code: objective-after-end, at: 0703, reason: It is not about time here.}'),
        { from: 'name: Port, by: 4', to: 'name: Port, by: 9' },
      ],
    }
    const { found, all } = await look({ change })
    expect(found).toEqual([])
    expect(all).toEqual([`objective-after-end ${scenario} (It is not about time here.)`])
  })
})

describe('a warning about a file of a rule system', () => {
  const chapter = '---\ntitle: Rivers\nsummary: About them.\n---\n\nBoats cross by night. {#Z99}\n'
  const system = (entry: string): Case => ({
    files: { 'systems/operational/rules/01-rivers.md': chapter },
    change: {
      'systems/operational/system.yaml': [{ from: 'kind: system\n', to: `kind: system\nsuppress: [${entry}]\n` }],
    },
  })

  it('is accepted in system.yaml', async () => {
    const { found, all } = await look(system('{code: rule-unproven, file: rules/01-rivers.md, reason: Not built yet.}'))
    expect(found).toEqual([])
    expect(all).toEqual(['rule-unproven systems/operational/rules/01-rivers.md (Not built yet.)'])
  })

  it.each([
    ['{code: rule-unprovn, reason: Not built yet.}', 'suppression-unused'],
    ['{code: briefing-too-short, reason: Not built yet.}', 'suppression-unused'],
    ['{code: rule-unproven, reason: TODO}', 'suppression-without-reason'],
  ])('has no right entry in %s', async (entry, code) => {
    const { found } = await look(system(entry))
    expect(found).toContain(`${code} systems/operational/system.yaml`)
  })

  it('that is gone leaves an entry that accepts nothing', async () => {
    const { found } = await look(system('{code: rule-unproven, file: rules/02-hills.md, reason: Not built yet.}'))
    expect(found.sort()).toEqual([
      'rule-unproven systems/operational/rules/01-rivers.md',
      'suppression-unused systems/operational/system.yaml',
    ])
  })
})
