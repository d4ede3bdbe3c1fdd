/** YAML inside Markdown: front matter and worked examples. What is found in it is reported where it stands in the Markdown. */
import type { Place, Report } from '../diagnostics/diagnostic.ts'
import type { SourceFile } from '../files.ts'
import { makeLocator } from '../yaml/locate.ts'
import { parseYaml } from '../yaml/parse.ts'
import { placeAt } from './spots.ts'

export interface Embedded {
  /** `undefined` when it is no YAML that content accepts, which is reported. */
  readonly value: unknown
  /** Takes places as paths into the YAML and reports them as spots of the Markdown file. */
  readonly report: Report
  /** A place as a path into the YAML, as a spot of the Markdown file. */
  readonly place: (path: Place['path'], key?: true) => Place
}

/** Reads `text`, which stands in `file` from `offset` on, character by character. */
export const readEmbedded = (file: SourceFile, offset: number, text: string, report: Report): Embedded => {
  const locator = makeLocator(text)
  const moved = (place: Place): Place => {
    if (place.file !== file.path) return place
    const { start, end } = locator.locate(place)
    return placeAt(file, offset + start, end - start)
  }
  const inner: Report = {
    diagnostics: report.diagnostics,
    error: (code, place, message, extra) =>
      report.error(code, moved(place), message, {
        ...extra,
        related: extra?.related?.map((one) => ({ ...one, ...moved(one) })),
      }),
    warning: (code, place, message, extra) =>
      report.warning(code, moved(place), message, {
        ...extra,
        related: extra?.related?.map((one) => ({ ...one, ...moved(one) })),
      }),
    hasErrors: (prefix) => report.hasErrors(prefix),
  }
  return {
    value: parseYaml(file.path, text, inner)?.value,
    report: inner,
    place: (path, key) => moved({ file: file.path, path, ...(key && { key }) }),
  }
}
