/** Keys of what is found in a folder: a hash of all that it depends on. The same key, the same findings. */

import { oncePer } from '../../engine/once.ts'
import type { SourceFiles } from '../files.ts'
import { getHost } from '../host.ts'
import { makeStep } from '../step.ts'
import { type Folder, type Folders, filesOf, isText } from './folders.ts'

export interface Keys {
  /** Of a system with its rulebook. */
  ofSystem(system: Folder): string
  /** Of a scenario. All systems count: it names its own, but that is known only when it has been read. */
  ofScenario(scenario: Folder): string
  /** Of what is in no such folder. */
  ofRest(): string
}

const hash = (parts: readonly unknown[], files: SourceFiles = []): string =>
  getHost().hash([
    JSON.stringify([...parts, files.map(({ path, text }) => [path, text.length])]),
    ...files.map(({ text }) => text),
  ])

/** `evidence` says whether it is asked for. */
export const openKeys = (folders: Folders, evidence: boolean): Keys => {
  const stepOf = oncePer((_: Folder) => makeStep<string>())
  const ground = makeStep<string>()

  const ofSystem = (folder: Folder): string => {
    const texts = filesOf(folder, isText)
    const own = stepOf(folder)([folder.tables, folder.texts], () =>
      hash([folders.knownOf(folder)], filesOf(folder)),
    ).value
    return hash(['system', own, evidence, folders.mentionsOf(texts)])
  }

  const ofAllSystems = (): string => {
    const systems = folders.systems()
    const from = systems.flatMap(({ tables, texts }) => [tables, texts])
    return ground([...from, folders.moved()], () => hash(systems.map(ofSystem))).value
  }

  return {
    ofSystem,
    ofScenario: (folder) => {
      const all = ofAllSystems()
      return stepOf(folder)([folder.tables, folder.texts, all], () => {
        const mentions = folders.mentionsOf(filesOf(folder, isText))
        return hash(['scenario', all, evidence, mentions, folders.knownOf(folder)], filesOf(folder))
      }).value
    },
    ofRest: () => {
      const { rest } = folders
      const mentions = folders.mentionsOf(filesOf(rest, isText))
      return hash(['rest', ofAllSystems(), mentions, folders.knownOf(rest)], filesOf(rest))
    },
  }
}
