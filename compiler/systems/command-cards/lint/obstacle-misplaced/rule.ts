import type { ObstacleRules, TerrainRules } from '../../../../../engine/systems/command-cards/rules.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  code: 'obstacle-misplaced',
  summary: 'An obstacle lies on ground where it cannot lie, or does nothing.',
  severity: 'warning',
  *check({ scenario, origins, nameOf, terrainOf, obstacleOf }) {
    for (const [index, { hex }] of scenario.map.obstacles.entries()) {
      const obstacle = obstacleOf(hex)
      const terrain = terrainOf(hex)
      const why = wrongWith(obstacle, terrain)
      if (obstacle === undefined || why === undefined) continue
      yield {
        place: origins.obstacles[index],
        about: nameOf(hex),
        message: `${obstacle.name} at ${nameOf(hex)} (${terrain.name}) ${why}.`,
        hint: 'Move it to another hex.',
      }
    }
  },
})

/** What is wrong with an obstacle on some terrain. */
const wrongWith = (obstacle: ObstacleRules | undefined, { boats, openCountry }: TerrainRules): string | undefined => {
  if (obstacle === undefined || obstacle.carries) return undefined
  if (boats) return 'lies in the water'
  if (obstacle.protects !== 'in-the-open' || openCountry) return undefined
  return 'protects nobody there: it serves in open country only'
}
