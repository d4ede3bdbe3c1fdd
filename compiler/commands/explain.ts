/** `sandtable explain`: why a number of a scenario is what it is, term by term, with the rule behind each. */
import picocolors from 'picocolors'
import type { Explanation, Side } from '../../engine/game.ts'
import { makeHexName, parseHexName } from '../../engine/hex.ts'
import { replay, start } from '../../engine/play.ts'
import { orderIds } from '../../engine/systems/operational/commandRules.ts'
import { type OperationalGame, operational } from '../../engine/systems/operational/index.ts'
import type { CombatKind, OperationalQuestion, OperationalState } from '../../engine/systems/operational/types.ts'
import { compile } from '../compile.ts'
import type { Compiled, RenderedScenario } from '../content.ts'
import { hintForUnknown } from '../diagnostics/suggest.ts'
import { makeValue } from '../systems/operational/rulebook/exampleLines.ts'
import { parseArguments } from './arguments.ts'
import { type Command, type ExitCode, type Io, UsageError } from './command.ts'
import { type OpenContent, openContent, printFindings } from './content.ts'
import { findRecord } from './record.ts'

const options = {
  content: { type: 'string', default: 'content' },
  record: { type: 'string' },
  format: { type: 'string', default: 'text' },
} as const

export const explain: Command = {
  name: 'explain',
  summary: 'Say why a number of a scenario is what it is, rule by rule',
  usage: `
Usage: sandtable explain <scenario> odds <attacker> <target> [<kind>]
       sandtable explain <scenario> movement <unit> <hex>
       sandtable explain <scenario> supply <unit>
       sandtable explain <scenario> supply <hex> <side>
       sandtable explain <scenario> order <headquarters> <order>
       sandtable explain <scenario> strike <asset> <target>
       sandtable explain <scenario> score <side>

Prints the terms behind the odds of a fight, the cost of a move, the supply of a unit or hex, the cost of an order,
the window of a strike, or a score, each with the rule that it comes from: at the start of the scenario, or after
the moves of a record. Units, headquarters, sides, orders and assets are named by their ids, hexes by their four
digits. Kinds of fights are attack (the usual one), feint, suppressive-fire, set-piece, assault-crossing,
assault-beach, drop and counterattack.

Options:
  --content <dir>         The content directory (default: content)
  --record <record>       A file with a record, or its text: explain the position after its last move
  --format <text|json>    How to print (default: text)
  --no-color              Do not colour the output

Examples:
  sandtable explain volturno odds 56-div hg-pzgr
  sandtable explain volturno movement 7-armd 1013
  sandtable explain volturno odds 56-div hg-pzgr set-piece

Exit codes: 0 explained, 1 the question has no answer in the position or the content has errors, 2 wrong usage
or no access to files.
`,
  run: async (args: readonly string[], io: Io): Promise<ExitCode> => {
    const { values, words } = parseArguments(args, options, 5)
    const [id, about, subject, object, kind] = words
    if (id === undefined || about === undefined || subject === undefined) {
      throw new UsageError('Name a scenario, a question and what it is about.')
    }
    if (values.format !== 'text' && values.format !== 'json')
      throw new UsageError(`--format takes text or json, not "${values.format}".`)
    const content = await openContent(values.content, io)
    const compiled = compile(content.files, content.report)
    const found = findScenario(id, compiled, content, io)
    if (found === undefined) return 1
    const game = operational.open(found.scenario)
    const state =
      values.record === undefined ? start(game, 0).position.state : await stateAfter(values.record, game, found, io)
    const question = readQuestion(game, state, about, subject, object, kind)
    const explanation = game.explain(state, question)
    if (explanation === undefined) {
      io.error(`sandtable explain: ${whyNot(game, state, question)}\n`)
      return 1
    }
    io.out(
      values.format === 'json'
        ? `${JSON.stringify(explanation, null, 2)}\n`
        : print(explanation, compiled, found.scenario.system, io),
    )
    return 0
  },
}

