/**
 * The same position with other units under the enemy's stacks. Written into the true state, apart from the game's own view and from what it
 * imagines: a fault that these two share would otherwise pass as a law that holds.
 */
import type { Dice } from '../../engine/dice.ts'
import type { EchelonGame } from '../../engine/systems/echelon/index.ts'
import { type EchelonState, phase, status, supply } from '../../engine/systems/echelon/types.ts'
import { exerts, reOf } from '../../engine/systems/echelon/units.ts'
import { otherSide, type Side } from '../../engine/twoSides.ts'
import { shuffled } from './choices.ts'

/** Marks that only the owner of a unit sees. */
const secrets = [status.grouped, status.moved, status.lifted, status.inReserve, status.working, status.turned]

/** Copies a state with unseen units of the same strength exchanged, and the enemy's secrets drawn anew. */
export const shuffleStacks = (
  game: EchelonGame,
  state: Readonly<EchelonState>,
  viewer: Side,
  dice: Dice,
): EchelonState => {
  const twin = game.copy(state)
  const lower = lowerUnits(game, twin, viewer)
  for (const [at, other] of shuffled(lower.length, dice).entries()) {
    const [one, two] = [lower[at], lower[other]]
    if (reOf(game.table, twin, one) !== reOf(game.table, twin, two)) continue
    if (!fits(game, twin, one, twin.hex[two]) || !fits(game, twin, two, twin.hex[one])) continue
    for (const array of [twin.hex, twin.isolated]) [array[one], array[two]] = [array[two], array[one]]
  }
  for (const unit of lower) twin.supply[unit] = dice.below(supply.isolated + 1)
  keepSecrets(game, twin, viewer, dice)
  return twin
}

/** Units of a stack, those that hold the ground around it above the others, and otherwise those with more on top. */
const pileAt = ({ table }: EchelonGame, state: Readonly<EchelonState>, hex: number): readonly number[] => {
  const units = table.order.filter((unit) => state.hex[unit] === hex)
  const holds = (unit: number): boolean => exerts(table, state, unit)
  return [...units.filter(holds), ...units.filter((unit) => !holds(unit))]
}

/** The enemy's units that lie below another one and that no rule shows to the viewer. */
const lowerUnits = (game: EchelonGame, state: Readonly<EchelonState>, viewer: Side): readonly number[] => {
  const inCombat =
    state.phase === phase.withdraw ||
    state.phase === phase.answer ||
    state.phase === phase.losses ||
    state.phase === phase.retreat ||
    state.phase === phase.advance
  return game.table.unitsOf[otherSide(viewer)].filter((unit) => {
    const hex = state.hex[unit]
    return (
      hex > 0 &&
      unit !== pileAt(game, state, hex)[0] &&
      !(inCombat && state.target === hex) &&
      (state.status[unit] & status.committed) === 0 &&
      (state.inspected[unit] & (1 << viewer)) === 0 &&
      !game.table.profiles[unit].abilities.has('police')
    )
  })
}

/** True if a unit would lie below the top unit of a hex. */
const fits = (game: EchelonGame, state: Readonly<EchelonState>, unit: number, hex: number): boolean => {
  const { table } = game
  const [top] = pileAt(game, state, hex)
  const [own, above] = [exerts(table, state, unit), exerts(table, state, top)]
  return own === above ? table.order.indexOf(unit) > table.order.indexOf(top) : above
}

const keepSecrets = ({ table }: EchelonGame, twin: EchelonState, viewer: Side, dice: Dice): void => {
  const enemy = otherSide(viewer)
  for (const unit of table.unitsOf[enemy]) {
    twin.spent[unit] = dice.below(5)
    twin.free[unit] = dice.below(2)
    twin.cargo[unit] = dice.below(3)
    twin.specialCargo[unit] = dice.below(3)
    twin.carrier[unit] = 0
    twin.depot[unit] = 0
    for (const secret of secrets) if (dice.below(2) === 1) twin.status[unit] ^= secret
  }
  twin.reserved[enemy] = dice.below(9)
  const mark = 1 << enemy
  for (const unit of twin.inspected.keys()) if (dice.below(2) === 1) twin.inspected[unit] ^= mark
  for (const hex of twin.planned.keys()) if (dice.below(2) === 1) twin.planned[hex] ^= mark
}
