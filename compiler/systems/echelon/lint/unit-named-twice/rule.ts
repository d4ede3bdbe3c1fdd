import { findNamesakes } from '../../../../lint/twice.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  summary: 'Two units of a side have the same name.',
  *check({ scenario: { units, sides, rules }, origins }) {
    // Spare counters lie ready in numbers and are told apart by nobody; a unit without a name has that of its design.
    const isSpare = units.map(({ hex, turn, eliminated }) => hex === undefined && turn === undefined && !eliminated)
    const isTold = units.map((unit, index) => !isSpare[index] && unit.name !== rules.designs[unit.design]?.name)
    const listed = units.flatMap((unit, index) => (isTold[index] ? [{ ...unit, place: origins.units[index] }] : []))
    yield* findNamesakes(
      'units',
      listed,
      listed.map(({ place }) => place),
      { sides, hint: 'Log and order of battle tell units apart by their names.' },
    )
  },
})
