/** `sandtable examples`: plays every worked example of the rulebooks, and says what came of it. */

import { count } from '../../engine/words.ts'
import { compile } from '../compile.ts'
import type { Compiled } from '../content.ts'
import { didYouMean } from '../diagnostics/suggest.ts'
import { parseArguments } from './arguments.ts'
import { type Command, type ExitCode, type Io, UsageError } from './command.ts'
import { contentOption, exitCodeOf, openContent, outputOptions, printFindings } from './content.ts'

export const examples: Command = {
  summary: 'Play the worked examples of the rulebooks',
  usage: `
Usage: sandtable examples [dir] [options]

Plays every worked example of the rulebooks in a content directory (default: content, or the working directory if it is
a pack) on the engine, and compares what comes of it with what it states. Prints what is wrong with them, and how many
there are.

Options:
  --content <dir>                     A pack that lies below it; several lie over each other in this order
  --verbose                           Tell what each example showed
  --rule <id>                         The same, only for the examples of a rule, such as F19
  --format <text|json|sarif|github>   How to print findings (default: text)
  --no-color                          Do not colour the output

Exit codes: 0 all as stated, 1 findings, 2 wrong usage or no access to files.
`,
  run: async (args: readonly string[], io: Io): Promise<ExitCode> => {
    const { values, words } = parseArguments(
      args,
      { ...outputOptions, ...contentOption, verbose: { type: 'boolean', default: false }, rule: { type: 'string' } },
      1,
    )
    const content = await openContent(words[0], values.content, io)
    const { rulebooks } = compile(content.files, content.report)
    checkRule(values.rule, rulebooks)
    const isAboutRules = ({ file }: { readonly file: string }) => /^systems\/[^/]+\/rules\//.test(file)
    const findings = content.report.diagnostics.filter(isAboutRules)
    const report = { ...content.report, diagnostics: findings }
    await printFindings({ ...content, report }, values.format, io)
    for (const { chapters, title } of rulebooks) {
      const all = chapters.flatMap((chapter) => chapter.examples)
      const { rule } = values
      const shows = ({ rules }: (typeof all)[number]): boolean =>
        rule === undefined ? values.verbose : rules.some((id) => isRule(id, rule))
      for (const example of all.filter(shows))
        io.out(`${example.title}\n${example.lines.map((line) => `  ${line}\n`).join('')}\n`)
      const rules = chapters.flatMap((chapter) => chapter.rules)
      const wrong = findings.filter(({ code }) => code.startsWith('example-')).length
      const unproven = findings.filter(({ code }) => code === 'rule-unproven').length
      io.error(
        `${title}: ${count(all.length, 'example')} in ${count(chapters.length, 'chapter')}, ${wrong === 0 ? 'all as stated' : `${count(wrong, 'finding')} in them`}; ` +
          `${count(rules.length, 'rule')}, ${unproven === 0 ? 'each with an example or a test' : `${unproven} without example or test`}.\n`,
      )
    }
    // Elsewhere errors may have hidden a whole rulebook: that is not clean either.
    return exitCodeOf(rulebooks.length === 0 ? content.report.diagnostics : findings)
  },
}

const isRule = (id: string, word: string): boolean => id === word || id.endsWith(`.${word}`)

/** @throws UsageError for a rule that no rulebook has. */
const checkRule = (rule: string | undefined, rulebooks: Compiled['rulebooks']): void => {
  const ids = rulebooks.flatMap(({ chapters }) => chapters.flatMap(({ rules }) => rules.map(({ id }) => id)))
  if (rule !== undefined && ids.length > 0 && !ids.some((id) => isRule(id, rule)))
    throw new UsageError(
      `No rule is called "${rule}".${didYouMean(rule, ids) ? ` Did you mean "${didYouMean(rule, ids)}"?` : ' A rule is named as in the rulebook, such as F19.'}`,
    )
}
