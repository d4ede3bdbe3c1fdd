/** The YAML between `---` at the head of a Markdown file: `title` and `summary`, in a guide also the `system` whose words it uses. */
import type { Report } from '../diagnostics/diagnostic.ts'
import { hintForUnknown, wayOutOfUnknown } from '../diagnostics/suggest.ts'
import type { SourceFile } from '../files.ts'
import { readEmbedded } from './embedded.ts'
import { placeAt } from './spots.ts'

export interface FrontMatter {
  readonly title: string
  readonly summary: string
  /** Id of a rule system, where one may be named and is. */
  readonly system?: string
  /** Characters that the front matter takes at the head of the file. */
  readonly length: number
}

const fields = ['title', 'summary'] as const
const guideFields = [...fields, 'system'] as const

/** Reads the front matter of a file that must have one; what is missing is reported and left empty. */
export const readFrontMatter = (file: SourceFile, report: Report): FrontMatter => readHead(file, fields, report)

/** The same of a guide. */
export const readGuideFrontMatter = (file: SourceFile, report: Report): FrontMatter =>
  readHead(file, guideFields, report)

const readHead = (file: SourceFile, fields: readonly (typeof guideFields)[number][], report: Report): FrontMatter => {
  const [whole, opening = '', yaml = ''] =
    /^(---[ \t]*\r?\n)((?:(?!---).*(?:\n|$))*)---[ \t]*(?:\r?\n|$)/.exec(file.text) ?? []
  if (whole === undefined) {
    report.error('chapter-invalid', placeAt(file, 0), 'The file has no front matter.', {
      hint: 'Begin it with a line ---, then title: and summary:, then another line ---.',
    })
    return { title: '', summary: '', length: 0 }
  }
  const { value, report: inner } = readEmbedded(file, opening.length, yaml, report)
  const at = (path: readonly string[], key?: true) => ({ file: file.path, path, ...(key && { key }) })
  const values: Readonly<Record<string, unknown>> = value !== null && typeof value === 'object' ? { ...value } : {}
  for (const name of Object.keys(values)) {
    if (fields.some((field) => field === name)) continue
    const missing = fields.filter((field) => values[field] === undefined)
    const { fix } = wayOutOfUnknown(name, missing, at([name], true))
    inner.error('field-unknown', at([name], true), `The front matter knows no field "${name}".`, {
      hint: hintForUnknown(name, fields),
      ...(fix && { fix }),
    })
  }
  const textOf = (field: (typeof fields)[number]): string => {
    const text = values[field]
    if (text === undefined) {
      if (value !== undefined)
        inner.error('field-missing', at([]), `The front matter has no ${field}.`, {
          hint: `Add a line "${field}: ...".`,
        })
    } else if (typeof text !== 'string' || text.trim() === '') {
      inner.error('value-type', at([field]), `The ${field} must be a text that is not empty.`)
    } else return text
    return ''
  }
  return {
    title: textOf('title'),
    summary: textOf('summary'),
    ...(values.system !== undefined && { system: textOf('system') }),
    length: whole.length,
  }
}
