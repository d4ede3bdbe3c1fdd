/** Tables about nations, unit types and experience. */
import { makeNumber, makeSigned } from '../../../rulebook/format.ts'
import { yesNo } from './groundTables.ts'
import type { TableMaker } from './tableMaker.ts'

const nations: TableMaker = {
  make: ({ rules }) => ({
    caption: 'Nations',
    columns: [
      { title: 'Nation' },
      { title: 'Most steps', numeric: true },
      { title: 'Lost steps that become stragglers', numeric: true },
    ],
    rows: Object.values(rules.nations).map(({ name, maxSteps, stragglers: [parts, of] }) => [
      name,
      makeNumber(maxSteps),
      `${parts} of ${of}`,
    ]),
  }),
}

const armourOf = (points: number, counts: 'never' | 'defence' | 'always'): string => {
  if (counts === 'never' || points === 0) return '0'
  return counts === 'defence' ? `${points} (defence)` : makeNumber(points)
}

const units: TableMaker = {
  kinds: ({ rules }) => Object.keys(rules.nations),
  make: ({ rules }, nation) => ({
    caption: nation === undefined ? 'Unit types' : `${rules.nations[nation]?.adjective ?? nation} unit types`,
    columns: [
      { title: 'Unit type' },
      { title: 'Attack', numeric: true },
      { title: 'Defence', numeric: true },
      { title: 'Movement', numeric: true },
      { title: 'Extended', numeric: true },
      { title: 'Class' },
      { title: 'Armour', numeric: true },
      { title: 'Most steps', numeric: true },
    ],
    rows: Object.values(rules.unitTypes)
      .filter((type) => nation === undefined || type.nation === nation)
      .map((type) => [
        type.name,
        makeNumber(type.attack),
        makeNumber(type.defence),
        makeNumber(type.movement),
        makeSigned(type.extendedMovement),
        type.movementClass,
        armourOf(type.armour.points, type.armour.counts),
        makeNumber(type.maxSteps ?? rules.nations[type.nation]?.maxSteps ?? 0),
      ]),
  }),
}

const levels: TableMaker = {
  make: ({ rules: { experience } }) => ({
    caption: 'Levels of experience',
    columns: [
      { title: 'Level' },
      { title: 'Experience', numeric: true },
      { title: 'Gain attacking', numeric: true },
      { title: 'Gain defending', numeric: true },
      { title: 'Gain for standing', numeric: true },
      { title: 'Shift on own losses', numeric: true },
      { title: 'Armour fright' },
      { title: 'Steps recovered', numeric: true },
    ],
    rows: experience.levels.map((level, index) => [
      level.name,
      `${level.from}–${(experience.levels[index + 1]?.from ?? experience.maximum + 1) - 1}`,
      makeNumber(level.gain.attack),
      makeNumber(level.gain.defence),
      makeNumber(level.gainForStanding),
      makeNumber(level.lossShift),
      yesNo(level.armourFright),
      makeNumber(level.recovery),
    ]),
  }),
}

export const unitTables = { nations, units, 'experience.levels': levels } as const satisfies Readonly<
  Record<string, TableMaker>
>
