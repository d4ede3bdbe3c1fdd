/** Compares how things stand after an example with what its author expects. */
import { parseHexName } from '../../../../engine/hex.ts'
import type { OperationalState } from '../../../../engine/systems/operational/types.ts'
import { below, type Place, type Report } from '../../../diagnostics/diagnostic.ts'
import { hintForUnknown } from '../../../diagnostics/suggest.ts'
import { hexText } from '../../../resolve/hexes.ts'
import { makeCompare } from '../../../rulebook/compare.ts'
import type { ExampleExpectation } from '../schemas/types.generated.ts'
import { headquartersFacts, hexFacts, pairNames, unitFacts, wholeFacts } from './exampleFacts.ts'
import type { ExamplePosition } from './examplePosition.ts'

type Facts = Readonly<Record<string, () => unknown>>

/** Compares a position with all that is expected of it. `place` is that of `expect`. */
export const compareState = (
  position: ExamplePosition,
  state: OperationalState,
  expect: ExampleExpectation,
  place: Place,
  report: Report,
): void => {
  const { game, unitNumbers, hqNumbers } = position
  const compare = makeCompare(place, report)
  const compareEach = <E extends object>(
    field: 'units' | 'headquarters',
    numbers: ReadonlyMap<string, number>,
    expected: Readonly<Record<string, E>> | undefined,
    factsOf: (number: number, expected: E) => Facts,
  ): void => {
    for (const [id, one] of Object.entries(expected ?? {})) {
      const number = numbers.get(id)
      if (number === undefined) {
        const what = field === 'units' ? 'unit' : 'headquarters'
        const hint = hintForUnknown(id, [...numbers.keys()])
        const at: Place = { ...below(place, field, id), key: true }
        report.error('example-invalid', at, `The example has no ${what} "${id}".`, { hint })
        continue
      }
      const facts = factsOf(number, one)
      for (const [name, value] of Object.entries(one) as [string, string | number][])
        compare([field, id, name], `${name} of ${id}`, name === 'hex' ? hexText(value) : value, facts[name]?.())
    }
  }
  compareEach('units', unitNumbers, expect.units, (unit, expected) => unitFacts(game, state, unit, expected))
  compareEach('headquarters', hqNumbers, expect.headquarters, (hq, expected) =>
    headquartersFacts(game, state, hq, expected),
  )
  for (const field of Object.keys(hexFacts) as (keyof typeof hexFacts)[])
    for (const [key, value] of Object.entries(expect[field] ?? {})) {
      // YAML reads 0302 as a number, and a key loses its leading zero.
      const name = key.padStart(4, '0')
      const hex = parseHexName(game.scenario.map, name)
      if (hex === undefined)
        report.error('hex-off-map', { ...below(place, field, key), key: true }, `Hex ${name} is off the map.`)
      else compare([field, key], `${field} of ${name}`, value, hexFacts[field]({ game, state }, hex))
    }
  for (const name of Object.keys(pairNames) as (keyof typeof pairNames)[])
    if (expect[name] !== undefined) compare([name], name, expect[name], [...state[name]])
  const whole = wholeFacts(game, state, expect)
  for (const name of Object.keys(whole) as (keyof typeof whole)[])
    if (expect[name] !== undefined)
      compare([name], name === 'side' ? 'side to move' : name, expect[name], whole[name]())
}
