/** One's own games in words. */
import { parseRecord } from '../../engine/record.ts'
import { byLinkWords } from '../saves/byLinkWords.ts'
import type { Listed, SideRecord } from '../saves/history.ts'
import { opponentName } from '../saves/result.ts'
import type { SavedGame } from '../saves/savedGame.ts'

export const score = (value: number): string => String(value).replace('-', '−')

/** `Won as Eighth Army against Veteran, best score 168`. */
export const recordWords = ({ sides }: Pick<Listed, 'sides'>, { side, best, beaten }: SideRecord): string => {
  const as = `as ${sides[side]}`
  const result = beaten !== undefined ? `Won ${as} against ${opponentName(beaten)}` : `Not won yet ${as}`
  return `${result}, best score ${score(best)}`
}

/** Returns the notes about a game that goes on beside its name: its players, and the side to move where it is played by link. */
export const openWords = (
  { sides }: Pick<Listed, 'sides'>,
  { seats, byLink, record }: SavedGame,
): readonly string[] => {
  const own = seats.flatMap((seat, side) => (seat === 'human' ? (sides[side] ?? []) : []))
  const others = seats.flatMap((seat, side) =>
    seat === 'human' || seat === 'away' ? [] : `${sides[side]}: ${opponentName(seat)}`,
  )
  const led = byLink === undefined ? [] : [byLinkWords[byLink.status], `you lead ${own.join(' and ')}`]
  const players = byLink === undefined && others.length === 0 ? ['at one screen'] : others
  return [...led, ...players, ...(parseRecord(record)?.forces === undefined ? [] : ['with own forces'])]
}

/** Milliseconds since 1970 as a day. */
export const dayOf = (at: number): string =>
  new Date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })
