/** The worked examples of a rulebook as judges of its tables: played one by one until one comes out wrong. */
import type { Compiled } from '../../compiler/content.ts'
import { makeReport, type Place } from '../../compiler/diagnostics/diagnostic.ts'
import type { SourceFiles } from '../../compiler/files.ts'
import { readEmbedded } from '../../compiler/rulebook/embedded.ts'
import { readFrontMatter } from '../../compiler/rulebook/frontMatter.ts'
import { parseMarkdown } from '../../compiler/rulebook/markdown.ts'
import { isGlossary } from '../../compiler/rulebook/rulebook.ts'
import { systemCompilerOf } from '../../compiler/systems/index.ts'

export interface Examples {
  /** Whether one is with the tables of these, or makes the rules throw. Those that were wrong most often are played first. */
  areWrong(compiled: Compiled): boolean
}

interface Example {
  readonly value: unknown
  readonly root: Place
  /** How often it was wrong. */
  wrong: number
}

/** Opens those of chapters that are sound. */
export const openExamples = (chapters: SourceFiles, id: string): Examples => {
  const { rulebook } = systemCompilerOf(id)
  const examples = chapters
    .filter(({ path }) => !isGlossary(path))
    .flatMap((chapter) => {
      const front = readFrontMatter(chapter, makeReport())
      return parseMarkdown(chapter, front.length, id, makeReport()).examples.map(
        ({ text, offset }): Example => ({
          value: readEmbedded(chapter, offset, text, makeReport()).value,
          root: { file: chapter.path, path: [] },
          wrong: 0,
        }),
      )
    })
  return {
    areWrong: ({ systems }) => {
      const system = systems.find((one) => one.id === id)
      if (system === undefined) throw new Error(`The tables of ${id} are not sound.`)
      const isWrong = ({ value, root }: Example): boolean => {
        const report = makeReport()
        try {
          rulebook.play(value, system, root, report)
        } catch {
          return true
        }
        return report.diagnostics.length > 0
      }
      examples.sort((a, b) => b.wrong - a.wrong)
      const wrong = examples.find(isWrong)
      if (wrong !== undefined) wrong.wrong++
      return wrong !== undefined
    },
  }
}
