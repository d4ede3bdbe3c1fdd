/** The questions asked of the compiler's core in Node and in a worker alike. */
import { type Diagnostic, makeReport } from '../../compiler/diagnostics/diagnostic.ts'
import type { SourceFile } from '../../compiler/files.ts'
import { formatFiles } from '../../compiler/format/files.ts'
import { lookAt, type ReadLayer } from '../../compiler/packs/look.ts'
import { openWorkspace } from '../../compiler/workspace.ts'

/** Content as it was read, from below. */
export interface CoreInput {
  readonly layers: readonly ReadLayer[]
  /** True if the lowest layer need not say that it is a pack, and is to be checked itself. */
  readonly isAlone: boolean
}

export interface CoreOutput {
  readonly findings: readonly Diagnostic[]
  /** The files of packs that should look otherwise, as they should. */
  readonly formatted: readonly SourceFile[]
}

export const checkContent = ({ layers, isAlone }: CoreInput): CoreOutput => {
  const look = lookAt(layers, isAlone)
  const given = new Set(isAlone ? [] : look.untouched(0))
  const workspace = openWorkspace(look.files, { known: look.found, given })
  return {
    findings: workspace.allFindings(),
    formatted: layers.slice(1).flatMap(({ files }) => formatFiles('', files, () => true, makeReport())),
  }
}
