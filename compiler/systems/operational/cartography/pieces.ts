/** The pieces of an operational battle when it begins. */
import { type Hex, neighbourOf } from '../../../../engine/hex.ts'
import type { OperationalScenario } from '../../../../engine/systems/operational/scenario.ts'
import { centreOf, extentOf, hexsideEnds } from '../../../cartography/geometry.ts'
import { type Mask, maskOf } from '../../../cartography/mask.ts'
import { hexesBySide } from '../../../cartography/pieces.ts'
import type { Focus } from '../../systemCompiler.ts'

/** Returns the area that they cover: names look for free places. */
export const piecesOf = (scenario: OperationalScenario): Mask => {
  const { map } = scenario
  const pieces = maskOf(extentOf(map))
  const put = (hex: Hex | undefined, left: number, top: number, size: number) => {
    if (hex === undefined) return
    const { x, y } = centreOf(map, hex)
    pieces.box(x + left, y + top, size, size)
  }
  for (const { hex } of scenario.units) put(hex, -21, -21, 42)
  for (const { hex } of scenario.objectives) put(hex, -30, -30, 20)
  for (const side of scenario.sides) {
    for (const { hex } of side.sources) put(hex, -30, 12, 20)
    for (const { hex } of side.hubs) put(hex, 12, 12, 19)
  }
  map.owner.forEach((holder, hex) => {
    for (const direction of [0, 1, 2] as const) {
      const other = map.owner[neighbourOf(map, hex, direction)] ?? 2
      if (holder + other === 1) pieces.line(hexsideEnds(map, { hex, direction }), 7)
    }
  })
  return pieces
}

/** Where the armies face each other. */
export const focusOf = ({ units, objectives }: OperationalScenario): Focus => ({
  pieces: hexesBySide(units),
  goals: objectives.map(({ hex }) => hex),
})
