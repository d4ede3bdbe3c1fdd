/** The core of the compiler finds the same in a worker of Chromium as in Node, where no code may be made of strings. */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Plugin, rolldown } from 'rolldown'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { openPacks } from '../../compiler/packs/open.ts'
import { evidenceSchemas } from '../../compiler/playtest/parse.ts'
import { sharedSchemas } from '../../compiler/schemas/index.ts'
import type { Schemas } from '../../compiler/schemas/schema.ts'
import { standaloneValidators } from '../../compiler/schemas/standalone.ts'
import { systemCompilerOf } from '../../compiler/systems/index.ts'
import { stampEvidence } from '../mistakes/stamp.ts'
import { isLong } from '../support/turns.ts'
import { type CoreInput, type CoreOutput, checkContent } from './checkContent.ts'
import { newPage, test } from './page.ts'
import { type Served, serve } from './serve.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const scratch = mkdtempSync(join(tmpdir(), 'sandtable-core-'))
const page = join(scratch, 'page')

/** Makes the validators of a rule system when its chunk is built. */
const validators: Plugin = {
  name: 'validators',
  resolveId: (id) => (id.startsWith('virtual:validators/') ? join(root, id) : undefined),
  load: (id) => {
    const [, name] = /virtual:validators\/(.+)$/.exec(id) ?? []
    if (name === undefined) return undefined
    const known: Readonly<Record<string, Schemas>> = { shared: sharedSchemas, evidence: evidenceSchemas }
    return standaloneValidators(known[name] ?? systemCompilerOf(name).schemas)
  },
}

const buildPage = async (): Promise<void> => {
  const bundle = await rolldown({
    cwd: root,
    input: join(root, 'tests/browser/coreWorker.ts'),
    platform: 'browser',
    resolve: { conditionNames: ['worker', 'browser', 'import', 'default'] },
    plugins: [validators],
  })
  await bundle.write({ dir: page, format: 'es' })
  await bundle.close()
  writeFileSync(join(page, 'index.html'), '<!doctype html><title>The core</title>')
}

const readContent = (names: readonly string[], cwd: string): CoreInput => {
  const packs = openPacks(names, cwd)
  return { layers: packs.look().layers, isAlone: packs.ours === 0 }
}

const readMistakes = async (): Promise<CoreInput> => {
  cpSync(join(root, 'tests/mistakes/pack'), join(scratch, 'pack'), { recursive: true, verbatimSymlinks: true })
  await stampEvidence(scratch, 'pack', 'last-stand')
  return readContent(['pack'], scratch)
}

let served: Served
beforeAll(async () => {
  await buildPage()
  served = await serve(page, {
    'content-security-policy': "default-src 'none'; script-src 'self'; worker-src 'self'",
  })
})
afterAll(async () => {
  await served.close()
  rmSync(scratch, { recursive: true, force: true })
})

const checkInChromium = async (input: CoreInput): Promise<CoreOutput & { readonly makesCode: boolean }> => {
  const tab = await newPage()
  await tab.goto(served.origin)
  const output = await tab.evaluate(
    (content) =>
      new Promise<CoreOutput & { readonly makesCode: boolean }>((done, fail) => {
        const worker = new Worker('/coreWorker.js', { type: 'module' })
        worker.onmessage = ({ data }) => done(data)
        worker.onerror = ({ message }) => fail(new Error(message))
        worker.postMessage(content)
      }),
    input,
  )
  return output
}

describe('the core of the compiler in a worker', () => {
  // All that the program comes with takes a minute, and has no faults.
  const inputs = [
    ['the content that comes with the program', 0, () => readContent(['content'], root)],
    ['the pack of mistakes', 100, readMistakes],
  ] as const
  test.each(inputs.slice(isLong ? 0 : 1))('finds in %s what it finds in Node', async (_name, least, read) => {
    const input = await read()
    const { makesCode, ...there } = await checkInChromium(input)
    expect(makesCode).toBe(false)
    const here: CoreOutput = JSON.parse(JSON.stringify(checkContent(input)))
    expect(here.findings.length).toBeGreaterThanOrEqual(least)
    expect(there).toEqual(here)
  })
})
