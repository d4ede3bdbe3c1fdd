/** What the page passes to the player. */
import type { ScenarioBundle } from '../../compiler/bundle.ts'
import type { RuleId } from '../../engine/game.ts'

export interface PlayerOptions {
  /** The rule system of the scenario: only its own system UI and engine are loaded. */
  readonly system: string
  /** The scenario's bundle, or the address to fetch it from: `<base>data/scenarios/<id>.json`. */
  readonly bundle: ScenarioBundle | string
  /**
   * Where a rule stands in the rulebook, or undefined when it has no page; then its id is shown as plain text.
   * The page usually passes `(rule) => pages[rule]` with addresses like `/rules/<system>/combat/#D4`.
   */
  readonly ruleHref?: (rule: RuleId) => string | undefined
  /** Address of the page to leave for; the scenario's title in the top bar links there. */
  readonly home?: string
}

/** A mounted player. */
export interface PlayerHandle {
  /** Stops the worker, the listeners and the drawing. */
  dispose(): void
}
