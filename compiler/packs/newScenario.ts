/** The files that `sandtable new scenario` writes: the template of a rule system with the author's title, date and size. */
import { dateInWords } from '../calendar.ts'
import type { Fit } from '../systems/systemCompiler.ts'
import { enlarge } from './enlarge.ts'

export interface Wanted {
  readonly title: string | undefined
  /** As year-month-day. */
  readonly date: string | undefined
  readonly fit: Fit
}

/** The names of the template's files. */
export const templateNames = ['scenario.yaml', 'map.yaml', 'briefing.md'] as const

export type Template = Readonly<Record<(typeof templateNames)[number], string>>

/** Text as YAML writes it on one line. */
export const makeScalar = (text: string): string =>
  /^[A-Za-z](?:[A-Za-z ]*[A-Za-z])?$/.test(text) && !/^(true|false|null|yes|no|on|off)$/i.test(text)
    ? text
    : `'${text.replaceAll("'", "''")}'`

/** The files of the new scenario. */
export const writeScenario = (template: Template, ground: string, { title, date, fit }: Wanted): Template => {
  const setLines = (text: string): string =>
    fit.lines.reduce((all, [from, to]) => all.replace(`\n${from}\n`, () => `\n${to}\n`), text)
  const make = (text: string): string => setLines(enlarge(text, fit.margins, ground))
  const scenario = make(template['scenario.yaml'])
    .replace(/^title: .*$/m, (line) => (title === undefined ? line : `title: ${makeScalar(title)}`))
    .replace(/^date: .*$/m, (line) => (date === undefined ? line : `date: ${date}`))
  const briefing = template['briefing.md'].replace(/^\*\*[^*]+\.\*\*/, (day) =>
    date === undefined ? day : `**${dateInWords(date)}.**`,
  )
  return { 'scenario.yaml': scenario, 'map.yaml': make(template['map.yaml']), 'briefing.md': briefing }
}
