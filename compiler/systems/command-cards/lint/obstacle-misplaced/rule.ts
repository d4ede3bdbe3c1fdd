import type { ObstacleRules, TerrainRules } from '../../../../../engine/systems/command-cards/rules.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  summary: 'An obstacle lies on ground where it cannot lie.',
  *check({ scenario, origins, nameOf, terrainOf, obstacleOf }) {
    const dug = new Set(Object.values(scenario.rules.cards).flatMap(({ digs }) => digs ?? []))
    for (const [index, { hex, kind }] of scenario.map.obstacles.entries()) {
      const obstacle = obstacleOf(hex)
      const terrain = terrainOf(hex)
      const why = wrongWith(obstacle, dug.has(kind), terrain)
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

/** Returns the fault of an obstacle on some terrain. Works that a card digs lie only where it could dig them. */
const wrongWith = (
  obstacle: ObstacleRules | undefined,
  isDug: boolean,
  { boats, diggable }: TerrainRules,
): string | undefined => {
  if (obstacle === undefined || obstacle.carries) return undefined
  if (boats) return 'lies in the water'
  return isDug && !diggable ? 'cannot be there: nobody digs on that ground' : undefined
}
