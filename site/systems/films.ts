/** The films of the home page, one line for each rule system that has them. */
import type { Films } from './face.ts'
import { operationalFilms } from './operational/film.ts'

const films: Readonly<Record<string, Films>> = {
  operational: operationalFilms,
}

export const filmsOf = (system: string): Films | undefined => films[system]
