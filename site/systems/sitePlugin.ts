/**
 * The interface between the site's pages and the rule systems. The shared pages know no rule system: drawings, the reference
 * and the forces of a scenario come from its plugin.
 *
 * A site plugin has, in `systems/<system>/`:
 *
 *     index.ts       its `SitePlugin`: drawings, texts and addresses; listed in `systems/index.ts`
 *     reference.ts   its `ReferencePage`s, each a list of parts; listed in `systems/references.ts`
 *     scenario.ts    its parts of a scenario's page; listed in `systems/scenarios.ts`
 *     data/film.ts   the film of the home page, if it has one; listed in `systems/films.ts`
 *
 * The lists are separate so that a page loads only the style sheets of its own kind.
 */
import type { BattleScenario, MapPicture, Reference, ScenarioBundle } from '../../compiler/bundle.ts'
import type { Coloured } from '../../compiler/cartography/colours.ts'
import type { Rule } from '../../compiler/cartography/styles.ts'
import type { Severity } from '../../compiler/diagnostics/diagnostic.ts'
import type { Schemas } from '../../compiler/written/check.ts'
import type { Component, Part, Parts, Words } from '../data/part.ts'

/** The part of a rule system that lists, maps and addresses need. */
export interface SitePlugin<S extends BattleScenario = BattleScenario, R extends Reference = Reference> {
  /** The ground of a scenario, and the symbols of its units. */
  drawPicture(scenario: S): MapPicture
  /** The opening position, drawn over the ground; `id` is unique on the page. */
  drawStart(scenario: S, id: string): string
  /** Styles for the classes that only its maps have. */
  readonly mapRules: readonly Rule[]
  /** Styles of the ground of its maps; absent: those of hexes. */
  readonly groundRules?: readonly Rule[]
  /** The nations whose colours its counters have. */
  nations?(reference: R): Coloured['rules']['nations']
  /** The reference's sidebar: the label of its first page, and the titles of the others by group and path. */
  readonly sidebar: {
    readonly first: string
    readonly groups: Readonly<Record<string, Readonly<Record<string, string>>>>
  }
  /** A page of the reference on which players make something to play with: its path, and a sentence that leads there. */
  readonly workshop?: { readonly path: string; readonly invites: string }
  /** The size of the reference in a few words. */
  extent(reference: R): string
  /** The page of a value of the rules, by its path such as `combat.odds`. */
  addressOfPath(reference: R, path: string): string | undefined
  /** The schemas of what readers write on its pages, which check it there. */
  readonly written?: Schemas
  /** The design rules for its scenarios only. */
  readonly lintRules: readonly { readonly code: string; readonly severity: Severity; readonly summary: string }[]
}

/** A page of the reference; `components/parts.ts` has the parts that most pages are made of. */
export interface ReferencePage {
  /** Path below the system's reference; empty for the first page. */
  readonly path: string
  readonly title: string
  readonly description: string
  /** Text above the title; defaults to the system's title. */
  readonly overline?: string
  /** A sentence below the title. */
  readonly lead?: string
  /** Shown beside the title. */
  readonly picture?: Part
  /** True if it describes a single entry rather than a list. */
  readonly isEntry?: boolean
  /** Its contents, computed when the page is rendered. */
  parts(): Parts
  /** For the table of contents. */
  readonly headings?: readonly { readonly depth: number; readonly slug: string; readonly text: string }[]
  /** False excludes the page from the search. */
  readonly search?: boolean
}

/** All pages of a system's reference. */
export type References = (system: string) => readonly ReferencePage[]

/** The parts of a scenario's page that depend on the rule system. */
export interface ScenarioPlugin {
  /** Key figures: a number and what it counts. */
  readonly chips: readonly { readonly value: string; readonly text: string }[]
  /** Shown beside the briefing. */
  readonly conditions: { readonly picture?: Part; readonly lines: readonly Words[] }
  /** Pages of the reference to read before playing: titles by path. */
  readonly reading: Readonly<Record<string, string>>
  /** Sections in order; the label, for the links below the map, defaults to the title. */
  readonly sections: readonly ScenarioSection[]
}

export interface ScenarioSection {
  readonly id: string
  readonly title: string
  readonly label?: string
  readonly parts: Parts
}

/** Takes bundles of scenarios of the system; typed as a method, whose parameter may be narrower than what the list holds. */
export type ScenarioPlugins<B extends ScenarioBundle = ScenarioBundle> = { of(bundle: B): ScenarioPlugin }['of']

/** The film that plays on the home page over the still map of a scenario. */
export interface Films<B extends ScenarioBundle = ScenarioBundle> {
  /** The data that the page fetches, as plain JSON. */
  of(bundle: B): object
  /** Loads the script that plays it. */
  readonly Projector: Component
}
