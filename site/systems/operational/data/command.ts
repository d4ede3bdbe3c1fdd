/** Headquarters, off-map means and bonus objectives of a scenario, for its page. */
import { makeHexName } from '../../../../engine/hex.ts'
import { branches } from '../../../../engine/systems/operational/rules.ts'
import type { OperationalScenario, PoolItem } from '../../../../engine/systems/operational/scenario.ts'
import type { Side } from '../../../../engine/twoSides.ts'
import { capital } from '../../../../engine/words.ts'
import { referenceAddress } from '../../../data/addresses.ts'
import { compact, counted } from '../../../data/format.ts'
import type { TableRow } from '../../../data/table.ts'
import { conditionWords, rewardOf } from './bonuses.ts'
import { usesOf } from './names.ts'

const itemName = (scenario: OperationalScenario, { item, nation, count }: PoolItem): string => {
  const { nations, specialists } = scenario.rules
  const rules = specialists[item]
  return `${count} × ${nations[nation]?.adjective ?? nation} ${rules ? rules.name.toLowerCase() : item}`
}

/** The contents of a pool or a store in words. operational.G1 */
export const poolInWords = (scenario: OperationalScenario, items: readonly PoolItem[]): string =>
  items.length === 0 ? 'empty' : items.map((item) => itemName(scenario, item)).join(', ')

/** A headquarters in the order of battle. operational.F1 */
export const headquartersLineOf = (scenario: OperationalScenario, number: number) => {
  const { rules, map, system } = scenario
  const one = scenario.headquarters[number]
  const kinds = rules.headquarters.profiles
  return {
    name: one.name,
    kind: {
      label: kinds[one.profile]?.name ?? one.profile,
      href: referenceAddress(system, `headquarters/${one.profile}`),
    },
    /** Printed name of its hex, or when it comes. */
    place: one.hex === undefined ? `arrives on turn ${one.arrives ?? 1}` : makeHexName(map, one.hex),
    commandPoints: one.commandPoints,
    /** Supply movement points, as of a hub. operational.F6 */
    range: rules.supply.hubRange[one.trucks - 1] ?? 0,
    branches: branches.map((branch) => ({ name: rules.headquarters.branches[branch].name, level: one.levels[branch] })),
    mostLevel: rules.headquarters.mostLevel,
    pool: poolInWords(scenario, one.pool),
    /** Units that it may form from its pool, at most. operational.F15 */
    formed: scenario.units.filter(({ reserve, headquarters }) => reserve === 'security' && headquarters === number)
      .length,
  }
}

export type HeadquartersLine = ReturnType<typeof headquartersLineOf>

/** A side's assets, cards and stocks. */
const meansOf = (scenario: OperationalScenario, side: Side) => {
  const { rules, system, units, sides } = scenario
  const { name, assets, cards, prestige, trucks, prepares, store } = sides[side]
  return {
    side,
    sideName: name,
    assets: assets.map(({ asset, perTurn, uses }) => ({
      label: rules.assets[asset]?.name ?? asset,
      href: referenceAddress(system, `assets/${asset}`),
      note: usesOf(perTurn, uses),
      text: rules.assets[asset]?.description ?? '',
    })),
    cards: cards.map(({ card, unit }) => ({
      label: rules.cards[card]?.name ?? card,
      href: referenceAddress(system, `cards/${card}`),
      note: unit === undefined ? '' : (units[unit]?.name ?? ''),
      text: rules.cards[card]?.description ?? '',
    })),
    stocks: compact([
      `${prestige} prestige`,
      `${counted(trucks, 'truck')} in reserve`,
      prepares && 'prepares the battle before turn 1',
      store.length > 0 && `can buy ${poolInWords(scenario, store)}`,
    ]),
  }
}

export type Means = ReturnType<typeof meansOf>

export const meansOfSides = (scenario: OperationalScenario): readonly [Means, Means] => [
  meansOf(scenario, 0),
  meansOf(scenario, 1),
]

/** Bonus objectives with their side, condition, last turn and reward. operational.H2, H3 */
export const bonusRows = (scenario: OperationalScenario): readonly TableRow[] =>
  scenario.bonuses.map((bonus) => {
    const { words, page } = rewardOf(scenario, bonus)
    const label = capital(words)
    const reward = page === undefined ? label : { label, href: referenceAddress(scenario.system, page) }
    return {
      name: bonus.name,
      side: bonus.side,
      cells: [scenario.sides[bonus.side].name, conditionWords(scenario, bonus), bonus.by, reward],
    }
  })
