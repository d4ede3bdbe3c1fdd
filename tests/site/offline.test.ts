import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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

/** What a build does when all files are written, for a site below a path. */
const prepare = async (base: string): Promise<void> => {
  const { hooks } = offline()
  await hooks['astro:config:done']?.({ config: { base } } as never)
  await hooks['astro:build:done']?.({ dir: pathToFileURL(`${root}/`) } as never)
}

describe('what the service worker needs, for a site below a path', () => {
  beforeEach(async () => {
    write('theme.js', 'theme')
    write('data/x.json', '{}')
    write('data/t.json', '[]')
    write('_astro/a.1.js', 'import"./b.2.js";const later=()=>import("./c.3.js")')
    write('_astro/b.2.js', '')
    write('_astro/c.3.js', 'import("./d.6.js");new Worker(new URL("/x/_astro/w.4.js",import.meta.url))')
    write('_astro/d.6.js', '')
    write('_astro/w.4.js', 'import"./players-other.5.js"')
    write('_astro/players-other.5.js', '')
    write(
      'scenarios/one/index.html',
      '<meta name="offline"/><script src="/x/theme.js"></script><script type="module" src="/x/_astro/a.1.js"></script>' +
        '<h1 id="_top">One</h1><div data-system="own" data-bundle="/x/data/x.json" data-tables="/x/data/t.json"></div><a href="/x/data/x.json">data</a>',
    )
    write('rules/index.html', '<script src="/x/theme.js"></script>')
    await prepare('/x')
  })

  test('addresses that pages fetch have the hash of what they lead to, those of readers do not', () => {
    expect(read('rules/index.html')).toBe(`<script src="/x/theme.js?v=${hashOf('theme')}"></script>`)
    const page = read('scenarios/one/index.html')
    expect(page).toContain(`data-bundle="/x/data/x.json?v=${hashOf('{}')}"`)
    expect(page).toContain('<a href="/x/data/x.json">')
  })

  test('the list has what the page loads now and later, and the page names the list', () => {
    const list = read('scenarios/one/offline.json')
    const hashOfFile = (path: string): string => hashOf(read(path))
    expect(JSON.parse(list)).toEqual({
      title: 'One',
      files: {
        '/x/_astro/a.1.js': hashOfFile('_astro/a.1.js'),
        '/x/_astro/b.2.js': hashOf(''),
        '/x/_astro/c.3.js': hashOfFile('_astro/c.3.js'),
        '/x/_astro/d.6.js': hashOf(''),
        [`/x/data/t.json?v=${hashOf('[]')}`]: hashOf('[]'),
        [`/x/data/x.json?v=${hashOf('{}')}`]: hashOf('{}'),
        [`/x/theme.js?v=${hashOf('theme')}`]: hashOf('theme'),
      },
    })
    expect(read('scenarios/one/index.html')).toContain(`<meta name="offline" content="${hashOf(list)}"`)
  })
})
