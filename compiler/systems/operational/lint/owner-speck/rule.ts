import { degree, type Hex } from '../../../../../engine/hex.ts'
import type { OperationalScenario } from '../../../../../engine/systems/operational/scenario.ts'
import { nobody } from '../../../../../engine/systems/operational/types.ts'
import { boardOf } from '../../../../lint/boards.ts'
import { besides } from '../land.ts'
import { defineRule } from '../rule.ts'

/** A pocket of more hexes than this was meant. */
const largestSpeck = 2

export const rule = defineRule({
  summary: 'A hex or two of a side lie in the midst of the other one, and nobody is there.',
  *check({ scenario, origins, nameOf }) {
    const { map, sides } = scenario
    const { owner } = map
    const { neighbours } = boardOf(map)
    const seen = new Set<Hex>()
    for (let hex = 0; hex < owner.length; hex++) {
      const own = owner[hex]
      // In a row of its like a hex is no speck: that is quickly said of nearly all of them.
      if (own === nobody || (owner[hex - 1] === own && owner[hex + 1] === own) || seen.has(hex)) continue
      let alike = 0
      for (let edge = hex * degree; edge < (hex + 1) * degree; edge++) if (owner[neighbours[edge]] === own) alike++
      if (alike >= largestSpeck) continue
      const speck = speckOf(map, hex)
      if (speck === undefined) continue
      for (const one of speck) seen.add(one)
      const used = placesOf(scenario)
      if (speck.some((one) => used.has(one))) continue
      const [holder, other] = own === 0 ? sides : [sides[1], sides[0]]
      const sign = own === 0 ? '2' : '1'
      const names = speck.map(nameOf).join(' and ')
      yield {
        place: origins.ownerAt(hex),
        about: nameOf(hex),
        message: `${names} ${speck.length === 1 ? 'belongs' : 'belong'} to ${holder.name} in the midst of ${other.name}, and nobody is there.`,
        hint: 'Mostly a sign slipped. Put a unit there, or give the ground to those around it.',
        fix: {
          title: `Write "${sign}"`,
          edits: speck.map((one) => ({ do: 'replace', at: origins.ownerAt(one), text: sign })),
        },
      }
    }
  },
})

/** The hexes of one owner that touch, when they are few and only the other side lies around them; else undefined. */
const speckOf = (map: OperationalScenario['map'], hex: Hex): readonly Hex[] | undefined => {
  const speck = [hex]
  for (const one of speck) {
    const near = besides(map, one)
    if (near.length < degree) return undefined
    for (const next of near) {
      if (map.owner[next] === nobody) return undefined
      if (map.owner[next] !== map.owner[hex] || speck.includes(next)) continue
      speck.push(next)
      if (speck.length > largestSpeck) return undefined
    }
  }
  return speck
}

/** Hexes where something or somebody is, or comes. */
const placesOf = ({ units, headquarters, sides, objectives, map }: OperationalScenario): ReadonlySet<Hex> =>
  new Set([
    ...[...units, ...headquarters].flatMap(({ hex }) => hex ?? []),
    ...units.flatMap(({ arrives }) => arrives?.hexes ?? []),
    ...sides.flatMap(({ sources, hubs }) => [...sources, ...hubs].map(({ hex }) => hex)),
    ...objectives.map(({ hex }) => hex),
    ...map.forts,
  ])
