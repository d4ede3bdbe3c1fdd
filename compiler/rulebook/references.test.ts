import { expect, it } from 'vitest'
import { writeReference } from './references.ts'

const rules = { speed: { slow: [1, 2], steps: [3, 2], all: [1, 2, 3], whole: 4 } }

it.each([
  ['speed.slow | fraction', '½'],
  ['speed.steps | fraction', '3/2'],
  ['speed.slow', '1 and 2'],
  ['speed.all | fraction', '1, 2 and 3'],
  ['speed.whole | fraction', '4'],
])('writes %s as %s', (inner, text) => {
  expect(writeReference(rules, inner)).toMatchObject({ ok: true, text })
})
