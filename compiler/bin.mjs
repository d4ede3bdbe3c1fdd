#!/usr/bin/env node
// The program's door, in the language of old versions of Node, so that these can say what they lack. A checkout runs its
// sources, an installed package what was compiled.
import { fileURLToPath } from 'node:url'

const [major, minor] = process.versions.node.split('.').map(Number)

if (major > 22 || (major === 22 && minor >= 19)) {
  const isInstalled = /[\\/]node_modules[\\/]/.test(fileURLToPath(import.meta.url))
  const program = new URL(isInstalled ? '../lib/compiler/cli.js' : './cli.ts', import.meta.url)
  process.argv[1] = fileURLToPath(program)
  import(program.href)
} else {
  process.stderr.write(`sandtable needs Node 22.19 or later, and this is ${process.versions.node}.\n`)
  process.exitCode = 2
}
