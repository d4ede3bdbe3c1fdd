/** read: files -> Document[]. Every YAML file as a value; what is no YAML is reported and left out. */
import type { Document } from '../content.ts'
import type { Report } from '../diagnostics/diagnostic.ts'
import type { SourceFiles } from '../files.ts'
import { parseYaml } from '../yaml/parse.ts'

export const read = (files: SourceFiles, report: Report): Document[] => {
  const documents: Document[] = []
  for (const { path, text } of files) {
    if (!path.endsWith('.yaml')) continue
    const parsed = parseYaml(path, text, report)
    if (parsed !== undefined) documents.push({ file: path, text, value: parsed.value })
  }
  return documents
}
