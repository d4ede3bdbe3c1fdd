/** Reads fields of values from files: only fields of their own count, and only values of the type that is asked for. */
import type { Path } from './diagnostics/diagnostic.ts'

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const fieldOf = (node: unknown, key: string): unknown =>
  isObject(node) && Object.hasOwn(node, key) ? node[key] : undefined

export const textOf = (node: unknown, key: string, usual = ''): string => {
  const value = fieldOf(node, key)
  return typeof value === 'string' ? value : usual
}

/** A number, also when it is written as text. */
export const numberIn = (node: unknown, key: string, usual = 0): number => {
  const value = fieldOf(node, key)
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : usual
}

export const listIn = (node: unknown, key: string): readonly unknown[] => {
  const value = fieldOf(node, key)
  return Array.isArray(value) ? value : []
}

/** The value at a path; undefined when there is none. */
export const valueAt = (root: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, step) => (Array.isArray(value) ? value[Number(step)] : fieldOf(value, String(step))),
    root,
  )
