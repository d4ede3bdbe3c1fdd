/**
 * Makes the generated files from the authored schemas, here and in the folder of each rule system: `validators.generated.ts`
 * (ajv, compiled so that nothing is compiled at run time), `guards.generated.ts`, `types.generated.ts`, and `schemas.generated.ts` (the schemas as
 * a value, for messages). `node compiler/schemas/generate.ts` writes them; with `--check` it only says whether they are up
 * to date.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Ajv2020 } from 'ajv/dist/2020.js'
import standalone from 'ajv/dist/standalone/index.js'
import { compile as compileTypes } from 'json-schema-to-typescript'
import { type Json, makeGuards } from './guards.ts'

const here = new URL('.', import.meta.url)
const banner = '// Generated from *.schema.json by `npm run generate`. Do not edit.\n'

type Schemas = Record<string, { [key: string]: Json }>

/** A folder of schemas, and the way from it to this one. */
interface Folder {
  readonly url: URL
  readonly shared: string
}

const systems = new URL('../systems/', here)

/** This folder, and that of every rule system that has schemas. */
const folders = (): Folder[] => [
  { url: here, shared: './' },
  ...readdirSync(systems, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => new URL(`${name}/schemas/`, systems))
    .filter((url) => existsSync(url) && readdirSync(url).some((name) => name.endsWith('.schema.json')))
    .sort((a, b) => (a.href < b.href ? -1 : 1))
    .map((url) => ({ url, shared: '../../../schemas/' })),
]

const readSchemas = (folder: URL): Schemas =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((name) => name.endsWith('.schema.json'))
      .sort()
      .map((name) => [name.replace('.schema.json', ''), JSON.parse(readFileSync(new URL(name, folder), 'utf8'))]),
  )

/** A file that only lends its definitions to others describes no kind. */
const isKind = (schema: { [key: string]: Json }): boolean => schema.type !== undefined

const validators = (own: Schemas, common: { [key: string]: Json }, shared: string): string => {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: true,
    inlineRefs: false,
    allowUnionTypes: true,
    code: { source: true, esm: true, lines: true },
  })
  // `form` says a pattern in words; `tsType` is for the types; `refers` and `defines` say of an id what it names, for editors;
  // `figure` is the heading of a field in lists of the terminal.
  ajv.addVocabulary(['form', 'tsType', 'refers', 'defines', 'figure'])
  for (const schema of Object.values({ ...own, common })) ajv.addSchema(schema)
  const kinds = Object.entries(own).filter(([, schema]) => isKind(schema))
  const code = standalone.default(
    ajv,
    Object.fromEntries(kinds.map(([kind, schema]) => [nameOf(kind), schema.$id as string])),
  )
  // ajv leaves a `require` even in modules, for counting code points.
  const body = code
    .replace('"use strict";', '')
    .replaceAll('require("ajv/dist/runtime/ucs2length").default', 'lengthOf')
  if (body.includes('require(')) throw new Error('The validators need something at run time that is not provided.')
  const all = kinds.map(([kind]) => `'${kind}': ${nameOf(kind)},`).join('\n')
  return `// @ts-nocheck\n${banner}import { lengthOf } from '${shared}length.ts'\n${body}\nexport const validators = {\n${all}\n}\n`
}

/** The guards of the same kinds: see `guards.ts`. */
const guards = (own: Schemas, common: { [key: string]: Json }, shared: string): string => {
  const kinds = Object.entries(own).filter(([, schema]) => isKind(schema))
  const ids = Object.fromEntries(kinds.map(([kind, { $id }]) => [kind, String($id)]))
  const body = makeGuards(Object.values({ ...own, common }), ids)
  return `// @ts-nocheck\n${banner}import { lengthOf } from '${shared}length.ts'\n${body}`
}

/** The name of a kind in code: `specialOrders`. */
const nameOf = (kind: string): string => kind.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

