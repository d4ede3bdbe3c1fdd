/** `sandtable build`: compiles content, writes the bundles, builds the site. All of it, or nothing changes. */
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { count } from '../../engine/words.ts'
import { compile } from '../compile.ts'
import type { Compiled } from '../content.ts'
import { openCache } from '../emit/cache.ts'
import { lockDirectory } from '../emit/lock.ts'
import { makeFolder } from '../emit/makeFolder.ts'
import { hashFiles, packageRoot } from '../emit/package.ts'
import { runSiteBuilder } from '../emit/site.ts'
import { cacheOf, pictureCache } from '../emit/userCache.ts'
import { checkReplaceable, marker, repairDirectory, replaceBy } from '../emit/write.ts'
import { emit } from '../stages/emit.ts'
import { parseArguments } from './arguments.ts'
import type { Command, ExitCode, Io } from './command.ts'
import {
  contentOption,
  lookAtContent,
  namesOf,
  openLayers,
  outputOptions,
  printFindings,
  shownPath,
} from './content.ts'
import { calmPace, makeStatus, type Status } from './status.ts'

const options = {
  ...outputOptions,
  ...contentOption,
  out: { type: 'string', default: 'build' },
  dist: { type: 'string', default: 'dist' },
  'no-site': { type: 'boolean', default: false },
} as const

export const build: Command = {
  summary: 'Compile content into bundles, and the site out of them',
  usage: `
Usage: sandtable build [dir] [options]

Compiles a content directory (default: content, or the working directory if it is a pack), writes its bundles, and
builds the site. Output is all or nothing: when anything is wrong, what stood there before still does. What has not
changed is not made again. A first build draws every map: it says every few seconds what it is doing.

Options:
  --content <dir>                     A pack that lies below it; several lie over each other in this order
  --out <dir>                         Where the bundles go (default: build)
  --dist <dir>                        Where the site goes (default: dist)
  --no-site                           Write the bundles only
  --format <text|json|sarif|github>   How to print findings (default: text)
  --no-color                          Do not colour the output

Environment:
  SANDTABLE_BASE    Path below which the site will be served (default: /)
  SANDTABLE_SITE    Address at which it will be served, for links that are shared

Exit codes: 0 built (warnings are printed), 1 errors in the content, 2 wrong usage, no access to files, or a
failure of the site's builder.
`,
  run: async (args: readonly string[], io: Io): Promise<ExitCode> => {
    const { values, words } = parseArguments(args, options, 1)
    const names = namesOf(words[0], values.content, io)
    const layers = openLayers(names, io)
    const order: Order = {
      content: layers.directories,
      bundles: resolve(io.cwd, values.out ?? 'build'),
      site: values['no-site'] ? undefined : resolve(io.cwd, values.dist ?? 'dist'),
      cache: cacheOf(io.cwd),
    }
    const status = makeStatus(io, calmPace)
    const outputs = order.site === undefined ? [order.bundles] : [order.bundles, order.site]
    const unlocks: (() => void)[] = []
    try {
      await checkOrder(order, io)
      for (const output of outputs) {
        unlocks.push(lockDirectory(output, (sentence) => io.error(`sandtable build: ${sentence}\n`)))
        repairDirectory(output)
      }
      const begun = performance.now()
      status.tell(`Reading ${names.join(', ')}`)
      const content = lookAtContent(names, layers)
      status.tell(`Checking ${names.join(', ')}`)
      const compiled = compile(content.files, content.report)
      status.clear()
      const findings = await printFindings(content, values.format, io, { isWhole: true })
      if (findings !== 0 && content.report.hasErrors()) {
        io.error(`Nothing was written to ${shownPath(order.bundles, io)}: the content has errors.\n`)
        return 1
      }
      const files = await emit(compiled, order.bundles, openCache(pictureCache()), content.origin, status.tell)
      status.clear()
      io.error(`${summarise(compiled)}: ${files} files in ${shownPath(order.bundles, io)} after ${seconds(begun)}.\n`)
      return order.site === undefined ? 0 : await buildSite(order, order.site, status, io)
    } finally {
      status.clear()
      for (const unlock of unlocks) unlock()
    }
  },
}

/** Absolute paths. */
interface Order {
  readonly content: readonly string[]
  readonly bundles: string
  /** Undefined when no site is wanted. */
  readonly site: string | undefined
  readonly cache: string
}

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`

const checkOrder = async ({ content, bundles, site, cache }: Order, io: Io): Promise<void> => {
  const sources = [...content, io.cwd, packageRoot, cache]
  await checkReplaceable(bundles, sources)
  if (site === undefined) return
  await checkReplaceable(site, [...sources, bundles])
  await checkReplaceable(bundles, [site])
}

const summarise = ({ scenarios, rulebooks }: Compiled): string => {
  const examples = rulebooks.reduce(
    (sum, { chapters }) => sum + chapters.reduce((all, chapter) => all + chapter.examples.length, 0),
    0,
  )
  return `${count(scenarios.length, 'scenario')}, ${count(rulebooks.length, 'rulebook')}, ${count(examples, 'example')}`
}

/** Everything that the site is made from: the bundles, this package, and what the environment says. */
const siteKey = (bundles: string): string => {
  const own = ['package.json', 'package-lock.json', 'astro.config.mjs', 'site', 'compiler', 'engine']
  const environment = [process.env.SANDTABLE_BASE ?? '', process.env.SANDTABLE_SITE ?? '']
  return [hashFiles(bundles, ['.']), hashFiles(packageRoot, own), ...environment].join(' ')
}

const buildSite = async (order: Order, site: string, status: Status, io: Io): Promise<ExitCode> => {
  const begun = performance.now()
  const key = siteKey(order.bundles)
  const mark = join(site, marker)
  if ((await readFile(mark, 'utf8').catch(() => '')) === key) {
    io.error(`The site in ${shownPath(site, io)} is up to date.\n`)
    return 0
  }
  const cache = join(order.cache, 'site')
  makeFolder(cache)
  const isBuilt = await replaceBy(site, async (aside) => {
    status.tell('Building the site')
    const target = { bundles: order.bundles, out: aside, cache }
    const result = await runSiteBuilder(target, (done) =>
      status.tell(done === 0 ? 'Building the site: its code' : `Building the site: ${count(done, 'file')}`),
    )
    status.clear()
    if (result.ok) await writeFile(join(aside, marker), key)
    else
      io.error(
        `${result.output.trimEnd()}\nsandtable build: the site could not be built; ${shownPath(site, io)} is as it was.\n`,
      )
    return result.ok
  })
  if (!isBuilt) return 2
  io.error(`The site is in ${shownPath(site, io)} after ${seconds(begun)}.\n`)
  return 0
}