/** The scenario of an id; undefined when its errors, which are printed, keep it from being played. */
const findScenario = (
  id: string,
  { scenarios }: Compiled,
  content: OpenContent,
  io: Io,
): RenderedScenario | undefined => {
  const found = scenarios.find((scenario) => scenario.id === id)
  if (found !== undefined) return found
  const isItsFile = ({ file }: { readonly file: string }): boolean =>
    file.startsWith(`scenarios/${id}/`) || file.startsWith('systems/')
  if (content.files.some(({ path }) => path.startsWith(`scenarios/${id}/`))) {
    const diagnostics = content.report.diagnostics.filter((one) => one.severity === 'error' && isItsFile(one))
    printFindings({ ...content, report: { ...content.report, diagnostics } }, 'text', io)
    io.error(`sandtable explain: the scenario "${id}" has errors.\n`)
    return undefined
  }
  const hint = hintForUnknown(
    id,
    scenarios.map((scenario) => scenario.id),
  )
  throw new UsageError(`There is no scenario "${id}".${hint === undefined ? '' : ` ${hint}`}`)
}

const stateAfter = async (
  word: string,
  game: OperationalGame,
  scenario: RenderedScenario,
  io: Io,
): Promise<OperationalState> => {
  const record = await findRecord(word, io)
  if (record.scenario !== scenario.hash) {
    throw new UsageError(
      `The record belongs to another scenario, or to another version of ${scenario.id}: its hash is ${record.scenario}, not ${scenario.hash}.`,
    )
  }
  const replayed = replay(game, record)
  if (!replayed.ok) throw new UsageError(`Move ${replayed.at + 1} of the record cannot be made: ${replayed.reason}`)
  return replayed.position.state
}

const questions = ['odds', 'movement', 'supply', 'order', 'strike', 'score']

const combatKinds: readonly CombatKind[] = [
  'attack',
  'feint',
  'suppressive-fire',
  'set-piece',
  'assault-crossing',
  'assault-beach',
  'drop',
  'counterattack',
]

const readQuestion = (
  game: OperationalGame,
  state: OperationalState,
  about: string,
  subject: string,
  object: string | undefined,
  kind: string | undefined,
): OperationalQuestion => {
  const { scenario } = game
  const unitOf = (id: string | undefined): number => {
    const unit = scenario.units.findIndex((one) => one.id === id)
    if (unit >= 0) return unit
    const hint = hintForUnknown(
      id ?? '',
      scenario.units.map((one) => one.id),
    )
    throw new UsageError(
      id === undefined ? 'Name a second unit.' : `There is no unit "${id}".${hint === undefined ? '' : ` ${hint}`}`,
    )
  }
  const hexOf = (name: string | undefined): number => {
    const hex = parseHexName(scenario.map, name ?? '')
    if (hex === undefined) throw new UsageError(name === undefined ? 'Name a hex.' : `"${name}" is no hex of the map.`)
    return hex
  }
  /** One of some ids, or what is wrong with the word. */
  const oneOf = <T extends string>(ids: readonly T[], what: string, word: string | undefined): T => {
    const found = ids.find((one) => one === word)
    if (found !== undefined) return found
    const hint = hintForUnknown(word ?? '', ids)
    throw new UsageError(
      word === undefined ? `Name ${what}.` : `"${word}" is not ${what}.${hint === undefined ? '' : ` ${hint}`}`,
    )
  }
  const sideOf = (word: string | undefined): Side =>
    scenario.sides[0].id ===
    oneOf(
      scenario.sides.map((one) => one.id),
      'a side',
      word,
    )
      ? 0
      : 1
  if (kind !== undefined && about !== 'odds') throw new UsageError(`"${kind}" is one word too many.`)
  switch (about) {
    case 'odds': {
      const fight = kind === undefined ? undefined : oneOf(combatKinds, 'a kind of fight', kind)
      return { about, attacker: unitOf(subject), target: unitOf(object), ...(fight && { kind: fight }) }
    }
    case 'order': {
      const ids = scenario.headquarters.map((one) => one.id)
      const hq = ids.indexOf(oneOf(ids, 'a headquarters', subject))
      return { about, hq, order: oneOf(orderIds, 'an order', object) }
    }
    case 'strike': {
      const { assetIds } = game.table
      return { about, asset: assetIds.indexOf(oneOf(assetIds, 'an asset', subject)), target: unitOf(object) }
    }
    case 'score':
      return { about, side: sideOf(subject) }
    case 'movement':
      return { about, unit: unitOf(subject), to: hexOf(object) }
    case 'supply': {
      if (!/^\d{4}$/.test(subject)) {
        const unit = unitOf(subject)
        const { side } = scenario.units[unit] ?? { side: 0 }
        return { about, side, hex: object === undefined ? (state.hex[unit] ?? 0) : hexOf(object), unit }
      }
      if (!scenario.sides.some((one) => one.id === object))
        throw new UsageError(
          `Name the side whose supply is meant: ${scenario.sides.map((one) => one.id).join(' or ')}.`,
        )
      return { about, side: sideOf(object), hex: hexOf(subject) }
    }
    default: {
      const hint = hintForUnknown(about, questions)
      throw new UsageError(`There is no question "${about}".${hint === undefined ? '' : ` ${hint}`}`)
    }
  }
}

