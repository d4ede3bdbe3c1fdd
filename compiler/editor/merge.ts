/** Puts settings into those that somebody has already: what is there stays, but for what an earlier run wrote. */
import { isObject } from '../values.ts'
import { type Json, schemaFolder } from './settings.ts'

/** Text of a file after merging; undefined when it cannot be read without losing something, as comments would be. */
export const mergeSettings = (before: string, wanted: Json): string | undefined => {
  const there = readPlain(before)
  if (there === undefined) return undefined
  const indent = /^([ \t]+)"/m.exec(before)?.[1] ?? '  '
  const merged = `${JSON.stringify(merge(there, wanted), null, indent)}\n`
  return JSON.stringify(readPlain(merged)) === JSON.stringify(there) ? before : merged
}

const readPlain = (text: string): Json | undefined => {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

const merge = (there: Json, wanted: Json): Json => {
  const merged: Record<string, unknown> = { ...there }
  for (const [key, value] of Object.entries(wanted)) {
    const old = merged[key]
    if (key === 'yaml.schemas' && isObject(old) && isObject(value))
      merged[key] = { ...withoutOurs(old, value), ...value }
    else if (Array.isArray(old) && Array.isArray(value))
      merged[key] = [...old.filter((one) => !isSame(one, value)), ...value]
    else if (old === undefined) merged[key] = value
  }
  return merged
}

/** Without the lines of an earlier run: those whose schema is one of ours, wherever it came from. */
const withoutOurs = (old: Json, ours: Json): Json => {
  const names = new Set(Object.keys(ours).map(nameOf))
  return Object.fromEntries(
    Object.entries(old).filter(
      ([key]) => !key.includes(schemaFolder) && !(names.has(nameOf(key)) && key.includes('/schemas/')),
    ),
  )
}

const nameOf = (key: string): string => key.split('/').slice(-2).join('/')

/** True if an item is there already, or an older one under the same label. */
const isSame = (one: unknown, wanted: readonly unknown[]): boolean =>
  wanted.some((other) => {
    if (isObject(one) && isObject(other)) return one.label !== undefined && one.label === other.label
    return one === other
  })
