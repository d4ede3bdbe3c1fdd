/** Packs of people who mean no good: whatever is in them, it is told in bounded time, and nothing else happens. */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { typeIn } from '../../tests/support/commandLine.ts'
import { processorTime } from '../../tests/support/processorTime.ts'
import { hasTurn } from '../../tests/support/turns.ts'
import { mostFiles } from '../files.ts'
import { schemaFiles } from '../systems/index.ts'

let home = ''
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'sandtable-hostile-'))
  put('pack.yaml', manifest())
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

const manifest = (more = ''): string =>
  `kind: pack\nid: mine\ntitle: Mine\nsummary: A pack.\nversion: 1.0.0\nauthors: [Someone]\nlicence: CC0-1.0\n${more}`

const put = (path: string, text: string | Uint8Array): void => {
  const target = join(home, 'mine', path)
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, text)
}

interface Finding {
  readonly code: string
  readonly path: string
}

/** Returns the findings of `check` in the pack, each once as code and file. Fails after half a minute of processor time. */
const check = async (...words: string[]): Promise<string[]> => {
  const begun = process.threadCpuUsage()
  const { out, error } = await typeIn(home, ['check', 'mine', '--format', 'json', '--no-evidence', ...words])
  expect(error).toBe('')
  const { user, system } = process.threadCpuUsage(begun)
  expect((user + system) / 1e6).toBeLessThan(30)
  const { diagnostics } = JSON.parse(out) as { readonly diagnostics: readonly (Finding & { readonly file: string })[] }
  return [...new Set(diagnostics.map(({ code, file }) => `${code} ${file.replace('mine/', '')}`))]
}

/** Where a sound scenario lies that tests have copies of. */
const sound = mkdtempSync(join(tmpdir(), 'sandtable-hostile-'))
afterAll(() => rmSync(sound, { recursive: true, force: true }))

/** A scenario that is sound but for the files given. */
const putScenario = async (files: Readonly<Record<string, string | Uint8Array>>) => {
  if (!existsSync(join(sound, 'mine'))) {
    await typeIn(sound, ['new', 'pack', 'mine'])
    await typeIn(sound, ['new', 'scenario', 'a', '--pack', 'mine'])
  }
  cpSync(join(sound, 'mine/scenarios'), join(home, 'mine/scenarios'), { recursive: true })
  for (const [name, content] of Object.entries(files)) put(`scenarios/a/${name}`, content)
}

const map = (terrain: string, owner = terrain): string => {
  const block = (grid: string): string => `|\n${grid.replace(/^/gm, '  ')}\n`
  return `kind: map\nterrain: ${block(terrain)}owner: ${block(owner)}`
}

