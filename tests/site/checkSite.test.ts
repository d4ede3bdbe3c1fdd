import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkSite } from './checkSite.ts'

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'site-'))
})

afterEach(() => {
  rmSync(root, { recursive: true })
})

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

const messages = (base?: string): readonly string[] => checkSite(root, base).problems.map(({ message }) => message)

describe('the check of a built site', () => {
  test('is silent about pages, anchors and files that are there', () => {
    write(
      'index.html',
      '<a href="/rules/#D4">D4</a><a href="rules/">rules</a><a href="#name=A&year=1">army</a><img src="/a.png" alt="">',
    )
    write('rules/index.html', '<p id="D4">odds</p><a href="#D4">self</a><a href="../">home</a>')
    write('a.png', '')
    expect(messages()).toEqual([])
  })

  test.each([
    ['a page that is not there', '<a href="/nowhere/">x</a>', 'leads nowhere: /nowhere/'],
    ['a picture that is not there', '<img alt="" src="/no.png">', 'leads nowhere: /no.png'],
    ['an anchor that is not there', '<a href="#D5">x</a>', 'has no such anchor: #D5'],
    [
      'a script from elsewhere',
      '<script src="https://cdn.example/x.js"></script>',
      'fetches https://cdn.example/x.js from elsewhere',
    ],
    [
      'a style sheet from elsewhere',
      '<link rel="stylesheet" href="//cdn.example/x.css">',
      'fetches //cdn.example/x.css from elsewhere',
    ],
    [
      'an address that runs code',
      '<a href="javascript:alert(1)">x</a>',
      'has an address of an unknown kind: javascript:alert(1)',
    ],
    ['an inline handler', '<button onclick="x()">x</button>', 'has an inline handler: onclick on <button>'],
    ['an inline style', '<p style="color: red">x</p>', 'has an inline style: color: red on <p>'],
    [
      'an inline script',
      '<script type="module">go()</script>',
      'has an inline script or style sheet: <script type="module">go()',
    ],
    ['an inline style sheet', '<style>p {}</style>', 'has an inline script or style sheet: <style>p {}'],
    ['an id used twice', '<p id="a"></p><p id="a"></p>', 'uses the id a twice'],
    ['a picture without alt', '<img src="data:,">', 'has a picture without alt'],
    ['data that is not there', '<div data-tables="/data/no.json"></div>', 'leads nowhere: /data/no.json'],
    [
      'a share outside of its interval',
      '<td>52.3 (48.0–56.6)</td><td>39.9 (40.0–60.0)</td>',
      'tells a share outside of its interval: 39.9 (40.0–60.0)',
    ],
  ])('finds %s', (_, html, message) => {
    write('index.html', html)
    expect(messages()).toEqual([message])
  })

  test('finds fonts that a style sheet misses or fetches from elsewhere', () => {
    write('index.html', '')
    write('a.css', '@font-face{src:url(/font.woff2)}body{background:url("https://cdn.example/x.png")}')
    expect(messages()).toEqual(['leads nowhere: /font.woff2', 'fetches https://cdn.example/x.png from elsewhere'])
  })

  test('finds previews that are too heavy', () => {
    write('media/previews/a.webp', 'x'.repeat(120_001))
    write('media/previews/b.png', 'x'.repeat(120_001))
    expect(messages()).toEqual(['is heavier than a preview may be'])
  })

  test('finds a page to read that loads a program, through what its script cannot begin without', () => {
    write('rules/index.html', '<script type="module" src="/_astro/a.js?v=1"></script>')
    write('scenarios/index.html', '<script type="module" src="/_astro/a.js?v=1"></script>')
    write('_astro/a.js', 'import{p}from"./b.js";import("./later.js")')
    write('_astro/later.js', ' '.repeat(30_000))
    write('_astro/b.js', ' '.repeat(10_000))
    expect(messages()).toEqual([])
    write('_astro/b.js', ' '.repeat(30_000))
    expect(messages()).toEqual(['is there to be read, and loads 30042 bytes of scripts at once'])
  })

  test('lets a link lead away when a reader follows it', () => {
    write('index.html', '<a href="https://example.org/">source</a>')
    expect(messages()).toEqual([])
  })

  test('lets a link carry a record for the player', () => {
    write('index.html', '<a href="/#r=1.0123456789abcdef.0.e">replay</a>')
    expect(messages()).toEqual([])
  })

  test('knows the path under which the site is served', () => {
    write('index.html', '<a href="/table/rules/">in</a><a href="/rules/">out</a>')
    write('rules/index.html', '')
    expect(messages('/table/')).toEqual(['leads nowhere: /rules/'])
  })
})
