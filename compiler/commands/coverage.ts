/**
 * `sandtable coverage`: compares engine, rulebook, examples and tests with the rules that a system lists, or its actions and entries with
 * play.
 */
import type { InPlay } from '../bundle.ts'
import { compile } from '../compile.ts'
import type { Compiled } from '../content.ts'
import { referenceOf } from '../emit/bundles.ts'
import { coverRules, isCheckout } from '../emit/coverage.ts'
import { inPlayOf } from '../emit/inPlay.ts'
import { type CoveredRule, columns } from '../rulebook/coverage.ts'
import { defaultSystem, systemIds } from '../systems/index.ts'
import { parseArguments } from './arguments.ts'
import { type Command, type ExitCode, type Io, UsageError } from './command.ts'
import { openContent } from './content.ts'
import { alignRows } from './rows.ts'

const options = {
  play: { type: 'boolean', default: false },
  system: { type: 'string' },
  gaps: { type: 'boolean', default: false },
  verbose: { type: 'boolean', default: false },
  format: { type: 'string', default: 'text', choices: ['text', 'json'] },
} as const

export const coverage: Command = {
  summary: 'Say which rules have code, a paragraph, examples and tests',
  usage: `
Usage: sandtable coverage [dir] [options]

Reads the list of rules of each rule system (coverage.yaml) and looks for each of them: a function of the engine
whose comment names it, the paragraph of the rulebook that states it, worked examples, tests with its id in their
titles. It needs a checkout of the project: the installed package has no tests.

With --play it says instead what of each system is played: in the watched games of how many scenarios, and in how many games,
each kind of action was ever legal, and how often it was chosen; in how many scenarios each entry of the tables plays a part,
and how many entries of other tables name it, as charts name types of units.

Options:
  --play                  Say what is played, from the committed evidence and the scenarios
  --system <system>       Only of this rule system
  --gaps                  Print only rules with a gap; with --play only actions that nobody chose, and entries in no scenario
  --verbose               Print the places, not only how many there are
  --format <text|json>    How to print (default: text)
  --no-color              Do not colour the output

Exit codes: 0 every rule has all four or says why not, 1 there are gaps, 2 wrong usage or no access to files. With --play: 0.

Examples:
  sandtable coverage --gaps
  sandtable coverage --play --system ${defaultSystem} --gaps
`,
  run: async (args: readonly string[], io: Io): Promise<ExitCode> => {
    const { values, words } = parseArguments(args, options, 1)
    if (!values.play && !isCheckout()) throw new UsageError('This is no checkout of the project: there are no tests.')
    if (values.system !== undefined && !systemIds.includes(values.system))
      throw new UsageError(`No rule system is called "${values.system}": there are ${systemIds.join(', ')}.`)
    const content = await openContent(words[0], undefined, io)
    const compiled = compile(content.files, content.report)
    const systems = compiled.systems.filter(({ id }) => values.system === undefined || id === values.system)
    return values.play
      ? printInPlay({ ...compiled, systems }, values, io)
      : printCoverage({ ...compiled, systems }, values, io)
  },
}

/** Prints what of each system is played. */
const printInPlay = (
  compiled: Compiled,
  { gaps, format }: { readonly gaps: boolean; readonly format: string },
  io: Io,
): ExitCode => {
  const found = compiled.systems.map(
    (system) => [system.id, inPlayOf(referenceOf(system, compiled), compiled)] as const,
  )
  if (format === 'json') io.out(`${JSON.stringify(Object.fromEntries(found), null, 2)}\n`)
  else for (const [system, play] of found) io.out(inPlayText(system, play, gaps))
  return 0
}

