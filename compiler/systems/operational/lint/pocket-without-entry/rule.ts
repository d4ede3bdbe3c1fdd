import { degree, type Hex } from '../../../../../engine/hex.ts'
import { movementClasses, type TerrainRules } from '../../../../../engine/systems/operational/rules.ts'
import { besides } from '../land.ts'
import { defineRule } from '../rule.ts'

/** A wider pocket is a country of its own. */
const most = 6

const isOpen = (terrain: TerrainRules | undefined): boolean =>
  terrain !== undefined && movementClasses.some((one) => one !== 'supply' && terrain.cost[one] !== 'X')

export const rule = defineRule({
  summary: 'Open ground is shut in by ground that nobody enters.',
  *check({ scenario, origins, nameOf }) {
    const { map, rules } = scenario
    const open = map.terrainIds.map((id) => isOpen(rules.terrain[id]))
    const wet = map.terrainIds.map((id) => rules.terrain[id]?.water === true)
    // Without closed land there are islands at most.
    if (!map.terrainIds.some((_, terrain) => terrain > 0 && !open[terrain] && !wet[terrain])) return
    const passes = new Uint8Array(map.terrain.length)
    for (const { hexes } of map.ways) for (const hex of hexes) passes[hex] = 1
    const isClosed = (hex: Hex): boolean => !open[map.terrain[hex]] && map.terrain[hex] !== 0 && passes[hex] === 0
    const seen = new Set<Hex>()
    for (let hex = 0; hex < map.terrain.length; hex++) {
      // Every pocket has a westernmost hex, behind a closed one.
      if (map.terrain[hex] === 0 || isClosed(hex) || !isClosed(hex - 1) || seen.has(hex)) continue
      const pocket = [hex]
      let isShut = true
      for (const one of pocket) {
        seen.add(one)
        const near = besides(map, one)
        if (near.length < degree || near.some((next) => wet[map.terrain[next]])) isShut = false
        if (pocket.length > most) break
        for (const next of near) if (!isClosed(next) && !pocket.includes(next)) pocket.push(next)
      }
      if (!isShut || pocket.length > most) continue
      yield {
        place: origins.terrainAt(hex),
        about: nameOf(hex),
        message: `${pocket.map(nameOf).join(', ')} cannot be entered from anywhere: all around lies ground that is closed to everybody.`,
        hint: 'Let a road or railway lead there, open a hex beside it, or close it too.',
      }
    }
  },
})
