import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { someRuns, turn } from '../tests/support/turns.ts'
import { type Diagnostic, makeReport } from './diagnostics/diagnostic.ts'
import { readDirectory } from './disk.ts'
import type { SourceFile, SourceFiles } from './files.ts'
import { getHost, setHost } from './host.ts'
import { makeStopwatch } from './timing.ts'
import { type Memory, openWorkspace } from './workspace.ts'

const content = await readDirectory(new URL('../content', import.meta.url).pathname, makeReport())
/** Two systems with one chapter each, three scenarios and a guide. */
const small = content.filter(
  ({ path }) =>
    /^systems\/(operational|command-cards)\/(.*\.yaml|rules\/(01-.*|glossary)\.md)$/.test(path) ||
    /^scenarios\/(singling|vernon|road-to-catania)\//.test(path) ||
    path === 'guides/01-playing.md',
)

const makeMemory = (): Memory & { readonly kept: Map<string, unknown> } => {
  const kept = new Map<string, unknown>()
  return { kept, recall: (key) => kept.get(key), keep: (key, value) => void kept.set(key, value) }
}

const said = (findings: readonly Diagnostic[]): readonly string[] =>
  findings.map((one) => JSON.stringify([one.file, one.path, one.within, one.code, one.message, one.hint])).sort()

const fresh = (files: SourceFiles): readonly string[] => said(openWorkspace(files).findings())

/** An edit that an author may make to a file. */
const edit = fc.record({
  file: fc.nat(small.length - 1),
  how: fc.oneof(
    fc.constant('remove' as const),
    fc.constant('restore' as const),
    fc.record({ at: fc.nat(5000), drop: fc.nat(6), put: fc.constantFrom('', 'x', ': ', '\n', '0', '{', '- a') }),
  ),
})