describe('a pack', () => {
  it('that is sound is silent, and laid over the house', async () => {
    await putScenario({})
    expect(await check()).toEqual([])
  })

  it('reaches nothing outside its folder by links', async () => {
    writeFileSync(join(home, 'secret.yaml'), 'kind: units\nentries: {}\n')
    mkdirSync(join(home, 'mine/systems/operational/units'), { recursive: true })
    symlinkSync(join(home, 'secret.yaml'), join(home, 'mine/systems/operational/units/secret.yaml'))
    symlinkSync('/etc', join(home, 'mine/guides'))
    symlinkSync('/proc/self/environ', join(home, 'mine/scenarios'))
    expect(await check()).toEqual([
      'file-symlink guides',
      'file-symlink scenarios',
      'file-symlink systems/operational/units/secret.yaml',
    ])
  })

  it('is no link itself, and neither is its manifest', async () => {
    symlinkSync(join(home, 'mine'), join(home, 'link'))
    const { code, error } = await typeIn(home, ['check', 'link'])
    expect([code, error]).toEqual([2, expect.stringContaining('is a symbolic link')])
    rmSync(join(home, 'mine/pack.yaml'))
    put('guides/01-a.md', '')
    writeFileSync(join(home, 'pack.yaml'), manifest())
    symlinkSync(join(home, 'pack.yaml'), join(home, 'mine/pack.yaml'))
    expect(await check()).toEqual(expect.arrayContaining(['file-symlink pack.yaml', 'pack-missing pack.yaml']))
  })

  it.skipIf(process.platform === 'win32')('is not waited for when it has pipes', async () => {
    mkdirSync(join(home, 'mine/scenarios/a'), { recursive: true })
    for (const name of ['scenario.yaml', 'briefing.md', 'photo.png', 'notes.txt'])
      execFileSync('mkfifo', [join(home, 'mine/scenarios/a', name)])
    expect(await check()).toEqual([
      'file-unreadable scenarios/a/briefing.md',
      'file-unreadable scenarios/a/photo.png',
      'file-unreadable scenarios/a/scenario.yaml',
    ])
  })

  it('that is written while it is read ends all the same', async () => {
    await putScenario({})
    const file = JSON.stringify(join(home, 'mine/scenarios/a/briefing.md'))
    const writer = spawn(process.execPath, [
      '-e',
      `const fs = require('node:fs'); for (;;) { fs.appendFileSync(${file}, 'x'.repeat(4096)); fs.statSync(${file}).size > 3e6 && fs.truncateSync(${file}, 9) }`,
    ])
    try {
      for (let round = 0; round < 5; round++) {
        const found = await check()
        expect(found.every((one) => one.endsWith('scenarios/a/briefing.md'))).toBe(true)
      }
    } finally {
      writer.kill('SIGKILL')
      await once(writer, 'exit')
    }
  })

  it.each(['../../etc/passwd', '/etc/passwd', 'scenarios/../../a', 'a/..', '..\\a', 'C:/a', '~/a', 'a/\u0000'])(
    'replaces nothing at %j',
    async (path) => {
      put('pack.yaml', manifest(`overrides: [${JSON.stringify(path)}]\n`))
      expect(await check()).toEqual(['value-form pack.yaml'])
    },
  )

  it.each([
    ['keys into prototypes', '__proto__: {alone: true}\n', 'yaml-key'],
    ['aliases', 'a: &a [x]\nb: [*a, *a]\n', 'yaml-alias'],
    ['tags', 'a: !!js/function x\n', 'yaml-tag'],
    ['nesting without end', `a: ${'['.repeat(100_000)}`, 'yaml-syntax'],
    ['fields that nobody knows', 'scripts: {install: rm -rf /}\n', 'field-unknown'],
  ])('has no %s in its manifest', async (_, more, code) => {
    put('pack.yaml', manifest(more))
    expect(await check()).toEqual([`${code} pack.yaml`])
    expect(({} as { alone?: unknown }).alone).toBeUndefined()
  })

  it('is told that what it brings is there already, and that it is too much', async () => {
    put('scenarios/singling/scenario.yaml', 'kind: scenario\n')
    put('systems/operational/tables/weather.yaml', 'kind: weather\nseason: 1\nentries: {}\n')
    put('guides/01-x.md', 'x'.repeat(1024 * 1024 + 1))
    const found = await check()
    expect(found).toEqual(expect.arrayContaining(['pack-conflict scenarios/singling/scenario.yaml']))
    expect(found).toEqual(expect.arrayContaining(['pack-conflict systems/operational/tables/weather.yaml']))
    expect(found).toEqual(expect.arrayContaining(['file-too-large guides/01-x.md']))
  })

  it('does not become its own output', async () => {
    for (const out of ['mine', '.', 'mine/scenarios/..']) {
      const { code, error } = await typeIn(home, ['build', 'mine', '--no-site', '--out', out])
      expect([code, error]).toEqual([2, expect.stringContaining('cannot be the output')])
    }
    expect(readdirSync(join(home, 'mine'))).toEqual(['pack.yaml'])
  })
})

