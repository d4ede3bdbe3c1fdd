/**
 * Style sheets of the player: `:has()` never decides on parts of any name. Browsers keep one list of what all `:has()` may change;
 * a part without a name in it is every element, and then each change of the page costs the style of all of it.
 */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The selectors of a style sheet, those around them before each. */
const selectorsIn = (css: string): readonly string[] => {
  const around: string[] = []
  const all: string[] = []
  for (const [, words = '', brace] of css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]*)([{};])/g)) {
    if (brace === '}') around.pop()
    if (brace !== '{') continue
    const selector = words.trim()
    if (!selector.startsWith('@')) all.push([...around, selector].join(' '))
    around.push(selector.startsWith('@') ? '' : selector)
  }
  return all
}

/** A selector without what stands in parentheses; a list of alternatives counts as a name. */
const plainOf = (selector: string): string => {
  const plain = selector.replace(/:(is|where|not|has|nth-[a-z-]+)\([^()]*\)/g, (_, kind) =>
    kind === 'is' || kind === 'where' ? '.any' : `:${kind}`,
  )
  return plain === selector ? plain : plainOf(plain)
}

/** Those that have `:has` before a last part which names no class, element, attribute or id. */
const wideIn = (css: string): readonly string[] =>
  selectorsIn(css).filter((selector) =>
    plainOf(selector)
      .split(',')
      .some((one) => {
        const [last = '', ...before] = one
          .trim()
          .split(/[\s>+~]+/)
          .reverse()
        return before.some((part) => part.includes(':has')) && !/[.#[]|^[a-z]/i.test(last)
      }),
  )

test('a part without a name below :has() is found, one with a name is not', () => {
  expect(wideIn('.a { &:has(> .b) { & > :not(.c) { order: 1 } } }')).toHaveLength(1)
  expect(wideIn('.a:has(> .b) > .c > * { order: 1 }')).toHaveLength(1)
  expect(wideIn('@media print { .a:has(.b) :is(.c, .d) { order: 1 } } .a > :not(.c) { order: 1 }')).toEqual([])
})

test('no style sheet of the player has such a part', () => {
  const files = globSync(['site/player/**/*.css', 'site/styles/*.css'])
  expect(files.length).toBeGreaterThan(20)
  expect(files.flatMap((file) => wideIn(readFileSync(file, 'utf8')).map((selector) => `${file}: ${selector}`))).toEqual(
    [],
  )
})
