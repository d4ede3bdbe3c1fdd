import { describe, expect, it } from 'vitest'
import { type Diagnostic, makeReport } from '../diagnostics/diagnostic.ts'
import type { SourceFiles } from '../files.ts'
import { layPacks } from './layers.ts'

type Texts = Readonly<Record<string, string>>

const filesOf = (texts: Texts): SourceFiles => Object.entries(texts).map(([path, text]) => ({ path, text }))

const manifest = (id: string, overrides: readonly string[] = []): string =>
  `kind: pack\nid: ${id}\ntitle: The pack ${id}\nsummary: For a test.\nversion: 1.0.0\nauthors: [Someone]\nlicence: CC0-1.0\noverrides: [${overrides.join(', ')}]\n`

const units = (entries: Texts): string =>
  `kind: units\nentries:\n${Object.entries(entries)
    .map(([id, name]) => `  ${id}: {name: ${name}}\n`)
    .join('')}`

const weather = (extra: string, entries: Texts): string =>
  units(entries).replace('kind: units', `kind: weather${extra}`)

const house: Texts = {
  'pack.yaml': manifest('house'),
  'systems/operational/system.yaml': 'kind: system\n',
  'systems/operational/units/german.yaml': units({ infantry: 'old', armour: 'old' }),
  'systems/operational/tables/weather.yaml': weather('\nseason: 3', { clear: 'old', mud: 'old' }),
  'systems/operational/rules/04-movement.md': '# Movement\n',
  'scenarios/singling/scenario.yaml': 'kind: scenario\n',
  'scenarios/singling/map.yaml': 'kind: map\n',
  'scenarios/singling/briefing.md': 'Old.\n',
  'guides/01-playing.md': '# Playing\n',
}

/** Lays packs over the house. Names of folders: `house`, `mine`, `theirs`. */
const lay = (...packs: readonly Texts[]) => {
  const report = makeReport()
  const names = ['house', 'mine', 'theirs']
  const layered = layPacks(
    [house, ...packs].map((texts, layer) => ({ name: names[layer], files: filesOf(texts) })),
    report,
  )
  const said = ({ code, file, path, related }: Diagnostic): string =>
    [code, file, ...path, ...(related ?? []).map((one) => `(${one.file})`)].join(' ')
  const textOf = (path: string): string | undefined => layered.files.find((file) => file.path === path)?.text
  return {
    layered,
    textOf,
    entriesOf: (path: string): unknown => JSON.parse(textOf(path) ?? '{}').entries,
    found: report.diagnostics.map(layered.show).map(said),
    findings: report.diagnostics.map(layered.show),
  }
}

describe('packs laid over each other', () => {
  it('each have a README', () => {
    const { found } = lay(
      { 'pack.yaml': manifest('mine'), 'README.md': 'Mine.\n' },
      { 'pack.yaml': manifest('theirs'), 'README.md': 'Theirs.\n' },
    )
    expect(found).toEqual([])
  })

  it('add to what is below', () => {
    const { found, layered } = lay({
      'pack.yaml': manifest('mine'),
      'scenarios/wau/scenario.yaml': 'kind: scenario\n',
      'systems/operational/units/mine.yaml': units({ guards: 'new' }),
    })
    expect(found).toEqual([])
    expect(layered.files.map(({ path }) => path)).toEqual([
      'guides/01-playing.md',
      'scenarios/singling/briefing.md',
      'scenarios/singling/map.yaml',
      'scenarios/singling/scenario.yaml',
      'scenarios/wau/scenario.yaml',
      'systems/operational/rules/04-movement.md',
      'systems/operational/system.yaml',
      'systems/operational/tables/weather.yaml',
      'systems/operational/units/german.yaml',
      'systems/operational/units/mine.yaml',
    ])
  })

  it('say of every file where the user finds it', () => {
    const { layered } = lay({ 'pack.yaml': manifest('mine'), 'scenarios/wau/scenario.yaml': '' })
    const shown = (file: string): string =>
      layered.show({ code: 'file-missing', severity: 'error', file, path: [], message: '' }).file
    expect(shown('scenarios/wau/scenario.yaml')).toBe('mine/scenarios/wau/scenario.yaml')
    // Whose file it is that is not there, its folder says.
    expect(shown('scenarios/wau/map.yaml')).toBe('mine/scenarios/wau/map.yaml')
    expect(shown('scenarios/singling/tutorial.yaml')).toBe('house/scenarios/singling/tutorial.yaml')
    expect(shown('nowhere.yaml')).toBe('mine/nowhere.yaml')
    expect(layered.shown().map(({ path }) => path)).toContain('house/scenarios/singling/map.yaml')
  })

  it('show files of the working directory without a name before them', () => {
    const layered = layPacks([{ name: '.', files: filesOf({ 'a.yaml': '' }) }], makeReport())
    expect(layered.shown().map(({ path }) => path)).toEqual(['a.yaml'])
  })
})

