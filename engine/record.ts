/** A game as the list of what was chosen: save, replay, undo, position link, bug report and playtest sample are all this. */
export interface Record {
  readonly format: 1
  /** Hash of the resolved scenario: 16 hex digits. */
  readonly scenario: string
  /** Seed of the dice, 0 to 2^32 - 1. */
  readonly seed: number
  /** Actions as the game's `makeAction` writes them. */
  readonly moves: readonly string[]
}

/** Longest text that is read: far more than any game needs, short enough to never hurt. */
const longest = 1_000_000

const pattern = /^1\.([0-9a-f]{16})\.([0-9a-z]{1,7})\.((?:[0-9A-Za-z-]+(?:_[0-9A-Za-z-]+)*)?)$/

/** A record as one word that fits into an address: format, scenario, seed and moves. */
export const makeRecord = (record: Record): string =>
  `${record.format}.${record.scenario}.${record.seed.toString(36)}.${record.moves.join('_')}`

/** The record of a text, or undefined when it is none. Whether its moves are legal only a replay can tell. */
export const parseRecord = (text: string): Record | undefined => {
  if (text.length > longest) return undefined
  const [, scenario, seedText, moves] = pattern.exec(text) ?? []
  if (scenario === undefined || seedText === undefined || moves === undefined) return undefined
  const seed = Number.parseInt(seedText, 36)
  if (seed > 0xffffffff || seed.toString(36) !== seedText) return undefined
  return { format: 1, scenario, seed, moves: moves === '' ? [] : moves.split('_') }
}
