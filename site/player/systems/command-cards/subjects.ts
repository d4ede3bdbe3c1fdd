/** What can be selected: units, and cards of one's own hand. */
import type { CommandCardsAction } from '../../../../engine/systems/command-cards/types.ts'
import type { Subject } from '../../systemUi.ts'

export const unitSubject = (unit: number): Subject => ({ kind: 'unit', number: unit })
export const cardSubject = (card: number): Subject => ({ kind: 'card', number: card })

/** The number of what is selected, if it is of that kind. */
export const numberOf = (subject: Subject | null, kind: 'unit' | 'card'): number | null =>
  subject?.kind === kind ? subject.number : null

export const actorOf = (action: CommandCardsAction): Subject | undefined => {
  if ('card' in action) return cardSubject(action.card)
  // Who is aimed at does not act.
  return 'unit' in action && action.type !== 'aim' ? unitSubject(action.unit) : undefined
}
