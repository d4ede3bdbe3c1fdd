/** `sandtable replay`: plays a record again, tells what happened, and gives the hash of the last state. */
import { stateHash } from '../../engine/hash.ts'
import { replay as replayRecord } from '../../engine/play.ts'
import { openGame } from '../../engine/systems/index.ts'
import { compile } from '../compile.ts'
import { identityOf } from '../resolve/identity.ts'
import { workshopOf } from '../systems/index.ts'
import { parseArguments } from './arguments.ts'
import { type Command, type ExitCode, type Io, UsageError } from './command.ts'
import { contentOption, openContent, outputOptions, printFindings } from './content.ts'
import { findRecord } from './record.ts'

const options = {
  ...outputOptions,
  ...contentOption,
  quiet: { type: 'boolean', default: false },
} as const

export const replay: Command = {
  name: 'replay',
  summary: 'Play a record again; tell what happened and how it stood at the end',
  usage: `
Usage: sandtable replay <record> [options]

Plays a recorded game again, checking every move, and prints its log, its outcome and the hash of its last state: the
same in Node and in every browser. <record> is a file saved by the player on a scenario's page, or the text of a record
itself, as it stands behind #r= in a position link.

Options:
  --content <dir>   Pack or content directory with the scenario (default: content, or the working directory if it is a
                    pack); several lie over each other in this order
  --quiet           Print only the outcome and the hash
  --format <text|json|sarif|github>
                    How to print findings, when there are any (default: text)
  --no-color        Do not colour the output

Exit codes: 0 replayed, 1 the record does not fit the scenario or the content has errors, 2 wrong usage or no access
to files.
`,
  run: async (args: readonly string[], io: Io): Promise<ExitCode> => {
    const { values, words } = parseArguments(args, options, 1)
    if (words[0] === undefined) throw new UsageError('Name a record: a file, or its text.')
    const record = await findRecord(words[0], io)
    const content = await openContent(undefined, values.content, io)
    const compiled = compile(content.files, content.report)
    const found = compiled.scenarios.find(({ scenario }) => identityOf(scenario) === record.scenario)
    if (found === undefined) {
      if (content.report.hasErrors()) return printFindings(content, values.format, io)
      io.error(
        `sandtable replay: no scenario of ${content.name} has the hash ${record.scenario}; it may have changed since.\n`,
      )
      return 1
    }
    const game = openGame(found.scenario)
    const { tell, reason } = workshopOf(found.scenario.system).commands
    const played = replayRecord(game, record)
    if (!played.ok) {
      io.error(`sandtable replay: move ${played.at + 1} cannot be made: ${played.reason}\n`)
      return 1
    }
    if (!values.quiet) {
      for (const events of played.events) {
        for (const event of events) {
          const line = tell(found.scenario, event)
          if (line) io.out(`${line.isHeading ? '' : '  '}${line.text}\n`)
        }
      }
    }
    const { state } = played.position
    const outcome = game.outcome(state)
    io.out(`${found.scenario.title}: ${outcome ? reason(outcome.reason) : `turn ${state.turn}, not over yet.`}\n`)
    io.out(`${record.moves.length} moves, state ${stateHash(game, state)}\n`)
    return 0
  },
}
