/** Levels of experience. operational.B11, B14 */
import type { Table } from './table.ts'
import type { ReadonlyState } from './types.ts'

/** The level that an amount of experience gives. operational.B11 */
export const levelOf = (table: Table, experience: number) =>
  table.scenario.rules.experience.levels[levelIndex(table, experience)]

/** The same as an index: 0 is the least experienced. */
export const levelIndex = (table: Table, experience: number): number => {
  const { levels } = table.scenario.rules.experience
  let index = 0
  while (index + 1 < levels.length && levels[index + 1].from <= experience) index++
  return index
}

/** Green units: the lowest level. operational.B14 */
export const isGreen = (table: Table, state: ReadonlyState, unit: number): boolean =>
  levelIndex(table, state.experience[unit]) === 0
