/** The built site carries the licences of what it holds parts of. */
import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, inject, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const dist = inject('dist')
const licences = readFileSync(join(dist, 'licences.txt'), 'utf8')

/** Packages that the page's own scripts import, without their types. */
const imported = new Set(
  globSync(['site/player/**/*.{ts,tsx}', 'site/scripts/*.ts', 'engine/**/*.ts'], { cwd: root })
    .filter((name) => !name.endsWith('.test.ts'))
    .flatMap((name) => [
      ...readFileSync(join(root, name), 'utf8').matchAll(/^import (?!type )[^']*'((?:@[\w-]+\/)?[a-z][\w-]*)[^'.]*'/gm),
    ])
    .map(([, name = '']) => name),
)

test('of every library that the scripts import', () => {
  expect(imported.size).toBeGreaterThan(3)
  for (const name of imported) expect(licences).toMatch(new RegExp(`^${name} \\d[^\\n]*\\n\\n\\S`, 'm'))
})

test('of the fonts, with their copyright', () => {
  const fonts = new Set(
    readdirSync(join(dist, '_astro')).flatMap(
      (name) => /^([a-z-]+?)-(?:cyrillic|greek|latin|vietnamese)/.exec(name)?.[1] ?? [],
    ),
  )
  expect(fonts.size).toBeGreaterThan(1)
  for (const font of fonts) expect(licences).toContain(`@fontsource-variable/${font} `)
  expect(licences.match(/SIL OPEN FONT LICENSE Version 1\.1/g)).toHaveLength(fonts.size)
})

test('of the search, the frame and its builder', () => {
  for (const name of ['pagefind', '@astrojs/starlight', 'astro'])
    expect(licences).toMatch(new RegExp(`^${name} \\d`, 'm'))
})

test('one click away from every page', () => {
  for (const page of ['index.html', '404.html', 'rules/index.html'])
    expect(readFileSync(join(dist, page), 'utf8')).toContain('/licences.txt"')
})
