import { findNamesakes, findShared } from '../../../../lint/twice.ts'
import { defineRule } from '../rule.ts'

const alike = 'Log and briefing tell places apart by their names.'

export const rule = defineRule({
  summary: 'Two units of a side, two places worth medals, or two places of the map have the same name.',
  *check({ scenario, origins, nameOf }) {
    yield* findNamesakes('units', scenario.units, origins.units, {
      sides: scenario.sides,
      hint: 'The log tells units apart by their names.',
    })
    yield* findNamesakes('places', scenario.medals, origins.medals, { hint: alike })
    // A lake and the village at it may share a name.
    const { names } = scenario.map
    yield* findShared(
      names,
      origins.names,
      'name',
      ({ kind, text }) => `${kind} ${text}`,
      ({ text, hex }) => ({
        about: nameOf(hex),
        message: `Two places of the map are called "${text}".`,
        hint: alike,
      }),
    )
  },
})
