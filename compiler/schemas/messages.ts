/** Turns schema errors into messages for people: the fact, the place, the way out. */

import { capital } from '../../engine/words.ts'
import type { Document } from '../content.ts'
import type { StageCode } from '../diagnostics/codes.ts'
import { type Fix, keyBelow, type Path, type Place, type Report, spotOf } from '../diagnostics/diagnostic.ts'
import { didYouMean, hintForUnknown, wayOutOfUnknown, yamlText } from '../diagnostics/suggest.ts'
import { isObject, valueAt } from '../values.ts'
import { makeLocator } from '../yaml/locate.ts'
import { describeLength, describeRange, describeTypes, describeValue, nameOf, quote, suggestId } from './describe.ts'
import type { Keyword, SchemaError } from './findErrors.ts'
import { type Schema, type SchemaNode, typesOf } from './schema.ts'
import { fieldAt, keyField, schemaAt } from './walk.ts'

const mostPerFile = 200

/** Reports what keeps a document from fitting the schema of its kind, as `findErrors` found it. */
export const reportSchemaErrors = (
  document: Document,
  kind: Schema,
  errors: readonly SchemaError[],
  report: Report,
): void => {
  const cases = errors.slice(0, mostPerFile).map((error) => makeCase(document, kind, error))
  const misspelt = new Set(cases.flatMap(misspeltField))
  for (const one of cases) {
    const message = messages[one.keyword](one, misspelt)
    if (message === undefined) continue
    const { code, text, hint, fix, at = one.place } = message
    report.error(code, at, text, { hint, fix })
  }
}

/** One error, with all that a message may speak of. */
interface Case {
  readonly document: Document
  readonly keyword: Keyword
  /** The field that is missing or unknown, or the key that has the wrong form. */
  readonly field: string
  readonly kind: Schema
  readonly path: Path
  readonly place: Place
  readonly value: unknown
  readonly schema: SchemaNode | undefined
  /** The name of the value, as the first word of a sentence. */
  readonly name: string
}

interface Message {
  readonly code: StageCode
  readonly text: string
  readonly hint?: string | undefined
  readonly fix?: Fix | undefined
  /** Where, if not at the value. */
  readonly at?: Place
}

/** The message for an error, or undefined when another error says it better. */
type MessageMaker = (found: Case, misspelt: ReadonlySet<string>) => Message | undefined

const makeCase = (document: Document, kind: Schema, { path, keyword, field = '' }: SchemaError): Case => {
  const value = valueAt(document.value, path)
  return {
    document,
    keyword,
    field,
    kind,
    path,
    place: { file: document.file, path },
    value,
    schema: schemaAt(kind, path),
    name: capital(nameOf(path, value)),
  }
}

const unknownField: MessageMaker = (found) => {
  const { field, place, schema, name } = found
  const at = keyBelow(place, field)
  const text = `${name} has no field "${field}".`
  if (guessField(found) !== undefined)
    return { code: 'field-unknown', text, ...wayOutOfUnknown(field, freeFields(found), at), at }
  return { code: 'field-unknown', text, hint: hintForUnknown(field, Object.keys(schema?.properties ?? {})), at }
}

const missingField: MessageMaker = ({ field, kind, path, name }, misspelt) => {
  // It is there under a name with a slip, which is told.
  if (misspelt.has(fieldKey(path, field))) return undefined
  const hint = schemaAt(kind, [...path, field])?.description
  return { code: 'field-missing', text: `${name} lacks the field "${field}".`, hint }
}

const wrongType: MessageMaker = (found) => {
  const { value, schema = {}, name, place } = found
  const lost = value === null ? lostColour(found) : undefined
  return {
    code: 'value-type',
    text: `${name} must be ${describeTypes(schema)}, not ${describeValue(value)}.`,
    hint: lost ? 'A # after a blank begins a comment: put quotes around the colour.' : schema.description,
    fix: lost ?? write(rightTyped(value, typesOf(schema)), place),
  }
}

