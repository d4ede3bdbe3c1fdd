import { describe, expect, test } from 'vitest'
import type { Chapter, Rulebook, RuleExample } from '../../compiler/bundle.ts'
import { part } from '../../tests/support/part.ts'
import { indexOfRules, neighboursOf, piecesOf, proseOf, withTableLinks } from './chapter.ts'

const example = (title: string): RuleExample =>
  part<RuleExample>({ title, rules: [], picture: '<svg></svg>', scenario: {}, lines: [] })

const chapter = (slug: string, html: string, more: Partial<Chapter> = {}): Chapter => ({
  slug,
  title: slug,
  summary: '',
  html,
  rules: [],
  headings: [],
  examples: [],
  ...more,
})

test('a command is broken between words, and not after the hyphens of an option', () => {
  const html = proseOf('<pre><code class="language-sh">sandtable build --out a&#x3C;b</code></pre>')
  expect(html).toContain('sandtable build <span class="word">--out</span> a&#x3C;b')
  expect(proseOf('<pre><code class="language-yaml">- a-b</code></pre>')).toContain('>- a-b<')
})

describe('a chapter made ready for its page', () => {
  test('gives each rule a number that links to itself', () => {
    const [piece] = piecesOf(chapter('a', '<p id="D4" class="rule" data-rule="operational.D4">Armour.</p>'))
    expect(piece).toMatchObject({ kind: 'prose' })
    expect(piece?.kind === 'prose' && piece.html).toContain(
      '<a class="rule-id" href="#D4" title="Link to rule D4">D4</a>',
    )
  })

  test('stands its examples where the compiler left their places, in order', () => {
    const html = '<p>one</p><div data-example="1"></div><p>two</p><pre><div class="" data-example="0"></div></pre>'
    const pieces = piecesOf(chapter('a', html, { examples: [example('first'), example('second')] }))
    expect(pieces.map((piece) => (piece.kind === 'prose' ? piece.html : piece.example.title))).toEqual([
      '<p>one</p>',
      'second',
      '<p>two</p>',
      'first',
    ])
  })

  test('lets headings link to themselves', () => {
    expect(proseOf('<h2 id="armour">Armour</h2>')).toContain('href="#armour"')
  })

  test('puts a wide table into a box that scrolls, once', () => {
    expect(proseOf('<table></table>')).toBe('<div class="table-scroll" tabindex="0"><table></table></div>')
    const boxed = '<div class="table" data-table="x" tabindex="0"><table></table></div>'
    expect(proseOf(boxed)).toBe('<div class="table-scroll" data-table="x" tabindex="0"><table></table></div>')
  })
})

describe('the way through the book', () => {
  const book: Rulebook = {
    format: 1,
    system: 'operational',
    title: 'Book',
    glossary: [],
    chapters: [
      chapter('one', '', { rules: [{ id: 'operational.C10', anchor: 'C10', text: 'Rivers stop. Mostly.' }] }),
      chapter('two', '', {
        rules: [
          { id: 'operational.C2', anchor: 'C2', text: 'Units move.' },
          { id: 'operational.A1', anchor: 'A1', text: `${'long '.repeat(60)}` },
        ],
      }),
    ],
  }

  test('knows the chapters before and after', () => {
    expect(neighboursOf(book, 'one')).toEqual({
      previous: undefined,
      next: { title: 'two', href: '/rules/operational/two/' },
    })
  })

  test('lists rules by letter and number across chapters, each with its first sentence', () => {
    const index = indexOfRules(book)
    expect([...index.keys()]).toEqual(['A', 'C'])
    expect(index.get('C')).toEqual([
      { id: 'C2', href: '/rules/operational/two/#C2', text: 'Units move.', chapter: 'two' },
      { id: 'C10', href: '/rules/operational/one/#C10', text: 'Rivers stop.', chapter: 'one' },
    ])
    expect(index.get('A')?.[0]?.text.length).toBeLessThan(152)
  })
})

test('a number from the tables leads to its place in them, where it has one', () => {
  const html = '<span class="figure" data-path="a.b">2</span> <span class="figure" data-path="c">3</span>'
  const linked = withTableLinks(html, (path) => (path === 'a.b' ? '/tables/a/#b' : undefined))
  expect(linked).toBe(
    '<a class="figure" href="/tables/a/#b" title="In the tables">2</a> <span class="figure" data-path="c">3</span>',
  )
})
