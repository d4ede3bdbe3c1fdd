import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Drawings may have lengths of their own. */
const drawings = ['DiceRange', 'DieFaces', 'LossQueue', 'HeatCell']

/** Numbers above 1 in a script, outside of words, texts and remarks. */
const numbersIn = (script: string): readonly string[] =>
  script.replace(/\/\*[\s\S]*?\*\/|\/\/.*|'[^']*'|`[^`]*`/g, '').match(/(?<![\w.])(?:[2-9]|[1-9]\d)[\d_.]*/g) ?? []

test('what pages tell of the rules comes from the tables: a component that draws nothing has no numbers of its own', () => {
  const components = globSync('*/components/*.astro', { cwd: import.meta.dirname })
  expect(components.length).toBeGreaterThan(20)
  for (const name of components) {
    if (drawings.some((one) => name.endsWith(`/${one}.astro`))) continue
    const [, script = ''] = readFileSync(`${import.meta.dirname}/${name}`, 'utf8').split('---')
    expect(numbersIn(script), name).toEqual([])
  }
})
