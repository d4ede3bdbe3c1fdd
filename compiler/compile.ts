/**
 * The compiler, line by line.
 *
 *   files --read--> Document[] --validate--> Content --resolve--> Resolved --lint--> Resolved --prove--> Proven --render--> Compiled --emit--> Bundle[]
 *
 * A stage takes plain values and a report and returns what is still sound: one broken card hides neither the next nine
 * messages nor the healthy scenarios. Only `emit` makes files, and only when `build` asks for it.
 */
import type { Compiled } from './content.ts'
import type { Report } from './diagnostics/diagnostic.ts'
import type { SourceFiles } from './files.ts'
import { lint } from './stages/lint.ts'
import { prove } from './stages/prove.ts'
import { read } from './stages/read.ts'
import { render } from './stages/render.ts'
import { resolve } from './stages/resolve.ts'
import { validate } from './stages/validate.ts'

/** Everything of a content directory that is sound; what is not is in the report. Never throws because of content. */
export const compile = (files: SourceFiles, report: Report): Compiled => {
  const documents = read(files, report)
  const content = validate(documents, files, report)
  const resolved = resolve(content, report)
  const sound = lint(resolved, report)
  const proven = prove(sound, report)
  return render(proven, report)
}
