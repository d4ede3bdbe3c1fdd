/** SPs and SRPs go to the depots that headquarters are fed from, and to ports at the front where units need no headquarters. */

import type { Ask } from '../../../game.ts'
import type { Hex } from '../../../hex.ts'
import { goodsKinds } from '../rules.ts'
import type { EchelonAction } from '../verbs/index.ts'
import { type Assessment, awayFromEnemy } from './assessment.ts'
import { optionsOf, ranked } from './options.ts'
import { depotsOf, idleAt, isWorthMoving, transfersToMake } from './transport.ts'

/** Hexes from the enemy within which a port serves the front, and REs that are enough in it. */
const front = { hexes: 4, enough: 6 } as const

export function* planSupplies(assessment: Assessment, ask: Ask<EchelonAction>): Iterable<EchelonAction> {
  const { table, state, side } = assessment
  const depots = depotsOf(assessment)
  if (depots.size === 0) return
  const isIdle = (hex: Hex): boolean => state.owner[hex] === side + 1 && !depots.has(hex)
  const ports = table.scenario.sides[side].withoutHeadquarters
    ? table.scenario.map.ports
        .map(({ hex }) => hex)
        .filter((hex) => isIdle(hex) && awayFromEnemy(assessment, hex) <= front.hexes)
    : []
  const isShort = (hex: Hex): boolean => ports.includes(hex) && state.stock[hex] < front.enough
  // To where least lies; as much as goes.
  const worth = ({ from, to, re }: { readonly from: Hex; readonly to: Hex; readonly re: number }): number => {
    if (isShort(to) && !ports.includes(from)) return 2000 * Math.min(re, front.enough) - re - state.stock[to]
    return depots.has(to) && isIdle(from) && !ports.includes(from) && isWorthMoving(assessment, from, to)
      ? 1000 * re - state.stock[to]
      : 0
  }
  const kinds = goodsKinds.filter(
    (kind) =>
      (kind === 0 && ports.some(isShort)) ||
      [...table.board.spaces].some((hex) => idleAt(assessment, depots, hex, kind) > 0),
  )
  // First, since SMPs move something every turn, and a load that takes their place on a ship only once.
  yield* transfersToMake(assessment, ask, 'ferry')
  for (const kind of kinds) {
    yield* ranked(optionsOf(ask, 'ship', { kind }), worth)
    yield* ranked(optionsOf(ask, 'haul', { kind }), worth)
  }
}
