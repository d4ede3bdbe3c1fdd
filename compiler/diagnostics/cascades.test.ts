/** One cause gives one message: what follows from a broken file is not told of those that use it. */
import { describe, expect, it } from 'vitest'
import { filesOf } from '../../tests/support/codeCases.ts'
import { compile } from '../compile.ts'
import type { SourceFiles } from '../files.ts'
import { makeReport } from './diagnostic.ts'
import { gatherByCause } from './gather.ts'
import { locateAll, makeSources } from './view.ts'

const scenario = 'scenarios/grey-river'

/** Returns the diagnostics of a system's small scenario after a change of its files: code and file of each cause. */
const told = async (system: string, change: (files: SourceFiles) => SourceFiles): Promise<readonly string[]> => {
  const files = change(await filesOf({ system }))
  const report = makeReport()
  compile(files, report)
  return gatherByCause(locateAll(report.diagnostics, makeSources(files)))
    .filter(({ diagnostic }) => !/^(?:evidence|witness)-missing$/.test(diagnostic.code))
    .map(({ diagnostic: { code, file } }) => `${code} ${file}`)
}

const withText =
  (path: string, edit: (text: string) => string | undefined) =>
  (files: SourceFiles): SourceFiles =>
    files.flatMap((file) => {
      if (file.path !== path) return [file]
      const text = edit(file.text)
      return text === undefined ? [] : [{ path, text }]
    })

const tear = (text: string): string => `${text}\ntorn: [\n`

const systems = ['operational', 'command-cards'] as const
const paths = await Promise.all(
  systems.map(async (system) =>
    (await filesOf({ system })).filter(({ path }) => path.endsWith('.yaml')).map(({ path }) => [system, path] as const),
  ),
)

describe.each(paths.flat())('%s: %s', (system, path) => {
  it('torn is told once', async () => {
    expect(await told(system, withText(path, tear))).toEqual([`yaml-syntax ${path}`])
  })

  it('empty is told once', async () => {
    expect(
      await told(
        system,
        withText(path, () => ''),
      ),
    ).toEqual([`yaml-documents ${path}`])
  })

  it('of no kind is told once', async () => {
    expect(
      await told(
        system,
        withText(path, (text) => text.replace(/^kind: .*\n/m, '')),
      ),
    ).toEqual([`kind-unknown ${path}`])
  })

  it.skipIf(path.includes('/units/'))('removed is told once', async () => {
    expect(
      await told(
        system,
        withText(path, () => undefined),
      ),
    ).toEqual([`file-missing ${path}`])
  })
})

describe('an entry that is broken', () => {
  it.each([
    ['operational', 'systems/operational/units/british.yaml', '  british-infantry:\n', '    attack: 3\n', ''],
    ['operational', 'systems/operational/tables/terrain.yaml', '  city:\n', /^/, '    nonsense: 1\n'],
    ['command-cards', 'systems/command-cards/tables/terrain.yaml', '  open:\n', /^/, '    nonsense: 1\n'],
    ['command-cards', 'systems/command-cards/units/infantry.yaml', '  infantry:\n', /^/, '    nonsense: 1\n'],
  ] as const)('%s: %s, is told once', async (system, path, entry, from, to) => {
    const found = await told(
      system,
      withText(path, (text) => {
        const at = text.indexOf(entry) + entry.length
        expect(at).toBeGreaterThan(entry.length)
        return text.slice(0, at) + text.slice(at).replace(from, to)
      }),
    )
    expect(found).toHaveLength(1)
    expect(found[0]).toContain(path)
  })
})

describe('what many places name', () => {
  it('is told once when a nation is removed', async () => {
    const nations = 'systems/operational/tables/nations.yaml'
    const found = await told(
      'operational',
      withText(nations, (text) => text.replace(/^ {2}british:/m, '  britons:')),
    )
    expect(found.map((one) => one.split(' ')[0])).toEqual(['nation-unknown'])
  })

  it('is told once when a type of unit is renamed', async () => {
    const units = 'systems/command-cards/units/infantry.yaml'
    const found = await told(
      'command-cards',
      withText(units, (text) => text.replace(/^ {2}infantry:/m, '  line-infantry:')),
    )
    expect(found.map((one) => one.split(' ')[0])).toEqual(['unit-type-unknown'])
  })
})

describe('a side that is broken', () => {
  it.each(systems)('%s: is told once, and the other side not at all', async (system) => {
    const found = await told(
      system,
      withText(`${scenario}/scenario.yaml`, (text) => text.replace('    name: West\n', '')),
    )
    expect(found).toEqual([`field-missing ${scenario}/scenario.yaml`])
  })
})

describe('a system that is not there', () => {
  it.each(systems)('%s: without system.yaml is told once', async (system) => {
    expect(
      await told(
        system,
        withText(`systems/${system}/system.yaml`, () => undefined),
      ),
    ).toEqual([`file-missing systems/${system}/system.yaml`])
  })
})
