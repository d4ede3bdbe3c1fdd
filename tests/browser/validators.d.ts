/** The validators that `core.test.ts` makes of the schemas of a rule system, or of the shared ones, when it builds the worker. */
declare module 'virtual:validators/*' {
  import type { Validator } from '../../compiler/schemas/schema.ts'

  export const validators: Readonly<Record<string, Validator>>
}
