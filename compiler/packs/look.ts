/** Content as a user has it open: packs laid over each other, and what was found while that was done. */
import { type Diagnostic, makeReport } from '../diagnostics/diagnostic.ts'
import { homeOf, type SourceFile, type SourceFiles } from '../files.ts'
import { pathInLayer } from './layered.ts'
import { type Layer, type Layered, layPacks } from './layers.ts'
import { manifestName } from './manifest.ts'

export interface Look extends Layered {
  /** The findings so far: from reading, and from conflicts between packs. In places that `show` understands. */
  readonly found: readonly Diagnostic[]
  readonly layers: readonly ReadLayer[]
  /** Paths of files of a layer that are in the whole as they are. */
  untouched(layer: number): readonly string[]
  /**
   * True if a finding concerns the user: scenarios of others need no new playtest because a pack has changed their rules, and findings that
   * others have accepted in their own content are their business.
   */
  concernsUser(diagnostic: Diagnostic): boolean
}

/** A layer, and what was found while it was read. */
export interface ReadLayer extends Layer {
  readonly read: readonly Diagnostic[]
}

/** Lays what was read over each other. `isAlone`: the lowest layer need not say that it is a pack. */
export const lookAt = (layers: readonly ReadLayer[], isAlone: boolean): Look => {
  const report = makeReport()
  layers.forEach(({ files }, layer) => {
    if (layer === 0 || hasManifest(files)) return
    report.error(
      'pack-missing',
      { file: pathInLayer(layer, manifestName), path: [] },
      `The folder has no ${manifestName}.`,
      {
        hint: isAlone
          ? 'Only what is laid over other content needs one: sandtable new pack shows what stands in it.'
          : 'It is laid over the content that comes with sandtable. Write one: sandtable new pack shows what stands in it.',
      },
    )
  })
  const layered = layPacks(layers, report)
  const here = new Set(layered.files.map(({ path }) => path))
  const top = layers.length - 1
  const homes = new Set(layers[top]?.files.map(({ path }) => homeOf(path)))
  const read = layers.flatMap((one, layer) =>
    one.read.map((finding) =>
      // Of a folder that is looked at it is good to know what could not be read: it is not missing. Everything else is told by itself,
      // as what is there under this path may come from elsewhere, and the folder may be none that anybody looks at.
      layer === top && !here.has(finding.file) && homes.has(homeOf(finding.file))
        ? finding
        : { ...finding, file: pathInLayer(layer, finding.file) },
    ),
  )
  const files = new Set<SourceFile>(layered.files)
  return {
    ...layered,
    layers,
    found: [...read, ...report.diagnostics],
    untouched: (layer) => (layers[layer]?.files ?? []).flatMap((file) => (files.has(file) ? [file.path] : [])),
    concernsUser: (one) =>
      isAlone || layered.layerOf(one) > 0 || (one.suppressed === undefined && !aboutEvidence.test(one.code)),
  }
}

/** Codes of what games have shown, and of games that were kept. */
const aboutEvidence = /^(?:evidence|witness|balance|length|difficulty|unwinnable|history|win|card-too)-/

const hasManifest = (files: SourceFiles): boolean => files.some(({ path }) => path === manifestName)
