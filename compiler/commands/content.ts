/** Code shared by commands over content: opening it, laying packs over each other, printing findings, the exit code. */
import { existsSync, readdirSync, statSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { scenarioIds } from '../compile.ts'
import { type Diagnostic, isActive, makeReport, type Report } from '../diagnostics/diagnostic.ts'
import { formats, isFormat, type Printing, print } from '../diagnostics/print.ts'
import { didYouMean, hintForUnknown } from '../diagnostics/suggest.ts'
import { DirectoryError, readPicture } from '../disk.ts'
import type { SourceFiles } from '../files.ts'
import type { Look } from '../packs/look.ts'
import { isWhole, manifestName } from '../packs/manifest.ts'
import { type OpenPacks, openPacks } from '../packs/open.ts'
import { completeScenarios } from '../playtest/gathered.ts'
import { quoteWord } from '../quoteWord.ts'
import type { Origin } from '../stages/emit.ts'
import { type ExitCode, type Io, UsageError } from './command.ts'

export interface OpenContent {
  /** As the user named it. */
  readonly name: string
  /** All that the user named, from below. */
  readonly names: readonly string[]
  /** The files that the stages take: all layers merged. */
  readonly files: SourceFiles
  readonly report: Report
  /** The layers, and where the user finds what they hold. */
  readonly packs: Look
  /** How many layers, from below, come with the program. */
  readonly ours: number
  /** The user's folders on disk, absolute. */
  readonly folders: readonly string[]
  /** For the bundles: who made what, and the bytes of pictures. */
  readonly origin: Origin
  /** Paths of files that came with the program and stand as they came. */
  readonly given: ReadonlySet<string>
  /** The folder on disk of a scenario by its path. */
  folderOf(path: string): string
  /** True if a scenario is the user's and not a built-in one. */
  isOwn(path: string): boolean
}

/** The options of every command that prints findings. */
export const outputOptions = { format: { type: 'string', default: 'text', choices: formats } } as const

/** The option of every command that lays packs over each other. */
export const contentOption = { content: { type: 'string', multiple: true } } as const

/** The folders that a command line means, from below: those of `--content`, and the one that is looked at. */
export const namesOf = (
  word: string | undefined,
  packs: string | readonly string[] | undefined,
  io: Io,
): readonly string[] => {
  const below = typeof packs === 'string' ? [packs] : (packs ?? [])
  if (word !== undefined) return [...below, word]
  if (below.length > 0) return below
  return [usualName(io)]
}

/** The folder that is meant when none is named: `content`, or the working directory if it is a pack. */
export const usualName = ({ cwd }: Io): string =>
  !existsSync(join(cwd, 'content')) && existsSync(join(cwd, manifestName)) ? '.' : 'content'

/** A path in messages: below the working directory by its way from there, else as it is. */
export const namedPath = (path: string, io: Io): string =>
  relative(io.cwd, path).startsWith('..') ? path : shownPath(path, io)

/** A path as the user would write it. */
export const shownPath = (path: string, { cwd }: Io): string => relative(cwd, path) || '.'

/** Says which folder is meant when one does not exist, or is only a part of one. Throws `DirectoryError`. */
const refuseOther = (name: string, io: Io): void => {
  const path = resolve(io.cwd, name)
  if (!existsSync(path)) {
    const packs = packsIn(io.cwd)
    const home = [...packs, usualName(io)].find((pack) => existsSync(join(io.cwd, pack, 'scenarios', name)))
    const hint =
      home !== undefined
        ? `A scenario is called so: it is looked at with all that it belongs to; name ${home}.`
        : packs.length > 0
          ? `A pack lies at ${packs.join(', ')}: name it.`
          : 'Name the folder of your content, or make one with sandtable new pack.'
    throw new DirectoryError(`There is no directory ${path}. ${hint}`)
  }
  const folder = statSync(path).isDirectory() ? path : dirname(path)
  const isScenario = existsSync(join(folder, 'scenario.yaml')) && basename(dirname(folder)) === 'scenarios'
  if (folder === path && !(isScenario && !existsSync(join(path, manifestName)))) return
  const isInPack = existsSync(join(folder, manifestName))
  const whole = isScenario
    ? ` A scenario is looked at with all that it belongs to: name ${shownPath(dirname(dirname(folder)), io)}.`
    : isInPack
      ? ` It belongs to a pack: name ${shownPath(folder, io)}.`
      : ''
  throw new DirectoryError(`${path} is ${folder === path ? 'the folder of one scenario' : 'not a directory'}.${whole}`)
}

/** Most packs that are named to somebody who has named none. */
const mostPacks = 3

const packsIn = (directory: string): readonly string[] =>
  readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(directory, entry.name, manifestName)))
    .slice(0, mostPacks)
    .map(({ name }) => quoteWord(name))