const whyNot = ({ scenario }: OperationalGame, state: OperationalState, question: OperationalQuestion): string => {
  const place = (unit: number): string => {
    const hex = state.hex[unit] ?? -1
    return `${scenario.units[unit]?.name ?? ''} ${hex < 0 ? 'is not on the map' : `stands at ${makeHexName(scenario.map, hex)}`}`
  }
  switch (question.about) {
    case 'odds':
      return `no attack is possible there: ${place(question.attacker)}, ${place(question.target)}.`
    case 'movement':
      return `the unit cannot reach ${makeHexName(scenario.map, question.to)} now: ${place(question.unit)}.`
    case 'supply':
      return 'there is no answer: the unit is not on the map.'
    case 'strike':
      return `there is no strike of that kind: ${place(question.target)}.`
    default:
      return 'there is no answer.'
  }
}

const print = (
  { subject, unit, value, terms }: Explanation,
  { rulebooks }: Compiled,
  system: string,
  io: Io,
): string => {
  const colours = picocolors.createColors(io.colour)
  const rows = terms.map((term) => ({ rule: term.rule, label: term.label, value: makeValue(term.value, unit) }))
  const total = makeValue(value, unit)
  const ruleWidth = Math.max(...rows.map(({ rule }) => rule.length), 0)
  const labelWidth = Math.max(...rows.map(({ label }) => label.length), 'Together'.length)
  const valueWidth = Math.max(...rows.map((row) => row.value.length), total.length)
  const line = (rule: string, label: string, number: string): string =>
    `  ${colours.cyan(rule.padEnd(ruleWidth))}  ${label.padEnd(labelWidth)}  ${number.padStart(valueWidth)}\n`
  const rules = rulebooks.find((book) => book.system === system)?.chapters.flatMap((chapter) => chapter.rules) ?? []
  const said = [...new Set(terms.map((term) => term.rule))].flatMap((rule) => {
    const text = rules.find(({ id }) => id === rule)?.text
    return text === undefined ? [] : [`  ${colours.cyan(rule.padEnd(ruleWidth))}  ${firstSentence(text)}\n`]
  })
  return (
    `${colours.bold(subject)}\n${rows.map((row) => line(row.rule, row.label, row.value)).join('')}` +
    `  ${colours.dim('-'.repeat(ruleWidth + labelWidth + valueWidth + 4))}\n${line('', 'Together', total)}` +
    (said.length > 0 ? `\n${said.join('')}` : '')
  )
}

const firstSentence = (text: string): string => /^.*?[.](?=\s|$)/s.exec(text)?.[0] ?? text
