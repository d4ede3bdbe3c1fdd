/** `sandtable check`: everything that can be known about content without playing it. Silent when it is clean. */
import { dirname, join } from 'node:path'
import { count } from '../../engine/words.ts'
import { openMemory } from '../checking/memory.ts'
import { makeReport } from '../diagnostics/diagnostic.ts'
import { compilerRoot, stampFiles } from '../emit/package.ts'
import { cacheOf } from '../emit/userCache.ts'
import type { Fixable } from '../fix/content.ts'
import { makeStopwatch, type Stopwatch } from '../timing.ts'
import { openWorkspace } from '../workspace.ts'
import { parseArguments, parseCount } from './arguments.ts'
import { type Command, type ExitCode, type Io, UsageError } from './command.ts'
import { contentOption, lookAtContent, namesOf, openLayers, outputOptions, printFindings } from './content.ts'
import { makeStatus } from './status.ts'

const options = {
  ...outputOptions,
  ...contentOption,
  fix: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  'show-suppressed': { type: 'boolean', default: false },
  'no-evidence': { type: 'boolean', default: false },
  threads: { type: 'string' },
  timing: { type: 'boolean', default: false },
} as const

export const check: Command = {
  summary: 'Check content: schemas, references, maps, design, rulebook, evidence',
  usage: `
Usage: sandtable check [dir] [options]

Checks a content directory (default: content, or the working directory if it is a pack) and prints what is wrong with it. Silent
when nothing is. A pack, which is a folder with pack.yaml, is laid over the content that comes with sandtable; what is wrong
there is not told unless the pack causes it.
What was found is remembered in your cache folder: a rule system or scenario that has not changed since is not looked at again.

Options:
  --content <dir>                     A pack that lies below it; several lie over each other in this order
  --format <text|json|sarif|github>   How to print findings (default: text)
  --fix                               Mend what has exactly one right answer, and print what is left
  --dry-run                           With --fix: print as a patch what it would write, and write nothing
  --show-suppressed                   List what is accepted in "suppress" too, with the reasons
  --no-evidence                       Do not ask for evidence of playtests, as while a scenario is being made
  --threads <n>                       Accepted for scripts that name it: a check takes one core
  --timing                            Say how long each stage and each rule took
  --no-color                          Do not colour the output

Exit codes: 0 clean, 1 findings, 2 wrong usage or no access to files.
`,
  run: async (args: readonly string[], io: Io): Promise<ExitCode> => {
    const { values, words } = parseArguments(args, options, 1)
    if (values.threads !== undefined) parseCount('threads', values.threads, 1, 256)
    if (values['dry-run'] && !values.fix) throw new UsageError('--dry-run belongs to --fix.')
    const begun = performance.now()
    const names = namesOf(words[0], values.content, io)
    const path = join(cacheOf(io.cwd), 'findings.json')
    const evidence = values['no-evidence'] !== true
    const layers = openLayers(names, io)
    let content = lookAtContent(names, layers)
    if (values.fix) {
      const code = await fixContent({ ...layers, look: content.packs }, values['dry-run'] === true, io)
      if (code !== undefined) return code
      content = lookAtContent(names, layers)
    }
    const stopwatch = makeStopwatch()
    const memory = openMemory(path, checkingCode())
    const status = makeStatus(io)
    const workspace = openWorkspace(content.files, {
      known: content.report.diagnostics,
      given: content.given,
      evidence,
      memory,
      retains: false,
      ...(values.timing && { timing: stopwatch }),
    })
    const unknown = workspace.unknown()
    let done = 0
    const found = workspace.allFindings(() => status.tell(`Checking ${++done} of ${unknown.length} scenarios`))
    status.clear()
    memory.save()
    const code = await printFindings({ ...content, report: makeReport(found) }, values.format, io, {
      showsSuppressed: values['show-suppressed'] === true,
      isWhole: true,
      evidence,
    })
    if (values.timing) io.error(describeTimes(stopwatch, performance.now() - begun))
    return code
  },
}

/** Mends content, or says what it would mend; the exit code when that is all that is to be done. */
const fixContent = async (content: Fixable, isDry: boolean, io: Io): Promise<ExitCode | undefined> => {
  const [{ fix }, { writeFixedContent }] = await Promise.all([import('../fix/content.ts'), import('../fix/write.ts')])
  const mended = fix(content)
  const isNone = mended.done.length === 0
  const what = `${count(mended.done.length, 'finding')} in ${count(mended.files.flat().length, 'file')}`
  if (isDry) {
    io.out(mended.patch)
    io.error(isNone ? 'Nothing can be mended by itself.\n' : `${what} would be mended.\n`)
    return isNone ? 0 : 1
  }
  writeFixedContent(content, mended)
  if (!isNone) io.error(`${what} mended.\n`)
  return undefined
}

let code: string | undefined

/** The code that finds things: all of compiler and engine, as it was when it was first asked for in this process. */
export const checkingCode = (): string => {
  code ??= stampFiles(dirname(compilerRoot), ['compiler', 'engine'])
  return code
}

const mostLines = 25

const describeTimes = ({ times }: Stopwatch, whole: number): string => {
  const lines = [...times]
    .sort(([, a], [, b]) => b.time - a.time)
    .slice(0, mostLines)
    .map(
      ([name, { time, count: times }]) => `${time.toFixed(1).padStart(10)} ms ${String(times).padStart(7)}x  ${name}\n`,
    )
  const head = 'Time of all threads by stage and rule; what is remembered took none:\n'
  return `${lines.length === 0 ? 'Everything was remembered.\n' : head + lines.join('')}${whole.toFixed(0).padStart(10)} ms           all, as the clock saw it\n`
}
