/** Turns what a validator found into messages for people: the fact, the place, the way out. */
import type { ErrorObject } from 'ajv'
import type { Document } from '../content.ts'
import { keyBelow, makePath, type Path, type Place, type Report } from '../diagnostics/diagnostic.ts'
import { didYouMean, hintForUnknown } from '../diagnostics/suggest.ts'
import { keySchemaAt, type SchemaId, type SchemaNode, schemaAt } from './index.ts'

/** Most findings told of one file: more are of the same sort. */
const mostPerFile = 200

export const reportSchemaErrors = (
  document: Document,
  kind: SchemaId,
  errors: readonly ErrorObject[],
  report: Report,
): void => {
  const renamed = findRenamed(document, kind, errors)
  for (const error of errors.slice(0, mostPerFile)) reportOne(document, kind, error, renamed, report)
}

/** Fields that are missing because their name is misspelt: told once, as the misspelling. Keys are `path field`. */
type Renamed = ReadonlyMap<string, string>

const keyOfField = (instancePath: string, field: string): string => `${instancePath} ${field}`

const findRenamed = (document: Document, kind: SchemaId, errors: readonly ErrorObject[]): Renamed => {
  const renamed = new Map<string, string>()
  for (const { keyword, instancePath, params } of errors) {
    if (keyword !== 'additionalProperties') continue
    const path = parsePointer(document.value, instancePath)
    const guess = guessField(document, kind, path, params.additionalProperty)
    if (guess !== undefined) renamed.set(keyOfField(instancePath, guess), params.additionalProperty)
  }
  return renamed
}

/** The known field that is not there yet and looks like a given name. */
const guessField = (document: Document, kind: SchemaId, path: Path, name: string): string | undefined => {
  const present = valueAt(document.value, path)
  const known = Object.keys(schemaAt(kind, path)?.properties ?? {})
  const free = known.filter(
    (field) => present === null || typeof present !== 'object' || !Object.hasOwn(present, field),
  )
  return didYouMean(name, free)
}

const reportOne = (document: Document, kind: SchemaId, error: ErrorObject, renamed: Renamed, report: Report): void => {
  const path = parsePointer(document.value, error.instancePath)
  const place: Place = { file: document.file, path }
  const schema = schemaAt(kind, path)
  const value = valueAt(document.value, path)
  const name = nameOf(path)
  const hint = schema?.description
  const { params } = error
  switch (error.keyword) {
    case 'additionalProperties': {
      const field: string = params.additionalProperty
      const guess = guessField(document, kind, path, field)
      report.error(
        'field-unknown',
        keyBelow(place, field),
        `${capital(nameOf(path, 'the file'))} has no field "${field}".`,
        {
          hint:
            guess === undefined
              ? hintForUnknown(field, Object.keys(schema?.properties ?? {}))
              : `Did you mean "${guess}"?`,
        },
      )
      return
    }
    case 'required': {
      const field: string = params.missingProperty
      if (renamed.has(keyOfField(error.instancePath, field))) return
      report.error('field-missing', place, `${capital(nameOf(path, 'the file'))} lacks the field "${field}".`, {
        hint: schemaAt(kind, [...path, field])?.description,
      })
      return
    }
    case 'type':
      report.error(
        'value-type',
        place,
        `${capital(name)} must be ${describeTypes(params.type, schema)}, not ${describeValue(value)}.`,
        { hint },
      )
      return
    case 'minimum':
    case 'maximum':
      report.error(
        'value-range',
        place,
        `${capital(name)} is ${shorten(value)}; it must be ${describeRange(schema)}.`,
        { hint },
      )
      return
    case 'enum':
    case 'const': {
      const choices = (schema?.enum ?? [schema?.const]).map(String)
      report.error('value-choice', place, `${capital(name)} cannot be ${shorten(value)}.`, {
        hint: didYouMeanChoice(value, choices) ?? `Choose one of ${choices.join(', ')}.`,
      })
      return
    }
    case 'pattern':
      // The pattern of a key is told by `propertyNames`.
      if (isMapping(value)) return
      report.error(
        'value-form',
        place,
        `${capital(name)} is ${shorten(value)}; it must be ${schema?.form ?? 'of another form'}.`,
        { hint },
      )
      return
    case 'maxLength':
    case 'minLength':
      if (isMapping(value)) return
      report.error(
        'value-form',
        place,
        error.keyword === 'minLength'
          ? `${capital(name)} is empty.`
          : `${capital(name)} has more than ${params.limit} characters.`,
        { hint },
      )
      return
    case 'propertyNames': {
      const key: string = params.propertyName
      const form = keySchemaAt(kind, path)?.form ?? 'of another form'
      report.error('value-form', keyBelow(place, key), `The key "${key}" must be ${form}.`, { hint: suggestId(key) })
      return
    }
    case 'minItems':
    case 'maxItems':
    case 'maxProperties': {
      const size = Array.isArray(value) ? value.length : Object.keys(Object(value)).length
      report.error(
        'list-length',
        place,
        `${capital(name)} has ${size} entries; it must have ${describeLength(schema)}.`,
        { hint },
      )
      return
    }
    default:
      report.error('value-form', place, `${capital(name)} is not valid: ${error.message ?? error.keyword}.`, { hint })
  }
}

