/** How the classes look with which fields are drawn. A pair of colours is for the day and for the night, in which all can still be told apart. */
import { type Rule, thin } from '../styles.ts'
import type { Leaves, Roof } from './country.ts'
import type { Soil } from './farming.ts'

const fill = (light: string, dark: string, more = ''): string => `fill:$[${light} ${dark}]${more}`
const stroke = (light: string, dark: string, width?: number, more = ''): string =>
  `${thin};stroke:$[${light} ${dark}]${width === undefined ? '' : `;stroke-width:${width}`}${more}`

/** Colours of the soils. */
export const soils: Readonly<Record<Soil, readonly [light: string, dark: string]>> = {
  wheat: ['#e6d29a', '#645d45'],
  barley: ['#dec98c', '#60593f'],
  pasture: ['#d0d7a2', '#575f45'],
  meadow: ['#c0cf92', '#525d43'],
  greens: ['#cbd09c', '#545c44'],
  fallow: ['#dccba2', '#5f5742'],
  plough: ['#cfb18a', '#5c5341'],
  stubble: ['#e0cb94', '#625a44'],
  'dry-grass': ['#d6cc98', '#5c5943'],
  frost: ['#eceee9', '#626764'],
  'frost-plough': ['#dcd6ca', '#5c5d57'],
  'frost-grass': ['#dce0d2', '#5b6258'],
  sand: ['#ecdcb2', '#635a43'],
  gravel: ['#e3d0a4', '#5d553f'],
  drift: ['#f1e3bf', '#685e44'],
  yard: ['#d5ccba', '#5e5b4e'],
  dirt: ['#cdbea2', '#5d5644'],
  ash: ['#c3bdb0', '#59564b'],
}

/** Crowns by their leaves: rim, three tints, light. */
const leaves: Readonly<Record<Leaves, readonly (readonly [light: string, dark: string])[]>> = {
  green: [
    ['#4a6a37', '#2d3e2b'],
    ['#6f9450', '#415c40'],
    ['#7da05a', '#486446'],
    ['#63874a', '#3c543c'],
    ['#9cba74', '#5d7b57'],
  ],
  rust: [
    ['#5f4d28', '#393626'],
    ['#9a8745', '#5e553a'],
    ['#7f8448', '#4f573b'],
    ['#a9743f', '#68543a'],
    ['#c6b06e', '#7d7250'],
  ],
  bare: [
    ['#6b6152', '#333735'],
    ['#9a9082', '#555a58'],
    ['#a8a092', '#5d6361'],
    ['#8a8376', '#505554'],
    ['#e9ece8', '#909a9c'],
  ],
  olive: [
    ['#5f6038', '#353a28'],
    ['#8a8c57', '#52583d'],
    ['#979660', '#595e43'],
    ['#7c8050', '#4b533a'],
    ['#b5b47d', '#737755'],
  ],
}

/** Diameters of the three sizes of crowns, of their light, and how much wider their rims are. */
const crowns = { crown: [14.4, 12.6, 10.8, 5, 1.5], bush: [8.6, 7, 5.6, 3, 1.3], bank: [8.8, 7.8, 6.6, 3.4, 1.4] }

const crownRules = Object.entries(crowns).flatMap(([name, [large, middle, small, light, rim]]): Rule[] => [
  [`.${name}-shade`, stroke('#2a2a10', '#000000', middle, ';opacity:.26')],
  ...[large, middle, small].flatMap((width, size): Rule[] => [
    [`.${name}-edge-${size}`, `${thin};stroke-width:${width + rim}`],
    [`.${name}-${size}`, `${thin};stroke-width:${width}`],
  ]),
  [`.${name}-light`, `${thin};stroke-width:${light};opacity:.45`],
])

const leafRules = Object.entries(leaves).flatMap(([name, [edge, ...inks]]): Rule[] => [
  [`.${name}-edge`, `stroke:$[${edge.join(' ')}]`],
  ...inks.map(([light, dark], at): Rule => [`.${name}-${at === 3 ? 'light' : at}`, `stroke:$[${light} ${dark}]`]),
])

const roofs: Readonly<Record<Roof, readonly [lit: string, litDark: string, dim: string, dimDark: string]>> = {
  tile: ['#c26f50', '#8a5343', '#9a4a35', '#6b3f35'],
  slate: ['#9a9c9d', '#65696d', '#74777b', '#4d5155'],
  thatch: ['#cdb47c', '#7d6d4a', '#a38a55', '#615439'],
  clay: ['#efe2c6', '#8a7d63', '#dccaa4', '#71664f'],
}

const roofRules = Object.entries(roofs).flatMap(([name, [lit, litDark, dim, dimDark]]): Rule[] => [
  [`.roof-${name}-lit`, fill(lit, litDark)],
  [`.roof-${name}-dim`, fill(dim, dimDark)],
])

