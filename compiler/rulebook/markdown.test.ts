import { describe, expect, it } from 'vitest'
import { processorTime } from '../../tests/support/processorTime.ts'
import { compileChapter, compileFiles } from '../../tests/support/rulebook.ts'

describe('a chapter', () => {
  it('becomes HTML with ids, numbers, tables and links', async () => {
    const { messages, rulebook } = compileFiles({
      '02-movement.md': `---
title: Movement
summary: How units move.
---
Units march along the [front](term:front-line).

## What it costs

Entering *dunes* takes {{terrain.dunes.cost.mobile}}, a fort gives {{combat.fort.intact | signed}}. {#C1}

- A hub with {{supply.hubRange.1 | words}} points. {#C2}
- See [rule C1](rule:C1), [the chapter](chapter:movement), [above](#what-it-costs), [the battle](scenario:gabes).

{{table supply.hubRange}}

\`\`\`example
title: One hex
rules: [C1]
map: |
  . .
units:
  - {id: a, side: 1, type: british-infantry, hex: 0101}
explain: {movement: {unit: a, to: 0201}}
expect: {value: 1}
\`\`\`
`,
      'glossary.md':
        '---\ntitle: Glossary\nsummary: Words.\n---\n## Front line {#front-line}\n\nWhere the sides meet; see [C1](rule:C1).\n',
    })
    expect(messages).toEqual([])
    const [chapter] = rulebook.chapters
    const terms = rulebook.glossary.map(({ slug, html }) => `<!-- ${slug} -->\n${html}\n`)
    await expect(`${chapter?.html}\n${terms.join('')}`).toMatchFileSnapshot('../../tests/golden/chapter.html')
    expect(chapter).toMatchObject({
      slug: 'movement',
      headings: [{ depth: 2, slug: 'what-it-costs', text: 'What it costs' }],
      examples: [{ title: 'One hex', rules: ['operational.C1'] }],
    })
  })

  it('knows its rules with their numbers written out', () => {
    const { rulebook } = compileChapter('A division costs *{{movement.weakBelow}}* steps.\nTwo lines. {#C7}\n')
    expect(rulebook.chapters[0]?.rules).toEqual([
      { id: 'operational.C7', anchor: 'C7', text: 'A division costs 3 steps. Two lines.' },
    ])
  })

  it('reports a rule that is stated twice, at the second place, with the first one', () => {
    const { messages, diagnostics } = compileChapter('One. {#C1}\n\nTwo. {#C1}\n')
    expect(messages).toEqual(['7:6 rule-duplicate Two paragraphs state rule C1.'])
    expect(diagnostics.find(({ code }) => code === 'rule-duplicate')?.related?.[0]?.within).toEqual({
      line: 4,
      column: 5,
      length: 5,
    })
  })

  it('reports a rule without example or test, and a mark that is no rule id', () => {
    const { diagnostics, messages } = compileChapter('Nobody proves this. {#Z9}\n\nNor this. {#about-zones}\n')
    expect(diagnostics.filter(({ code }) => code === 'rule-unproven').map(({ message }) => message)).toContain(
      'Rule Z9 has no worked example and no test.',
    )
    expect(messages).toEqual(['7:11 value-form "about-zones" is no rule id.'])
  })

  it.each([
    [
      '{{combat.entrenchmentShft.1}}',
      '"combat" of the rules has no part "entrenchmentShft".',
      'Did you mean "entrenchmentShift"?',
    ],
    ['{{terain.hills}}', 'The rules have no part "terain".', 'Did you mean "terrain"?'],
    [
      '{{combat.fort}}',
      '"combat.fort" is no number but has parts of its own.',
      'It goes on with one of intact, destroyed.',
    ],
    ['{{combat.fort.intact | sgned}}', 'There is no way of writing "sgned".', 'Did you mean "signed"?'],
    ['{{combat.constructor}}', '"combat" of the rules has no part "constructor".', undefined],
    ['[x](term:weak)', 'There is no term in the glossary "weak".', undefined],
    ['[x](chapter:tset)', 'There is no chapter "tset".', 'Did you mean "test"?'],
    ['[x](#nowhere)', 'The page has no heading "nowhere".', undefined],
  ])('reports %s with its place and a way out', (text, message, hint) => {
    const { diagnostics } = compileChapter(`Some words, then ${text} in a line.\n`)
    const [found] = diagnostics
    expect(found?.message).toBe(message)
    expect(found?.within).toMatchObject({ line: 4 })
    expect('Some words, then '.length).toBeLessThanOrEqual(found?.within?.column ?? 0)
    if (hint !== undefined) expect(found?.hint).toBe(hint)
  })

  it('reports an unknown table, and an unknown kind of one', () => {
    const { messages } = compileChapter('{{table terrain.costs}}\n\n{{table terrain.cost mudd}}\n')
    expect(messages).toEqual([
      '5:9 reference-unknown There is no table "terrain.costs".',
      '7:22 reference-unknown The table "terrain.cost" has no kind "mudd".',
    ])
  })

  it('needs front matter with a title and a summary, and nothing else', () => {
    expect(compileFiles({ '01-a.md': 'Text.\n' }).messages).toEqual([
      '1:1 chapter-invalid The file has no front matter.',
    ])
    expect(compileFiles({ '01-a.md': '---\ntitel: A\nsummary: [b]\n---\nText.\n' }).messages).toEqual([
      '2:1 field-unknown The front matter knows no field "titel".',
      '2:1 field-missing The front matter has no title.',
      '3:1 value-type The summary must be a text that is not empty.',
    ])
  })
})

