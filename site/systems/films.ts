/** The films of the home page, by rule system. */

import { operationalFilms } from './operational/film.ts'
import type { Films } from './sitePlugin.ts'

const films: Readonly<Record<string, Films>> = {
  operational: operationalFilms,
}

export const filmsOf = (system: string): Films | undefined => films[system]
