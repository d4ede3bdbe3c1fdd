/** The film of the home page. */
import type { ScenarioBundle } from '../../../compiler/systems/operational/bundle.ts'
import type { Films } from '../sitePlugin.ts'
import { filmOf } from './data/film.ts'
import Projector from './living-map/Projector.astro'

export const operationalFilms: Films<ScenarioBundle> = { of: filmOf, Projector }
