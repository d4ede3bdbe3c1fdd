/**
 * A verb of a rule system: one kind of action, from listing it to carrying it out. A system makes its own `verb` of
 * `verbMaker`, and lists what it makes; the type of its actions is that of the list, so that no action is written down twice:
 *
 *     export const move = verb('move', 'm', { unit: 'unit', to: 'space' })({ list, apply, refusal })
 *     const all = [move, halt] as const
 *     export type MyAction = ActionIn<(typeof all)[number]>   // {type: 'move', unit: number, to: number} | {type: 'halt'}
 *
 * What is said of a verb (`VerbWords` in `words.ts`) is an export of its own beside it, which programs that only play do not load.
 */
import { type ActionFormat, isSameValue } from './actionText.ts'
import type { Action, Side } from './game.ts'

/** The fields of an action in the order of its text, and what their numbers count; a list of it for a field that lists numbers. */
export type Fields<K extends string> = ActionFormat<K>['fields']

/** The action of a type that has such fields. */
export type ActionWith<T extends string, F> = { readonly type: T } & {
  readonly [name in keyof F]: F[name] extends readonly unknown[] ? readonly number[] : number
}

/** The actions of some verbs: their union. */
export type ActionIn<V> = V extends { readonly type: infer T extends string; readonly fields: infer F }
  ? ActionWith<T, F>
  : never

/** The types of a rule system that the rules of its verbs speak of. */
interface RuleTypes {
  readonly services: object
  /** A state that is only read. */
  readonly state: object
  readonly draft: object
  readonly side: Side
  readonly among: unknown
  /** The thing that the numbers of an action count: the text of an action is checked against the scenario by it. */
  readonly field: string
}

/** The rules of a kind of action: when it can be chosen, carrying it out, and why it is refused. */
export interface Rules<X extends RuleTypes, A> {
  /**
   * Calls `add` with every action of this kind that a side may do now: the only source of its legality.
   * @param among the units and others whose actions are wanted; those of others may be left out
   */
  list(services: X['services'], state: X['state'], side: X['side'], add: (action: A) => void, among: X['among']): void
  /** Carries out one that is legal. */
  apply(services: X['services'], draft: X['draft'], side: X['side'], action: A): void
  /** Why one that is not legal is refused: a sentence. It decides nothing. */
  refusal(services: X['services'], state: X['state'], side: X['side'], action: A): string
}

/** Any verb, for lists: its own kind of action is forgotten. */
export interface AnyVerb<X extends RuleTypes, A = Action> extends ActionFormat<X['field']>, Rules<X, A> {}

/**
 * Makes the `verb` of a rule system: it is called with the type of the action, its letter in records and its fields, and what it
 * returns with the rules, which know the fields by then.
 * @typeParam More what verbs of the system say besides, such as the phases in which they can be chosen
 */
export const verbMaker =
  <X extends RuleTypes, More = unknown>() =>
  <const T extends string, const F extends Fields<X['field']>>(type: T, code: string, fields: F) =>
  (rules: Rules<X, ActionWith<T, F>> & More) => ({ type, code, fields, ...rules })

/** True if the fields of an action that are asked for have the same values. */
export const isLike = (action: object, like: object): boolean => {
  for (const field of Object.keys(like)) if (!isSameValue(fieldOf(action, field), fieldOf(like, field))) return false
  return true
}

/**
 * The actions of some verbs that have the fields that are asked for, in the order of the verbs.
 * @param list lists those of a verb, and may list others
 */
export const actionsLike = <A extends Action, V extends { readonly type: string }>(
  verbs: readonly V[],
  like: object,
  list: (verb: V, add: (action: A) => void) => void,
): A[] => {
  const actions: A[] = []
  const type = fieldOf(like, 'type')
  // Verbs of another type are not asked, so that where only a type is wanted nothing is left to compare.
  const isAny = Object.keys(like).length === (type === undefined ? 0 : 1)
  const add = (action: A): void => {
    if (isAny || isLike(action, like)) actions.push(action)
  }
  for (const verb of verbs) if (type === undefined || verb.type === type) list(verb, add)
  return actions
}

/** True if a verb lists any action. */
export const listsAny = <X extends RuleTypes>(
  { list }: Pick<AnyVerb<X>, 'list'>,
  services: X['services'],
  state: X['state'],
  side: X['side'],
  among: X['among'],
): boolean => {
  let any = false
  list(
    services,
    state,
    side,
    () => {
      any = true
    },
    among,
  )
  return any
}

/** Those of some units, or others, that an action is asked to be about in one of its fields. */
export const thoseLike = (all: readonly number[], like: object, field: string): readonly number[] => {
  const wanted = fieldOf(like, field)
  return wanted === undefined ? all : all.filter((one) => one === wanted)
}

/** The value of a field, if there is such a one. */
export const fieldOf = (of: object, field: string): unknown => (of as Readonly<Record<string, unknown>>)[field]

/** Finds verbs by the types of their actions. */
export const verbFinder = <V extends { readonly type: string }>(verbs: readonly V[]): ((type: V['type']) => V) => {
  const byType = new Map(verbs.map((verb) => [verb.type, verb]))
  return (type) => {
    const verb = byType.get(type)
    if (verb === undefined) throw new RangeError(`no verb “${type}”`)
    return verb
  }
}

/** Finds the verbs that can be chosen in a phase, where verbs say in which ones. */
export const verbsByPhase = <P, V extends { readonly in: readonly P[] }>(
  verbs: readonly V[],
): ((phase: P) => readonly V[]) => {
  const byPhase = new Map<P, readonly V[]>()
  return (phase) => {
    const known = byPhase.get(phase) ?? verbs.filter((verb) => verb.in.includes(phase))
    byPhase.set(phase, known)
    return known
  }
}
