/** Reads the bundles of a build from its folder. */
import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Guide, Guides, Reference, Rulebook, ScenarioBundle } from '../bundle.ts'
import { DirectoryError } from '../disk.ts'
import { findSystemCompiler } from '../systems/index.ts'
import type { Difference } from './difference.ts'
import { compareGuides, compareRulebooks, compareTables } from './rules.ts'
import { compareScenarios } from './scenarios.ts'

export interface ReadBuild {
  readonly scenarios: ReadonlyMap<string, ScenarioBundle>
  readonly references: ReadonlyMap<string, Reference>
  readonly rulebooks: ReadonlyMap<string, Rulebook>
  readonly guides: readonly Guide[]
}

/** The bundles in a folder. Throws `DirectoryError` when it is no build, or one of another format. */
export const readBuild = (directory: string, name: string): ReadBuild => {
  if (!lstatSync(join(directory, 'index.json'), { throwIfNoEntry: false })?.isFile())
    throw new DirectoryError(
      existsSync(directory)
        ? `${name} is no build: it has no index.json, as folders have that sandtable build wrote with --out.`
        : `There is no folder ${name}. sandtable build --no-site --out ${name} makes one.`,
    )
  const json = <T extends { readonly format: number }>(path: string): T => {
    try {
      const value = JSON.parse(readFileSync(join(directory, path), 'utf8')) as T
      if (value.format === 1) return value
    } catch {
      // Told below.
    }
    throw new DirectoryError(`${name}/${path} is no file of a build, or one of another version.`)
  }
  const all = <T extends { readonly format: number }>(folder: string): ReadonlyMap<string, T> => {
    const names = lstatSync(join(directory, folder), { throwIfNoEntry: false })?.isDirectory()
      ? readdirSync(join(directory, folder))
      : []
    return new Map(
      names
        .filter((one) => one.endsWith('.json'))
        .sort()
        .map((one) => [one.slice(0, -'.json'.length), json<T>(`${folder}/${one}`)]),
    )
  }
  const scenarios = all<ScenarioBundle>('scenarios')
  for (const [id, { scenario }] of scenarios)
    if (findSystemCompiler(scenario.system) === undefined)
      throw new DirectoryError(
        `${name}/scenarios/${id}.json is of the rule system "${scenario.system}", which is not known here.`,
      )
  return {
    scenarios,
    references: all('reference'),
    rulebooks: all('rulebook'),
    guides: json<Guides>('guides.json').guides,
  }
}

export const compareBuilds = (from: ReadBuild, to: ReadBuild): Difference => ({
  format: 1,
  scenarios: compareScenarios(from.scenarios, to.scenarios),
  tables: compareTables(from.references, to.references),
  rulebooks: compareRulebooks(from.rulebooks, to.rulebooks),
  guides: compareGuides(from.guides, to.guides),
})
