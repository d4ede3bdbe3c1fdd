/** Reads the compiler's output in `build/`, or in the folder that `SANDTABLE_BUILD` names. Nothing else on the site does. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { resolve, sep } from 'node:path'
import type {
  BundleIndex,
  Coverage,
  FieldBook,
  Guides,
  Manifest,
  Reference,
  Rulebook,
  ScenarioBundle,
  Victories,
} from '../../compiler/bundle.ts'

const root = (): string => resolve(process.env.SANDTABLE_BUILD ?? 'build')

const parsed = new Map<string, { readonly changed: number; readonly value: unknown }>()

const pathOf = (name: string): string => {
  const path = resolve(root(), name)
  if (!path.startsWith(root() + sep)) throw new Error(`${name} leaves the bundles`)
  return path
}

/** Parses a file once, and again when it has changed on disk. */
const readJson = <T>(name: string): T => {
  const path = pathOf(name)
  if (!existsSync(path)) throw new Error(`${path} is missing: run "sandtable build" first`)
  const changed = statSync(path).mtimeMs
  const known = parsed.get(path)
  if (known?.changed === changed) return known.value as T
  const value: unknown = JSON.parse(readFileSync(path, 'utf8'))
  parsed.set(path, { changed, value })
  return value as T
}

export const readIndex = (): BundleIndex => readJson('index.json')
export const readManifest = (): Manifest => readJson('manifest.json')
/** The caller, who knows the rule system, gives the type of the bundle. */
export const readScenario = <B extends ScenarioBundle = ScenarioBundle>(id: string): B =>
  readJson(`scenarios/${id}.json`)
export const readReference = <R extends Reference = Reference>(system: string): R =>
  readJson(`reference/${system}.json`)
export const readFields = (system: string): FieldBook => readJson(`fields/${system}.json`)
export const readRulebook = (system: string): Rulebook => readJson(`rulebook/${system}.json`)
/** Undefined outside of a checkout of the project. */
export const readCoverage = (system: string): Coverage | undefined =>
  existsSync(pathOf(`coverage/${system}.json`)) ? readJson(`coverage/${system}.json`) : undefined
/** Games that were won; none for a scenario that has not been measured. */
export const readVictories = (id: string): Victories['victories'] =>
  existsSync(pathOf(`victories/${id}.json`)) ? readJson<Victories>(`victories/${id}.json`).victories : []
/** A content folder need not have guides. */
export const readGuides = (): Guides =>
  existsSync(pathOf('guides.json')) ? readJson('guides.json') : { format: 1, guides: [] }

/** Paths below `schemas/`; schemas of a single rule system lie below its id. */
export const schemaNames = (): readonly string[] =>
  existsSync(pathOf('schemas'))
    ? readdirSync(pathOf('schemas'), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.json'))
        .map((name) => name.replaceAll(sep, '/'))
    : []
export const readSchema = (name: string): unknown => readJson(`schemas/${name}`)

/** Paths of the pictures in texts. */
export const picturePaths = (): readonly string[] =>
  existsSync(pathOf('pictures')) ? readdirSync(pathOf('pictures')).map((name) => `pictures/${name}`) : []

export const readPicture = (path: string): Uint8Array<ArrayBuffer> => new Uint8Array(readFileSync(pathOf(path)))

/** The scenarios of a rule system. */
export const scenariosOf = <B extends ScenarioBundle = ScenarioBundle>(system: string): readonly B[] =>
  readIndex()
    .scenarios.filter((card) => card.system === system)
    .map(({ id }) => readScenario<B>(id))

/** Ids of the rule systems, in the order of the index. */
export const systemIds = (): readonly string[] => readIndex().systems.map((system) => system.id)
