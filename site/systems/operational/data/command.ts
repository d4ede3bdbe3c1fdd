/** What a scenario's page tells of headquarters, of the means from outside the map, and of bonus objectives. */
import type { Side } from '../../../../engine/game.ts'
import { type Hex, makeHexName } from '../../../../engine/hex.ts'
import { branches } from '../../../../engine/systems/operational/rules.ts'
import type { BonusObjective, OperationalScenario, PoolItem } from '../../../../engine/systems/operational/scenario.ts'
import { referenceAddress } from '../../../data/addresses.ts'
import type { Link } from '../../../data/links.ts'
import { counted } from '../../../data/words.ts'
import { usesOf } from './names.ts'

/** A headquarters in the order of battle. operational.F1 */
export interface HeadquartersLine {
  readonly name: string
  readonly kind: Link
  /** Printed name of its hex, or when it comes. */
  readonly place: string
  readonly commandPoints: number
  /** Supply movement points, as of a hub. operational.F6 */
  readonly range: number
  readonly branches: readonly { readonly name: string; readonly level: number }[]
  readonly mostLevel: number
  readonly pool: string
  /** Units that it may form from its pool, at most. operational.F15 */
  readonly formed: number
}

const itemName = (scenario: OperationalScenario, { item, nation, count }: PoolItem): string => {
  const { nations, specialists } = scenario.rules
  const rules = specialists[item]
  return `${count} × ${nations[nation]?.adjective ?? nation} ${rules ? rules.name.toLowerCase() : item}`
}

/** What lies in a pool or a store, in words. operational.G1 */
export const poolInWords = (scenario: OperationalScenario, items: readonly PoolItem[]): string =>
  items.length === 0 ? 'empty' : items.map((item) => itemName(scenario, item)).join(', ')

export const headquartersLineOf = (scenario: OperationalScenario, number: number): HeadquartersLine => {
  const { rules, map, system } = scenario
  const one = scenario.headquarters[number]
  const kinds = rules.headquarters.profiles
  return {
    name: one.name,
    kind: {
      label: kinds[one.profile]?.name ?? one.profile,
      href: referenceAddress(system, `headquarters/${one.profile}`),
    },
    place: one.hex === undefined ? `arrives on turn ${one.arrives ?? 1}` : makeHexName(map, one.hex),
    commandPoints: one.commandPoints,
    range: rules.supply.hubRange[one.trucks - 1] ?? 0,
    branches: branches.map((branch) => ({ name: rules.headquarters.branches[branch].name, level: one.levels[branch] })),
    mostLevel: rules.headquarters.mostLevel,
    pool: poolInWords(scenario, one.pool),
    formed: scenario.units.filter(({ reserve, headquarters }) => reserve === 'security' && headquarters === number)
      .length,
  }
}

/** What a side has besides its units. */
export interface Means {
  readonly side: Side
  readonly sideName: string
  readonly assets: readonly (Link & { readonly note: string; readonly text: string })[]
  readonly cards: readonly (Link & { readonly note: string; readonly text: string })[]
  /** Prestige, trucks and the like, in short words. */
  readonly stocks: readonly string[]
}

const meansOf = (scenario: OperationalScenario, side: Side): Means => {
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
    stocks: [
      `${prestige} prestige`,
      `${counted(trucks, 'truck')} in reserve`,
      ...(prepares ? ['prepares the battle before turn 1'] : []),
      ...(store.length > 0 ? [`can buy ${poolInWords(scenario, store)}`] : []),
    ],
  }
}

export const meansOfSides = (scenario: OperationalScenario): readonly [Means, Means] => [
  meansOf(scenario, 0),
  meansOf(scenario, 1),
]

/** A bonus objective in words. operational.H2, H3 */
export interface BonusLine {
  readonly name: string
  readonly side: Side
  readonly sideName: string
  readonly condition: string
  readonly by: number
  readonly reward: string
  /** The page of what it brings. */
  readonly href: string | undefined
}

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
      return `Lose fewer than ${counted(condition.count, 'step')}`
    case 'specialists':
      return `Lose fewer than ${counted(condition.count, 'specialist')}`
    case 'ruins':
      return `Ruin fewer than ${counted(condition.count, 'city or bridge', 'cities and bridges')}`
  }
}

const rewardOf = (scenario: OperationalScenario, { reward }: BonusObjective): Pick<BonusLine, 'reward' | 'href'> => {
  const { rules, system } = scenario
  switch (reward.type) {
    case 'card':
      return {
        reward: rules.cards[reward.card]?.name ?? reward.card,
        href: referenceAddress(system, `cards/${reward.card}`),
      }
    case 'specialist':
      return {
        reward: rules.specialists[reward.specialist]?.name ?? reward.specialist,
        href: referenceAddress(system, `specialists/${reward.specialist}`),
      }
    case 'port':
      return { reward: `A port: ${rules.rewards.portSupply} % more supply at every source`, href: undefined }
    case 'upgrade':
      return { reward: 'An upgrade of a headquarters', href: undefined }
    case 'delay':
      return {
        reward: `${unitIn(scenario, reward.unit)} comes ${counted(reward.turns, 'turn')} later`,
        href: undefined,
      }
    case 'token':
      return { reward: reward.token, href: undefined }
  }
}

export const bonusesOf = (scenario: OperationalScenario): readonly BonusLine[] =>
  scenario.bonuses.map((bonus) => ({
    name: bonus.name,
    side: bonus.side,
    sideName: scenario.sides[bonus.side].name,
    condition: conditionOf(scenario, bonus),
    by: bonus.by,
    ...rewardOf(scenario, bonus),
  }))
