import { load } from 'js-yaml'
import { describe, expect, it } from 'vitest'
import { phase } from '../../../../engine/systems/echelon/types.ts'
import { echelonRules } from '../../../../tests/support/echelon.ts'
import { makePath, makeReport } from '../../../diagnostics/diagnostic.ts'
import { findErrors } from '../../../schemas/findErrors.ts'
import { schemaAt } from '../../../schemas/walk.ts'
import { schemas } from '../schemas/index.ts'
import type { ExampleBlock } from '../schemas/types.generated.ts'
import { playExample } from './example.ts'
import type { EchelonSystem } from './exampleScenario.ts'

const system: EchelonSystem = {
  id: 'echelon',
  directory: 'systems/echelon',
  title: '',
  summary: '',
  sequence: [],
  difficulties: {},
  rules: echelonRules(),
  chapters: [],
}

const board = `title: Small
rules: [C1]
map: |
  . . f .
   . . . .
  . . . .
supplies: [{at: 0102, side: 1, supply: 5}]
units:
  - {id: a, side: 1, design: german-infantry-division, hex: 0102}
  - {id: g, side: 1, type: artillery, size: regiment, attack: 3, hex: 0102, name: Guns}
  - {id: b, side: 2, design: soviet-rifle-division, hex: 0202}
`

const play = (text: string) => {
  const example = load(board + text) as ExampleBlock
  expect(findErrors(schemas.example, example)).toEqual([])
  const report = makeReport()
  const played = playExample(example, system, { file: 'chapter.md', path: [] }, report)
  return { played, said: report.diagnostics.map(({ code, path, message }) => `${code} ${makePath(path)}: ${message}`) }
}