describe('names', () => {
  it.each(['con', 'nul', 'aux', 'com1', 'lpt9', 'Singling', 'a_b', 'аsan', 'a b', 'a\u202eb', '-a', 'a'.repeat(61)])(
    'of folders are no %j',
    async (id) => {
      put(`scenarios/${id}/briefing.md`, 'A.')
      expect(await check()).toEqual([`value-form scenarios/${id}`])
    },
  )

  it('of entries look like what they are', async () => {
    put('systems/operational/units/mine.yaml', 'kind: units\nentries:\n  german-іnfantry: {name: A}\n')
    expect(await check()).toContain('value-form systems/operational/units/mine.yaml')
  })

  it('turn no text round and steer no terminal', async () => {
    await putScenario({})
    const scenario = (title: string): string =>
      `kind: scenario\nsystem: operational\ntitle: ${title}\nsummary: "\\e]0;owned\\a"\n`
    put('scenarios/a/scenario.yaml', scenario('A \u202e B'))
    expect(await check()).toContain('text-turned scenarios/a/scenario.yaml')
    put('scenarios/a/scenario.yaml', scenario('"\\e[2J\\u009b2J\\b\\r"'))
    const found = await check()
    expect(found).toContain('value-form scenarios/a/scenario.yaml')
    put('scenarios/\u001b[2Ja/briefing.md', 'A.')
    for (const words of [
      ['check', 'mine'],
      ['check', 'mine', '--format', 'github'],
      ['explain', 'x', '--content', 'mine'],
      ['list', 'scenarios', '--content', 'mine'],
    ]) {
      const { out, error } = await typeIn(home, words)
      expect(out + error).not.toMatch(/(?![\n\t])\p{Cc}/u)
    }
  })
})

describe('a map', () => {
  const ofGreatSize = [
    ['of a megabyte in one row', map('. '.repeat(400_000).trim())],
    ['of a megabyte in rows of one sign', map(`${'.\n'.repeat(200_000)}`.trim())],
    ['as wide as its schema lets it be', map('. '.repeat(99_000).trim())],
    ['as high as its schema lets it be', map('.\n'.repeat(60_000).trim())],
    ['as large as its schema lets it be', map(`${'. '.repeat(300).trim()}\n`.repeat(300).trim())],
    ['of blanks', map(`.${' '.repeat(190_000)}.`)],
    ['of signs that nobody knows', map(`${'? '.repeat(90).trim()}\n`.repeat(90).trim())],
    [
      'of ways without end',
      `${map('. .\n . .', '1 1\n 2 2')}ways:\n${"  - {kind: road, run: '0101 0201'}\n".repeat(20_000)}`,
    ],
    [
      'of a run without end',
      `${map('. .\n . .', '1 1\n 2 2')}ways:\n  - {kind: road, run: '${'0101 0201 '.repeat(90_000).trim()}'}\n`,
    ],
  ]

  it.each(ofGreatSize.filter((_, index) => hasTurn(index)))('%s is refused, in time', async (_, text) => {
    await putScenario({ 'map.yaml': text })
    const found = await check()
    expect(found.length).toBeGreaterThan(0)
    expect(
      found.every((one) => one.endsWith('scenarios/a/map.yaml') || one.endsWith('scenarios/a/scenario.yaml')),
    ).toBe(true)
  })
})

describe('entries in great number', () => {
  it('are refused in time', async () => {
    const units = Array.from({ length: 9000 }, (_, at) => `  unit-${at}: {name: A}\n`).join('')
    put('systems/operational/units/mine.yaml', `kind: units\nentries:\n${units}`)
    put('systems/operational/tables/weather.yaml', `kind: weather\nentries:\n${units}`)
    const found = await check()
    expect(found).toContain('field-missing systems/operational/units/mine.yaml')
  })

  it('are refused in a scenario too', async () => {
    await putScenario({})
    const units = Array.from(
      { length: 8000 },
      (_, at) => `      - {id: u${at}, name: A, type: british-infantry, hex: '0101'}\n`,
    )
    const side = (id: string): string =>
      `  - id: ${id}\n    name: A\n    colour: {light: '#000000', dark: '#ffffff'}\n    victory: deny\n    units:\n${units.join('')}`
    put('scenarios/a/scenario.yaml', `kind: scenario\nsystem: operational\nsides:\n${side('a')}`)
    expect(await check()).toContain('list-length scenarios/a/scenario.yaml')
  })

  it('of files are counted, and the rest is left alone', async () => {
    const folder = join(home, 'mine/scenarios/a')
    mkdirSync(folder, { recursive: true })
    // The same file by many names: they cost next to nothing on disk.
    writeFileSync(join(folder, '0.json'), '')
    for (let at = 1; at < mostFiles + 50; at++) linkSync(join(folder, '0.json'), join(folder, `${at}.json`))
    expect((await check()).some((one) => one.startsWith('file-too-large scenarios/a/'))).toBe(true)
  })
})

