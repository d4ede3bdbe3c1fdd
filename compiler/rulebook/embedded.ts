/** YAML inside Markdown: front matter and worked examples. What is found in it is reported where it stands in the Markdown. */
import type { Extra, Fix, Place, Report } from '../diagnostics/diagnostic.ts'
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
  /** Entries of the YAML cannot be found again in the Markdown: only what stands at a spot can be replaced. */
  const movedFix = (fix: Fix | undefined): Fix | undefined =>
    fix?.edits.every((edit) => edit.do === 'replace')
      ? { ...fix, edits: fix.edits.map((edit) => ({ ...edit, at: moved(edit.at) })) }
      : undefined
  const movedExtra = (extra: Extra | undefined): Extra => ({
    ...extra,
    ...(extra?.related && { related: extra.related.map((one) => ({ ...one, ...moved(one) })) }),
    fix: movedFix(extra?.fix),
  })
  const inner: Report = {
    ...report,
    error: (code, place, message, extra) => report.error(code, moved(place), message, movedExtra(extra)),
    warning: (code, place, message, extra) => report.warning(code, moved(place), message, movedExtra(extra)),
  }
  return {
    value: parseYaml(file.path, text, inner)?.value,
    report: inner,
    place: (path, key) => moved({ file: file.path, path, ...(key && { key }) }),
  }
}