describe('a workspace', () => {
  it('finds after any changes what one that is opened anew finds', () => {
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 5 }), (edits) => {
        const memory = makeMemory()
        const long = openWorkspace(small)
        const remembering = openWorkspace(small, { memory })
        const files = new Map(small.map((file) => [file.path, file]))
        long.findings()
        for (const { file, how } of edits) {
          const { path, text } = small[file]
          const now =
            how === 'remove'
              ? undefined
              : how === 'restore'
                ? text
                : text.slice(0, how.at) + how.put + text.slice(how.at + how.drop)
          if (now === undefined) files.delete(path)
          else files.set(path, { path, text: now })
          for (const workspace of [long, remembering]) workspace.change([{ path, text: now }])
          const wanted = fresh([...files.values()])
          expect(said(long.findings())).toEqual(wanted)
          expect(said(remembering.findings())).toEqual(wanted)
        }
        const again = openWorkspace([...files.values()], { memory })
        expect(said(again.findings())).toEqual(said(long.findings()))
      }),
      { numRuns: someRuns(25), seed: 5 + turn },
    )
  })

  it('looks again at nothing but what a change touches', () => {
    const stopwatch = makeStopwatch()
    const workspace = openWorkspace(small, { timing: stopwatch })
    const counted = (): Record<string, number> =>
      Object.fromEntries(
        ['validate', 'resolve', 'lint', 'render'].map((name) => [name, stopwatch.times.get(name)?.count ?? 0]),
      )
    workspace.findings()
    const before = counted()
    const spent = (): Record<string, number> => {
      workspace.findings()
      return Object.fromEntries(Object.entries(counted()).map(([name, count]) => [name, count - before[name]]))
    }
    expect(spent()).toEqual({ validate: 0, resolve: 0, lint: 0, render: 0 })
    const file = small.find(({ path }) => path === 'scenarios/vernon/scenario.yaml') as SourceFile
    workspace.change([{ path: file.path, text: `${file.text}\n# A thought.\n` }])
    const { render, ...rest } = spent()
    expect(rest).toEqual({ validate: 1, resolve: 1, lint: 1 })
    expect(render).toBeLessThanOrEqual(1)
  })

  it('renders of several guides the one that is edited', () => {
    const [guide] = small.filter(({ path }) => path.startsWith('guides/'))
    const stopwatch = makeStopwatch()
    const workspace = openWorkspace([...small, { ...guide, path: 'guides/02-more.md' }], { timing: stopwatch })
    workspace.findings()
    const before = stopwatch.times.get('render')?.count ?? 0
    workspace.change([{ path: guide.path, text: `${guide.text}\nA thought.\n` }])
    workspace.findings()
    expect((stopwatch.times.get('render')?.count ?? 0) - before).toBe(1)
  })

  it('takes the scenarios of a system anew when one of its tables changes, and no others', () => {
    const stopwatch = makeStopwatch()
    const workspace = openWorkspace(small, { timing: stopwatch })
    workspace.findings()
    const before = stopwatch.times.get('lint')?.count ?? 0
    const path = 'systems/command-cards/tables/terrain.yaml'
    const { text } = small.find((file) => file.path === path) as SourceFile
    workspace.change([{ path, text: `${text}\n# A thought.\n` }])
    workspace.findings()
    expect((stopwatch.times.get('lint')?.count ?? 0) - before).toBe(2)
  })

  it('remembers what it found: opened again it looks at nothing', () => {
    const memory = makeMemory()
    const first = openWorkspace(small, { memory }).findings()
    const stopwatch = makeStopwatch()
    const again = openWorkspace(small, { memory, timing: stopwatch })
    expect(again.unknown()).toEqual([])
    expect(said(again.findings())).toEqual(said(first))
    expect([...stopwatch.times]).toEqual([])
  })

  it('does not look at what is given, unless others change the tables that it stands on', () => {
    const own = small.filter(({ path }) => path.startsWith('scenarios/vernon/'))
    const broken = own.map((file) => ({ ...file, path: file.path.replace('vernon', 'mine') }))
    const given = new Set(small.map(({ path }) => path))
    const stopwatch = makeStopwatch()
    const workspace = openWorkspace([...small, ...broken], { given, timing: stopwatch })
    expect(workspace.unknown()).toEqual(['scenarios/mine'])
    workspace.findings()
    expect(stopwatch.times.get('lint')?.count).toBe(1)
    workspace.change([{ path: 'systems/command-cards/units/more.yaml', text: 'kind: units\nentries: {}\n' }])
    workspace.findings()
    // The two of that system and their copy, and not the one of the other.
    expect(stopwatch.times.get('lint')?.count).toBe(1 + 3)
  })

  it('looks at a guide that is given when others change the system whose words it uses', () => {
    // It links to chapters that are not there.
    const workspace = openWorkspace(small, { given: new Set(small.map(({ path }) => path)) })
    const codesAfter = (system: string): readonly string[] => {
      workspace.change([{ path: `systems/${system}/units/more.yaml`, text: 'kind: units\nentries: {}\n' }])
      return workspace.findings().flatMap(({ file, code }) => (file.startsWith('guides/') ? [code] : []))
    }
    expect(codesAfter('command-cards')).toEqual([])
    expect(codesAfter('operational')).toContain('reference-unknown')
  })

  it('validates of a given system only what others add to it', () => {
    const own = small
      .filter(({ path }) => path.startsWith('scenarios/vernon/'))
      .map((file) => ({ ...file, path: file.path.replace('vernon', 'mine') }))
    const added = { path: 'systems/command-cards/units/more.yaml', text: 'kind: units\nentries: {}\n' }
    const host = getHost()
    const asked = vi.fn(host.validatorOf)
    setHost({ ...host, validatorOf: asked })
    try {
      const given = new Set(small.map(({ path }) => path))
      openWorkspace([...small, ...own, added], { given }).findings()
    } finally {
      setHost(host)
    }
    const kinds = asked.mock.calls.map(([schema]) => schema.id)
    expect(kinds).toContain('command-cards/scenario')
    expect(kinds.filter((kind) => kind === 'command-cards/units')).toHaveLength(1)
    expect(kinds).not.toContain('command-cards/terrain')
  })

  it('a link to a scenario that comes or goes is looked at again', () => {
    const path = 'scenarios/vernon/briefing.md'
    const { text } = small.find((file) => file.path === path) as SourceFile
    const workspace = openWorkspace(small)
    workspace.change([{ path, text: `${text}\nSee [it](scenario:singling).\n` }])
    const calm = said(workspace.findings())
    const gone = small.filter((file) => file.path.startsWith('scenarios/singling/'))
    workspace.change(gone.map((file) => ({ path: file.path, text: undefined })))
    expect(workspace.findings().map(({ code }) => code)).toContain('reference-unknown')
    workspace.change(gone)
    expect(said(workspace.findings())).toEqual(calm)
  })
})