describe('texts', () => {
  it.each([
    ['<script>alert(1)</script>', 'html-refused'],
    ['<img src=x onerror=alert(1)>', 'html-refused'],
    ['[a](javascript:alert(1))', 'link-refused'],
    ['[a](JaVaScRiPt:alert(1))', 'link-refused'],
    ['[a](data:text/html,x)', 'link-refused'],
    ['[a](vbscript:x)', 'link-refused'],
    ['[a](file:///etc/passwd)', 'link-refused'],
    ['[a](scenario:../../x)', 'reference-unknown'],
    ['[a](term:__proto__)', 'reference-unknown'],
    ['{{toString.length}}', 'reference-unknown'],
    ['{{constructor.name}}', 'reference-unknown'],
    ['{{table constructor}}', 'reference-unknown'],
    ['![a](../../../etc/passwd.png)', 'link-refused'],
    ['![a](https://example.org/tracker.png)', 'link-refused'],
  ])('%s is refused in a briefing', async (text, code) => {
    await putScenario({ 'briefing.md': `**15 August 1944.** Westfield.\n\n${text}\n\n## What happened\n\nMuch.\n` })
    expect(await check()).toContain(`${code} scenarios/a/briefing.md`)
  })

  const ofOneThing = [
    ['brackets', '['.repeat(3900)],
    ['emphasis', '*a **b '.repeat(550)],
    ['quotes', '> '.repeat(1900)],
    ['tables', `${'|a'.repeat(1900)}\n${'|-'.repeat(1900)}\n`],
    ['code', '`'.repeat(3900)],
    ['entities', '&amp;'.repeat(780)],
    ['footnotes', '[^a]: x\n\n'.repeat(3000)],
    ['headings', '# a\n\n'.repeat(15_000)],
    ['pictures', '![a](a.png)\n\n'.repeat(7000)],
  ]

  it.each(ofOneThing.filter((_, index) => hasTurn(index)))('of nothing but %s are read in time', async (_, text) => {
    await putScenario({ 'briefing.md': `**15 August 1944.** {{combat.columns.last}}\n\n${text}\n` })
    await check()
  })
})

describe('files of evidence', () => {
  const poisoned = '{"__proto__": {"polluted": true}, "constructor": {"prototype": {"polluted": true}}, "format": 1}'

  it.each([
    ['poison', poisoned],
    ['nesting', `${'['.repeat(500_000)}`],
    ['nothing', 'null'],
    ['a list', '[]'],
    ['numbers', '{"format": 1, "games": 1e999}'],
    ['much', `{"format": 1, "wins": [${'0,'.repeat(400_000)}0]}`],
  ])('with %s in them are told', async (_, text) => {
    await putScenario({ 'evidence.json': text, 'witness.json': text })
    const { out } = await typeIn(home, ['check', 'mine', '--format', 'json'])
    expect(out).toContain('evidence-invalid')
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  })

  it('and records are refused alike', async () => {
    await putScenario({})
    writeFileSync(join(home, 'record.txt'), poisoned)
    for (const record of [
      poisoned,
      'record.txt',
      '../../../etc/passwd',
      '{"moves": {"length": 1e9}}',
      'x'.repeat(100_000),
    ]) {
      const { code } = await typeIn(home, ['replay', record, '--content', 'mine'])
      expect(code).not.toBe(0)
    }
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  })
})

describe('the patterns of the schemas', () => {
  const patterns = new Set<string>()
  const collect = (node: unknown): void => {
    if (node === null || typeof node !== 'object') return
    for (const [name, value] of Object.entries(node)) {
      if (name === 'pattern' && typeof value === 'string') patterns.add(value)
      else collect(value)
    }
  }
  collect(schemaFiles())

  it.each([...patterns])('%s is matched in time that grows with the text', (pattern) => {
    const form = new RegExp(pattern, 'u')
    for (const part of [
      'a',
      'a-',
      '0101 ',
      ' ',
      '0',
      '(',
      ')',
      'A AND ',
      '0101 E ',
      '\n',
      '.',
      '1.',
      'a/',
      '\u00a0x',
    ]) {
      for (const end of ['', '!', ' ', '\n']) {
        const begun = processorTime()
        form.test(part.repeat(50_000) + end)
        expect(processorTime() - begun).toBeLessThan(1500)
      }
    }
  })
})
