import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { makeRecord } from '../../engine/record.ts'
import { typeIn } from '../../tests/support/commandLine.ts'
import { lockDirectory } from '../emit/lock.ts'
import { cacheVariable } from '../emit/userCache.ts'
import type { ScenarioBundle } from '../systems/operational/bundle.ts'

const repository = fileURLToPath(new URL('../../content/', import.meta.url))

/** A content directory of one scenario and the chapters about movement, in a folder of its own. */
let home = ''
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'sandtable-build-'))
  for (const path of ['system.yaml', 'tables', 'units']) {
    await cp(join(repository, 'systems/operational', path), join(home, 'content/systems/operational', path), {
      recursive: true,
    })
  }
  await cp(join(repository, 'scenarios/road-to-catania'), join(home, 'content/scenarios/road-to-catania'), {
    recursive: true,
  })
  await writeBriefing('The road is long.\n\n## What happened\n\nIt was **taken**.\n')
  await writeChapter(3)
})
afterAll(() => rm(home, { recursive: true, force: true }))

const scenario = 'content/scenarios/road-to-catania'

const writeBriefing = (text: string): Promise<void> => writeFile(join(home, scenario, 'briefing.md'), text)

const writeChapter = async (expected: number): Promise<void> => {
  const path = join(home, 'content/systems/operational/rules')
  await mkdir(path, { recursive: true })
  const example = `title: Two hexes\nrules: [C1]\nmap: |\n  . h .\nunits:\n  - {id: a, side: 1, type: british-infantry, hex: 0101}\nexplain: {movement: {unit: a, to: 0301}}\nexpect: {value: ${expected}}`
  await writeFile(
    join(path, '01-movement.md'),
    `---\ntitle: Movement\nsummary: How units move.\n---\nHexes cost points. {#C1}\n\n\`\`\`example\n${example}\n\`\`\`\n`,
  )
}

const type = (line: string) => typeIn(home, line.split(' '))

const bundle = async (): Promise<ScenarioBundle> =>
  JSON.parse(await readFile(join(home, 'build/scenarios/road-to-catania.json'), 'utf8'))

describe('sandtable build', () => {
  it('writes the bundles and says so in a line', async () => {
    const { code, error } = await type('build --no-site')
    expect(error).toMatch(/(?:^|\n)1 scenario, 1 rulebook, 1 example: \d+ files in build after \d+\.\d s\.\n$/)
    expect(code).toBe(0)
    const { briefing, history } = await bundle()
    expect(briefing).toBe('<p>The road is long.</p>')
    expect(history).toBe('<p>It was <strong>taken</strong>.</p>')
  })

  it('keeps nothing in the folder of the content, and neither does a check', async () => {
    await type('check')
    expect(await readdir(home)).toEqual(['build', 'content'])
  })

  it('is refused in a line while another one writes there', async () => {
    const unlock = lockDirectory(join(home, 'build'), expect.fail)
    const { code, error } = await type('build --no-site')
    unlock()
    expect(error).toMatch(/^sandtable build: .*\/build is being written by another sandtable \(process \d+\)\. .*\n$/)
    expect(code).toBe(2)
  })

  it('goes on without a lock where none can be made, and says so in a line', async () => {
    // With errors in the content, so that nothing is drawn.
    await writeBriefing('<script>alert(1)</script>\n')
    vi.stubEnv(cacheVariable, join(home, 'content/systems/operational/system.yaml'))
    const { code, out, error } = await type('build --no-site')
    vi.unstubAllEnvs()
    expect(error).toMatch(/^sandtable build: .*\/build cannot be locked: ENOTDIR.*\. Let no other .*XDG_CACHE_HOME\.\n/)
    expect(out).toContain('error html-refused')
    expect(code).toBe(1)
  })

  it('writes nothing when the content has errors, and keeps what was there', async () => {
    await writeBriefing('<script>alert(1)</script>\n')
    const { code, out, error } = await type('build --no-site')
    expect(code).toBe(1)
    expect(out).toContain(`error html-refused  ${scenario}/briefing.md:1:1`)
    expect(error).toMatch(/(?:^|\n)Nothing was written to build: the content has errors\.\n$/)
    expect((await bundle()).briefing).toBe('<p>The road is long.</p>')
    await writeBriefing('The road is longer.\n')
    expect((await type('build --no-site')).code).toBe(0)
    expect(await bundle()).toMatchObject({ briefing: '<p>The road is longer.</p>', history: '' })
  })

  it.each([
    ['build --no-site --out content', 'content cannot be the output'],
    ['build --no-site --out .', 'cannot be the output'],
    ['build --no-site --out content/scenarios', 'holds files that sandtable did not write'],
    ['build --dist build', 'build cannot be the output'],
    ['build --outt x', 'Unknown option "--outt". Did you mean --out?'],
    ['build nowhere', 'There is no directory'],
  ])('%s is refused with exit code 2', async (line, message) => {
    const { code, error } = await type(line)
    expect(error).toContain(message)
    expect(code).toBe(2)
  })

  it('does not follow a link out of the folder', async () => {
    await symlink(repository, join(home, 'elsewhere'))
    const { code, error } = await type('build --no-site --out elsewhere')
    expect({ code, error }).toMatchObject({ code: 2, error: expect.stringContaining('is in the way') })
  })
})

