import { describe, expect, it } from 'vitest'
import common from '../schemas/common.schema.json' with { type: 'json' }
import { palette } from './palette.ts'
import { mapStyles } from './styles.ts'
import { drawWeather, skies, soils, weatherLooks, weatherPalettes } from './weather.ts'

const channels = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)

/** Relative luminance (WCAG 2). */
const luminance = (colour: string): number => {
  const [red, green, blue] = channels(colour).map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
const contrast = (one: string, other: string): number => {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/** The forms of what a look strews, wherever it lies: its parts, the curves of each, and which way strokes point, in twelfths of a turn. */
const signsOf = (look: (typeof weatherLooks)[number]): string =>
  [...drawWeather([look], 'map', '').matchAll(/ class="weather-([\w-]+)" d="([^"]+)"/g)]
    .map(([, part, path]) => {
      const curves = [...new Set(path.match(/[a-z]/gi))].sort().join('')
      const strokes = [...path.matchAll(/l(-?[\d.]+) ?(-?[\d.]+)/g)].map(([, x, y]) => Math.atan2(Number(y), Number(x)))
      const ways = [...new Set(strokes.map((way) => Math.round((6 * way) / Math.PI)))].sort().join(' ')
      return `${part} ${curves} ${ways}`
    })
    .join()

describe('a look of weather', () => {
  it('is one that schemas know', () => {
    expect(common.definitions.weatherLook.enum).toEqual(weatherLooks)
  })

  it.each(skies)('%s changes the ground and has signs of its own', (look) => {
    expect(weatherPalettes[look].paper).not.toEqual(palette.paper)
    const signs = signsOf(look)
    expect(signs).toContain('m')
    for (const other of skies) if (other !== look) expect(signsOf(other)).not.toEqual(signs)
  })

  it('that is dry draws nothing', () => {
    expect(drawWeather(['dry', 'dry'], 'map', '')).toBe('')
  })

  it('is drawn once, however many turns have it', () => {
    expect(drawWeather(['mud', 'dry', 'mud'], 'map', '')).toBe(drawWeather(['mud'], 'map', ''))
  })

  it.each(weatherLooks)('%s leaves names that can be read on every ground, by day and by night', (look) => {
    for (const night of [0, 1] as const)
      for (const soil of soils)
        for (const name of ['name', 'nameHills'] as const) {
          const ground = (weatherPalettes[look][soil] ?? palette[soil])[night]
          const ink = (weatherPalettes[look][name] ?? palette[name])[night]
          expect(contrast(ink, ground), `${name} on ${soil}, ${night}`).toBeGreaterThan(name === 'name' ? 4.5 : 3)
        }
  })

  it('is shown on the screen, not on paper', () => {
    const styles = mapStyles()
    const [before = '', onScreen = ''] = styles.split('@media screen{')
    for (const look of skies) expect(onScreen).toContain(`[data-weather="${look}"]`)
    expect(before).not.toContain('data-weather')
    expect(onScreen).toContain('@media print')
    expect(onScreen.slice(onScreen.indexOf('@media print'))).not.toContain('data-weather')
  })
})
