/** `sandtable dev`: watches content, says what is wrong at every change, and reloads the page when it is sound again. */
import { join } from 'node:path'
import { count } from '../../engine/words.ts'
import { makeReport } from '../diagnostics/diagnostic.ts'
import { openCache } from '../emit/cache.ts'
import { makeFolder } from '../emit/makeFolder.ts'
import { startSiteBuilder } from '../emit/site.ts'
import { cacheOf, pictureCache } from '../emit/userCache.ts'
import { checkReplaceable, OutputError } from '../emit/write.ts'
import { emit } from '../stages/emit.ts'
import { openWorkspace } from '../workspace.ts'
import { parseArguments, parseCount } from './arguments.ts'
import type { Command, ExitCode, Io } from './command.ts'
import { contentOption, lookAtContent, namesOf, openLayers, printFindings } from './content.ts'
import { calmPace, makeStatus } from './status.ts'
import { watchFolders } from './watchFolders.ts'

const options = {
  ...contentOption,
  port: { type: 'string', default: '4321' },
  host: { type: 'string' },
  'no-site': { type: 'boolean', default: false },
  'no-evidence': { type: 'boolean', default: false },
} as const

/** Editors write a file in several steps: this long nothing must have happened before it is looked at, in milliseconds. */
const quiet = 40

export const dev: Command = {
  summary: 'Watch content: check it at every change, and reload the page',
  usage: `
Usage: sandtable dev [dir] [options]

Checks a content directory (default: content, or the working directory if it is a pack) now and at every change, and prints
what is wrong. Serves the site, whose pages reload when the content is sound again; until then they show the last sound state.
Ends with Ctrl-C.

Options:
  --content <dir>  A pack that lies below it; several lie over each other in this order
  --port <n>       Where to serve the site (default: 4321)
  --host <name>    Address to serve it at; 0.0.0.0 shows it to the local network (default: localhost)
  --no-site        Only check
  --no-evidence    Do not ask for evidence of playtests, as while a scenario is being made
  --no-color       Do not colour the output

Exit codes: 0 ended by you, 2 wrong usage, no access to files, or the site could not be served.
`,
  run: async (args: readonly string[], io: Io): Promise<ExitCode> => {
    const { values, words } = parseArguments(args, options, 1)
    const port = String(parseCount('port', values.port ?? '4321', 1, 65535))
    const cache = cacheOf(io.cwd)
    const bundles = join(cache, 'dev')
    makeFolder(cache)
    const names = namesOf(words[0], values.content, io)
    const layers = openLayers(names, io)
    await checkReplaceable(bundles, layers.directories)
    let hasBundles = false
    let hasLooked = false
    const workspace = openWorkspace([], { evidence: values['no-evidence'] !== true })

    const look = async (): Promise<void> => {
      const begun = performance.now()
      const content = lookAtContent(names, layers)
      workspace.replace(content.files, content.report.diagnostics)
      const report = makeReport(workspace.findings())
      const took = performance.now() - begun
      if (hasLooked) io.out('\n')
      hasLooked = true
      const code = await printFindings({ ...content, report }, 'text', io, {
        isWhole: true,
        evidence: values['no-evidence'] !== true,
      })
      if (code === 0) {
        const scenarios = count(workspace.content().scenarios.length, 'scenario')
        io.out(`Clean: ${scenarios}.  (${took.toFixed(0)} ms)\n`)
      }
      // Something has to be shown from the start; after that the last sound state stays until there is a new one.
      if (values['no-site'] || (report.hasErrors() && hasBundles)) return
      const compiled = workspace.compiled()
      if (compiled.systems.length === 0) return
      const status = makeStatus(io, calmPace)
      try {
        await emit(compiled, bundles, openCache(pictureCache()), content.origin, status.tell)
        hasBundles = true
      } catch (error) {
        // A picture that cannot be decoded is found only now; the last sound state stays.
        if (!(error instanceof OutputError)) throw error
        status.clear()
        io.error(`sandtable dev: ${error.message}\n`)
      } finally {
        status.clear()
      }
    }

    const looking = watchContent(layers.directories.slice(layers.ours), look)
    try {
      await looking.now()
      if (values['no-site']) return await untilEnded(looking.failed)
      if (!hasBundles) {
        io.error('Nothing of the content can be shown yet. The site is served as soon as its rule system is sound.\n')
        while (!hasBundles) await looking.next()
      }
      const site = { bundles, out: join(cache, 'dev-site'), cache: join(cache, 'dev-cache') }
      const host = values.host === undefined ? [] : ['--host', values.host]
      const child = startSiteBuilder(['dev', '--ignore-lock', '--port', port, ...host], site, 'inherit')
      const ended = new Promise<ExitCode>((done, fail) => {
        child.on('error', fail)
        child.on('exit', (code) => done(code === 0 || code === null ? 0 : 2))
      })
      try {
        return await Promise.race([ended, untilEnded(looking.failed)])
      } finally {
        child.kill()
      }
    } finally {
      looking.stop()
    }
  },
}

interface Watching {
  /** Looks now; rejects when the directory cannot be read. */
  now(): Promise<void>
  /** Resolves after the next look. */
  next(): Promise<void>
  /** Rejects when the directory cannot be watched or read any more. */
  readonly failed: Promise<never>
  stop(): void
}

/** Looks again after every change, one look at a time. */
const watchContent = (directories: readonly string[], look: () => Promise<void>): Watching => {
  let timer: NodeJS.Timeout | undefined
  let isLooking = false
  let isStale = false
  let waiting: (() => void)[] = []
  let fail: (error: Error) => void = () => {}
  const failed = new Promise<never>((_, reject) => {
    fail = reject
  })
  // A caller that does not wait for it must not be torn down by it.
  failed.catch(() => {})
  const lookAgain = async (): Promise<void> => {
    isStale = true
    if (isLooking) return
    isLooking = true
    try {
      while (isStale) {
        isStale = false
        for (const watcher of watchers) watcher.refresh()
        await look()
        for (const done of waiting) done()
        waiting = []
      }
    } catch (error) {
      fail(error instanceof Error ? error : new Error(String(error)))
    } finally {
      isLooking = false
    }
  }
  const changed = (): void => {
    clearTimeout(timer)
    timer = setTimeout(lookAgain, quiet)
  }
  const watchers = directories.map((directory) => watchFolders(directory, changed, fail))
  return {
    now: () => Promise.race([lookAgain(), failed]),
    next: () =>
      new Promise((done, reject) => {
        waiting.push(done)
        failed.catch(reject)
      }),
    failed,
    stop: () => {
      clearTimeout(timer)
      for (const watcher of watchers) watcher.stop()
    },
  }
}

/** Resolves when the user ends the command. */
const untilEnded = (failed: Promise<never>): Promise<ExitCode> =>
  Promise.race([
    failed,
    new Promise<ExitCode>((done) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => done(0))
    }),
  ])
