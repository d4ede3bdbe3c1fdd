/** Nothing is part of the product that tests alone use: it would be kept, checked and shipped for nobody. */
import { expect, it } from 'vitest'
import { sourcesOf, targetFrom, textOf } from './support/imports.ts'

const withoutComments = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

const isNamed = (text: string, name: string): boolean =>
  new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`).test(text)

/** Names between braces, `a, type b, c as d, e: f`: those before `as` and the colon, or those behind. */
const namesIn = (braces: string, at: 0 | -1): readonly string[] =>
  braces.split(',').flatMap(
    (one) =>
      one
        .replace(/^\s*type\s/, '')
        .trim()
        .split(/\s+as\s+|:\s*/)
        .at(at) || [],
  )

const declaration = /^export (?:async )?(?:const|let|function\*?|class|interface|type|enum) ([\w$]+)/gm
const list = /^export (?:type |const )?\{([^}]*)\}/gm

const exportsIn = (text: string): readonly string[] => [
  ...[...text.matchAll(declaration)].map(([, name]) => name),
  ...[...text.matchAll(list)].flatMap(([, braces]) => namesIn(braces, -1)),
]

const taking = /^(?:import|export)\b([^'=]*)\bfrom\s*'([^']+)'|\bimport\(\s*'([^']+)'/gm
/** Names of what is loaded from modules whose paths are put together: those of `modulesOf`, and the work of a worker. */
const loading = /\b(?:modulesOf<|load\('[^']+'\)\) as )\{ readonly (\w+)|\.run\(\w+, \{ name: '(\w+)'/g

/** Exports of the product that nothing of it uses, and no program that works with it: `path name`, in the order of the paths. */
const unusedIn = (sources: ReadonlyMap<string, string>, product: readonly string[]): readonly string[] => {
  const texts = new Map([...sources].map(([file, text]) => [file, withoutComments(text)]))
  const used = new Set<string>()
  const loaded = new Set<string>()
  for (const [file, text] of texts) {
    for (const [, system, work] of text.matchAll(loading)) loaded.add(system ?? work)
    for (const [, what = '*', ...from] of text.matchAll(taking)) {
      const target = targetFrom(file, from.find((one) => one !== undefined) ?? '')
      const [, whole] = /\* as (\w+)/.exec(what) ?? []
      const names = what.includes('*')
        ? exportsIn(texts.get(target) ?? '')
        : namesIn(/\{([^}]*)\}/.exec(what)?.[1] ?? '', 0)
      // Of a module that is taken under one name, what is named behind it; or all, where it is handed on as it is.
      const isHandedOn =
        whole === undefined || new RegExp(`\\b${whole}\\b(?!\\.|')`).test(text.replaceAll(/^import.*$/gm, ''))
      for (const name of names) if (isHandedOn || isNamed(text, `${whole}.${name}`)) used.add(`${target} ${name}`)
    }
  }
  return product.flatMap((file) => {
    const text = texts.get(file) ?? ''
    return exportsIn(text).flatMap((name) => {
      const isUsed =
        used.has(`${file} ${name}`) || loaded.has(name) || isNamed(text.replace(new RegExp(`\\b${name}\\b`), ''), name)
      return isUsed ? [] : [`${file} ${name}`]
    })
  })
}

/** Files that Astro itself looks for. */
const ofAstro = /^site\/(pages\/|content\.config\.ts|middleware\.ts)/

/** Programs that work with the product and are no tests: they measure it. */
const programs = ['tests/bench', 'tests/mutate', 'tests/strength']

/** Files that stay all the same, and the reason. */
const kept: Readonly<Record<string, string>> = {
  'engine/record.ts makeSeal':
    'Writes what `parseMove` reads: sealed choices, which no system for play by link has yet.',
}

it('finds what nobody takes, and nothing else', () => {
  const texts = new Map([
    ['a.ts', 'export const one = 1\nexport const two = 2\nexport const own = 3\nconst other = own\n/** own two */\n'],
    ['b.ts', 'export interface Three {}\nexport const { four, five: six } = x\nexport type { Seven } from "./c.ts"\n'],
    ['c.ts', 'export type Seven = 7\nexport type Eight = 8\n'],
    [
      'd.ts',
      "import { type one as uno } from './a.ts'\nimport * as all from './b.ts'\nall.four(all.Three)\nexport * from './c.ts'\n",
    ],
    ['e.ts', "const later = await import('./f.ts')\n"],
    ['f.ts', 'export const nine = 9\n'],
  ])
  expect(unusedIn(texts, [...texts.keys()])).toEqual(['a.ts two', 'b.ts six', 'b.ts Seven'])
})

it('the product has nothing that tests alone use', () => {
  const rooms = ['engine', 'compiler', 'site'].flatMap(sourcesOf)
  const product = rooms.filter((file) => /\.tsx?$/.test(file) && !/\.generated\.ts$/.test(file) && !ofAstro.test(file))
  const users = [...rooms, 'astro.config.mjs', ...programs.flatMap(sourcesOf)]
  const texts = new Map(users.map((file) => [file, textOf(file)]))
  expect(product.length).toBeGreaterThan(1000)
  expect(unusedIn(texts, product)).toEqual(Object.keys(kept))
})
