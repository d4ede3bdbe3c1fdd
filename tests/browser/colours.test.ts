/** The drawings over the map can be told from the ground and from each other, also by red-green blind viewers. */
import { expect } from 'vitest'
import { ownInks } from '../../compiler/cartography/colours.ts'
import { soils } from '../../compiler/cartography/fields/styles.ts'
import { type InkName, palette } from '../../compiler/cartography/palette.ts'
import { weatherPalettes } from '../../compiler/cartography/weather.ts'
import { showIn, test } from './page.ts'
import { allBundles, openBattle, smallest } from './table.ts'

/** Red, green and blue of a pixel, 0 to 255. */
type Colour = readonly number[]

const hexOf = (text: string): Colour => [1, 3, 5].map((at) => Number.parseInt(text.slice(at, at + 2), 16))

const linear = (channel: number): number =>
  channel <= 0.04045 * 255 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4

const over = (top: Colour, opacity: number, under: Colour): Colour =>
  top.map((channel, at) => channel * opacity + (under[at] ?? 0) * (1 - opacity))

/** Contrast of two colours as WCAG counts it, from 1. */
const contrast = (one: Colour, other: Colour): number => {
  const luminance = (colour: Colour): number => {
    const [red = 0, green = 0, blue = 0] = colour.map(linear)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/** How much of each primary colour eyes see as each other one. */
type Eyes = readonly Colour[]

/** How colours look without the cones for green, for red and for blue, after Machado and others (2009). */
const withoutGreen: Eyes = [
  [0.367322, 0.860646, -0.227968],
  [0.280085, 0.672501, 0.047413],
  [-0.01182, 0.04294, 0.968881],
]
const withoutRed: Eyes = [
  [0.152286, 1.052583, -0.204868],
  [0.114503, 0.786281, 0.099216],
  [-0.003882, -0.048116, 1.051998],
]
const withoutBlue: Eyes = [
  [1.255528, -0.076749, -0.178779],
  [-0.078411, 0.930809, 0.147602],
  [0.004733, 0.691367, 0.3039],
]
const usual: Eyes = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
]

/** The distance of two colours in CIELAB, seen through eyes of a kind: 2 can just be told. */
const distance = (one: Colour, other: Colour, eyes: Eyes): number => {
  const lab = (colour: Colour): readonly number[] => {
    const seen = eyes.map((row) => row.reduce((sum, share, at) => sum + share * linear(colour[at] ?? 0), 0))
    const [red = 0, green = 0, blue = 0] = seen.map((channel) => Math.min(1, Math.max(0, channel)))
    const root = (share: number): number => (share > 0.008856 ? Math.cbrt(share) : 7.787 * share + 16 / 116)
    const x = root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505)
    const y = root(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    const z = root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089)
    return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
  }
  const [a, b] = [lab(one), lab(other)]
  return Math.hypot(...a.map((value, at) => value - (b[at] ?? 0)))
}

const grounds: readonly InkName[] = [
  'paper',
  'desert',
  'dunes',
  'salt',
  'bog',
  'swamp',
  'bocage',
  'forest',
  'hills',
  'mountains',
  'alpine',
  'town',
  'ruins',
]

test('the outline of where a unit can go stands out from every ground and every degree of supply', async () => {
  const { page } = await openBattle(smallest())
  for (const [night, colorScheme] of (['light', 'dark'] as const).entries()) {
    const underlying = [
      ...Object.entries(weatherPalettes).flatMap(([weather, changed]) =>
        grounds.map((name) => ({
          name: `${name}, ${weather}, ${colorScheme}`,
          colour: hexOf((changed[name] ?? palette[name])[night as 0 | 1]),
        })),
      ),
      ...Object.entries(soils).map(([name, inks]) => ({
        name: `${name}, ${colorScheme}`,
        colour: hexOf(inks[night as 0 | 1]),
      })),
    ]
    await showIn(page, colorScheme)
    const styles = await page.evaluate(() => {
      const drawing = document.querySelector('.player .map-units')
      return Object.fromEntries(
        ['reach-casing', 'reach-near', 'supply supply-1', 'supply supply-3', 'supply supply-5'].map((name) => {
          const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
          path.setAttribute('class', name)
          drawing?.append(path)
          const { fill, stroke, opacity } = getComputedStyle(path)
          path.remove()
          return [name, { fill, stroke, opacity: Number(opacity) }]
        }),
      )
    })
    const rgb = (text = ''): Colour => (text.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number)
    const line = rgb(styles['reach-near']?.stroke)
    const casing = styles['reach-casing']
    for (const { name, colour } of underlying) {
      const shades = ['1', '3', '5'].map((degree) => {
        const { fill, opacity = 0 } = styles[`supply supply-${degree}`] ?? {}
        return over(rgb(fill), opacity, colour)
      })
      for (const [degree, shade] of [colour, ...shades].entries()) {
        const cased = over(rgb(casing?.stroke), casing?.opacity ?? 0, shade)
        expect(contrast(line, cased), `the line in its casing on ${name}, ${degree}`).toBeGreaterThan(3)
        for (const eyes of [usual, withoutGreen])
          expect(distance(line, shade, eyes), `the line on ${name}, ${degree}`).toBeGreaterThan(25)
      }
      expect(distance(shades[0] ?? colour, colour, usual), `the weakest supply on ${name}`).toBeGreaterThan(6)
      expect(distance(shades[2] ?? colour, colour, usual), `the best supply on ${name}`).toBeGreaterThan(18)
    }
  }
})

