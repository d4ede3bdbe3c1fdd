import { describe, expect, it } from 'vitest'
import { part } from '../../tests/support/part.ts'
import type { RenderedScenario } from '../content.ts'
import { type Build, hashOf, makeManifest, type Provenance } from './manifest.ts'

const scenario = (id: string, more: object): RenderedScenario =>
  part<RenderedScenario>({
    id,
    directory: `scenarios/${id}`,
    authors: [],
    licence: undefined,
    sources: [],
    scenario: { id, rules: { die: 6 } },
    ...more,
  })

/** Fields outside of this list: text known from elsewhere, the makers, and places. Authors write all the others. */
type Apart = 'briefing' | 'pictures' | 'authors' | 'licence' | 'id' | 'directory' | 'origins' | 'suppressions'
/** Fields that hold the results of play. */
type Shown = 'evidence' | 'evidenceFile' | 'sampleWinsFile' | 'victories'

const written: Readonly<Record<Exclude<keyof RenderedScenario, Apart | Shown>, unknown>> = {
  scenario: { id: 'one', turns: 3 },
  level: 'short',
  balance: { side: 1, from: 40, to: 60 },
  intent: { difficulty: ['easy'] },
  sources: [{ title: 'A work', author: 'C. Writer', year: 1950 }],
  tutorial: { side: 0 },
  briefingHtml: '<p>Otherwise</p>',
  historyHtml: '<p>It was otherwise</p>',
}

const pack = { id: 'islands', title: 'Islands', version: '1.2.0', authors: ['A. Author'], licence: 'CC-BY-4.0' }
const provenance: Provenance = {
  packs: [pack],
  packOf: (directory) => (directory === 'scenarios/house' ? undefined : 0),
}
const build = (scenarios: readonly RenderedScenario[], more: Partial<Build> = {}) =>
  makeManifest({
    files: new Map([
      ['b', Buffer.from('b')],
      ['a', Buffer.from('a')],
    ]),
    scenarios,
    references: [],
    rulebooks: [],
    guides: [],
    provenance,
    ...more,
  })

describe('a manifest', () => {
  it('says who made a scenario and under which terms: as it says itself, or as its pack does', () => {
    const { packs, scenarios, tool } = build([
      scenario('own', { authors: ['B. Other'], licence: 'MIT' }),
      scenario('plain', {}),
      scenario('house', {}),
    ])
    expect(packs).toEqual([pack])
    expect(scenarios).toEqual({
      house: { pack: null, authors: [], licence: null, sources: [] },
      own: { pack: 'islands', authors: ['B. Other'], licence: 'MIT', sources: [] },
      plain: { pack: 'islands', authors: ['A. Author'], licence: 'CC-BY-4.0', sources: [] },
    })
    expect(tool).toEqual({ name: 'sandtable', version: expect.stringMatching(/^\d+\.\d+\.\d+/) })
  })

  it('gives a scenario another hash for whatever its author wrote, and none for the rules that it is played with', () => {
    const hash = (more: object): string => build([scenario('one', more)]).entities.scenarios.one
    const plain = hash({})
    expect(plain).toMatch(/^[0-9a-f]{16}$/)
    for (const [field, value] of Object.entries(written)) expect(hash({ [field]: value }), field).not.toBe(plain)
    expect(hash({ scenario: { id: 'one', rules: { die: 8 } } })).toBe(plain)
    expect(hash({ scenario: { rules: { die: 6 }, id: 'one' } })).toBe(plain)
  })

  it('lists files in order of their paths, by the beginning of SHA-256', () => {
    expect(Object.entries(build([]).files)).toEqual([
      ['a', 'ca978112ca1bbdca'],
      ['b', '3e23e8160039594a'],
    ])
  })

  it('means nothing by the order of keys', () => {
    expect(hashOf({ a: 1, b: [{ c: 2, d: undefined }] })).toBe(hashOf({ b: [{ c: 2 }], a: 1 }))
    expect(hashOf([1, 2])).not.toBe(hashOf([2, 1]))
  })
})