describe('a scenario that a pack below holds too', () => {
  const own: Texts = { 'scenarios/singling/scenario.yaml': 'new\n', 'scenarios/singling/map.yaml': 'new\n' }

  it('is one conflict, and the upper one is looked at', () => {
    const { found, textOf } = lay({ 'pack.yaml': manifest('mine'), ...own })
    expect(found).toEqual([
      'pack-conflict mine/scenarios/singling/scenario.yaml (house/scenarios/singling/scenario.yaml)',
    ])
    expect(textOf('scenarios/singling/scenario.yaml')).toBe('new\n')
  })

  it('is replaced as a whole when that is said', () => {
    const { found, textOf } = lay({ 'pack.yaml': manifest('mine', ['scenarios/singling']), ...own })
    expect(found).toEqual([])
    expect(textOf('scenarios/singling/map.yaml')).toBe('new\n')
    expect(textOf('scenarios/singling/briefing.md')).toBeUndefined()
  })

  it('can have one file replaced', () => {
    const { found, textOf } = lay({
      'pack.yaml': manifest('mine', ['scenarios/singling/briefing.md']),
      'scenarios/singling/briefing.md': 'New.\n',
    })
    expect(found).toEqual([])
    expect(textOf('scenarios/singling/briefing.md')).toBe('New.\n')
    expect(textOf('scenarios/singling/map.yaml')).toBe('kind: map\n')
  })

  it('takes no file that nobody speaks of', () => {
    const tutorial = { 'scenarios/singling/tutorial.yaml': 'kind: tutorial\n' }
    expect(lay({ 'pack.yaml': manifest('mine'), ...tutorial }).found).toEqual([
      'pack-conflict mine/scenarios/singling/tutorial.yaml (house/scenarios/singling/scenario.yaml)',
    ])
    expect(lay({ 'pack.yaml': manifest('mine', Object.keys(tutorial)), ...tutorial }).found).toEqual([])
  })
})

describe('entries of tables', () => {
  it('are added to a table without copying it', () => {
    const path = 'systems/operational/tables/weather.yaml'
    const { found, entriesOf, textOf } = lay({ 'pack.yaml': manifest('mine'), [path]: weather('', { dust: 'new' }) })
    expect(found).toEqual([])
    expect(entriesOf(path)).toEqual({ clear: { name: 'old' }, mud: { name: 'old' }, dust: { name: 'new' } })
    expect(textOf(path)).toContain('"season":3')
  })

  it('are replaced one by one, and each finding is shown where its entry stands', () => {
    const path = 'systems/operational/tables/weather.yaml'
    const pack = { [path]: weather('', { mud: 'new' }) }
    const { found, entriesOf, layered } = lay({ 'pack.yaml': manifest('mine', ['operational/weather/mud']), ...pack })
    expect(found).toEqual([])
    expect(entriesOf(path)).toEqual({ clear: { name: 'old' }, mud: { name: 'new' } })
    const shown = (...steps: string[]): string =>
      layered.show({ code: 'value-type', severity: 'error', file: path, path: steps, message: '' }).file
    expect(shown('entries', 'mud', 'name')).toBe(`mine/${path}`)
    expect(shown('entries', 'clear')).toBe(`house/${path}`)
    expect(shown('season')).toBe(`house/${path}`)
    expect(lay({ 'pack.yaml': manifest('mine'), ...pack }).found).toEqual([
      `pack-conflict mine/${path} entries mud (house/${path})`,
    ])
  })

  it('of the same id in another file are a conflict, or replaced', () => {
    const pack = { 'systems/operational/units/mine.yaml': units({ infantry: 'new' }) }
    const said = lay({ 'pack.yaml': manifest('mine', ['operational/units/infantry']), ...pack })
    expect(said.found).toEqual([])
    expect(said.entriesOf('systems/operational/units/german.yaml')).toEqual({ armour: { name: 'old' } })
    expect(lay({ 'pack.yaml': manifest('mine'), ...pack }).found).toEqual([
      'pack-conflict mine/systems/operational/units/mine.yaml entries infantry (house/systems/operational/units/german.yaml)',
    ])
  })

  it('that are all replaced leave no empty file', () => {
    const { found, textOf } = lay({
      'pack.yaml': manifest('mine', ['operational/units/infantry', 'operational/units/armour']),
      'systems/operational/units/mine.yaml': units({ infantry: 'new', armour: 'new' }),
    })
    expect(found).toEqual([])
    expect(textOf('systems/operational/units/german.yaml')).toBeUndefined()
  })

  it('do not come with other fields: then the file is replaced, or in the way', () => {
    const path = 'systems/operational/tables/weather.yaml'
    const pack = { [path]: weather('\nseason: 1', { mud: 'new' }) }
    expect(lay({ 'pack.yaml': manifest('mine'), ...pack }).found).toEqual([
      `pack-conflict mine/${path} (house/${path})`,
    ])
    const { found, textOf } = lay({ 'pack.yaml': manifest('mine', [path]), ...pack })
    expect(found).toEqual([])
    expect(textOf(path)).toBe(pack[path])
  })

  it('of files that are no YAML are left to the stages', () => {
    const { found } = lay({ 'pack.yaml': manifest('mine'), 'systems/operational/units/mine.yaml': 'entries: [' })
    expect(found).toEqual([])
  })
})

