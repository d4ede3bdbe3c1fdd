/**
 * A question of a rule system: one kind of number that `explain` gives with its terms. A system makes its own `ask` of
 * `questionMaker`, and lists what it makes; the type of its questions is that of the list:
 *
 *     export const armour = ask('armour', { unit: 'unit' }, 'The armour of a unit.', (table, state, { unit }, terms) => ...)
 *     const all = [armour] as const
 *     export type MyQuestion = QuestionIn<(typeof all)[number]>   // {about: 'armour', unit: number}
 *
 * The words of `sandtable explain` and its help, what worked examples ask and their schema follow from the fields.
 */
import type { Explanation, Term } from './game.ts'
import { collectTerms, type Terms } from './terms.ts'

/** The kind of a field: `unit?` may be left out, and `['unit']` is a list. */
export type QuestionField<K extends string = string> = K | `${K}?` | readonly [K]

/** The fields of a question, in the order in which they are asked, and what they name. */
export type QuestionFields<K extends string = string> = Readonly<Record<string, QuestionField<K>>>

type ValueOf<F, V> = F extends readonly [infer K extends keyof V]
  ? readonly V[K][]
  : F extends `${infer K extends keyof V & string}?`
    ? V[K]
    : F extends keyof V
      ? V[F]
      : never

type OptionalIn<F> = { [name in keyof F]: F[name] extends `${string}?` ? name : never }[keyof F]

/** The question about something that has such fields; `V` says what the kinds of field are. */
export type QuestionWith<T extends string, F, V> = { readonly about: T } & {
  readonly [name in Exclude<keyof F, OptionalIn<F>>]: ValueOf<F[name], V>
} & { readonly [name in OptionalIn<F>]?: ValueOf<F[name], V> }

/** The questions of a list: their union. */
export type QuestionIn<D> = D extends { readonly answer: (services: never, state: never, question: infer Q) => unknown }
  ? Q
  : never

/** The kinds of field of the questions of a list. */
export type QuestionKind<D> = D extends { readonly fields: infer F } ? KindOf<F[keyof F]> : never

type KindOf<F> = F extends readonly [infer K extends string] ? K : F extends `${infer K}?` ? K : F & string

/** The number and what it is about, with terms where they were not collected. */
type Answer = Omit<Explanation, 'terms'> & { readonly terms?: readonly Term[] }

/** A question as those know it who read it from words. */
export interface AnyQuestion<K extends string = string> {
  readonly about: string
  readonly fields: QuestionFields<K>
  /** A sentence for those who ask. */
  readonly meaning: string
}

interface Answering<S, P> extends AnyQuestion {
  /** The number with its terms; undefined when the question has no answer in the state. */
  answer(services: S, state: P, question: object): Explanation | undefined
}

/** The types of a rule system that its questions speak of. */
interface QuestionTypes {
  readonly services: object
  /** A state that is only read. */
  readonly state: object
  /** By kind of field, the type of what it names. */
  readonly values: object
}

/**
 * Makes the `ask` of a rule system: it is called with what a question is about, its fields, its meaning, and how it is answered: the number,
 * whose terms are collected meanwhile.
 */
export const questionMaker =
  <X extends QuestionTypes>(system: string) =>
  <const T extends string, const F extends QuestionFields<keyof X['values'] & string>>(
    about: T,
    fields: F,
    meaning: string,
    explain: (
      services: X['services'],
      state: X['state'],
      question: QuestionWith<T, F, X['values']>,
      terms: Terms,
    ) => Answer | undefined,
  ) => ({
    about,
    fields,
    meaning,
    answer(
      services: X['services'],
      state: X['state'],
      question: QuestionWith<T, F, X['values']>,
    ): Explanation | undefined {
      const terms = collectTerms(system)
      const answer = explain(services, state, question, terms)
      return answer && { ...answer, terms: answer.terms ?? terms.list }
    },
  })

/** Returns the `explain` of a rule system. */
export const explainer =
  <S, P, Q extends { readonly about: string }>(questions: readonly Answering<S, P>[]) =>
  (services: S, state: P, question: Q): Explanation | undefined =>
    questions.find(({ about }) => about === question.about)?.answer(services, state, question)

/** The kind of a field, and how often it is written. */
export const partsOfField = <K extends string>(
  field: QuestionField<K>,
): { readonly kind: K; readonly isList: boolean; readonly isOptional: boolean } => {
  const isOptional = typeof field === 'string' && field.endsWith('?')
  const kind = typeof field === 'string' ? field.replace('?', '') : field[0]
  // Only the mark of fields that may be left out has been taken off.
  return { kind: kind as K, isList: typeof field !== 'string', isOptional }
}