/** Opens folders, each laid over those before it; they can be looked at again. Throws `DirectoryError`. */
export const openLayers = (names: readonly string[], io: Io): OpenPacks => {
  if (names.includes('')) throw new UsageError('The name of the content directory is empty.')
  for (const name of names) refuseOther(name, io)
  for (const name of names) completeScenarios(resolve(io.cwd, name))
  return openPacks(names, io.cwd)
}

/** Reads the folders as they are now; unreadable files and conflicts between packs are in the report. */
export const lookAtContent = (names: readonly string[], layers: OpenPacks): OpenContent => {
  const packs = layers.look()
  const { directories, ours } = layers
  const layerOf = (path: string): number => packs.layerOf({ file: `${path}/scenario.yaml`, path: [] })
  return {
    name: names.at(-1) ?? '',
    names,
    files: packs.files,
    report: makeReport(packs.found),
    packs,
    ours,
    folders: directories.slice(ours),
    origin: originOf(packs, directories),
    given: new Set(ours === 0 ? [] : packs.untouched(0)),
    folderOf: (path) => join(directories[layerOf(path)] ?? '', path),
    isOwn: (path) => layerOf(path) >= ours,
  }
}

const originOf = (packs: Look, directories: readonly string[]): Origin => {
  const known = packs.manifests.map((manifest) => (manifest && isWhole(manifest) ? manifest : undefined))
  const infos = known.flatMap((manifest) => manifest ?? [])
  const layerOf = (path: string): number => packs.layerOf({ file: path, path: [] })
  return {
    provenance: {
      packs: infos.map(({ id, title, version, authors, licence }) => ({ id, title, version, authors, licence })),
      packOf: (directory) => {
        const manifest = known[layerOf(`${directory}/scenario.yaml`)]
        return manifest && infos.indexOf(manifest)
      },
    },
    readPicture: (path, facts) => readPicture(directories[layerOf(path)] ?? '', path, facts),
  }
}

/** Reads content. `word` and `packs` are as in `namesOf`. Throws `DirectoryError`. */
export const openContent = async (
  word: string | undefined,
  packs: string | readonly string[] | undefined,
  io: Io,
): Promise<OpenContent> => {
  const names = namesOf(word, packs, io)
  return lookAtContent(names, openLayers(names, io))
}

/**
 * The way out when no sound scenario has an id: the one that was meant, if it is the user's before any other; else those of the user,
 * and all that there are only where the user has none. Empty when there is none.
 */
export const hintForScenario = (id: string, { files, isOwn, names }: OpenContent): string => {
  const all = scenarioIds(files).filter((one) => one !== id)
  const own = all.filter((one) => isOwn(`scenarios/${one}`))
  const nearest = didYouMean(id, own) ?? didYouMean(id, all)
  if (nearest !== undefined) return ` Did you mean "${nearest}"?`
  const hint = hintForUnknown(id, own.length > 0 ? own : all)
  if (hint === undefined) return ''
  return own.length > 0 && own.length < all.length ? ` ${hint.replace(/^Known:/, `In ${names.at(-1)}:`)}` : ` ${hint}`
}

export interface FindingsOptions {
  readonly showsSuppressed?: boolean
  /** True if these are all findings of the content: then unused suppressions of packs are reported. */
  readonly isWhole?: boolean
  /** True if missing evidence is reported. Default: true. */
  readonly evidence?: boolean
}

