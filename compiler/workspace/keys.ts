/** Keys of what is found in a home: a hash of all that it depends on. The same key, the same findings. */
import { createHash } from 'node:crypto'
import type { SourceFiles } from '../files.ts'
import { makeStep, type Step } from '../step.ts'
import { filesOf, type Home, type Homes, isText } from './homes.ts'

export interface Keys {
  /** Of a system with its rulebook. */
  ofSystem(system: Home): string
  /** Of a scenario. All systems count: it names its own, but that is known only when it has been read. */
  ofScenario(scenario: Home): string
  /** Of what is in no such folder. */
  ofRest(): string
}

const hash = (parts: readonly unknown[], files: SourceFiles = []): string => {
  const sum = createHash('sha256')
  sum.update(JSON.stringify([...parts, files.map(({ path, text }) => [path, text.length])]))
  for (const { text } of files) sum.update(text)
  return sum.digest('base64url')
}

/** `evidence` says whether it is asked for. */
export const openKeys = (homes: Homes, evidence: boolean): Keys => {
  const steps = new WeakMap<Home, Step<string>>()
  const stepOf = (home: Home): Step<string> => {
    const step = steps.get(home) ?? makeStep<string>()
    steps.set(home, step)
    return step
  }
  const ground = makeStep<string>()

  const ofSystem = (home: Home): string => {
    const texts = filesOf(home, isText)
    const own = stepOf(home)([home.tables, home.texts], () => hash([homes.knownOf(home)], filesOf(home))).value
    return hash(['system', own, homes.mentionsOf(texts)])
  }

  const ofAllSystems = (): string => {
    const systems = homes.systems()
    const from = systems.flatMap(({ tables, texts }) => [tables, texts])
    return ground([...from, homes.moved()], () => hash(systems.map(ofSystem))).value
  }

  return {
    ofSystem,
    ofScenario: (home) => {
      const all = ofAllSystems()
      return stepOf(home)([home.tables, home.texts, all], () => {
        const mentions = homes.mentionsOf(filesOf(home, isText))
        return hash(['scenario', all, evidence, mentions, homes.knownOf(home)], filesOf(home))
      }).value
    },
    ofRest: () => {
      const { rest } = homes
      const mentions = homes.mentionsOf(filesOf(rest, isText))
      return hash(['rest', ofAllSystems(), mentions, homes.knownOf(rest)], filesOf(rest))
    },
  }
}
