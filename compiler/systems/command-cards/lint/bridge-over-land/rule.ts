import { defineRule } from '../rule.ts'

export const rule = defineRule({
  summary: 'A bridge lies where there is nothing to cross.',
  *check({ scenario, origins, nameOf, terrainOf, obstacleOf }) {
    for (const [index, { hex }] of scenario.map.obstacles.entries()) {
      const bridge = obstacleOf(hex)
      if (bridge?.carries !== true) continue
      const { boats, water, closed, stops, openEnds, mostHexes, name, stopsLeaving, risk } = terrainOf(hex)
      const hinders = boats || water || openEnds || mostHexes !== undefined || risk !== undefined
      if (hinders || closed.length + stops.length + stopsLeaving.length > 0) continue
      yield {
        place: origins.obstacles[index],
        about: nameOf(hex),
        message: `${bridge.name} at ${nameOf(hex)} crosses nothing: below it is ${name}.`,
        hint: 'A bridge lifts what the ground below it does to movement.',
      }
    }
  },
})