/** From bush to bush of a low hedge, as dashes. */
const bushes = '0 3.6 0 4.7 0 4.1 0 3.3'

const shadow = (opacity: number): string => fill('#2a1c08', '#000000', `;opacity:${opacity}`)
const shadowLine = (width: number, opacity: number): string =>
  stroke('#2a1c08', '#000000', width, `;opacity:${opacity}`)

/** For `mapStyles` and `stillStyles`, in systems whose fields are drawn. */
export const fieldRules: readonly Rule[] = [
  ...Object.entries(soils).map(([name, [light, dark]]): Rule => [`.soil-${name}`, fill(light, dark)]),
  ['.furrow', stroke('#8a6420', '#a89c75', 1, ';opacity:.3')],
  ['.furrow-green', stroke('#4f7a2c', '#84a56b', 1.4, ';opacity:.34')],
  ['.balk', stroke('#8f7a48', '#6a6044', 0.8, ';opacity:.5')],
  ['.lot', fill('#4a4238', '#1d1b18', ';fill-opacity:.13;stroke:$[#7d7364 #7c766a];stroke-width:1;stroke-opacity:.6')],
  ['.beyond', 'fill:$paper;opacity:.5'],
  ['.dune-crest', stroke('#c9ac70', '#6d5f42', 1.1, ';opacity:.7')],
  ['.dune-lee', fill('#d3b878', '#3b3323', ';opacity:.5')],
  ['.pebble', stroke('#a98f60', '#7a6b4c', 1.6, ';opacity:.6')],
  ['.thorn', stroke('#8c8350', '#6f6b47', 1.1)],
  // Lanes
  ['.lane-edge', stroke('#a98f62', '#2b261d', 8.6)],
  ['.lane', stroke('#efe3c8', '#8b7f63', 6.6)],
  ['.lane-ruts', stroke('#d0bb90', '#6f654e', 1.6)],
  ['.track-edge', stroke('#b99c68', '#3a3224', 6.6, ';opacity:.5')],
  ['.track', stroke('#ead8ae', '#8a7b5a', 5, ';opacity:.9')],
  ['.track-ruts', stroke('#b5955c', '#5c5139', 1.2)],
  ['.street-edge', stroke('#8d8474', '#24221f', 13)],
  ['.street', stroke('#c2b9a8', '#5a5750', 10.6)],
  ['.street-ruts', stroke('#a79e8d', '#6d6960', 1, ';stroke-dasharray:5 6')],
  ...crownRules,
  ...leafRules,
  ...(
    [
      ['shade', 4.6, bushes, ';stroke:$[#2a2a10 #000000];opacity:.24'],
      ['edge', 5.2, bushes],
      ['0', 4.4, bushes],
      ['1', 3.8, '0 6.9 0 11.7 0 9.3'],
      ['light', 1.8, bushes, ';opacity:.5'],
    ] as const
  ).map(
    ([layer, width, dashes, more = '']): Rule => [
      `.field-hedge-${layer}`,
      `${thin};stroke-width:${width};stroke-dasharray:${dashes}${more}`,
    ],
  ),
  ['.bed-forest', fill('#587a42', '#24382a')],
  ['.bed-forest-rust', fill('#8a7339', '#3d3524')],
  ['.bed-forest-bare', fill('#b7b2a6', '#3b4044')],
  ['.bed-forest-olive', fill('#c0b27e', '#3d3a28')],
  ['.bed-bushes', fill('#8f8d52', '#4d5337', ';opacity:.26')],
  ['.bank-earth', stroke('#8a7a4e', '#2c2a1c', 7, ';opacity:.55')],
  // Heights
  ['.hill-shade-0,.hill-shade-1', shadow(0.16)],
  ['.hill-gleam-0,.hill-gleam-1', fill('#fffaf0', '#b5a784', ';opacity:.3')],
  ['.hill-0', fill('#f1dfab', '#75694b', ';opacity:.62')],
  ['.hill-1', fill('#f8ebc6', '#8f815c', ';opacity:.6')],
  ['.hachure', stroke('#a27b42', '#8c7850', 0.9)],
  ['.hachure-lee', stroke('#6f4d1e', '#17130b', 1.3)],
  ['.rock-0', fill('#efe4cc', '#8a8069')],
  ['.rock-1', fill('#d8c5a0', '#6f664f')],
  ['.rock-2', fill('#b0976b', '#4e4635')],
  ['.rock-3', fill('#826a45', '#332d21')],
  ['.scree', fill('#cdb88c', '#474030')],
  // Water
  ['.water-bank', fill('#a7ab6f', '#3f472f')],
  ['.water', fill('#a3c6d0', '#2c4a58', ';stroke:$coast;stroke-width:1.3')],
  ['.ripple', stroke('#e3f0f2', '#587f90', 0.9, ';opacity:.8')],
  ['.surf', stroke('#f7fbfb', '#8fb0bd', 1.6, ';opacity:.8')],
  ['.shallows', fill('#d3dcc8', '#4d675f', ';opacity:.85')],
  ['.stone', stroke('#8d8672', '#8f8a79', 3)],
  ['.stone-large', stroke('#a8a18c', '#a19c8a', 5)],
  ['.bridge-shade', shadow(0.3)],
  ['.bridge-planks', fill('#c3a06a', '#75603f')],
  ['.bridge-joints', stroke('#8a6a3a', '#463823', 0.8)],
  ['.bed-beach', fill('#f0e1b8', '#5b5138')],
  ['.wet-sand', fill('#d9c691', '#493f2b')],
  ['.bed-marsh', fill('#bccbb0', '#35463f')],
  ['.pool', fill('#9cc0c8', '#33515c')],
  // Craters and what is left
  ['.bed-rubble', fill('#c2b7a4', '#454038', ';opacity:.75')],
  ['.bed-yard', fill('#d9cbab', '#4a4335', ';opacity:.7')],
  ...(
    [
      ['large', [20, 13, 11, 8.6]],
      ['small', [12.4, 8, 6.6, 5]],
    ] as const
  ).flatMap(([size, [spoil, edge, gleam, pit]]): Rule[] => [
    [`.crater-spoil-${size}`, stroke('#8f7247', '#2a241a', spoil, ';opacity:.22')],
    [`.crater-${size}`, stroke('#a98a5c', '#6f6148', edge)],
    [`.crater-gleam-${size}`, stroke('#e0cb9f', '#948361', gleam)],
    [`.crater-pit-${size}`, stroke('#75593a', '#1f1a13', pit)],
  ]),
  ['.rubble', stroke('#9a9082', '#8b8478', 2.4)],
  ['.rubble-dark', stroke('#6a6156', '#5b554c', 3)],
  ['.scorch', stroke('#2a1f14', '#000000', 21, ';opacity:.3')],
  ['.hull', fill('#4b4238', '#3c3732', ';stroke:$[#221c15 #0d0b09];stroke-width:.8')],
  ['.hull-track', stroke('#2a241d', '#191613', 1.7)],
  ['.hull-turret', stroke('#6b5b48', '#574e44', 5.4)],
  ['.hull-gun', stroke('#332b22', '#262220', 1.3)],
  // Buildings
  ['.roof-shade', shadow(0.34)],
  ...roofRules,
  ['.roof-edge', stroke('#4a2f22', '#120e0a', 0.7)],
  ['.roof-glass', fill('#c3d2d4', '#6f8288')],
  ['.roof-sheet', fill('#85796a', '#57514a')],
  ['.chimney', stroke('#3f2c22', '#15110d', 2.6, ';stroke-linecap:square')],
  ['.cross', stroke('#fdf6e4', '#d9cfb8', 1)],
  ['.stack', stroke('#8a4a36', '#6d4538', 8)],
  ['.stack-top', stroke('#2c211b', '#0f0c0a', 4)],
  ['.ruin-floor', fill('#57493c', '#1f1b17')],
  ['.ruin-shade', shadowLine(2.4, 0.4)],
  ['.ruin-wall', stroke('#b3a28c', '#8b8070', 2.2)],
  ['.hole-edge', stroke('#d9c7a4', '#a08e6c', 6.4)],
  ['.hole', stroke('#241a12', '#0b0806', 4.8)],
  // Works
  ['.trench-spoil', stroke('#cdae78', '#76653f', 9.6)],
  ['.trench-edge', stroke('#8a6a3a', '#40351f', 5)],
  ['.trench', stroke('#3b2a15', '#0d0a06', 3)],
  ['.wire', stroke('#2f2a23', '#c9c2b0', 0.8)],
  ['.wire-shade', shadowLine(1.6, 0.22)],
  ['.post', stroke('#4a3820', '#e0d6bf', 2.4)],
  ['.beam', stroke('#5a3f20', '#a48350', 2.2)],
  ['.beam-shade', shadowLine(2.4, 0.3)],
  ['.wall', stroke('#6d6455', '#26231e', 6)],
  ['.wall-top', stroke('#c3b8a2', '#8d8575', 4.4)],
  ['.wall-joints', stroke('#8d8270', '#5b5549', 4.4, ';stroke-linecap:butt;stroke-dasharray:.7 3.4')],
  ['.wall-shade', shadowLine(4.6, 0.3)],
  ['.tooth-lit', fill('#dcd5c6', '#a59d8c')],
  ['.tooth-dim', fill('#8f8776', '#5d574b')],
  ['.tooth-shade', shadow(0.32)],
  ['.pit-spoil', stroke('#cdae78', '#76653f', 9)],
  ['.pit-bank', stroke('#7d5f34', '#3b311e', 4)],
  ['.mound', fill('#c2b184', '#565037')],
  ['.embrasure', stroke('#221a10', '#060504', 3.4, ';stroke-linecap:butt')],
]
