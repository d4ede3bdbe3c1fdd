import { describe, expect, it } from 'vitest'
import { phase } from '../../../../engine/systems/command-cards/types.ts'
import { contentRules, ruleFiles } from '../../../../tests/support/commandCards.ts'
import { findErrors } from '../../../schemas/findErrors.ts'
import { schemaAt } from '../../../schemas/walk.ts'
import { schemas } from './index.ts'
import { tableKinds } from './kinds.ts'

const files = ruleFiles()

describe('the tables of the system', () => {
  it.each(tableKinds)('%s fits its schema', (kind) => {
    expect(findErrors(schemas[kind], files[kind])).toEqual([])
  })

  it('units fit theirs', () => {
    for (const file of files.units) expect(findErrors(schemas.units, file)).toEqual([])
  })

  it.each([
    ['a field that nobody knows', { bogs: true }],
    ['a kind that nobody knows', { stops: ['cavalry'] }],
    ['a word other than all', { stops: 'some' }],
    ['dice more in place of fewer', { reduction: { infantry: -1 } }],
    ['a height that nobody climbs', { height: 3 }],
  ])('refuse %s', (_, more) => {
    const entries = { forest: { ...files.terrain.entries.forest, ...more } }
    expect(findErrors(schemas.terrain, { kind: 'terrain', entries })).not.toEqual([])
  })

  it('have nothing that their schema does not describe', () => {
    const described = (kind: 'terrain' | 'obstacles' | 'units' | 'nations' | 'cards' | 'ways'): string[] =>
      Object.keys(schemaAt(schemas[kind], ['entries', 'any'])?.properties ?? {})
    const { terrain, obstacles, unitTypes, nations, cards, ways } = contentRules()
    const have = { terrain, obstacles, units: unitTypes, nations, cards, ways }
    for (const [kind, entries] of Object.entries(have))
      for (const entry of Object.values(entries))
        expect(described(kind as keyof typeof have)).toEqual(expect.arrayContaining(Object.keys(entry)))
  })
})

describe('worked examples', () => {
  it('have the phases of the engine', () => {
    expect(schemaAt(schemas.example, ['phase'])?.enum).toEqual(Object.keys(phase))
    expect(schemaAt(schemas.tutorial, ['steps', 0, 'tasks', 0, 'done', 'phase'])?.enum).toEqual(Object.keys(phase))
  })
})
