/** The differences between two builds that concern a player. Plain values, for printers. */
import type { Interval } from '../bundle.ts'

/** A value that was and is; one of them is missing for what is new or gone. */
export interface Change {
  readonly what: string
  readonly from?: string
  readonly to?: string
}

/** Something that a scenario has, which came, went or is otherwise now. */
export interface ThingChange {
  /** `unit`, `objective`. */
  readonly kind: string
  readonly id: string
  readonly name: string
  readonly is: 'added' | 'removed' | 'changed'
  readonly changes: readonly Change[]
}

export interface BalanceChange {
  /** The name of the side, and its share of games in per cent. */
  readonly side: string
  readonly from: Share | null
  readonly to: Share | null
  /** True if chance alone would hardly make such a difference; null where there is nothing to compare. */
  readonly isMoreThanNoise: boolean | null
}

export interface Share extends Interval {
  readonly share: number
  readonly games: number
}

export interface ScenarioChange {
  readonly id: string
  readonly title: string
  readonly is: 'added' | 'removed' | 'changed'
  readonly settings: readonly Change[]
  readonly things: readonly ThingChange[]
  /** Hexes by what is otherwise about them, `terrain: clear -> forest`. */
  readonly hexes: readonly {
    readonly what: string
    readonly from: string
    readonly to: string
    readonly hexes: readonly string[]
  }[]
  /** Texts that say something else: `briefing`, `history`. */
  readonly texts: readonly string[]
  readonly balance: BalanceChange | null
}

/** A number or word of a table. */
export interface ValueChange extends Change {
  /** The field's meaning. */
  readonly meaning: string | null
  /** Id of the rule that its entry names. */
  readonly rule: string | null
}

export interface TableChange {
  readonly system: string
  readonly table: string
  readonly added: readonly string[]
  readonly removed: readonly string[]
  readonly values: readonly ValueChange[]
}

export interface RulebookChange {
  readonly system: string
  readonly chaptersAdded: readonly string[]
  readonly chaptersRemoved: readonly string[]
  /** Chapters whose text says something else beside its rules. */
  readonly chaptersReworded: readonly string[]
  readonly rulesAdded: readonly string[]
  readonly rulesRemoved: readonly string[]
  readonly rulesReworded: readonly { readonly rule: string; readonly from: string; readonly to: string }[]
}

export interface Difference {
  readonly format: 1
  readonly scenarios: readonly ScenarioChange[]
  readonly tables: readonly TableChange[]
  readonly rulebooks: readonly RulebookChange[]
  readonly guides: readonly Change[]
}

export const isEmpty = ({ scenarios, tables, rulebooks, guides }: Difference): boolean =>
  scenarios.length + tables.length + rulebooks.length + guides.length === 0

/** Fields that are otherwise in two records, in the order of both. */
export const changesOf = (
  from: Readonly<Record<string, string | undefined>>,
  to: Readonly<Record<string, string | undefined>>,
): Change[] =>
  [...new Set([...Object.keys(from), ...Object.keys(to)])].flatMap((what): Change[] => {
    const [old, now] = [from[what], to[what]]
    if (old === now) return []
    return [{ what, ...(old !== undefined && { from: old }), ...(now !== undefined && { to: now }) }]
  })

/** Ids that are only in one of two lists, in their order. */
export const cameAndWent = (
  from: readonly string[],
  to: readonly string[],
): { readonly added: string[]; readonly removed: string[] } => {
  const [old, now] = [new Set(from), new Set(to)]
  return { added: to.filter((id) => !old.has(id)), removed: from.filter((id) => !now.has(id)) }
}
