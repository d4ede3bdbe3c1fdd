/**
 * Packs laid over each other: what the stages read as one content directory, where each part of it comes from, and where
 * packs are in each other's way. Pure; later layers lie above earlier ones.
 *
 * A pack adds to those below. What a pack below holds too is replaced only when `overrides` says so: a file, a whole
 * scenario, or one entry of a table. What is not said is a conflict; the upper one is looked at nevertheless, so that its
 * author sees everything else that is wrong.
 */
import type { Diagnostic, Place, Report } from '../diagnostics/diagnostic.ts'
import { homeOf, type SourceFiles } from '../files.ts'
import { type LayeredFiles, namesOf, pathInLayer } from './layered.ts'
import { type Manifest, manifestName, readManifest } from './manifest.ts'
import { layFile, replaceScenarios } from './merge.ts'
import { openOverrides } from './overrides.ts'

/** A pack as it lies on disk. */
export interface Layer {
  /** As the user knows its folder; stands before the paths of its files. Empty for the working directory. */
  readonly name: string
  readonly files: SourceFiles
}

/** Content out of several packs. */
export interface Layered {
  /** The files that the stages read, sorted by path, without manifests. */
  readonly files: SourceFiles
  /** By layer, as far as they can be read; undefined where there is none. */
  readonly manifests: readonly (Manifest | undefined)[]
  /** The layer that what stands at a place comes from; the uppermost one for what is nowhere. */
  layerOf(place: Pick<Place, 'file' | 'path'>): number
  /** The layer that a finding is in, and the path of its file there: of the stages, of layers, or of reading one of them. */
  whereIs(finding: Diagnostic): { readonly layer: number; readonly path: string }
  /** A finding with the paths that the user knows: of the stages, of layers, or of reading one of them. */
  show(diagnostic: Diagnostic): Diagnostic
  /** Every file of every layer, by the path that the user knows: what findings are printed from. */
  shown(): SourceFiles
}

/** Lays packs over each other. Reports conflicts, in places that `show` understands. */
export const layPacks = (layers: readonly Layer[], report: Report): Layered => {
  const manifests = layers.map(({ files }, layer) => {
    const file = files.find(({ path }) => path === manifestName)
    return file && readManifest({ ...file, path: pathInLayer(layer, manifestName) }, report)
  })
  refuseSameIds(manifests, report)
  const whole: LayeredFiles = {
    parts: new Map(),
    owners: new Map(),
    titles: layers.map(({ name }, layer) => manifests[layer]?.title ?? (name === '' ? 'the working directory' : name)),
  }
  layers.forEach((layer, number) => {
    layOne(whole, layer, number, manifests[number]?.overrides ?? [], report)
  })
  const { parts, owners } = whole

  const layerOf: Layered['layerOf'] = ({ file, path }) => {
    const part = parts.get(file)
    if (part === undefined) return owners.get(folderOf(file)) ?? layers.length - 1
    return (path[0] === 'entries' ? part.entries.get(String(path[1])) : undefined) ?? part.layer
  }
  const showPlace = <P extends Place>(place: P): P => {
    const { layer = layerOf(place), path } = splitPath(place.file)
    return { ...place, file: joinName(layers[layer]?.name ?? '', path) }
  }
  return {
    files: [...parts.values()].map(({ file }) => file).sort((a, b) => (a.path < b.path ? -1 : 1)),
    manifests,
    layerOf: (place) => splitPath(place.file).layer ?? layerOf(place),
    whereIs: (finding) => {
      const { layer = layerOf(finding), path } = splitPath(finding.file)
      return { layer, path }
    },
    show: (diagnostic) => ({
      ...showPlace(diagnostic),
      ...(diagnostic.related && { related: diagnostic.related.map(showPlace) }),
      ...(diagnostic.suppressed && {
        suppressed: { ...diagnostic.suppressed, by: showPlace(diagnostic.suppressed.by) },
      }),
      ...(diagnostic.fix && {
        fix: { ...diagnostic.fix, edits: diagnostic.fix.edits.map((edit) => ({ ...edit, at: showPlace(edit.at) })) },
      }),
    }),
    shown: () =>
      layers.flatMap(({ name, files }) => files.map(({ path, text }) => ({ path: joinName(name, path), text }))),
  }
}

const splitPath = (file: string): { readonly layer: number | undefined; readonly path: string } => {
  const [, layer, path] = /^\0(\d+)\/(.*)$/s.exec(file) ?? []
  return layer === undefined ? { layer: undefined, path: file } : { layer: Number(layer), path }
}

/** The path of a file in the layer of a name, as the user knows it. */
export const joinName = (name: string, path: string): string => (name === '' || name === '.' ? path : `${name}/${path}`)

/** The folder that says whose a file is that is not there. */
const folderOf = (path: string): string => homeOf(path) ?? path

const layOne = (
  whole: LayeredFiles,
  { files }: Layer,
  layer: number,
  overridden: readonly string[],
  report: Report,
): void => {
  const overrides = openOverrides(overridden, { file: pathInLayer(layer, manifestName), path: [] })
  const below = new Map(whole.parts)
  const own = files.filter(({ path }) => path !== manifestName)
  const order = { whole, layer, overrides, report }
  replaceScenarios(order, own)
  for (const file of own) layFile(order, file)
  for (const { path } of own) whole.owners.set(folderOf(path), layer)
  overrides.reportUnused(() => namesOf(below), report)
}

const refuseSameIds = (manifests: readonly (Manifest | undefined)[], report: Report): void => {
  manifests.forEach((manifest, layer) => {
    const id = manifest?.id
    const first = manifests.findIndex((other) => other?.id === id)
    if (id === undefined || first === layer) return
    const placeIn = (number: number): Place => ({ file: pathInLayer(number, manifestName), path: ['id'] })
    report.error('id-duplicate', placeIn(layer), `Two packs are called "${id}".`, {
      hint: 'Give one of them another id, or name it once.',
      related: [{ ...placeIn(first), message: 'The one below.' }],
    })
  })
}
