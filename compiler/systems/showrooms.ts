/** The showrooms of the rule systems, one line each. */
import { commandCardsShowroom } from './command-cards/showroom.ts'
import { operationalShowroom } from './operational/showroom.ts'
import type { Showroom } from './workshop.ts'

const showrooms: readonly Showroom[] = [operationalShowroom, commandCardsShowroom]

/** The showroom of a system that has a workshop. @throws RangeError when there is none. */
export const showroomOf = (id: string): Showroom => {
  const found = showrooms.find((one) => one.id === id)
  if (found === undefined) throw new RangeError(`no rule system “${id}”`)
  return found
}

/** The questions of `sandtable explain`, by system. */
export const questions = showrooms.map(({ id, commands }) => ({ id, ...commands.questions }))
