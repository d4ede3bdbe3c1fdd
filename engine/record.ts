import type { Side } from './game.ts'

/** The data that decide how the moves of a record play. */
export interface Identity {
  /** Hash of the resolved scenario without its words: 16 hex digits. */
  readonly scenario: string
  /** Fingerprint of how the rules of its system play: 8 hex digits. */
  readonly rules: string
  /**
   * The players' own forces in place of the scenario's, such as armies of points, as its rule system writes them: letters, digits and
   * hyphens. Absent: none.
   */
  readonly forces?: string
}

/** True if two games are of one battle: the same scenario, begun with the same forces. Their rules may differ. */
export const areOfOneBattle = (one: Identity, other: Identity): boolean =>
  one.scenario === other.scenario && one.forces === other.forces

/** A game as the list of what was chosen: save, replay, undo, position link, bug report and playtest sample are all this. */
export interface Record extends Identity {
  readonly format: 2
  /** Seed of the dice, 0 to 2^32 - 1. */
  readonly seed: number
  /** Level of difficulty that it is played at; absent: the scenario's own. */
  readonly difficulty?: string
  /** The moves: texts of `Move`s. */
  readonly moves: readonly string[]
}

/** Longest text that is read: far more than any game needs, short enough to never hurt. */
const longest = 1_000_000

/** The letters in which records write forces, and how many of them there may be. */
export const forcesPattern = '[0-9A-Za-z-]{1,20000}'

const pattern = new RegExp(
  String.raw`^2\.([0-9a-f]{16})\.([0-9a-f]{8})\.([0-9a-z]{1,7})(?:-([a-z][a-z0-9-]{0,39}))?(?:~(${forcesPattern}))?\.((?:[0-9A-Za-z.~-]+(?:_[0-9A-Za-z.~-]+)*)?)$`,
)

/** A record as one word that fits into an address: format, scenario, rules, seed with the level of difficulty and the forces, and moves. */
export const makeRecord = ({ format, scenario, rules, forces, seed, difficulty, moves }: Record): string => {
  const level = difficulty === undefined ? '' : `-${difficulty}`
  const chosen = forces === undefined ? '' : `~${forces}`
  return `${format}.${scenario}.${rules}.${seed.toString(36)}${level}${chosen}.${moves.join('_')}`
}

/** A text of whole characters as letters, digits and hyphens: what a rule system has written of forces. */
export const makeForces = (text: string): string =>
  encodeURIComponent(text)
    .replace(/[-._~!*'()]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
    .replaceAll('%', '-')

/** True if a record can hold a text as forces. */
export const areForces = (text: string): boolean => new RegExp(`^${forcesPattern}$`).test(text)

/** The text that was made so; undefined when it is none. */
export const readForces = (forces: string): string | undefined => {
  try {
    return decodeURIComponent(forces.replaceAll('-', '%'))
  } catch {
    return undefined
  }
}

/** Reads a record; undefined when the text is none. Only a replay can tell if its moves are legal and its level is one of the system's. */
export const parseRecord = (text: string): Record | undefined => {
  if (text.length > longest) return undefined
  const [, scenario, rules, seedText, difficulty, forces, moves] = pattern.exec(text) ?? []
  if (scenario === undefined || rules === undefined || seedText === undefined || moves === undefined) return undefined
  const seed = Number.parseInt(seedText, 36)
  if (seed > 0xffffffff || seed.toString(36) !== seedText) return undefined
  const level = difficulty === undefined ? {} : { difficulty }
  const chosen = forces === undefined ? {} : { forces }
  return { format: 2, scenario, rules, ...chosen, seed, ...level, moves: moves === '' ? [] : moves.split('_') }
}

/** Why a text is no record, for whoever brought it. */
export const whyNoRecord = (text: string): string =>
  /^1\.[0-9a-f]{16}\./.test(text)
    ? 'This record is of an older form, which did not say who made each move. Dice fall otherwise now: it cannot be played any more.'
    : 'This is not a record, or it is damaged.'

/** A move of a record. */
export type Move =
  /** A side acts. Where it had sealed its choice, `salt` opens the seal. */
  | { readonly kind: 'action'; readonly side: Side; readonly action: string; readonly salt?: string }
  /** A side has chosen, and says what when it opens the seal: games that are passed on by link do not show choices to be kept secret. */
  | { readonly kind: 'seal'; readonly side: Side; readonly seal: string }
  /** Somebody adds a seed: whoever passes the game on cannot know what the dice will roll. */
  | { readonly kind: 'seed'; readonly seed: number }

/** An action of a side as a record holds it: the number of the side and the text of the action; a salt behind it opens a seal. */
export const makeMove = (side: Side, action: string, salt?: string): string =>
  `${side.toString(36)}${action}${salt === undefined ? '' : `~${salt}`}`

export const makeSeal = (side: Side, seal: string): string => `${side.toString(36)}~${seal}`
export const makeSeed = (seed: number): string => `~${seed.toString(36)}`

const movePattern = /^([0-9a-z])([0-9A-Za-z.-]*)(?:~([0-9a-z]{1,64}))?$/

/** The move of a text; undefined when it is none. Whether it can be made only a replay can tell. */
export const parseMove = (text: string): Move | undefined => {
  if (text.startsWith('~')) {
    const seed = Number.parseInt(text.slice(1), 36)
    return seed >= 0 && seed <= 0xffffffff && makeSeed(seed) === text ? { kind: 'seed', seed } : undefined
  }
  const [, sideText, action, opened] = movePattern.exec(text) ?? []
  if (sideText === undefined || action === undefined) return undefined
  const side = Number.parseInt(sideText, 36)
  if (action !== '') return { kind: 'action', side, action, ...(opened !== undefined && { salt: opened }) }
  return opened === undefined ? undefined : { kind: 'seal', side, seal: opened }
}
