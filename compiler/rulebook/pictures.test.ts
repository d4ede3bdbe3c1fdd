import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { processorTime } from '../../tests/support/processorTime.ts'
import { makeReport } from '../diagnostics/diagnostic.ts'
import { readDirectory } from '../disk.ts'
import { parseMarkdown } from './markdown.ts'
import { readHeader } from './pictureFacts.ts'
import { picturesIn, setPictures } from './pictures.ts'
import { renderNodes } from './renderMarkdown.ts'
import { safeHtml } from './safeHtml.ts'

const blank = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#456' } })

let root = ''
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'sandtable-pictures-'))
  await mkdir(join(root, 'scenarios/a/deep'), { recursive: true })
})
afterEach(() => rm(root, { recursive: true, force: true }))

const put = (name: string, bytes: Uint8Array | string) => writeFile(join(root, 'scenarios/a', name), bytes)

/** The HTML of a briefing, and what is wrong with it. */
const render = async (text: string) => {
  const report = makeReport()
  const files = await readDirectory(root, report)
  const file = { path: 'scenarios/a/briefing.md', text }
  const parsed = parseMarkdown(file, 0, undefined, report)
  setPictures(parsed.root, file, picturesIn('scenarios/a', files), report)
  return { html: renderNodes(parsed.root.children), found: report.diagnostics.map(({ code }) => code) }
}

describe('the header of a picture', () => {
  it.each([
    ['png', (size: [number, number]) => blank(...size).png()],
    ['jpeg', (size: [number, number]) => blank(...size).jpeg()],
    ['jpeg', (size: [number, number]) => blank(...size).jpeg({ progressive: true })],
    [
      'jpeg',
      (size: [number, number]) =>
        blank(...size)
          .jpeg()
          .withExif({ IFD0: { Copyright: 'x'.repeat(20_000) } }),
    ],
    ['webp', (size: [number, number]) => blank(...size).webp()],
    ['webp', (size: [number, number]) => blank(...size).webp({ lossless: true })],
    [
      'webp',
      (size: [number, number]) =>
        blank(...size)
          .ensureAlpha(0.5)
          .webp(),
    ],
  ] as const)('of type %s says how large it is', async (type, make) => {
    for (const [width, height] of [
      [1, 1],
      [300, 7],
      [1000, 999],
    ] as const) {
      const bytes = await make([width, height]).toBuffer()
      expect(readHeader(bytes)).toEqual({ type, width, height })
    }
  })

  it('is looked for in any bytes without harm', async () => {
    const whole = await blank(40, 30).jpeg().toBuffer()
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.nat(whole.length), (noise, at) => {
        readHeader(noise)
        readHeader(Buffer.concat([whole.subarray(0, at), noise]))
      }),
      { numRuns: 2000 },
    )
  })

  it('is looked for in bounded time', () => {
    const begun = processorTime()
    readHeader(Buffer.alloc(256 * 1024, 0xff).fill(Buffer.from([0xff, 0xd8, 0xff]), 0, 3))
    const steps = Buffer.alloc(256 * 1024)
    for (let at = 0; at < steps.length; at += 4) steps.set([0xff, 0xe0, 0, 2], at)
    steps.set([0xff, 0xd8], 0)
    readHeader(steps)
    expect(processorTime() - begun).toBeLessThan(1000)
  })
})

