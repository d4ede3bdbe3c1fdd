import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { findProofs, makeProofs } from './proofs.ts'

it('the list of rules that tests prove is up to date; run `npm run generate` when this fails', () => {
  expect(readFileSync(new URL('./proofs.generated.ts', import.meta.url), 'utf8')).toBe(makeProofs())
})

it('finds rules by their full ids, and beside the code of a system by their short ones', () => {
  const proofs = findProofs()
  expect(proofs.length).toBeGreaterThan(20)
  for (const id of proofs) expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*\.[A-Z]\d+[a-z]?$/)
})
