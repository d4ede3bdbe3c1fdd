import { deflateSync, gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { load } from 'js-yaml'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Direction, type Grid, hexAt, isOnMap, neighbourOf } from '../../engine/hex.ts'
import { compile } from '../compile.ts'
import type { Compiled } from '../content.ts'
import { type Diagnostic, makeReport } from '../diagnostics/diagnostic.ts'
import { readDirectory } from '../disk.ts'
import { type AuthoredMap, type Feature, featuresOf, type MapFeatures, makeMapText } from '../exchange/features.ts'
import type { MapExchange } from '../exchange/layout.ts'
import { mapExchange as cards } from '../systems/command-cards/exchange/layout.ts'
import { mapExchange as operational } from '../systems/operational/exchange/layout.ts'
import { parseYaml } from '../yaml/parse.ts'
import { exportMap, featuresOfTiled, keepComments, makeTmj, makeTmx, readTiled } from './index.ts'

const files = await readDirectory(new URL('../../content', import.meta.url).pathname, makeReport())
const exchanges: Record<string, MapExchange> = {
  'command-cards': cards as MapExchange,
  operational: operational as MapExchange,
}
const texts = files
  .filter(({ path }) => /^scenarios\/[^/]+\/map\.yaml$/.test(path))
  .map(({ path, text }) => [path.split('/')[1], text] as const)
const systemOfScenario = (id: string): string =>
  (load(files.find(({ path }) => path === `scenarios/${id}/scenario.yaml`)?.text ?? '') as { system: string }).system

let compiled: Compiled
beforeAll(() => {
  compiled = compile(
    files.filter(({ path }) => path.startsWith('systems/')),
    makeReport(),
  )
})
const tilesOf = (system: string) =>
  exchanges[system].tiles(compiled.systems.find(({ id }) => id === system)?.rules ?? {})
const authoredOf = (text: string): AuthoredMap => load(text) as AuthoredMap

const none = () => undefined
const formats = { tmj: makeTmj, tmx: makeTmx }

const carry = (
  map: MapFeatures,
  system: string,
  format: keyof typeof formats,
): { back: MapFeatures | undefined; found: readonly Diagnostic[] } => {
  const { layout } = exchanges[system]
  const report = makeReport()
  const name = `map.${format}`
  const tiled = readTiled(
    name,
    formats[format](exportMap(map, layout, tilesOf(system), system, 'tiles.png')),
    none,
    report,
  )
  return { back: tiled && featuresOfTiled(tiled, layout, tilesOf(system), name, report), found: report.diagnostics }
}

describe('a map that goes to Tiled and back', () => {
  it.each(texts)('of %s is the same, in both formats', (id, text) => {
    const system = systemOfScenario(id)
    const map = featuresOf(authoredOf(text), exchanges[system].layout)
    for (const format of ['tmj', 'tmx'] as const) {
      const { back, found } = carry(map, system, format)
      expect(found).toEqual([])
      expect(back).toEqual(map)
    }
  })

  it.each(texts)('of %s keeps the text of its file, comments and all', (id, text) => {
    const { layout } = exchanges[systemOfScenario(id)]
    const report = makeReport()
    const map = featuresOf(authoredOf(text), layout)
    expect(keepComments(text, map, layout, 'map.yaml', report)).toBe(text)
    expect(featuresOf(authoredOf(makeMapText(map, layout)), layout)).toEqual(map)
    expect(report.diagnostics).toEqual([])
  })
})