const isMapping = (value: unknown): boolean => value !== null && typeof value === 'object' && !Array.isArray(value)

/** The path that a JSON pointer names in a document: steps into lists are numbers. */
const parsePointer = (root: unknown, pointer: string): Path => {
  const path: (string | number)[] = []
  let value = root
  for (const part of pointer.split('/').slice(1)) {
    const step = part.replaceAll('~1', '/').replaceAll('~0', '~')
    path.push(Array.isArray(value) ? Number(step) : step)
    value = valueAt(value, [step])
  }
  return path
}

const valueAt = (root: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, step) =>
      value !== null && typeof value === 'object' && Object.hasOwn(value, step)
        ? (value as Record<string, unknown>)[step]
        : undefined,
    root,
  )

/** What a message calls a value: its field, or its place in a list. */
const nameOf = (path: Path, root = 'the file'): string => {
  if (path.length === 0) return root
  const last = path[path.length - 1]
  return typeof last === 'string' ? `"${last}"` : makePath(path)
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const shorten = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 60 ? `${text.slice(0, 57)}...` : text
}

const describeValue = (value: unknown): string => {
  if (value === null || value === undefined) return 'empty'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'a mapping'
  if (typeof value === 'string') return `the text ${shorten(value)}`
  return shorten(value)
}

const typeNames: Readonly<Record<string, string>> = {
  object: 'a mapping',
  array: 'a list',
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  null: 'null',
}

const describeTypes = (types: string | readonly string[], schema: SchemaNode | undefined): string => {
  // A hex name may be written as a number; that is a convenience of YAML and no choice for the author.
  if (schema?.form !== undefined && Array.isArray(types) && types.includes('integer')) return schema.form
  return [types]
    .flat()
    .map((type) => typeNames[type] ?? type)
    .join(' or ')
}

const describeRange = (schema: SchemaNode | undefined): string => {
  if (schema?.form !== undefined) return schema.form
  return `from ${schema?.minimum ?? 'any'} to ${schema?.maximum ?? 'any'}`
}

const describeLength = (schema: SchemaNode | undefined): string => {
  const { minItems = 0, maxItems } = schema ?? {}
  if (minItems === maxItems) return `exactly ${minItems}`
  return maxItems === undefined ? `at least ${minItems}` : `${minItems} to ${maxItems}`
}

const didYouMeanChoice = (value: unknown, choices: readonly string[]): string | undefined => {
  const guess = typeof value === 'string' ? didYouMean(value, choices) : undefined
  return guess && `Did you mean "${guess}"?`
}

const suggestId = (key: string): string | undefined => {
  const id = key
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return id === '' ? undefined : `For example "${id}".`
}
