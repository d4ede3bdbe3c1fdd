/** read: files -> Document[]. Every YAML file as a value; what is no YAML is reported and left out. */
import type { Document } from '../content.ts'
import type { Place, Report } from '../diagnostics/diagnostic.ts'
import type { SourceFiles } from '../files.ts'
import { placeAt } from '../rulebook/spots.ts'
import { parseYaml } from '../yaml/parse.ts'

export const read = (files: SourceFiles, report: Report): Document[] => {
  const documents: Document[] = []
  for (const { path, text } of files) {
    refuseTurned(path, text, report)
    const isUnmerged = refuseUnmerged(path, text, report)
    if (!path.endsWith('.yaml') || isUnmerged) continue
    const parsed = parseYaml(path, text, report)
    if (parsed !== undefined) documents.push({ file: path, text, value: parsed.value })
  }
  return documents
}

/** The lines between which version control leaves two versions. */
const [beginMarker, endMarker] = [/^<{7}(?: .*)?$/m, /^>{7}(?: .*)?$/m]

/** Reports what still holds two versions of some lines; says whether it does. Whatever else is wrong there follows from that. */
const refuseUnmerged = (file: string, text: string, report: Report): boolean => {
  const begin = beginMarker.exec(text)
  if (begin === null || !endMarker.test(text)) return false
  report.error(
    'merge-marker',
    placeAt({ path: file, text }, begin.index, begin[0].length),
    'Two versions of these lines stand here, as version control has left them.',
    { hint: 'Keep one of them, and remove the lines <<<<<<<, ======= and >>>>>>>.' },
  )
  return true
}

const mostFixes = 100

/** Characters that turn the order of those after them: what is read is not what is written (Unicode TR 36, 55). */
const turning = /[\u202a-\u202e\u2066-\u2069]/u

/** The same, and as they can be written with other characters: in quoted text of YAML, in Markdown. */
const writtenInYaml = /[\u202a-\u202e\u2066-\u2069]|(?<!\\)\\(?:u|U0000)(?:202[a-e]|206[6-9])/iu
const writtenInMarkdown = /[\u202a-\u202e\u2066-\u2069]|&#(?:x0*(?:202[a-e]|206[6-9])|0*(?:823[4-8]|829[4-7]));/iu

const turningIn = (file: string, text: string): RegExp => {
  if (file.endsWith('.yaml') && /\\u/i.test(text)) return writtenInYaml
  return file.endsWith('.md') && text.includes('&#') ? writtenInMarkdown : turning
}

/** The number of a character that is written as itself, as `\u202e`, as `&#x202e;` or as `&#8238;`. */
const pointOf = (written: string): number => {
  const [, hex, decimal] = /(?:u|x)0*([\da-f]+);?$|&#0*(\d+);$/i.exec(written) ?? []
  if (hex !== undefined) return Number.parseInt(hex, 16)
  return decimal === undefined ? written.charCodeAt(0) : Number(decimal)
}

const refuseTurned = (file: string, text: string, report: Report): void => {
  const pattern = turningIn(file, text)
  const [written] = pattern.exec(text) ?? []
  if (written === undefined) return
  const spots = [...text.matchAll(new RegExp(pattern, 'giu'))].slice(0, mostFixes)
  const placeOf = ({ index, 0: { length } }: RegExpExecArray): Place => placeAt({ path: file, text }, index, length)
  report.error(
    'text-turned',
    placeOf(spots[0]),
    `The invisible character U+${pointOf(written).toString(16).toUpperCase()} turns the order of the text after it.`,
    {
      hint: 'Remove it; Arabic and Hebrew words find their direction by themselves.',
      fix: {
        title: 'Remove what turns the text',
        edits: spots.map((spot) => ({ do: 'replace', at: placeOf(spot), text: '' })),
      },
    },
  )
}