test('what is drawn on a counter in the colour of its side can be seen by day and by night', () => {
  for (const { card, scenario } of allBundles()) {
    const faces = ownInks({ sides: scenario.sides, rules: {} }).filter(([name]) => name.startsWith('face-'))
    for (const [name, ...colours] of faces)
      for (const [night, colour] of colours.entries()) {
        const ink = hexOf(palette.counterInk[night as 0 | 1])
        expect(contrast(hexOf(colour), ink), `${name} of ${card.id}, ${night}`).toBeGreaterThan(3)
      }
  }
})

test('the colours of sides that all eyes can tell apart are so, and what is drawn on them can be seen', async () => {
  const { page } = await openBattle(smallest())
  await page.getByRole('button', { name: 'Menu of the site' }).click()
  await page.getByRole('button', { name: 'Appearance' }).click()
  await page.getByRole('radio', { name: 'Easy to tell apart' }).check()
  for (const [night, colorScheme] of (['light', 'dark'] as const).entries()) {
    await showIn(page, colorScheme)
    const [paper = [], raised = [], ...sides] = await page.evaluate(() =>
      ['paper', 'paper-raised', 'side-0', 'side-1', 'side-2', 'side-3'].map((name) => {
        const probe = document.createElement('i')
        probe.style.color = `var(--${name})`
        document.querySelector('[data-sides]')?.append(probe)
        const { color } = getComputedStyle(probe)
        probe.remove()
        return (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number)
      }),
    )
    const ink = hexOf(palette.counterInk[night as 0 | 1])
    for (const [at, side] of sides.entries()) {
      for (const beside of [ink, paper, raised])
        expect(contrast(side, beside), `side ${at}, ${colorScheme}`).toBeGreaterThan(3)
      for (const [other, one] of sides.slice(at + 1).entries())
        for (const eyes of [usual, withoutGreen, withoutRed, withoutBlue])
          expect(distance(side, one, eyes), `${at} and ${at + 1 + other}, ${colorScheme}`).toBeGreaterThan(20)
    }
  }
})

test('in forced colours what is current, pressed, chosen, done or not to be had looks unlike the rest', async () => {
  const { page } = await openBattle(smallest(), { forcedColors: 'active' })
  /** Returns the visible properties of an element: all that is neither place nor size. */
  const look = (selector: string): Promise<string> =>
    page
      .locator(selector)
      .first()
      .evaluate((one) => {
        const { color, borderColor, backgroundColor, outline, outlineColor } = getComputedStyle(one)
        return [color, borderColor, backgroundColor, outline, outlineColor].join()
      })
  for (const [one, other] of [
    ['.main-nav [aria-current]', '.main-nav a:not([aria-current])'],
    ['.tutorial .dots .now', '.tutorial .dots i:last-child'],
    [
      '.player .button:is(:disabled, [aria-disabled="true"])',
      '.player .button:not(:disabled, [aria-disabled="true"], .main)',
    ],
  ])
    expect(await look(one), one).not.toBe(await look(other))
  await page.goto(`${new URL(page.url()).origin}/scenarios/`)
  expect(await look('.choices label:has(:checked)')).not.toBe(await look('.choices label:not(:has(:checked))'))
})
