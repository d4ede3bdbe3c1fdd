/** Reads what the sides of a battle fight for. skirmish.F1 */
import type { Aims, Objective } from '../../../../engine/systems/skirmish/scenario.ts'
import { below, type Place, type Report } from '../../../diagnostics/diagnostic.ts'
import { findTwice } from '../../../lint/twice.ts'
import { type Listed, listed, readId } from '../../../resolve/read.ts'
import type { ObjectiveEntry } from '../schemas/types.generated.ts'
import { nameOf, spaceOf, spacesOf } from './map.ts'

/** The objectives of a side. `units` are the ids of those on the field at the start. */
export const readObjectives = (
  authored: readonly ObjectiveEntry[],
  units: readonly string[],
  place: Place,
  report: Report,
): Listed<Objective> =>
  listed(authored, place, (entry, at) => {
    const unitOf = (id: string, field: string): number => {
      readId(id, units, 'unit-unknown', 'unit on the field at the start', at, report, field)
      return units.indexOf(id)
    }
    if (entry.occupy !== undefined) reportSpacesTwice(entry.occupy.spaces, below(at, 'occupy', 'spaces'), report)
    return readObjective(entry, unitOf)
  })

const reportSpacesTwice = (spaces: string, place: Place, report: Report): void => {
  const all = spacesOf(spaces)
  for (const { at } of findTwice(all, (space) => space))
    report.error('id-duplicate', place, `The list names ${nameOf(all[at])} twice.`, {
      hint: 'Another space was meant, or one of them is too many.',
    })
}

const readObjective = (entry: ObjectiveEntry, unitOf: (id: string, field: string) => number): Objective | undefined => {
  const { destroyUnits, destroyNamed, destroyTerrain, hold, occupy, reach, survive, protectUnit, points } = entry
  if (entry.destroyHeadquarters !== undefined) return { is: 'destroy-headquarters' }
  if (destroyUnits !== undefined) return { is: 'destroy-units', ...destroyUnits }
  if (destroyNamed !== undefined) return { is: 'destroy-named', unit: unitOf(destroyNamed, 'destroyNamed') }
  if (destroyTerrain !== undefined) return { is: 'destroy-terrain', space: spaceOf(destroyTerrain) }
  if (hold !== undefined) return { is: 'hold', space: spaceOf(hold.space), turns: hold.turns }
  if (occupy !== undefined) return { is: 'occupy', spaces: [...new Set(spacesOf(occupy.spaces))], count: occupy.count }
  if (reach !== undefined) return { is: 'reach', ...reach }
  if (survive !== undefined) return { is: 'survive', round: survive }
  if (protectUnit !== undefined) return { is: 'protect', unit: unitOf(protectUnit, 'protectUnit') }
  if (entry.protectTerrain !== undefined) return { is: 'protect', space: spaceOf(entry.protectTerrain) }
  if (points === undefined) return undefined
  const places = points.places.map(({ space, points: worth }) => ({ space: spaceOf(space), points: worth }))
  return { is: 'points', count: points.count, places }
}

/** The aims of a side that names none. */
export const usualAims: Aims = { needs: 'any', objectives: [{ is: 'destroy-headquarters' }] }

/** Where a field of an objective was written. */
export const fieldAt = (entry: Place, { is, ...rest }: Objective): Place => {
  const names: Partial<Record<Objective['is'], string>> = {
    'destroy-named': 'destroyNamed',
    'destroy-terrain': 'destroyTerrain',
    'destroy-units': 'destroyUnits',
    'destroy-headquarters': 'destroyHeadquarters',
    protect: 'unit' in rest && rest.unit !== undefined ? 'protectUnit' : 'protectTerrain',
  }
  return below(entry, names[is] ?? is)
}
