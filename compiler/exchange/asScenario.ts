/** A position as a scenario that passes the checks: findings that follow from how the game stood are accepted in it, with the reason. */
import type { State } from '../../engine/game.ts'
import type { RenderedScenario } from '../content.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { makeReport } from '../diagnostics/diagnostic.ts'
import type { SourceFile } from '../files.ts'
import { formatText } from '../format/format.ts'
import { lintCodes } from '../lint/codes.ts'
import { schemaFor } from '../schemas/located.ts'
import { openGame } from '../systems/games.ts'
import { systemRendererOf } from '../systems/systemRenderers.ts'
import { fieldOf, listIn, textOf as textIn } from '../values.ts'
import type { Workspace } from '../workspace.ts'
import { parseYaml } from '../yaml/parse.ts'
import type { About, ExportedPosition } from './position.ts'

export interface AsScenario {
  readonly exported: ExportedPosition
  /** Codes of the findings that are accepted. */
  readonly accepted: readonly string[]
  /** The findings that are left in it. */
  readonly findings: readonly Diagnostic[]
}

export interface Naming {
  /** Id of the new scenario, and its folder. */
  readonly id: string
  readonly title: string
}

/**
 * The files of a scenario that begins with a position, or why there can be none. `workspace` holds the content that it came from;
 * the new scenario stands in it afterwards.
 */
export const asScenario = (
  found: RenderedScenario,
  state: State,
  { id, title }: Naming,
  workspace: Workspace,
): AsScenario | string => {
  const { position } = systemRendererOf(found.scenario.system).exchange
  const game = openGame(found.scenario)
  if (game.outcome(state) !== undefined) return 'The game is over: there is nothing left to play.'
  const codes = new Set(lintCodes())
  const directory = `scenarios/${id}`
  const files = (exported: ExportedPosition): SourceFile[] => [
    { path: `${directory}/scenario.yaml`, text: exported.scenario },
    { path: `${directory}/map.yaml`, text: exported.map },
    { path: `${directory}/briefing.md`, text: exported.briefing },
  ]
  const base = aboutOf(found, title, workspace.files())
  const old = workspace.files().filter(({ path }) => path.startsWith(`${directory}/`))
  let accepted: readonly string[] = []
  for (;;) {
    const written = position(game, state, { ...base, suppress: accepted })
    if (typeof written === 'string') return written
    const exported = tidy(written, found.scenario.system)
    workspace.change([...old.map(({ path }) => ({ path, text: undefined })), ...files(exported)])
    const findings = workspace.findings().filter(({ file }) => file.startsWith(`${directory}/`))
    const more = findings
      .map(({ code }) => code as string)
      .filter((code) => codes.has(code) && !accepted.includes(code))
    if (more.length === 0) return { exported, accepted, findings }
    accepted = [...new Set([...accepted, ...more])].sort()
  }
}

/** In the one look of authored files. */
const tidy = (exported: ExportedPosition, system: string): ExportedPosition => {
  const look = (kind: string, text: string): string => formatText(text, schemaFor(system, kind)) ?? text
  return { ...exported, scenario: look('scenario', exported.scenario), map: look('map', exported.map) }
}

const aboutOf = (
  { directory, level, balance, sources, scenario }: RenderedScenario,
  title: string,
  files: readonly SourceFile[],
): About => {
  const textOf = (name: string): string => files.find(({ path }) => path === `${directory}/${name}`)?.text ?? ''
  const [, history = ''] = textOf('briefing.md').split(/^#+ What happened[ \t]*$/m)
  const written = parseYaml('', textOf('scenario.yaml'), makeReport())?.value
  const map = parseYaml('', textOf('map.yaml'), makeReport())?.value
  const licence = fieldOf(written, 'licence')
  return {
    title: title || `${scenario.title}, going on`.slice(0, 80),
    level,
    balance,
    sources,
    // Pictures stay with the scenario whose they are.
    history: history.replace(/!\[[^\]]*\]\([^)]*\)/g, ''),
    authors: listIn(written, 'authors').filter((one) => typeof one === 'string'),
    ...(typeof licence === 'string' && { licence }),
    suppress: [],
    wayNames: listIn(map, 'ways').map((way) => textIn(way, 'name') || undefined),
  }
}