describe('a worked example', () => {
  it('moves a group, and says where it is (echelon.T1)', () => {
    const { played, said } = play(
      'do: [{take: {unit: a}}, {move: {to: 0103}}]\nexpect: {units: {a: {hex: 0103, spent: 3}}}',
    )
    expect(said).toEqual([])
    expect(played?.lines.at(-1)).toBe('Infantry division: at 0103')
    expect(played?.playable).toBe(true)
  })

  it('explains the die of an attack, term by term (echelon.C7)', () => {
    const { played, said } = play('explain: {attack: {units: [a, g], hex: 0202}}\nexpect: {value: 0}')
    expect(said).toEqual([])
    expect(played?.lines.length).toBeGreaterThan(0)
  })

  it('fights with the dice that it names, and tells what comes of it (echelon.C8)', () => {
    const { played, said } = play(
      'do: [{target: {to: 0202}}, {commit: {unit: a}}, {commit: {unit: g}}, {attack: true}]\ndice: [5]\nexpect: {units: {b: {reversed: true}}, undo: false}',
    )
    expect(said).toEqual([])
    expect(played?.lines.join('\n')).toMatch(/a 6: the defenders lose half and retreat/)
    expect(played?.lines.at(-1)).toBe('This cannot be taken back')
  })

  it.each<[what: string, text: string, said: string]>([
    [
      'an expectation that is not met',
      'do: [{take: {unit: a}}]\nexpect: {units: {a: {hex: 0103}}}',
      'example-wrong expect.units.a.hex: hex of a: expected 0103, got 0102.',
    ],
    [
      'a unit that it does not have',
      'do: [{take: {unit: z}}]\nexpect: {turn: 1}',
      'unit-unknown do[0].take.unit: The example has no unit "z".',
    ],
    [
      'a design that no chart has',
      'units: [{id: a, side: 1, design: german-infantry-divison, hex: 0102}]\nexpect: {turn: 1}',
      'design-unknown units[0].design: No design is called "german-infantry-divison".',
    ],
    [
      'a unit type that no table has',
      'units: [{id: a, side: 1, type: infantri, hex: 0102}]\nexpect: {turn: 1}',
      'unit-type-unknown units[0].type: No unit type is called "infantri".',
    ],
  ])('reports %s', (_, text, said) => {
    const own = text.startsWith('units') ? board.slice(0, board.indexOf('units')) : board
    const example = load(own + text) as ExampleBlock
    const report = makeReport()
    playExample(example, system, { file: 'chapter.md', path: [] }, report)
    expect(report.diagnostics.map(({ code, path, message }) => `${code} ${makePath(path)}: ${message}`)).toEqual([said])
  })

  it('asks in all words that the engine knows: jobs, installations, supply', () => {
    const { said } = play('phase: movement\nlegal: {work: {unit: a, job: entrenchment}}\nexpect: {legal: true}')
    expect(said).toEqual([])
    expect(play('legal: {bomb: {to: 0202, installation: rail, points: 1}}\nexpect: {legal: false}').said).toEqual([])
    expect(play('legal: {haul: {from: 0102, to: 0103, kind: special, re: 3}}\nexpect: {legal: false}').said).toEqual([])
  })

  it('begins with what is broken, and says what has become of it (echelon.40e, 40g, E2)', () => {
    const text = `title: Ruins
rules: [E2]
map: |
  . . .
   . . .
owner: |
  1 2 2
   1 - -
hexsides: [{kind: minor-river, sides: [0102 E]}]
bridges: [0102 E]
ways: [{kind: rail, run: 0101 0201}, {kind: road, run: 0102 0202}]
ports: [{at: 0201, capacity: 4}, {at: 0301, capacity: 4}]
airbases: [{at: 0101, capacity: 2}]
brokenRails: 0101
brokenBridges: [0102 E]
destroyedPorts: 0301
means: [{}, {destroysPorts: true}]
supplies: [{at: 0101, side: 1, special: 2}]
units:
  - {id: a, side: 1, type: infantry, attack: 2, hex: 0101}
  - {id: e, side: 1, type: combat-engineer, attack: 1, hex: 0101}
do: [{demolish: {unit: e, demolition: airbase}}, {take: {unit: a}}, {move: {to: 0201}}]
expect:
  rail: {0101: broken, 0201: whole, 0301: none}
  port: {0201: 0, 0301: 0}
  airbase: {0101: 1}
  special: {0101: 6}
`
    const report = makeReport()
    const example = load(text) as ExampleBlock
    expect(findErrors(schemas.example, example)).toEqual([])
    const played = playExample(example, system, { file: 'chapter.md', path: [] }, report)
    expect(report.diagnostics).toEqual([])
    expect(played?.extras.brokenRails).toHaveLength(1)
    expect(played?.extras.brokenBridges).toHaveLength(1)
    expect(played?.lines).toContain('0201: the port is closed')
    expect(played?.lines).toContain('0101: the railway is broken')
  })

  it('lets a side be attacked for the first time (echelon.28)', () => {
    const own = `title: Invaded
rules: ['28']
map: |
  . .
units:
  - {id: a, side: 1, type: infantry, attack: 2, hex: 0101}
  - {id: g, side: 2, type: border-guard, attack: 2, hex: 0201}
explain: {strength: {side: 2, units: [a], hex: 0201}}
`
    const saidOf = (text: string) => {
      const report = makeReport()
      playExample(load(own + text) as ExampleBlock, system, { file: 'chapter.md', path: [] }, report)
      return report.diagnostics
    }
    expect(saidOf('invaded: 2\nexpect: {value: 2}')).toEqual([])
    expect(saidOf('expect: {value: 1}')).toEqual([])
  })

  it('says why an action is not possible', () => {
    const { played, said } = play('phase: movement\nlegal: {rail: {unit: a, to: 0103}}\nexpect: {legal: false}')
    expect(said).toEqual([])
    expect(played?.lines[0]).toMatch(/^Infantry division goes by rail to 0103: not possible\. /)
  })
})

describe('the schema of worked examples', () => {
  it('has the phases of the engine', () => {
    expect(schemaAt(schemas.example, ['phase'])?.enum).toEqual(Object.keys(phase))
  })
})
