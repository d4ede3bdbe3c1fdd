/**
 * `npm run kills [-- 200 [seed]]`: kills builds and playtests of two scenarios at random instants, which the seed draws. After each kill,
 * what stands there is whole and either the old or the new, or the next run makes it so; evidence and won games always belong to each
 * other. Exit code 1 when not.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Manifest } from '../../compiler/bundle.ts'
import { rollingDice } from '../../engine/dice.ts'

const root = new URL('../../', import.meta.url).pathname
const kills = Number(process.argv[2] ?? 200)
const dice = rollingDice(Number(process.argv[3] ?? 1))
const home = mkdtempSync(join(tmpdir(), 'sandtable-kills-'))
const content = join(home, 'content')
const out = join(home, 'build')
const scenarios = ['one', 'two']

/** The tables of both systems, and a scenario of each: without the rulebooks a run takes a second. */
const prepare = async (): Promise<void> => {
  mkdirSync(content)
  for (const system of readdirSync(join(root, 'content/systems')))
    cpSync(join(root, 'content/systems', system), join(content, 'systems', system), {
      recursive: true,
      filter: (path) => !path.endsWith('/rules'),
    })
  await run(['new', 'pack', 'pack'])
  for (const [at, id] of scenarios.entries())
    await run(['new', 'scenario', id, '--pack', 'pack', '--system', ['operational', 'command-cards'][at] ?? ''])
  cpSync(join(home, 'pack/scenarios'), join(content, 'scenarios'), { recursive: true })
}

const start = (words: readonly string[]): ChildProcess =>
  spawn(process.execPath, [join(root, 'compiler/cli.ts'), ...words], {
    cwd: home,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, XDG_CACHE_HOME: join(home, 'cache') },
  })

/** Runs a command to its end, or kills it with all its workers after some milliseconds; what it told, and whether it came to its end. */
const run = (
  words: readonly string[],
  killAfter?: number,
): Promise<{ readonly told: string; readonly ended: boolean }> =>
  new Promise((done) => {
    const child = start(words)
    let told = ''
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      told += text
    })
    const timer =
      killAfter === undefined || child.pid === undefined
        ? undefined
        : setTimeout((group: number) => process.kill(-group, 'SIGKILL'), killAfter, child.pid)
    child.on('close', (code) => {
      clearTimeout(timer)
      done({ told, ended: code !== null && code < 2 })
    })
  })

/** Both forms of the content that runs go between: each run has something to change. */
const put = (form: 0 | 1): void => {
  for (const id of scenarios) {
    const file = join(content, 'scenarios', id, 'scenario.yaml')
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, text.replace(/^date: .*/m, `date: 1944-08-1${5 + form}`))
  }
}

const textOf = (path: string): string | undefined => (existsSync(path) ? readFileSync(path, 'utf8') : undefined)

/** Evidence with won games, as one text for each scenario; one without the other is neither old nor new. */
const gathered = (): readonly string[] =>
  scenarios.map((id) => {
    const folder = join(content, 'scenarios', id)
    // A kill between two moves is finished by the next start, of any command.
    const ready = join(folder, '.gathered')
    return ['evidence.json', 'witness.json']
      .map((name) => textOf(join(ready, name)) ?? textOf(join(folder, name)))
      .join('\n')
  })

/** Finds a fault of a build by its own manifest; undefined when there is none. */
const faultOfBuild = (folder: string): string | undefined => {
  const manifest = textOf(join(folder, 'manifest.json'))
  if (manifest === undefined) return 'no manifest'
  const { files } = JSON.parse(manifest) as Manifest
  for (const [path, hash] of Object.entries(files)) {
    const file = join(folder, path)
    if (!existsSync(file)) return `${path} is missing`
    const found = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, hash.length)
    if (found !== hash) return `${path} is torn`
  }
  return undefined
}

/** Lists files that no finished run leaves behind. */
const leftovers = (): readonly string[] =>
  [home, ...scenarios.map((id) => join(content, 'scenarios', id))].flatMap((folder) =>
    readdirSync(folder).filter((name) => name.startsWith('.')),
  )

const build = ['build', 'content', '--no-site', '--out', 'build']
const playtest = ['playtest', '--content', 'content', '--games', '4', '--force', '--threads', '2']

const timeOf = async (words: readonly string[]): Promise<number> => {
  const begun = performance.now()
  const { told, ended } = await run(words)
  if (!ended) throw new Error(told)
  return performance.now() - begun
}

let torn = 0
const report = (kill: number, fault: string): void => {
  torn += 1
  console.error(`kill ${kill}: ${fault}`)
}

try {
  await prepare()
  /** The possible contents of whole files: evidence with won games by form, each form gathered once without a kill. */
  const whole = scenarios.map(() => new Set<string>())
  const times = { build: 0, playtest: 0 }
  for (const form of [0, 1] as const) {
    put(form)
    times.playtest = await timeOf(playtest)
    times.build = await timeOf(build)
    for (const [at, text] of gathered().entries()) whole[at]?.add(text)
  }
  let reached = 0
  let absent = 0
  for (let kill = 1; kill <= kills; kill++) {
    put((kill % 4 < 2 ? 0 : 1) as 0 | 1)
    const name = kill % 2 === 0 ? 'build' : 'playtest'
    const words = name === 'build' ? build : playtest
    const { ended } = await run(words, dice.below(Math.ceil(times[name] * 1.1)))
    if (ended) reached += 1
    for (const [at, text] of gathered().entries())
      if (!whole[at]?.has(text)) report(kill, `evidence and won games of ${scenarios[at]} are neither old nor new`)
    const fault = faultOfBuild(out)
    // Between the two renames of a build nothing stands there: the next run puts back what did.
    if (fault === 'no manifest' && readdirSync(home).some((one) => /^\.build\..*\.(?:new|old)$/.test(one))) absent += 1
    else if (fault !== undefined) report(kill, fault)
    const again = await run(words)
    if (!again.ended) report(kill, `the next run fails: ${again.told}`)
    const after = faultOfBuild(out)
    if (after !== undefined) report(kill, `after the next run: ${after}`)
    if (leftovers().length > 0) report(kill, `after the next run there are ${leftovers().join(', ')}`)
    if (kill % 20 === 0) console.log(`${kill} kills, ${torn} torn`)
  }
  console.log(
    `${kills} kills at random instants, ${kills - reached} before the end; ${absent} between the renames of a build; ${torn} torn or not repaired`,
  )
} finally {
  rmSync(home, { recursive: true, force: true })
}
process.exitCode = torn > 0 ? 1 : 0
