/**
 * A worked example of a rulebook: read, opened, run, compared. Its form is `compiler/schemas/example.schema.json`;
 * it stands in a chapter as a block of code in the language `example`.
 */
import type { RuleExample } from '../bundle.ts'
import type { CompiledSystem } from '../content.ts'
import { below, type Place, type Report } from '../diagnostics/diagnostic.ts'
import { hintForUnknown } from '../diagnostics/suggest.ts'
import type { SourceFile } from '../files.ts'
import { findErrors } from '../schemas/index.ts'
import { reportSchemaErrors } from '../schemas/messages.ts'
import type { ExampleBlock } from '../schemas/types.generated.ts'
import type { BoardExtras } from '../systems/operational/cartography/picture.ts'
import { canBegin, extrasOf } from '../systems/operational/rulebook/exampleBoard.ts'
import { openExample } from '../systems/operational/rulebook/examplePosition.ts'
import { runExample } from '../systems/operational/rulebook/exampleRun.ts'
import { readEmbedded } from './embedded.ts'
import type { ExampleSource } from './markdown.ts'

/** An example that came out as stated, without its picture. */
export interface ProvenExample extends Omit<RuleExample, 'picture'> {
  /** What its board shows besides the scenario. */
  readonly extras: BoardExtras
}

/** Reads and runs an example. Undefined when it cannot be read; that, and a wrong one, is reported at its line. */
export const proveExample = (
  file: SourceFile,
  { text, offset }: ExampleSource,
  system: CompiledSystem,
  knownRules: ReadonlyMap<string, unknown>,
  report: Report,
): ProvenExample | undefined => {
  const { value, report: inner } = readEmbedded(file, offset, text, report)
  if (value === undefined) return undefined
  const errors = findErrors('example', value)
  if (errors.length > 0) {
    reportSchemaErrors({ file: file.path, text, value }, 'example', errors, inner)
    return undefined
  }
  const example = value as ExampleBlock
  const root: Place = { file: file.path, path: [] }
  for (const [index, rule] of example.rules.entries()) {
    if (knownRules.has(rule)) continue
    inner.error('rule-unknown', below(root, 'rules', index), `The rulebook states no rule ${rule}.`, {
      hint: hintForUnknown(rule, [...knownRules.keys()]),
    })
  }
  const position = openExample(example, system, root, inner)
  if (position === undefined) return undefined
  const extras = extrasOf(position)
  return {
    extras,
    playable: canBegin(extras),
    title: example.title,
    rules: example.rules.map((rule) => `${system.id}.${rule}` as const),
    scenario: position.game.scenario,
    lines: runExample(example, position, root, inner),
  }
}
