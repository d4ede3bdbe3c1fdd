import { mkdtempSync, rmSync } from 'node:fs'
import { cp, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { typeIn } from '../../tests/support/commandLine.ts'
import { part } from '../../tests/support/part.ts'
import { processorTime } from '../../tests/support/processorTime.ts'
import { noCache } from '../../tests/support/stages.ts'
import type { Compiled } from '../content.ts'
import { makeFacts, type PictureFacts, readHeader } from '../rulebook/pictureFacts.ts'
import { makePictures } from './pictures.ts'

const repository = fileURLToPath(new URL('../../content/', import.meta.url))
const scenario = 'content/scenarios/vernon'

let home = ''
beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'sandtable-pictures-'))
  for (const path of ['pack.yaml', 'systems/command-cards', 'scenarios/vernon'])
    await cp(join(repository, path), join(home, 'content', path), { recursive: true })
  await rename(join(home, 'content/systems/command-cards/rules'), join(home, 'rules'))
  await mkdir(join(home, 'content/systems/command-cards/rules'))
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

const build = () => typeIn(home, ['build', '--no-site'])
const show = (text: string) => writeFile(join(home, scenario, 'briefing.md'), text)
const bundle = async (): Promise<{ briefing: string; history: string }> =>
  JSON.parse(await readFile(join(home, 'build/scenarios/vernon.json'), 'utf8'))
const pathIn = (html: string): string => /src="\/media\/([^"]+)"/.exec(html)?.[1] ?? ''

const photo = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#a33' } })

describe('a picture of a text', () => {
  it('is published as another one, without what stood behind and beside it', async () => {
    const secret = '<script>alert(1)</script>'
    const original = await photo(2000, 1000)
      .jpeg()
      .withExif({ IFD0: { Copyright: secret } })
      .toBuffer()
    await writeFile(join(home, scenario, 'river.jpg'), Buffer.concat([original, Buffer.from(secret)]))
    await show('The river.\n\n## What happened\n\n![The river at Vernon](river.jpg)\n')
    const { code, error } = await build()
    expect([code, error]).toEqual([0, expect.stringContaining('1 scenario')])
    const { briefing, history } = await bundle()
    expect(briefing).not.toContain('img')
    const published = await readFile(join(home, 'build', pathIn(history)))
    expect(published.includes('script')).toBe(false)
    expect(await sharp(published).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 800 })
    expect((await sharp(published).metadata()).exif).toBeUndefined()
    // The same content gives the same name and the same bytes.
    expect((await build()).code).toBe(0)
    expect(await readFile(join(home, 'build', pathIn((await bundle()).history)))).toEqual(published)
  })

  it('that is broken behind its header is told, and nothing is written', async () => {
    const whole = await sharp(Buffer.from(Array.from({ length: 300 * 300 * 3 }, (_, at) => (at * 7919) % 251)), {
      raw: { width: 300, height: 300, channels: 3 },
    })
      .png()
      .toBuffer()
    await writeFile(join(home, scenario, 'river.png'), whole.subarray(0, whole.length >> 1))
    await show('![The river](river.png)\n\n## What happened\n\nMuch.\n')
    const { code, error } = await build()
    expect([code, error]).toEqual([
      2,
      expect.stringContaining('scenarios/vernon/river.png is no picture that can be shown'),
    ])
    await expect(bundle()).rejects.toThrow()
  })

  it('that nobody shows is not published', async () => {
    await writeFile(join(home, scenario, 'river.png'), await photo(10, 10).png().toBuffer())
    expect((await build()).code).toBe(0)
    await expect(readFile(join(home, 'build/pictures'))).rejects.toThrow(/ENOENT/)
  })

  it('is shown in a chapter too', async () => {
    const rules = join(home, 'content/systems/command-cards/rules')
    await writeFile(join(rules, 'board.webp'), await photo(10, 10).webp().toBuffer())
    await writeFile(join(rules, '01-a.md'), '---\ntitle: A\nsummary: B.\n---\n\n![A board](board.webp)\n')
    const { code } = await build()
    expect(code).toBe(0)
    const { chapters } = JSON.parse(await readFile(join(home, 'build/rulebook/command-cards.json'), 'utf8'))
    expect((await sharp(join(home, 'build', pathIn(chapters[0].html))).metadata()).format).toBe('webp')
  })
})

/** A chunk of a PNG. */
const chunk = (type: string, data: Uint8Array): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(data.length, 0)
  ends.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)])
}

describe('a picture that was made to hurt', () => {
  const publish = async (bytes: Buffer) => {
    const facts: PictureFacts = {
      width: 0,
      height: 0,
      ...readHeader(bytes),
      bytes: bytes.length,
      hash: '0123456789abcdef',
    }
    const scenario = {
      briefingHtml: '<img src="/media/pictures/0123456789abcdef.webp">',
      historyHtml: '',
      pictures: [{ path: 'scenarios/a/a.png', text: makeFacts(facts) }],
    }
    const compiled = part<Compiled>({ scenarios: [scenario], systems: [], rulebooks: [], guides: [] })
    return makePictures(compiled, () => bytes, noCache)
  }

  it('by a note that unpacks to a hundred megabytes', async () => {
    const png = await photo(20, 20).png().toBuffer()
    const bomb = deflateSync(Buffer.alloc(100 * 1024 * 1024), { level: 9 })
    for (const [type, head] of [
      ['zTXt', 'a\0\0'],
      ['iCCP', 'a\0\0'],
      ['iTXt', 'a\0\u0001\0\0\0'],
    ] as const) {
      const note = chunk(type, Buffer.concat([Buffer.from(head, 'latin1'), bomb]))
      const begun = processorTime()
      const files = await publish(Buffer.concat([png.subarray(0, 33), note, png.subarray(33)]))
      expect(processorTime() - begun).toBeLessThan(5000)
      expect([...files.values()][0]?.length).toBeLessThan(2000)
    }
  })

  it('by being larger than its header says', async () => {
    const large = await photo(8000, 2900).webp().toBuffer()
    const canvas = Buffer.alloc(18)
    canvas.write('VP8X', 0, 'latin1')
    canvas.writeUInt32LE(10, 4)
    const body = Buffer.concat([Buffer.from('WEBP'), canvas, large.subarray(12)])
    const riff = Buffer.from('RIFF    ')
    riff.writeUInt32LE(body.length, 4)
    await expect(publish(Buffer.concat([riff, body]))).rejects.toThrow(
      'scenarios/a/a.png is no picture that can be shown',
    )
  })

  it('by being something else that begins like a picture', async () => {
    const png = await photo(20, 20).png().toBuffer()
    const html = Buffer.from('<html><script>alert(1)</script></html>')
    await expect(publish(Buffer.concat([png.subarray(0, 33), html]))).rejects.toThrow('is no picture that can be shown')
    const files = await publish(Buffer.concat([png, html]))
    expect(Buffer.from([...files.values()][0] ?? []).includes('script')).toBe(false)
  })

  it('by being exchanged after it was looked at', async () => {
    const { width, height } = { width: 20, height: 20 }
    const facts = makeFacts({ type: 'png', width, height, bytes: 1, hash: '0123456789abcdef' })
    const shown = { briefingHtml: '"/media/pictures/0123456789abcdef.webp"', historyHtml: '' }
    const scenario = { ...shown, pictures: [{ path: 'scenarios/a/a.png', text: facts }] }
    const compiled = part<Compiled>({ scenarios: [scenario], systems: [], rulebooks: [], guides: [] })
    await expect(makePictures(compiled, () => undefined, noCache)).rejects.toThrow('has changed meanwhile')
  })
})
