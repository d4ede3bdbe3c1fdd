/** One's own games in words. */
import type { Listed, SideRecord } from '../saves/history.ts'

const names: Readonly<Record<string, string>> = { random: 'Random player', away: 'Somebody by link' }

/** A level of the computer as people say it. */
export const opponentName = (id: string): string => names[id] ?? `${id.charAt(0).toUpperCase()}${id.slice(1)}`

export const score = (value: number): string => String(value).replace('-', '−')

/** `Won as Eighth Army against Veteran, best score 168`. */
export const recordWords = ({ sides }: Pick<Listed, 'sides'>, { side, best, beaten }: SideRecord): string => {
  const as = `as ${sides[side]}`
  const result = beaten !== undefined ? `Won ${as} against ${opponentName(beaten)}` : `Not won yet ${as}`
  return `${result}, best score ${score(best)}`
}

/** Milliseconds since 1970 as a day. */
export const dayOf = (at: number): string =>
  new Date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })
