/** An army that somebody has put together and keeps in this browser, as a page's address names it. */
import { isTime } from './savedGame.ts'

export interface SavedArmy {
  readonly text: string
  /** When it was saved, in milliseconds since 1970. */
  readonly at: number
}

/** Longest text that is kept or taken from outside. */
const longest = 20_000

const keyPattern = /^army\/([a-z][a-z0-9-]*)\/([a-z][a-z0-9-]{0,39})$/

/** Where the armies of a rule system are kept. */
export const armiesOf = (system: string): string => `army/${system}/`
export const makeArmyKey = (system: string, id: string): string => armiesOf(system) + id
export const isArmyKey = (key: string): boolean => keyPattern.test(key)

/** The army of a stored or imported value; undefined when it is none. Whether it is one of the rules only its system can tell. */
export const parseSavedArmy = (value: unknown): SavedArmy | undefined => {
  if (typeof value !== 'object' || value === null) return undefined
  const { text, at } = value as Readonly<Record<string, unknown>>
  return typeof text === 'string' && text.length <= longest && isTime(at) ? { text, at } : undefined
}
