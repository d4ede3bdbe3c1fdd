/** read: files -> Document[]. Every YAML file as a value; what is no YAML is reported and left out. */
import type { Document } from '../content.ts'
import { type Report, spotOf } from '../diagnostics/diagnostic.ts'
import type { SourceFiles } from '../files.ts'
import { parseYaml } from '../yaml/parse.ts'

export const read = (files: SourceFiles, report: Report): Document[] => {
  const documents: Document[] = []
  for (const { path, text } of files) {
    refuseTurned(path, text, report)
    if (!path.endsWith('.yaml')) continue
    const parsed = parseYaml(path, text, report)
    if (parsed !== undefined) documents.push({ file: path, text, value: parsed.value })
  }
  return documents
}

/** Most characters that one fix takes out of a file. */
const mostMended = 100

/** Characters that turn the order of those after them: what is read is not what is written (Unicode TR 36, 55). */
const turning = /[\u202a-\u202e\u2066-\u2069]/u

const refuseTurned = (file: string, text: string, report: Report): void => {
  const offset = text.search(turning)
  if (offset < 0) return
  const point = text.charCodeAt(offset).toString(16).toUpperCase()
  const spots = [...text.matchAll(new RegExp(turning, 'gu'))].slice(0, mostMended)
  report.error(
    'text-turned',
    { file, path: [], within: spotOf(text, offset, 1) },
    `The invisible character U+${point} turns the order of the text after it.`,
    {
      hint: 'Remove it; Arabic and Hebrew words find their direction by themselves.',
      fix: {
        title: 'Remove what turns the text',
        edits: spots.map(({ index }) => ({
          do: 'replace',
          at: { file, path: [], within: spotOf(text, index, 1) },
          text: '',
        })),
      },
    },
  )
}
