import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { load } from 'js-yaml'
import { afterAll, describe, expect, it } from 'vitest'
import { type Diagnostic, type Edit, makeReport, type Path } from '../diagnostics/diagnostic.ts'
import { withEdits } from '../format/edits.ts'
import { fixAll } from './apply.ts'
import { textEditsOf } from './edits.ts'
import { unifiedDiff } from './unifiedDiff.ts'
import { writeFixed } from './write.ts'

const file = 'scenarios/a/scenario.yaml'
const text = `# The head of it.
kind: scenario  # what it is
sides:
  - id: west   # first
    name: West
  # The other side.
  - {id: east, name: 'East side', hex: 0415}
history: |
  Long
  ago.

# The end.
suppress:
  - code: a
    reason: >-
      Folded
      text.
  - code: b
`

/** A text after one edit. */
const edited = (edit: Edit, before = text): string | undefined => {
  const edits = textEditsOf({ title: 'Do it', edits: [edit] }, () => before)
  return edits && withEdits(before, edits)
}
const at = (...path: Path) => ({ file, path })
const replaced = (from: string, to: string): string => {
  expect(text).toContain(from)
  return text.replace(from, () => to)
}

describe('an edit changes what it names and nothing else', () => {
  it.each<[string, Edit, string, string]>([
    ['a value', { do: 'replace', at: at('kind'), text: 'map' }, 'kind: scenario  #', 'kind: map  #'],
    ['a quoted value', { do: 'replace', at: at('sides', 1, 'name'), text: 'East' }, "'East side'", 'East'],
    [
      'a key',
      { do: 'replace', at: { ...at('sides', 0, 'name'), key: true }, text: 'title' },
      'name: West',
      'title: West',
    ],
    ['a block of text', { do: 'replace', at: at('history'), text: 'None.\n' }, '|\n  Long\n  ago.\n', 'None.\n'],
    [
      'a stretch of a text',
      { do: 'replace', at: { ...at('history'), within: { line: 1, column: 0, length: 3 } }, text: 'since' },
      'ago.',
      'since.',
    ],
    ['an entry in braces', { do: 'remove', at: at('sides', 1, 'name') }, "name: 'East side', ", ''],
    ['the last entry in braces', { do: 'remove', at: at('sides', 1, 'hex') }, ', hex: 0415', ''],
    [
      'the first entry behind a dash',
      { do: 'remove', at: at('sides', 0, 'id') },
      'id: west   # first\n    name',
      'name',
    ],
    ['an entry on a line', { do: 'remove', at: at('sides', 0, 'name') }, '    name: West\n', ''],
    ['an item in braces', { do: 'remove', at: at('sides', 1) }, "  - {id: east, name: 'East side', hex: 0415}\n", ''],
    [
      'an item of several lines',
      { do: 'remove', at: at('suppress', 0) },
      '  - code: a\n    reason: >-\n      Folded\n      text.\n',
      '',
    ],
    ['an entry of several lines', { do: 'remove', at: at('history') }, 'history: |\n  Long\n  ago.\n', ''],
    ['a field more', { do: 'insert', at: at(), text: 'turns: 3' }, '  - code: b\n', '  - code: b\nturns: 3\n'],
    [
      'a field more in a list',
      { do: 'insert', at: at('sides', 0), text: 'a: 1\nb: 2' },
      'West\n',
      'West\n    a: 1\n    b: 2\n',
    ],
    ['a field more in braces', { do: 'insert', at: at('sides', 1), text: 'a: 1' }, '0415}', '0415, a: 1}'],
    [
      'an item more',
      { do: 'insert', at: at('suppress'), text: 'code: c\nreason: d' },
      'code: b\n',
      'code: b\n  - code: c\n    reason: d\n',
    ],
  ])('%s', (_, edit, from, to) => {
    const result = edited(edit)
    expect(result).toBe(replaced(from, to))
    load(result ?? '')
  })

  it('leaves an empty list or mapping when its only entry goes', () => {
    expect(edited({ do: 'remove', at: at('a', 0) }, 'a:\n  - b\nc: 1\n')).toBe('a:\n  []\nc: 1\n')
    expect(edited({ do: 'remove', at: at('a', 'b') }, 'a: {b: 1}\n')).toBe('a: {}\n')
  })

  it('writes the kind before everything else', () => {
    expect(edited({ do: 'insert', at: at(), text: 'kind: map' }, '# A map.\na: 1\n')).toBe(
      '# A map.\nkind: map\na: 1\n',
    )
  })

  it('removes the second of two equal keys by its spot', () => {
    const twice = 'a: 1\nb: 2\na: 1\n'
    expect(edited({ do: 'remove', at: { file, path: [], within: { line: 2, column: 0, length: 1 } } }, twice)).toBe(
      'a: 1\nb: 2\n',
    )
  })

  it('is not made where the place is not there, or the file is no YAML', () => {
    expect(edited({ do: 'replace', at: at('nothing'), text: 'x' })).toBeUndefined()
    expect(edited({ do: 'replace', at: at('a'), text: 'x' }, 'a: [')).toBeUndefined()
    expect(textEditsOf({ title: '', edits: [{ do: 'remove', at: at('kind') }] }, () => undefined)).toBeUndefined()
  })
})

