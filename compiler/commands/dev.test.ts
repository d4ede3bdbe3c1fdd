import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

const root = new URL('../../', import.meta.url).pathname
let directory = ''
let child: ChildProcess | undefined
let printed = ''

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'sandtable-dev-'))
  await cp(join(root, 'content/systems'), join(directory, 'content/systems'), {
    recursive: true,
    filter: (path) => !path.includes('/rules'),
  })
})

afterEach(async () => {
  child?.kill('SIGKILL')
  await rm(directory, { recursive: true, force: true })
})

/** Waits until the command has printed something since the last time. */
const printedNow = async (text: string): Promise<void> => {
  await expect.poll(() => printed).toContain(text)
  printed = ''
}

it('looks again at every change, and ends with Ctrl-C', async () => {
  child = spawn(process.execPath, [join(root, 'compiler/cli.ts'), 'dev', '--no-site'], { cwd: directory })
  child.stdout?.on('data', (chunk) => {
    printed += chunk
  })
  child.stderr?.on('data', (chunk) => {
    printed += chunk
  })
  await printedNow('Clean: 0 scenarios.')
  const path = join(directory, 'content/systems/operational/tables/ways.yaml')
  const sound = await readFile(path, 'utf8')
  await writeFile(path, sound.replace('carriesSupply: true', 'carriesSuply: true'))
  await printedNow('Did you mean "carriesSupply"?')
  await writeFile(path, sound)
  await printedNow('Clean: 0 scenarios.')
  await writeFile(join(directory, 'content/systems/operational/units/new.yaml'), 'kind: unit\n')
  await printedNow('No kind of file is called "unit".')
  // Most editors save aside and rename; some make folders.
  const replace = async (text: string): Promise<void> => {
    await writeFile(`${path}~`, text)
    await rename(`${path}~`, path)
  }
  await rm(join(directory, 'content/systems/operational/units/new.yaml'))
  await printedNow('Clean: 0 scenarios.')
  for (const wrong of ['carriesSuply', 'carriesSupplly']) {
    await replace(sound.replace('carriesSupply: true', `${wrong}: true`))
    await printedNow(`has no field "${wrong}"`)
    await replace(sound)
    await printedNow('Clean: 0 scenarios.')
  }
  await mkdir(join(directory, 'content/scenarios/new'), { recursive: true })
  await printedNow('scenarios.')
  await writeFile(join(directory, 'content/scenarios/new/map.yaml'), 'kind: mapp\n')
  await printedNow('No kind of file is called "mapp".')
  child.kill('SIGINT')
  const [code] = await once(child, 'exit')
  expect(code).toBe(0)
})
