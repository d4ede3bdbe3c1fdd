import type { Side } from '../../../../../engine/twoSides.ts'
import { spacesOf } from '../../../../cartography/geometry.ts'
import { besides } from '../land.ts'
import { type LintContext, unitRule } from '../rule.ts'

export const rule = unitRule({
  summary: 'A unit that is to drop or to land has no place to come down: no coast, no open ground, or no front line.',
  severity: 'error',
  find(context, { name, side, arrives, reserve }, unit) {
    const by = arrives?.by ?? (reserve === 'card' ? cardOf(context, side, unit) : undefined)
    // Beaches that are named have messages of their own.
    if (by === undefined || by === 'land' || (arrives?.hexes ?? []).length > 0) return undefined
    const lacks = by === 'sea' ? coastLacks(context) : dropLacks(context, side)
    if (lacks === undefined) return undefined
    return {
      at: [arrives === undefined ? 'reserve' : 'arrives'],
      message: `${name} has nowhere to ${by === 'sea' ? 'land' : 'drop'}: ${lacks}.`, // operational.H11, H13
      hint: by === 'sea' ? 'Let it come over land.' : 'Let it come over land, or let others come before it.',
    }
  },
})

/** How the card that calls a unit brings it. operational.H14 */
const cardOf = ({ scenario }: LintContext, side: Side, unit: number): 'sea' | 'air' | undefined => {
  const held = scenario.sides[side].cards.find((card) => card.unit === unit)
  const effect = held === undefined ? undefined : scenario.rules.cards[held.card].effect
  return effect === 'landing' ? 'sea' : effect === 'drop' ? 'air' : undefined
}

/** Returns the missing requirement of boats. operational.H11 */
const coastLacks = ({ scenario: { map }, terrainOf, isSea }: LintContext): string | undefined => {
  const isBeach = (hex: number): boolean => terrainOf(hex).landing && !isSea(hex) && besides(map, hex).some(isSea)
  return [...spacesOf(map)].some(isBeach) ? undefined : 'the map has no coast with open ground'
}

/** Returns the missing requirement of aircraft: they drop near the front line of the side, so somebody must hold ground. operational.H13 */
const dropLacks = ({ scenario, terrainOf, isSea, isHeld }: LintContext, side: Side): string | undefined => {
  const hexes = [...spacesOf(scenario.map)]
  if (!hexes.some((hex) => terrainOf(hex).landing && !isSea(hex))) return 'the map has no open ground'
  const holds = hexes.some((hex) => isHeld(side, hex))
  const comes = scenario.units.some((unit) => unit.side === side && unit.arrives?.by === 'sea')
  return holds || comes ? undefined : `${scenario.sides[side].name} holds no ground and has no front line`
}