const inPlayText = (
  system: string,
  { scenarios, watched, games, actions, entries }: InPlay,
  onlyGaps: boolean,
): string => {
  const used = actions
    .filter((one) => !onlyGaps || (games > 0 && one.used === 0))
    .map(({ id, scenarios, games, used }) => [id, ...[scenarios, games, used].map(String)])
  return [
    tableText(
      `${system}: ${actions.length} kinds of action in ${games} watched games of ${watched} of ${scenarios} scenarios${watched < scenarios ? ': the others have no evidence that is current' : ''}`,
      ['action', 'scenarios', 'games', 'chosen'],
      used,
    ),
    ...Object.entries(entries).map(([kind, all]) =>
      tableText(
        `${system}: ${all.length} ${kind} in ${scenarios} scenarios`,
        ['id', 'scenarios', 'named by'],
        all
          .filter((one) => !onlyGaps || one.scenarios === 0)
          .map(({ id, named, scenarios }) => [id, String(scenarios), namedText(named)]),
      ),
    ),
  ].join('')
}

const tableText = (title: string, headings: readonly string[], rows: readonly (readonly string[])[]): string =>
  `${title}\n${(rows.length === 0 ? ['no gaps'] : alignRows(headings, rows)).map((line) => `  ${line}\n`).join('')}\n`

/** `designs 12, nations 1`; `nobody` for what no other entry names. */
const namedText = (named: Readonly<Record<string, number>>): string =>
  Object.entries(named)
    .map(([kind, count]) => `${kind} ${count}`)
    .join(', ') || 'nobody'

/** Prints how the rules of each system are covered, and says with which code to leave. */
export const printCoverage = (
  { systems, rulebooks }: Pick<Compiled, 'systems' | 'rulebooks'>,
  { gaps, verbose, format }: { readonly gaps: boolean; readonly verbose: boolean; readonly format: string },
  io: Io,
): ExitCode => {
  const found: Record<string, readonly CoveredRule[]> = {}
  for (const system of systems) {
    const book = rulebooks.find((one) => one.system === system.id)
    const rules = book && coverRules(system, book)
    if (rules) found[system.id] = rules
  }
  if (format === 'json') io.out(`${JSON.stringify(found, null, 2)}\n`)
  else for (const rules of Object.values(found)) print(rules, gaps, verbose, io)
  const isWhole = Object.values(found).every((rules) => rules.every(({ gaps }) => gaps.length === 0))
  if (Object.keys(found).length > 0) return isWhole ? 0 : 1
  io.error('sandtable coverage: no rule system lists its rules, or errors hide it; run sandtable check.\n')
  return 1
}

const print = (rules: readonly CoveredRule[], onlyGaps: boolean, verbose: boolean, io: Io): void => {
  const shown = onlyGaps ? rules.filter(({ gaps }) => gaps.length > 0) : rules
  const width = Math.max(5, ...shown.map(({ title }) => title.length))
  io.out(`${'id'.padEnd(4)}${'title'.padEnd(width)}${columns.map((column) => column.padStart(10)).join('')}\n`)
  for (const rule of shown) {
    const cells = columns.map((column) => {
      const { length } = rule.places[column]
      return (length > 0 ? `${length}` : rule.reasons[column] === undefined ? 'NONE' : 'none*').padStart(10)
    })
    io.out(`${rule.id.padEnd(4)}${rule.title.padEnd(width)}${cells.join('')}\n`)
    if (rule.partly !== undefined) io.out(`    partly: ${rule.partly}\n`)
    for (const [column, reason] of Object.entries(rule.reasons)) io.out(`    * no ${column}: ${reason}\n`)
    if (verbose)
      for (const column of columns) for (const place of rule.places[column]) io.out(`    ${column}: ${place}\n`)
  }
  const count = (column: (typeof columns)[number]): string =>
    `${rules.filter(({ places }) => places[column].length > 0).length} ${column}`
  const open = rules.filter(({ gaps }) => gaps.length > 0).length
  io.error(
    `${rules.length} rules: ${columns.map(count).join(', ')}; ${open === 0 ? 'no gaps' : `${open} with gaps`}.\n`,
  )
}
