/** The data of skirmishes that the compiler writes and the site reads: the bundles of all systems, filled in. */
import type { SkirmishRules } from '../../../engine/systems/skirmish/rules.ts'
import type * as shared from '../../bundle.ts'
import type { ArmiesEvidence, ArmyMatch, Attack, MatchGames } from '../../playtest/types.generated.ts'
import type {
  TutorialCondition as WrittenCondition,
  TutorialPointer as WrittenPointer,
} from './schemas/types.generated.ts'

export type * from '../../bundle.ts'
export type { ArmyMatch, Attack, CardWorth, MatchGames } from '../../playtest/types.generated.ts'

export type Tutorial = shared.Tutorial<TutorialPointer, TutorialCondition>

/** One of them. A unit is one of those on the board at the start. */
export type TutorialPointer = shared.Numbered<WrittenPointer, 'unit' | 'space'>

/** Facts about a game; all that are given must hold. What each means stands in the schema of the file. */
export type TutorialCondition = shared.Numbered<WrittenCondition, 'gone' | 'holds' | 'lacks'>

/** The kinds of entries that have a page of their own in the reference: cards, upgrades, terrain, nations, armies. */
export const entryKinds = ['unitTypes', 'support', 'generals', 'upgrades', 'terrain', 'nations', 'armies'] as const
export type EntryKind = (typeof entryKinds)[number]

export type Mention = shared.Mention<EntryKind>
/** Entries of every kind stand below its own name in the rules. */
export type Reference = shared.Reference<EntryKind, SkirmishRules, keyof SkirmishRules> & {
  /** The evidence about armies and cards, as far as it is current. */
  readonly evidence?: ArmiesEvidence
}

/** The share of games of the first army, in per cent; a draw is half a win. */
export const shareOf = ({ games, wins: [first, second] }: Pick<MatchGames, 'games' | 'wins'>): number =>
  (50 * (games + first - second)) / games

/** Of all games of some pairs of armies that somebody won: in how many the side that moved first did, and how many there were. */
export const beganIn = (matches: readonly ArmyMatch[]): readonly [number, number] => {
  const games = matches.flatMap(({ panel }) => panel.map(({ began }) => began))
  const sum = (at: 0 | 1): number => games.reduce((all, began) => all + began[at], 0)
  return [sum(0), sum(1)]
}

/** The share of games, in per cent, that no deck should win against the ready-made armies. */
export const mostShare = 60

/** True if a deck clearly wins more against the ready-made armies than any should. */
export const isTooStrong = ({ share }: Pick<Attack, 'share'>): boolean => share.low > mostShare
