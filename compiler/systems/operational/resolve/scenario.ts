/** Puts a scenario together from its files: references inlined, defaults filled in, every entity with its place. */
import { hashJson } from '../../../../engine/hash.ts'
import type { OperationalRules } from '../../../../engine/systems/operational/rules.ts'
import type { OperationalScenario, OperationalUnit } from '../../../../engine/systems/operational/scenario.ts'
import type { CompiledScenario, ScenarioContent, Suppression, Valid } from '../../../content.ts'
import { below, type Place, type Report } from '../../../diagnostics/diagnostic.ts'
import { hintForUnknown } from '../../../diagnostics/suggest.ts'
import { hexText } from '../../../resolve/hexes.ts'
import { authoredIndex } from '../../../schemas/salvage.ts'
import type { ScenarioFile } from '../../../schemas/types.generated.ts'
import { resolveMap } from './map.ts'
import { resolveSides } from './sides.ts'
import type { SystemTables } from './tables.ts'
import { resolveTutorial } from './tutorial.ts'
import { securityUnitsOf } from './units.ts'

/** A scenario as far as it is sound; undefined when it, its map or its rules are not. Why is in the report. */
export const resolveScenario = (
  content: ScenarioContent,
  tables: ReadonlyMap<string, SystemTables>,
  report: Report,
): CompiledScenario | undefined => {
  const { directory, documents, briefing } = content
  const [file] = documents.scenario ?? []
  const [mapFile] = documents.map ?? []
  reportMissing(content, report)
  const system = file && findSystem(file, tables, report)
  if (mapFile === undefined || file === undefined || system === undefined) return undefined

  const { value } = file
  const root: Place = { file: file.file, path: [] }
  const mapPlace: Place = { file: mapFile.file, path: [] }
  const { map, origins: mapOrigins } = resolveMap(mapFile.value, system, mapPlace, report)
  const read = resolveSides(value.sides, map, system, below(root, 'sides'), report)
  const weather = readWeather(value, system, below(root, 'weather'), report)
  const balance = readBalance(value, below(root, 'balance'), report)
  checkDate(value.date, below(root, 'date'), report)
  const { rules } = system
  if (rules === undefined || briefing === undefined || balance === undefined) return undefined
  if (report.hasErrors(`${directory}/`)) return undefined
  const { sides, headquarters, objectives, bonuses, origins } = read
  const formed = headquarters.map((one, number) => securityUnitsOf(one, number, rules, read.units))
  const units = [...read.units, ...formed.flat()]
  const tutorial = resolveTutorial(documents.tutorial?.[0], map, sides, units, report)
  // A type that exists and is broken has its own message.
  if (units.some(({ type }) => !Object.hasOwn(rules.unitTypes, type))) return undefined

  const scenario: OperationalScenario = {
    system: 'operational',
    id: content.id,
    title: value.title,
    summary: value.summary,
    turns: value.turns,
    date: value.date,
    daysPerTurn: value.daysPerTurn ?? 1,
    difficulty: value.difficulty ?? 'normal',
    weather,
    map,
    sides,
    units,
    objectives,
    bonuses,
    headquarters,
    fog: value.fog ?? true,
    rules: rulesFor(rules, units),
  }
  return {
    id: content.id,
    directory,
    scenario,
    hash: hashJson(scenario),
    level: value.level,
    balance,
    sources: value.sources,
    briefing,
    evidenceFile: content.evidence,
    witnessFile: content.witness,
    tutorial,
    origins: {
      scenario: root,
      map: mapPlace,
      ...origins,
      // Units that are formed in play stand where their headquarters does.
      units: [...origins.units, ...formed.flatMap((list, number) => list.map(() => origins.headquarters[number]))],
      ...mapOrigins,
    },
    suppressions: readSuppressions(value.suppress, below(root, 'suppress')),
  }
}

