/** The names in chapters, guides and briefings: rules and terms that get theirs there, links, and references into the tables. */
import type { Name } from './names.ts'

/** The kind of thing that each link scheme names, in the terms of the schemas. */
export const linked: Readonly<Record<string, string>> = {
  term: 'term',
  rule: 'rule',
  chapter: 'chapter',
  scenario: 'scenario',
  guide: 'guide',
  unit: 'unit-type',
}

/** All names of a Markdown file, in order. `path` is its place below the content directory. */
export const namesInMarkdown = (text: string, path: string): readonly Name[] => {
  const found: Name[] = []
  const add = (kind: string, id: string, start: number, defines = false, title?: string, about?: string): void => {
    const end = start + id.length
    found.push({ kind, id, defines, start, end, path: [], title, about, whole: { start, end } })
  }
  const [, slug] = /(?:^|\/)(?:rules|guides)\/\d+-([\w-]+)\.md$/.exec(path) ?? []
  if (slug !== undefined) {
    const title = /^title: *(.+)$/m.exec(text)?.[1]
    const summary = /^summary: *(.+)$/m.exec(text)?.[1]
    const whole = { start: 0, end: Math.max(0, text.indexOf('\n')) }
    const kind = path.startsWith('guides/') ? 'guide' : 'chapter'
    found.push({ kind, id: slug, defines: true, ...whole, path: [], title, about: summary, whole })
  }
  for (const match of text.matchAll(/\]\((\w+):([\w-]+)\)/g)) {
    const kind = linked[match[1]]
    if (kind !== undefined) add(kind, match[2], match.index + match[1].length + 3)
  }
  for (const match of text.matchAll(/\{#([\w-]+)\}/g)) {
    const lineStart = text.lastIndexOf('\n', match.index) + 1
    const line = text.slice(lineStart, match.index).trim()
    if (path.endsWith('/glossary.md')) {
      const meaning = text
        .slice(match.index + match[0].length)
        .trimStart()
        .split(/\n\s*\n/, 1)[0]
      add('term', match[1], match.index + 2, true, line.replace(/^#+ */, ''), meaning)
    } else add('rule', match[1], match.index + 2, true, undefined, line)
  }
  for (const match of text.matchAll(/\{\{ *([\w.-]+)/g)) {
    if (match[1] !== 'table') add('number', match[1], match.index + match[0].length - match[1].length)
  }
  return found.sort((a, b) => a.start - b.start)
}
