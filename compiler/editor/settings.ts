/** Settings that let VS Code check, complete and explain content, and run the compiler as a task. */

import type { SourceFile, SourceFiles } from '../files.ts'
import { quoteWord } from '../quoteWord.ts'
import { publish } from '../schemas/publish.ts'
import { schemaFiles } from '../systems/index.ts'
import type { Ids } from './ids.ts'
import { mapSchemas } from './mapping.ts'

/** A JSON object. */
export type Json = { readonly [key: string]: unknown }

/** Folder of the schemas that are kept beside the settings. */
export const schemaFolder = '.vscode/sandtable'

export interface EditorPlace {
  /** Way from the folder that the editor opens to the content directory; empty when they are the same. */
  readonly content: string
  readonly files: SourceFiles
  /** The values for ids in the schemas stored beside the settings. */
  readonly ids: Ids
  /** Address of published schemas; undefined when they are kept beside the settings. */
  readonly schemas: string | undefined
}

/** The schemas that the settings refer to; none when published ones are meant. */
export const schemaCopies = ({ ids, schemas }: EditorPlace): readonly SourceFile[] =>
  schemas !== undefined
    ? []
    : Object.entries(schemaFiles()).map(([name, schema]) => ({
        path: `${schemaFolder}/${name}`,
        text: `${JSON.stringify(
          publish(name, schema, undefined, (kind) => ids(name.split('/')[0] ?? '', kind)),
          null,
          2,
        )}\n`,
      }))

/** Returns the contents of the editor's own files, by their paths. */
export const settingsFor = (place: EditorPlace): Readonly<Record<string, Json>> => ({
  '.vscode/settings.json': {
    'yaml.schemas': yamlSchemas(place),
    'yaml.yamlVersion': '1.2',
    // `sandtable fmt` keeps columns, which the formatter of the YAML extension does not.
    'yaml.format.enable': false,
  },
  '.vscode/extensions.json': { recommendations: ['redhat.vscode-yaml'] },
  '.vscode/tasks.json': { version: '2.0.0', tasks: [checkTask(place), formatTask(place)] },
})

const yamlSchemas = ({ content, files, schemas }: EditorPlace): Json =>
  Object.fromEntries(
    Object.entries(mapSchemas(files)).map(([name, patterns]) => [
      schemas === undefined ? `./${schemaFolder}/${name}` : new URL(name, schemas.replace(/\/*$/, '/')).href,
      patterns.map((pattern) => (content === '' ? pattern : `${content}/${pattern}`)),
    ]),
  )

const folderOf = ({ content }: EditorPlace): string => (content === '' ? '.' : content)

/** Findings as `check` prints them: a line with severity, code and place, and below it what is wrong. */
const checkTask = (place: EditorPlace): Json => ({
  label: 'sandtable: check',
  type: 'shell',
  command: `npx sandtable check ${quoteWord(folderOf(place))} --no-color`,
  group: { kind: 'test', isDefault: true },
  presentation: { reveal: 'silent', clear: true },
  problemMatcher: {
    owner: 'sandtable',
    source: 'sandtable',
    fileLocation: ['relative', `\${workspaceFolder}`],
    pattern: [
      { regexp: '^(error|warning) ([\\w-]+) +(.+):(\\d+):(\\d+)$', severity: 1, code: 2, file: 3, line: 4, column: 5 },
      { regexp: '^ {2}(.+)$', message: 1 },
    ],
  },
})

const formatTask = (place: EditorPlace): Json => ({
  label: 'sandtable: format',
  type: 'shell',
  command: `npx sandtable fmt ${quoteWord(folderOf(place))}`,
  presentation: { reveal: 'silent', clear: true },
  problemMatcher: [],
})
