/** Puts battles together from their files, as all rule systems do it; what is its own each of them reads. */
import type { BattleScenario, Tutorial } from '../bundle.ts'
import type { Origins, ScenarioContent, ScenarioHead, Valid } from '../content.ts'
import { below, type Place, type Report } from '../diagnostics/diagnostic.ts'
import type { Schema } from '../schemas/schema.ts'
import type { NameReaders } from './numbers.ts'
import { readTutorial } from './tutorial.ts'

/** The types of a rule system's battles. */
export interface BattleTypes {
  /** The contents of `scenario.yaml` and `map.yaml`. */
  readonly file: ScenarioHead
  readonly map: object
  readonly tables: { readonly rules: object | undefined }
  readonly scenario: BattleScenario
  readonly origins: Origins
  readonly tutorial: Tutorial
}

/** The files of a battle. */
export interface BattleFiles<T extends BattleTypes> {
  readonly file: T['file']
  readonly map: T['map']
  /** The first fields of the scenario. */
  readonly head: Pick<T['scenario'], 'system' | 'id' | 'title' | 'summary'>
  /** The ids of its sides. */
  readonly sideIds: readonly string[]
  /** The roots of both files, and the entries of the sides. */
  readonly places: Origins
  /** True while the tables and, so far, the battle have no error. */
  isSound(): boolean
}

/** A battle as far as its rule system has read it. */
export interface ReadBattle<T extends BattleTypes> {
  readonly sides: T['scenario']['sides']
  readonly units: T['scenario']['units']
  /** Read the names in its tutorial. */
  readonly readers: Omit<NameReaders, 'side' | 'unit'>
  readonly origins: T['origins']
  /** Asked when all is sound; undefined where these rules do not have what it needs, which has its own message. */
  complete(rules: NonNullable<T['tables']['rules']>): T['scenario'] | undefined
}

export interface ResolvedBattle<T extends BattleTypes> {
  readonly scenario: T['scenario']
  readonly origins: T['origins']
  readonly tutorial: T['tutorial'] | null
}

/** The documents of a battle. */
interface BattleDocuments<T extends BattleTypes> {
  readonly scenario?: readonly Valid<T['file']>[]
  readonly map?: readonly Valid<T['map']>[]
  readonly tutorial?: readonly Valid[]
}

/** The resolver of the scenarios of a rule system. Where `read` returns undefined, nothing more can be said of the tutorial. */
export const resolverOf =
  <T extends BattleTypes>(
    system: T['scenario']['system'],
    schemas: { readonly tutorial: Schema },
    read: (files: BattleFiles<T>, tables: T['tables'], report: Report) => ReadBattle<T> | undefined,
  ) =>
  (
    { id, directory, documents }: ScenarioContent<BattleDocuments<T>>,
    tables: T['tables'],
    report: Report,
  ): ResolvedBattle<T> | undefined => {
    const [file, map] = [documents.scenario?.[0], documents.map?.[0]]
    if (file === undefined || map === undefined) return undefined
    const { title, summary, sides } = file.value
    const root: Place = { file: file.file, path: [] }
    const isSound = (): boolean => tables.rules !== undefined && !report.hasErrors(`${directory}/`)
    const battle = read(
      {
        file: file.value,
        map: map.value,
        head: { system, id, title, summary },
        sideIds: sides.map((side) => side.id),
        places: {
          scenario: root,
          map: { file: map.file, path: [] },
          sides: sides.map((_, index) => below(root, 'sides', index)),
        },
        isSound,
      },
      tables,
      report,
    )
    if (battle === undefined) return undefined
    // A mistake in the tutorial hides nothing of the battle.
    const scenario = isSound() && tables.rules ? battle.complete(tables.rules) : undefined
    const tutorial: T['tutorial'] | null = readTutorial(
      schemas.tutorial,
      documents.tutorial?.[0],
      battle,
      battle.readers,
    )
    return scenario && { scenario, origins: battle.origins, tutorial }
  }
