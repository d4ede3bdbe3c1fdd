/** Who owns which ground at the start. */
import type { EchelonScenario } from '../../../../engine/systems/echelon/scenario.ts'
import { oncePer } from '../../../once.ts'

const ownedBy = oncePer(({ owned }: Pick<EchelonScenario, 'owned'>) => [new Set(owned[0]), new Set(owned[1])] as const)

/** Whether the other side owns a hex at the start. */
export const enemyOwns = (scenario: Pick<EchelonScenario, 'owned'>, side: number, hex: number): boolean =>
  ownedBy(scenario)[side === 0 ? 1 : 0].has(hex)

/** Whether most units stand on ground of the other side: then the signs of the layer are wrong, and not what is told by them. */
export const areOwnersExchanged = oncePer((scenario: Pick<EchelonScenario, 'owned' | 'units'>): boolean => {
  const standing = scenario.units.filter(({ hex }) => hex !== undefined)
  return standing.filter(({ hex = 0, side }) => enemyOwns(scenario, side, hex)).length * 2 > standing.length
})
