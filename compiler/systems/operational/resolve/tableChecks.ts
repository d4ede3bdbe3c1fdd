/** Cross-checks between the numbers of the tables; a schema cannot state them. */

import { difficulties } from '../../../../engine/systems/operational/rules.ts'
import { below, type Place, type Report } from '../../../diagnostics/diagnostic.ts'
import { entriesOf } from '../../../resolve/tables.ts'
import type { SystemContent, Valid } from '../schemas/index.ts'

/** Frost removes the cover of terrain that has some. operational.D8, D26, F19, F20 */
export const checkTerrain = (terrain: Valid<'terrain'> | undefined, report: Report): void => {
  for (const [, { name, coverThaws, artillery, feintCover, fireCover }, place] of entriesOf(terrain)) {
    if (coverThaws && artillery === 'full' && !feintCover && fireCover !== 'entrenched')
      report.error('value-choice', below(place, 'coverThaws'), `${name} has no cover that frost could remove.`, {
        hint: 'Write false.',
      })
  }
}

/** A list over the odds has one entry for each column. */
export const checkColumns = (list: readonly number[], place: Place, combat: Valid<'combat'>, report: Report): void => {
  const { first, last } = combat.value.columns
  const count = last - first + 1
  if (list.length === count) return
  report.error('list-length', place, `The list has ${list.length} entries; there are ${count} odds columns.`, {
    hint: `Columns run from ${first} to ${last}.`,
    related: [{ file: combat.file, path: ['columns'], message: 'The columns.' }],
  })
}

/** Every list of the combat tables has one entry for each odds column. */
export const checkCombat = (combat: Valid<'combat'> | undefined, report: Report): void => {
  if (combat === undefined) return
  const { attackerLoss, defenderLoss, defenderSuppression, retreat, overrun } = combat.value
  const root: Place = { file: combat.file, path: [] }
  const check = (list: readonly number[], place: Place): void => checkColumns(list, place, combat, report)
  for (const [difficulty, list] of Object.entries(attackerLoss)) check(list, below(root, 'attackerLoss', difficulty))
  check(defenderLoss, below(root, 'defenderLoss'))
  check(defenderSuppression, below(root, 'defenderSuppression'))
  check(retreat, below(root, 'retreat'))
  check(overrun, below(root, 'overrun'))
  const { attackerSuppression } = combat.value
  for (const name of ['overrun', 'held'] as const) {
    const parts = attackerSuppression[name]
    if (parts.some((part) => part > 0)) continue
    report.error(
      'value-range',
      below(root, 'attackerSuppression', name),
      'All parts are 0: no number of steps has a chance.',
      {
        hint: 'The chance of each number of steps is its part of the sum of all.',
      },
    )
  }
}

/** Levels begin at nothing and rise. operational.B11 */
export const checkExperience = (experience: Valid<'experience'> | undefined, report: Report): void => {
  if (experience === undefined) return
  const { levels, maximum } = experience.value
  const root: Place = { file: experience.file, path: ['levels'] }
  for (const [index, { from, name }] of levels.entries()) {
    const place = below(root, index, 'from')
    if (index === 0 && from !== 0) {
      report.error('value-range', place, `The lowest level, ${name}, begins at ${from}.`, {
        hint: 'It begins at 0, so that every unit has a level.',
      })
    }
    if (index > 0 && from <= levels[index - 1].from) {
      report.error(
        'value-range',
        place,
        `${name} begins at ${from}, and ${levels[index - 1].name} at ${levels[index - 1].from}.`,
        {
          hint: 'Levels are listed from the lowest to the highest.',
        },
      )
    }
    if (from > maximum) {
      report.error('value-range', place, `${name} begins at ${from}; the most experience is ${maximum}.`, {
        hint: 'Nobody would ever reach it.',
      })
    }
  }
}

