/** Scenarios of the content with their levers, for tests of what levers do. */
import { makeReport } from '../../compiler/diagnostics/diagnostic.ts'
import { readDirectory } from '../../compiler/disk.ts'
import type { Claimed } from '../../compiler/playtest/levers/experiment.ts'
import { type Lever, withSettings } from '../../compiler/playtest/levers/lever.ts'
import { leversFor } from '../../compiler/systems/games.ts'
import { openWorkspace } from '../../compiler/workspace.ts'

export const files = await readDirectory(new URL('../../content', import.meta.url).pathname, makeReport())
const workspace = openWorkspace(files, { evidence: false })
export const open = (id: string) => {
  const found = workspace.scenario(id)?.scenario
  if (found === undefined) throw new Error(`no scenario ${id}`)
  return found
}
export const leversOf = ({ scenario, origins }: Claimed): readonly Lever[] =>
  leversFor(scenario.system).leversOf(scenario, origins)
export const endsOf = ({ less, more }: Lever) => ({ less: less[0]?.settings ?? [], more: more[0]?.settings ?? [] })
/** A scenario with a lever moved by one. */
export const moved = <T extends Claimed>(claimed: T, id: string, end: 'less' | 'more'): T => {
  const change = leversOf(claimed).find((lever) => lever.id === id)?.[end][0]
  if (change === undefined) throw new Error(`no ${end} of ${id}`)
  return { ...claimed, scenario: withSettings(claimed.scenario, change.settings) }
}
