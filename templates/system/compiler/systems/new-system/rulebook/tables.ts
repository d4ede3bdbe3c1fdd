/** The tables that a rulebook can show: a chapter writes `{{table units}}` in a paragraph of its own. */
import type { NewSystemRules } from '../../../../engine/systems/new-system/rules.ts'
import { column, describedAmounts, numeric, type TableMaker, tableOf } from '../../../rulebook/tables.ts'
import { schemas } from '../schemas/index.ts'

export const tables: Readonly<Record<string, TableMaker<NewSystemRules>>> = {
  combat: { make: ({ rules }) => describedAmounts(schemas.combat, rules.combat, undefined, [], 'Attacks') },
  terrain: {
    make: ({ rules }) =>
      tableOf('Terrain', Object.values(rules.terrain), [
        column('Terrain', ({ name }) => name),
        numeric('Movement points', ({ cost }) => cost ?? 'no entry'),
        numeric('Cover', ({ cover }) => cover),
      ]),
  },
  units: {
    make: ({ rules }) =>
      tableOf('Units', Object.values(rules.unitTypes), [
        column('Unit', ({ name }) => name),
        numeric('Steps', ({ steps }) => steps),
        numeric('Movement', ({ movement }) => movement),
        numeric('Attack', ({ attack }) => attack),
        numeric('Defence', ({ defence }) => defence),
      ]),
  },
}
