/** The scenarios as pages hand them to the script that shows one's own games. */
import type { Listed } from '../saves/history.ts'
import { scenarioAddress } from './addresses.ts'
import { readIndex, readScenario } from './bundles.ts'
import { inOrder } from './home.ts'

/** From the easiest to the hardest. */
export const listedScenarios = (): readonly Listed[] =>
  inOrder(readIndex().scenarios).map(({ id, system, title, sides: teams }) => {
    const { identity, scenario } = readScenario(id)
    const sides = scenario.sides.map(({ name }) => name)
    return { id, system, title, hash: identity.scenario, sides, teams, href: scenarioAddress(id) }
  })
