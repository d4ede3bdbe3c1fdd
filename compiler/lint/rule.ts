/** The lint rule: a value that examines a resolved scenario and reports what is unwise about it. */
import type { Side } from '../../engine/game.ts'
import type { CompiledScenario, Suppression } from '../content.ts'
import type { LintCode } from '../diagnostics/codes.ts'
import { below, type Fix, type Path, type Place, type Related, type Severity } from '../diagnostics/diagnostic.ts'
import type { Chart } from './chart.ts'

/** A rule that looks at a scenario opened as `Context`. */
export interface LintRule<Context> {
  /** Also the name of its folder, with `doc.md`, `bad.yaml` and `good.yaml`. */
  readonly code: LintCode
  /** Its finding, in one sentence. */
  readonly summary: string
  readonly severity: Severity
  /** Everything that it finds. */
  check(context: Context): Iterable<Finding>
}

/** Something that a rule found. */
export interface Finding {
  readonly place: Place
  /** The subject of the finding, as `suppress` may name it: the id of a unit or side, or the name of a space. The scenario when absent. */
  readonly about?: string
  readonly message: string
  readonly hint?: string
  readonly related?: readonly Related[]
  readonly fix?: Fix
}

/** The input of the rules for all systems. */
export interface SharedContext {
  readonly compiled: CompiledScenario
  /** Its map and its units, as far as all systems have them. */
  readonly chart: Chart
  /** The codes of all rules. */
  readonly codes: readonly string[]
  /** The codes of the stages. */
  readonly stageCodes: readonly string[]
  /** Suppressions that have suppressed something so far. */
  readonly used: ReadonlySet<Suppression>
}

/** A rule as its folder defines it: the folder's name is its code, and its severity is a warning unless given. */
export interface Rule<Context> extends Omit<LintRule<Context>, 'code' | 'severity'> {
  readonly severity?: Severity
}

export const defineRule = <Context>(rule: Rule<Context>): Rule<Context> => rule

/** A finding about one thing: `at` is its place in the entry. The subject is the thing itself unless given. */
export interface Said extends Omit<Finding, 'place'> {
  readonly at: Path
}

/** A thing that rules look at by itself, its entry, and its number or that of the side that it belongs to. */
export type Subject<T, N> = readonly [thing: T, place: Place, number: N]

/** Things of a list with their places and numbers. */
export const placed = <T>(things: readonly T[], places: readonly Place[]): Subject<T, number>[] =>
  things.map((thing, number) => [thing, places[number], number])

/** Makes a rule that checks things one by one; `about` names a thing as `suppress` does. */
export const ruleOfEach =
  <Context, T, N = number>(
    subjectsOf: (context: Context) => Iterable<Subject<T, N>>,
    aboutOf: (thing: T, context: Context) => string,
  ) =>
  ({
    find,
    ...head
  }: Omit<Rule<Context>, 'check'> & { find(context: Context, thing: T, number: N): Said | undefined }): Rule<Context> =>
    defineRule({
      ...head,
      *check(context: Context) {
        for (const [thing, place, number] of subjectsOf(context)) {
          const said = find(context, thing, number)
          if (said === undefined) continue
          const { at, about = aboutOf(thing, context), ...rest } = said
          yield { ...rest, place: below(place, ...at), about }
        }
      },
    })

/** A context in which the scenario has lists, and its origins the places of their entries. */
interface WithList<K extends string> {
  readonly scenario: { readonly [list in K]: readonly unknown[] }
  readonly origins: { readonly [list in K]: readonly Place[] }
}

/** Makes a rule that checks a list of the scenario, entry by entry. */
export const ruleOfList = <Context extends WithList<K>, K extends string>(
  list: K,
  aboutOf: (entry: Context['scenario'][K][number], context: Context) => string,
) =>
  ruleOfEach<Context, Context['scenario'][K][number]>(
    ({ scenario, origins }) => placed(scenario[list], origins[list]),
    aboutOf,
  )

/** Makes a rule that checks each side. `S` are the sides that a scenario of the system has. */
export const ruleOfSides = <
  Context extends { readonly scenario: { readonly sides: readonly { readonly id: string }[] } } & WithList<'sides'>,
  S extends Side = Side,
>() =>
  ruleOfEach<Context, Context['scenario']['sides'][number], S>(
    ({ scenario, origins }) => scenario.sides.map((side, number) => [side, origins.sides[number], number as S]),
    ({ id }) => id,
  )

/** The rules of folders in the order in which they are run and listed, with their codes, which diagnostics may carry. */
export const inOrder = <Code extends string, Context>(
  rules: Readonly<Record<Code, Rule<Context>>>,
  codes: readonly Code[],
): readonly LintRule<Context>[] =>
  codes.map((code) => ({ severity: 'warning', ...rules[code], code: code as string as LintCode }))
