/** Dice as they fell: what is drawn of them, and what they did. */
import { hittingFaces } from '../../../../engine/systems/command-cards/battle/roll.ts'
import type { CommandCardsEvent } from '../../../../engine/systems/command-cards/events.ts'
import type { Table } from '../../../../engine/systems/command-cards/index.ts'
import { type Face, faces } from '../../../../engine/systems/command-cards/rules.ts'
import { battleKind, noUnit } from '../../../../engine/systems/command-cards/types.ts'

export interface RollShown {
  /** The rolling unit and its target, or the occasion of the roll. */
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
      const { target, hits, flags } = event
      const hitting = unit === undefined ? table.types[target].hitBy : hittingFaces(table, unit, target)
      return [
        {
          unit,
          target,
          why,
          dice: shown(event.dice, why === 'strike' ? [...hitting, ...strike] : hitting, true),
          hits,
          flags,
        },
      ]
    }
    if (event.type !== 'rolled' || event.dice.length === 0) return []
    const { unit: target, why, hits } = event
    // Which faces count for anything but battles the line of the log says.
    const confirming = why === 'confirm' && target !== undefined ? (table.types[target].hitConfirmedBy ?? []) : []
    return [{ unit: undefined, target, why, dice: shown(event.dice, confirming, false), hits, flags: 0 }]
  })
