import { findNamesakes } from '../../../../lint/twice.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  summary: 'Two units of a side, or two places worth medals, have the same name.',
  *check({ scenario, origins }) {
    yield* findNamesakes('units', scenario.units, origins.units, {
      sides: scenario.sides,
      hint: 'The log tells units apart by their names.',
    })
    yield* findNamesakes('places', scenario.medals, origins.medals, {})
  },
})
