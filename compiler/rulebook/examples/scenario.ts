/** The completion of worked examples to scenarios: their authors write only what matters. */
import { otherSide, type Side } from '../../../engine/twoSides.ts'
import type { Place, Report } from '../../diagnostics/diagnostic.ts'

/** Rules without the types of units that the example does not have. */
export { onlyPlaying as withUsedTypes } from '../../resolve/unitTypes.ts'

/** Turns that an example goes on after its own, unless it says otherwise. */
export const turnsLeft = 10

export const sideNames = ['First side', 'Second side'] as const

export const sideIds = ['first', 'second'] as const

/** A side is called after its nation, as long as that tells it from the other. */
export const nameOfSide = (
  nations: Readonly<Record<string, { readonly adjective: string }>>,
  nationOf: (side: Side) => string,
  side: Side,
): string => {
  const own = nationOf(side)
  const isKnown = Object.hasOwn(nations, own) && own !== nationOf(otherSide(side))
  return isKnown ? `${nations[own].adjective} side` : sideNames[side]
}

export { exampleColours as sideColours } from '../../cartography/colours.ts'

/** How every example is called, and when it takes place. */
export const named = ({ title }: { readonly title: string }) => ({ id: 'example', title, summary: title }) as const
export const dated = { date: '1943-01-01', daysPerTurn: 1 } as const

/** A report of the parts of an example, and whether it has had no error so far. An example calls `map` what a map calls `terrain`. */
export const makeExampleReport = (outer: Report): { readonly report: Report; isSound(): boolean } => {
  let hasError = false
  const renamed = (place: Place): Place =>
    place.path[0] === 'terrain' ? { ...place, path: ['map', ...place.path.slice(1)] } : place
  return {
    isSound: () => !hasError,
    report: {
      ...outer,
      error(code, place, message, extra) {
        hasError = true
        outer.error(code, renamed(place), message, extra)
      },
      warning: (code, place, message, extra) => outer.warning(code, renamed(place), message, extra),
    },
  }
}
