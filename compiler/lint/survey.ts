/**
 * One look at a briefing for several rules: what it proves a rule need not look for. It may prove that nothing is there, never that
 * something is.
 */
import type { SourceFile } from '../files.ts'
import { lastOf } from './lastOf.ts'

export interface Survey {
  /** Words of its longest paragraph, at least. */
  readonly mostWords: number
  /** Whether a word may stand twice in a row. */
  readonly mayRepeatWord: boolean
  /** Whether the marks `**` of a paragraph may be odd in number. */
  readonly mayBeOdd: boolean
  /** Where words begin that begin with a digit: a date may begin there, and nowhere else. */
  readonly numbers: readonly number[]
}

const newline = 10
const blank = 32
const star = 42
const underscore = 95
const backslash = 92
/** A tab. */
const tab = 9
const carriageReturn = 13
/** From here on signs are not ASCII, and some of them blanks. */
const foreign = 128

/** By sign of ASCII: whether words of letters, digits and `_` consist of it. */
const isWordSign = Uint8Array.from({ length: foreign }, (_, code) =>
  code === underscore || /[a-z0-9]/i.test(String.fromCharCode(code)) ? 1 : 0,
)

const isDigit = (code: number): boolean => code >= 48 && code <= 57

const survey = ({ text }: SourceFile): Survey => {
  const numbers: number[] = []
  let mostWords = 0
  let mayRepeatWord = false
  let mayBeOdd = false
  /** In the paragraph so far. */
  let words = 0
  let marks = 0
  let isEmpty = true
  let isInside = false
  /** The word that is read, and the one before it if only blanks lie between; -1 where there is none. */
  let start = -1
  let before = -1
  let beforeEnd = -1
  for (let at = 0; at <= text.length; at++) {
    const code = at < text.length ? text.charCodeAt(at) : newline
    if (code < foreign && isWordSign[code] === 1) {
      if (start < 0) start = at
    } else {
      if (start >= 0) {
        if (before >= 0 && isSame(text, before, beforeEnd, start, at)) mayRepeatWord = true
        if (isDigit(text.charCodeAt(start))) numbers.push(start)
        before = start
        beforeEnd = at
        start = -1
      }
      if (code !== blank && code !== tab) before = -1
    }
    if (code > blank) {
      if (!isInside) words++
      isInside = true
      isEmpty = false
      if (code === star && text.charCodeAt(at + 1) === star && text.charCodeAt(at - 1) !== backslash) {
        marks++
        at++
        before = -1
      }
      continue
    }
    isInside = false
    // Signs that are blanks to one rule and none to the other.
    if (code < tab || (code > carriageReturn && code < blank)) isEmpty = false
    if (code !== newline) continue
    if (words > mostWords) mostWords = words
    if (isEmpty || at >= text.length) {
      if (marks % 2 === 1) mayBeOdd = true
      words = 0
      marks = 0
    }
    isEmpty = true
  }
  return { mostWords, mayRepeatWord, mayBeOdd: mayBeOdd || hasForeignBlank(text), numbers }
}

/** What is certain of a briefing. */
export const surveyOf = lastOf(survey)

/** Blanks of other scripts may make an empty line. */
const foreignBlank = /[\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]/

const hasForeignBlank = (text: string): boolean => foreignBlank.test(text)

/** Whether two words of ASCII are the same but for case. */
const isSame = (text: string, start: number, end: number, other: number, otherEnd: number): boolean => {
  if (end - start !== otherEnd - other) return false
  for (let at = start; at < end; at++)
    if ((text.charCodeAt(at) | 32) !== (text.charCodeAt(at - start + other) | 32)) return false
  return true
}
