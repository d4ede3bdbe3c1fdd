/**
 * Descriptions of events, for every rule system. A system describes each type of event once, with its fields, who is told of it, whether it
 * shows a roll, and its line of the log; the type of its events is that of the descriptions:
 *
 *     const told = describer<Table>(names)   // from words.ts
 *     export const events = {
 *       moved: told<Open<{ unit: number; space: Space }, 'unrolled'>>('{unit} {moves|move} to {space}.'),
 *       drew: told<Secret<{ side: Side; card: number }, 'rolled'>>('{side} {draws|draw} {card}.', 'quiet'),
 *     }
 *     export type MyEvent = EventIn<typeof events>
 *     export const lineOf = lineFinder<Table, MyEvent>(events)
 *
 * Nothing is told or rolled by default: who emits a secret one must name `seenBy`, and who emits an open one cannot. Rules take the
 * type alone, so that programs that only play do not load the lines.
 */
import type { GameEvent, Side } from './game.ts'

/** How undo treats an event: one that shows a roll, or what was hidden, is not crossed. */
interface Rolls {
  readonly unrolled: { readonly rolled?: undefined }
  readonly rolled: { readonly rolled: true }
  readonly either: { readonly rolled?: true }
}

/** Fields of an event that everyone is told. */
export type Open<F, R extends keyof Rolls> = Readonly<F> & Rolls[R] & { readonly seenBy?: undefined }

/** Fields of an event that is told to some only: whoever emits it names them. */
export type Secret<F, R extends keyof Rolls> = Readonly<F> & Rolls[R] & { readonly seenBy: readonly Side[] }

/** Fields of an event that is told to everyone or to some only, as the case may be: whoever emits it says so. */
export type OpenOrSecret<F, R extends keyof Rolls> = Readonly<F> &
  Rolls[R] & { readonly seenBy: readonly Side[] | undefined }

/** The events that are described: their union. */
export type EventIn<D> = {
  readonly [T in keyof D & string]: D[T] extends (services: never, event: infer F) => unknown
    ? F extends unknown
      ? GameEvent & { readonly type: T } & F
      : never
    : never
}[keyof D & string]

/** True if a side is told of an event. */
export const isToldTo = ({ seenBy }: Pick<GameEvent, 'seenBy'>, side: Side): boolean =>
  seenBy === undefined || seenBy.includes(side)
