/**
 * `npm test`: runs the stages of the tests, side by side where they do not disturb each other, and says at the end what took how
 * long. A stage that fails prints all that it said; nothing more is begun then, and the exit code is 1.
 */
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'

export interface Stage {
  /** The script of package.json that it runs. */
  readonly name: string
  /** Keeps all cores busy by itself, or watches the clock: it runs alone. */
  readonly isAlone?: boolean
  /** A stage that must have passed before. */
  readonly after?: string
}

/** In the order in which they begin when nothing hinders them: the quick ones and the longest first. */
const stages: readonly Stage[] = [
  { name: 'typecheck' },
  { name: 'lint' },
  { name: 'build' },
  { name: 'test:pack' },
  { name: 'test:content' },
  { name: 'test:evidence' },
  { name: 'test:links', after: 'build' },
  { name: 'test:unit', isAlone: true },
  { name: 'test:tables', isAlone: true, after: 'test:unit' },
  { name: 'test:browser', isAlone: true, after: 'build' },
]

interface Ended {
  readonly passed: boolean
  readonly output: string
}

/** Runs a script of package.json. */
const runScript = (name: string): Promise<Ended> =>
  new Promise((done) => {
    const child = spawn(`npm run --silent ${name}`, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
    child.on('close', (code) => done({ passed: code === 0, output }))
  })

/** Runs stages on some cores; whether all passed. */
export const runStages = async (
  all: readonly Stage[],
  cores: number,
  run: (name: string) => Promise<Ended>,
  print: (line: string) => void,
): Promise<boolean> => {
  const waiting = [...all]
  const running = new Map<Stage, Promise<void>>()
  const passed = new Set<string>()
  const times: string[] = []
  const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1).padStart(7)} s`
  const hasRoom = ({ isAlone, after }: Stage): boolean =>
    (after === undefined || passed.has(after)) &&
    (isAlone ? running.size === 0 : running.size < cores && ![...running.keys()].some((one) => one.isAlone))
  const begin = async (stage: Stage): Promise<void> => {
    const begun = performance.now()
    const ended = await run(stage.name)
    running.delete(stage)
    times.push(`${seconds(begun)}  ${stage.name}${ended.passed ? '' : ' FAILED'}`)
    print(ended.passed ? `passed ${stage.name}` : `FAILED ${stage.name}\n${ended.output}`)
    if (ended.passed) passed.add(stage.name)
    else waiting.length = 0
  }
  const allBegun = performance.now()
  while (waiting.length + running.size > 0) {
    for (let at = waiting.findIndex(hasRoom); at >= 0; at = waiting.findIndex(hasRoom)) {
      const [stage] = waiting.splice(at, 1)
      running.set(stage, begin(stage))
    }
    await Promise.race(running.values())
  }
  print([...times, `${seconds(allBegun)}  in all`].join('\n'))
  return passed.size === all.length
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const passed = await runStages(stages, availableParallelism(), runScript, (line) => console.log(line))
  process.exitCode = passed ? 0 : 1
}
