/** The scenarios in which units and specialists appear. */
import type { ScenarioBundle } from '../../../../compiler/systems/operational/bundle.ts'
import { prizesOf } from '../../../../engine/systems/operational/prizes.ts'
import { listWords } from '../../../../engine/words.ts'
import { scenarioAddress } from '../../../data/addresses.ts'
import { scenariosOf } from '../../../data/bundles.ts'
import { compact, counted } from '../../../data/format.ts'
import type { Words } from '../../../data/part.ts'

/** A scenario with the names of the units, and a note about those that come later. */
const lineOf = ({ card }: ScenarioBundle, names: readonly string[], later: string): Words => [
  { label: card.title, href: `${scenarioAddress(card.id)}#order-of-battle` },
  ' ',
  { note: compact([listWords(names), later]).join('; ') },
]

/** The scenarios with units of a type; some of them may be formed in play. operational.F15 */
export const fieldedIn = (system: string, type: string): readonly Words[] =>
  scenariosOf<ScenarioBundle>(system).flatMap((bundle) => {
    const own = bundle.scenario.units.filter((unit) => unit.type === type)
    const present = own.filter(({ reserve }) => reserve !== 'security')
    const formed = own.length - present.length
    const later = formed > 0 ? `up to ${counted(formed, 'unit')} formed in play` : ''
    return own.length === 0
      ? []
      : [
          lineOf(
            bundle,
            present.map(({ name }) => name),
            later,
          ),
        ]
  })

/** The scenarios with a specialist, with its units; some may come from pools and bonus objectives. operational.H3 */
export const carriedIn = (system: string, specialist: string): readonly Words[] =>
  scenariosOf<ScenarioBundle>(system).flatMap((bundle) => {
    const { units, headquarters, sides, bonuses, rules } = bundle.scenario
    const names = units.filter(({ specialists }) => specialists.includes(specialist)).map(({ name }) => name)
    const pools = [...headquarters.map(({ pool }) => pool), ...sides.map(({ store }) => store)].flat()
    const formed = pools.filter(({ item }) => item === specialist).reduce((sum, { count }) => sum + count, 0)
    const won = bonuses.filter((one) => prizesOf(rules.rewards, one, 'specialist').includes(specialist)).length
    const later = formed + won > 0 ? `${formed + won} more to be had` : ''
    return names.length + formed + won === 0 ? [] : [lineOf(bundle, names, later)]
  })
