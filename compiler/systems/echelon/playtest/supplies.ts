/** How supplies are felt in a game: units that no stock feeds, and attackers that nobody pays for. echelon.C2, S1 */
import { attackNow } from '../../../../engine/systems/echelon/combat/attack.ts'
import { paymentsFor } from '../../../../engine/systems/echelon/combat/payment.ts'
import type { EchelonGame } from '../../../../engine/systems/echelon/index.ts'
import { isDepot } from '../../../../engine/systems/echelon/supply/headquarters.ts'
import { supplyNow } from '../../../../engine/systems/echelon/supply/lines.ts'
import { type EchelonState, status, supply } from '../../../../engine/systems/echelon/types.ts'
import { has } from '../../../../engine/systems/echelon/units.ts'
import type { EchelonAction } from '../../../../engine/systems/echelon/verbs/index.ts'
import type { Side } from '../../../../engine/twoSides.ts'

type Seen = Readonly<EchelonState>

export const perCent = (part: number, all: number): number => (all === 0 ? 0 : Math.round((100 * part) / all))

/** Counts by side what is so of how many, as per cent. */
const makeShares = () => {
  const [parts, all] = [
    [0, 0],
    [0, 0],
  ]
  return {
    add(side: Side, part: number, whole: number): void {
      parts[side] += part
      all[side] += whole
    },
    counted: (): readonly number[] => parts.map((part, side) => perCent(part, all[side])),
  }
}

/** REs that are more than any depot is asked for. */
const plenty = 10_000

/** Units that would be in supply if all depots of their side were full. */
const unfedUnits = ({ services, table, copy }: EchelonGame, state: Seen, side: Side): number => {
  const hungry = table.unitsOf[side].filter((unit) => state.hex[unit] > 0 && state.supply[unit] >= supply.none)
  if (hungry.length === 0) return 0
  const rich = copy(state)
  for (const depot of table.unitsOf[side])
    if (state.hex[depot] > 0 && isDepot(services, depot)) rich.stock[state.hex[depot]] = plenty
  const found = supplyNow(services, rich, side)
  return hungry.filter((unit) => found[unit] < supply.none).length
}

/** Of the units on the map when their player-turns begin, those that are out of supply because no depot has anything for them. */
export const followUnits = (game: EchelonGame) => {
  const { add, counted } = makeShares()
  let last = ''
  return {
    see(state: Seen): void {
      const now = `${state.turn} ${state.active}`
      if (now === last) return
      last = now
      const onMap = game.table.unitsOf[state.active].filter((unit) => state.hex[unit] > 0)
      add(state.active, unfedUnits(game, state, state.active), onMap.length)
    },
    counted,
  }
}

/** Of the units that attack and need SPs for it, those for which none are paid. */
export const followAttackers = ({ services, table }: EchelonGame) => {
  const { add, counted } = makeShares()
  return {
    see(state: Seen, { type }: EchelonAction): void {
      if (type !== 'attack') return
      const attack = attackNow(table, state)
      const { paid } = paymentsFor(services, state, attack)
      const needy = attack.units.filter((unit) => !has(state, unit, status.landed | status.dropped))
      add(state.active, needy.filter((unit) => !paid.has(state.hex[unit])).length, needy.length)
    },
    counted,
  }
}
