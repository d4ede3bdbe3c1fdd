/** `package-lock.json`: what `npm ci` installs is what was looked at, wherever it comes from. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

interface Entry {
  readonly version?: string
  readonly integrity?: string
  readonly resolved?: string
}

const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')) as {
  readonly packages: Readonly<Record<string, Entry>>
}
const installed = Object.entries(packages).filter(([path]) => path !== '')

it('has a hash of every package', () => {
  expect(installed.length).toBeGreaterThan(300)
  expect(installed.filter(([, one]) => !one.integrity).map(([path]) => path)).toEqual([])
})

it('names no registry', () => {
  expect(installed.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([])
})
