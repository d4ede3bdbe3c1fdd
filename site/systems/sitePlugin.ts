/**
 * What the site's own pages ask of a rule system. The pages frame, link, list and measure; what a battle looks like, which
 * reference there is to read and what a scenario has of forces, they ask. They know no system.
 *
 * A site plugin has, in `systems/<system>/`:
 *
 *     index.ts       its `SitePlugin`: drawings, words and addresses; its line is in `systems/index.ts`
 *     reference.ts   its `ReferencePage`s, each a list of parts; in `systems/references.ts`
 *     scenario.ts    the parts of a scenario's page that only it has; in `systems/scenarios.ts`
 *     film.ts        the film of the home page, where it has one; in `systems/films.ts`
 *
 * They are lists of their own, so that a page carries the style sheets of nothing but its kind.
 */
import type { BattleScenario, MapPicture, Reference, ScenarioBundle } from '../../compiler/bundle.ts'
import type { Rule } from '../../compiler/cartography/styles.ts'
import type { Severity } from '../../compiler/diagnostics/diagnostic.ts'
import type { Component, Part, Parts } from '../data/part.ts'
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

/** A page of the reference; `components/parts.ts` has the parts that most pages are made of. */
export interface ReferencePage {
  /** Its address below that of the system's reference; empty for the first one. */
  readonly path: string
  readonly title: string
  readonly description: string
  /** Above the title; the system's title where it is left out. */
  readonly overline?: string
  /** A sentence below the title. */
  readonly lead?: string
  /** Stands beside the title. */
  readonly picture?: Part
  /** Declarations for the whole page: the colours of its counters. */
  readonly style?: string
  /** Whether it is about a single thing rather than a list of things. */
  readonly isEntry?: boolean
  /** From top to foot; asked when the page is drawn. */
  parts(): Parts
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
  readonly aside: Part
  /** Under headings of their own, in this order; the label is short, for the strip under the map. */
  readonly parts: readonly (Part & { readonly id: string; readonly label: string; readonly title: string })[]
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
