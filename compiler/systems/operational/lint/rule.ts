/** What a lint rule is: a value that looks at a resolved scenario and says what is unwise about it. */
import type { OperationalGame } from '../../../../engine/systems/operational/index.ts'
import type { TerrainRules } from '../../../../engine/systems/operational/rules.ts'
import type { OperationalScenario } from '../../../../engine/systems/operational/scenario.ts'
import type { OperationalState } from '../../../../engine/systems/operational/types.ts'
import type { CompiledScenario, Origins, Suppression } from '../../../content.ts'
import type { Place, Related, Severity } from '../../../diagnostics/diagnostic.ts'

export interface LintRule<Code extends string = string> {
  /** Also the name of its folder, with `doc.md`, `bad.yaml` and `good.yaml`. */
  readonly code: Code
  /** What it finds, in one sentence. */
  readonly summary: string
  readonly severity: Severity
  check(context: LintContext): Iterable<Finding>
}

/** Something that a rule found. */
export interface Finding {
  readonly place: Place
  /** What the finding is about, as `suppress` may name it: the id of a unit or side, or a hex name. */
  readonly about: string
  readonly message: string
  readonly hint?: string
  readonly related?: readonly Related[]
}

/** What rules look at. Questions about the rules of the game are the engine's to answer. */
export interface LintContext {
  readonly compiled: CompiledScenario
  readonly scenario: OperationalScenario
  readonly origins: Origins
  readonly game: OperationalGame
  /** A fresh copy of the first position. */
  start(): OperationalState
  /** The printed name of a hex. */
  nameOf(hex: number): string
  /** Whether a unit may end a move in a hex in some weather of the scenario. operational.C4 */
  canStand(unit: number, hex: number): boolean
  /** Whether a hex is open water. */
  isSea(hex: number): boolean
  /** The terrain of a hex at the start. */
  terrainOf(hex: number): TerrainRules
  /** The codes of all rules. */
  readonly codes: readonly string[]
  /** Suppressions that have suppressed something so far. */
  readonly used: ReadonlySet<Suppression>
}

/** Gives a rule its type and keeps its code a literal. */
export const defineRule = <const Code extends string>(rule: LintRule<Code>): LintRule<Code> => rule
