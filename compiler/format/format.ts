/**
 * The one look of authored YAML. Little is changed, and nothing that the file says: flow collections have one blank behind each
 * comma, lists whose columns somebody has begun to align are aligned, fields stand in the order of the schema, levels are two
 * blanks deep, and what is not needed at the ends of lines and of the file is gone. Comments and the blank lines that group stay, and lines
 * end as the first one does.
 */
import { makeReport, type Report } from '../diagnostics/diagnostic.ts'
import type { Schema } from '../schemas/schema.ts'
import { readTree } from '../yaml/loose.ts'
import { parseYaml } from '../yaml/parse.ts'
import type { Node } from '../yaml/tree.ts'
import { alignLists } from './columns.ts'
import { closeGaps } from './gaps.ts'
import { indent } from './indent.ts'
import { tidyLines } from './lines.ts'
import { orderFields } from './order.ts'
import { tidyQuotes } from './quotes.ts'
import { isSame } from './same.ts'

/** A step: takes a sound text and its tree, and gives the text as it should be in one respect. */
type Step = (text: string, root: Node, schema: Schema | undefined) => string

const steps: readonly Step[] = [tidyLines, tidyQuotes, indent, orderFields, closeGaps, alignLists]

/** A text as `fmt` writes it; undefined when it is no YAML that content accepts, which is reported. */
export const formatText = (
  text: string,
  schema: Schema | undefined,
  file = '',
  report: Report = makeReport(),
): string | undefined => {
  const meant = parseYaml(file, text, report)
  if (meant === undefined) return undefined
  const means = (other: string): boolean => {
    const parsed = parseYaml('', other, makeReport())
    return parsed !== undefined && isSame(parsed.value, meant.value)
  }
  const formatted = steps.reduce((before, step) => take(step, before, schema), text)
  // YAML has corners in which a step says something else: that step is left out.
  const sound = means(formatted)
    ? formatted
    : steps.reduce((before, step) => {
        const after = take(step, before, schema)
        return means(after) ? after : before
      }, text)
  const [, end = '\n'] = /(\r?\n)/.exec(text) ?? []
  return sound.replace(/\r?\n/g, end)
}

const take = (step: Step, text: string, schema: Schema | undefined): string => {
  const root = readTree(text)
  return root === undefined ? text : step(text, root, schema)
}
