/** Opens content that a user names: a pack is laid over the content that comes with the program, anything else stands alone. */
import { realpathSync } from 'node:fs'
import { isAbsolute, relative, resolve, sep } from 'node:path'
import { type Diagnostic, makeReport } from '../diagnostics/diagnostic.ts'
import { type Elsewhere, openDirectory } from '../disk.ts'
import { homeOf, type SourceFile, type SourceFiles } from '../files.ts'
import { builtinDirectory } from './builtinContent.ts'
import { pathInLayer } from './layered.ts'
import { type Layer, type Layered, layPacks } from './layers.ts'
import { manifestName, standsAlone } from './manifest.ts'

/** Content as it is on disk now. */
export interface Look extends Layered {
  /** What was found so far: while reading, and where packs are in each other's way. In places that `show` understands. */
  readonly found: readonly Diagnostic[]
  readonly layers: readonly Layer[]
  /** Paths of files of a layer that are in the whole as they are. */
  untouched(layer: number): readonly string[]
  /**
   * Whether a finding is for the user: nobody else's scenario has to be played again because a pack has changed the rules that
   * it is played with, and what others have accepted in their own is their business.
   */
  concernsUser(diagnostic: Diagnostic): boolean
}

export interface OpenPacks {
  /** Absolute, by layer from below: the folders that the content comes from. */
  readonly directories: readonly string[]
  /** How many of them, from below, are not the user's: the content that comes with the program. */
  readonly ours: number
  /** Reads everything as it is now; what has not changed is not read again. Throws `DirectoryError`. */
  look(): Look
}

/** The name of a folder as it stands before the paths of its files. */
const shownName = (name: string): string => name.replace(/[/\\]+$/, '') || '/'

/** The content that comes with the program as the user can find it: below the working directory by its way from there. */
const builtinName = (cwd: string): string => {
  const way = relative(cwd, builtinDirectory)
  return way !== '' && !isAbsolute(way) && way.split(sep)[0] !== '..' ? way.split(sep).join('/') : builtinDirectory
}

/**
 * Opens folders, each laid over those before it; `names` are as the user wrote them, relative to `cwd`. When the lowest one is
 * a pack, the content that comes with the program lies below it. Throws `DirectoryError`.
 */
export const openPacks = (names: readonly string[], cwd: string, isElsewhere?: Elsewhere): OpenPacks => {
  const own = names.map((name) => ({ name: shownName(name), directory: resolve(cwd, name) }))
  const readers = own.map(({ directory }) => openDirectory(directory, isElsewhere))
  // What is read to know that is also what is looked at first: large folders are read once.
  const early = makeReport()
  let lowest: SourceFiles | undefined = readers[0]?.(early)
  const isAlone = own.some(({ directory }) => isBuiltin(directory)) || standsAlone(lowest ?? [])
  const house = { name: builtinName(cwd), directory: builtinDirectory }
  const folders = isAlone ? own : [house, ...own]
  if (!isAlone) readers.unshift(openDirectory(builtinDirectory, isElsewhere))
  const look = (): Look => {
    const read = folders.map(({ name }, layer) => {
      if (lowest !== undefined && layer === folders.length - own.length) {
        const files = lowest
        lowest = undefined
        return { name, files, read: early.diagnostics }
      }
      const report = makeReport()
      return { name, files: readers[layer](report), read: report.diagnostics }
    })
    return lookAt(read, isAlone)
  }
  return { directories: folders.map(({ directory }) => directory), ours: isAlone ? 0 : 1, look }
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
const aboutEvidence = /^(?:evidence|witness|balance|length|difficulty|unwinnable|history|win)-/

const hasManifest = (files: SourceFiles): boolean => files.some(({ path }) => path === manifestName)

const isBuiltin = (directory: string): boolean => {
  try {
    return realpathSync(directory) === realpathSync(builtinDirectory)
  } catch {
    return false
  }
}
