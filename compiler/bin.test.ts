import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const program = fileURLToPath(new URL('bin.mjs', import.meta.url))

/** Opens the program with a Node that says it is of another version. */
const openWith = (version: string) => {
  const pretend = `data:text/javascript,Object.defineProperty(process.versions, 'node', { value: '${version}' })`
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', pretend, program, '--version'], {
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

it.each(['14.21.3', '20.20.2', '22.18.9'])('says in one line that Node %s is too old', (version) => {
  expect(openWith(version)).toEqual({
    status: 2,
    stdout: '',
    stderr: `sandtable needs Node 22.19 or later, and this is ${version}.\n`,
  })
})

it.each(['22.19.0', '24.21.0', '26.0.0'])('runs with Node %s', (version) => {
  expect(openWith(version)).toMatchObject({ status: 0, stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/), stderr: '' })
})

it('asks for a Node of 22 that is new enough for all that is installed with it', () => {
  const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')) as {
    readonly packages: Readonly<Record<string, { readonly dev?: true; readonly engines?: { readonly node?: string } }>>
  }
  const least = ({ node = '' }: { readonly node?: string } = {}): number =>
    Math.max(0, ...[...node.matchAll(/22\.(\d+)/g)].map(([, minor]) => Number(minor)))
  const installed = Object.entries(packages).filter(([path, { dev }]) => path !== '' && !dev)
  const own = least(packages['']?.engines)
  expect(openWith(`22.${own}.0`).status).toBe(0)
  expect(openWith(`22.${own - 1}.9`).status).toBe(2)
  expect(installed.filter(([, { engines }]) => least(engines) > own).map(([path]) => path)).toEqual([])
})
