/** Runs the site's builder over the bundles. It stands in this package and needs nothing of the author's folder but `build/`. */
import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { packageRoot } from './package.ts'

export interface SiteOrder {
  /** Where the bundles are. Absolute. */
  readonly bundles: string
  /** Where the site goes. Absolute. */
  readonly out: string
  /** Where the builder keeps what it can use again. Absolute. */
  readonly cache: string
}

export type SiteResult = { readonly ok: true } | { readonly ok: false; readonly output: string }

const require = createRequire(import.meta.url)

const findBuilder = (): string => {
  const manifest = require.resolve('astro/package.json')
  const { bin } = require(manifest) as { readonly bin: { readonly astro: string } }
  return join(dirname(manifest), bin.astro)
}

/** Starts the site's builder on an order. `words` are its own command line. */
export const startSiteBuilder = (
  words: readonly string[],
  { bundles, out, cache }: SiteOrder,
  stdio: StdioOptions,
  environment: Readonly<Record<string, string>> = {},
): ChildProcess =>
  spawn(process.execPath, [findBuilder(), ...words, '--root', packageRoot], {
    cwd: packageRoot,
    env: {
      ...process.env,
      SANDTABLE_BUILD: bundles,
      SANDTABLE_OUT: out,
      SANDTABLE_CACHE: cache,
      ASTRO_TELEMETRY_DISABLED: '1',
      ...environment,
    },
    stdio,
  })

/** Before each file that the builder has written it prints a branch of a tree. */
const branches = /[├└]─ /g

/**
 * Builds the site into an empty folder. `tell` hears how many files are written, none while the code is put together. What the
 * builder printed comes back when it fails.
 */
export const runSiteBuilder = (order: SiteOrder, tell: (files: number) => void): Promise<SiteResult> =>
  new Promise((done) => {
    const plain = { NO_COLOR: '1', FORCE_COLOR: '0' }
    const child = startSiteBuilder(['build'], order, ['ignore', 'pipe', 'pipe'], plain)
    let output = ''
    let files = 0
    const take = (chunk: Buffer): void => {
      const text = chunk.toString()
      output += text
      files += text.match(branches)?.length ?? 0
      tell(files)
    }
    child.stdout?.on('data', take)
    child.stderr?.on('data', take)
    const stop = (): void => void child.kill()
    process.once('exit', stop)
    child.on('error', (error) => done({ ok: false, output: error.message }))
    child.on('close', (code) => {
      process.off('exit', stop)
      done(code === 0 ? { ok: true } : { ok: false, output })
    })
  })
