import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OperationalScenario } from '../../engine/systems/operational/scenario.ts'
import { contentFiles, resolveContent } from '../../tests/support/content.ts'
import { noCache } from '../../tests/support/stages.ts'
import type { BattleScenario } from '../bundle.ts'
import { compile } from '../compile.ts'
import type { Compiled } from '../content.ts'
import { makeReport } from '../diagnostics/diagnostic.ts'
import { withAllRules } from '../sharedRules.ts'
import { systemIds } from '../systems/index.ts'
import type { BundleIndex, Reference, Rulebook, ScenarioBundle } from '../systems/operational/bundle.ts'
import { makeBundles } from './bundles.ts'
import { type Cache, openCache } from './cache.ts'
import type { Files } from './write.ts'
import { checkReplaceable, marker, OutputError, replaceDirectory } from './write.ts'

const scratch = mkdtempSync(join(tmpdir(), 'sandtable-emit-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

const fingerprint = (files: Files): Record<string, string> =>
  Object.fromEntries([...files].map(([path, bytes]) => [path, createHash('sha256').update(bytes).digest('hex')]))

/**
 * All rule systems with the first chapters of their rulebooks, one more for one of them, and a battle of each: the same code draws them.
 */
const compileSome = async (): Promise<Compiled> => {
  const { scenarios } = await resolveContent()
  const chosen = systemIds.map((id) => scenarios.find(({ scenario }) => scenario.system === id)?.directory ?? '')
  const isLater = (path: string): boolean =>
    /\/rules\/(?!0[1-3])\d/.test(path) && !/^systems\/operational\/rules\/0/.test(path)
  const files = (await contentFiles()).filter(
    ({ path }) =>
      (path.startsWith('systems/') && !isLater(path)) || chosen.some((directory) => path.startsWith(`${directory}/`)),
  )
  return compile(files, makeReport())
}

describe('the bundles of the content', () => {
  let compiled: Compiled
  let files: Files
  const firstOf = (system: string): Compiled['scenarios'][number] => {
    const first = compiled.scenarios.find(({ scenario }) => scenario.system === system)
    if (first === undefined) throw new Error(`content has no scenario of ${system}`)
    return first
  }
  const parse = <T>(path: string): T => JSON.parse(Buffer.from(files.get(path) ?? '').toString())

  beforeAll(async () => {
    compiled = await compileSome()
    files = await makeBundles(compiled, openCache(join(scratch, 'cache')))
  })

  it('list the scenarios by their ids, whichever is drawn first', async () => {
    const ids = compiled.scenarios.map(({ id }) => id).sort()
    let begin = (): void => undefined
    const lastIsDrawn = new Promise<void>((done) => {
      begin = done
    })
    const bytes: Cache['bytes'] = async (parts) => {
      const { id } = (parts.find((part) => typeof part === 'object' && part !== null && 'id' in part) ?? {}) as {
        id?: string
      }
      if (id === ids[0]) await lastIsDrawn
      else if (id === ids.at(-1)) begin()
      return new Uint8Array()
    }
    const made = await makeBundles(compiled, { ...noCache, bytes })
    const index = JSON.parse(Buffer.from(made.get('index.json') ?? '').toString()) as BundleIndex
    expect(index.scenarios.map(({ id }) => id)).toEqual(ids)
  })

  it('are the same bytes from the cache', async () => {
    expect(files.size).toBeGreaterThan(50)
    expect(fingerprint(await makeBundles(compiled, openCache(join(scratch, 'cache'))))).toEqual(fingerprint(files))
  })

  it('name every file that the index names, and every scenario', () => {
    const index = parse<BundleIndex>('index.json')
    expect(index.scenarios.map(({ id }) => id)).toEqual(compiled.scenarios.map(({ id }) => id).sort())
    for (const { id, card, social } of index.scenarios) {
      const bundle = parse<ScenarioBundle>(`scenarios/${id}.json`)
      expect(bundle.card).toEqual(index.scenarios.find((one) => one.id === id))
      expect(bundle.briefing).toMatch(/^<p>/)
      expect(bundle.history).toMatch(/^<p>/)
      expect(bundle.identity).toEqual({
        scenario: expect.stringMatching(/^[0-9a-f]{16}$/),
        rules: expect.stringMatching(/^[0-9a-f]{8}$/),
      })
      expect(files.has(card) && files.has(social)).toBe(true)
    }
  })

  it('show pictures of the sizes that lists and shared links expect, of a bearable weight', async () => {
    for (const { card, social } of parse<BundleIndex>('index.json').scenarios) {
      expect(await sharp(files.get(card)).metadata()).toMatchObject({ format: 'webp', width: 800, height: 500 })
      expect(await sharp(files.get(social)).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
      expect(files.get(card)?.length).toBeLessThan(120_000)
      expect(files.get(social)?.length).toBeLessThan(400_000)
    }
  })

  it('tell where units and terrain are used, and draw a board for every example', () => {
    const reference = parse<Reference>('reference/operational.json')
    const first = firstOf('operational')
    const [unit] = (first.scenario as OperationalScenario).units
    expect(reference.usedIn.unitTypes[unit?.type ?? '']).toContain(first.id)
    expect(Object.keys(reference.usedIn.terrain)).toEqual(Object.keys(reference.rules.terrain))
    const rulebook = parse<Rulebook>('rulebook/operational.json')
    const examples = rulebook.chapters.flatMap((chapter) => chapter.examples)
    expect(examples.length).toBeGreaterThan(50)
    for (const { picture, lines } of examples) {
      expect(picture).toMatch(/^<svg /)
      expect(lines.length).toBeGreaterThan(0)
    }
  })

  it.each(systemIds)('keep the rules of all examples of %s once', (system) => {
    const { rules } = parse<Reference>(`reference/${system}.json`)
    const [chapter] = parse<Rulebook>(`rulebook/${system}.json`).chapters.filter(({ examples }) => examples.length > 0)
    const { chapters = [] } = compiled.rulebooks.find((one) => one.system === system) ?? {}
    const [example] = chapters.find(({ slug }) => slug === chapter.slug)?.examples ?? []
    const [{ scenario }] = chapter.examples
    expect(withAllRules(scenario, rules)).toEqual(example.scenario)
    // A tactical one carries the models that play in it, of hundreds.
    const share = system === 'tactical' ? 2.5 : 3
    expect(JSON.stringify(scenario).length).toBeLessThan(JSON.stringify(example.scenario).length / share)
  })

  it.each(systemIds)('escape what authors of %s call things, wherever it is drawn', async (system) => {
    const first = firstOf(system)
    const evil = '"><script>alert(1)</script><svg onload=alert(1)>\u202e'
    let count = 0
    /** Replaces the names that authors give, throughout a value; each by another one, as the compiler demands. */
    const spoilt = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(spoilt)
      if (typeof value !== 'object' || value === null) return value
      const isWord = (key: string, inner: unknown): boolean =>
        typeof inner === 'string' && ['title', 'name', 'text', 'formation'].includes(key)
      return Object.fromEntries(
        Object.entries(value).map(([key, inner]) => [key, isWord(key, inner) ? `${evil}${count++}` : spoilt(inner)]),
      )
    }
    const { rules } = first.scenario as BattleScenario & { readonly rules: object }
    const scenario = Object.assign(spoilt(first.scenario) as BattleScenario, { rules })
    const hostile: Compiled = { ...compiled, rulebooks: [], scenarios: [{ ...first, scenario }] }
    const made = await makeBundles(hostile, noCache)
    const { picture } = JSON.parse(
      Buffer.from(made.get(`scenarios/${first.id}.json`) ?? '').toString(),
    ) as ScenarioBundle
    expect(/<script|<[^>]*onload/i.test(picture.base)).toBe(false)
    expect((await sharp(made.get(`previews/${first.id}.png`)).metadata()).width).toBe(1200)
  })

  it('carry the schemas, each with its own name', () => {
    const schemas = [...files.keys()].filter((path) => path.startsWith('schemas/'))
    expect(schemas).toContain('schemas/operational/scenario.schema.json')
    expect(schemas).toContain('schemas/common.schema.json')
    for (const path of schemas) expect(parse<{ $id: string }>(path).$id).toBe(basename(path))
  })
})

describe('output', () => {
  const files = (text: string, path = 'index.json'): Files => new Map([[path, Buffer.from(text)]])
  const read = (directory: string): string => readFileSync(join(directory, 'index.json'), 'utf8')
  const leftovers = (): string[] =>
    readdirSync(scratch).filter((name) => name.includes('.new') || name.includes('.old'))

  it('takes the place of what stood there, as a whole', async () => {
    const out = join(scratch, 'out')
    await replaceDirectory(out, new Map([...files('one'), ...files('stale', 'scenarios/gone.json')]))
    await replaceDirectory(out, files('two'))
    expect(read(out)).toBe('two')
    expect(readdirSync(out).sort()).toEqual([marker, 'index.json'])
    expect(leftovers()).toEqual([])
  })

  it('that cannot be finished leaves what stood there, and nothing beside it', async () => {
    const out = join(scratch, 'survivor')
    await replaceDirectory(out, files('old'))
    const broken = new Map([...files('new'), ...files('x', 'index.json/below-a-file')])
    await expect(replaceDirectory(out, broken)).rejects.toThrow()
    expect(read(out)).toBe('old')
    await expect(replaceDirectory(out, files('x', '../escaped.json'))).rejects.toThrow(OutputError)
    expect(existsSync(join(scratch, 'escaped.json'))).toBe(false)
    expect(read(out)).toBe('old')
    expect(leftovers()).toEqual([])
  })

  it('leaves no trace when the program is told to end', async () => {
    const out = join(scratch, 'interrupted')
    await replaceDirectory(out, files('old'))
    const write = fileURLToPath(new URL('./write.ts', import.meta.url))
    const program = `import { replaceBy } from ${JSON.stringify(write)}
      await replaceBy(${JSON.stringify(out)}, () => new Promise((done) => { console.log('filling'); setTimeout(done, 60_000) }))`
    const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(child.stdout, 'data')
    expect(leftovers().length).toBe(1)
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([143, null])
    expect(read(out)).toBe('old')
    expect(leftovers()).toEqual([])
  })

  it('says before the work where nothing can be put', async () => {
    writeFileSync(join(scratch, 'a-file'), '')
    await expect(checkReplaceable(join(scratch, 'a-file/b/c'), [])).rejects.toThrow('a-file/b is no directory.')
    await expect(checkReplaceable(join(scratch, 'not/there/yet'), [])).resolves.toBeUndefined()
  })

  // Root is let in everywhere.
  it.skipIf(process.getuid?.() === 0)('says so of a folder that is closed', async () => {
    mkdirSync(join(scratch, 'closed'), { mode: 0o555 })
    await expect(checkReplaceable(join(scratch, 'closed/out'), [])).rejects.toThrow('closed is closed to you.')
  })

  it('never replaces a folder that holds other things, or what it is made from', async () => {
    const precious = join(scratch, 'precious')
    mkdirSync(join(precious, 'content'), { recursive: true })
    writeFileSync(join(precious, 'novel.txt'), 'years of work')
    await expect(checkReplaceable(precious, [])).rejects.toThrow('holds files that sandtable did not write')
    await expect(checkReplaceable(join(precious, 'novel.txt'), [])).rejects.toThrow('is in the way')
    const out = join(scratch, 'out')
    await expect(checkReplaceable(out, [join(out, 'content')])).rejects.toThrow('lies in it')
    await expect(checkReplaceable(out, [out])).rejects.toThrow('lies in it')
    await expect(checkReplaceable(out, [join(scratch, 'content'), scratch])).resolves.toBeUndefined()
    symlinkSync(precious, join(scratch, 'link'))
    await expect(checkReplaceable(join(scratch, 'link'), [])).rejects.toThrow('is in the way')
    expect(readFileSync(join(precious, 'novel.txt'), 'utf8')).toBe('years of work')
  })
})
