/** The colours that a scenario defines itself, for pages that have the map's style sheet and need no palette. */
import { nationClass, plainInk } from './palette.ts'

const isColour = (value: string): boolean => /^#[0-9a-f]{6}$/i.test(value)

/** Who brings colours of their own: sides, and nations where the rules have some. */
export interface Coloured {
  readonly sides: readonly { readonly colour: Ink }[]
  readonly rules: { readonly nations?: Readonly<Record<string, { readonly colour: Ink }>> }
}

/** A colour by day and by night. */
interface Ink {
  readonly light: string
  readonly dark: string
}

/**
 * A scenario's own colours as declarations, for the `style` of whatever holds its map. Colours come from authors: what
 * is not `#rrggbb` falls back to the ink of rails.
 */
export const scenarioColours = (scenario: Coloured): string =>
  ownInks(scenario)
    .map(([name, light, dark]) => `--${name}:light-dark(${light},${dark})`)
    .join(';')

/** Names of the colours that a scenario brings itself, by day and by night. */
export const ownInks = (scenario: Coloured): (readonly [string, string, string])[] => {
  const safe = ({ light, dark }: Ink): readonly [string, string] =>
    isColour(light) && isColour(dark) ? [light, dark] : plainInk
  return [
    ...scenario.sides.map((side, number) => [`side-${number}`, ...safe(side.colour)] as const),
    ...Object.entries(scenario.rules.nations ?? {}).map(
      ([id, nation]) => [nationClass(id), ...safe(nation.colour)] as const,
    ),
  ]
}
