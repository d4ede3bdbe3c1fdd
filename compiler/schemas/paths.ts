/** Where the files of a kind lie: paths with `<system>`, `<scenario>` and `<name>` for the folders and files that authors name. */

/** The kinds that a pack and every rule system have. */
export const sharedPaths = {
  pack: 'pack.yaml',
  system: 'systems/<system>/system.yaml',
  coverage: 'systems/<system>/coverage.yaml',
} as const

/** Kinds of tables: one file each. */
export const tablePaths = <K extends string>(kinds: readonly K[]): Readonly<Record<K, string>> =>
  Object.fromEntries(kinds.map((kind) => [kind, `systems/<system>/tables/${kind}.yaml`])) as Record<K, string>

/** Unit types, in as many files as one likes. */
export const unitPaths = { units: 'systems/<system>/units/<name>.yaml' } as const

/** The files of a scenario. */
export const scenarioPaths = {
  scenario: 'scenarios/<scenario>/scenario.yaml',
  map: 'scenarios/<scenario>/map.yaml',
  tutorial: 'scenarios/<scenario>/tutorial.yaml',
} as const

/** True if a file lies in a folder of its kind. */
export const isAtHome = (home: string, file: string): boolean => {
  const form = forms.get(home) ?? new RegExp(`^${home.replace(/<\w+>/g, '[^/]+').replaceAll('.', '\\.')}$`)
  forms.set(home, form)
  return form.test(file)
}

/** Patterns of paths, by folder. */
const forms = new Map<string, RegExp>()
