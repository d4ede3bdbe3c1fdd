/** A scenario's map as its author writes it: the layer of terrain signs, one line a row. */
import { hexAt } from '../../../../engine/hex.ts'
import type { OperationalScenario } from '../../../../engine/systems/operational/scenario.ts'

export const terrainLayer = ({ map, rules }: OperationalScenario): readonly string[] =>
  Array.from({ length: map.height }, (_, row) => {
    const signs = Array.from({ length: map.width }, (_, column) => {
      const id = map.terrainIds[map.terrain[hexAt(map, column, row)] ?? 0] ?? ''
      return rules.terrain[id]?.sign ?? ' '
    })
    return `${row % 2 === 0 ? '' : ' '}${signs.join(' ')}`
  })
