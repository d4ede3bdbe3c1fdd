/** Files that must be there. Nothing is said of one that is there and broken: that has its own message. */
import type { ScenarioContent, SystemContent } from '../content.ts'
import type { Report } from '../diagnostics/diagnostic.ts'

/** Reports the tables that a system lacks. */
export const reportMissingTables = <K extends string>(
  kinds: readonly K[],
  { documents, directory }: SystemContent<{ readonly [Kind in K]?: unknown }>,
  report: Report,
): void => {
  for (const kind of kinds) {
    const file = `${directory}/tables/${kind}.yaml`
    if (documents[kind] !== undefined || report.hasErrors(file)) continue
    report.error('file-missing', { file, path: [] }, `The table of kind ${kind} is missing.`)
  }
}

/**
 * Ids that files of a folder seem to define of which nothing could be read; undefined when not even that can be seen. Nothing is
 * said of names that may stand there: the file itself has its message.
 */
export const idsInUnread = (
  { unread = [], directory }: SystemContent<unknown>,
  folder: string,
): string[] | undefined => {
  const files = unread.filter(({ path }) => path.startsWith(`${directory}/${folder}/`))
  const seen = files.map(({ text }) =>
    [...text.matchAll(/(?:^|[\s{,])["']?([a-z0-9-]+)["']?[ \t]*:/gm)].map(([, id]) => id),
  )
  return seen.some((ids) => ids.length === 0) ? undefined : seen.flat()
}

/** Reports what every scenario has and this one lacks: its file, its map, its briefing. */
export const reportMissingParts = ({ directory, documents, briefing }: ScenarioContent, report: Report): void => {
  const missing = (name: string, message: string, hint: string): void => {
    const file = `${directory}/${name}`
    if (!report.hasErrors(file)) report.error('file-missing', { file, path: [] }, message, { hint })
  }
  const hint = 'Write it, or copy that of another scenario and change it line by line; the authoring guide shows how.'
  for (const kind of ['scenario', 'map'])
    if (documents[kind] === undefined) missing(`${kind}.yaml`, `The scenario has no ${kind}.yaml.`, hint)
  if (briefing === undefined)
    missing(
      'briefing.md',
      'The scenario has no briefing.',
      'Write it as Markdown; below a heading "What happened" stands the history.',
    )
}