/** Prints all findings, in order of place, and says with which code to leave. Clean content prints nothing as text. */
export const printFindings = async (
  content: OpenContent,
  format: string | undefined,
  io: Io,
  { showsSuppressed = false, isWhole = false, evidence = true }: FindingsOptions = {},
): Promise<ExitCode> => {
  const chosen = format ?? 'text'
  if (!isFormat(chosen)) throw new UsageError(`--format takes ${formats.join(', ')}, not "${chosen}".`)
  const { packs, report } = content
  // Loaded when a manifest asks for it: it knows all codes, and `check` begins before they are there.
  const hasSuppressions = packs.manifests.some((manifest) => manifest?.suppress !== undefined)
  const accepted = hasSuppressions
    ? (await import('../packs/accepting.ts')).acceptInPacks(report.diagnostics, packs, {
        from: content.ours,
        isWhole,
        evidence,
      })
    : report.diagnostics
  const diagnostics = accepted.filter(packs.concernsUser)
  const hasEdits = (chosen === 'sarif' || chosen === 'json') && diagnostics.some(({ fix }) => fix !== undefined)
  const files = diagnostics.length === 0 ? [] : packs.shown()
  const printing: Printing = {
    files,
    root: '',
    colour: io.colour,
    site: siteAddress(),
    showsSuppressed,
    folders: wordsFor(content.names),
    ...(chosen === 'sarif' && { meaningOf: (await import('../lint/codes.ts')).meaningOf }),
    ...(hasEdits && { editsOf: (await import('../fix/edits.ts')).textEditsOf }),
  }
  const printed = diagnostics.map((one) => nameFolders(packs.show(withCause(one, content.given)), content.names))
  io.out(print(chosen, printed, printing))
  return exitCodeOf(diagnostics)
}

/** Folders as a command line means them that names none. */
const isUsual = (names: readonly string[]): boolean => names.length === 1 && /^(?:content|\.)[/\\]*$/.test(names[0])

/** Returns the arguments that make `sandtable check` look at these folders. */
export const wordsFor = (names: readonly string[]): string =>
  isUsual(names)
    ? ''
    : ` ${[...names.slice(-1).map(quoteWord), ...names.slice(0, -1).map((name) => `--content ${quoteWord(name)}`)].join(' ')}`

/** A finding in a file that came with the program: what is wrong there is what the packs above it have done. */
const withCause = (diagnostic: Diagnostic, given: ReadonlySet<string>): Diagnostic => {
  if (!given.has(diagnostic.file)) return diagnostic
  const cause =
    'This file came with sandtable and is sound there: something that a pack replaces or adds does not go with it. Give that an id of its own, or replace this file too. A warning can be accepted in pack.yaml.'
  return { ...diagnostic, hint: diagnostic.hint === undefined ? cause : `${diagnostic.hint} ${cause}` }
}

/** A finding whose way out is a command: with the folders that were named, so that it can be typed as it stands. */
const nameFolders = (diagnostic: Diagnostic, names: readonly string[]): Diagnostic => {
  if (isUsual(names) || !diagnostic.hint?.includes('sandtable playtest')) return diagnostic
  const options = names.map((name) => ` --content ${quoteWord(name)}`).join('')
  const folder = (names.at(-1) ?? '').replace(/[/\\]+$/, '')
  const hint = diagnostic.hint
    .replace(/sandtable playtest (?:--witness )?[\w-]+/g, (command) => `${command}${options}`)
    .replace('commit scenarios/', () => `commit ${folder}/scenarios/`)
  return { ...diagnostic, hint }
}

/** Where the site is served, when that is known: the same settings with which it is built. */
const siteAddress = (): string | undefined => {
  const { SANDTABLE_SITE: site, SANDTABLE_BASE: base = '' } = process.env
  return site === undefined || !URL.canParse(base, site) ? undefined : new URL(base, site).href.replace(/\/+$/, '')
}

/** Warnings are findings too: a warning that is wanted is suppressed with a reason. */
export const exitCodeOf = (diagnostics: readonly Diagnostic[]): ExitCode => (diagnostics.some(isActive) ? 1 : 0)
