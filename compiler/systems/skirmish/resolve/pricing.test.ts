/** Tests of card prices, which follow from a card's numbers by the table of pricing. */
import { describe, expect, it } from 'vitest'
import { contentRules } from '../../../../tests/support/skirmish.ts'
import { readTable } from '../../../../tests/support/tables.ts'
import { makeReport } from '../../../diagnostics/diagnostic.ts'
import { findErrors } from '../../../schemas/findErrors.ts'
import { schemas } from '../schemas/index.ts'
import type { KindTypes } from '../schemas/types.generated.ts'
import { checkPrices, costOf } from './pricing.ts'

const pricing = readTable('skirmish/tables/pricing.yaml') as KindTypes['pricing']
const { unitTypes } = contentRules()
const documents = { pricing: [{ file: 'pricing.yaml', value: pricing, dropped: [] }] }

/** Returns the findings in a Sherman with other numbers. */
const saidOf = (change: object): readonly string[] => {
  const report = makeReport()
  checkPrices({ unitTypes: { tank: { ...unitTypes['us-sherman'], ...change } } }, documents, report)
  return report.diagnostics.map(({ code, message }) => `${code}: ${message}`)
}

it('the table of pricing fits its schema', () => {
  expect(findErrors(schemas.pricing, pricing)).toEqual([])
})

describe('a card costs what follows from its numbers', () => {
  it.each(Object.entries(unitTypes))('%s', (_, card) => {
    expect(card.cost).toBe(costOf(pricing, card))
  })
})

describe('a card that costs less than its numbers are worth is told', () => {
  it('with both numbers', () => {
    expect(saidOf({ cost: 1 })).toEqual(['card-too-cheap: “Sherman” costs 1; its numbers are worth 4.'])
  })

  it('when a number grows and the cost does not', () => {
    expect(saidOf({ armour: 9 })).toEqual(['card-too-cheap: “Sherman” costs 4; its numbers are worth 5.'])
  })

  it('and one that is dearer is not', () => {
    expect(saidOf({ cost: 9 })).toEqual([])
  })

  it('also beyond the numbers that the table knows', () => {
    expect(saidOf({ armour: 30 })).toEqual(saidOf({ armour: 9 }))
  })
})
