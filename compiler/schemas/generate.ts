/**
 * Writes what git does not hold: schemas that are made of verbs, questions, conditions, facts and drawings, the types of all kinds of file,
 * made of the schemas, the library of drawings, the lint rules by their folders, and the list of the rules that tests name.
 * `npm run generate` runs it, as `npm ci` and the scripts that need these modules do; it writes changed files only.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { load } from 'js-yaml'
import { makeProofs } from '../rulebook/proofs.ts'
import { actionSchemaOf, type WrittenActions } from './actionSchema.ts'
import { conditionSchemaOf, type WrittenUnits } from './conditionSchema.ts'
import { questionSchemaOf, type WrittenQuestions } from './questionSchema.ts'
import type { SchemaFiles, SchemaNode } from './schema.ts'
import { tutorialSchemaOf, type WrittenTutorial } from './tutorialSchema.ts'
import { type Declarations, writeTypes } from './writeTypes.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const sharedFolder = 'compiler/schemas'

/** Folders of schemas of no rule system: of files that all systems have, those that playtests write, and what workers are sent. */
const sharedFolders = [sharedFolder, 'compiler/playtest', 'compiler/playtest/queue']

const readSchemas = (folder: string): SchemaFiles =>
  Object.fromEntries(
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.schema.json'))
      .sort()
      .map((name): [string, SchemaNode] => [
        name.replace('.schema.json', ''),
        JSON.parse(readFileSync(join(root, folder, name), 'utf8')),
      ]),
  )

/** A file that only lends its definitions to others describes no kind. */
const kindsIn = (files: SchemaFiles): readonly string[] =>
  Object.keys(files).filter((file) => files[file].type !== undefined)

const bannerFor = (source: string): string => `Generated from ${source} by \`npm run generate\`. Do not edit.`
const banner = bannerFor('*.schema.json')

const kindTypes = (files: SchemaFiles): string => {
  const lines = kindsIn(files).map((kind) => `  readonly '${kind}': ${files[kind].title}\n`)
  return `/** What a valid file of each kind holds. */\nexport interface KindTypes {\n${lines.join('')}}\n`
}

const moduleOf = (declared: Declarations, imports = ''): string =>
  `// ${banner}\n${imports}\n${[...declared.values()].join('\n')}`

/** The lint rules in a folder, if there is one, by their codes, which are the names of their folders. */
const writeRules = (folder: string): Record<string, string> => {
  if (!existsSync(join(root, folder))) return {}
  const codes = readdirSync(join(root, folder))
    .filter((name) => existsSync(join(root, folder, name, 'rule.ts')))
    .sort()
  const imports = codes.map((code, at) => `import { rule as rule${at} } from './${code}/rule.ts'\n`)
  const fields = codes.map((code, at) => `  '${code}': rule${at},\n`)
  const text = `// ${bannerFor('*/rule.ts')}\n${imports.join('')}\nexport const rules = {\n${fields.join('')}}\n`
  return { [`${folder}/rules.generated.ts`]: text }
}

/** The types of the kinds in a folder. */
const writeShared = (folder: string): Record<string, string> => {
  const files = readSchemas(folder)
  const [{ declared }] = writeTypes(files, [kindsIn(files)])
  return { [`${folder}/types.generated.ts`]: `${moduleOf(declared)}\n${kindTypes(files)}` }
}

/** The schema files of a rule system by name, for those who load no files. */
const schemaModule = (names: readonly string[]): string => {
  const imports = names.map((name, at) => `import file${at} from './${name}.schema.json' with { type: 'json' }\n`)
  const fields = names.map((name, at) => `  '${name}': file${at},\n`)
  return `// ${banner}\n${imports.join('')}\nexport const files = {\n${fields.join('')}}\n`
}

/** Schemas of a rule system that follow from its verbs, questions, conditions and facts for tutorials, by their names. */
const makeSchemas = async (system: string): Promise<SchemaFiles> => {
  const load = (file: string): Promise<unknown> | undefined => {
    const path = join(root, `compiler/systems/${system}/${file}.ts`)
    return existsSync(path) ? import(path) : undefined
  }
  const written = (await load('rulebook/exampleFields')) as { readonly actions: WrittenActions } | undefined
  const questions = (await load('rulebook/exampleQuestions')) as { readonly asked: WrittenQuestions } | undefined
  const units = (await load('rulebook/exampleUnits')) as { readonly units: WrittenUnits } | undefined
  const tutorials = (await load('schemas/tutorial')) as { readonly tutorial: WrittenTutorial } | undefined
  return {
    ...(written && { actions: actionSchemaOf(system, written.actions) }),
    ...(questions && { questions: questionSchemaOf(system, questions.asked) }),
    ...(units && { conditions: conditionSchemaOf(system, units.units) }),
    ...(tutorials && { tutorial: tutorialSchemaOf(system, tutorials.tutorial) }),
  }
}

const drawingFolder = 'compiler/cartography/drawings'

/**
 * Drawings of units: their schema, in which the names of drawings and of small parts stand, so that editors offer them; its types; and the
 * library as a module.
 */
