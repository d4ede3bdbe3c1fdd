/** Wrong names in texts: mended where one name alone can be meant, and left alone where nobody can know. */
import { describe, expect, it } from 'vitest'
import { compileFiles } from '../../tests/support/rulebook.ts'
import { textEditsOf } from '../fix/edits.ts'
import { withEdits } from '../format/edits.ts'

const head = '---\ntitle: Test\nsummary: A chapter for a test.\n---\n'
const glossary = `${head}## Front line {#front-line}\n\nWhere they meet.\n\n## Depot {#depot}\n\nStores.\n`
const path = 'systems/operational/rules/01-test.md'

/** A text with everything mended that can be. */
const mended = (text: string, front = head): string => {
  const written = `${front}${text}\n`
  const { diagnostics } = compileFiles({ '01-test.md': written, 'glossary.md': glossary })
  const edits = diagnostics.flatMap(({ fix }) => (fix ? (textEditsOf(fix, () => written) ?? []) : []))
  expect(edits.every(({ file }) => file === path)).toBe(true)
  return withEdits(written, edits).slice(0, -1)
}

describe('a wrong name in a text', () => {
  it.each([
    ['It costs {{combat.entrenchmentShft.1}}.', 'It costs {{combat.entrenchmentShift.1}}.'],
    ['It costs {{ combat.fort.intct | signed }}.', 'It costs {{ combat.fort.intact | signed }}.'],
    ['It costs {{combat.fort.intact | sgned}}.', 'It costs {{combat.fort.intact | signed}}.'],
    ['{{table terrain.csot}}', '{{table terrain.cost}}'],
    ['{{table terrain.cost mudd}}', '{{table terrain.cost mud}}'],
    ['See the [line](term:front-lin).', 'See the [line](term:front-line).'],
    [
      'See [term:front-lin](term:front-lin "term:front-lin").',
      'See [term:front-lin](term:front-line "term:front-lin").',
    ],
    ['See the [line][a].\n\n[a]: term:frontline', 'See the [line][a].\n\n[a]: term:front-line'],
    ['See [it](chapter:tset).', 'See [it](chapter:test).'],
    ['See [it](scenario:gabs).', 'See [it](scenario:gabes).'],
    ['See [it](guide:plaing).', 'See [it](guide:playing).'],
    ['See [it](unit:britsh-infantry).', 'See [it](unit:british-infantry).'],
    ['## What it costs\n\nSee [it](#what-it-cost).', '## What it costs\n\nSee [it](#what-it-costs).'],
    ['See [it](http://example.org/a).', 'See [it](https://example.org/a).'],
    ['See <http://example.org/a>.', 'See <https://example.org/a>.'],
  ])('is mended: %s', (text, right) => {
    expect(mended(text)).toBe(`${head}${right}`)
  })

  it.each([
    'It costs {{combat.columns.77}}.',
    'It costs {{nothing.of.the.kind}}.',
    'It costs {{combat.fort}}.',
    'Rules have numbers. {#C1}\n\nSee [it](rule:C9).',
    'See [it](term:weakness).',
    'See [it](secrets:front-line).',
    'See [it](javascript:alert(1)).',
    'See [it](http://).',
    'See [the line](term:front&#45;lin).',
  ])('is left alone where nobody can know: %s', (text) => {
    expect(mended(text)).toBe(`${head}${text}`)
  })

  it('is mended in the front matter', () => {
    const wrong = head.replace('title', 'titel')
    expect(mended('Text.', wrong)).toBe(`${head}Text.`)
  })
})