/** The colour that stands behind an empty value and was taken for a comment, between quotes. */
const lostColour = ({ document: { file, text }, place, schema }: Case): Fix | undefined => {
  if (schema?.pattern === undefined) return undefined
  const { end } = makeLocator(text).locate({ path: place.path, key: true })
  const [, before = '', colour = ''] = /^([ \t]*:[ \t]+)(#[0-9a-fA-F]+)/.exec(text.slice(end, end + 100)) ?? []
  if (!new RegExp(schema.pattern, 'u').test(colour)) return undefined
  return {
    title: `Write '${colour}'`,
    edits: [
      {
        do: 'replace',
        at: { file, path: [], within: spotOf(text, end + before.length, colour.length) },
        text: `'${colour}'`,
      },
    ],
  }
}

/** A value written as the type that it must have, where that leaves no choice. */
const rightTyped = (value: unknown, types: readonly string[]): string | undefined => {
  if (typeof value === 'string') {
    if (types.some((type) => type === 'integer' || type === 'number') && /^-?(?:0|[1-9]\d{0,8})$/.test(value))
      return value
    if (types.includes('boolean') && /^(?:yes|true|on)$/i.test(value)) return 'true'
    if (types.includes('boolean') && /^(?:no|false|off)$/i.test(value)) return 'false'
  }
  if (types.length === 1 && types[0] === 'array' && typeof value === 'string' && /^\S+$/.test(value))
    return `[${yamlText(value)}]`
  if (types.length === 1 && types[0] === 'string' && typeof value === 'boolean') return `"${value}"`
  return undefined
}

const write = (text: string | undefined, at: Place): Fix | undefined =>
  text === undefined ? undefined : { title: `Write ${text}`, edits: [{ do: 'replace', at, text }] }

const outOfRange: MessageMaker = ({ value, schema, name }) => ({
  code: 'value-range',
  text: `${name} is ${quote(value)}; it must be ${describeRange(schema)}.`,
  hint: schema?.description,
})

const noChoice: MessageMaker = ({ value, schema, name, place }) => {
  if (schema?.enum === undefined) return noOther({ value, schema, name, place })
  const choices = schema.enum.map(String)
  const text = `${name} cannot be ${quote(value)}.`
  const isNear = typeof value === 'string' && didYouMean(value, choices) !== undefined
  if (isNear) return { code: 'value-choice', text, ...wayOutOfUnknown(value, choices, place) }
  return { code: 'value-choice', text, hint: `Choose one of ${choices.join(', ')}.` }
}

/** Where only one value has a meaning, as `true` of a field that is left out otherwise. */
const noOther = ({ value, schema, name, place }: Pick<Case, 'value' | 'schema' | 'name' | 'place'>): Message => {
  const only = JSON.stringify(schema?.const)
  const isMeant = schema?.const === true && /^(?:yes|on|true)$/i.test(String(value))
  return {
    code: 'value-choice',
    text: `${name} cannot be ${quote(value)}.`,
    hint: schema?.const === true ? 'Write true, or leave it out.' : `It can only be ${only}.`,
    fix: isMeant ? write('true', place) : undefined,
  }
}

/** The form of a text; that of a key is told by `wrongKey`. */
const wrongForm: MessageMaker = ({ value, schema, name, place }) =>
  isObject(value)
    ? undefined
    : {
        code: 'value-form',
        text: `${name} is ${quote(value)}; it must be ${schema?.form ?? 'of another form'}.`,
        ...asMeantOr(value, schema, place),
      }

/** The text that was meant, where that leaves no choice; else what the field is for. */
const asMeantOr = (value: unknown, schema: Case['schema'], place: Place): Pick<Message, 'hint' | 'fix'> => {
  const meant = asMeant(value, schema?.pattern)
  return meant === undefined ? { hint: schema?.description } : { hint: `Write ${meant}.`, fix: write(meant, place) }
}

/** A text as it was meant, where that leaves no choice: without the blanks around it, in the right case, a colour with its sign. */
const asMeant = (value: unknown, pattern: string | undefined): string | undefined => {
  if (typeof value !== 'string' || pattern === undefined || value.length > 200) return undefined
  const form = new RegExp(pattern, 'u')
  if (/^[0-9a-fA-F]{6}$/.test(value) && form.test(`#${value}`)) return `'#${value}'`
  const text = value.trim()
  const meant = [text, text.toLowerCase(), text.toUpperCase()].find((one) => one !== value && form.test(one))
  return meant === undefined ? undefined : JSON.stringify(meant)
}

const wrongTextLength: MessageMaker = ({ value, schema, name }) =>
  isObject(value)
    ? undefined
    : {
        code: 'value-form',
        text: value === '' ? `${name} is empty.` : `${name} has more than ${schema?.maxLength} characters.`,
        hint: schema?.description,
      }

const wrongKey: MessageMaker = ({ field: key, kind, path, place }) => {
  const record = fieldAt(kind, path)
  const form = (record && keyField(kind, record))?.node.form ?? 'of another form'
  const text = `The key "${key}" must be ${form}.`
  return { code: 'value-form', text, hint: suggestId(key), at: keyBelow(place, key) }
}

/** Too few or too many entries. Where the fields are fixed, some of them are meant as a choice. */
const wrongSize: MessageMaker = (found) => {
  const { keyword, value, schema, name, place } = found
  const fields = Object.keys(schema?.properties ?? {})
  if (fields.length === 0) return wrongListLength(found, none)
  const choice = `${fields.slice(0, mostListed).join(', ')}${fields.length > mostListed ? ' and so on' : ''}`
  if (keyword === 'minProperties')
    return { code: 'field-missing', text: `${name} says nothing.`, hint: `Give it one of ${choice}.` }
  const [first, second] = Object.keys(Object(value)).filter((field) => fields.includes(field))
  // Of several only one is known: the others are told of.
  if (second === undefined) return undefined
  const text = `${name} has both "${first}" and "${second}".`
  return { code: 'field-conflict', text, hint: `It has one of ${choice}.`, at: keyBelow(place, second) }
}

const none: ReadonlySet<string> = new Set()

const mostListed = 12

const wrongListLength: MessageMaker = ({ value, schema, name }) => ({
  code: 'list-length',
  text: `${name} has ${Object.keys(Object(value)).length} entries; it must have ${describeLength(schema)}.`,
  hint: schema?.description,
})

/** By keyword of JSON Schema. */
const messages: Readonly<Record<Keyword, MessageMaker>> = {
  additionalProperties: unknownField,
  required: missingField,
  type: wrongType,
  minimum: outOfRange,
  maximum: outOfRange,
  enum: noChoice,
  const: noChoice,
  pattern: wrongForm,
  minLength: wrongTextLength,
  maxLength: wrongTextLength,
  propertyNames: wrongKey,
  minItems: wrongListLength,
  maxItems: wrongListLength,
  minProperties: wrongSize,
  maxProperties: wrongSize,
}

const fieldKey = (path: Path, field: string): string => JSON.stringify([...path, field])

/** The field that an unknown one was meant to be, as `fieldKey` writes it. */
const misspeltField = (found: Case): string[] => {
  if (found.keyword !== 'additionalProperties') return []
  const guess = guessField(found)
  return guess === undefined ? [] : [fieldKey(found.path, guess)]
}

/** The known field that is not there yet and looks like the unknown one. */
const guessField = (found: Case): string | undefined => didYouMean(found.field, freeFields(found))

const freeFields = ({ value, schema }: Case): readonly string[] =>
  Object.keys(schema?.properties ?? {}).filter((field) => !isObject(value) || !Object.hasOwn(value, field))
