import { expect, it } from 'vitest'
import { findProofs } from './proofs.ts'

it('finds rules by their full ids, and beside the code of a system by their short ones', () => {
  const proofs = findProofs()
  expect(proofs.length).toBeGreaterThan(20)
  for (const id of proofs) expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*\.[A-Z]?\d+[a-z]?$/)
})
