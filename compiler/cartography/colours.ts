/** The colours that authors define: of sides by scenario, of nations by rule system. They lie outside the palette. */
import { inkProperty, mixed, nationClass, palette, plainInk } from './palette.ts'

const isColour = (value: string): boolean => /^#[0-9a-f]{6}$/i.test(value)

/** The owners of map colours: sides, and nations where the rules have some. */
export interface Coloured {
  readonly sides: readonly { readonly colour: Ink }[]
  readonly rules: { readonly nations?: Readonly<Record<string, { readonly colour: Ink }>> }
}

/** A colour by day and by night. */
interface Ink {
  readonly light: string
  readonly dark: string
}

/** Colours of the sides on example boards: amber and blue, which colour-blind readers can tell apart. */
export const exampleColours = [
  { light: '#a4552c', dark: '#d98a5c' },
  { light: '#3f6480', dark: '#7fa8c4' },
] as const

/** Colours come from authors: what is not `#rrggbb` falls back to the ink of rails. */
const safe = ({ light, dark }: Ink): readonly [string, string] =>
  isColour(light) && isColour(dark) ? [light, dark] : plainInk

const lightDark = ([light, dark]: readonly [string, string]): string => `light-dark(${light},${dark})`

/** How much of a side's colour at night its counters have: it is light there, for lines and dots on dark ground, and they bear light ink. */
const faceShare = 0.72
const faceGround = 'counterBand'

/** The colour of counters for a side's colour, as CSS that follows light and dark. */
export const faceStyle = (colour: string): string =>
  `light-dark(${colour},color-mix(in srgb,${colour} ${faceShare * 100}%,var(${inkProperty(faceGround)})))`

/** The same for pictures, which know no `color-mix()`: of `#rrggbb` at night. */
const nightFace = (colour: string): string => mixed(colour, palette[faceGround][1], 1 - faceShare)

/** The custom properties of the sides' colours, `--side-0` and `--side-1`, with their values. */
export const sideProperties = (sides: Coloured['sides']): readonly (readonly [name: string, value: string])[] =>
  sides.map(({ colour }, side) => [`--side-${side}`, lightDark(safe(colour))])

/** A rule that gives a scenario's colours to the sides of what is drawn inside of the selector. */
export const sideStyles = (selector: string, sides: Coloured['sides']): string =>
  `${selector}{${sideProperties(sides)
    .map((property) => property.join(':'))
    .join(';')}}\n`

/** Rules that give the pieces of each nation its colour. */
export const nationStyles = (nations: Coloured['rules']['nations'] = {}): string =>
  Object.entries(nations)
    .map(([id, { colour }]) => `.${nationClass(id)}{--nation:${lightDark(safe(colour))}}\n`)
    .join('')

/** Names of the colours that a scenario brings itself, by day and by night: `face-0` is that of the counters of side 0. */
export const ownInks = (scenario: Coloured): (readonly [string, string, string])[] => [
  ...scenario.sides.flatMap((side, number) => {
    const [light, dark] = safe(side.colour)
    return [
      [`side-${number}`, light, dark],
      [`face-${number}`, light, nightFace(dark)],
    ] as const
  }),
  ...Object.entries(scenario.rules.nations ?? {}).map(
    ([id, nation]) => [nationClass(id), ...safe(nation.colour)] as const,
  ),
]