describe('texts that get the same address', () => {
  it('are a conflict whatever their numbers', () => {
    const pack = { 'guides/07-playing.md': '# New\n', 'systems/operational/rules/30-movement.md': '# New\n' }
    expect(lay({ 'pack.yaml': manifest('mine'), ...pack }).found).toEqual([
      'pack-conflict mine/guides/07-playing.md (house/guides/01-playing.md)',
      'pack-conflict mine/systems/operational/rules/30-movement.md (house/systems/operational/rules/04-movement.md)',
    ])
    const said = ['guides/01-playing.md', 'systems/operational/rules/04-movement.md']
    const { found, textOf } = lay({ 'pack.yaml': manifest('mine', said), ...pack })
    expect(found).toEqual([])
    expect(textOf('guides/01-playing.md')).toBeUndefined()
  })
})

describe('two packs', () => {
  const wau: Texts = { 'scenarios/wau/scenario.yaml': 'kind: scenario\n' }

  it('are in each other’s way like a pack and the house', () => {
    const { found } = lay({ 'pack.yaml': manifest('mine'), ...wau }, { 'pack.yaml': manifest('theirs'), ...wau })
    expect(found).toEqual(['pack-conflict theirs/scenarios/wau/scenario.yaml (mine/scenarios/wau/scenario.yaml)'])
  })

  it('can both add to one table, and the upper one replaces what the lower one added', () => {
    const path = 'systems/operational/tables/weather.yaml'
    const { found, entriesOf, layered } = lay(
      { 'pack.yaml': manifest('mine'), [path]: weather('', { dust: 'mine' }) },
      { 'pack.yaml': manifest('theirs', ['operational/weather/dust']), [path]: weather('', { dust: 'theirs' }) },
    )
    expect(found).toEqual([])
    expect(entriesOf(path)).toMatchObject({ dust: { name: 'theirs' } })
    expect(layered.layerOf({ file: path, path: ['entries', 'dust'] })).toBe(2)
  })

  it('of one id are told apart by nobody', () => {
    const { found } = lay({ 'pack.yaml': manifest('mine') }, { 'pack.yaml': manifest('mine') })
    expect(found).toEqual(['id-duplicate theirs/pack.yaml id (mine/pack.yaml)'])
  })
})

describe('overrides that replace nothing', () => {
  it('are told with the name that was probably meant, and taken out by a fix', () => {
    const { findings } = lay({ 'pack.yaml': manifest('mine', ['scenarios/singing', 'operational/units/infantry']) })
    expect(findings).toMatchObject([
      {
        code: 'override-unused',
        severity: 'warning',
        file: 'mine/pack.yaml',
        path: ['overrides', 0],
        hint: 'Did you mean "scenarios/singling"?',
        fix: { edits: [{ do: 'remove', at: { file: 'mine/pack.yaml', path: ['overrides', 0] } }] },
      },
      { code: 'override-unused', path: ['overrides', 1], message: expect.stringContaining('nothing to put there') },
    ])
  })
})

describe('a manifest', () => {
  it('has to fit its schema', () => {
    const { found } = lay({ 'pack.yaml': `${manifest('mine')}homepage: https://example.org\n` })
    expect(found).toEqual(['field-unknown mine/pack.yaml homepage'])
  })

  it('has to say its kind', () => {
    expect(lay({ 'pack.yaml': 'kind: packet\n' }).found).toEqual(['kind-unknown mine/pack.yaml kind'])
    expect(lay({ 'pack.yaml': '- a\n' }).found).toEqual(['kind-unknown mine/pack.yaml'])
    expect(lay({ 'pack.yaml': 'kind: [\n' }).found).toEqual(['yaml-syntax mine/pack.yaml'])
  })

  it('that is broken elsewhere still says what is replaced', () => {
    const broken = manifest('mine', ['scenarios/singling']).replace('1.0.0', 'one')
    const { found } = lay({ 'pack.yaml': broken, 'scenarios/singling/scenario.yaml': 'new\n' })
    expect(found).toEqual(['value-form mine/pack.yaml version'])
  })

  it('lets no override lead out of the pack', () => {
    const { found } = lay({ 'pack.yaml': manifest('mine', ['../../etc/passwd', 'scenarios/../a', '/etc', 'a//b']) })
    expect(found).toEqual([0, 1, 2, 3].map((index) => `value-form mine/pack.yaml overrides ${index}`))
  })
})
