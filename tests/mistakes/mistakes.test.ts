/** A pack with 40 deliberate mistakes, from the first letter of YAML to a battle that nobody can win: one run tells them all. */
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { run } from '../../compiler/cli.ts'
import type { Io } from '../../compiler/commands/command.ts'

const root = new URL('../../', import.meta.url).pathname
let directory = ''

/** The pack's files beside the published rule system, whose rulebook it does not need. */
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'sandtable-mistakes-'))
  const system = join(root, 'content/systems/operational')
  const pack = join(directory, 'pack')
  for (const part of ['system.yaml', 'tables', 'units']) {
    await cp(join(system, part), join(pack, 'systems/operational', part), { recursive: true })
  }
  await cp(new URL('pack', import.meta.url), pack, { recursive: true })
})

afterAll(() => rm(directory, { recursive: true, force: true }))

const check = async (...options: readonly string[]): Promise<{ code: number; out: string }> => {
  let out = ''
  const io: Io = {
    out: (text) => {
      out += text
    },
    error: (text) => {
      out += text
    },
    cwd: directory,
    colour: false,
    interactive: false,
  }
  return { code: await run(['check', 'pack', ...options], io), out }
}

const units = 'pack/systems/operational/units/irregulars.yaml'
const river = 'pack/scenarios/grey-river'
const hills = 'pack/scenarios/red-hills'
const coast = 'pack/scenarios/blue-coast'
const island = 'pack/scenarios/green-island'

/** Where each mistake is and what it is called. */
const mistakes = [
  // It is no YAML, or not what it seems.
  ['yaml-syntax', 'pack/scenarios/torn-page/scenario.yaml', 7, 5],
  ['yaml-duplicate-key', units, 12, 5],
  // It does not fit its schema.
  ['value-choice', units, 8, 13],
  ['field-unknown', units, 39, 5],
  ['value-range', units, 40, 23],
  ['value-type', `${river}/scenario.yaml`, 22, 83],
  // It refers to what is not there.
  ['nation-unknown', units, 20, 13],
  ['unit-type-unknown', `${river}/scenario.yaml`, 20, 57],
  ['hex-off-map', `${river}/scenario.yaml`, 21, 70],
  ['id-duplicate', `${river}/scenario.yaml`, 30, 14],
  ['map-row-length', `${river}/map.yaml`, 6, 16],
  ['sign-unknown', `${river}/map.yaml`, 7, 9],
  ['run-broken', `${river}/map.yaml`, 20, 12],
  ['hexside-unknown', `${river}/map.yaml`, 22, 12],
  // The same of headquarters, specialists, cards and bonus objectives.
  ['bridge-unknown', `${coast}/map.yaml`, 21, 18],
  ['asset-unknown', `${coast}/scenario.yaml`, 17, 22],
  ['card-unknown', `${coast}/scenario.yaml`, 18, 20],
  ['profile-unknown', `${coast}/scenario.yaml`, 20, 53],
  ['specialist-unknown', `${coast}/scenario.yaml`, 22, 90],
  ['headquarters-unknown', `${coast}/scenario.yaml`, 23, 79],
  ['value-choice', `${coast}/scenario.yaml`, 24, 88],
  ['field-conflict', `${coast}/scenario.yaml`, 26, 55],
  ['unit-unknown', `${coast}/scenario.yaml`, 27, 49],
  ['field-missing', `${coast}/scenario.yaml`, 28, 46],
  ['value-range', `${coast}/scenario.yaml`, 35, 98],
  // It cannot be played, or not well.
  ['bridge-without-river', `${hills}/map.yaml`, 20, 11],
  ['objective-unreachable', `${hills}/scenario.yaml`, 16, 24],
  ['unit-on-occupied-hex', `${hills}/scenario.yaml`, 19, 78],
  ['reinforcement-never-enters', `${hills}/scenario.yaml`, 20, 81],
  ['unit-starts-unsupplied', `${hills}/scenario.yaml`, 21, 70],
  ['card-without-unit', `${island}/scenario.yaml`, 17, 13],
  ['headquarters-misplaced', `${island}/scenario.yaml`, 22, 14],
  ['pool-unusable', `${island}/scenario.yaml`, 23, 16],
  ['specialists-over-slots', `${island}/scenario.yaml`, 25, 129],
  ['landing-hex-misplaced', `${island}/scenario.yaml`, 26, 101],
  ['reserve-unit-without-card', `${island}/scenario.yaml`, 27, 82],
  ['bonus-after-end', `${island}/scenario.yaml`, 29, 31],
  ['bonus-hex-own', `${island}/scenario.yaml`, 29, 40],
  ['reward-useless', `${island}/scenario.yaml`, 29, 61],
  ['suppression-unused', `${hills}/scenario.yaml`, 32, 5],
] as const

describe('a pack with 40 deliberate mistakes', () => {
  it('yields 40 right places and codes in one run', async () => {
    const { code, out } = await check('--format', 'json')
    const { diagnostics } = JSON.parse(out)
    const found = diagnostics.map((one: Record<string, unknown>) => [one.code, one.file, one.line, one.column])
    expect(found.map(String).sort()).toEqual(mistakes.map(String).sort())
    expect(found).toHaveLength(40)
    expect(code).toBe(1)
  })

  it('says each with its place, its reason and its way out', async () => {
    const { out } = await check()
    await expect(out).toMatchFileSnapshot('expected.txt')
  })

  it('hides none of them when one file more is broken', async () => {
    const torn = 'pack/systems/operational/units/torn.yaml'
    await writeFile(join(directory, torn), 'kind: units\nentries: {a: [\n')
    const { diagnostics } = JSON.parse((await check('--format', 'json')).out)
    await rm(join(directory, torn))
    const others = diagnostics.filter((one: { file: string }) => one.file !== torn)
    expect(others).toHaveLength(40)
    expect(diagnostics).toHaveLength(41)
  })
})
