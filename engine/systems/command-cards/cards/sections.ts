/** The section that a line of a card means, as it is played: named by the player, or with left and right exchanged. command-cards.C2 */
import { type Section, type Slot, sections } from '../rules.ts'
import type { CommandCardsState } from '../types.ts'

/** The section across: left is the enemy's right. */
export const mirroredChoice = (choice: number): number => sections.length - 1 - choice

export const sectionOf = (
  section: NonNullable<Slot['section']>,
  { choice, mirrored }: Readonly<Pick<CommandCardsState, 'choice' | 'mirrored'>>,
): Section | undefined => {
  if (section === 'chosen') return sections[choice]
  return mirrored ? sections[mirroredChoice(sections.indexOf(section))] : section
}
