/** Formats the files of a folder: what each should look like, by its kind and the rule system that it speaks the words of. */
import type { Report } from '../diagnostics/diagnostic.ts'
import type { SourceFile, SourceFiles } from '../files.ts'
import { schemaFor } from '../schemas/located.ts'
import { defaultSystem } from '../systems/index.ts'
import { formatText } from './format.ts'

/**
 * The YAML files among `files` that should look otherwise, as they should; those that are no YAML are reported and left. Their
 * paths are below `directory`, which may itself lie in the folder of a rule system.
 */
export const formatFiles = (
  directory: string,
  files: SourceFiles,
  wanted: (path: string) => boolean,
  report: Report,
): readonly SourceFile[] => {
  const texts = new Map(files.map(({ path, text }) => [path, text]))
  return files.flatMap(({ path, text }) => {
    if (!path.endsWith('.yaml') || !wanted(path)) return []
    const kind = fieldOf(text, 'kind')
    const schema = kind === undefined ? undefined : schemaFor(systemOf(directory, path, texts), kind)
    const formatted = formatText(text, schema, path, report)
    return formatted === undefined || formatted === text ? [] : [{ path, text: formatted }]
  })
}

/** A field of a file's outermost mapping that is one plain word. */
const fieldOf = (text: string, name: string): string | undefined =>
  new RegExp(`^${name}: *["']?([\\w-]+)`, 'm').exec(text)?.[1]

/** The rule system of a file: that of its folder, or the one that the scenario beside it names. */
const systemOf = (directory: string, path: string, texts: ReadonlyMap<string, string>): string => {
  const [, folder] = /[\\/]systems[\\/]([^\\/]+)[\\/]/.exec(`${directory}/${path}`) ?? []
  if (folder !== undefined) return folder
  const beside = path.replace(/[^/]*$/, 'scenario.yaml')
  return fieldOf(texts.get(beside) ?? '', 'system') ?? defaultSystem
}
