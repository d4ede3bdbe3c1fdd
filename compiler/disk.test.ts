import { chmod, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeReport } from './diagnostics/diagnostic.ts'
import { DirectoryError, readDirectory } from './disk.ts'
import { largestFile } from './files.ts'

let root = ''
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'sandtable-disk-'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

const put = async (path: string, content: string | Uint8Array): Promise<void> => {
  await mkdir(join(root, path, '..'), { recursive: true })
  await writeFile(join(root, path), content)
}

const readAll = async () => {
  const report = makeReport()
  const files = await readDirectory(root, report)
  return {
    paths: files.map(({ path }) => path),
    found: report.diagnostics.map(({ code, file }) => `${code} ${file}`),
    files,
  }
}

describe('a content directory', () => {
  it('is read file by file, in order, texts and the pictures beside them', async () => {
    await put('scenarios/b/map.yaml', 'kind: map\n')
    await put('scenarios/a/briefing.md', '# A\n')
    await put('scenarios/a/evidence.json', '{}')
    await put('scenarios/a/photo.png', new Uint8Array([137, 80]))
    await put('photo.png', new Uint8Array([137, 80]))
    await put('scenarios/a/drawing.svg', '<svg/>')
    await put('.git/config.yaml', 'a: 1')
    await put('node_modules/x/a.yaml', 'a: 1')
    const { paths, found } = await readAll()
    expect(paths).toEqual([
      'scenarios/a/briefing.md',
      'scenarios/a/evidence.json',
      'scenarios/a/photo.png',
      'scenarios/b/map.yaml',
    ])
    expect(found).toEqual([])
  })

  it('says when a file is not read because of its name', async () => {
    await put('scenarios/a/map.yml', 'kind: map\n')
    expect(await readAll()).toMatchObject({ paths: [], found: ['file-misplaced scenarios/a/map.yml'] })
  })

  it('loses a byte order mark', async () => {
    await put('a.yaml', '\ufeffkind: map\n')
    expect((await readAll()).files[0].text).toBe('kind: map\n')
  })

  it('is never left by a symbolic link', async () => {
    await put('a.yaml', 'a: 1')
    await symlink('/etc/passwd', join(root, 'secret.yaml'))
    await symlink('/etc', join(root, 'folder'))
    const { paths, found } = await readAll()
    expect(paths).toEqual(['a.yaml'])
    expect(found).toEqual(['file-symlink folder', 'file-symlink secret.yaml'])
  })

  it('does without files that are too large, not text, or not to be read', async () => {
    await put('a.yaml', 'x'.repeat(largestFile + 1))
    await put('b.yaml', new Uint8Array([0xff, 0xfe, 0x00]))
    await put('c.yaml', 'c: 1')
    const { paths, found } = await readAll()
    expect(paths).toEqual(['c.yaml'])
    expect(found).toEqual(['file-too-large a.yaml', 'file-encoding b.yaml'])
  })

  it.skipIf(process.getuid?.() === 0)('tells what it may not read', async () => {
    await put('a.yaml', 'a: 1')
    await chmod(join(root, 'a.yaml'), 0)
    expect((await readAll()).found).toEqual(['file-unreadable a.yaml'])
  })

  it('is not read without end downwards', async () => {
    await put(`${'deep/'.repeat(20)}a.yaml`, 'a: 1')
    const { paths, found } = await readAll()
    expect(paths).toEqual([])
    expect(found).toHaveLength(1)
  })

  it('has to be there', async () => {
    await put('a.yaml', 'a: 1')
    await expect(readDirectory(join(root, 'nowhere'), makeReport())).rejects.toThrow(DirectoryError)
    await expect(readDirectory(join(root, 'a.yaml'), makeReport())).rejects.toThrow(DirectoryError)
    await symlink(root, join(root, 'link'))
    await expect(readDirectory(join(root, 'link'), makeReport())).rejects.toThrow('symbolic link')
  })
})
