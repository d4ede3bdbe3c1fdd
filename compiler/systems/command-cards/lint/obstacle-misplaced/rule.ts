import { defineRule } from '../rule.ts'

export const rule = defineRule({
  code: 'obstacle-misplaced',
  summary: 'An obstacle lies on ground where it cannot lie, or does nothing.',
  severity: 'warning',
  *check({ scenario, origins, nameOf, terrainOf, obstacleOf }) {
    for (const [index, { hex }] of scenario.map.obstacles.entries()) {
      const obstacle = obstacleOf(hex)
      if (obstacle === undefined || obstacle.carries) continue
      const terrain = terrainOf(hex)
      const why = terrain.boats
        ? 'lies in the water'
        : obstacle.protects === 'in-the-open' && !terrain.openCountry
          ? 'protects nobody there: it serves in open country only'
          : undefined
      if (why === undefined) continue
      yield {
        place: origins.obstacles[index],
        about: nameOf(hex),
        message: `${obstacle.name} at ${nameOf(hex)} (${terrain.name}) ${why}.`,
        hint: 'Move it to another hex.',
      }
    }
  },
})