describe('Markdown from strangers', () => {
  it.each([
    '<script>alert(1)</script>',
    'Text <img src=x onerror=alert(1)> text',
    '<a href="javascript:alert(1)">x</a>',
    '<svg onload=alert(1)>',
    '<!-- --><iframe src="https://evil.example"></iframe>',
    '<style>body{display:none}</style>',
    '- item\n\n  <details open ontoggle=alert(1)>\n',
  ])('passes no HTML: %s', (text) => {
    const { html, messages } = compileChapter(`${text}\n`)
    expect(messages.some((message) => message.includes('html-refused'))).toBe(true)
    expect(html).not.toMatch(/<(script|img|svg|iframe|style|details|a)\b/)
  })

  it.each([
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](data:text/html,<script>alert(1)</script>)',
    '[x](vbscript:x)',
    '[x](//evil.example/)',
    '[x](/etc/passwd)',
    '[x](../../secrets.md)',
    '[x](http://example.com/)',
    '[x](file:///etc/passwd)',
    '[x][y]\n\n[y]: javascript:alert(1)',
    '<javascript:alert(1)>',
    '[x](term:"onmouseover=alert(1))',
    '[x](https://example.com/ "title")[y](https://[)',
  ])('lets no link lead where content may not: %s', (text) => {
    const { html, messages } = compileChapter(`${text}\n`)
    expect(messages.length).toBeGreaterThan(0)
    expect(html).not.toMatch(/href="(?!https:|#|\/rules\/|")/)
    expect(html).not.toMatch(/<[^>]*(?:javascript:|onmouseover)/i)
  })

  it('lets https links lead away, without handing anything over', () => {
    const { html, messages } = compileChapter('[x](https://example.com/a?b=1&c="d")\n')
    expect(messages).toEqual([])
    expect(html).toBe(
      '<p><a href="https://example.com/a?b=1&#x26;c=%22d%22" rel="noopener noreferrer nofollow">x</a></p>',
    )
  })

  it('shows no pictures from elsewhere', () => {
    const { html, messages } = compileChapter('![a tank](https://example.com/tank.png)\n')
    expect(messages).toEqual([
      '5:11 link-refused A picture "https://example.com/tank.png" is not allowed: it does not lie beside the text.',
    ])
    expect(html).toBe('<p>a tank</p>')
  })

  it('escapes what titles and headings hold', () => {
    const { html } = compileChapter('## `<b onclick=x>` & "more"\n')
    expect(html).toBe('<h2 id="b-onclickx--more"><code>&#x3C;b onclick=x></code> &#x26; "more"</h2>')
  })

  it('ends in time on texts made to hurt', () => {
    const begun = processorTime()
    for (const part of ['>', '- ', '[', '*a ', '{{', '`', '[^a]', 'a@b.c ', '[a](b', '| a ']) {
      const block = part.repeat(100_000 / part.length)
      expect(compileChapter(block).messages.length).toBe(1)
      compileChapter(`${block.slice(0, 3_900)}\n\n`.repeat(10))
    }
    expect(processorTime() - begun).toBeLessThan(20_000)
  })
})
