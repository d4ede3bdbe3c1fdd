/** Ids of rule systems for schemas: an editor that reads only these offers them. */
import type { SourceFiles } from '../files.ts'
import { isSpace, namesIn } from '../lsp/names.ts'
import { schemaFor } from '../schemas/located.ts'
import { parseTree, textOf } from '../yaml/tree.ts'

/** The ids of the things of a kind, as the schemas call it (`terrain`, `unit-type`), that the files of a rule system define. */
export type Ids = (system: string, kind: string) => readonly string[]

export const noIds: Ids = () => []

/** Those of scenarios are left out: each has its own. */
export const idsIn = (files: SourceFiles): Ids => {
  const found = new Map<string, Set<string>>()
  for (const { path, text } of files) {
    const [, system] = /^systems\/([\w-]+)\/.*\.yaml$/.exec(path) ?? []
    const root = system === undefined ? undefined : parseTree(text)?.root
    const schema = system === undefined ? undefined : schemaFor(system, textOf(root, 'kind') ?? '')
    if (schema === undefined) continue
    for (const { kind, id, defines } of namesIn(text, root, schema)) {
      if (!defines || isSpace(kind)) continue
      const key = `${system}/${kind}`
      found.set(key, (found.get(key) ?? new Set()).add(id))
    }
  }
  return (system, kind) => [...(found.get(`${system}/${kind}`) ?? [])]
}
