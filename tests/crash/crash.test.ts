import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { writeFiles } from '../../compiler/commands/writing.ts'
import { lockDirectory } from '../../compiler/emit/lock.ts'
import { cacheOf } from '../../compiler/emit/userCache.ts'
import { putFile, repairDirectory, replaceDirectory } from '../../compiler/emit/write.ts'
import { writeFixed } from '../../compiler/fix/write.ts'
import { putFolder } from '../../compiler/packs/putFolder.ts'
import { completeScenarios, putGathered, removeGathered } from '../../compiler/playtest/gathered.ts'
import { hasTurn } from '../support/turns.ts'
import { patience } from '../time/patience.ts'

const root = new URL('../../', import.meta.url).pathname
let home: string
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'sandtable-crash-'))
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

/** Runs code that is killed before a file operation; whether it came to its end. */
const runUntil = (operation: number, code: string): boolean => {
  const { status, signal, stderr } = spawnSync(
    process.execPath,
    ['--import', join(root, 'tests/crash/killAt.ts'), '--input-type=module', '-e', code],
    { encoding: 'utf8', env: { ...process.env, SANDTABLE_KILL_AT: String(operation) } },
  )
  if (status !== 0 && signal !== 'SIGKILL') throw new Error(stderr)
  return status === 0
}

/**
 * Kills code before its file operations, and looks at what is there after each kill and when it came to its end; how many
 * operations there are, or up to so many more. A quarter of them has its turn, another one with every commit; all with `LONG=1`.
 */
const killEverywhere = async (prepare: () => Promise<void> | void, code: string, look: () => void): Promise<number> => {
  for (let operation = 1; ; operation++) {
    if (!hasTurn(operation)) continue
    await prepare()
    const ended = runUntil(operation, code)
    look()
    if (ended) return operation - 1
  }
}

describe('a kill before any file operation', () => {
  it('leaves the old evidence and won games or the new ones', async () => {
    const folder = join(home, 'scenarios/one')
    mkdirSync(folder, { recursive: true })
    const seen = new Set<string>()
    const module = JSON.stringify(join(root, 'compiler/playtest/gathered.ts'))
    const operations = await killEverywhere(
      () => putGathered(folder, 'old', 'old'),
      `const { putGathered } = await import(${module}); putGathered(${JSON.stringify(folder)}, 'new', 'new')`,
      () => {
        completeScenarios(home)
        removeGathered(folder)
        expect(readdirSync(folder)).toEqual(['evidence.json', 'witness.json'])
        const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
        expect(new Set(texts).size).toBe(1)
        seen.add(texts[0])
      },
    )
    expect(seen).toEqual(new Set(['old', 'new']))
    expect(operations).toBeGreaterThan(8)
  })

  it('leaves the old output or the new one', async () => {
    const out = join(home, 'build')
    const files = (text: string) => new Map(['a.json', 'b/c.json'].map((path) => [path, Buffer.from(text)]))
    const seen = new Set<string>()
    const module = JSON.stringify(join(root, 'compiler/emit/write.ts'))
    const operations = await killEverywhere(
      () => replaceDirectory(out, files('old')),
      `const { replaceDirectory } = await import(${module})
      await replaceDirectory(${JSON.stringify(out)}, new Map(['a.json', 'b/c.json'].map((path) => [path, Buffer.from('new')])))`,
      () => {
        repairDirectory(out)
        expect(readdirSync(home)).toEqual(['build'])
        const texts = ['a.json', 'b/c.json'].map((path) => readFileSync(join(out, path), 'utf8'))
        expect(new Set(texts).size).toBe(1)
        seen.add(texts[0])
      },
    )
    expect(seen).toEqual(new Set(['old', 'new']))
    expect(operations).toBeGreaterThan(8)
  })
})

/** Files of a folder by name, and nothing else in it. */
const filesIn = (folder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]))

/** Writes with a function of a module, in a program of its own. */
const call = (module: string, line: string): string =>
  `const module = await import(${JSON.stringify(join(root, module))}); ${line}`

const scenarioFiles = (text: string) =>
  new Map(['scenario.yaml', 'map.yaml', 'briefing.md'].map((name) => [name, text]))