describe('sandtable examples', () => {
  it('plays them all', async () => {
    const { code, error, out } = await type('examples --verbose')
    expect({ code, error }).toEqual({
      code: 0,
      error: 'Operational warfare: 1 example in 1 chapter, all as stated; 1 rule, each with an example or a test.\n',
    })
    expect(out).toContain('Two hexes\n')
  })

  it('says which is wrong and where, with what was expected and what came', async () => {
    await writeChapter(9)
    const { code, out } = await type('examples')
    expect(code).toBe(1)
    expect(out).toContain('error example-wrong  content/systems/operational/rules/01-movement.md:15:17')
    expect(out).toContain('value: expected 9, got 3.')
    await writeChapter(3)
  })

  it('knows no rule that is not in the rulebook', async () => {
    const { code, error } = await type('examples --rule Z99')
    expect({ code, error }).toMatchObject({ code: 2, error: expect.stringContaining('No rule is called "Z99".') })
  })
})

describe('sandtable explain', () => {
  it('tells the terms behind a number, at the start and after a record', async () => {
    const { scenario, identity } = await bundle()
    const unit = scenario.units.find(({ hex, side }) => hex !== undefined && side === 0)
    const { code, out } = await type(`explain road-to-catania supply ${unit?.id}`)
    expect(code).toBe(0)
    expect(out).toMatch(
      new RegExp(`^Supply of ${unit?.name} at \\d{4}\n  operational\\.E\\d+ .*\n( .*\n)* +Together +\\d+%\n`),
    )
    await writeFile(join(home, 'game.txt'), makeRecord({ format: 2, ...identity, seed: 1, moves: ['0t', '1t'] }))
    const later = await type(`explain road-to-catania supply ${unit?.id} --record game.txt --format json`)
    expect(JSON.parse(later.out)).toMatchObject({ unit: 'per cent' })
  })

  it.each([
    ['explain road-to-catannia supply x', 'There is no scenario "road-to-catannia". Did you mean "road-to-catania"?'],
    ['explain road-to-catania weather x', 'There is no question "weather".'],
    ['explain road-to-catania supply nobody', '"nobody" is not a unit.'],
    ['explain road-to-catania hex-supply 0101 nobody', '"nobody" is not a side.'],
    ['explain road-to-catania order nobody feint', '"nobody" is not a headquarters.'],
    ['explain road-to-catania score nobody', '"nobody" is not a side.'],
    ['explain road-to-catania strike bombs x', '"bombs" is not an asset.'],
    ['explain road-to-catania', 'Name a scenario, a question and what it is about.'],
    ['explain road-to-catania supply x --record missing.txt', 'missing.txt'],
  ])('%s is refused with a way out', async (line, message) => {
    const { code, error } = await type(line)
    expect(error).toContain(message)
    expect(code).toBe(2)
  })
})
