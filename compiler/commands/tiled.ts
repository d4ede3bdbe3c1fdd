/** `sandtable tiled`: maps to the editor Tiled, and back. */
import { existsSync, lstatSync, readFileSync, realpathSync } from 'node:fs'
import { basename, dirname, extname, join, resolve, sep } from 'node:path'
import { compile, compileScenario, scenarioIds } from '../compile.ts'
import type { CompiledSystem } from '../content.ts'
import { makeReport } from '../diagnostics/diagnostic.ts'
import { print } from '../diagnostics/print.ts'
import { type AuthoredMap, featuresOf, makeMapText } from '../exchange/features.ts'
import type { MapExchange } from '../exchange/layout.ts'
import type { SourceFile } from '../files.ts'
import { formatText } from '../format/format.ts'
import { manifestName } from '../packs/manifest.ts'
import { schemaFor } from '../schemas/located.ts'
import { systemRendererOf } from '../systems/systemRenderers.ts'
import { limits } from '../tiled/document.ts'
import { exportMap, featuresOfTiled, keepComments, makeTmj, makeTmx, readTiled, systemOf } from '../tiled/index.ts'
import { makeTileSheet } from '../tiled/tileSheet.ts'
import { openWorkspace } from '../workspace.ts'
import { parseYaml } from '../yaml/parse.ts'
import { parseArguments } from './arguments.ts'
import { type Command, type ExitCode, type Io, UsageError } from './command.ts'
import { contentOption, exitCodeOf, namedPath, openContent, outputOptions, printFindings, wordsFor } from './content.ts'
import { writeFiles } from './writing.ts'

const options = {
  ...outputOptions,
  ...contentOption,
  out: { type: 'string' },
  into: { type: 'string' },
  system: { type: 'string' },
  force: { type: 'boolean', default: false },
} as const

export const tiled: Command = {
  summary: 'Carry a map to the editor Tiled, and back',
  usage: `
Usage: sandtable tiled export <scenario> [--out <file.tmj|file.tmx>]
       sandtable tiled import <file.tmj|file.tmx> --into <scenario folder> [--system <id>]

export writes the map of a scenario as a map of Tiled, with a picture of its tiles beside it: a layer of tiles for each
layer of signs, a layer of objects for each list of map.yaml. import reads such a map, or one that was drawn in Tiled
with layers of these names, and writes map.yaml. What it cannot carry is said with the layer and the object. Of a
map.yaml that is there, what has not changed keeps its words and comments.

Options:
  --out <file>                        Where the map goes (default: <scenario>.tmj)
  --into <folder>                     Folder of the scenario that gets the map
  --system <id>                       Rule system (default: as the map or the scenario says)
  --content <dir>                     Pack or content directory with the scenario (default: content, or the working
                                      directory if it is a pack); several lie over each other in this order
  --force                             Write over files that are there
  --format <text|json|sarif|github>   How to print findings (default: text)
  --no-color                          Do not colour the output

Exit codes: 0 all was carried, 1 something was not, or the content has errors, 2 wrong usage or no access to files.

Examples:
  sandtable tiled export korsun --out /tmp/korsun.tmx
  sandtable tiled import /tmp/korsun.tmx --into content/scenarios/korsun --force
`,
  run: async (args: readonly string[], io: Io): Promise<ExitCode> => {
    const { values, words } = parseArguments(args, options, 2)
    const [verb, subject] = words
    if (verb !== 'export' && verb !== 'import') throw new UsageError('Say "export" or "import".')
    if (verb === 'export') {
      if (subject === undefined) throw new UsageError('Name a scenario.')
      return exportScenario(subject, values, io)
    }
    if (subject === undefined) throw new UsageError('Name a map of Tiled.')
    if (values.into === undefined) throw new UsageError('Say with --into which scenario folder gets the map.')
    return importFile(subject, { ...values, into: values.into }, io)
  },
}

interface Values {
  readonly content?: readonly string[]
  readonly out?: string
  readonly system?: string
  readonly force?: boolean
  readonly format?: string
}

const exportScenario = async (id: string, values: Values, io: Io): Promise<ExitCode> => {
  const content = await openContent(undefined, values.content, io)
  const compiled = compileScenario(id, content.files, content.report.diagnostics)
  if (compiled === undefined) return sayUnknown(id, content, values, io)
  const { scenario: found } = compiled
  const { system } = found.scenario
  const { layout, tiles: tilesOf } = exchangeOf(system)
  const tiles = tilesOf(compiled.system.rules)
  const file = content.files.find(({ path }) => path === `${found.directory}/map.yaml`)
  const authored = file && parseYaml(file.path, file.text, makeReport())?.value
  if (typeof authored !== 'object' || authored === null) throw new UsageError(`The map of ${id} cannot be read.`)
  const out = resolve(io.cwd, values.out ?? `${id}.tmj`)
  const ending = extname(out)
  if (ending !== '.tmj' && ending !== '.tmx') throw new UsageError('--out takes a file that ends in .tmj or .tmx.')
  const picture = `${basename(out, ending)}-tiles.png`
  const map = exportMap(featuresOf(authored as AuthoredMap, layout), layout, tiles, system, picture)
  const files = new Map<string, string | Uint8Array>([
    [basename(out), ending === '.tmj' ? makeTmj(map) : makeTmx(map)],
    [picture, await makeTileSheet(tiles)],
  ])
  const nameOf = (path: string): string => namedPath(path, io)
  writeFiles(dirname(out), files, values.force === true, nameOf)
  io.error(
    `The map of ${found.scenario.title} is in ${nameOf(out)}, its tiles in ${nameOf(join(dirname(out), picture))}.\n`,
  )
  return 0
}

