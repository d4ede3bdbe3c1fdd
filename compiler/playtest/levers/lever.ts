/** Levers: numbers of a scenario that its author could set one lower or one higher. */
import type { View } from '../../../engine/game.ts'
import type { BattleScenario } from '../../bundle.ts'
import type { Origins } from '../../content.ts'
import { below, type Path, type Place } from '../../diagnostics/diagnostic.ts'

/** A value of the resolved scenario that becomes another one. */
export interface Setting {
  /** Where nothing is put at an index of a list, the item is taken out. */
  readonly path: Path
  readonly value: unknown
}

/** A value of a source file that becomes another one; without a value, the entry or item is taken out. */
export interface Writing {
  readonly at: Place
  readonly value?: string | number
}

/** A small edit that an author could make: what it sets in the scenario, and where it is written. */
export interface Change {
  /** As an order to the author, without a full stop: `Give Battle Group Schmalz a step less`. */
  readonly words: string
  readonly settings: readonly Setting[]
  readonly writings: readonly Writing[]
  /** Why the number may be what is wrong. */
  readonly doubt?: Doubt
}

/** An objection to a number before a game is played. */
export interface Doubt {
  /** From 0 for one as good as any other to 1. */
  readonly weight: number
  /** `it has 2 of 6`. */
  readonly words?: string
}

/** Something that can be lowered or raised, or only one of both: by one first, then by as many as an author would think of. */
export interface Lever {
  /** The subject: `steps schmalz`. */
  readonly id: string
  readonly less: readonly Change[]
  readonly more: readonly Change[]
  /** It moves so much that it would drown the others, so it is played by itself. It has one change. */
  readonly isAlone?: true
}

/** The ends of a lever. */
export type End = 'less' | 'more'

/** A rule system's description of its levers. */
export interface Levers<S extends BattleScenario = BattleScenario, O extends Origins = Origins, V extends View = View> {
  /** Those of a scenario; a rule of the system bounds each, so that every change leaves a sound scenario. */
  leversOf(scenario: S, origins: O): readonly Lever[]
  /** How clearly the first side has won a finished game: any unit, negative where it has lost. `view` is that of a spectator. */
  marginOf(scenario: S, view: V): number
}

/** A number of the scenario that stands in a field of its own. */
export interface Figure {
  readonly id: string
  readonly value: number
  readonly least: number
  readonly most: number
  /** Its default value, or that of others of its kind: the farther it is from that, the more speaks for moving it there. */
  readonly usual?: number
  /** The objection to its present value, whichever way it is moved. */
  readonly doubt?: Doubt
  /** In how many steps it may be moved, and how long they are. Default: two, of one each. */
  readonly reach?: number
  readonly step?: number
  /** Where it is in the resolved scenario. */
  readonly path: Path
  /** Where it is written, or would be. */
  readonly at: Place
  /** Describes the edit by which the author moves it. */
  readonly words: (by: number, end: End) => string
}

/** The lever of a number, to either side as far as the bounds allow. */
export const leverOf = ({
  id,
  value,
  least,
  most,
  usual = value,
  reach = 2,
  step = 1,
  path,
  at,
  words,
  ...figure
}: Figure): Lever => {
  const isLess = value < usual
  const unusual: Doubt = {
    weight: Math.abs(usual - value) / Math.max(1, usual, value),
    words: isLess ? `it has ${value} of ${usual}` : `it has ${value} for ${usual}`,
  }
  const changes = (end: End): Change[] =>
    Array.from({ length: reach }, (_, index) => step * (index + 1)).flatMap((by) => {
      const to = end === 'less' ? value - by : value + by
      if (to < least || to > most) return []
      const doubt = figure.doubt ?? (value !== usual && isLess === (end === 'more') ? unusual : undefined)
      const change = { words: words(by, end), settings: [{ path, value: to }], writings: [{ at, value: to }] }
      return [doubt === undefined ? change : { ...change, doubt }]
    })
  return { id, less: changes('less'), more: changes('more') }
}

/**
 * The doubt about a battle's length: one number that moves every fight in it, and history seldom gives it. As doubtful as a unit at half of
 * its strength.
 */
export const doubtOfTurns: Doubt = { weight: 0.5, words: 'the number that authors change first' }

/** The schemas' bound. */
const mostTurns = 100

/** The lever of a battle's length, which `thing` counts. */
export const leverOfTurns = (turns: number, scenario: Place, thing = 'turn'): Lever =>
  leverOf({
    id: 'turns',
    value: turns,
    least: 2,
    most: mostTurns,
    doubt: doubtOfTurns,
    path: ['turns'],
    at: below(scenario, 'turns'),
    words: (by, end) => `Play ${amount(by, thing, end)}`,
  })

/** `a step less`, `an action point more`, `two units to be destroyed more`. */
export const amount = (by: number, thing: string, end: End): string => {
  const one = `${/^(?!uni)[aeiou]/.test(thing) ? 'an' : 'a'} ${thing}`
  const several = `${by === 2 ? 'two' : by} ${thing.replace(/^(.+?)(?= to be | of |$)/, '$1s')}`
  return `${by === 1 ? one : several} ${end}`
}

/** `a turn`, `two turns`, as many as a date is moved by. */
export const turnsBy = (by: number): string => (by === 1 ? 'a turn' : `${by === 2 ? 'two' : by} turns`)

/** Those that can be moved at all. */
export const movable = (levers: readonly Lever[]): readonly Lever[] =>
  levers.filter(({ less, more }) => less.length + more.length > 0)

/** A value with other values at some places of it; nothing is changed in place. */
export const withSettings = <T>(value: T, settings: readonly Setting[]): T => {
  // Items are taken out at the end, the last of them first, so that all other indices hold.
  const indexOf = ({ path, value: put }: Setting): number => {
    const last = path.at(-1)
    return put === undefined && typeof last === 'number' ? last : Number.POSITIVE_INFINITY
  }
  return settings
    .toSorted((one, other) => (indexOf(one) === indexOf(other) ? 0 : indexOf(other) - indexOf(one)))
    .reduce((now, { path, value: put }) => putAt(now, path, put) as T, value)
}

/** A change that takes an item out of a list. */
export const takenOut = (words: string, path: Path, at: Place): Change => ({
  words,
  settings: [{ path, value: undefined }],
  writings: [{ at }],
})

const putAt = (value: unknown, [step, ...rest]: Path, put: unknown): unknown => {
  if (step === undefined) return put
  if (Array.isArray(value) && rest.length === 0 && put === undefined)
    return value.filter((_, index) => index !== Number(step))
  if (Array.isArray(value)) return value.map((item, index) => (index === Number(step) ? putAt(item, rest, put) : item))
  const fields = value as Readonly<Record<string, unknown>>
  return { ...fields, [step]: putAt(fields[step], rest, put) }
}
