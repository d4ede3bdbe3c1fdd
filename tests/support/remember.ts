/** Answers that took long, kept in a file: what was stopped goes on where it was. */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { hashJson } from '../../engine/hash.ts'

interface Line {
  readonly key: string
  readonly value: unknown
}

/** Asks only what is not known yet: a question is plain JSON with everything that its answer depends on. */
export const openMemory = (file: string) => {
  mkdirSync(dirname(file), { recursive: true })
  const known = new Map(
    (existsSync(file) ? readFileSync(file, 'utf8') : '')
      .split('\n')
      .filter((line) => line.endsWith('}'))
      .map((line) => JSON.parse(line) as Line)
      .map(({ key, value }) => [key, value]),
  )
  return async <T>(question: unknown, answer: () => Promise<T>): Promise<T> => {
    const key = hashJson(question)
    if (known.has(key)) return known.get(key) as T
    const value = await answer()
    appendFileSync(file, `${JSON.stringify({ key, value } satisfies Line)}\n`)
    return value
  }
}
