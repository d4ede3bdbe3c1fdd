/**
 * A worked example of a rulebook: read here, played by its rule system. It stands in a chapter as a block of code in the
 * language `example`; its form is the schema `example` of the system, in which `title` and `rules` always are.
 */
import type { CompiledExample, CompiledSystem } from '../content.ts'
import { below, type Place, type Report } from '../diagnostics/diagnostic.ts'
import { hintForUnknown } from '../diagnostics/suggest.ts'
import type { SourceFile } from '../files.ts'
import { findErrors } from '../schemas/findErrors.ts'
import { reportSchemaErrors } from '../schemas/messages.ts'
import { systemCompilerOf } from '../systems/index.ts'
import { readEmbedded } from './embedded.ts'
import type { ExampleSource } from './markdown.ts'

/** The fields that example blocks of all systems share. */
interface ExampleHead {
  readonly title: string
  /** Without their system: `C14`. */
  readonly rules: readonly string[]
}

/** Reads and runs an example. Undefined when it cannot be read; that, and a wrong one, is reported at its line. */
export const checkExample = (
  file: SourceFile,
  { text, offset }: ExampleSource,
  system: CompiledSystem,
  knownRules: ReadonlyMap<string, unknown>,
  report: Report,
): CompiledExample | undefined => {
  const { schemas, rulebook } = systemCompilerOf(system.id)
  const { value, report: inner } = readEmbedded(file, offset, text, report)
  if (value === undefined) return undefined
  const errors = findErrors(schemas.example, value)
  if (errors.length > 0) {
    reportSchemaErrors({ file: file.path, text, value }, schemas.example, errors, inner)
    return undefined
  }
  const example = value as ExampleHead
  const { title, rules } = example
  const root: Place = { file: file.path, path: [] }
  for (const [index, rule] of rules.entries()) {
    if (knownRules.has(rule)) continue
    inner.error('rule-unknown', below(root, 'rules', index), `The rulebook states no rule ${rule}.`, {
      hint: hintForUnknown(rule, [...knownRules.keys()]),
    })
  }
  const played = rulebook.play(example, system, root, inner)
  return played && { ...played, title, rules: rules.map((rule) => `${system.id}.${rule}` as const) }
}
