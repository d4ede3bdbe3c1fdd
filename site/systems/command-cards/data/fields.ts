/** The values of a table or an entry, each with what it means by its schema. */
import type { Reference } from '../../../../compiler/systems/command-cards/bundle.ts'

export interface FieldLine {
  /** Path below the table or entry. */
  readonly path: string
  readonly value: string
  readonly meaning: string
}

/** All values below a path, as lines; `prefix` is where they stand in the table. */
export const fieldsOf = (reference: Reference, table: string, value: unknown, prefix = ''): readonly FieldLine[] => {
  const meanings = reference.tables.find(({ id }) => id === table)?.fields ?? {}
  const lines: FieldLine[] = []
  const visit = (now: unknown, path: string): void => {
    if (typeof now === 'object' && now !== null && !Array.isArray(now)) {
      for (const [key, inner] of Object.entries(now)) visit(inner, path === '' ? key : `${path}.${key}`)
      return
    }
    lines.push({ path, value: textOf(now), meaning: meanings[`${prefix}${path}`] ?? '' })
  }
  visit(value, '')
  return lines
}

const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(textOf).join(', ')
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([key, inner]) => `${key} ${textOf(inner)}`)
      .join(' ')
  if (value === true) return 'yes'
  return value === false ? 'no' : String(value)
}
