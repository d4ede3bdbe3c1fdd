/** Who owns which ground at the start. */
import type { EchelonScenario } from '../../../../engine/systems/echelon/scenario.ts'
import { oncePer } from '../../../once.ts'

const ownedBy = oncePer(({ owned }: Pick<EchelonScenario, 'owned'>) => [new Set(owned[0]), new Set(owned[1])] as const)

/** Whether the other side owns a hex at the start. */
export const enemyOwns = (scenario: Pick<EchelonScenario, 'owned'>, side: number, hex: number): boolean =>
  ownedBy(scenario)[side === 0 ? 1 : 0].has(hex)
