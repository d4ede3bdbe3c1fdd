/** The places that the sides of a scenario fight for. */
import { nameOfSpace } from '../../engine/board.ts'
import type { BattleScenario } from '../bundle.ts'
import { systemCompilerOf } from '../systems/index.ts'

/** In the order in which a course tells who holds them; of several with one name each has its hex beside it. */
export const placesIn = (scenario: BattleScenario): readonly { readonly name: string; readonly hex: number }[] => {
  const places = systemCompilerOf(scenario.system).playtest.places(scenario)
  return places.map(({ name, hex }) => {
    const isAlone = places.filter((other) => other.name === name).length === 1
    return { name: isAlone ? name : `${name} (${nameOfSpace(scenario.map, hex)})`, hex }
  })
}
