/** validate: Document[] -> Content. Every document fits the schema of its kind; all that does not is reported. */
import type { Content, Document, Documents, ScenarioContent, SystemContent, Valid } from '../content.ts'
import type { Place, Report } from '../diagnostics/diagnostic.ts'
import { hintForUnknown } from '../diagnostics/suggest.ts'
import { homeOf, type SourceFile, type SourceFiles } from '../files.ts'
import { findErrors } from '../schemas/index.ts'
import { isKind, type Kind, type KindTypes, kinds } from '../schemas/kinds.ts'
import { reportSchemaErrors } from '../schemas/messages.ts'
import { salvage } from '../schemas/salvage.ts'

export const validate = (documents: readonly Document[], files: SourceFiles, report: Report): Content => {
  const homes = new Map<string, ByKind>()
  // A folder without one sound document is still a folder in which documents are missing.
  for (const { path } of files) {
    const home = homeOf(path)
    if (home !== undefined && !homes.has(home)) homes.set(home, {})
  }
  for (const document of documents) {
    const kind = kindOf(document, report)
    if (kind === undefined) continue
    const home = homeOf(document.file)
    if (home === undefined || !isAtHome(kind, document.file)) {
      report.error(
        'file-misplaced',
        { file: document.file, path: [] },
        `A file of kind ${kind} is not looked for here.`,
        {
          hint: `It belongs at ${whereaboutsOf(kind)}.`,
        },
      )
      continue
    }
    const valid = validateDocument(document, kind, report)
    const byKind: ByKind = homes.get(home) ?? {}
    homes.set(home, byKind)
    byKind[kind] ??= []
    if (valid) byKind[kind].push(valid)
  }
  return gather(homes as ReadonlyMap<string, Documents>, files, report)
}

/** Documents by kind; that each list holds its own kind is what `validateDocument` just made sure of. */
type ByKind = Partial<Record<Kind, Valid<Kind>[]>>

/**
 * Checks one document against a kind. What does not fit is in the report; what is left of the document is still worth
 * checking further, or undefined when nothing is.
 */
export const validateDocument = <K extends Kind>(document: Document, kind: K, report: Report): Valid<K> | undefined => {
  const errors = findErrors(kind, document.value)
  if (errors.length === 0) return { file: document.file, value: document.value as KindTypes[K], dropped: [] }
  reportSchemaErrors(document, kind, errors, report)
  const rest = salvage(kind, document.value, errors)
  return rest && { file: document.file, ...rest }
}

const kindOf = ({ file, value }: Document, report: Report): Kind | undefined => {
  const root: Place = { file, path: [] }
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    report.error('kind-unknown', root, 'The file is not a mapping of fields.', {
      hint: `Begin it with a line such as "kind: scenario".`,
    })
    return undefined
  }
  const kind = 'kind' in value ? value.kind : undefined
  if (isKind(kind)) return kind
  if (kind === undefined) {
    report.error('kind-unknown', root, 'The file does not say what kind it is.', {
      hint: `Begin it with "kind:" and one of ${kinds.join(', ')}.`,
    })
  } else {
    report.error('kind-unknown', { file, path: ['kind'] }, `No kind of file is called ${JSON.stringify(kind)}.`, {
      hint: hintForUnknown(String(kind), kinds),
    })
  }
  return undefined
}

/** Where the files of a kind lie. */
const whereaboutsOf = (kind: Kind): string => {
  switch (kind) {
    case 'system':
    case 'coverage':
      return `systems/<system>/${kind}.yaml`
    case 'units':
      return 'systems/<system>/units/<name>.yaml'
    case 'scenario':
    case 'map':
    case 'tutorial':
      return `scenarios/<scenario>/${kind}.yaml`
    default:
      return `systems/<system>/tables/${kind}.yaml`
  }
}

const isAtHome = (kind: Kind, file: string): boolean => {
  const pattern = whereaboutsOf(kind).replace(/<\w+>/g, '[^/]+').replaceAll('.', '\\.')
  return new RegExp(`^${pattern}$`).test(file)
}

/** Ids are names of folders, and become addresses and names of files. */
const idForm = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

const gather = (homes: ReadonlyMap<string, Documents>, files: SourceFiles, report: Report): Content => {
  const systems: SystemContent[] = []
  const scenarios: ScenarioContent[] = []
  const at = (path: string): SourceFile | undefined => files.find((file) => file.path === path)
  for (const [directory, documents] of [...homes].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const [root, id] = directory.split('/')
    if (!idForm.test(id)) {
      report.error(
        'value-form',
        { file: directory, path: [] },
        `"${id}" cannot be the name of this folder, which is an id.`,
        {
          hint: 'Use lower-case letters, digits and single hyphens.',
        },
      )
      continue
    }
    if (root === 'systems') {
      const chapters = files.filter(({ path }) => path.startsWith(`${directory}/rules/`) && path.endsWith('.md'))
      systems.push({ id, directory, documents, chapters })
    } else if (root === 'scenarios') {
      const briefing = at(`${directory}/briefing.md`)
      const evidence = at(`${directory}/evidence.json`)
      const witness = at(`${directory}/witness.json`)
      scenarios.push({ id, directory, documents, briefing, evidence, witness })
    }
  }
  const guides = files.filter(({ path }) => path.startsWith('guides/') && path.endsWith('.md'))
  return { systems, scenarios, guides }
}
