/** Packs as far as they are laid over each other. */
import type { SourceFile } from '../files.ts'
import { readTable } from './tables.ts'

/** A file of the whole. */
export interface Part {
  readonly file: SourceFile
  readonly layer: number
  /** Entries that come from other layers than the file. */
  readonly entries: ReadonlyMap<string, number>
}

export interface LayeredFiles {
  /** By path. */
  readonly parts: Map<string, Part>
  /** The uppermost layer that holds anything in a folder `scenarios/<id>` or `systems/<id>`. */
  readonly owners: Map<string, number>
  /** The title of each layer. */
  readonly titles: readonly string[]
}

/**
 * The path of a file in one certain layer, for findings: the same path may be there in several, and in the whole it means
 * the one that counts. No file is called like that.
 */
export const pathInLayer = (layer: number, path: string): string => `\0${layer}/${path}`

/** The folder of a scenario that a file lies in. */
export const scenarioOf = (path: string): string | undefined => /^scenarios\/[^/]+(?=\/)/.exec(path)?.[0]

/** Everything in the whole that can be replaced, by the names that overrides have. */
export function* namesOf(parts: LayeredFiles['parts']): Iterable<string> {
  const scenarios = new Set<string>()
  for (const [path, { file }] of parts) {
    yield path
    const scenario = scenarioOf(path)
    if (scenario !== undefined && !scenarios.has(scenario)) {
      scenarios.add(scenario)
      yield scenario
    }
    const table = readTable(file)
    for (const id of Object.keys(table?.entries ?? {})) yield `${table?.name}/${id}`
  }
}
