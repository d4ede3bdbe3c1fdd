/** The films of the home page, by rule system. */
import { filmOf } from './operational/data/film.ts'
import Projector from './operational/living-map/Projector.astro'
import type { Films } from './sitePlugin.ts'

const films: Readonly<Record<string, Films>> = {
  operational: { of: filmOf, Projector },
}

export const filmsOf = (system: string): Films | undefined => films[system]
