/** Reads the special rules that a scenario switches on: names of sides and hexes become numbers. command-cards.A1-A20 */

import type { SpecialSetup } from '../../../../engine/systems/command-cards/scenario.ts'
import { below, type Place } from '../../../diagnostics/diagnostic.ts'
import { findTwice } from '../../../lint/twice.ts'
import { withNumbers } from '../../../resolve/numbers.ts'
import { readSide } from '../../../resolve/read.ts'
import type { Readers } from '../../../resolve/readers.ts'
import { authoredIndex } from '../../../schemas/salvage.ts'
import { fieldAt } from '../../../schemas/walk.ts'
import { schemas } from '../schemas/index.ts'
import type { SpecialEntry } from '../schemas/types.generated.ts'

/** Rules of which each side has one entry at most. */
const bySide = [
  'bridgeBlowing',
  'minefields',
  'airplanes',
  'pontoons',
  'spotting',
  'radar',
  'paradrop',
  'smoke',
  'airfield',
  'trains',
] as const satisfies readonly (keyof SpecialEntry)[]

/** Resolves special rules; faulty ones are reported and left out. `place` is the field `special` in its file. */
export const resolveSpecial = (
  authored: SpecialEntry | undefined,
  sideIds: readonly string[],
  readers: Readers,
  place: Place,
): SpecialSetup => {
  if (authored === undefined) return {}
  const { report } = readers
  for (const name of bySide) {
    const list: readonly { readonly side: string }[] = authored[name] ?? []
    for (const { at } of findTwice(list, ({ side }) => (sideIds.includes(side) ? side : undefined)))
      report.error(
        'id-duplicate',
        below(place, name, authoredIndex(list, at), 'side'),
        `Two entries of "${name}" are for "${list[at].side}".`,
        { hint: 'Put both into one, or name the other side in one of them.' },
      )
  }
  const schema = schemas.scenario
  const side = (id: string, at: Place) => readSide(id, sideIds, at, report)
  const field = fieldAt(schema, ['special'])
  const read = withNumbers(schema, field, authored, place, { ...readers, side }) as SpecialSetup
  const { bridgeBlowing, sabotage } = read
  const complete: SpecialSetup = {
    ...read,
    ...(bridgeBlowing && {
      bridgeBlowing: bridgeBlowing.map(({ beside, ...one }) => ({ ...one, ...(beside && { beside }) })),
    }),
    ...(sabotage && { sabotage: sabotage.map((one) => ({ ...one, supplies: one.supplies ?? false })) }),
  }
  // Only what the scenario switches on: a field that is there is a rule that holds.
  return Object.fromEntries(Object.entries(complete).filter(([, value]) => value !== false))
}
