/** `sandtable new`: writes a pack or a scenario to begin with. Never over anything that is there. */
import { existsSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { capital } from '../../engine/words.ts'
import { isDay } from '../calendar.ts'
import { compile } from '../compile.ts'
import { makeReport } from '../diagnostics/diagnostic.ts'
import { hintForUnknown } from '../diagnostics/suggest.ts'
import { packageRoot } from '../emit/package.ts'
import { OutputError } from '../emit/write.ts'
import { whyNoId } from '../files.ts'
import type { MapSize } from '../packs/enlarge.ts'
import type { Look } from '../packs/look.ts'
import { manifestName } from '../packs/manifest.ts'
import { writePack } from '../packs/newPack.ts'
import { type Template, templateNames, writeScenario } from '../packs/newScenario.ts'
import { openPacks } from '../packs/open.ts'
import { putFolder } from '../packs/putFolder.ts'
import { quoteWord } from '../quoteWord.ts'
import { sharedSchemas } from '../schemas/index.ts'
import { schemaAt } from '../schemas/walk.ts'
import { defaultSystem, systemIds } from '../systems/index.ts'
import type { Fit, SystemRenderer } from '../systems/systemCompiler.ts'
import { systemRendererOf } from '../systems/systemRenderers.ts'
import { parseArguments } from './arguments.ts'
import { type Command, type ExitCode, type Io, UsageError } from './command.ts'
import { shownPath } from './content.ts'

const options = {
  system: { type: 'string', choices: systemIds },
  pack: { type: 'string' },
  title: { type: 'string' },
  date: { type: 'string' },
  size: { type: 'string' },
} as const

type Values = { readonly [Name in keyof typeof options]?: string | undefined }

export const newCommand: Command = {
  summary: 'Write a pack or a scenario to begin with',
  usage: `
Usage: sandtable new pack <dir> [--title <text>]
       sandtable new scenario <id> [options]

A pack is a folder with pack.yaml: what is in it is laid over the content that comes with sandtable. A scenario is a folder in
a pack; the one that is written is small, sound and playable, and says of each field what it is for. Nothing that is there is
ever written over.

Options:
  --system <${systemIds.join('|')}>
                     Rule system of the scenario (default: ${defaultSystem})
  --pack <dir>       Where the scenario goes (default: the working directory if it is a pack, else content)
  --title <text>     Title
  --date <date>      First day of the battle, as year-month-day
  --size <WxH>       Columns and rows of the map; what is added is open country
  --no-color         Do not colour the output

Examples:
  sandtable new pack my-battles
  sandtable new scenario hill-112 --pack my-battles --title "Hill 112" --date 1944-07-10 --size 16x12

Exit codes: 0 written, 2 wrong usage, something is in the way, or no access to files.
`,
  run: async (args: readonly string[], io: Io): Promise<ExitCode> => {
    const { values, words } = parseArguments(args, options, 2)
    const [what, name] = words
    if (what !== 'pack' && what !== 'scenario') {
      throw new UsageError(
        what === undefined ? 'Say what: pack or scenario.' : `"${what}" is neither pack nor scenario.`,
      )
    }
    if (name === undefined || name === '')
      throw new UsageError(`Say the ${what === 'pack' ? 'folder of the pack' : 'id of the scenario'}.`)
    checkName('title', values.title)
    return what === 'pack' ? makePack(name, values, io) : makeScenario(name, values, io)
  },
}

const nameForm = new RegExp(schemaAt(sharedSchemas.pack, ['title'])?.pattern ?? '', 'u')
const longestName = schemaAt(sharedSchemas.pack, ['title'])?.maxLength ?? 0

const isName = (text: string): boolean =>
  text.length <= longestName && nameForm.test(text) && !/[\p{Cc}\p{Cf}]/u.test(text)

const checkName = (option: string, text: string | undefined): void => {
  if (text !== undefined && !isName(text))
    throw new UsageError(`--${option} takes one line of at most ${longestName} characters, without blanks at its ends.`)
}

const makePack = (name: string, { system, pack, date, size, title }: Values, io: Io): ExitCode => {
  const other = Object.entries({ system, pack, date, size }).find(([, value]) => value !== undefined)?.[0]
  if (other !== undefined) throw new UsageError(`--${other} is for scenarios.`)
  const folder = resolve(io.cwd, name)
  const id = idOf(basename(folder))
  putFolder(folder, writePack({ id, title: title ?? titleOfFolder(basename(folder), id), author: 'Your Name' }), folder)
  const at = shownPath(folder, io)
  io.out(`Wrote the pack ${id} to ${at}.\n\nNext:\n`)
  io.out(`  Say in ${join(at, manifestName)} who you are and what is in it.\n`)
  io.out(`  sandtable new scenario first-battle --pack ${quoteWord(at)}\n`)
  io.out('  sandtable editor    in the folder, for completion and checks in VS Code\n')
  return 0
}

/** Letters that are no plain ones with a mark. */
const spelled: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', þ: 'th' }

const idOf = (name: string): string => {
  const id = name
    .toLowerCase()
    .replace(/[ßæœøłđþ]/g, (letter) => spelled[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  const why = id === '' ? 'Use lower-case letters, digits and single hyphens.' : whyNoId(id)
  if (why !== undefined) throw new UsageError(`"${name}" cannot be the name of a pack. ${why}`)
  return id
}

/** An id as words: `hill-112` is `Hill 112`. */
const titleOf = (id: string): string => capital(id.replaceAll('-', ' '))

const titleOfFolder = (name: string, id: string): string => titleOf(isName(name) ? name : id)

const makeScenario = (id: string, values: Values, io: Io): ExitCode => {
  const why = whyNoId(id)
  if (why !== undefined) throw new UsageError(`"${id}" cannot be the id of a scenario. ${why}`)
  const { title = titleOf(id), date } = values
  checkDate(date)
  const systemRenderer = systemRendererOf(values.system ?? defaultSystem)
  const name = values.pack ?? (existsSync(resolve(io.cwd, manifestName)) ? '.' : 'content')
  if (values.pack === undefined && !existsSync(resolve(io.cwd, name)))
    throw new UsageError('There is no pack here. Name its folder with --pack; sandtable new pack makes one.')
  const packs = openPacks([name], io.cwd)
  const pack = resolve(io.cwd, name)
  if (packs.ours > 0 && !existsSync(join(pack, manifestName))) {
    throw new UsageError(
      `${shownPath(pack, io)} is no pack: it has no ${manifestName}. Make one with sandtable new pack.`,
    )
  }
  const look = packs.look()
  refuseKnown(id, look)
  const fit = fitOf(values.size, systemRenderer, look)
  const files = writeScenario(readTemplate(systemRenderer.id), systemRenderer.beginning.ground, { title, date, fit })
  const folder = join(pack, 'scenarios', id)
  putFolder(
    folder,
    Object.entries(files).map(([path, text]) => ({ path, text })),
    pack,
  )
  io.out(`Wrote ${templateNames.join(', ')} to ${shownPath(folder, io)}.\n\nNext:\n`)
  const at = quoteWord(shownPath(pack, io))
  io.out(`  sandtable check ${at}\n`)
  io.out(`  sandtable dev ${at}\n`)
  io.out(
    `  sandtable playtest ${id} --content ${at}    finds out how balanced it is; until then check says evidence-missing\n`,
  )
  return 0
}

const checkDate = (date: string | undefined): void => {
  if (date === undefined || isDay(date)) return
  throw new UsageError(`--date takes a day such as 1944-08-15, not "${date}".`)
}

/** A scenario of this id may be in the pack, or in what it is laid over; a file system may not tell cases apart. */
const refuseKnown = (id: string, { files, show }: Look): void => {
  const known = files.find(({ path }) => path.toLowerCase().startsWith(`scenarios/${id}/`))
  if (known === undefined) return
  const place = show({ code: 'pack-conflict', severity: 'error', file: known.path, path: [], message: '' }).file
  throw new OutputError(`There is a scenario "${id}" already: ${place}.`)
}

const fitOf = (size: string | undefined, systemRenderer: SystemRenderer, { files }: Look): Fit => {
  const { beginning, id } = systemRenderer
  const [, width, height] =
    /^(\d{1,3})x(\d{1,3})$/.exec(size ?? `${beginning.size.width}x${beginning.size.height}`) ?? []
  if (width === undefined) throw new UsageError(`--size takes a width and a height such as 16x12, not "${size}".`)
  const wanted: MapSize = { width: Number(width), height: Number(height) }
  // Without its rulebook, whose examples take longer than all else.
  const { systems } = compile(
    files.filter(({ path }) => path.startsWith(`systems/${id}/`) && !path.startsWith(`systems/${id}/rules/`)),
    makeReport(),
  )
  const system = systems.find((one) => one.id === id)
  if (system === undefined) {
    const hint =
      hintForUnknown(
        id,
        systems.map((one) => one.id),
      ) ?? ''
    throw new OutputError(`The content has no rule system "${id}" that is sound. ${hint}`)
  }
  const fit = beginning.fit(wanted, system.rules)
  if (typeof fit === 'string') throw new UsageError(`--size ${wanted.width}x${wanted.height} ${fit}`)
  return fit
}

const readTemplate = (system: string): Template => {
  const folder = join(packageRoot, 'compiler', 'systems', system, 'template')
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8')
  return { 'scenario.yaml': read('scenario.yaml'), 'map.yaml': read('map.yaml'), 'briefing.md': read('briefing.md') }
}