const makeDrawings = (): { readonly schema: SchemaNode; readonly modules: Readonly<Record<string, string>> } => {
  const read = (path: string): string => readFileSync(join(root, drawingFolder, path), 'utf8')
  const files = (folder: string): readonly string[] => readdirSync(join(root, drawingFolder, folder)).sort()
  const library: Record<string, Readonly<Record<string, unknown>>> = {
    catalogue: Object.assign({}, ...files('catalogue').map((name) => load(read(`catalogue/${name}`)))),
  }
  for (const name of files('parts'))
    library[name.replace('.yaml', '')] = load(read(`parts/${name}`)) as Readonly<Record<string, unknown>>
  // An enumeration of `@things` is that of the names of all things.
  const schema = JSON.parse(read('schema.json'), (key, value) =>
    key === 'enum' && value[0].startsWith('@') ? Object.keys(library[value[0].slice(1)]).sort() : value,
  ) as SchemaNode
  const { common } = readSchemas(sharedFolder)
  const [{ declared }] = writeTypes({ drawing: schema, common }, [['drawing']])
  const engine = relative(drawingFolder, 'engine')
  const types = `import type { Drawing, DrawnBody, DrawnMan, DrawnThing } from '${engine}/drawing.generated.ts'\nimport type { Posture } from '${engine}/drawing.ts'`
  const typeOf: Readonly<Record<string, string>> = {
    catalogue: `Record<NonNullable<Drawing['like']>, Drawing>`,
    hats: `Record<NonNullable<DrawnMan['hat']>, string>`,
    outlines: `Record<NonNullable<DrawnBody['shape']>, { readonly points: readonly number[]; readonly round?: number }>`,
    packs: `Record<NonNullable<DrawnMan['pack']>, string>`,
    postures: `Record<NonNullable<DrawnMan['posture']>, Posture>`,
    things: `Record<DrawnThing['thing'], string>`,
    weapons: `Record<NonNullable<DrawnMan['weapon']>, { readonly hold: number; readonly marks: string }>`,
  }
  const exported = Object.entries(library).map(
    ([name, value]) => `export const ${name}: Readonly<${typeOf[name]}> = ${JSON.stringify(value)}\n`,
  )
  return {
    schema,
    modules: {
      [`${drawingFolder}/drawing.schema.json`]: `${JSON.stringify(schema, null, 2)}\n`,
      [`${drawingFolder}/library.generated.ts`]: `// ${bannerFor('*.yaml')}\n${types}\n\n${exported.join('\n')}`,
      'engine/drawing.generated.ts': moduleOf(declared),
    },
  }
}

/** The modules of a rule system: its schemas, the types of its tables, which the engine reads, and those of all other kinds. */
const writeSystem = async (system: string, drawing: SchemaNode): Promise<Record<string, string>> => {
  const folder = `compiler/systems/${system}/schemas`
  const made = await makeSchemas(system)
  const files = { ...readSchemas(folder), ...made }
  // In the same order whether or not what is made was there before.
  const own: SchemaFiles = Object.fromEntries(
    Object.keys(files)
      .sort()
      .map((name) => [name, files[name]]),
  )
  const { kinds } = (await import(`../systems/${system}/schemas/kinds.ts`)) as {
    readonly kinds: Record<string, string>
  }
  const isTable = (kind: string): boolean => kinds[kind]?.startsWith('systems/') ?? false
  const all = kindsIn(own)
  const { common } = readSchemas(sharedFolder)
  const modules = [all.filter(isTable), all.filter((kind) => !isTable(kind))]
  const [tables, others] = writeTypes({ ...own, common, drawing }, modules, system)
  const engine = `engine/systems/${system}/tables.generated.ts`
  const named = new Set([...others.imported, ...all.filter(isTable).map((kind) => own[kind].title ?? '')])
  const way = relative(folder, engine)
  const imports = `import type {\n${[...named]
    .sort()
    .map((name) => `  ${name},\n`)
    .join('')}} from '${way}'\n`
  return {
    ...Object.fromEntries(
      Object.entries(made).map(([name, schema]) => [
        `${folder}/${name}.schema.json`,
        `${JSON.stringify(schema, null, 2)}\n`,
      ]),
    ),
    [engine]: moduleOf(tables.declared),
    ...writeRules(`compiler/systems/${system}/lint`),
    [`${folder}/files.generated.ts`]: schemaModule(Object.keys(own)),
    [`${folder}/types.generated.ts`]: `${moduleOf(others.declared, imports)}\n${kindTypes(own)}`,
  }
}

/** The names of the folders of systems that have schemas. */
const systemFolders = (): readonly string[] =>
  readdirSync(join(root, 'compiler/systems')).filter((name) =>
    existsSync(join(root, 'compiler/systems', name, 'schemas')),
  )

/** All generated modules by their paths below the root. */
const generate = async (): Promise<Record<string, string>> => {
  const systems = systemFolders()
  const drawings = makeDrawings()
  const modules = await Promise.all(systems.map((system) => writeSystem(system, drawings.schema)))
  return Object.assign(
    {},
    drawings.modules,
    ...sharedFolders.map(writeShared),
    ...modules,
    writeRules('compiler/lint'),
    {
      'compiler/rulebook/proofs.generated.ts': makeProofs(),
    },
  )
}

/** Brings the generated modules up to date. Tests call it before they begin. Throws where a system is listed that has no schemas. */
export const setup = async (): Promise<void> => {
  for (const [path, text] of Object.entries(await generate())) {
    const file = join(root, path)
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
  }
  // Loaded here, since it loads modules that are generated.
  const { systemIds } = await import('../systems/index.ts')
  const lost = systemIds.filter((id) => !systemFolders().includes(id))
  if (lost.length > 0)
    throw new Error(
      `compiler/systems/index.ts lists “${lost.join('”, “')}”, of which compiler/systems has no folder with schemas`,
    )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await setup()
