/** The files that belong to no system and no scenario: the guides, and what lies where nothing is expected. */
import type { Guide } from '../bundle.ts'
import type { Content } from '../content.ts'
import { read } from '../stages/read.ts'
import { renderGuide } from '../stages/render.ts'
import { validate } from '../stages/validate.ts'
import { type Done, makeStep } from '../step.ts'
import type { Timing } from '../timing.ts'
import { type Folders, filesOf } from './folders.ts'
import type { Systems } from './systems.ts'

export interface Rest {
  content(): Done<Content>
  guides(): Done<readonly Guide[]>
}

export const openRest = (folders: Folders, systems: Systems, timing: Timing): Rest => {
  const { rest } = folders
  const contentStep = makeStep<Content>()
  const guidesStep = makeStep<readonly Guide[]>()
  const content = (): Done<Content> =>
    contentStep(
      [rest.tables, rest.texts],
      (report) => validate(read(filesOf(rest), report), filesOf(rest), report),
      folders.knownOf(rest),
    )
  return {
    content,
    guides: () => {
      const { guides } = content().value
      const books = systems.books()
      return guidesStep([guides, folders.mentionsOf(guides), ...books], (report) => {
        const around = books.map((book) => ({ ...book, targets: { ...book.targets, ...folders.around() } }))
        return timing.measure('render', () => guides.flatMap((file) => renderGuide(file, around, report) ?? []))
      })
    },
  }
}