const reportMissing = ({ directory, documents, briefing }: ScenarioContent, report: Report): void => {
  for (const kind of ['scenario', 'map'] as const) {
    const path = `${directory}/${kind}.yaml`
    if (documents[kind] === undefined && !report.hasErrors(path)) {
      report.error('file-missing', { file: path, path: [] }, `The scenario has no ${kind}.yaml.`, {
        hint: 'Write it, or copy that of another scenario and change it line by line; the authoring guide shows how.',
      })
    }
  }
  const path = `${directory}/briefing.md`
  if (briefing === undefined && !report.hasErrors(path)) {
    report.error('file-missing', { file: path, path: [] }, 'The scenario has no briefing.', {
      hint: 'Write it as Markdown; below a heading "What happened" stands the history.',
    })
  }
}

const findSystem = (
  { file, value }: Valid<'scenario'>,
  systems: ReadonlyMap<string, SystemTables>,
  report: Report,
): SystemTables | undefined => {
  const found = systems.get(value.system)
  if (found === undefined) {
    report.error('system-unknown', { file, path: ['system'] }, `There is no rule system "${value.system}".`, {
      hint: hintForUnknown(value.system, [...systems.keys()]),
    })
  }
  return found
}

/** Only the unit types that play, with those that can be formed. */
const rulesFor = (rules: OperationalRules, units: readonly OperationalUnit[]): OperationalRules => {
  const used = new Set(units.map(({ type }) => type))
  const unitTypes = Object.fromEntries(Object.entries(rules.unitTypes).filter(([id]) => used.has(id)))
  return { ...rules, unitTypes }
}

const readWeather = (
  { weather, turns }: ScenarioFile,
  tables: SystemTables,
  place: Place,
  report: Report,
): string[] => {
  const check = (id: string, at: Place): void => {
    if (tables.knownWeather === undefined || tables.knownWeather.includes(id)) return
    report.error('weather-unknown', at, `No weather is called "${id}".`, {
      hint: hintForUnknown(id, tables.knownWeather),
    })
  }
  if (typeof weather === 'string') {
    check(weather, place)
    return Array.from({ length: turns }, () => weather)
  }
  weather.forEach((id, index) => {
    check(id, below(place, index))
  })
  if (weather.length !== turns) {
    report.error(
      'weather-list-length',
      place,
      `The weather of ${weather.length} turns is given; the scenario has ${turns}.`,
      {
        hint: 'Name one weather for all turns, or one for each.',
      },
    )
  }
  return weather
}

const readBalance = (
  { balance, sides }: ScenarioFile,
  place: Place,
  report: Report,
): CompiledScenario['balance'] | undefined => {
  const ids = sides.map(({ id }) => id)
  const side = ids.indexOf(balance.side)
  if (side < 0) {
    report.error('side-unknown', below(place, 'side'), `No side is called "${balance.side}".`, {
      hint: hintForUnknown(balance.side, ids),
    })
    return undefined
  }
  if (balance.from >= balance.to) {
    report.error('value-range', below(place, 'to'), `The share runs from ${balance.from} to ${balance.to} per cent.`, {
      hint: '"from" is less than "to".',
    })
  }
  return { side: side === 0 ? 0 : 1, from: balance.from, to: balance.to }
}

/** A day that the calendar has. */
const checkDate = (date: string, place: Place, report: Report): void => {
  const day = new Date(`${date}T00:00:00Z`)
  if (!Number.isNaN(day.getTime()) && day.toISOString().startsWith(date)) return
  report.error('value-form', place, `There is no day ${date}.`, { hint: 'Write year-month-day, such as 1943-04-06.' })
}

const readSuppressions = (list: ScenarioFile['suppress'] = [], place: Place): Suppression[] =>
  list.map(({ code, at, reason }, index) => ({
    code,
    at: at === undefined ? undefined : hexText(at),
    reason,
    place: below(place, authoredIndex(list, index)),
  }))
