/** The worked examples of a rulebook as judges of its tables. */
import type { CompiledSystem } from '../../compiler/content.ts'
import { makeReport, type Place } from '../../compiler/diagnostics/diagnostic.ts'
import type { SourceFiles } from '../../compiler/files.ts'
import { readEmbedded } from '../../compiler/rulebook/embedded.ts'
import { readFrontMatter } from '../../compiler/rulebook/frontMatter.ts'
import { parseMarkdown } from '../../compiler/rulebook/markdown.ts'
import { isGlossary } from '../../compiler/rulebook/rulebook.ts'
import { systemCompilerOf } from '../../compiler/systems/index.ts'

export interface Example {
  /** `04-movement.md:1234`, with where it begins. */
  readonly name: string
  /** True if it fails when it is played with these tables, or makes the rules throw. */
  isWrong(system: CompiledSystem): boolean
}

/** Those of chapters that are sound. */
export const openExamples = (chapters: SourceFiles, id: string): readonly Example[] => {
  const { rulebook } = systemCompilerOf(id)
  return chapters
    .filter(({ path }) => !isGlossary(path))
    .flatMap((chapter) => {
      const front = readFrontMatter(chapter, makeReport())
      const root: Place = { file: chapter.path, path: [] }
      return parseMarkdown(chapter, front.length, id, makeReport()).examples.map(({ text, offset }): Example => {
        const { value } = readEmbedded(chapter, offset, text, makeReport())
        return {
          name: `${chapter.path.split('/').at(-1)}:${offset}`,
          isWrong: (system) => {
            const report = makeReport()
            try {
              rulebook.play(value as object, system, root, report)
            } catch {
              return true
            }
            return report.diagnostics.length > 0
          },
        }
      })
    })
}
