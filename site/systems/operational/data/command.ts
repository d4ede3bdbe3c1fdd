/** Headquarters, off-map means and bonus objectives of a scenario, for its page. */

import { type Hex, makeHexName } from '../../../../engine/hex.ts'
import { branches } from '../../../../engine/systems/operational/rules.ts'
import type { BonusObjective, OperationalScenario, PoolItem } from '../../../../engine/systems/operational/scenario.ts'
import type { Side } from '../../../../engine/twoSides.ts'
import { referenceAddress } from '../../../data/addresses.ts'
import type { Link } from '../../../data/links.ts'
import type { SideRow } from '../../../data/sideTable.ts'
import { compact, counted } from '../../../data/words.ts'
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

const placeIn = ({ map }: OperationalScenario, hex: Hex): string => {
  const name = map.names.find(
    ({ kind, hexes }) => kind !== 'sea' && kind !== 'region' && kind !== 'hills' && hexes[0] === hex,
  )
  return name ? `${name.name} (${makeHexName(map, hex)})` : makeHexName(map, hex)
}

const unitIn = ({ units }: OperationalScenario, unit: number): string => units[unit]?.name ?? ''

const conditionOf = (scenario: OperationalScenario, { condition }: BonusObjective): string => {
  switch (condition.type) {
    case 'take':
      return `Take ${placeIn(scenario, condition.hex)}`
    case 'hold':
      return `Hold ${placeIn(scenario, condition.hex)}`
    case 'destroy':
      return `Destroy ${unitIn(scenario, condition.unit)}`
    case 'keep':
      return `Keep ${unitIn(scenario, condition.unit)}`
    case 'prisoners':
      return `Take ${counted(condition.count, 'step')} prisoner`
    case 'steps':
      return `Lose fewer than ${counted(condition.count, 'step')}, killed or scattered`
    case 'specialists':
      return `Lose fewer than ${counted(condition.count, 'specialist')}${condition.of === undefined ? '' : ` (${scenario.rules.specialists[condition.of]?.name.toLowerCase() ?? condition.of})`}`
    case 'ruins':
      return `Ruin fewer than ${counted(condition.count, 'city or bridge', 'cities and bridges')}`
  }
}

/** The reward of a bonus objective, linked if it has a page. */
const rewardOf = ({ rules, system, units }: OperationalScenario, { reward }: BonusObjective): string | Link => {
  switch (reward.type) {
    case 'card':
      return {
        label: rules.cards[reward.card]?.name ?? reward.card,
        href: referenceAddress(system, `cards/${reward.card}`),
      }
    case 'specialist':
      return {
        label: rules.specialists[reward.specialist]?.name ?? reward.specialist,
        href: referenceAddress(system, `specialists/${reward.specialist}`),
      }
    case 'port':
      return `A port: ${rules.rewards.portSupply} % more supply at every source`
    case 'upgrade':
      return 'An upgrade of a headquarters'
    case 'delay':
      return `${units[reward.unit]?.name ?? ''} comes ${counted(reward.turns, 'turn')} later`
    case 'token':
      return reward.token
    case 'random':
      return `A random ${reward.of}`
  }
}

/** Bonus objectives with their side, condition, last turn and reward. operational.H2, H3 */
export const bonusRows = (scenario: OperationalScenario): readonly SideRow[] =>
  scenario.bonuses.map((bonus) => ({
    name: bonus.name,
    side: bonus.side,
    cells: [scenario.sides[bonus.side].name, conditionOf(scenario, bonus), bonus.by, rewardOf(scenario, bonus)],
  }))
