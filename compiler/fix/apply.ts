/** Applies the fixes of findings: those that do not overlap in one round, the others in the next, until none is left. */
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { SourceFile, SourceFiles } from '../files.ts'
import { withEdits } from '../format/edits.ts'
import type { Change } from '../workspace.ts'
import { parseTree } from '../yaml/tree.ts'
import { type TextEdit, textEditsOf } from './edits.ts'

/** Most times that content is looked at again: what one fix uncovers may need another. */
const mostRounds = 10

/** A fix that was done. */
export interface Done {
  readonly file: string
  readonly code: string
  /** The changes made, in the words of the fix. */
  readonly title: string
}

export interface Fixed {
  /** The files that changed, as they are now. */
  readonly files: SourceFiles
  readonly done: readonly Done[]
  /** The findings in them now. */
  readonly findings: readonly Diagnostic[]
}

/**
 * Mends files until nothing more is mended by itself. `findingsOf` takes in changes and says everything that is wrong then; it is
 * asked with no changes first. Writes nothing.
 */
export const fixAll = (
  files: SourceFiles,
  findingsOf: (changes: readonly Change[]) => readonly Diagnostic[],
): Fixed => {
  const texts = new Map(files.map(({ path, text }) => [path, text]))
  const changed = new Set<string>()
  const done: Done[] = []
  let findings = findingsOf([])
  for (let round = 0; round < mostRounds; round++) {
    const { changes, did } = fixOnce(texts, findings)
    if (changes.length === 0) break
    for (const { path, text } of changes) {
      texts.set(path, text)
      changed.add(path)
    }
    done.push(...did)
    findings = findingsOf(changes)
  }
  const originals = new Map(files.map(({ path, text }) => [path, text]))
  return {
    files: [...changed]
      .sort()
      .map((path): SourceFile => ({ path, text: texts.get(path) ?? '' }))
      .filter(({ path, text }) => originals.get(path) !== text),
    done,
    findings,
  }
}

interface Round {
  readonly changes: readonly SourceFile[]
  readonly did: readonly Done[]
}

/** Does all fixes that do not touch each other. */
const fixOnce = (texts: ReadonlyMap<string, string>, findings: readonly Diagnostic[]): Round => {
  const accepted = new Map<string, TextEdit[]>()
  const did: Done[] = []
  for (const { fix, file, code } of findings) {
    if (fix === undefined) continue
    const edits = textEditsOf(fix, (path) => texts.get(path))
    if (edits === undefined || edits.length === 0) continue
    if (edits.some((edit) => accepted.get(edit.file)?.some((other) => touches(edit, other)))) continue
    for (const edit of edits) accepted.set(edit.file, [...(accepted.get(edit.file) ?? []), edit])
    did.push({ file, code, title: fix.title })
  }
  const changes: SourceFile[] = []
  for (const [path, edits] of accepted) {
    const before = texts.get(path) ?? ''
    const text = withEdits(before, edits)
    if (text !== before && (!path.endsWith('.yaml') || isYaml(text) || !isYaml(before))) changes.push({ path, text })
  }
  const paths = new Set(changes.map(({ path }) => path))
  return { changes, did: did.filter(({ file }) => paths.has(file)) }
}

const touches = (a: TextEdit, b: TextEdit): boolean => a.start <= b.end && b.start <= a.end

const isYaml = (text: string): boolean => parseTree(text) !== undefined
