/** Tables about nations, unit types and experience. */
import { makeSigned } from '../../../rulebook/format.ts'
import { column, numeric, tableOf } from '../../../rulebook/tables.ts'
import type { TableMaker } from './tableMaker.ts'

const armourOf = (points: number, counts: 'never' | 'defence' | 'always'): string | number => {
  if (counts === 'never' || points === 0) return 0
  return counts === 'defence' ? `${points} (defence)` : points
}

export const unitTables: Readonly<Record<string, TableMaker>> = {
  nations: {
    make: ({ rules }) =>
      tableOf('Nations', Object.values(rules.nations), [
        column('Nation', ({ name }) => name),
        numeric('Most steps', ({ maxSteps }) => maxSteps),
        numeric('Lost steps that become stragglers', ({ stragglers: [parts, of] }) => `${parts} of ${of}`),
      ]),
  },
  units: {
    kinds: ({ rules }) => Object.keys(rules.nations),
    make: ({ rules }, nation) =>
      tableOf(
        nation === undefined ? 'Unit types' : `${rules.nations[nation]?.adjective ?? nation} unit types`,
        Object.values(rules.unitTypes).filter((type) => nation === undefined || type.nation === nation),
        [
          column('Unit type', ({ name }) => name),
          numeric('Attack', ({ attack }) => attack),
          numeric('Defence', ({ defence }) => defence),
          numeric('Movement', ({ movement }) => movement),
          numeric('Extended', ({ extendedMovement }) => makeSigned(extendedMovement)),
          column('Class', ({ movementClass }) => movementClass),
          numeric('Armour', ({ armour }) => armourOf(armour.points, armour.counts)),
          numeric('Most steps', (type) => type.maxSteps ?? rules.nations[type.nation]?.maxSteps ?? 0),
        ],
      ),
  },
  'experience.levels': {
    make({ rules: { experience } }) {
      const ends = [...experience.levels.slice(1).map(({ from }) => from), experience.maximum + 1]
      return tableOf(
        'Levels of experience',
        [...experience.levels.entries()],
        [
          column('Level', ([, { name }]) => name),
          numeric('Experience', ([index, { from }]) => `${from}–${ends[index] - 1}`),
          numeric('Gain attacking', ([, { gain }]) => gain.attack),
          numeric('Gain defending', ([, { gain }]) => gain.defence),
          numeric('Gain for standing', ([, { gainForStanding }]) => gainForStanding),
          numeric('Shift on own losses', ([, { lossShift }]) => lossShift),
          column('Armour fright', ([, { armourFright }]) => armourFright),
          numeric('Steps recovered', ([, { recovery }]) => recovery),
        ],
      )
    },
  },
}