/** A reference keeps no neighbours, so that each definition becomes one type and is not repeated at each use. */
const withoutNeighbours = (schema: Json): Json => {
  if (Array.isArray(schema)) return schema.map(withoutNeighbours)
  if (schema === null || typeof schema !== 'object') return schema
  if (typeof schema.$ref === 'string') {
    const [file, name] = schema.$ref.split('.schema.json#/definitions/')
    if (name === undefined) return { $ref: schema.$ref }
    const home = file.replace('../', '')
    return { $ref: `#/definitions/${home === 'common' ? name : `${home}.${name}`}` }
  }
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, withoutNeighbours(value)]))
}

/** All schemas as one, whose definitions are shared: each becomes exactly one type. */
const types = async (files: Schemas, common: { [key: string]: Json }): Promise<string> => {
  /** Definitions as they are named in the whole: those of a file after it, shared ones by themselves. */
  const names = [
    ...Object.keys(common.definitions as object),
    ...Object.entries(files).flatMap(([file, schema]) =>
      Object.keys(schema.definitions ?? {}).map((name) => `${file}.${name}`),
    ),
  ]
  const definitions: { [key: string]: Json } = { ...(common.definitions as { [key: string]: Json }) }
  const properties: { [key: string]: Json } = {}
  for (const [kind, schema] of Object.entries(files)) {
    const { definitions: own = {}, $schema: _, $id: __, ...file } = schema
    // `#/definitions/entry` of one file is not that of another.
    const text = JSON.stringify(withoutNeighbours(file)).replaceAll('"#/definitions/', `"#/definitions/${kind}.`)
    const inner = JSON.stringify(withoutNeighbours(own)).replaceAll('"#/definitions/', `"#/definitions/${kind}.`)
    const shared = (json: string): Json =>
      JSON.parse(
        names.reduce((all, name) => all.replaceAll(`"#/definitions/${kind}.${name}"`, `"#/definitions/${name}"`), json),
      )
    for (const [name, value] of Object.entries(shared(inner) as { [key: string]: Json }))
      definitions[`${kind}.${name}`] = value
    if (isKind(schema)) properties[kind] = shared(text)
  }
  const all = {
    title: 'KindTypes',
    description: 'What a valid file of each kind holds.',
    type: 'object',
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
    definitions: withoutNeighbours(definitions),
  }
  return compileTypes(all as Parameters<typeof compileTypes>[0], 'KindTypes', {
    bannerComment: banner.trim(),
    ignoreMinAndMaxItems: true,
    unknownAny: true,
    strictIndexSignatures: false,
    style: { semi: false, singleQuote: true, printWidth: 120 },
  })
}

/** The schemas as one value, for descriptions in messages and for the site. */
const values = (schemas: Schemas): string =>
  `${banner}/** The authored schemas by file name without its ending. */\nexport const schemas: Readonly<Record<string, unknown>> = ${JSON.stringify(schemas, null, 1)}\n`

/** The generated files, by their URLs. */
const generate = async (): Promise<Record<string, string>> => {
  const { common } = readSchemas(here)
  const files: Record<string, string> = {}
  for (const { url, shared } of folders()) {
    const all = readSchemas(url)
    const { common: _, ...own } = all
    files[new URL('validators.generated.ts', url).href] = validators(own, common, shared)
    files[new URL('guards.generated.ts', url).href] = guards(own, common, shared)
    files[new URL('types.generated.ts', url).href] = await types(own, common)
    files[new URL('schemas.generated.ts', url).href] = values(all)
  }
  return files
}

/** Generated files that differ from what the schemas give now. */
export const findDrift = async (): Promise<string[]> => {
  const current = (url: string): string => {
    try {
      return readFileSync(new URL(url), 'utf8')
    } catch {
      return ''
    }
  }
  return Object.entries(await generate())
    .filter(([url, text]) => current(url) !== text)
    .map(([url]) => url.slice(new URL('../../', here).href.length))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--check')) {
    const drift = await findDrift()
    if (drift.length > 0) {
      process.stderr.write(`Out of date: ${drift.join(', ')}. Run npm run generate.\n`)
      process.exitCode = 1
    }
  } else {
    for (const [name, text] of Object.entries(await generate())) writeFileSync(new URL(name), text)
  }
}
