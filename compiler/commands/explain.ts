/** `sandtable explain`: why a number of a scenario is what it is, term by term, with the rule behind each. */
import picocolors from 'picocolors'
import type { AnyGame, Explanation, State } from '../../engine/game.ts'
import { start } from '../../engine/play.ts'
import { capital } from '../../engine/words.ts'
import { compile, compileScenario } from '../compile.ts'
import type { CompiledSystem, RenderedScenario } from '../content.ts'
import { makeValue } from '../rulebook/explanation.ts'
import { readRuleTexts } from '../rulebook/ruleTexts.ts'
import { openGame } from '../systems/games.ts'
import { systemIds } from '../systems/index.ts'
import type { Questions } from '../systems/systemCompiler.ts'
import { systemRendererOf } from '../systems/systemRenderers.ts'
import type { OneScenario } from '../workspace.ts'
import { parseArguments } from './arguments.ts'
import { type Command, type ExitCode, type Io, UsageError } from './command.ts'
import { contentOption, hintForScenario, type OpenContent, openContent, printFindings } from './content.ts'
import { findRecord, playRecord } from './record.ts'

const options = {
  ...contentOption,
  record: { type: 'string' },
  format: { type: 'string', default: 'text', choices: ['text', 'json'] },
} as const

const usageOf = (questions: readonly (Questions & { readonly id: string })[]): string => `
Usage: sandtable explain <scenario> <question>

Prints the terms behind a number, each with the rule that it comes from: at the start of the scenario, or after the
moves of a record. Which questions there are depends on the rule system of the scenario.

${questions.map(({ id, forms, meaning }) => `${id}:\n${forms.map((form) => `  ${form}\n`).join('')}\n${meaning}\n`).join('\n')}
Options:
  --content <dir>         Pack or content directory with the scenario (default: content, or the working directory if it is a
                          pack); several lie over each other in this order
  --record <record>       A file with a record, or its text: explain the position after its last move
  --format <text|json>    How to print (default: text)
  --no-color              Do not colour the output

Examples:
${questions.flatMap(({ examples }) => examples.map((example) => `  sandtable explain ${example}\n`)).join('')}
Exit codes: 0 explained, 1 the question has no answer in the position or the content has errors, 2 wrong usage
or no access to files.
`

export const explain: Command = {
  summary: 'Say why a number of a scenario is what it is, rule by rule',
  get usage() {
    return usageOf(systemIds.map((id) => ({ id, ...systemRendererOf(id).commands.questions })))
  },
  run: async (args: readonly string[], io: Io): Promise<ExitCode> => {
    const { values, words } = parseArguments(args, options, 5)
    const [id, ...question] = words
    const incomplete = 'Name a scenario, a question and what it is about.'
    if (id === undefined || question.length === 0) throw new UsageError(incomplete)
    const content = await openContent(undefined, values.content, io)
    const compiled = compileScenario(id, content.files, content.report.diagnostics)
    if (compiled === undefined) return sayWhyNot(id, content, io)
    if (question.length === 1) throw new UsageError(incomplete)
    const { scenario: found, system } = compiled
    const { game, state } =
      values.record === undefined ? beginning(found) : await positionAfter(values.record, compiled, io)
    const explanation = systemRendererOf(found.scenario.system).commands.explain(game, state, question)
    if (typeof explanation === 'string') {
      const start = values.record === undefined ? ' So it stands at the start; --record asks later in a game.' : ''
      io.error(`sandtable explain: ${capital(explanation)}${start}\n`)
      return 1
    }
    io.out(values.format === 'json' ? `${JSON.stringify(explanation, null, 2)}\n` : print(explanation, system, io))
    return 0
  },
}

/** Prints the errors that keep a scenario from being played. @throws UsageError when there is none of this id */
const sayWhyNot = async (id: string, content: OpenContent, io: Io): Promise<ExitCode> => {
  const isItsFile = ({ file }: { readonly file: string }): boolean =>
    file.startsWith(`scenarios/${id}/`) || file.startsWith('systems/')
  if (content.files.some(({ path }) => path.startsWith(`scenarios/${id}/`))) {
    compile(content.files, content.report)
    const diagnostics = content.report.diagnostics.filter((one) => one.severity === 'error' && isItsFile(one))
    await printFindings({ ...content, report: { ...content.report, diagnostics } }, 'text', io)
    io.error(`sandtable explain: the scenario "${id}" has errors.\n`)
    return 1
  }
  throw new UsageError(`There is no scenario "${id}".${hintForScenario(id, content)}`)
}

interface AskedPosition {
  readonly game: AnyGame
  readonly state: State
}

const beginning = ({ scenario }: RenderedScenario): AskedPosition => {
  const game = openGame(scenario)
  return { game, state: start(game, 0).position.state }
}

const positionAfter = async (word: string, { scenario, system }: OneScenario, io: Io): Promise<AskedPosition> => {
  const record = await findRecord(word, io)
  const played = playRecord(scenario.scenario, system.rules, record)
  if (typeof played === 'string') throw new UsageError(played)
  return { game: played.game, state: played.position.state }
}

const print = ({ subject, unit, value, terms }: Explanation, system: CompiledSystem, io: Io): string => {
  const colours = picocolors.createColors(io.colour)
  const rows = terms.map((term) => ({ rule: term.rule, label: term.label, value: makeValue(term.value, unit) }))
  const total = makeValue(value, unit)
  const ruleWidth = Math.max(...rows.map(({ rule }) => rule.length), 0)
  const labelWidth = Math.max(...rows.map(({ label }) => label.length), 'Together'.length)
  const valueWidth = Math.max(...rows.map((row) => row.value.length), total.length)
  const line = (rule: string, label: string, number: string): string =>
    `  ${colours.cyan(rule.padEnd(ruleWidth))}  ${label.padEnd(labelWidth)}  ${number.padStart(valueWidth)}\n`
  const rules = [...new Set(terms.map((term) => term.rule))]
  const texts = readRuleTexts(system, rules)
  const said = rules.flatMap((rule) => {
    const text = texts.get(rule)
    return text === undefined ? [] : [`  ${colours.cyan(rule.padEnd(ruleWidth))}  ${firstSentence(text)}\n`]
  })
  return (
    `${colours.bold(subject)}\n${rows.map((row) => line(row.rule, row.label, row.value)).join('')}` +
    (rows.length > 0 ? `  ${colours.dim('-'.repeat(ruleWidth + labelWidth + valueWidth + 4))}\n` : '') +
    line('', 'Together', total) +
    (said.length > 0 ? `\n${said.join('')}` : '')
  )
}

const firstSentence = (text: string): string => /^.*?[.](?=\s|$)/s.exec(text)?.[0] ?? text
