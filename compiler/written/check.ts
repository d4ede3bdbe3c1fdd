/** Checks a text that somebody writes on a page as the file of an author is checked: the same YAML, the same schema, the same messages. */
import { type Diagnostic, makeReport } from '../diagnostics/diagnostic.ts'
import { setHost } from '../host.ts'
import { findErrors } from '../schemas/findErrors.ts'
import { reportSchemaErrors } from '../schemas/messages.ts'
import type { Schema, Validator } from '../schemas/schema.ts'
import { isObject } from '../values.ts'
import { makeLocator } from '../yaml/locate.ts'
import { parseYaml } from '../yaml/parse.ts'

export type { Schemas } from '../schemas/schema.ts'

/** Validators by the ids of their schemas, as `standaloneValidators` writes them. */
export type Validators = Readonly<Record<string, Validator>>

/** Lets the compiler check values in a page, where no code can be made of strings. */
export const useValidators = (validators: Validators): void => {
  const refuse = (): never => {
    throw new Error('A page that checks a text asks for nothing else.')
  }
  setHost({ load: refuse, read: refuse, hash: refuse, uriOf: refuse, validatorOf: ({ id }) => validators[id] })
}

/** A fault of a text, with its place. */
export interface Message {
  /** From 1. */
  readonly line: number
  readonly text: string
  /** The way out. */
  readonly hint?: string
}

/** A checked text. */
export interface Checked {
  /** Its value, if it fits the schema. */
  readonly value: unknown
  readonly messages: readonly Message[]
  /** The line of a value, from 1. */
  lineOf(place: Pick<Diagnostic, 'path' | 'key' | 'within'>): number
}

export const checkText = (schema: Schema, text: string): Checked => {
  const file = `${schema.file}.yaml`
  const report = makeReport()
  const value = parseYaml(file, text, report)?.value
  if (value !== undefined && !isObject(value))
    report.error('kind-unknown', { file, path: [] }, 'The text is not a mapping of fields.', {
      hint: `Begin it with "kind: ${schema.file}".`,
    })
  const errors = isObject(value) ? findErrors(schema, value) : []
  reportSchemaErrors({ file, text, value }, schema, errors, report)
  const locator = makeLocator(text)
  const lineOf: Checked['lineOf'] = (place) => text.slice(0, locator.locate(place).start).split('\n').length
  return {
    value: report.hasErrors() ? undefined : value,
    messages: report.diagnostics.map(({ message, hint, ...place }) => ({
      line: lineOf(place),
      text: message,
      ...(hint !== undefined && { hint }),
    })),
    lineOf,
  }
}
