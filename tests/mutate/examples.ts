/** The worked examples of a rulebook as judges of its tables: played one by one until one comes out wrong. */
import type { Compiled } from '../../compiler/content.ts'
import { makeReport } from '../../compiler/diagnostics/diagnostic.ts'
import type { SourceFile, SourceFiles } from '../../compiler/files.ts'
import { checkExample } from '../../compiler/rulebook/example.ts'
import { readFrontMatter } from '../../compiler/rulebook/frontMatter.ts'
import { type ExampleSource, parseMarkdown } from '../../compiler/rulebook/markdown.ts'
import { isGlossary } from '../../compiler/rulebook/rulebook.ts'

export interface Examples {
  /** Whether one is with the tables of these, or makes the rules throw. Those that were wrong most often are played first. */
  areWrong(compiled: Compiled): boolean
}

interface Example {
  readonly chapter: SourceFile
  readonly source: ExampleSource
  /** How often it was wrong. */
  wrong: number
}

export const openExamples = (chapters: SourceFiles, id: string): Examples => {
  const parsed = chapters
    .filter(({ path }) => !isGlossary(path))
    .map((chapter) => {
      const front = readFrontMatter(chapter, makeReport())
      return { chapter, ...parseMarkdown(chapter, front.length, id, makeReport()) }
    })
  const rules = new Map(parsed.flatMap((one) => one.rules.map(({ anchor }) => [anchor, anchor] as const)))
  const examples = parsed.flatMap((one) =>
    one.examples.map((source): Example => ({ chapter: one.chapter, source, wrong: 0 })),
  )
  return {
    areWrong: ({ systems }) => {
      const system = systems.find((one) => one.id === id)
      if (system === undefined) throw new Error(`The tables of ${id} are not sound.`)
      examples.sort((a, b) => b.wrong - a.wrong)
      const wrong = examples.find(({ chapter, source }) => {
        const report = makeReport()
        try {
          checkExample(chapter, source, system, rules, report)
        } catch {
          return true
        }
        return report.diagnostics.length > 0
      })
      if (wrong !== undefined) wrong.wrong++
      return wrong !== undefined
    },
  }
}
