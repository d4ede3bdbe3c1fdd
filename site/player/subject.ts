/** The selected subject, of any kind. */
import type { Space } from '../../engine/board.ts'
import type { PlayerState } from './systemUi.ts'
import type { Subject } from './types.ts'

export const hexSubject = (hex: Space): Subject => ({ kind: 'hex', number: hex })
export const unitSubject = (unit: number): Subject => ({ kind: 'unit', number: unit })
export const cardSubject = (card: number): Subject => ({ kind: 'card', number: card })
export const hqSubject = (hq: number): Subject => ({ kind: 'hq', number: hq })

/** The subject of a pointer that names a unit or a hex. */
export const pointedAt = ({
  unit,
  hex,
}: {
  readonly unit?: number | undefined
  readonly hex?: Space | undefined
}): Subject | undefined => (unit !== undefined ? unitSubject(unit) : hex === undefined ? undefined : hexSubject(hex))

/** Tells a subject from all others. */
export const keyOf = ({ kind, number }: Subject): string => `${kind}.${number}`

export const isSame = (a: Subject | null, b: Subject | null): boolean =>
  a === b || (a !== null && b !== null && a.kind === b.kind && a.number === b.number)

/** The number of a subject of that kind; null for any other. */
export const numberOf = (subject: Subject | null, kind: string): number | null =>
  subject?.kind === kind ? subject.number : null

/** Where it is on the map; 0 or less when it is not there. */
export const hexOf = (state: PlayerState, subject: Subject | null): Space => {
  if (subject === null) return 0
  if (subject.kind === 'hex') return subject.number
  return state.pieces.value.find((piece) => isSame(piece.subject, subject))?.hex ?? 0
}

/** Lists the subjects at a hex, from top to bottom: the order in which repeated choosing selects them. */
export const subjectsAt = (state: PlayerState, hex: Space): readonly Subject[] =>
  state.pieces.value.flatMap((piece) => (piece.hex === hex ? [piece.subject] : [])).reverse()