describe('a picture in a text', () => {
  it('is shown under the name of its hash, with its size and its words, when it is seen', async () => {
    await put('bridge.png', await blank(320, 200).png().toBuffer())
    const { html, found } = await render('The bridge: ![Ruins of the *bridge*](bridge.png "by us")\n')
    expect(found).toEqual([])
    expect(html).toMatch(
      /^<p>The bridge: <img src="\/media\/pictures\/[0-9a-f]{16}\.webp" alt="Ruins of the bridge" width="320" height="200" loading="lazy" decoding="async"><\/p>$/,
    )
  })

  it('is shown at most as wide as a page needs', async () => {
    await put('front line.jpg', await blank(3200, 1000).jpeg().toBuffer())
    const { html, found } = await render('![The front](<front line.jpg>)\n')
    expect(found).toEqual([])
    expect(html).toContain('width="1600" height="500"')
  })

  it.each([
    ['![](bridge.png)', 'image-without-alt'],
    ['![ ](bridge.png)', 'image-without-alt'],
    ['![a](brigde.png)', 'image-missing'],
    ['![a](drawing.svg)', 'image-invalid'],
    ['![a](text.png)', 'image-invalid'],
    ['![a](drawing.png)', 'image-invalid'],
    ['![a](really-a.jpg)', 'image-invalid'],
    ['![a](gif.webp)', 'image-invalid'],
    ['![a](heavy.png)', 'image-too-large'],
    ['![a](wide.png)', 'image-too-large'],
    ['![a](bomb.png)', 'image-too-large'],
    ['![a](empty.png)', 'image-invalid'],
    ['![a](https://example.org/a.png)', 'link-refused'],
    ['![a](//example.org/a.png)', 'link-refused'],
    ['![a](data:image/png;base64,AAAA)', 'link-refused'],
    ['![a](javascript:alert(1).png)', 'link-refused'],
    ['![a](../b/bridge.png)', 'link-refused'],
    ['![a](%2e%2e%2fb%2fbridge.png)', 'link-refused'],
    ['![a](..\\b\\bridge.png)', 'link-refused'],
    ['![a](deep/bridge.png)', 'link-refused'],
    ['![a](/etc/passwd.png)', 'link-refused'],
    ['![a](%ZZ.png)', 'image-missing'],
    ['![a](link.png)', 'image-missing'],
    ['![a](__proto__)', 'image-invalid'],
    ['![a](constructor.png)', 'image-missing'],
    ['![a][b]\n\n[b]: https://example.org/a.png', 'html-refused'],
    ['<img src="bridge.png" alt="a">', 'html-refused'],
  ])('%s is refused', async (text, code) => {
    const png = await blank(20, 20).png().toBuffer()
    await put('bridge.png', png)
    await put('deep/bridge.png', png)
    await put('really-a.jpg', png)
    await put('drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
    await put('drawing.png', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
    await put('text.png', 'no picture')
    await put('gif.webp', await blank(20, 20).gif().toBuffer())
    await put('empty.png', '')
    await put('heavy.png', Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024)]))
    await put('wide.png', sized(png, 9000, 10))
    await put('bomb.png', sized(png, 8000, 8000))
    await symlink('/etc/passwd', join(root, 'scenarios/a/link.png'))
    const { html, found } = await render(`${text}\n`)
    expect(new Set(found)).toEqual(new Set([code, 'file-symlink']))
    expect(html).not.toContain('<img')
    expect(html).not.toContain('example.org')
  })

  it('is refused where no picture belongs', () => {
    const report = makeReport()
    const file = { path: 'guides/01-a.md', text: '![a](a.png)\n' }
    const parsed = parseMarkdown(file, 0, undefined, report)
    setPictures(parsed.root, file, undefined, report)
    expect(report.diagnostics.map(({ code }) => code)).toEqual(['html-refused'])
  })

  it('does not stand there a thousand times', async () => {
    await put('a.png', await blank(20, 20).png().toBuffer())
    const { found } = await render('![a](a.png)\n\n'.repeat(40))
    expect(found).toHaveLength(10)
  })
})

/** A PNG that says to have another size. */
const sized = (png: Buffer, width: number, height: number): Buffer => {
  const copy = Buffer.from(png)
  copy.writeUInt32BE(width, 16)
  copy.writeUInt32BE(height, 20)
  return copy
}

describe('the second lock', () => {
  const lock = rehypeSanitize(safeHtml(defaultSchema))
  const through = (properties: Record<string, unknown>) =>
    JSON.stringify(
      lock({
        type: 'root',
        children: [{ type: 'element', tagName: 'img', properties: properties as never, children: [] }],
      }),
    )

  it('lets through what emit makes, and nothing else', () => {
    expect(through({ src: '/media/pictures/0123456789abcdef.webp', alt: 'a' })).toContain('0123456789abcdef')
    for (const src of [
      'https://example.org/a.webp',
      '/media/pictures/../../a.webp',
      'javascript:alert(1)',
      '/media/pictures/0123456789abcdef.svg',
    ])
      expect(through({ src })).not.toContain('src')
    expect(through({ src: '/media/pictures/0123456789abcdef.webp', onError: 'alert(1)', srcSet: 'x' })).not.toMatch(
      /alert|srcSet/,
    )
  })
})
