/** `sandtable replay`: replays a record or a sample win, prints its log and the hash of the last state. */
import type { Outcome } from '../../engine/game.ts'
import { stateHash } from '../../engine/hash.ts'
import { type Identity, makeRecord, type Record } from '../../engine/record.ts'
import { compile, findScenario } from '../compile.ts'
import type { RenderedScenario } from '../content.ts'
import { playSampled } from '../playtest/evidence.ts'
import { quoteWord } from '../quoteWord.ts'
import { identityOf } from '../resolve/identity.ts'
import { systemRendererOf } from '../systems/systemRenderers.ts'
import type { OneScenario } from '../workspace.ts'
import { parseArguments } from './arguments.ts'
import { checkPlayed, findChain } from './chain.ts'
import { type Command, type ExitCode, type Io, UsageError } from './command.ts'
import { contentOption, type OpenContent, openContent, outputOptions, printFindings, shownPath } from './content.ts'
import { findRecord, playRecord } from './record.ts'
import {
  asSentence,
  chooseWin,
  describeSampleWinsOf,
  findSampleWins,
  recordOf,
  sampleWinsOf,
  whereKept,
} from './sampleWins.ts'

const options = {
  ...outputOptions,
  ...contentOption,
  side: { type: 'string' },
  way: { type: 'string' },
  game: { type: 'string' },
  player: { type: 'string' },
  record: { type: 'boolean', default: false },
  quiet: { type: 'boolean', default: false },
} as const

export const replay: Command = {
  summary: 'Play a record or a kept win again; tell what happened and how it stood at the end',
  usage: `
Usage: sandtable replay <record> [options]
       sandtable replay <scenario> [--side <side>] [--way <way>] [options]
       sandtable replay <scenario> --game <number> [options]

Plays a recorded game again, checking every move, and prints its log, its outcome and the hash of its last state: the
same in Node and in every browser. <record> is a file saved by the player on a scenario's page, or the text of a record
itself, as it stands behind #r= in a position link. A game that two persons played by link is verified, too: <record> is
then the file that the page saved, or a link with #link=.

<scenario> is the id of a scenario, its folder, or its witness.json: the shortest games that each side has won in each way,
which sandtable playtest keeps. They are listed; --side and --way choose, and the shortest that fits is played again.

With --game, the game of this number is played again of those that the scenario's evidence.json speaks of: the first is 0.
Each player of its panel has played games against itself; --player names the one that is meant.

Options:
  --game <number>   Plays a game of the evidence again
  --player <name>   With --game: whose game (default: the first of the panel)
  --record          Print the record of the game alone: behind #r= in the address of the scenario's page it opens there
  --side <side>     Of the kept wins one of this side, by its id
  --way <way>       Of the kept wins one that was won in this way
  --content <dir>   Pack or content directory with the scenario (default: the one that the folder lies in, content, or the
                    working directory if it is a pack); several lie over each other in this order
  --quiet           Print only the outcome and the hash
  --format <text|json|sarif|github>
                    How to print findings, when there are any (default: text)
  --no-color        Do not colour the output

Exit codes: 0 replayed or listed, 1 the record does not fit the scenario or the content has errors, 2 wrong usage or no
access to files.

Examples:
  sandtable replay game.txt
  sandtable replay singling
  sandtable replay singling --game 217
  sandtable replay content/scenarios/singling/witness.json --side germans
`,
  run: async (args: readonly string[], io: Io): Promise<ExitCode> => {
    const { values, words } = parseArguments(args, options, 1)
    const [word] = words
    if (word === undefined)
      throw new UsageError('Name a record, a file with one, or a scenario whose won games are kept.')
    if (values.player !== undefined && values.game === undefined) throw new UsageError('--player goes with --game.')
    const say = (text: string): ExitCode => {
      io.error(`sandtable replay: ${text}\n`)
      return 1
    }
    const where = await whereKept(word, io)
    if (where !== undefined) {
      const content = await openContent(undefined, values.content ?? where.content, io)
      const found = findSampleWins(where, content)
      if (typeof found === 'string') return sayNotFound(found, content, values.format, io)
      const kept = sampleWinsOf(where, found)
      if (values.game !== undefined) {
        const record = gameOfEvidence(found, values.game, values.player)
        return typeof record === 'string' ? say(record) : play(found, record, values, io)
      }
      const named = values.content ?? (where.content === undefined ? [] : [shownPath(where.content, io)])
      const inContent = named.map((one) => ` --content ${quoteWord(one)}`).join('')
      if (kept === undefined)
        return say(
          `${shownPath(content.folderOf(found.directory), io)} has no witness.json that can be read: sandtable playtest --witness ${found.id}${inContent} writes it.`,
        )
      if (values.side === undefined && values.way === undefined) {
        const words = [word, ...(values.content ?? []).flatMap((one) => ['--content', one])]
        io.out(describeSampleWinsOf(kept, found, words.map(quoteWord).join(' ')))
        return 0
      }
      return play(found, recordOf(chooseWin(kept, found, values), found), values, io)
    }
    if (values.side !== undefined || values.way !== undefined || values.game !== undefined)
      throw new UsageError('--side, --way and --game choose among the games of a scenario; this is a record.')
    const given = (await findChain(word, io)) ?? (await findRecord(word, io))
    const content = await openContent(undefined, values.content, io)
    const one = scenarioOf(given, content)
    if (one === undefined) {
      const why = `no scenario of ${content.name} has the hash ${given.scenario}; it may have changed since.`
      return sayNotFound(why, content, values.format, io)
    }
    const { scenario: found, system } = one
    if ('moves' in given) return play(found, given, values, io, system.rules)
    const checked = await checkPlayed(found.scenario, system.rules, given)
    if (typeof checked === 'string') return say(checked)
    if (!values.record) io.out(`${checked.verified}\n`)
    if (checked.record !== undefined) return play(found, checked.record, values, io, system.rules)
    io.out('The game has not begun.\n')
    return 0
  },
}

