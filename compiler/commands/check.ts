/** `sandtable check`: everything that can be known about content without playing it. Silent when it is clean. */
import { existsSync, readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { openMemory } from '../checking/memory.ts'
import type { Share } from '../checking/share.ts'
import { callTeam, manyScenarios, type Team } from '../checking/team.ts'
import { makeReport } from '../diagnostics/diagnostic.ts'
import { compilerRoot, stampFiles } from '../emit/package.ts'
import { OutputError } from '../emit/write.ts'
import { homeOf } from '../files.ts'
import type { Fixable } from '../fix/content.ts'
import { makeStopwatch, type Stopwatch } from '../timing.ts'
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
  name: 'check',
  summary: 'Check content: schemas, references, maps, design, rulebook, evidence',
  usage: `
Usage: sandtable check [dir] [options]

Checks a content directory (default: content, or the working directory if it is a pack) and prints what is wrong with it. Silent
when nothing is. A pack, which is a folder with pack.yaml, is laid over the content that comes with sandtable; what is wrong
there is not told unless the pack causes it.
What was found is remembered in .sandtable: a rule system or scenario that has not changed since is not looked at again.

Options:
  --content <dir>                     A pack that lies below it; several lie over each other in this order
  --format <text|json|sarif|github>   How to print findings (default: text)
  --fix                               Mend what has exactly one right answer, and print what is left
  --dry-run                           With --fix: print as a patch what it would write, and write nothing
  --show-suppressed                   List what is accepted in "suppress" too, with the reasons
  --no-evidence                       Do not ask for evidence of playtests, as while a scenario is being made
  --threads <n>                       Cores to use when there is much to do (default: all)
  --timing                            Say how long each stage and each rule took
  --no-color                          Do not colour the output

Exit codes: 0 clean, 1 findings, 2 wrong usage or no access to files.
`,
  run: async (args: readonly string[], io: Io): Promise<ExitCode> => {
    const { values, words } = parseArguments(args, options, 1)
    const threads = values.threads === undefined ? undefined : parseCount('threads', values.threads, 1, 256)
    if (values['dry-run'] && !values.fix) throw new UsageError('--dry-run belongs to --fix.')
    const begun = performance.now()
    const names = namesOf(words[0], values.content, io)
    const path = join(io.cwd, '.sandtable', 'findings.json')
    const evidence = values['no-evidence'] !== true
    const isCold = !values.fix && !existsSync(path)
    const team = isCold
      ? callEarly(threads ?? availableParallelism(), { names, cwd: io.cwd, evidence, timed: values.timing })
      : undefined
    const layers = openLayers(names, io, (file) => team?.scenarios.has(homeOf(file) ?? '') === true)
    let content = lookAtContent(names, layers)
    if (values.fix) {
      const code = await fixContent({ ...layers, look: content.packs }, values['dry-run'] === true, io)
      if (code !== undefined) return code
      content = lookAtContent(names, layers)
    }
    const stopwatch = makeStopwatch()
    const memory = openMemory(path, checkingCode())
    const status = makeStatus(io)
    const { findAll } = await import('../checking/findAll.ts')
    const found = await findAll(content.files, {
      known: content.report.diagnostics,
      given: content.given,
      evidence,
      memory,
      source: { names, cwd: io.cwd },
      ...(threads !== undefined && { threads }),
      ...(team && { team }),
      progress: (done, all) => status.tell(`Checking ${done} of ${all} scenarios`),
      ...(values.timing && { stopwatch }),
    })
    status.clear()
    memory.save()
    // What is told of is shown, and what others have looked at was not read here.
    if (team !== undefined && found.length > 0) content = lookAtContent(names, openLayers(names, io))
    const code = await printFindings({ ...content, report: makeReport(found) }, values.format, io, {
      showsSuppressed: values['show-suppressed'] === true,
      isWhole: true,
      evidence,
    })
    if (values.timing) io.error(describeTimes(stopwatch, performance.now() - begun))
    return code
  },
}

/** Sets other threads to work before anything is read, when there seems to be much to do. */
const callEarly = (threads: number, content: Omit<Share, 'scenarios'>): Team | undefined => {
  if (threads < 2) return undefined
  const { names, cwd } = content
  const scenarios = [...new Set(names.flatMap((name) => foldersIn(join(resolve(cwd, name), 'scenarios'))))]
  return scenarios.length < manyScenarios ? undefined : callTeam(threads - 1, { ...content, scenarios })
}

const foldersIn = (directory: string): readonly string[] => {
  try {
    return readdirSync(directory).map((name) => `scenarios/${name}`)
  } catch {
    return []
  }
}

/** Mends content, or says what it would mend; the exit code when that is all that is to be done. */
const fixContent = async (content: Fixable, isDry: boolean, io: Io): Promise<ExitCode | undefined> => {
  const [{ fix }, { writeFixedContent }] = await Promise.all([import('../fix/content.ts'), import('../fix/write.ts')])
  const mended = fix(content)
  const count = mended.done.length
  const files = mended.files.flat().length
  const what = `${count} ${count === 1 ? 'finding' : 'findings'} in ${files} ${files === 1 ? 'file' : 'files'}`
  if (isDry) {
    io.out(mended.patch)
    io.error(count === 0 ? 'Nothing can be mended by itself.\n' : `${what} would be mended.\n`)
    return count === 0 ? 0 : 1
  }
  try {
    writeFixedContent(content, mended)
  } catch (error) {
    if (!(error instanceof OutputError)) throw error
    io.error(`sandtable check: ${error.message}\n`)
    return 2
  }
  if (count > 0) io.error(`${what} mended.\n`)
  return undefined
}

/** The code that finds things: all of compiler and engine. */
export const checkingCode = (): string => stampFiles(dirname(compilerRoot), ['compiler', 'engine'])

/** Most lines of a list of times. */
const mostLines = 25

const describeTimes = ({ times }: Stopwatch, whole: number): string => {
  const lines = [...times]
    .sort(([, a], [, b]) => b.time - a.time)
    .slice(0, mostLines)
    .map(([name, { time, count }]) => `${time.toFixed(1).padStart(10)} ms ${String(count).padStart(7)}x  ${name}\n`)
  const head = 'Time of all threads by stage and rule; what is remembered took none:\n'
  return `${lines.length === 0 ? 'Everything was remembered.\n' : head + lines.join('')}${whole.toFixed(0).padStart(10)} ms           all, as the clock saw it\n`
}
