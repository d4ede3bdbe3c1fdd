/** What the numbers of the tables owe each other; a schema cannot say it. */
import type { Valid } from '../content.ts'
import { below, keyBelow, type Place, type Report } from '../diagnostics/diagnostic.ts'
import { hintForUnknown } from '../diagnostics/suggest.ts'

/** Weather speaks of terrain and ways that there are. */
export const checkWeather = (
  weather: Valid<'weather'> | undefined,
  knownTerrain: readonly string[] | undefined,
  knownWays: readonly string[] | undefined,
  report: Report,
): void => {
  if (weather === undefined) return
  const checkTerrain = (id: string, place: Place): void => {
    if (knownTerrain === undefined || knownTerrain.includes(id)) return
    report.error('terrain-unknown', place, `No terrain is called "${id}".`, { hint: hintForUnknown(id, knownTerrain) })
  }
  const checkWay = (id: string, place: Place): void => {
    if (knownWays === undefined || knownWays.includes(id)) return
    report.error('way-unknown', place, `No kind of way is called "${id}".`, { hint: hintForUnknown(id, knownWays) })
  }
  for (const [id, entry] of Object.entries(weather.value.entries)) {
    const place: Place = { file: weather.file, path: ['entries', id] }
    for (const terrain of Object.keys(entry.costSteps.terrain))
      checkTerrain(terrain, keyBelow(place, 'costSteps', 'terrain', terrain))
    for (const terrain of Object.keys(entry.costSteps.mobile))
      checkTerrain(terrain, keyBelow(place, 'costSteps', 'mobile', terrain))
    entry.freezes.forEach((terrain, index) => {
      checkTerrain(terrain, below(place, 'freezes', index))
    })
    entry.closedWays.forEach((way, index) => {
      checkWay(way, below(place, 'closedWays', index))
    })
    for (const [way, terrains] of Object.entries(entry.closedWaysOn)) {
      checkWay(way, keyBelow(place, 'closedWaysOn', way))
      terrains.forEach((terrain, index) => {
        checkTerrain(terrain, below(place, 'closedWaysOn', way, index))
      })
    }
  }
}

/** Every list of the combat tables has one entry for each odds column. */
export const checkCombat = (combat: Valid<'combat'> | undefined, report: Report): void => {
  if (combat === undefined) return
  const { columns, attackerLoss, defenderLoss, defenderSuppression, retreat, overrun } = combat.value
  const count = columns.last - columns.first + 1
  const root: Place = { file: combat.file, path: [] }
  const check = (list: readonly number[], place: Place): void => {
    if (list.length === count) return
    report.error('list-length', place, `The list has ${list.length} entries; there are ${count} odds columns.`, {
      hint: `Columns run from ${columns.first} to ${columns.last}.`,
      related: [{ ...below(root, 'columns'), message: 'The columns.' }],
    })
  }
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

/** A chance is some parts of at least one, and not more than all. operational.D20 */
export const checkNations = (nations: Valid<'nations'> | undefined, report: Report): void => {
  for (const [id, { stragglers }] of Object.entries(nations?.value.entries ?? {})) {
    const [parts, of] = stragglers
    if (nations === undefined || (of > 0 && parts <= of)) continue
    const place: Place = { file: nations.file, path: ['entries', id, 'stragglers'] }
    report.error('value-range', place, `${parts} parts of ${of} are no chance.`, {
      hint: 'For example [1, 2]: every second step.',
    })
  }
}
