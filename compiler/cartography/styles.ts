/**
 * How the map's classes look. One list of rules serves two readers: pages, where colours are custom properties that
 * follow light and dark, and standalone pictures, where they are resolved (their renderers know no variables).
 *
 * A `$name` in a rule is a colour of `palette.ts`.
 */

import { type Coloured, faceStyle, ownInks } from './colours.ts'
import type { InkName } from './palette.ts'
import { inkProperty, nationClass, palette } from './palette.ts'
import { type Sky, skies, soils, type WeatherLook, weatherPalettes } from './weather.ts'

/** `$name` in the declarations is a colour; so is `$[#rrggbb #rrggbb]`, by day and by night, which only one class has. */
export type Rule = readonly [selectors: string, declarations: string]

const serif = '"EB Garamond Variable","EB Garamond",Garamond,Georgia,serif'
export const sans = '"Inter Variable",Inter,system-ui,sans-serif'
export const thin = 'fill:none;stroke-linecap:round;stroke-linejoin:round'
const ground = soils.filter((name) => name !== 'paper')

const weatherInks = (weather: Sky): string =>
  Object.entries(weatherPalettes[weather])
    .map(([name, ink]) => `${inkProperty(name as InkName)}:light-dark(${ink.join()})`)
    .join(';')

/** Rules of every map. */
const baseRules: readonly Rule[] = [
  ['.map-paper', 'fill:$paper'],
  ['.map-echo', 'fill:none;stroke:$echo;stroke-width:.8;opacity:.75'],
  ['.map-echo-far', 'stroke-width:.6;opacity:.5'],
  ['.sign-bog,.sign-tuft', `${thin};stroke:$marsh;stroke-width:1`],
  ['.map-grid', 'fill:none;stroke:$grid;stroke-width:.9;opacity:.13'],
  ['.hex-name', `font-family:${sans};font-size:7px;font-weight:500;text-anchor:middle;fill:$grid;opacity:.62`],
  ['.map-bridge', `${thin};stroke:$bridge;stroke-width:1.7`],
  ['.map-neatline', 'fill:none;stroke:$neatline;stroke-width:2'],
  [
    '.map-names',
    `font-family:${serif};fill:$name;stroke:$halo;stroke-width:3;stroke-linejoin:round;paint-order:stroke`,
  ],
]

