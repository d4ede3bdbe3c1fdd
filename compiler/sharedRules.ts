/** The rules of worked examples, kept once for all: an example's bundle holds only those tables that are others than its system's. */
import type { BattleScenario } from './bundle.ts'

type Ruled<S> = S & { readonly rules?: object | undefined }

/** A scenario whose rules are only those tables that are not the very ones of `shared`. */
export const withOwnRules = <S extends BattleScenario>(scenario: S, shared: object): S => {
  const tables = new Map<string, unknown>(Object.entries(shared))
  const own = Object.entries((scenario as Ruled<S>).rules ?? {}).filter(([name, table]) => tables.get(name) !== table)
  return { ...scenario, rules: Object.fromEntries(own) }
}

/** The scenario as it was, with all its rules. */
export const withAllRules = <S extends BattleScenario>(scenario: S, shared: object): S => ({
  ...scenario,
  rules: { ...shared, ...(scenario as Ruled<S>).rules },
})
