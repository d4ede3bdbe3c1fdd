/** `sandtable export`: a position of a game as a scenario that begins with it. */
import { basename, resolve } from 'node:path'
import { makeReport } from '../diagnostics/diagnostic.ts'
import { type Format, print } from '../diagnostics/print.ts'
import { asScenario } from '../exchange/asScenario.ts'
import { openWorkspace } from '../workspace.ts'
import { parseArguments } from './arguments.ts'
import { type Command, type ExitCode, type Io, UsageError } from './command.ts'
import { contentOption, hintForScenario, namedPath, openContent, outputOptions, printFindings } from './content.ts'
import { findRecord, playRecord } from './record.ts'
import { writeFiles } from './writing.ts'

const options = {
  ...outputOptions,
  ...contentOption,
  out: { type: 'string' },
  id: { type: 'string' },
  title: { type: 'string' },
  force: { type: 'boolean', default: false },
} as const

const longestTitle = 80

export const exportCommand: Command = {
  summary: 'Make a scenario of a position of a game',
  usage: `
Usage: sandtable export <scenario> <record> --out <folder> [options]

Plays a record again and writes the position at its end as the folder of a scenario: units where they stand, ground as
it is held, bridges, forts and obstacles as they are, reinforcements still to come, turns counted anew from the one that
is going on. Whoever is to move moves first. What no scenario can say is told, a line each. Findings of check that follow
from how the game stood are accepted in the scenario, with the reason.

<record> is a file saved by the player on a scenario's page, a position link (with #r= in it), or the text of a record.

Options:
  --out <folder>                      Where the scenario goes, such as content/scenarios/korsun-late
  --id <id>                           Its id (default: the name of the folder)
  --title <title>                     Its title (default: that of the scenario, "going on")
  --content <dir>                     Pack or content directory with the scenario (default: content, or the working
                                      directory if it is a pack); several lie over each other in this order
  --force                             Write over files that are there
  --format <text|json|sarif|github>   How to print findings (default: text)
  --no-color                          Do not colour the output

Exit codes: 0 written, 1 the record does not fit, the game is over or the content has errors, 2 wrong usage or no access
to files.

Example:
  sandtable export korsun game.txt --out content/scenarios/korsun-late --title "Korsun, the fourth week"
`,
  run: async (args: readonly string[], io: Io): Promise<ExitCode> => {
    const { values, words } = parseArguments(args, options, 2)
    const [id, word] = words
    if (id === undefined || word === undefined)
      throw new UsageError('Name a scenario, and a record: a file, a link or its text.')
    if (values.out === undefined) throw new UsageError('Say with --out where the scenario goes.')
    const folder = resolve(io.cwd, values.out)
    const naming = { id: values.id ?? basename(folder), title: checkTitle(values.title ?? '') }
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(naming.id))
      throw new UsageError(
        `"${naming.id}" is no id: it takes lower-case letters, digits and single hyphens. Give one with --id.`,
      )
    const record = await findRecord(word, io)
    const content = await openContent(undefined, values.content, io)
    const workspace = openWorkspace(content.files, { known: content.report.diagnostics })
    const one = workspace.scenario(id)
    const say = (text: string): ExitCode => {
      io.error(`sandtable export: ${text}\n`)
      return 1
    }
    if (one === undefined) {
      const report = makeReport(
        workspace.findings().filter(({ file }) => file.startsWith(`scenarios/${id}/`) || file.startsWith('systems/')),
      )
      return report.hasErrors()
        ? printFindings({ ...content, report }, values.format, io)
        : say(`no scenario of ${content.name} is called "${id}".${hintForScenario(id, content)}`)
    }
    const { scenario: found, system } = one
    const played = playRecord(found.scenario, system.rules, record)
    if (typeof played === 'string') return say(played)
    const { scenario, position } = played
    const made = asScenario({ ...found, scenario }, position.state, naming, workspace)
    if (typeof made === 'string') return say(made)
    const { exported, accepted, findings } = made
    const nameOf = (path: string): string => namedPath(path, io)
    writeFiles(
      folder,
      new Map([
        ['scenario.yaml', exported.scenario],
        ['map.yaml', exported.map],
        ['briefing.md', exported.briefing],
      ]),
      values.force === true,
      nameOf,
    )
    io.out(
      `${found.scenario.title}, turn ${position.state.turn}, is the scenario "${naming.id}" in ${nameOf(folder)}.\n`,
    )
    for (const line of exported.lost) io.out(`  ${line}\n`)
    if (accepted.length > 0) io.out(`  Accepted as the game stood: ${accepted.join(', ')}.\n`)
    const errors = findings.filter(({ severity }) => severity === 'error')
    if (errors.length === 0) return 0
    const { format = 'text' } = values
    io.out(print(format as Format, errors, { files: workspace.files(), root: '', colour: io.colour }))
    return 1
  },
}

const checkTitle = (title: string): string => {
  if (title.length > longestTitle || title !== title.trim() || /\p{Cc}/u.test(title))
    throw new UsageError(`--title takes a line of at most ${longestTitle} characters without blanks at its ends.`)
  return title
}
