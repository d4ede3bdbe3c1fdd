/** Dice as they fell: what is drawn of them, and what they did. */
import type { Table } from '../../../../engine/systems/command-cards/index.ts'
import { type Face, faces } from '../../../../engine/systems/command-cards/rules.ts'
import { battleKind, type CommandCardsEvent, noUnit } from '../../../../engine/systems/command-cards/types.ts'

export interface RollShown {
  /** Who rolled, against whom, or what for. */
  readonly unit: number | undefined
  readonly target: number | undefined
  readonly why: Extract<CommandCardsEvent, { type: 'rolled' }>['why'] | 'battle' | 'ambush' | 'back' | 'strike'
  readonly dice: readonly DieShown[]
  /** Dice that count, and flags among the others. */
  readonly hits: number
  readonly flags: number
}

export interface DieShown {
  readonly face: Face
  readonly counts: 'hit' | 'flag' | 'nothing'
}

const whyOf = (kind: number): RollShown['why'] => {
  if (kind === battleKind.ambush) return 'ambush'
  if (kind === battleKind.back) return 'back'
  return kind === battleKind.strike ? 'strike' : 'battle'
}

/** Faces that hit a target; strikes hit with more. */
const hittingFaces = (
  table: Table,
  unit: number | undefined,
  target: number,
  strike: readonly Face[],
): readonly Face[] => {
  const { kind, hitBy } = table.types[target]
  const own = unit === undefined ? undefined : table.types[unit].hitsWith?.[kind]
  return [...(own ?? hitBy), ...strike]
}

/** Marks so many dice of those faces as hits: a face hits always or never. */
const shown = (dice: readonly number[], hitting: readonly Face[], flagged: boolean): readonly DieShown[] =>
  dice.map((index) => {
    const face = faces[index]
    return { face, counts: hitting.includes(face) ? 'hit' : flagged && face === 'flag' ? 'flag' : 'nothing' }
  })

/** All rolls among events, in their order. `strike` are faces that hit beside those of a target, when it is struck. */
export const rollsOf = (
  table: Table,
  events: readonly CommandCardsEvent[],
  strike: readonly Face[],
): readonly RollShown[] =>
  events.flatMap((event): RollShown[] => {
    if (event.type === 'battle') {
      const why = whyOf(event.kind)
      const unit = event.unit === noUnit || why === 'strike' ? undefined : event.unit
      const hitting = hittingFaces(table, unit, event.target, why === 'strike' ? strike : [])
      const { target, hits, flags } = event
      return [{ unit, target, why, dice: shown(event.dice, hitting, true), hits, flags }]
    }
    if (event.type !== 'rolled' || event.dice.length === 0) return []
    const { unit: target, why, hits } = event
    // Which faces count for anything but battles the line of the log says.
    const confirming = why === 'confirm' && target !== undefined ? (table.types[target].hitConfirmedBy ?? []) : []
    return [{ unit: undefined, target, why, dice: shown(event.dice, confirming, false), hits, flags: 0 }]
  })
