import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { compile } from '../compile.ts'
import { makeReport } from '../diagnostics/diagnostic.ts'
import { readDirectory } from '../disk.ts'
import type { SourceFiles } from '../files.ts'

const content = fileURLToPath(new URL('../../content/', import.meta.url))
const scenario = 'scenarios/road-to-catania/'

/** The system without its rulebook and one scenario, with some files put in place of others. */
const compileWith = async (changes: Readonly<Record<string, string>>, move = (path: string): string => path) => {
  const report = makeReport()
  const read = await readDirectory(content, report)
  const kept = read.filter(({ path }) => /^systems\/(?!.*\.md$)/.test(path) || path.startsWith(scenario))
  const files: SourceFiles = [
    ...kept.filter(({ path }) => changes[path] === undefined).map((file) => ({ ...file, path: move(file.path) })),
    ...Object.entries(changes).map(([path, text]) => ({ path, text })),
  ].sort((a, b) => (a.path < b.path ? -1 : 1))
  const compiled = compile(files, report)
  const told = report.diagnostics
    .filter(({ severity }) => severity === 'error')
    .map(({ code, file, message }) => `${file} ${code} ${message}`)
  return { ...compiled, told }
}

const briefing = `${scenario}briefing.md`
const heads = '---\ntitle: T\nsummary: S\n---\n'

describe('texts beside the rulebook', () => {
  it('a briefing ends where the history begins; numbers and links work in both', async () => {
    const text =
      'Hold {{combat.columns.last}}.\n\n## Forces\n\nMany.\n\n## What Happened\n\n### Then\n\nSee [it](scenario:road-to-catania).\n'
    const { scenarios, told } = await compileWith({ [briefing]: text })
    expect(told).toEqual([])
    expect(scenarios[0]?.briefingHtml).toBe(
      '<p>Hold <span class="figure" data-path="combat.columns.last">9</span>.</p>\n<h2 id="forces">Forces</h2>\n<p>Many.</p>',
    )
    expect(scenarios[0]?.historyHtml).toBe(
      '<h3 id="then">Then</h3>\n<p>See <a href="/scenarios/road-to-catania/" class="link-scenario">it</a>.</p>',
    )
  })

  it('a guide has front matter, a numbered name, and a page of its own', async () => {
    const { guides, told } = await compileWith({
      'guides/02-authoring.md': `${heads}## Begin\n\nText.\n`,
      'guides/playing.md': `${heads}Text.\n`,
    })
    expect(guides).toMatchObject([
      { slug: 'authoring', title: 'T', summary: 'S', headings: [{ depth: 2, slug: 'begin', text: 'Begin' }] },
    ])
    expect(told).toEqual(['guides/playing.md file-misplaced The name of a guide is a number, a hyphen and a name.'])
  })

  it('a folder is named by an id, since it becomes an address and names of files', async () => {
    const { scenarios, told } = await compileWith({}, (path) => path.replace('road-to-catania', 'Road "to" Catania'))
    expect(scenarios).toEqual([])
    expect(told).toEqual([
      'scenarios/Road "to" Catania value-form "Road "to" Catania" cannot be the name of this folder, which is an id.',
    ])
  })
})
