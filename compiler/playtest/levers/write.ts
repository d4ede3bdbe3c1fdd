/** Writes a change into the source of a scenario: comments and layout stay, and the scenario is then what was played. */
import { hashJson } from '../../../engine/hash.ts'
import type { CompiledScenario } from '../../content.ts'
import { below, type Edit } from '../../diagnostics/diagnostic.ts'
import type { SourceFile, SourceFiles } from '../../files.ts'
import { textEditsOf } from '../../fix/edits.ts'
import { withEdits } from '../../format/edits.ts'
import { openWorkspace } from '../../workspace.ts'
import { nodeAt, parseTree } from '../../yaml/tree.ts'
import { type Change, type Setting, type Writing, withSettings } from './lever.ts'

/** The files that a change alters, as they are then; or why it cannot be written. Writes nothing itself. */
export const writeChange = (
  files: SourceFiles,
  one: Pick<CompiledScenario, 'id' | 'scenario' | 'intent' | 'origins'>,
  { settings, writings: own }: Change,
): SourceFiles | string => {
  const { id, scenario } = one
  const writings = [...own, ...shorterLength(one, settings)]
  const changed: SourceFile[] = []
  for (const path of new Set(writings.map(({ at }) => at.file))) {
    const before = files.find((file) => file.path === path)?.text ?? ''
    const text = withWritings(
      before,
      writings.filter(({ at }) => at.file === path),
    )
    if (text === undefined) return `${path} is written in a way that cannot be edited here.`
    changed.push({ path, text })
  }
  const now = files.map((file) => changed.find(({ path }) => path === file.path) ?? file)
  const found = openWorkspace(now, { evidence: false }).scenario(id)?.scenario
  const isWhatWasPlayed = found && hashJson(found.scenario) === hashJson(withSettings(scenario, settings))
  return isWhatWasPlayed ? changed : 'With that change the scenario would be unsound, or not what was played.'
}

/** A claim of length beyond the last turn ends with it. */
const shorterLength = (
  { intent: { length }, origins }: Pick<CompiledScenario, 'intent' | 'origins'>,
  settings: readonly Setting[],
): readonly Writing[] => {
  const turns = settings.find(({ path }) => path.length === 1 && path[0] === 'turns')?.value
  if (length === undefined || typeof turns !== 'number') return []
  return (['from', 'to'] as const)
    .filter((end) => length[end] > turns)
    .map((end) => ({ at: below(origins.scenario, 'intent', 'length', end), value: turns }))
}

/** A text of YAML with other values at some places; undefined where one of them cannot be edited. */
const withWritings = (text: string, writings: readonly Writing[]): string | undefined => {
  const tree = parseTree(text)
  const edits = writings.flatMap(({ at, value }): readonly Edit[] => {
    const holder = nodeAt(tree?.root, at.path.slice(0, -1))
    // One value for all turns stays as it is.
    if (holder?.type === 'leaf') return []
    if (value === undefined) return [{ do: 'remove', at }]
    if (nodeAt(tree?.root, at.path) !== undefined) return [{ do: 'replace', at, text: String(value) }]
    const above = { ...at, path: at.path.slice(0, -1) }
    return [{ do: 'insert', at: above, text: holder?.type === 'list' ? String(value) : `${at.path.at(-1)}: ${value}` }]
  })
  const found = textEditsOf({ title: '', edits }, () => text)
  return found && withEdits(text, found)
}
