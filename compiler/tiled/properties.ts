/** Reports properties that have no field in `map.yaml`. */
import { keyBelow, type Place, type Report } from '../diagnostics/diagnostic.ts'
import { hintForUnknown } from '../diagnostics/suggest.ts'
import type { Properties } from './document.ts'

/** Reports the properties that are not among those that are known here. */
export const tellProperties = (
  properties: Properties,
  known: readonly string[],
  what: string,
  place: Place,
  report: Report,
): void => {
  for (const name of Object.keys(properties)) {
    if (known.includes(name)) continue
    report.warning(
      'tiled-property-unknown',
      place.path.length > 0 ? keyBelow(place, 'properties') : place,
      `${what} has a property "${name}", which has no place in map.yaml.`,
      { hint: hintForUnknown(name, known) },
    )
  }
}
