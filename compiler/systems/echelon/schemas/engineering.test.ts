import { describe, expect, it } from 'vitest'
import { jobs, successes } from '../../../../engine/systems/echelon/rules.ts'
import { echelonRules } from '../../../../tests/support/echelon.ts'
import { schemas } from './index.ts'

/** All lists of words that a schema allows. */
const enumsOf = (schema: unknown): string[] =>
  schema === null || typeof schema !== 'object'
    ? []
    : Object.entries(schema).flatMap(([key, value]) =>
        key === 'enum' ? [(value as string[]).join(' ')] : enumsOf(value),
      )

describe('the tables of air and engineering', () => {
  it('name the jobs of the engine (echelon.40a)', () => {
    expect(enumsOf(schemas.engineering)).toContain(jobs.join(' '))
  })

  it('have somebody for every job (echelon.40a-40g)', () => {
    const { workers } = echelonRules().engineering
    const done = new Set(Object.values(workers).flatMap((all) => Object.keys(all)))
    expect([...done].toSorted()).toEqual([...jobs].toSorted())
  })

  it('know a share of strength for every success, and hits for every roll and column (echelon.18b)', () => {
    const { amphibiousTank, bombing, die } = echelonRules().air
    expect(Object.keys(amphibiousTank.share).toSorted()).toEqual([...successes].toSorted())
    expect(bombing.rows).toHaveLength(die)
    for (const row of bombing.rows) expect(row).toHaveLength(bombing.columns.length)
  })
})
