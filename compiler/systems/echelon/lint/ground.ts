/** The owners of ground at the start. */

import { oncePer } from '../../../../engine/once.ts'
import type { EchelonScenario } from '../../../../engine/systems/echelon/scenario.ts'
import { sides } from '../../../../engine/twoSides.ts'

const ownedBy = oncePer(({ owned }: Pick<EchelonScenario, 'owned'>) => [new Set(owned[0]), new Set(owned[1])] as const)

/** True if the other side owns a hex at the start. */
export const enemyOwns = (scenario: Pick<EchelonScenario, 'owned'>, side: number, hex: number): boolean =>
  ownedBy(scenario)[side === 0 ? 1 : 0].has(hex)

/**
 * True if most units of each side, and more than one, stand on ground of the other: then the signs of the layer are wrong, and not each
 * place where one of them stands.
 */
export const areOwnersExchanged = oncePer((scenario: EchelonScenario): boolean =>
  sides.every((side) => {
    const own = scenario.units.filter((unit) => unit.hex !== undefined && unit.side === side)
    const wrong = own.filter(({ hex = 0 }) => enemyOwns(scenario, side, hex)).length
    return wrong > 1 && wrong * 2 > own.length
  }),
)
