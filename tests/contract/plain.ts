/** Shared parts of tiny rule systems: games that are their verbs, and states that are plain objects of whole numbers, lists and null. */
import { makeActionText, unknownRefusal } from '../../engine/actionText.ts'
import type { Action, Draft, Game, GameEvent, Side, State, View } from '../../engine/game.ts'
import { type ActionIn, type AnyVerb, actionsLike, verbFinder } from '../../engine/verb.ts'

export const clone = <T>(value: T): T => JSON.parse(JSON.stringify(value))

/** True if a value is built like a model: the same fields, whole numbers from -1, lists of the same items. */
const fits = (value: unknown, model: unknown): boolean => {
  if (Array.isArray(model))
    return Array.isArray(value) && value.every((one) => model.length === 0 || model.some((like) => fits(one, like)))
  if (typeof model === 'object' && model !== null)
    return (
      typeof value === 'object' &&
      value !== null &&
      Object.entries(model).every(([key, like]) => fits((value as Record<string, unknown>)[key], like))
    )
  return model === null ? value === null : Number.isInteger(value) && (value as number) >= -1
}

/** The parts of a game that copy and save its states. @param model a state with an example of each thing that its lists may hold */
const plainStates = <S extends State>(model: S): Pick<Game<S>, 'copy' | 'copyInto' | 'encode' | 'decode'> => ({
  copy: (state) => clone(state) as S,
  copyInto: (from, to) => void Object.assign(to, clone(from)),
  encode: (state) => clone(state),
  decode(json) {
    if (!fits(json, model)) throw new TypeError('this is not a state')
    return clone(json) as S
  },
})

/** The types of which the verbs of a tiny system speak. `services` are the scenario and what is looked up in it. */
export interface TinyTypes<S, E, Services extends object, K extends string> {
  readonly services: Services
  readonly state: Readonly<S>
  readonly draft: Draft<S, E>
  readonly side: Side
  readonly among: undefined
  readonly field: K
}

/** For verbs that list only some of their actions, or too many: whether one is legal. */
export interface Judged<S, Services> {
  allows?(services: Services, state: Readonly<S>, side: Side, action: never): boolean
}

/** The parts of a game besides its verbs. */
interface Parts<S extends State, E extends GameEvent, V extends View, Services, K extends string, Vs>
  extends Pick<Game<S, Action, E, V>, 'scenario' | 'teams' | 'setup' | 'actors' | 'view' | 'outcome'> {
  readonly services: Services
  readonly verbs: Vs
  readonly bounds: Readonly<Record<K, (services: Services) => number>>
  /** A state with an example of each thing that its lists may hold. */
  readonly model: S
  /** Tells whether actions of a type can be chosen now; absent: always. */
  isDue?(state: Readonly<S>, type: string): boolean
}

/** A game that is its verbs. */
export const plainGame = <
  S extends State,
  E extends GameEvent,
  V extends View,
  Services extends object,
  K extends string,
  const Vs extends readonly (AnyVerb<TinyTypes<S, E, Services, K>> & Judged<S, Services>)[],
>({
  services,
  verbs,
  bounds,
  model,
  isDue = () => true,
  ...game
}: Parts<S, E, V, Services, K, Vs>): Game<S, ActionIn<Vs[number]>, E, V> => {
  type A = ActionIn<Vs[number]>
  const text = makeActionText<Services, A, K>(verbs, bounds)
  const verbOf = verbFinder(verbs)
  const mayAct = (state: Readonly<S>, side: Side): boolean => game.actors(state).includes(side)
  const isAllowed = (state: Readonly<S>, side: Side, action: A): boolean =>
    verbOf(action.type).allows?.(services, state, side, action as never) ?? true
  const legal = (state: Readonly<S>, side: Side, like: object = {}): A[] =>
    actionsLike<A, Vs[number]>(verbs, like, (verb, add) => {
      if (mayAct(state, side) && isDue(state, verb.type))
        verb.list(services, state, side, (action) => isAllowed(state, side, action as A) && add(action as A), undefined)
    })
  return {
    ...game,
    ...plainStates(model),
    ...text,
    legal,
    ...(verbs.some(({ allows }) => allows) && {
      isLegal: (state: Readonly<S>, side: Side, action: A) =>
        verbOf(action.type).allows === undefined
          ? legal(state, side, action).length > 0
          : mayAct(state, side) && isDue(state, action.type) && isAllowed(state, side, action),
    }),
    refusal: (state, side, action) =>
      mayAct(state, side)
        ? (unknownRefusal<Services, K>(verbOf(action.type), bounds, services, action) ??
          verbOf(action.type).refusal(services, state, side, action))
        : 'It is not for this side to act now.',
    apply: (draft, side, action) => verbOf(action.type).apply(services, draft, side, action),
    explain: () => undefined,
    parseAction: (word) => text.parseAction(services, word),
  }
}
