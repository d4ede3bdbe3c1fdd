import { expect, it } from 'vitest'
import { systemIds } from '../../compiler/systems/index.ts'
import { type Gathered, hasChanged, type Played, playingCode } from './due.ts'

const one: Gathered = { folder: 'scenarios/asan', system: 'command-cards', hash: 'a' }
const played: Played = { systems: { 'command-cards': 'code' }, evidence: { 'scenarios/asan': 'a' } }

it('leaves evidence to its turn that was played as it is by the code that there is', () => {
  expect(hasChanged(one, 'code', played)).toBe(false)
})

it.each([
  ['the code has changed', one, 'other code', played],
  ['the evidence has changed', { ...one, hash: 'b' }, 'code', played],
  ['the evidence is new', { ...one, folder: 'scenarios/new' }, 'code', played],
  ['nothing was played', one, 'code', { systems: {}, evidence: {} }],
] as const)('plays evidence when %s', (_, gathered, code, before) => {
  expect(hasChanged(gathered, code, before)).toBe(true)
})

it('knows the code of each system from that of the others', () => {
  expect(new Set(systemIds.map(playingCode)).size).toBe(systemIds.length)
})
