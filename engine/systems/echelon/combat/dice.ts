/** The dice of combats, and the table of success. echelon.C7 */
import type { Side } from '../../../twoSides.ts'
import type { Success } from '../rules.ts'
import type { EchelonDraft } from '../services.ts'
import type { Table } from '../table.ts'

/** A die from 1 that a side rolls for the hex that is attacked. */
export const rollDie = ({ scenario }: Table, { state, dice }: EchelonDraft, side: Side, occasion: string): number =>
  dice.at({ turn: state.turn, side }, occasion, state.target).below(scenario.rules.air.die) + 1

/** The way in which a die with its modifiers succeeds. */
export const successOf = ({ scenario }: Table, sum: number): Success => {
  const { success } = scenario.rules.combat
  return (success.find(({ to }) => sum <= to) ?? success[success.length - 1]).code
}