/** Rules of sheets of hexes: their ground, lines and names. */
const sheetRules: readonly Rule[] = [
  ...ground.map((name): Rule => [`.ground-${name}`, `fill:$${name};stroke:$${name};stroke-width:1.6`]),
  ['.shade', 'fill:$shade;opacity:.2'],
  ['.gleam', 'fill:$gleam;opacity:.5'],
  ['.form', 'fill:none;stroke:$form;stroke-width:.7;opacity:.42'],
  ['.map-sea', 'fill:$sea;stroke:$coast;stroke-width:1.5'],
  ['.map-river', 'fill:$river;stroke:$riverCasing;stroke-width:2.2;paint-order:stroke;stroke-linejoin:round'],
  ['.map-river-second', `${thin};stroke:$riverSecond;stroke-width:1.5`],
  ['.map-stream-casing', `${thin};stroke:$riverCasing;stroke-width:4.6`],
  ['.map-stream', `${thin};stroke:$river;stroke-width:2.8`],
  ['.map-channel-casing', `${thin};stroke:$coast;stroke-width:16.4`],
  ['.map-channel', `${thin};stroke:$sea;stroke-width:13.6`],
  ['.map-wadi', `${thin};stroke:$wadi;stroke-width:2;stroke-dasharray:7 3.5 1.5 3.5`],
  ['.map-crest', `${thin};stroke:$crest;stroke-width:1.5`],
  ['.map-hachures', `${thin};stroke:$crest;stroke-width:1.1`],
  ['.sign-sand', `${thin};stroke:$sand;stroke-width:1.5;opacity:.55`],
  ['.sign-dune', `${thin};stroke:$dune;stroke-width:1.35;stroke-dasharray:0 2.5`],
  ['.sign-salt', `${thin};stroke:$saltInk;stroke-width:.8;opacity:.8`],
  ['.sign-salt-dot', `${thin};stroke:$saltInk;stroke-width:1.5`],
  ['.sign-hedge', `${thin};stroke:$hedge;stroke-width:1.9;stroke-dasharray:0 2.7`],
  ['.sign-orchard', `${thin};stroke:$orchard;stroke-width:3`],
  ['.sign-wood-light', `${thin};stroke:$woodLight;stroke-width:5`],
  ['.sign-wood-dark', `${thin};stroke:$woodDark;stroke-width:4`],
  ['.sign-hill', `${thin};stroke:$hill;stroke-width:1.1`],
  ['.sign-peak', `${thin};stroke:$peak;stroke-width:1.2`],
  ['.sign-peak-flank', 'fill:$flank;opacity:.45'],
  ['.sign-alp', `${thin};stroke:$alp;stroke-width:1.3`],
  ['.sign-alp-flank', 'fill:$alpFlank;opacity:.55'],
  ['.sign-rubble', `${thin};stroke:$block;stroke-width:1.2`],
  ['.map-track', 'fill:none;stroke:$track;stroke-width:1.9;stroke-dasharray:7 4'],
  ['.map-road-casing', 'fill:none;stroke:$roadCasing;stroke-width:5;opacity:.85'],
  ['.map-road', `${thin};stroke:$road;stroke-width:2.8`],
  ['.map-rail-casing', 'fill:none;stroke:$railCasing;stroke-width:3.6;opacity:.7'],
  ['.map-rail', `${thin};stroke:$rail;stroke-width:1.6`],
  ['.map-rail-ticks', 'fill:none;stroke:$rail;stroke-width:6.4;stroke-dasharray:1.3 8.2'],
  ['.map-bridge-deck', `${thin};stroke:$bridgeDeck;stroke-width:4`],
  ['.map-blocks', 'fill:$block;stroke:$blockEdge;stroke-width:1.3;paint-order:stroke;stroke-linejoin:round'],
  ['.map-fort', 'fill:$fortFill;stroke:$fort;stroke-width:1.6;stroke-linejoin:round'],
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

/** Strokes that add up to a glow: wide and faint ones over narrow ones. */
const glow = [
  [10, 0.16],
  [15, 0.12],
  [20, 0.1],
  [26, 0.08],
  [32, 0.07],
  [39, 0.06],
  [46, 0.05],
  [54, 0.04],
  [63, 0.03],
] as const

const line = 'stroke:$counterBand'

/** Drawings of units on counters: in the ink of counters, with the dark of their bands. */
const drawingRules: readonly Rule[] = [
  [
    '.counter-drawing .dr-body,.counter-drawing .dr-dark,.counter-drawing .dr-lit,.counter-drawing .dr-deep',
    `${line};stroke-width:1;stroke-linejoin:round`,
  ],
  ['.counter-drawing .dr-body', 'fill:$counterInk'],
  ['.counter-drawing .dr-lit,.counter-drawing .dr-paint', 'fill:$counterShine'],
  ['.counter-drawing .dr-dark', 'fill:$drawnDark'],
  ['.counter-drawing .dr-deep,.counter-drawing .dr-ink', 'fill:$counterBand'],
  ['.counter-drawing .dr-shade', 'fill:$counterBand;opacity:.24'],
  ['.counter-drawing .dr-edge', `${thin};${line}`],
  ['.counter-drawing .dr-rod', `${thin};stroke:$counterInk`],
  ['.counter-drawing .dr-iron', `${thin};stroke:$drawnDark`],
  ['.counter-drawing .dr-cut', `${thin};${line};stroke-width:.9;opacity:.7`],
  ['.counter-drawing .dr-gleam', 'display:none'],
]

/** Rules of the pieces in play. */
const playRules: readonly Rule[] = [
  // Counters
  ['.counter-shadow', 'fill:$shadow;opacity:.32'],
  ['.counter-halo', 'fill:none;stroke:$amber;stroke-width:3.4'],
  ['.counter-face', 'fill:$nation'],
  ['.counter-shine', 'fill:$counterShine;opacity:.16'],
  ['.counter-band', 'fill:$counterBand;opacity:.62'],
  ['.counter-edge', 'fill:none;stroke:$counterEdge;stroke-width:1.3;opacity:.85'],
  ['.counter-symbol', `${thin};stroke:$counterInk;stroke-width:1.75`],
  ['.counter-symbol-filled', 'fill:$counterInk'],
  ['.counter-size', `${thin};stroke:$counterInk;stroke-width:1.35`],
  ['.counter-chevrons', `${thin};stroke:$counterInk;stroke-width:1.5`],
  ['.pip', 'fill:$counterInk'],
  ['.pip-open', 'fill:none;stroke:$counterInk;stroke-width:.95;opacity:.85'],
  ['.pip-special', 'fill:$amber'],
  ['.pip-special-open', 'fill:none;stroke:$amber;stroke-width:1'],
  ['.counter-works', `${thin};stroke:$entrench;stroke-width:2.6`],
  ['.counter-works-casing', `${thin};stroke:$halo;stroke-width:5;opacity:.8`],
  ['.counter-weak', `${thin};stroke:$counterInk;stroke-width:1.5`],
  ['.counter-ready', 'fill:$counterInk'],
  ['.counter-partial', `${thin};stroke:$counterInk;stroke-width:1.3`],
  ['.counter-spent', `${thin};stroke:$counterBand;stroke-width:1.7;opacity:.6`],
  ['.is-spent .counter-shadow', 'opacity:0'],
  ['.is-spent .counter-symbol,.is-spent .counter-symbol-filled,.is-spent .counter-size', 'opacity:.62'],
  ['.badge', 'fill:$harm;stroke:$counterInk;stroke-width:1.4'],
  ['.badge-text', `font-family:${sans};font-size:11px;font-weight:700;text-anchor:middle;fill:$counterInk`],
  ...drawingRules,
  // Parts that the other side hides
  ['.fog', 'fill:$fog;opacity:.34'],
  ['.fog-edge', 'fill:none;stroke:$fog;stroke-linejoin:round'],
  ['.fog-edge-1', 'stroke-width:6;opacity:.13'],
  ['.fog-edge-2', 'stroke-width:13;opacity:.09'],
]

/** Rules of what play draws on sheets of hexes. */
const marksRules: readonly Rule[] = [
  // The front: a wide glow inward, then the line itself, both cut at the line's middle.
  ['.front use', thin],
  ['.front-0 use', 'stroke:$side0'],
  ['.front-1 use', 'stroke:$side1'],
  ['.front-casing', 'stroke:$shadow;stroke-width:8.5;opacity:.28'],
  ...glow.map(([width, opacity], i): Rule => [`.front-glow-${i + 1}`, `stroke-width:${width};opacity:${opacity}`]),
  ['.front-line', 'stroke-width:6.4'],
  // Along water: wider banks in the sides' colours, and the water itself between them.
  ['.front .front-line,.front .front-bank,.front .front-water', 'stroke-linecap:butt'],
  ['.front-bank', 'stroke-width:10.4'],
  ['.front-bank.of-major-river', 'stroke-width:14'],
  ['.front .front-water', 'stroke:$riverCasing;stroke-width:4.6'],
  ['.front .front-water.of-major-river', 'stroke-width:8.2'],
  ['.front-bank.of-great-river', 'stroke-width:17'],
  ['.front .front-water.of-great-river', 'stroke-width:11.2'],
  ['.front .front-stream.of-great-river', 'stroke-width:9'],
  ['.front-bank.of-lake', 'stroke-width:22'],
  ['.front .front-water.of-lake', 'stroke-width:15.8'],
  ['.front .front-stream.of-lake', 'stroke-width:13.4'],
  ['.front .front-stream', 'stroke:$river;stroke-width:2.8;stroke-linecap:round'],
  ['.front .front-stream.of-major-river', 'stroke-width:6'],
  ['.front .front-stream.of-wadi', 'stroke:$wadi;stroke-width:2.2;stroke-dasharray:7 3.5 1.5 3.5'],
  // Marks
  ['.objective-disc', 'fill:$star;stroke:$onStar;stroke-width:1.4'],
  ['.objective-star', 'fill:$onStar'],
  ['.objective-ring', 'fill:none;stroke-width:1.8'],
  ['.is-held.of-side-0 .objective-disc', 'fill:$face0'],
  ['.is-held.of-side-1 .objective-disc', 'fill:$face1'],
  ['.is-held.of-side-0 .objective-ring', 'stroke:$side0'],
  ['.is-held.of-side-1 .objective-ring', 'stroke:$side1'],
  ['.zone', `${thin};stroke-width:3.6;opacity:.62`],
  ['.zone.of-side-0', 'stroke:$side0'],
  ['.zone.of-side-1', 'stroke:$side1'],
  ['.supply', 'fill:$supply'],
  ['.supply-1', 'opacity:.2'],
  ['.supply-2', 'opacity:.28'],
  ['.supply-3', 'opacity:.36'],
  ['.supply-4', 'opacity:.44'],
  ['.supply-5', 'opacity:.52'],
  ['.supply-none', `${thin};stroke:$supplyNone;stroke-width:1.8;opacity:.75`],
  // Works and what war leaves behind
  ['.bridge-down', `${thin};stroke:$bridge;stroke-width:1.7`],
  ['.bridge-cross', `${thin};stroke:$harm;stroke-width:2.2`],
  ['.edge-aim', `${thin};stroke:$amber;stroke-width:4`],
  ['.edge-aim-disc', 'fill:$amber;stroke:$counterEdge;stroke-width:1.2'],
  ['.map-weather', 'display:none'],
  ['.map-weather-rain .weather-line', `${thin};stroke:$rain;stroke-width:1.1;stroke-opacity:.5`],
  ['.map-weather-mud .weather-line', `${thin};stroke:$rut;stroke-width:1.3;stroke-opacity:.45`],
  ['.map-weather-mud .weather-pool', 'fill:$pool;stroke:$rut;stroke-width:.9;fill-opacity:.75;stroke-opacity:.45'],
  ['.map-weather-frost .weather-line', `${thin};stroke:$rime;stroke-width:.95;stroke-opacity:.75`],
  ['.map-weather-frost .weather-flake', `${thin};stroke:$rime;stroke-width:1.9;stroke-opacity:.55`],
  ['.map-weather-snow .weather-area', 'fill:$snowdrift'],
  ['.map-weather-snow .weather-line', `${thin};stroke:$driftShade;stroke-width:1.2;stroke-opacity:.8`],
  ['.map-weather-snow .weather-flake', `${thin};stroke:$driftShade;stroke-width:2.2;stroke-opacity:.55`],
  ['.map-weather-sandstorm .weather-line', `${thin};stroke:$dust;stroke-width:1.2;stroke-opacity:.6`],
  ['.map-weather-sandstorm .weather-flake', `${thin};stroke:$dust;stroke-width:1.7;stroke-opacity:.6`],
]

/** For maps of hexes: their ground, and what play draws on it. */
export const hexRules: readonly Rule[] = [...sheetRules, ...marksRules]

/** For systems whose counters have the colour of their side, with what lies beside them: places with a sign, works of the field. */
export const sideRules: readonly Rule[] = [
  ['.of-side-0 .counter-face', 'fill:$face0'],
  ['.of-side-1 .counter-face', 'fill:$face1'],
  ['.spot-disc', 'fill:$counterBand;stroke:$onStar;stroke-width:1.3'],
  ['.spot-sign', `${thin};stroke:$onStar;stroke-width:1.5`],
  ['.work-casing', `${thin};stroke:$halo;stroke-width:5.6;opacity:.85`],
  ['.work-line', `${thin};stroke:$fort;stroke-width:1.7`],
  ['.work-heavy', `${thin};stroke:$fort;stroke-width:3.6`],
  ['.work-solid', 'fill:$fortFill;stroke:$fort;stroke-width:1.7;stroke-linejoin:round'],
]

/** Rules that only pages need: weather, which paper is spared, and print. */
const pageRules = `
@media screen{
${skies.map((sky) => `[data-weather="${sky}"]{${weatherInks(sky)}}\n[data-weather="${sky}"] .map-weather-${sky}{display:inline}`).join('\n')}
.is-far .map-weather{display:none}}
.is-far .map-signs,.is-far .name-village,.is-far .name-river,.is-far .counter-size,.is-far .counter-chevrons{display:none}
@media print{:root{color-scheme:light}.map-paper{fill:#fff}.shade,.gleam{display:none}.counter-shadow{display:none}}`

/** Writes a colour that only one class has, by day and by night. */
type Choose = (light: string, dark: string) => string

/** The rules with each colour replaced, and each selector put below `scope`. */
const write = (rules: readonly Rule[], colour: (name: string) => string, choose: Choose, scope = ''): string =>
  rules
    .map(([selectors, declarations]) => {
      const resolved = declarations
        .replace(/\$\[(\S+) (\S+)\]/g, (_, light: string, dark: string) => choose(light, dark))
        .replace(/\$(\w+)/g, (_, name: string) => colour(name))
      const scoped =
        scope === ''
          ? selectors
          : selectors
              .split(',')
              .map((selector) => `${scope} ${selector}`)
              .join()
      return `${scoped}{${resolved}}`
    })
    .join('\n')

const isInk = (name: string): name is InkName => name in palette
const inkNames = Object.keys(palette).filter(isInk)

/** Colours that authors define; see `colours.ts`. */
const ownColours: Record<string, string> = {
  side0: 'var(--side-0)',
  side1: 'var(--side-1)',
  face0: faceStyle('var(--side-0)'),
  face1: faceStyle('var(--side-1)'),
  nation: 'var(--nation)',
}

/** The stylesheet of pages that show maps on some ground: colours by `light-dark()`, so they follow the page's `color-scheme`. */
export const mapStyles = (own: readonly Rule[] = [], ground = hexRules): string => {
  const all = [...baseRules, ...ground, ...playRules, ...own]
  const used = new Set(all.flatMap(([, declarations]) => declarations.match(/\$\w+/g) ?? []))
  const properties = inkNames
    .filter((name) => used.has(`$${name}`))
    .map((name) => `${inkProperty(name)}:light-dark(${palette[name].join()})`)
    .join(';')
  const rules = write(
    all,
    (name) => (isInk(name) ? `var(${inkProperty(name)})` : (ownColours[name] ?? '')),
    (light, dark) => `light-dark(${light},${dark})`,
  )
  return `:root{${properties}}\n${rules}${pageRules}\n`
}

/** How a picture looks that stands alone. */
export interface StillStyle {
  readonly look: WeatherLook
  /** By day or by night. */
  readonly night: 0 | 1
  /** The selector below which the rules hold. */
  readonly scope: string
  /** Rules for what only its rule system draws. */
  readonly own?: readonly Rule[]
  /** Rules of its ground; absent: those of hexes. */
  readonly ground?: readonly Rule[]
}

/** The same rules with colours resolved, for a picture that stands alone below the selector `scope`. */
export const stillStyles = (
  scenario: Coloured,
  { look, night, scope, own = [], ground = hexRules }: StillStyle,
): string => {
  const inks = new Map(ownInks(scenario).map(([name, ...pair]) => [name, pair[night]]))
  const weather = weatherPalettes[look]
  const overlay: Rule[] = look === 'dry' ? [] : [[`.map-weather-${look}`, 'display:inline']]
  const colour = (name: string): string =>
    isInk(name)
      ? (weather[name] ?? palette[name])[night]
      : (inks.get(name.replace(/(\d)$/, '-$1')) ?? palette.rail[night])
  const nations = Object.keys(scenario.rules.nations ?? {}).map(
    (id): Rule => [`.${nationClass(id)} .counter-face`, `fill:${inks.get(nationClass(id)) ?? palette.rail[night]}`],
  )
  const choose: Choose = (...pair) => pair[night]
  return write([...baseRules, ...ground, ...playRules, ...own, ...nations, ...overlay], colour, choose, scope)
}
