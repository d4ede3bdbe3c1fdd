/** A scenario's map as its author writes it: the layer of terrain signs, one line a row. */
import { hexAt } from '../../../../engine/hex.ts'
import type { CommandCardsScenario } from '../../../../engine/systems/command-cards/scenario.ts'

export const terrainLayer = ({ map, rules }: CommandCardsScenario): readonly string[] =>
  Array.from({ length: map.height }, (_, row) => {
    const signs = Array.from({ length: map.width }, (_, column) => {
      const terrain = map.terrain[hexAt(map, column, row)]
      return terrain === 0 ? '' : rules.terrain[map.terrainIds[terrain]].sign
    })
    return `${row % 2 === 0 ? '' : ' '}${signs.filter((sign) => sign !== '').join(' ')}`
  })
