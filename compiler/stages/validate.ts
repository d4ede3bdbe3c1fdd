/** validate: Document[] -> Content. Every document fits the schema of its kind; all that does not is reported. */
import type { Content, Document, ScenarioContent, SystemContent, Valid } from '../content.ts'
import type { Place, Report } from '../diagnostics/diagnostic.ts'
import { hintForUnknown, writeInstead } from '../diagnostics/suggest.ts'
import { homeOf, type SourceFile, type SourceFiles, whyNoId } from '../files.ts'
import { manifestName } from '../packs/manifest.ts'
import { typeByName } from '../rulebook/pictureFacts.ts'
import { findErrors } from '../schemas/findErrors.ts'
import { sharedSchemas } from '../schemas/index.ts'
import { reportSchemaErrors } from '../schemas/messages.ts'
import { isAtHome, sharedPaths } from '../schemas/paths.ts'
import { salvage } from '../schemas/salvage.ts'
import type { Schema, Schemas } from '../schemas/schema.ts'
import type { CoverageFile, SystemFile } from '../schemas/types.generated.ts'
import { defaultSystem, findSystemCompiler, systemIds } from '../systems/index.ts'
import type { SystemCompiler } from '../systems/systemCompiler.ts'
import { fieldOf, isObject } from '../values.ts'

export const validate = (
  documents: readonly Document[],
  files: SourceFiles,
  report: Report,
  /** Paths of files that are known to fit their schemas: these are not validated again. */
  sound: ReadonlySet<string> = new Set(),
): Content => {
  const systemOf = nameSystems(documents, files)
  const homes = new Map<string, ByKind>()
  // A folder without one sound document is still a folder in which documents are missing.
  for (const { path } of files) {
    const home = homeOf(path)
    if (home !== undefined && !homes.has(home)) homes.set(home, {})
  }
  for (const document of documents) {
    // The manifest of a pack is not content, and looked at where packs are laid over each other.
    if (document.file === manifestName) continue
    const home = homeOf(document.file)
    const found = kindOf(document, findSystemCompiler(systemOf(home)), report)
    if (found === undefined) continue
    const { kind, schema } = found
    if (home === undefined || !isAtHome(found.home, document.file)) {
      report.error(
        'file-misplaced',
        { file: document.file, path: [] },
        `A file of kind ${kind} is not looked for here.`,
        { hint: `It belongs at ${found.home}.` },
      )
      continue
    }
    const valid = sound.has(document.file) ? asValid(document) : validateDocument(document, schema, report)
    const byKind: ByKind = homes.get(home) ?? {}
    homes.set(home, byKind)
    byKind[kind] ??= []
    if (valid) byKind[kind].push(valid)
  }
  return gather(homes, systemOf, files, report)
}

type ByKind = Record<string, Valid[]>

/**
 * The id of the rule system whose words the documents of a folder use: that of a folder `systems/<id>`, or the one that
 * `scenario.yaml` names. Where none can be read, the one is meant whose words fit best, so that the rest of the folder is still
 * checked and not told of what is only a consequence.
 */
