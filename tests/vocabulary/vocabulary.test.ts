/** A kind of action is described in one place: its verb, from which its records, examples, orders and evidence follow. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { systemIds } from '../../compiler/systems/index.ts'
import type { ActionFormat } from '../../engine/actionText.ts'
import { root } from '../support/imports.ts'
import { filesByVerb, linesOf } from './count.ts'

interface Vocabulary {
  readonly verbs: readonly ActionFormat<string>[]
  readonly words: Readonly<Record<string, { readonly order: unknown }>>
  readonly names: object
}

interface Allowed {
  /** Fields without words: plain numbers, or those of which a verb says more. */
  readonly plain: readonly string[]
  /** Names in sentences that are made of several fields. */
  readonly made: readonly string[]
  /** Most files that name a verb: its own, the list, and what is special about it. */
  readonly mostFiles: number
}

const usual: Allowed = { plain: [], made: [], mostFiles: 5 }

const allowed: Readonly<Record<string, Partial<Allowed>>> = {
  skirmish: { plain: ['points', 'first', 'builder', 'choice'] },
  // Moves are drawn, filmed, taught and asked about.
  operational: { plain: ['choice'], mostFiles: 12 },
  // Pages ask for an order or attack where they show what it promises.
  'command-cards': { plain: ['shape', 'count'], mostFiles: 8 },
  // Pages ask for an attack where they show what it promises.
  tactical: { mostFiles: 6 },
  // Targets of fire are chosen, shown and taken back in several panels.
  echelon: {
    plain: ['back', 'kind'],
    made: ['load', 'demolition', 'installation', 'installations'],
    mostFiles: 9,
  },
}

/** A sentence whose verb has one form, whatever its subject is called: `{unit} {moves|move}` has both. */
const agreesWithOne = /^\{(?:unit|side|hq)\} [a-z]+s\b|^\{\w+\} (?:is|has|does)\b/

/** The same in what refuses an order: a name with a verb of one form, or with words from a list. What is said of places has one form. */
const refusesOne =
  /(?<=`)\$\{(?![^}]*(?:nameOf|spaceName|placeName)\()[^}]*\bname(?:s\[\w+\])?\} (?:(?:is|has|does|was|[a-z]+s) |\$\{)/g

/** The words of a system, from the files that every system has. */
const vocabularyOf = async (system: string): Promise<Vocabulary> => {
  const load = (file: string): Promise<object> => import(`../../engine/systems/${system}/${file}.ts`)
  const parts = await Promise.all(['fields', 'verbs/index', 'verbs/sentences'].map(load))
  return Object.assign({}, ...parts) as Vocabulary
}

const systems = await Promise.all(
  systemIds.map(async (id) => ({ id, ...usual, ...allowed[id], ...(await vocabularyOf(id)) })),
)

describe.each(systems)('$id', ({ id, verbs, words, names, plain, made, mostFiles }) => {
  it('names each verb in few files', () => {
    const types = verbs.map(({ type }) => type)
    const found = [...filesByVerb(root, id, types)]
    expect(found.filter(([, files]) => files.length > mostFiles)).toEqual([])
    expect(found.filter(([, files]) => files.length < 2)).toEqual([])
  })

  it('says of orders what their fields are', () => {
    const unknown = verbs.flatMap(({ type, fields }) => {
      const { order } = words[type]
      const inBraces = typeof order === 'string' ? [...order.matchAll(/\{(\w+)\}/g)].map(([, name]) => name) : []
      return inBraces
        .filter((name) => !Object.hasOwn(fields, name) && !made.includes(name))
        .map((name) => `${type} has no ${name}`)
    })
    expect(unknown).toEqual([])
  })

  it('says of one and of several what they do', () => {
    const source = readFileSync(join(root, 'engine/systems', id, 'events.ts'), 'utf8')
    const orders = Object.values(words).map(({ order }) => `'${order}'`)
    const sentences = [source, ...orders].flatMap((text) => [...text.matchAll(/(?<=['`])\{\w+\} [^'`]*/g)])
    const alike = sentences.map(([sentence]) => sentence).filter((sentence) => agreesWithOne.test(sentence))
    expect(alike).toEqual([])
  })

  it('refuses one and several in words that agree', () => {
    const files = readdirSync(join(root, 'engine/systems', id), { recursive: true, encoding: 'utf8' }).filter((file) =>
      /(?:^|\/)verbs\/(?!.*test)\w+\.ts$|efusal\.ts$/.test(file),
    )
    const alike = files.flatMap((file) =>
      [...readFileSync(join(root, 'engine/systems', id, file), 'utf8').matchAll(refusesOne)].map(([text]) => text),
    )
    expect(alike).toEqual([])
  })

  it('has words for fields that are no plain numbers', () => {
    const fields = new Set(verbs.flatMap((verb) => Object.keys(verb.fields)))
    expect([...fields].filter((name) => !Object.hasOwn(names, name))).toEqual(plain)
  })
})

it('finds verbs where they are compared, made and listed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vocabulary-'))
  const files = {
    'engine/systems/tiny/verbs/a.ts': "export const goVerb = verb('go', 'g', {})({})\n",
    'engine/systems/tiny/b.ts':
      "if (action.type === 'go') stop({ type: 'halt' })\nconst names = { go: 'Go', halt: 'Halt' }\n",
    'engine/systems/tiny/b.test.ts': "stop({ type: 'halt' })\n",
    'engine/systems/tiny/planner/c.ts': "stop({ type: 'halt' })\n",
    'site/player/systems/tiny/d.tsx': "switch (type) {\n  case 'halt':\n}\nconst go = { go: 1, other: 2 }\n",
    'compiler/systems/tiny/schemas/e.schema.json': '{"properties": {"go": {}, "halt": {}}}\n',
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  const found = filesByVerb(folder, 'tiny', ['go', 'halt'])
  const lines = linesOf(folder, 'tiny')
  rmSync(folder, { recursive: true })
  const [a, b, , , d, e] = Object.keys(files)
  expect(found.get('go')?.toSorted()).toEqual([a, b, e].toSorted())
  expect(found.get('halt')?.toSorted()).toEqual([b, d, e].toSorted())
  expect(lines).toEqual({ engine: 4, compiler: 0, site: 4, schemas: 1 })
})
