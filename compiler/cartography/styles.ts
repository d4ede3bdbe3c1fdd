/**
 * How the map's classes look. One list of rules serves two readers: pages, where colours are custom properties that
 * follow light and dark, and standalone pictures, where they are resolved (their renderers know no variables).
 *
 * A `$name` in a rule is a colour of `palette.ts`.
 */
import type { InkName } from './palette.ts'
import { inkProperty, palette } from './palette.ts'

type Rule = readonly [selectors: string, declarations: string]

const serif = '"EB Garamond Variable","EB Garamond",Garamond,Georgia,serif'
const thin = 'fill:none;stroke-linecap:round;stroke-linejoin:round'
const ground = [
  'desert',
  'dunes',
  'salt',
  'bog',
  'swamp',
  'bocage',
  'forest',
  'ruins',
  'hills',
  'mountains',
  'alpine',
  'town',
] as const

const baseRules: readonly Rule[] = [
  ['.map-paper', 'fill:$paper'],
  ...ground.map((name): Rule => [`.ground-${name}`, `fill:$${name};stroke:$${name};stroke-width:1`]),
  ['.shade', 'fill:$shade;opacity:.1'],
  ['.gleam', 'fill:$gleam;opacity:.22'],
  ['.form', 'fill:none;stroke:$form;stroke-width:.7;opacity:.42'],
  ['.map-sea', 'fill:$sea;stroke:$coast;stroke-width:1.5'],
  ['.map-echo', 'fill:none;stroke:$echo;stroke-width:.8;opacity:.75'],
  ['.map-echo-far', 'stroke-width:.6;opacity:.5'],
  ['.map-river', 'fill:$river;stroke:$riverCasing;stroke-width:2.2;paint-order:stroke;stroke-linejoin:round'],
  ['.map-river-second', `${thin};stroke:$riverSecond;stroke-width:1.5`],
  ['.map-wadi', `${thin};stroke:$wadi;stroke-width:2;stroke-dasharray:7 3.5 1.5 3.5`],
  ['.map-crest', `${thin};stroke:$crest;stroke-width:1.5`],
  ['.map-hachures', `${thin};stroke:$crest;stroke-width:1.1`],
  ['.sign-sand', `${thin};stroke:$sand;stroke-width:1.5;opacity:.55`],
  ['.sign-dune', `${thin};stroke:$dune;stroke-width:1.35;stroke-dasharray:0 2.5`],
  ['.sign-salt', `${thin};stroke:$saltInk;stroke-width:.9`],
  ['.sign-salt-dot', `${thin};stroke:$saltInk;stroke-width:1.5`],
  ['.sign-bog,.sign-tuft', `${thin};stroke:$marsh;stroke-width:1`],
  ['.sign-hedge', `${thin};stroke:$hedge;stroke-width:1.5`],
  ['.sign-orchard', `${thin};stroke:$orchard;stroke-width:3.4`],
  ['.sign-wood-light', `${thin};stroke:$woodLight;stroke-width:5`],
  ['.sign-wood-dark', `${thin};stroke:$woodDark;stroke-width:4`],
  ['.sign-hill', `${thin};stroke:$hill;stroke-width:1.1`],
  ['.sign-peak', `${thin};stroke:$peak;stroke-width:1.2`],
  ['.sign-peak-flank', 'fill:$flank;opacity:.42'],
  ['.sign-alp', `${thin};stroke:$alp;stroke-width:1.3`],
  ['.sign-alp-flank', 'fill:$alpFlank;opacity:.55'],
  ['.sign-rubble', `${thin};stroke:$block;stroke-width:1.2`],
  ['.map-grid', 'fill:none;stroke:$grid;stroke-width:.9;opacity:.13'],
  ['.map-track', 'fill:none;stroke:$track;stroke-width:1.9;stroke-dasharray:7 4'],
  ['.map-road-casing', 'fill:none;stroke:$roadCasing;stroke-width:5;opacity:.85'],
  ['.map-road', `${thin};stroke:$road;stroke-width:2.8`],
  ['.map-rail-casing', 'fill:none;stroke:$railCasing;stroke-width:3.6;opacity:.7'],
  ['.map-rail', `${thin};stroke:$rail;stroke-width:1.6`],
  ['.map-rail-ticks', 'fill:none;stroke:$rail;stroke-width:6.4;stroke-dasharray:1.3 8.2'],
  ['.map-bridge-deck', `${thin};stroke:$bridgeDeck;stroke-width:4`],
  ['.map-bridge', `${thin};stroke:$bridge;stroke-width:1.7`],
  ['.map-blocks', 'fill:$block;stroke:$blockEdge;stroke-width:1.3;paint-order:stroke;stroke-linejoin:round'],
  ['.map-fort', 'fill:$fortFill;stroke:$fort;stroke-width:1.6;stroke-linejoin:round'],
  ['.map-neatline', 'fill:none;stroke:$neatline;stroke-width:2'],
  [
    '.map-names',
    `font-family:${serif};fill:$name;stroke:$halo;stroke-width:3;stroke-linejoin:round;paint-order:stroke`,
  ],
  ['.name-city', 'font-size:19px;font-weight:600'],
  ['.name-town', 'font-size:15px;font-weight:500'],
  ['.name-village', 'font-size:12.5px'],
  ['.name-river', 'font-size:12.5px;font-style:italic;letter-spacing:.6px;fill:$nameWater'],
  ['.name-sea', 'font-size:21px;font-style:italic;fill:$nameWater;stroke:$haloSea;text-anchor:middle'],
  ['.name-hills', 'font-size:14px;font-weight:500;fill:$nameHills;text-anchor:middle'],
  ['.name-hills .small', 'font-size:11.2px'],
  ['.name-region', 'font-size:17px;fill:$nameRegion;text-anchor:middle'],
  ['.name-region .small', 'font-size:13.6px'],
]

/** The rules with each `$name` replaced. */
const write = (rules: readonly Rule[], colour: (name: InkName) => string): string =>
  rules
    .map(([selectors, declarations]) => {
      const resolved = declarations.replace(/\$(\w+)/g, (_, name: string) => colour(name as InkName))
      return `${selectors}{${resolved}}`
    })
    .join('\n')

const inkNames = Object.keys(palette) as InkName[]

/** The stylesheet of pages that show maps: colours by `light-dark()`, so they follow the page's `color-scheme`. */
export const mapStyles = (): string => {
  const properties = inkNames.map((name) => `${inkProperty(name)}:light-dark(${palette[name].join(',')})`).join(';')
  return `:root{${properties}}\n${write(baseRules, (name) => `var(${inkProperty(name)})`)}`
}

/** The same with colours resolved, for pictures that stand alone. `night` is 0 for daylight, 1 for dark. */
export const stillStyles = (night: 0 | 1 = 0): string => write(baseRules, (name) => palette[name][night])
