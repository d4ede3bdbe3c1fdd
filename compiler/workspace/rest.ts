/** The files that belong to no system and no scenario: the guides, and what lies where nothing is expected. */

import { oncePer } from '../../engine/once.ts'
import type { Guide } from '../bundle.ts'
import type { Content } from '../content.ts'
import type { SourceFile } from '../files.ts'
import { read } from '../stages/read.ts'
import { renderGuide, systemOfGuide } from '../stages/render.ts'
import { validate } from '../stages/validate.ts'
import { type Done, makeStep, type Step } from '../step.ts'
import type { Timing } from '../timing.ts'
import { type Folders, filesOf } from './folders.ts'
import type { Systems } from './systems.ts'

export interface Rest {
  content(): Done<Content>
  /** All guides, or those that are wanted by their path and the system whose words they use. */
  guides(isWanted?: (path: string, system: string) => boolean): Done<readonly Guide[]>
}

export const openRest = (folders: Folders, systems: Systems, timing: Timing): Rest => {
  const { rest } = folders
  const contentStep = makeStep<Content>()
  const guideSteps = new Map<string, Step<Guide | undefined>>()
  const systemOf = oncePer(systemOfGuide)
  const content = (): Done<Content> =>
    contentStep(
      [rest.tables, rest.texts],
      (report) => validate(read(filesOf(rest), report), filesOf(rest), report),
      folders.knownOf(rest),
    )

  const guide = (file: SourceFile, system: string): Done<Guide | undefined> => {
    const step = guideSteps.get(file.path) ?? makeStep()
    guideSteps.set(file.path, step)
    const book = systems.bookOf(system)
    return step([file, folders.mentionsOf([file]), book], (report) => {
      const around = book && { ...book, targets: { ...book.targets, ...folders.around() } }
      return timing.measure('render', () => renderGuide(file, around, report))
    })
  }

  return {
    content,
    guides: (isWanted = () => true) => {
      const done = content().value.guides.flatMap((file) => {
        const system = systemOf(file)
        return isWanted(file.path, system) ? [guide(file, system)] : []
      })
      return {
        value: done.flatMap(({ value }) => value ?? []),
        diagnostics: done.flatMap(({ diagnostics }) => diagnostics),
      }
    },
  }
}
