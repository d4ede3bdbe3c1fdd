#!/usr/bin/env node
// The program's door. The compiler and Astro need a current Node; when an older one opens this door, it goes through
// again with the Node that comes with the package. A checkout runs its sources, an installed package what was compiled.
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const here = dirname(fileURLToPath(import.meta.url))
const installed = here.split(/[\\/]/).includes('node_modules')
const program = installed ? join(here, '..', 'lib', 'compiler', 'cli.js') : join(here, 'cli.ts')

const [major, minor] = process.versions.node.split('.').map(Number)
const current = major > 22 || (major === 22 && minor >= 18)

if (current) {
  process.argv[1] = program
  await import(pathToFileURL(program).href)
} else {
  const { spawnSync } = await import('node:child_process')
  const { createRequire } = await import('node:module')
  const own = join(dirname(createRequire(import.meta.url).resolve('node/package.json')), 'bin', 'node')
  const { status, error } = spawnSync(own, [program, ...process.argv.slice(2)], { stdio: 'inherit' })
  if (error) {
    process.stderr.write(
      `sandtable needs Node 22.18 or later, and this is ${process.versions.node}. The one that comes with it cannot be started: ${error.message}\n` +
        'Where npm was told to run no scripts, "npm rebuild node" puts it there.\n',
    )
  }
  process.exitCode = status ?? 2
}
