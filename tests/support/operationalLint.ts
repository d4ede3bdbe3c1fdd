/** The small scenario that the examples of the lint rules change. */
import type { SourceFile } from '../../compiler/files.ts'
import { type Example, type Linted, lintFixture } from './lintFixture.ts'

export { type Example, pathOf } from './lintFixture.ts'

/** Lints it with some values changed, beside the files of a rule system. */
export const lintExample = (system: readonly SourceFile[], example: Example): Linted =>
  lintFixture(new URL('../../compiler/systems/operational/lint/fixture/', import.meta.url), system, example)
