/**
 * `npm test`: runs the stages of the tests, as many side by side as there are cores, and says at the end what took how long: wall
 * and processor seconds of each stage, and the files of tests that took most. A stage that fails prints all that it said and how it
 * runs alone; nothing more is begun then, and the exit code is 1. The figures are kept in `.sandtable/test-times.json`.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type FileTime, timesVariable } from './time/reporter.ts'
import { workersVariable } from './time/workers.ts'

export interface Stage {
  /** The script of package.json that it runs. */
  readonly name: string
  /** A stage that must have passed before. */
  readonly after?: string
}

/** In the order in which they begin when nothing hinders them: what others wait for, then the longest. */
const stages: readonly Stage[] = [
  { name: 'build' },
  { name: 'lint' },
  { name: 'typecheck' },
  { name: 'test:browser', after: 'build' },
  { name: 'test:unit' },
  { name: 'test:pack' },
  { name: 'test:evidence' },
  { name: 'test:content' },
  { name: 'test:tables', after: 'test:unit' },
  { name: 'test:links', after: 'build' },
]

/** The result of a script. */
export interface Ended {
  readonly passed: boolean
  readonly output: string
  /** Processor seconds, those of all programs that it started included. */
  readonly seconds: number
  /** Of the files of tests that it ran. */
  readonly files: readonly FileTime[]
}

/** The result of a stage. */
export interface Outcome extends Ended {
  readonly name: string
  readonly wall: number
}

/**
 * Runs stages on some cores.
 * @returns what came of those that were begun, in the order in which they ended
 */
export const runStages = async (
  all: readonly Stage[],
  cores: number,
  run: (name: string) => Promise<Ended>,
  print: (line: string) => void,
): Promise<readonly Outcome[]> => {
  const waiting = [...all]
  const running = new Map<string, Promise<void>>()
  const outcomes: Outcome[] = []
  const hasPassed = (name: string): boolean => outcomes.some((one) => one.name === name && one.passed)
  const begin = async (name: string): Promise<void> => {
    const begun = performance.now()
    const ended = await run(name)
    running.delete(name)
    outcomes.push({ ...ended, name, wall: (performance.now() - begun) / 1000 })
    if (ended.passed) print(`passed ${name}`)
    else print(`FAILED ${name}\n${ended.output.trimEnd()}\nRun it alone: npm run ${name}`)
    if (!ended.passed) waiting.length = 0
  }
  while (waiting.length + running.size > 0) {
    for (const stage of [...waiting])
      if (running.size < cores && (stage.after === undefined || hasPassed(stage.after))) {
        waiting.splice(waiting.indexOf(stage), 1)
        running.set(stage.name, begin(stage.name))
      }
    await Promise.race(running.values())
  }
  return outcomes
}

/** Files of tests that are told of. */
const mostFiles = 20
/** Processor seconds from which on a file of tests is too dear: a finding. */
const dearFrom = 20

const inSeconds = (seconds: number): string => `${seconds.toFixed(1).padStart(7)} s`

/** Returns the times of stages and files as a text. `wall` is the time of all stages in seconds. */
export const timesText = (outcomes: readonly Outcome[], wall: number): string => {
  const total = outcomes.reduce((sum, { seconds }) => sum + seconds, 0)
  const rows = [...outcomes, { name: 'in all', wall, seconds: total, passed: true }].map(
    ({ name, wall, seconds, passed }) => `${inSeconds(wall)} ${inSeconds(seconds)}  ${name}${passed ? '' : ' FAILED'}`,
  )
  const files = outcomes.flatMap((one) => one.files).sort((a, b) => b.seconds - a.seconds)
  const dearest = files
    .slice(0, mostFiles)
    .map(({ file, seconds }) => `          ${inSeconds(seconds)}  ${file}${seconds > dearFrom ? ' TOO DEAR' : ''}`)
  const dear = files.filter(({ seconds }) => seconds > dearFrom).length
  return [
    '     wall processor  stages',
    ...rows,
    ...(dearest.length > 0 ? ['          processor  the dearest files of tests', ...dearest] : []),
    ...(dear > 0 ? [`Finding: ${dear} files take more than ${dearFrom} s; find out what they do twice.`] : []),
  ].join('\n')
}

/** Of what `times` of a POSIX shell prints, the processor seconds: `0m0.00s 0m0.00s` of itself, and a line of its children. */
export const secondsOf = (times: string): number =>
  [...times.matchAll(/(\d+)m([\d.]+)s/g)].reduce((sum, [, minutes, seconds]) => sum + 60 * +minutes + +seconds, 0)

const readTimes = (path: string): readonly FileTime[] => {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as readonly FileTime[]
  } catch {
    return []
  }
}

/**
 * Workers of a stage of tests: half of the cores, since another stage runs beside it; more of them take turns, and each takes longer for the
 * same work. Those of the browser wait for pages half of their time: there is one for each core.
 */
const workersOf = (name: string): number =>
  name === 'test:browser' ? availableParallelism() : Math.max(1, Math.floor(availableParallelism() / 2))

/** Runs a script of package.json. `folder` takes what lasts as long as the run: the times of its files, and compiled code. */
const runScript = (name: string, folder: string): Promise<Ended> =>
  new Promise((done) => {
    const path = join(folder, `${name.replaceAll(':', '-')}.json`)
    const child = spawn('sh', ['-c', `npm run --silent ${name}; code=$?; times >&3; exit $code`], {
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
      env: {
        ...process.env,
        // Code that one program has compiled is there for all others of the run.
        NODE_COMPILE_CACHE: join(folder, 'code'),
        [timesVariable]: path,
        [workersVariable]: String(workersOf(name)),
      },
    })
    let output = ''
    let times = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => (output += text))
    child.stdio[3]?.on('data', (text) => (times += text))
    child.on('close', (code) => done({ passed: code === 0, output, seconds: secondsOf(times), files: readTimes(path) }))
  })

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = mkdtempSync(join(tmpdir(), 'sandtable-times-'))
  const begun = performance.now()
  const outcomes = await runStages(
    stages,
    availableParallelism(),
    (name) => runScript(name, folder),
    (line) => console.log(line),
  )
  rmSync(folder, { recursive: true })
  console.log(timesText(outcomes, (performance.now() - begun) / 1000))
  const kept = outcomes.map(({ output, ...outcome }) => outcome)
  mkdirSync('.sandtable', { recursive: true })
  writeFileSync('.sandtable/test-times.json', `${JSON.stringify(kept, null, 1)}\n`)
  process.exitCode = outcomes.filter(({ passed }) => passed).length === stages.length ? 0 : 1
}
