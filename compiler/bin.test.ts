import { spawnSync } from 'node:child_process'
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

it.each(['14.21.3', '20.20.2', '22.17.9'])('says in one line that Node %s is too old', (version) => {
  expect(openWith(version)).toEqual({
    status: 2,
    stdout: '',
    stderr: `sandtable needs Node 22.18 or later, and this is ${version}.\n`,
  })
})

it.each(['22.18.0', '24.21.0', '26.0.0'])('runs with Node %s', (version) => {
  expect(openWith(version)).toMatchObject({ status: 0, stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/), stderr: '' })
})