describe('a kill before any file operation of what authors are given', () => {
  it('leaves an exported scenario whole, the old one or the new one (export, tiled)', async () => {
    const folder = join(home, 'scenarios/one')
    const nameOf = (path: string): string => path
    const write = `module.writeFiles(${JSON.stringify(folder)}, new Map(${JSON.stringify([...scenarioFiles('new')])}), true, String)`
    const seen = new Set<string>()
    const operations = await killEverywhere(
      () => writeFiles(folder, scenarioFiles('old'), true, nameOf),
      call('compiler/commands/writing.ts', write),
      () => {
        completeScenarios(home)
        const content = readdirSync(folder).filter((name) => !name.startsWith('.'))
        const texts = new Set(content.map((name) => readFileSync(join(folder, name), 'utf8')))
        expect(content.length).toBe(3)
        expect(texts.size).toBe(1)
        for (const text of texts) seen.add(text)
        // The next run leaves nothing aside.
        writeFiles(folder, scenarioFiles('next'), true, nameOf)
        expect(filesIn(folder)).toEqual(Object.fromEntries(scenarioFiles('next')))
      },
    )
    expect(seen).toEqual(new Set(['old', 'new']))
    expect(operations).toBeGreaterThan(8)
  })

  it('leaves no new folder or the whole one (new pack, new scenario)', async () => {
    const folder = join(home, 'hill')
    const files = (text: string) => ['pack.yaml', 'scenarios/a/map.yaml'].map((path) => ({ path, text }))
    const put = `module.putFolder(${JSON.stringify(folder)}, ${JSON.stringify(files('new'))}, ${JSON.stringify(folder)})`
    const seen = new Set<boolean>()
    const operations = await killEverywhere(
      () => rmSync(folder, { recursive: true, force: true }),
      call('compiler/packs/putFolder.ts', put),
      () => {
        const isThere = existsSync(folder)
        seen.add(isThere)
        if (isThere)
          for (const { path, text } of files('new')) expect(readFileSync(join(folder, path), 'utf8')).toBe(text)
        else putFolder(folder, files('new'), folder)
        expect(readdirSync(home)).toEqual(['hill'])
      },
    )
    expect(seen).toEqual(new Set([true, false]))
    expect(operations).toBeGreaterThan(3)
  })

  it('leaves the old file or the new one, and nothing beside it after the next run (fmt, check --fix)', async () => {
    const fix = (text: string): string =>
      `module.writeFixed(${JSON.stringify(home)}, [{ path: 'map.yaml', text: ${JSON.stringify(text)} }])`
    const seen = new Set<string>()
    const operations = await killEverywhere(
      () => putFile(join(home, 'map.yaml'), 'old'),
      call('compiler/fix/write.ts', fix('new')),
      () => {
        seen.add(readFileSync(join(home, 'map.yaml'), 'utf8'))
        writeFixed(home, [{ path: 'map.yaml', text: 'next' }])
        expect(filesIn(home)).toEqual({ 'map.yaml': 'next' })
      },
    )
    expect(seen).toEqual(new Set(['old', 'new']))
    expect(operations).toBeGreaterThan(1)
  })
})

describe('two writers', () => {
  const lock = (name: string) => lockDirectory(join(home, name), expect.fail)

  it('refuse each other with a line that says who writes', () => {
    const unlock = lock('build')
    expect(() => lock('build')).toThrow(`being written by another sandtable (process ${process.pid})`)
    lock('dist')()
    unlock()
    lock('build')()
  })

  it.each(['', '4194999'])('take over the lock that a kill left (%j)', (holder) => {
    const path = join(cacheOf(home), 'build.lock')
    mkdirSync(cacheOf(home), { recursive: true })
    writeFileSync(path, holder)
    const unlock = lock('build')
    expect(readFileSync(path, 'utf8')).toBe(String(process.pid))
    unlock()
    expect(existsSync(path)).toBe(false)
  })
})

describe('places where nothing can be written', () => {
  const type = (line: string, timeout = patience) =>
    spawnSync('bash', ['-c', line], { cwd: home, encoding: 'utf8', timeout, env: process.env })
  const program = `'${process.execPath}' '${join(root, 'compiler/cli.ts')}'`

  /** Expects a command line to be refused: with a single line of output, and exit code 2. */
  const refused = (line: string): void => {
    const { status, stderr } = type(line)
    expect(stderr).toMatch(/^sandtable[ :].* cannot be written: .*\n$/)
    expect(status).toBe(2)
  }

  it
    .runIf(existsSync('/proc/self'))
    .each([
      ['new pack /proc/sandtable'],
      [`build '${join(root, 'content')}' --no-site --out /proc/sandtable`],
      [`build '${join(root, 'content')}' --out build --dist /proc/sandtable/deeper`],
    ])('are refused in a line below /proc, before any work: %s', (line) => refused(`${program} ${line}`))

  it.runIf(existsSync('/dev/full')).each([['--help'], ['help build']])(
    'are told in a line when the output is full: %s',
    (line) => refused(`${program} ${line} >/dev/full`),
  )

  it('say nothing when the reader of the output has gone', () => {
    const { stdout, stderr } = type(`${program} list units | head -n 1; echo "\${PIPESTATUS[0]}"`)
    expect(stdout).toMatch(/^.+\n0\n$/)
    expect(stderr).not.toMatch(/error|EPIPE/i)
  })

  /** A file system of its own, where this user may mount one. */
  const mounted = (options: string, test: (folder: string) => void): void => {
    const folder = join(home, 'disk')
    mkdirSync(folder)
    const done = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder])
    try {
      if (done.status === 0) test(folder)
    } finally {
      if (done.status === 0) spawnSync('umount', [folder])
    }
  }
  const mayMount = process.platform === 'linux' && process.getuid?.() === 0

  it.runIf(mayMount)('are refused in a line on a disk that can only be read', () => {
    mounted('ro', (disk) => {
      refused(`${program} new pack '${disk}/pack'`)
      refused(`${program} build '${join(root, 'content')}' --no-site --out '${disk}/build'`)
    })
  })

  it.runIf(mayMount)('leave nothing on a disk that is full', () => {
    mounted('size=8k', (disk) => {
      refused(`${program} new pack '${disk}/pack'`)
      expect(readdirSync(disk)).toEqual([])
    })
  })

  it.runIf(process.getuid?.() !== 0)('are refused in a line in a folder that is closed', () => {
    const closed = join(home, 'closed')
    mkdirSync(closed, { mode: 0o500 })
    refused(`${program} new pack '${closed}/pack'`)
  })
})