/** A checker that finds every `bad<n>` in a file and knows that it was meant to be `bad<n-1>`, or `good` at last. */
const countDown = (files: readonly { path: string; text: string }[]) => {
  const texts = new Map(files.map((one) => [one.path, one.text]))
  return (changes: readonly { path: string; text: string | undefined }[]): readonly Diagnostic[] => {
    for (const change of changes) texts.set(change.path, change.text ?? '')
    const report = makeReport()
    for (const [path, source] of texts) {
      for (const [key, value] of Object.entries(load(source) as Record<string, string>)) {
        const number = Number(/^bad(\d+)$/.exec(value)?.[1] ?? -1)
        if (number < 0) continue
        const write = number === 0 ? 'good' : `bad${number - 1}`
        const place = { file: path, path: [key] }
        report.error('value-choice', place, value, {
          fix: { title: `Write ${write}`, edits: [{ do: 'replace', at: place, text: write }] },
        })
      }
    }
    return report.diagnostics
  }
}

describe('mending everything', () => {
  it('goes on until nothing is left, and says what it did', () => {
    const files = [{ path: 'x.yaml', text: 'a: bad0 # kept\nb: bad2\nc: fine\n' }]
    const fixed = fixAll(files, countDown(files))
    expect(fixed.files).toEqual([{ path: 'x.yaml', text: 'a: good # kept\nb: good\nc: fine\n' }])
    expect(fixed.done.map(({ title }) => title)).toEqual(['Write good', 'Write bad1', 'Write bad0', 'Write good'])
    expect(fixed.findings).toEqual([])
  })

  it('ends with a checker that is never content', () => {
    const files = [{ path: 'x.yaml', text: 'a: bad99\n' }]
    expect(fixAll(files, countDown(files)).findings).toHaveLength(1)
    expect(fixAll(files, countDown(files)).done).toHaveLength(10)
  })

  it('does not do what would turn YAML into something else', () => {
    const files = [{ path: 'x.yaml', text: 'a: b\n' }]
    const place = { file: 'x.yaml', path: ['a'] }
    const report = makeReport()
    report.error('value-choice', place, 'No.', {
      fix: { title: 'Break it', edits: [{ do: 'replace', at: place, text: '[' }] },
    })
    expect(fixAll(files, () => report.diagnostics)).toMatchObject({ files: [], done: [] })
  })
})

/** Applies a diff to the text that it was made for. */
const patch = (before: string, diff: string): string => {
  const lines = before.match(/[^\n]*\n|[^\n]+$/g) ?? []
  const out: string[] = []
  let next = 0
  for (const line of diff
    .replaceAll('\n\\ No newline at end of file\n', '\u2400')
    .match(/[^\n\u2400]*[\n\u2400]/g)
    ?.slice(2) ?? []) {
    const hunk = /^@@ -(\d+)(?:,(\d+))? /.exec(line)
    const body = line.slice(1).replace('\u2400', '')
    if (hunk) {
      const from = Number(hunk[1]) - (hunk[2] === '0' ? 0 : 1)
      while (next < from) out.push(lines[next++])
    } else if (line.startsWith('+')) out.push(body)
    else {
      expect(lines[next++]).toBe(body)
      if (line.startsWith(' ')) out.push(body)
    }
  }
  return [...out, ...lines.slice(next)].join('')
}

describe('the difference that a dry run prints', () => {
  it('reads as patches do', () => {
    const before = 'a\nb\nc\nd\ne\nf\ng\nh\ni\nj\nk\nl\n'
    expect(unifiedDiff('x.yaml', before, before.replace('b\n', 'B\n').replace('l\n', 'l\nm'))).toBe(`--- a/x.yaml
+++ b/x.yaml
@@ -1,5 +1,5 @@
 a
-b
+B
 c
 d
 e
@@ -10,3 +10,4 @@
 j
 k
 l
+m
\\ No newline at end of file
`)
  })

  it('turns the one text into the other, whatever they are', () => {
    const lines = fc
      .array(fc.constantFrom('a\n', 'b\n', 'c\n', 'd\n', '\n'), { maxLength: 30 })
      .map((all) => all.join(''))
    fc.assert(
      fc.property(lines, lines, fc.boolean(), (before, changed, isOpen) => {
        const result = isOpen ? `${changed}end` : changed
        expect(patch(before, unifiedDiff('x', before, result))).toBe(result)
      }),
    )
  })
})

describe('writing what was mended', () => {
  const root = mkdtempSync(join(tmpdir(), 'sandtable-fix-'))
  afterAll(() => rmSync(root, { recursive: true, force: true }))

  it('replaces the file and leaves nothing beside it', () => {
    writeFileSync(join(root, 'a.yaml'), 'old\n')
    writeFixed(root, [{ path: 'a.yaml', text: 'new\n' }])
    expect(readFileSync(join(root, 'a.yaml'), 'utf8')).toBe('new\n')
    expect(readdirSync(root)).toEqual(['a.yaml'])
  })

  it('does not leave the directory, follow a link or make a file', () => {
    const outside = mkdtempSync(join(tmpdir(), 'sandtable-outside-'))
    writeFileSync(join(outside, 'b.yaml'), 'theirs\n')
    symlinkSync(join(outside, 'b.yaml'), join(root, 'b.yaml'))
    symlinkSync(outside, join(root, 'folder'))
    for (const path of ['b.yaml', 'folder/b.yaml', `../${outside.split('/').at(-1)}/b.yaml`, 'none.yaml'])
      expect(() =>
        writeFixed(root, [
          { path: 'a.yaml', text: 'x' },
          { path, text: 'ours\n' },
        ]),
      ).toThrow('content directory')
    expect(readFileSync(join(outside, 'b.yaml'), 'utf8')).toBe('theirs\n')
    expect(readFileSync(join(root, 'a.yaml'), 'utf8')).toBe('new\n')
    rmSync(outside, { recursive: true, force: true })
  })
})
