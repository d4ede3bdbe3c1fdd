/**
 * What the site's own pages ask of a rule system. The pages frame, link, list and measure; what a battle looks like, which
 * reference there is to read and what a scenario has of forces, they ask. They know no system.
 *
 * A site plugin has, in `systems/<system>/`:
 *
 *     index.ts       its `SitePlugin`: drawings, words and addresses; its line is in `systems/index.ts`
 *     reference.ts   its `ReferencePage`s, each with the component that draws it; in `systems/references.ts`
 *     scenario.ts    the parts of a scenario's page that only it has; in `systems/scenarios.ts`
 *     film.ts        the film of the home page, where it has one; in `systems/films.ts`
 *
 * They are lists of their own, so that a page carries the style sheets of nothing but its kind.
 */
import type { AstroInstance } from 'astro'
import type { BattleScenario, MapPicture, Reference, ScenarioBundle } from '../../compiler/bundle.ts'
import type { Rule } from '../../compiler/cartography/styles.ts'
import type { Severity } from '../../compiler/diagnostics/diagnostic.ts'
import type { SidebarItem } from '../data/sidebarItem.ts'

/** A rule system as lists, maps and addresses need it. */
export interface SitePlugin<S extends BattleScenario = BattleScenario, R extends Reference = Reference> {
  /** The ground of a scenario, and the symbols of its units. */
  drawPicture(scenario: S): MapPicture
  /** The opening position, to lie over the ground; `id` is unique on the page. */
  drawStart(scenario: S, id: string): string
  /** How the classes look that only its maps have. */
  readonly mapRules: readonly Rule[]
  /** The colours of its sides and units, as declarations of a style. */
  colours(scenario: S): string
  /** Units of a board, those that are still to come too. */
  countUnits(scenario: S): number
  /** A scenario's map as its author writes it. */
  mapSource(scenario: S): string
  /** What stands in the margin of the reference. */
  sidebar(system: string): SidebarItem[]
  /** How much there is in the reference, in a few words. */
  extent(reference: R): string
  /** The page of a value of the rules, by its path such as `combat.odds`. */
  addressOfPath(reference: R, path: string): string | undefined
  /** The design rules that only its scenarios are held to. */
  readonly lintRules: readonly { readonly code: string; readonly severity: Severity; readonly summary: string }[]
}

type Component = AstroInstance['default']

/** Something to be drawn on a page, with what it is drawn from. */
export interface Body {
  readonly Body: Component
  readonly props: Readonly<Record<string, unknown>>
}

/** A page of the reference. */
export interface ReferencePage extends Body {
  /** Its address below that of the system's reference; empty for the first one. */
  readonly path: string
  readonly title: string
  readonly description: string
  /** For the list beside the text. */
  readonly headings?: readonly { readonly depth: number; readonly slug: string; readonly text: string }[]
  /** False keeps the page out of the search. */
  readonly search?: boolean
}

/** All pages of a system's reference. */
export type References = (system: string) => readonly ReferencePage[]

/** What the page of a scenario shows that is of its rule system. */
export interface ScenarioPlugin {
  /** Its extent: a number and what it counts. */
  readonly chips: readonly { readonly value: string; readonly text: string }[]
  /** What to know before playing, beside the briefing. */
  readonly aside: Body
  /** Under headings of their own, in this order; the label is short, for the strip under the map. */
  readonly parts: readonly (Body & { readonly id: string; readonly label: string; readonly title: string })[]
}

/** @param bundle of a scenario of the system. */
export interface ScenarioPlugins<B extends ScenarioBundle = ScenarioBundle> {
  of(bundle: B): ScenarioPlugin
}

/** The film that plays on the home page over the still map of a scenario. */
export interface Films<B extends ScenarioBundle = ScenarioBundle> {
  /** What the page fetches: plain JSON. */
  of(bundle: B): object
  /** The script that shows it. */
  readonly Projector: Component
}
