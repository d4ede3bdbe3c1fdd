import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { systemWith } from '../../tests/support/rulebook.ts'
import { makeReport } from '../diagnostics/diagnostic.ts'
import { readDirectory } from '../disk.ts'
import { parseMarkdown } from './markdown.ts'
import { renderMarkdown } from './renderMarkdown.ts'
import { compileRulebook } from './rulebook.ts'
import { readTargets } from './targets.ts'

const house = await readDirectory(
  fileURLToPath(new URL('../../content/systems/operational/rules', import.meta.url)),
  makeReport(),
)
const head = '---\ntitle: T\nsummary: S\n---\n'
const books = {
  'the rulebook of the house': systemWith(Object.fromEntries(house.map(({ path, text }) => [path, text]))),
  'a rulebook that is written strangely': systemWith({
    '01-one.md': `${head}One. &#123;#A1}\n\nTwo. {\\#A2}\n\n\`{#A3}\` is no rule.\n\n- Four. {#A4}\n\nFive. {#A5}\n`,
    '02-two.md': `${head}Three. {#A3}\n\nFive again. {#A5}\n\n    Six. {#A6}\n\nSeven {#A7} is not at the end.\n`,
    'glossary.md': `${head}## Word\n\nIt means.\n\n## Other {#another}\n\nIt means too.\n`,
  }),
  'no rulebook': systemWith({}),
}
const around = { scenarios: new Set(['there']), guides: new Set(['playing']) }

describe.each(Object.entries(books))('%s', (_, system) => {
  const whole = compileRulebook(system, around, makeReport()).targets
  const parts = readTargets(system, around)

  it('has the same targets when it is read part by part', () => {
    expect([...parts.rules.keys()]).toEqual([...whole.rules.keys()])
    for (const rule of [...whole.rules.keys(), 'A6', 'A7', 'Z99', '', '.*', 'another'])
      expect(parts.rules.get(rule)).toBe(whole.rules.get(rule))
    expect([...parts.terms]).toEqual([...whole.terms])
    expect([...parts.chapters]).toEqual([...whole.chapters])
    expect([...parts.unitTypes]).toEqual([...whole.unitTypes])
  })

  it.each([
    'See [a](rule:A1), [b](rule:A2), [c](rule:A6), [d](rule:Z9) and [e](rule:).',
    'See [a](term:another), [b](term:nothing), [c](chapter:one), [d](chapter:three), [e](unit:british-infantry), [f](unit:mice).',
    'See [a](scenario:there), [b](scenario:gone), [c](guide:playing), [d](guide:gone), [e](#here), [f](https://a.b), [g](file:x).',
    'It costs {{combat.nothing}} or {{table nothing}}.\n\n{{table terrain.cost}}\n\n<b>bold</b> ![x](y.png)\n',
    '## Here\n\n[up](#here) [g]\n\n[g]: rule:A99\n',
  ])('answers for %s what the whole rulebook answers', (text) => {
    const file = { path: 'scenarios/a/briefing.md', text }
    const [fromWhole, fromParts] = [whole, parts].map((targets) => {
      const report = makeReport()
      const { html } = renderMarkdown(
        parseMarkdown(file, 0, undefined, report),
        system,
        { ...targets, pictures: undefined },
        report,
      )
      return { html, found: report.diagnostics }
    })
    expect(fromParts).toEqual(fromWhole)
  })
})
