import type { Hex } from '../../../../../engine/hex.ts'
import type { OperationalScenario } from '../../../../../engine/systems/operational/scenario.ts'
import { nobody } from '../../../../../engine/systems/operational/types.ts'
import { besides, hexesOf } from '../land.ts'
import { defineRule } from '../rule.ts'

/** A pocket of more hexes was meant. */
const most = 2

export const rule = defineRule({
  code: 'owner-speck',
  summary: 'A hex or two of a side lie in the midst of the other one, and nobody is there.',
  severity: 'warning',
  *check({ scenario, origins, nameOf }) {
    const { map, sides } = scenario
    const { owner } = map
    const used = placesOf(scenario)
    const seen = new Set<Hex>()
    for (const hex of hexesOf(map)) {
      if (owner[hex] === nobody || seen.has(hex)) continue
      const speck = speckOf(map, hex)
      if (speck === undefined) continue
      for (const one of speck) seen.add(one)
      if (speck.some((one) => used.has(one))) continue
      const [own, other] = owner[hex] === 0 ? sides : [sides[1], sides[0]]
      const sign = owner[hex] === 0 ? '2' : '1'
      const names = speck.map(nameOf).join(' and ')
      yield {
        place: origins.ownerAt(hex),
        about: nameOf(hex),
        message: `${names} ${speck.length === 1 ? 'belongs' : 'belong'} to ${own.name} in the midst of ${other.name}, and nobody is there.`,
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
    if (near.length < 6) return undefined
    for (const next of near) {
      if (map.owner[next] === nobody) return undefined
      if (map.owner[next] !== map.owner[hex] || speck.includes(next)) continue
      speck.push(next)
      if (speck.length > most) return undefined
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