const scenarioOf = (record: Identity, { files, report }: OpenContent): OneScenario | undefined =>
  findScenario(files, report.diagnostics, ({ scenario }) => identityOf(scenario).scenario === record.scenario)

/** Says why a scenario was not found: there are errors, or else what is given. */
const sayNotFound = async (
  why: string,
  content: OpenContent,
  format: string | undefined,
  io: Io,
): Promise<ExitCode> => {
  compile(content.files, content.report)
  if (content.report.hasErrors()) return printFindings(content, format, io)
  io.error(`sandtable replay: ${why}\n`)
  return 1
}

/** A game of a scenario's evidence, or why there is none. @throws UsageError when the number is none */
const gameOfEvidence = (
  { scenario, evidence }: RenderedScenario,
  word: string,
  player: string | undefined,
): Record | string => {
  const number = Number(word)
  if (!/^\d{1,9}$/.test(word)) throw new UsageError(`"${word}" is not the number of a game.`)
  if (evidence === null)
    return `${scenario.title} has no evidence that speaks for it as it stands: sandtable playtest ${scenario.id} gathers it.`
  const { panel } = evidence
  const found = player === undefined ? panel[0] : panel.find((one) => one.player === player)
  if (found === undefined)
    return `the evidence of ${scenario.title} speaks of games of ${panel.map((one) => one.player).join(', ')}.`
  return number < found.games
    ? playSampled(scenario, evidence, found.player, number)
    : `the evidence of ${scenario.title} speaks of ${found.games} games of ${found.player}: 0 to ${found.games - 1}.`
}

interface Shown {
  readonly quiet: boolean
  readonly record: boolean
}

/** @param rules all tables of its system; games that come with a scenario have its forces and need none */
const play = (
  found: RenderedScenario,
  record: Record,
  { quiet, record: isBare }: Shown,
  io: Io,
  rules: object = {},
): ExitCode => {
  const played = playRecord(found.scenario, rules, record)
  if (typeof played === 'string') {
    io.error(`sandtable replay: ${played}\n`)
    return 1
  }
  if (isBare) {
    io.out(`${makeRecord(record)}\n`)
    return 0
  }
  const { game, scenario, position } = played
  const { tell, reason } = systemRendererOf(found.scenario.system).commands
  if (!quiet) {
    for (const events of played.events) {
      for (const event of events) {
        const line = tell(scenario, event)
        if (line) io.out(`${line.tone === 'turn' ? '' : '  '}${line.text}\n`)
      }
    }
  }
  const { state } = position
  const outcome = game.outcome(state)
  const { sides, title } = scenario
  const ended = ({ winners, reason: why }: Outcome): string => {
    const names = winners.map((side) => sides[side].name)
    return `${names.length === 0 ? 'A draw.' : `${names.join(' and ')} ${names.length > 1 ? 'win' : 'wins'}.`} ${asSentence(reason(why))}`
  }
  const level = record.difficulty === undefined ? '' : `, ${record.difficulty}`
  io.out(`${title}${level}: ${outcome ? ended(outcome) : `turn ${state.turn}, not over yet.`}\n`)
  io.out(`${record.moves.length} moves, state ${stateHash(game, state)}\n`)
  return 0
}
