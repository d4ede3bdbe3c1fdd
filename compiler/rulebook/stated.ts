/**
 * Whether a chapter states a rule, without parsing it. A briefing links to few rules, and a chapter takes longer to parse than a
 * hundred scenarios to check.
 */
import { makeReport } from '../diagnostics/diagnostic.ts'
import type { SourceFile } from '../files.ts'
import { findExcess } from './bounds.ts'
import { readFrontMatter } from './frontMatter.ts'

/** Fences as examples have them, and anything else that could go on over an empty line. */
const fence = /^```\w*$/
const opensMore = /^ *(?:```|~~~|<)/

/** Whether what goes on over empty lines has surely ended before a line. */
const isOutside = (lines: readonly string[], before: number): boolean => {
  let isOpen = false
  for (let at = 0; at < before; at++) {
    if (!opensMore.test(lines[at])) continue
    if (!fence.test(lines[at]) || (isOpen && lines[at] !== '```')) return false
    isOpen = !isOpen
  }
  return !isOpen
}

/** Lines of words, which begin nothing but a paragraph, and those that do not end it. */
const firstLine = /^[A-Za-z][^\\`<&|]*$/
const nextLine = /^[A-Za-z[(][^\\`<&|]*$/

/** Whether it is certain that a chapter states a rule. False says nothing: then it has to be parsed. */
export const surelyStates = (file: SourceFile, anchor: string): boolean => {
  const { text } = file
  const mark = `. {#${anchor}}\n\n`
  const at = text.indexOf(mark)
  if (!/^[A-Z]\d+[a-z]?$/.test(anchor) || at < 0 || text.includes('\r')) return false
  const begin = text.lastIndexOf('\n\n', at) + 2
  if (begin < 2 || begin < readFrontMatter(file, makeReport()).length || findExcess(text) !== undefined) return false
  const [first, ...others] = text.slice(begin, at).split('\n')
  if (!firstLine.test(first) || !others.every((line) => nextLine.test(line))) return false
  const before = text.slice(0, begin).split('\n')
  return isOutside(before, before.length)
}
