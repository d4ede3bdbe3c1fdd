import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { offline } from '../../site/publish/offline.mjs'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'site-'))
})
afterEach(() => rmSync(root, { recursive: true }))

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12)

/** Runs the last steps of a build, when all files are written, for a site below a path. */
const prepare = async (base: string): Promise<void> => {
  const { hooks } = offline()
  await hooks['astro:config:done']?.({ config: { base } } as never)
  await hooks['astro:build:done']?.({ dir: pathToFileURL(`${root}/`) } as never)
}

/** The list of a page, by the hash that the page names. */
const listOf = (page: string): Record<string, string> => {
  const [, hash = ''] = /<meta name="offline" content="(\w+)"/.exec(read(page)) ?? []
  const list = read(`offline/${hash}.json`)
  expect(hashOf(list)).toBe(hash)
  return JSON.parse(list)
}

describe('what the service worker needs, for a site below a path', () => {
  beforeEach(async () => {
    write('theme.js', 'theme')
    write('data/x.json', '{}')
    write('data/t.json', '[]')
    write('media/near.webp', 'near')
    write('media/far.webp', 'far')
    write('_astro/a.1.js', 'import"./b.2.js";const later=()=>import("./c.3.js")')
    write('_astro/b.2.js', '')
    write('_astro/c.3.js', 'import("./d.6.js");new Worker(new URL("/x/_astro/w.4.js",import.meta.url))')
    write('_astro/d.6.js', '')
    write('_astro/w.4.js', 'import"./players-other.5.js"')
    write('_astro/players-other.5.js', '')
    write(
      'scenarios/one/index.html',
      '<meta name="offline"/><script src="/x/theme.js"></script><script type="module" src="/x/_astro/a.1.js"></script>' +
        '<article data-system="other"></article><h1 id="_top">One &amp; all</h1><div data-system="own" data-bundle="/x/data/x.json" data-tables="/x/data/t.json"></div><a href="/x/data/x.json">data</a>',
    )
    write(
      'rules/own/index.html',
      '<meta name="offline"/><script src="/x/theme.js"></script><main data-pagefind-body><h1>Own rules</h1><img src="/x/media/near.webp" alt="">',
    )
    write(
      'rules/own/first/index.html',
      '<meta name="offline"/><script src="/x/theme.js"></script><main data-pagefind-body><h1>First</h1>',
    )
    write('rules/own/tests/index.html', '<meta name="offline"/><script src="/x/theme.js"></script><h1>Tests</h1>')
    write(
      'index.html',
      '<meta name="offline"/><script src="/x/theme.js"></script><img src="/x/media/far.webp" loading="lazy" alt="">',
    )
    write(
      'offline/index.html',
      '<meta name="offline"/><script src="/x/theme.js"></script><a class="button" href="/x/">Home</a>',
    )
    await prepare('/x')
  })

  test('addresses that pages fetch have the hash of what they lead to, those of readers do not', () => {
    expect(read('index.html')).toContain(`<script src="/x/theme.js?v=${hashOf('theme')}"></script>`)
    expect(read('index.html')).toContain(`<img src="/x/media/far.webp?v=${hashOf('far')}"`)
    const page = read('scenarios/one/index.html')
    expect(page).toContain(`data-bundle="/x/data/x.json?v=${hashOf('{}')}"`)
    expect(page).toContain('<a href="/x/data/x.json">')
  })

  test('a list has what its page loads now and later, and is called by its hash, which the page names', () => {
    const hashOfFile = (path: string): string => hashOf(read(path))
    expect(listOf('scenarios/one/index.html')).toEqual({
      '/x/_astro/a.1.js': hashOfFile('_astro/a.1.js'),
      '/x/_astro/b.2.js': hashOf(''),
      '/x/_astro/c.3.js': hashOfFile('_astro/c.3.js'),
      '/x/_astro/d.6.js': hashOf(''),
      [`/x/data/t.json?v=${hashOf('[]')}`]: hashOf('[]'),
      [`/x/data/x.json?v=${hashOf('{}')}`]: hashOf('{}'),
      [`/x/theme.js?v=${hashOf('theme')}`]: hashOf('theme'),
    })
    expect(listOf('rules/own/index.html')).toHaveProperty([`/x/media/near.webp?v=${hashOf('near')}`])
  })

  test('pages that need the same share a list; pictures that are loaded when they are seen are in none', () => {
    expect(listOf('index.html')).toEqual(listOf('rules/own/first/index.html'))
    expect(readdirSync(join(root, 'offline')).length).toBe(5)
  })

  test('the entry pages belong together, and the rulebook and the battles of a rule system, with what each alone and all together weigh', () => {
    const sets = JSON.parse(read('offline/sets.json'))
    expect(Object.keys(sets.systems[0].rules.pages)[0]).toBe('/x/rules/own/')
    const hashOfPage = (path: string): string => hashOf(read(path))
    const size = (...paths: readonly string[]): number => paths.reduce((sum, path) => sum + read(path).length, 0)
    const rules = ['rules/own/index.html', 'rules/own/first/index.html', 'media/near.webp']
    const battle = ['scenarios/one/index.html', '_astro/a.1.js', '_astro/c.3.js', 'data/x.json', 'data/t.json']
    expect(sets).toEqual({
      entryPages: { '/x/': hashOfPage('index.html'), '/x/offline/': hashOfPage('offline/index.html') },
      systems: [
        {
          id: 'own',
          title: 'Own rules',
          shared: size('theme.js'),
          rules: {
            bytes: size(...rules),
            pages: {
              '/x/rules/own/': hashOfPage('rules/own/index.html'),
              '/x/rules/own/first/': hashOfPage('rules/own/first/index.html'),
            },
          },
          battles: [{ address: '/x/scenarios/one/', title: 'One & all', bytes: size(...battle) }],
        },
      ],
    })
  })
})
