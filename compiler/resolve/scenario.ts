/** Puts a scenario together: what all rule systems have in common here, the rest by its own one. */
import { isDay } from '../calendar.ts'
import type { CompiledScenario, ScenarioContent, ScenarioHead, Suppression, Valid } from '../content.ts'
import { below, type Place, type Report } from '../diagnostics/diagnostic.ts'
import { authoredIndex } from '../schemas/salvage.ts'
import type { SystemCompiler, Types } from '../systems/systemCompiler.ts'
import { hexText } from './hexes.ts'
import { readIntent } from './intent.ts'
import { reportMissingParts } from './missing.ts'
import { readTeam } from './read.ts'

/** A scenario as far as it is sound; undefined when it, its map or its rules are not. Why is in the report. */
export const resolveScenario = (
  content: ScenarioContent,
  systemCompiler: SystemCompiler,
  tables: Types['tables'],
  report: Report,
): CompiledScenario | undefined => {
  const { id, directory, briefing, evidence, witness, pictures } = content
  const file = headOf(content)
  reportMissingParts(content, report)
  if (file === undefined || content.documents.map === undefined) return undefined
  const { value } = file
  const root: Place = { file: file.file, path: [] }
  const balance = readBalance(value, below(root, 'balance'), report)
  const intent = readIntent(value, below(root, 'intent'), report)
  checkDate(value.date, below(root, 'date'), report)
  const resolved = systemCompiler.resolve.scenario(content, tables, report)
  if (resolved === undefined || briefing === undefined || balance === undefined) return undefined
  return {
    id,
    directory,
    scenario: resolved.scenario,
    tutorial: resolved.tutorial,
    origins: resolved.origins,
    level: value.level,
    balance,
    intent,
    authors: value.authors ?? [],
    licence: value.licence,
    sources: value.sources,
    briefing,
    evidenceFile: evidence,
    sampleWinsFile: witness,
    ...(pictures && { pictures }),
    suppressions: readSuppressions(value.suppress, below(root, 'suppress')),
  }
}

/** The scenario file of any rule system: the schema of each has these fields. */
const headOf = ({ documents }: ScenarioContent): Valid<ScenarioHead> | undefined =>
  documents.scenario?.[0] as Valid<ScenarioHead> | undefined

const readBalance = (
  { balance, sides }: ScenarioHead,
  place: Place,
  report: Report,
): CompiledScenario['balance'] | undefined => {
  const side = readTeam(balance.side, sides, place, report, 'side')
  if (side === undefined) return undefined
  if (balance.from >= balance.to) {
    report.error('value-range', below(place, 'to'), `The share runs from ${balance.from} to ${balance.to} per cent.`, {
      hint: '"from" is less than "to".',
    })
  }
  return { side, from: balance.from, to: balance.to }
}

/** A day that the calendar has. */
const checkDate = (date: string, place: Place, report: Report): void => {
  if (isDay(date)) return
  report.error('value-form', place, `There is no day ${date}.`, { hint: 'Write year-month-day, such as 1943-04-06.' })
}

const readSuppressions = (list: ScenarioHead['suppress'] = [], place: Place): Suppression[] =>
  list.map(({ code, at, reason }, index) => ({
    code,
    at: at === undefined ? undefined : hexText(at),
    reason,
    place: below(place, authoredIndex(list, index)),
  }))
