/**
 * Numbers of the tables in prose: `{{combat.entrenchmentShift.1}}`, or with a way of writing it, `{{combat.spread | thousandths}}`.
 * A fraction, of which the tables hold both parts, takes `| fraction`: ½. A path leads into the rules of the system; a step is a key,
 * an index from 0, or the id of an entry of a list.
 */
import { listWords } from '../../engine/words.ts'
import { hintForUnknown, onlyMeant } from '../diagnostics/suggest.ts'
import { isFraction, makeFraction, makeNumber, makeSigned, makeThousandths, makeWords } from './format.ts'

/** Ways of writing a number. */
const formats = {
  signed: makeSigned,
  thousandths: makeThousandths,
  words: makeWords,
  fraction: makeNumber,
  plain: makeNumber,
} as const satisfies Readonly<Record<string, (value: number) => string>>

const isFormat = (name: string): name is keyof typeof formats => Object.hasOwn(formats, name)

export type Written =
  | { readonly ok: true; readonly path: string; readonly text: string }
  | {
      readonly ok: false
      readonly message: string
      readonly hint: string | undefined
      /** The only possible meaning of the text between the braces, if there is one. */
      readonly meant?: string | undefined
    }

/** Writes out the reference between the braces. */
export const writeReference = (rules: object, inner: string): Written => {
  const [path = '', format = 'plain', ...rest] = inner.split('|').map((part) => part.trim())
  if (rest.length > 0) return { ok: false, message: `"${inner}" has more than one way of writing.`, hint: undefined }
  if (!isFormat(format)) {
    return {
      ok: false,
      message: `There is no way of writing "${format}".`,
      hint: hintForUnknown(format, Object.keys(formats)),
      meant: inPlaceOf(inner, `|${inner.split('|')[1]}`, format, onlyMeant(format, Object.keys(formats))),
    }
  }
  let value: unknown = rules
  const walked: string[] = []
  for (const step of path.split('.')) {
    const known = stepsOf(value)
    const next = known.get(step)
    if (next === undefined) {
      const names = [...known.keys()]
      // An index that is not there says nothing about the one that is meant.
      const meant = /^\d+$/.test(step) ? undefined : onlyMeant(step, names)
      const before = walked.map((one) => `${one}.`).join('')
      return { ...unknownStep(step, walked, names), meant: inPlaceOf(inner, before + step, step, meant) }
    }
    value = next.value
    walked.push(step)
  }
  const text = format === 'fraction' && isFraction(value) ? makeFraction(value) : write(value, formats[format])
  if (text !== undefined) return { ok: true, path, text }
  return {
    ok: false,
    message: `"${path}" is no number but has parts of its own.`,
    hint: `It goes on with one of ${[...stepsOf(value).keys()].slice(0, 12).join(', ')}.`,
  }
}

/** A text in which, within a stretch of it, the last word is another. */
const inPlaceOf = (inner: string, stretch: string, word: string, meant: string | undefined): string | undefined => {
  if (meant === undefined || !inner.includes(stretch)) return undefined
  const at = inner.indexOf(stretch) + stretch.lastIndexOf(word)
  return inner.slice(0, at) + meant + inner.slice(at + word.length)
}

const unknownStep = (step: string, walked: readonly string[], known: readonly string[]) => ({
  ok: false as const,
  message:
    walked.length === 0
      ? `The rules have no part "${step}".`
      : `"${walked.join('.')}" of the rules has no part "${step}".`,
  hint: hintForUnknown(step, known),
})

const stepsOf = (value: unknown): ReadonlyMap<string, { readonly value: unknown }> => {
  const steps = new Map<string, { readonly value: unknown }>()
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value
    for (const [index, item] of items.entries()) {
      steps.set(String(index), { value: item })
      if (item !== null && typeof item === 'object' && 'id' in item && typeof item.id === 'string')
        steps.set(item.id, { value: item })
    }
  } else if (value !== null && typeof value === 'object') {
    for (const [key, item] of Object.entries(value)) if (item !== undefined) steps.set(key, { value: item })
  }
  return steps
}

const write = (value: unknown, format: (value: number) => string): string | undefined => {
  if (typeof value === 'number') return format(value)
  if (typeof value === 'string') return value
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (value === null) return 'none'
  if (!Array.isArray(value)) return undefined
  const items = value.map((item: unknown) => (typeof item === 'object' ? undefined : write(item, format)))
  return items.every((item) => item !== undefined) ? listWords(items) : undefined
}