/** How maps of a rule system go to Tiled and come back. */
const exchangeOf = (system: string): MapExchange => {
  const { map } = systemRendererOf(system).exchange
  if (map === undefined)
    throw new UsageError(`Maps of ${system} are no maps of hexes, and do not go to Tiled. Edit map.yaml itself.`)
  return map
}

/** Tables as they stand in content: those of a scenario hold only what it needs. */
const rulesOf = (systems: readonly CompiledSystem[], system: string): object =>
  systems.find(({ id }) => id === system)?.rules ?? {}

const sayUnknown = async (
  id: string,
  content: Awaited<ReturnType<typeof openContent>>,
  values: Values,
  io: Io,
): Promise<ExitCode> => {
  const known = scenarioIds(content.files)
  if (known.includes(id)) {
    compile(content.files, content.report)
    return printFindings(content, values.format, io)
  }
  throw new UsageError(`No scenario of ${content.name} is called "${id}". There are ${known.join(', ') || 'none'}.`)
}

/** A text file that is no link and not too large; undefined when it cannot be read. */
const readSmall = (path: string): string | undefined => {
  try {
    const status = lstatSync(path)
    return status.isFile() && status.size <= limits.bytes ? readFileSync(path, 'utf8') : undefined
  } catch {
    return undefined
  }
}

/** The text of a file below a folder, however it is reached; undefined when a link leads out. */
const readBelow = (folder: string, name: string): string | undefined => {
  try {
    const path = realpathSync(join(folder, name))
    return path.startsWith(realpathSync(folder) + sep) ? readSmall(path) : undefined
  } catch {
    return undefined
  }
}

/** The pack in which the folder of a scenario lies, as the user would write it. */
const packAround = (folder: string, io: Io): readonly string[] | undefined => {
  const pack = dirname(dirname(folder))
  return existsSync(join(pack, manifestName)) ? [namedPath(pack, io)] : undefined
}

const importFile = async (name: string, values: Values & { readonly into: string }, io: Io): Promise<ExitCode> => {
  const path = resolve(io.cwd, name)
  const text = readSmall(path)
  if (text === undefined)
    throw new UsageError(`${name} cannot be read, or is larger than ${limits.bytes / 1024 / 1024} MiB.`)
  const report = makeReport()
  const shown = namedPath(path, io)
  const sources: SourceFile[] = [{ path: shown, text }]
  const finish = (): ExitCode => {
    const { format = 'text' } = values
    io.out(
      print(format as Parameters<typeof print>[0], report.diagnostics, { files: sources, root: '', colour: io.colour }),
    )
    return exitCodeOf(report.diagnostics)
  }
  const map = readTiled(shown, text, (beside) => readBelow(dirname(path), beside), report)
  if (map === undefined) return finish()
  const folder = resolve(io.cwd, values.into)
  const target = join(folder, 'map.yaml')
  const old = readSmall(target)
  const content = await openContent(undefined, values.content ?? packAround(folder, io), io)
  const systems = openWorkspace(content.files).systems()
  const system = values.system ?? systemOf(map) ?? systemOfScenario(readSmall(join(folder, 'scenario.yaml')))
  if (system === undefined || !systems.some(({ id }) => id === system)) {
    const known = systems.map(({ id }) => id).join(', ')
    throw new UsageError(
      `${system === undefined ? 'Nothing says for which rule system the map is' : `There is no rule system "${system}"`}. Say with --system one of ${known || 'those in content/systems'}.`,
    )
  }
  const { layout, tiles: tilesOf } = exchangeOf(system)
  const features = featuresOfTiled(map, layout, tilesOf(rulesOf(systems, system)), report)
  if (features === undefined) {
    const code = finish()
    io.error(`Nothing was written to ${namedPath(target, io)}.\n`)
    return code
  }
  const targetName = namedPath(target, io)
  if (old !== undefined) sources.push({ path: targetName, text: old })
  const written =
    old === undefined
      ? formatted(makeMapText(features, layout), system)
      : keepComments(old, features, layout, targetName, report)
  writeFiles(dirname(target), new Map([[basename(target), written]]), values.force === true, (one) =>
    namedPath(one, io),
  )
  io.error(`${targetName} has the map. sandtable check${wordsFor(content.names)} says whether it fits its scenario.\n`)
  return finish()
}

const formatted = (text: string, system: string): string => formatText(text, schemaFor(system, 'map')) ?? text

const systemOfScenario = (text: string | undefined): string | undefined =>
  /^system:\s*([a-z0-9-]+)\s*$/m.exec(text ?? '')?.[1]
