/** Compares how things stand after an example with what its author expects. */
import type { CommandCardsState } from '../../../../engine/systems/command-cards/types.ts'
import { below, type Place, type Report } from '../../../diagnostics/diagnostic.ts'
import { type AuthoredHex, hexText } from '../../../resolve/hexes.ts'
import { makeCompare } from '../../../rulebook/compare.ts'
import type { Expectation } from '../schemas/types.generated.ts'
import { findHex, findUnit } from './exampleActions.ts'
import { type HexFactName, hexFacts, unitFacts, wholeFacts } from './exampleFacts.ts'
import type { ExamplePosition } from './examplePosition.ts'

/** Compares a position with all that is expected of it. `place` is that of `expect`. */
export const compareState = (
  position: ExamplePosition,
  state: CommandCardsState,
  expect: Expectation,
  place: Place,
  report: Report,
): void => {
  const { game } = position
  const compare = makeCompare(place, report)
  for (const [id, expected] of Object.entries(expect.units ?? {})) {
    const unit = findUnit(position, id, { ...below(place, 'units', id), key: true }, report)
    if (unit === undefined) continue
    const facts = unitFacts(game, state, unit)
    for (const [name, value] of Object.entries(expected)) {
      const wanted = name === 'hex' ? hexText(value as AuthoredHex) : value
      compare(['units', id, name], `${name} of ${id}`, wanted, facts[name as keyof typeof facts]())
    }
  }
  for (const field of Object.keys(hexFacts) as HexFactName[])
    for (const [key, value] of Object.entries(expect[field] ?? {})) {
      const hex = findHex(position, key, below(place, field, key), report)
      if (hex !== undefined)
        compare([field, key], `${field} at ${key.padStart(4, '0')}`, value, hexFacts[field](game, state, hex))
    }
  const whole = wholeFacts(game, state)
  for (const name of Object.keys(whole) as (keyof typeof whole)[])
    if (expect[name] !== undefined) compare([name], name, expect[name], whole[name]())
}
