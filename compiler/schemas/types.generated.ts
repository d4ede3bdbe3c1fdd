// Generated from *.schema.json by `npm run generate`. Do not edit.

/**
 * A name as readers see it, at most 80 characters.
 */
export type Name = string
/**
 * A sentence or two, at most 400 characters.
 */
export type Line = string
/**
 * An id: lower-case letters, digits and hyphens, for example `german-infantry`.
 */
export type Id = string
/**
 * Names of those who made it.
 *
 * @minItems 1
 * @maxItems 20
 */
export type Authors = Name[]
/**
 * Terms under which others may use it, as an SPDX expression, for example `CC-BY-SA-4.0`.
 */
export type Licence = string

/**
 * What a valid file of each kind holds.
 */
export interface KindTypes {
  coverage: CoverageFile
  pack: PackFile
  system: SystemFile
}
/**
 * Every rule that a system sets out to have, by its id. `npm run coverage:rules` holds the engine, the rulebook, its examples and the tests to it.
 */
export interface CoverageFile {
  /**
   * What this file is.
   */
  kind: 'coverage'
  /**
   * The rules, in order.
   */
  entries: {
    [k: string]: CoverageEntry
  }
}
/**
 * A rule that the system sets out to have.
 */
export interface CoverageEntry {
  title: Name
  partly?: Line
  without?: CoverageGaps
}
/**
 * What it needs none of, each with the reason.
 */
export interface CoverageGaps {
  engine?: Line
  rule?: Line
  examples?: Line
  tests?: Line
}
/**
 * A pack: content that others can take, and who may use it how. It stands at the root of its folder.
 */
export interface PackFile {
  /**
   * What this file is.
   */
  kind: 'pack'
  id: Id
  title: Name
  summary: Line
  /**
   * Version, as three numbers: greater ones come later.
   */
  version: string
  authors: Authors
  licence: Licence
  /**
   * Whether it stands alone, with rule systems of its own, and is not laid over the content that comes with the program. Default: false.
   */
  alone?: boolean
  /**
   * What of the packs below it is meant to be replaced: a file (`systems/operational/tables/weather.yaml`), a whole scenario (`scenarios/singling`), or one entry of a table (`operational/units/german-infantry`: system, kind, id).
   *
   * @minItems 0
   * @maxItems 1000
   *
   * Items: A file, a scenario, or an entry of a table.
   */
  overrides?: string[]
  /**
   * Warnings that are accepted on purpose: about this file and the guides of the pack, and about files of packs below that it causes by what it replaces.
   *
   * @maxItems 50
   */
  suppress?: PackSuppression[]
}
/**
 * A warning that is accepted on purpose.
 */
export interface PackSuppression {
  code: Id
  /**
   * File below the folder of the content, for example `pack.yaml` or `scenarios/singling/scenario.yaml`; absent: any.
   */
  file?: string
  /**
   * Path in the file, for example `overrides[0]`, or what a design rule speaks of; absent: all of it.
   */
  at?: string
  /**
   * Why it is right here.
   */
  reason: string
}
/**
 * A rule system: what it is called and how a turn goes.
 */
export interface SystemFile {
  /**
   * What this file is.
   */
  kind: 'system'
  id: Id
  title: Name
  summary: Line
  /**
   * What it is played on.
   */
  board: 'hex'
  /**
   * The turn sequence in words, in order.
   *
   * @minItems 1
   * @maxItems 20
   */
  sequence: Line[]
  difficulties?: Difficulties
  /**
   * Warnings about files of the rule system that are accepted on purpose.
   *
   * @maxItems 50
   */
  suppress?: SystemSuppression[]
}
/**
 * Levels of difficulty by id, if it has any.
 */
export interface Difficulties {
  [k: string]: DifficultyText
}
/**
 * One level of difficulty.
 */
export interface DifficultyText {
  name: Name
  description: Line
}
/**
 * A warning that is accepted on purpose.
 */
export interface SystemSuppression {
  code: Id
  /**
   * File below the folder, for example `rules/04-movement.md`; absent: any.
   */
  file?: string
  /**
   * Path in the file, for example `entries.mud`; absent: all of it.
   */
  at?: string
  /**
   * Why it is right here.
   */
  reason: string
}