/** A chance is some parts of at least one, and not more than all; slots have places. operational.D20, B5 */
export const checkNations = (
  nations: Valid<'nations'> | undefined,
  reinforcement: Valid<'reinforcement'> | undefined,
  report: Report,
): void => {
  const mostSlots = reinforcement?.value.mostSlots ?? Number.POSITIVE_INFINITY
  for (const [, { name, slots, stragglers }, place] of entriesOf(nations)) {
    const [parts, of] = stragglers
    if (of === 0 || parts > of) {
      report.error('value-range', below(place, 'stragglers'), `${parts} parts of ${of} are no chance.`, {
        hint: 'For example [1, 2]: every second step.',
      })
    }
    if (slots > mostSlots) {
      report.error(
        'value-range',
        below(place, 'slots'),
        `${name} has ${slots} slots; a unit has at most ${mostSlots}.`,
        {
          hint: 'The most slots stand in the table of reinforcement.',
        },
      )
    }
  }
}

/** A number that no rule reads is the one that says so, lest somebody believes in it. operational.C12, D10, D14, E11, F31 */
export const checkHexsides = (hexsides: Valid<'hexsides'> | undefined, report: Report): void => {
  for (const [, entry, place] of entriesOf(hexsides)) {
    const { crossing, attack, bridgeable, river, attackShift } = entry
    const check = (isRead: boolean, field: keyof typeof entry, idle: number, when: string): void => {
      if (isRead || entry[field] === idle) return
      report.error('value-range', below(place, field), `No rule reads this ${entry[field]}: it counts only ${when}.`, {
        hint: `Write ${idle}.`,
      })
    }
    const isAttacked = attack !== 'never'
    check(crossing === 'extra', 'extraCost', 0, 'where `crossing` is "extra"')
    check(bridgeable, 'pontoonDisruption', 0, 'where a bridge can stand')
    check(isAttacked, 'attackShift', 0, 'where an attack may go over it')
    check(isAttacked && river !== 'none', 'attackShiftEngineers', attackShift, 'at a river that may be attacked over')
    check(river === 'major', 'assaultShift', 0, 'at a major river')
    check(river === 'major', 'assaultShiftEngineers', 0, 'at a major river')
  }
}

/** Checks that a unit has armour exactly if it counts as armour somewhere. operational.D4, D6 */
export const checkArmour = (name: string, armour: number, counts: string, place: Place, report: Report): void => {
  if ((armour === 0) === (counts === 'never')) return
  report.error('value-range', place, `${name} has armour of ${armour} that counts "${counts}".`, {
    hint: 'Armour of 0 counts "never", and no other does.',
  })
}

/** Checks that amphibious specialists are tanks, or troops that cross rivers without bridges. operational.D4, D5, D10 */
export const checkSpecialists = (specialists: Valid<'specialists'> | undefined, report: Report): void => {
  for (const [, entry, place] of entriesOf(specialists)) {
    const { name, armourShift, armourCounts, amphibious, specialForces } = entry
    checkArmour(name, armourShift, armourCounts, below(place, 'armourShift'), report)
    if (amphibious && armourCounts !== 'always' && !specialForces)
      report.error('value-choice', below(place, 'amphibious'), `Nothing comes of it that ${name} can swim.`, {
        hint: 'Write false: tanks whose armour always counts and special forces can.',
      })
  }
}

/** There is a range for every number of lorries. operational.E6, F6 */
export const checkSupply = (
  supply: Valid<'supply'> | undefined,
  headquarters: Valid<'headquarters'> | undefined,
  report: Report,
): void => {
  if (supply === undefined) return
  const most = Math.max(supply.value.mostTrucks, headquarters?.value.mostTrucks ?? 0)
  const { length } = supply.value.hubRange
  if (length >= most) return
  const place: Place = { file: supply.file, path: ['hubRange'] }
  report.error(
    'list-length',
    place,
    `The list has ${length} entries; hubs and headquarters have up to ${most} lorries.`,
    {
      hint: 'It has a range for each number of lorries, one first.',
    },
  )
}

/** Every level of difficulty has its words: the tables name all of them. operational.A7 */
export const checkDifficulties = (system: SystemContent['system'], report: Report): boolean => {
  if (system === undefined) return true
  const missing = difficulties.filter((level) => !Object.hasOwn(system.value.difficulties ?? {}, level))
  for (const level of missing) {
    report.error(
      'field-missing',
      { file: system.file, path: ['difficulties'] },
      `"difficulties" lacks the field "${level}".`,
      {
        hint: 'One level of difficulty.',
      },
    )
  }
  return missing.length === 0
}
