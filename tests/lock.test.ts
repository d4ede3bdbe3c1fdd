/** `package-lock.json`: what `npm ci` installs is what was looked at, wherever it comes from. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

interface Entry {
  readonly version?: string
  readonly integrity?: string
  readonly resolved?: string
  readonly optional?: boolean
  readonly os?: readonly string[]
  readonly cpu?: readonly string[]
  readonly libc?: readonly string[]
}

const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')) as {
  readonly packages: Readonly<Record<string, Entry>>
}
const installed = Object.entries(packages).filter(([path]) => path !== '')

/** Whether a package is left out on the machines that test and build: Linux with glibc, on x64. */
const isForOthers = ({ optional, os, cpu, libc }: Entry): boolean =>
  optional === true &&
  (os?.includes('linux') === false || cpu?.includes('x64') === false || libc?.includes('glibc') === false)

it('has a hash of every package that is installed where we build', () => {
  expect(installed.length).toBeGreaterThan(300)
  expect(installed.filter(([, one]) => !one.integrity && !isForOthers(one)).map(([path]) => path)).toEqual([])
})

it('names no registry', () => {
  expect(installed.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([])
})
