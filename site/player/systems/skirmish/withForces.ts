/** Battles that are played with armies of one's own. */
import type { ScenarioBundle } from '../../../../compiler/bundle.ts'
import { forcesIn, withArmies } from '../../../../compiler/systems/skirmish/forces.ts'
import type { SkirmishRules } from '../../../../engine/systems/skirmish/rules.ts'
import type { SkirmishScenario } from '../../../../engine/systems/skirmish/scenario.ts'
import { AddressError } from '../../link.ts'

const asAddressed = <R>(use: () => R): R => {
  try {
    return use()
  } catch (problem) {
    throw new AddressError(problem instanceof Error ? problem.message : String(problem))
  }
}

/**
 * The battle with the armies that an address names: another one than was measured, so there is no evidence for it, and its records name
 * the armies. All cards of the game are fetched for it.
 * @throws AddressError that says why an army cannot be played here.
 */
export const withForces = async (
  bundle: ScenarioBundle<SkirmishScenario>,
  address: URLSearchParams,
  fetchRules: () => Promise<SkirmishRules>,
): Promise<ScenarioBundle<SkirmishScenario>> => {
  const named = forcesIn(address, bundle.scenario.sides.length)
  if (named === undefined) return bundle
  const rules = await fetchRules()
  const { scenario, forces } = asAddressed(() => withArmies(bundle.scenario, rules, named))
  return {
    ...bundle,
    scenario,
    identity: { ...bundle.identity, forces },
    evidence: null,
    terms: null,
    claims: [],
    tutorial: null,
  }
}
