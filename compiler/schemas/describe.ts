/** How messages speak of values, types and ranges. */
import { makePath, type Path } from '../diagnostics/diagnostic.ts'
import { fieldOf } from '../values.ts'
import { type SchemaNode, typesOf } from './schema.ts'

/** Returns the name of a value in messages: its field; an item of a list by its name or id, or else by its number. */
export const nameOf = (path: Path, value: unknown): string => {
  const last = path.at(-1)
  if (last === undefined) return 'the file'
  if (typeof last === 'string') return `"${last}"`
  const own = [fieldOf(value, 'name'), fieldOf(value, 'id')].find(
    (word): word is string => typeof word === 'string' && word.length <= 80,
  )
  return `"${own ?? makePath(path.slice(-2))}"`
}

const longestQuote = 60

/** A value as it would be written, cut when it is long. */
export const quote = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > longestQuote ? `${text.slice(0, longestQuote - 3)}...` : text
}

/** A value that has the wrong type, by its type. */
export const describeValue = (value: unknown): string => {
  if (value === null || value === undefined) return 'empty'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'a mapping'
  if (typeof value === 'string') return `the text ${quote(value)}`
  return quote(value)
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

export const describeTypes = (schema: SchemaNode): string => {
  const types = typesOf(schema)
  // A hex name may be written as a number; that is a convenience of YAML and no choice for the author.
  if (schema.form !== undefined && types.includes('integer')) return schema.form
  return types.map((type) => typeNames[type] ?? type).join(' or ')
}

export const describeRange = (schema: SchemaNode | undefined): string => {
  const { form, minimum, maximum } = schema ?? {}
  if (form !== undefined) return form
  if (minimum === undefined) return `at most ${maximum}`
  return maximum === undefined ? `at least ${minimum}` : `from ${minimum} to ${maximum}`
}

export const describeLength = (schema: SchemaNode | undefined): string => {
  const { minItems = 0, maxItems, maxProperties } = schema ?? {}
  if (maxProperties !== undefined) return `at most ${maxProperties}`
  if (minItems === maxItems) return `exactly ${minItems}`
  return maxItems === undefined ? `at least ${minItems}` : `${minItems} to ${maxItems}`
}

/** The id that an author who wrote a name for an id probably wants. */
export const suggestId = (key: string): string | undefined => {
  const id = key
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return id === '' ? undefined : `For example "${id}".`
}
