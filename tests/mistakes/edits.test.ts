/**
 * Nearly three hundred mistakes that authors make, each in a copy of a battle of its system: none passes in silence, and what is said of
 * it can be read in `edits/said-*.txt`. The battles are kept as they were, so that a change of balance touches no mistake; the tables
 * are those of the content.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Diagnostic, isActive, makeReport } from '../../compiler/diagnostics/diagnostic.ts'
import { makeSources } from '../../compiler/diagnostics/view.ts'
import { readDirectory } from '../../compiler/disk.ts'
import type { SourceFile } from '../../compiler/files.ts'
import { openWorkspace, type Workspace } from '../../compiler/workspace.ts'
import * as cards from './edits/command-cards.ts'
import * as echelon from './edits/echelon.ts'
import type { Edit, Mistake } from './edits/mistake.ts'
import * as operational from './edits/operational.ts'
import * as skirmish from './edits/skirmish.ts'

const lists = { echelon, skirmish, operational, 'command-cards': cards }

const pathOf = (battle: string, file: Edit[0]): string =>
  `scenarios/${battle}/${file}.${file === 'briefing' ? 'md' : 'yaml'}`

const texts = new Map<string, string>()
let workspace: Workspace

beforeAll(async () => {
  const content = await readDirectory(new URL('../../content', import.meta.url).pathname, makeReport())
  const tables = content.filter(({ path }) => /^systems\/[^/]+\/(?!rules\/).*\.yaml$/.test(path))
  const kept = await readDirectory(new URL('edits/battles', import.meta.url).pathname, makeReport())
  const battles = kept.map(({ path, text }) => ({ path: `scenarios/${path}`, text }))
  for (const { path, text } of battles) texts.set(path, text)
  workspace = openWorkspace([...tables, ...battles], { evidence: false })
})

/** The files of a battle that a mistake changes, as it leaves them. */
const changedBy = (battle: string, [what, ...edits]: Mistake): SourceFile[] => {
  const changed = new Map<string, string>()
  for (const [file, from, to] of edits) {
    const path = pathOf(battle, file)
    const text = changed.get(path) ?? texts.get(path) ?? ''
    const next = text.replace(from, to as string)
    if (next === text) throw new Error(`"${what}" finds nothing to change in ${path}: ${from}`)
    changed.set(path, next)
  }
  return [...changed].map(([path, text]) => ({ path, text }))
}

/** Returns the findings in a battle with a mistake in it. */
const foundAfter = (battle: string, mistake: Mistake): readonly string[] => {
  const files = changedBy(battle, mistake)
  workspace.change(files)
  const found = workspace.findingsOf(`scenarios/${battle}`).filter(isActive)
  const around = [...texts].map(([path, text]) => ({
    path,
    text: files.find((one) => one.path === path)?.text ?? text,
  }))
  const sources = makeSources(around)
  const lines = found.map((one) => lineOf(one, sources))
  workspace.change(files.map(({ path }) => ({ path, text: texts.get(path) })))
  return lines
}

const lineOf = (found: Diagnostic, sources: ReturnType<typeof makeSources>): string => {
  const { line, column } = sources.positionOf(found)
  const place = `${found.file.replace(/^.*\//, '')}:${line}:${column}`
  return `  ${found.severity} ${found.code} ${place}\n    ${found.message}\n    ${found.hint ?? ''}`.trimEnd()
}

describe.each(Object.entries(lists))('mistakes in a battle of %s', (system, { battle, mistakes }) => {
  let said: readonly (readonly [what: string, lines: readonly string[]])[] = []

  beforeAll(() => {
    said = mistakes.map((mistake) => [mistake[0], foundAfter(battle, mistake)])
  })

  it('begin from one of which nothing is said', () => {
    expect(workspace.findingsOf(`scenarios/${battle}`).filter(isActive)).toEqual([])
  })

  it('are fifty or more, each of its own', () => {
    expect(mistakes.length).toBeGreaterThanOrEqual(50)
    const names = mistakes.map(([what]) => what)
    expect(names.filter((what, index) => names.indexOf(what) !== index)).toEqual([])
  })

  it('are all told', () => {
    expect(said.flatMap(([what, lines]) => (lines.length === 0 ? [what] : []))).toEqual([])
  })

  it('are told with a place, a reason and a way out', async () => {
    const pages = said.map(([what, lines]) => `# ${what}\n${lines.join('\n')}\n`)
    await expect(pages.join('\n')).toMatchFileSnapshot(`edits/said-${system}.txt`)
  })
})

afterAll(() => texts.clear())
