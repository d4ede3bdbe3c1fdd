import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, matchesGlob } from 'node:path'
import { CORE_SCHEMA, load } from 'js-yaml'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { run } from '../cli.ts'

const house = join(import.meta.dirname, '../../content')

let folder: string
let out: string
let error: string

const sandtable = (...args: readonly string[]): Promise<number> => {
  out = ''
  error = ''
  return run(args, {
    out: (text) => {
      out += text
    },
    error: (text) => {
      error += text
    },
    cwd: folder,
    colour: false,
    interactive: false,
  })
}

interface Settings {
  readonly 'yaml.schemas': Readonly<Record<string, readonly string[]>>
  readonly [key: string]: unknown
}

const read = (path: string): string => readFileSync(join(folder, path), 'utf8')
const settings = (): Settings => JSON.parse(read('.vscode/settings.json'))

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandtable-editor-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('sandtable editor', () => {
  it('gives every file of the content the schema of its kind', async () => {
    cpSync(house, join(folder, 'content'), { recursive: true })
    expect(await sandtable('editor')).toBe(0)
    const mapping = Object.entries(settings()['yaml.schemas'])
    const paths = readdirSync(join(folder, 'content'), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.yaml'))
      .map((path) => `content/${path.replaceAll('\\', '/')}`)
    for (const path of paths) {
      const schemas = mapping.filter(([, patterns]) => patterns.some((pattern) => matchesGlob(path, pattern)))
      expect([path, schemas.map(([name]) => name)]).toEqual([path, [expect.any(String)]])
      const schema = JSON.parse(read(schemas[0][0]))
      expect(schema.properties.kind.const).toBe((load(read(path), { schema: CORE_SCHEMA }) as { kind: string }).kind)
    }
  })

  it('has schemas that offer the ids of a rule system, those of the own pack too, and none of battles', async () => {
    expect(await sandtable('new', 'pack', 'mine')).toBe(0)
    mkdirSync(join(folder, 'mine/systems/operational/units'), { recursive: true })
    writeFileSync(
      join(folder, 'mine/systems/operational/units/own.yaml'),
      'kind: units\nentries:\n  home-guard: {name: Home Guard}\n',
    )
    expect(await sandtable('editor', 'mine')).toBe(0)
    /** Returns the completions at a field of this name in a schema of the operational rules. */
    const offered = (name: string, field: string): readonly string[] => {
      const found: string[] = []
      const look = (node: unknown): void => {
        if (node === null || typeof node !== 'object') return
        for (const [key, inner] of Object.entries(node)) {
          if (key === field && Array.isArray(inner?.examples)) found.push(...inner.examples)
          look(inner)
        }
      }
      look(JSON.parse(read(`.vscode/sandtable/operational/${name}.schema.json`)))
      return found
    }
    expect(offered('scenario', 'type')).toEqual(expect.arrayContaining(['british-infantry', 'home-guard']))
    expect(offered('map', 'kind')).toContain('rail')
    expect(offered('scenario', 'headquarters')).toEqual([])
  })

  it('refers to published schemas when it is told where they are', async () => {
    mkdirSync(join(folder, 'content'))
    expect(await sandtable('editor', '--schemas', 'https://example.org/schemas')).toBe(0)
    expect(settings()['yaml.schemas']).toMatchObject({
      'https://example.org/schemas/operational/map.schema.json': ['content/scenarios/*/map.yaml'],
    })
    expect(existsSync(join(folder, '.vscode/sandtable'))).toBe(false)
    expect(await sandtable('editor', '--schemas', 'nowhere')).toBe(2)
    expect(await sandtable('editor', 'nowhere')).toBe(2)
    expect(error).toContain('nowhere. Name the folder of your content, or make one with sandtable new pack.')
  })

  it('names a folder with blanks as a shell takes it', async () => {
    expect(await sandtable('new', 'pack', 'my battles')).toBe(0)
    expect(await sandtable('editor', 'my battles')).toBe(0)
    expect(read('.vscode/tasks.json')).toContain(JSON.stringify('npx sandtable check "my battles" --no-color'))
    expect(read('.vscode/tasks.json')).toContain(JSON.stringify('npx sandtable fmt "my battles"'))
  })

  it('touches nothing that is there already, and says what to add', async () => {
    mkdirSync(join(folder, 'content'))
    mkdirSync(join(folder, '.vscode'))
    writeFileSync(join(folder, '.vscode/settings.json'), '{"editor.rulers": [100]}\n')
    expect(await sandtable('editor')).toBe(1)
    expect(read('.vscode/settings.json')).toBe('{"editor.rulers": [100]}\n')
    expect(error).toContain('was not touched')
    expect(error).toContain('"content/scenarios/*/map.yaml"')
  })

  it('adds to what is there when it may, and is done after one run', async () => {
    mkdirSync(join(folder, 'content'))
    mkdirSync(join(folder, '.vscode'))
    const own = { 'editor.rulers': [100], 'yaml.schemas': { 'https://example.org/own.json': 'own/*.yaml' } }
    writeFileSync(join(folder, '.vscode/settings.json'), JSON.stringify(own))
    writeFileSync(join(folder, '.vscode/extensions.json'), '{"recommendations": ["a.b"]}')
    writeFileSync(join(folder, '.vscode/tasks.json'), '{"version": "2.0.0", "tasks": [{"label": "own"}]}')
    expect(await sandtable('editor', '--merge')).toBe(0)
    expect(settings()).toMatchObject({ 'editor.rulers': [100], 'yaml.yamlVersion': '1.2' })
    expect(settings()['yaml.schemas']).toMatchObject({
      'https://example.org/own.json': 'own/*.yaml',
      './.vscode/sandtable/operational/map.schema.json': ['content/scenarios/*/map.yaml'],
    })
    expect(JSON.parse(read('.vscode/extensions.json'))).toEqual({ recommendations: ['a.b', 'redhat.vscode-yaml'] })
    const { tasks } = JSON.parse(read('.vscode/tasks.json')) as { tasks: readonly { label: string }[] }
    expect(tasks.map(({ label }) => label)).toEqual(['own', 'sandtable: check', 'sandtable: format'])
    expect(await sandtable('editor')).toBe(0)
    expect(out).toBe('')
  })

  it('puts a whole new file in the place of the old one: no kill leaves half of it', async () => {
    mkdirSync(join(folder, 'content'))
    mkdirSync(join(folder, '.vscode'))
    const before = '{"editor.rulers": [100]}'
    writeFileSync(join(folder, '.vscode/settings.json'), before)
    linkSync(join(folder, '.vscode/settings.json'), join(folder, 'other name of the file'))
    expect(await sandtable('editor', '--merge')).toBe(0)
    expect(read('other name of the file')).toBe(before)
    expect(settings()['editor.rulers']).toEqual([100])
  })

  it('adds nothing to settings with comments, which would be lost', async () => {
    mkdirSync(join(folder, 'content'))
    mkdirSync(join(folder, '.vscode'))
    writeFileSync(join(folder, '.vscode/settings.json'), '{\n  // mine\n  "editor.rulers": [100]\n}\n')
    expect(await sandtable('editor', '--merge')).toBe(1)
    expect(read('.vscode/settings.json')).toContain('// mine')
  })

  it('has a task that understands what check prints', async () => {
    mkdirSync(join(folder, 'content/scenarios/a'), { recursive: true })
    writeFileSync(join(folder, 'content/scenarios/a/map.yaml'), 'kind: mop\n')
    expect(await sandtable('editor')).toBe(0)
    const { tasks } = JSON.parse(read('.vscode/tasks.json'))
    const [place, message] = tasks[0].problemMatcher.pattern.map(({ regexp }: { regexp: string }) => new RegExp(regexp))
    expect(await sandtable('check', 'content')).toBe(1)
    const lines = out.split('\n')
    const index = lines.findIndex((line) => line.includes('kind-unknown'))
    expect(place.exec(lines[index])?.slice(1)).toEqual([
      'error',
      'kind-unknown',
      'content/scenarios/a/map.yaml',
      '1',
      '7',
    ])
    expect(message.exec(lines[index + 1])?.[1]).toContain('mop')
  })
})