const nameSystems = (documents: readonly Document[], files: SourceFiles): ((home: string | undefined) => string) => {
  const named = new Map<string, string>()
  for (const { file, value } of documents) {
    const home = homeOf(file)
    if (home === undefined || file !== `${home}/scenario.yaml`) continue
    const system = fieldOf(value, 'system')
    if (typeof system === 'string') named.set(home, system)
  }
  const guess = (home: string): string => {
    const torn = files.find(({ path }) => path === `${home}/scenario.yaml`)?.text ?? ''
    const written = /^system:[ \t]*["']?([a-z0-9-]+)/m.exec(torn)?.[1]
    const found = written ?? guessSystem(documents.filter(({ file }) => file.startsWith(`${home}/`)))
    named.set(home, found)
    return found
  }
  return (home = '') => {
    if (home.startsWith('systems/')) return home.slice('systems/'.length)
    return named.get(home) ?? (home.startsWith('scenarios/') ? guess(home) : defaultSystem)
  }
}

/** The rule system with whose words the fewest things are wrong in some documents. */
const guessSystem = (documents: readonly Document[]): string => {
  const wrongIn = ({ kinds, schemas }: SystemCompiler): number =>
    documents
      .map(({ value }) => {
        const kind = String(fieldOf(value, 'kind') ?? '')
        return Object.hasOwn(kinds, kind) ? findErrors(schemas[kind], value).length : 1
      })
      .reduce((sum, count) => sum + count, 0)
  const known = [defaultSystem, ...systemIds].flatMap((id) => {
    const systemCompiler = findSystemCompiler(id)
    return systemCompiler === undefined ? [] : [{ id, wrong: wrongIn(systemCompiler) }]
  })
  const [best] = known.sort((a, b) => a.wrong - b.wrong)
  return best?.id ?? defaultSystem
}

const asValid = ({ file, value }: Document): Valid => ({ file, value, dropped: [] })

/**
 * Checks one document against the schema of its kind. What does not fit is in the report; what is left of the document is
 * still worth checking further, or undefined when nothing is.
 */
const validateDocument = (document: Document, schema: Schema, report: Report): Valid | undefined => {
  const { file, value } = document
  const errors = findErrors(schema, value)
  if (errors.length === 0) return asValid(document)
  reportSchemaErrors(document, schema, errors, report)
  const rest = salvage(schema, value, errors)
  return rest && { file, ...rest }
}

/** A kind of file: its name, where such files lie, and what they must fit. */
interface Kind {
  readonly kind: string
  readonly home: string
  readonly schema: Schema
}

const knownKind = (kind: string, systemCompiler: SystemCompiler | undefined): Kind | undefined => {
  const own =
    systemCompiler !== undefined && Object.hasOwn(systemCompiler.kinds, kind) ? systemCompiler.kinds[kind] : undefined
  const shared: Readonly<Record<string, string>> = sharedPaths
  const home = own ?? (Object.hasOwn(shared, kind) ? shared[kind] : undefined)
  if (home === undefined) return undefined
  const schemas: Schemas = Object.hasOwn(sharedSchemas, kind) ? sharedSchemas : (systemCompiler?.schemas ?? {})
  return { kind, home, schema: schemas[kind] }
}

/** The kind that a document says it is. Of a system that does not exist only its own file is looked at. */
const kindOf = (
  { file, value }: Document,
  systemCompiler: SystemCompiler | undefined,
  report: Report,
): Kind | undefined => {
  if (!isObject(value)) {
    report.error('kind-unknown', { file, path: [] }, 'The file is not a mapping of fields.', {
      hint: `Begin it with a line such as "kind: scenario".`,
    })
    return undefined
  }
  const kind = fieldOf(value, 'kind')
  const known = typeof kind === 'string' ? knownKind(kind, systemCompiler) : undefined
  if (known !== undefined) return known
  if (systemCompiler === undefined) return undefined
  const root: Place = { file, path: [] }
  const homes: Readonly<Record<string, string>> = { ...sharedPaths, ...systemCompiler.kinds }
  const kinds = Object.keys(homes)
  const here = kinds.filter((one) => isAtHome(homes[one], file))
  const only = here.length === 1 ? here[0] : undefined
  if (kind === undefined) {
    report.error('kind-unknown', root, 'The file does not say what kind it is.', {
      hint: only ? `Begin it with "kind: ${only}".` : `Begin it with "kind:" and one of ${kinds.join(', ')}.`,
      fix: only
        ? { title: `Write "kind: ${only}"`, edits: [{ do: 'insert', at: root, text: `kind: ${only}` }] }
        : undefined,
    })
  } else {
    const at: Place = { file, path: ['kind'] }
    report.error('kind-unknown', at, `No kind of file is called ${JSON.stringify(kind)}.`, {
      hint: only ? `Did you mean "${only}"?` : hintForUnknown(String(kind), kinds),
      fix: only && typeof kind !== 'object' ? writeInstead(only, at) : undefined,
    })
  }
  return undefined
}

/** The pictures among files that lie below a path, for those who have any. */
const picturesBelow = (path: string, files: SourceFiles): { readonly pictures?: SourceFiles } => {
  const pictures = files.filter((file) => file.path.startsWith(path) && typeByName(file.path) !== undefined)
  return pictures.length === 0 ? {} : { pictures }
}

const fileAt = (path: string, files: SourceFiles): SourceFile | undefined => files.find((file) => file.path === path)

const gather = (
  homes: ReadonlyMap<string, ByKind>,
  systemOf: (home: string) => string,
  files: SourceFiles,
  report: Report,
): Content => {
  const systems: SystemContent[] = []
  const scenarios: ScenarioContent[] = []
  for (const [directory, documents] of [...homes].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const [root, id] = directory.split('/')
    const why = whyNoId(id)
    if (why !== undefined) {
      report.error(
        'value-form',
        { file: directory, path: [] },
        `"${id}" cannot be the name of this folder, which is an id.`,
        { hint: why },
      )
      continue
    }
    if (root === 'systems') {
      const chapters = files.filter(({ path }) => path.startsWith(`${directory}/rules/`) && path.endsWith('.md'))
      const { system, coverage, ...own } = documents
      const read = new Set(Object.values(documents).flatMap((some) => some.map(({ file }) => file)))
      systems.push({
        id,
        directory,
        // That they fit their schemas `validateDocument` just made sure of.
        system: system?.[0] as Valid<SystemFile> | undefined,
        coverage: coverage?.[0] as Valid<CoverageFile> | undefined,
        documents: own,
        unread: files.filter(
          ({ path }) => path.startsWith(`${directory}/`) && path.endsWith('.yaml') && !read.has(path),
        ),
        evidence: fileAt(`${directory}/evidence.json`, files),
        chapters,
        ...picturesBelow(`${directory}/rules/`, files),
      })
    } else if (root === 'scenarios') {
      scenarios.push({
        id,
        directory,
        system: systemOf(directory),
        documents,
        briefing: fileAt(`${directory}/briefing.md`, files),
        evidence: fileAt(`${directory}/evidence.json`, files),
        witness: fileAt(`${directory}/witness.json`, files),
        ...picturesBelow(`${directory}/`, files),
      })
    }
  }
  const guides = files.filter(({ path }) => path.startsWith('guides/') && path.endsWith('.md'))
  return { systems, scenarios, guides }
}
