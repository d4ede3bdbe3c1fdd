/** What the pages of single entries show: the values of each kind, made ready to be drawn. */
import type { Reference } from '../../../../compiler/systems/operational/bundle.ts'
import {
  type AssetRules,
  type Branch,
  branches,
  type CardRules,
  type Doctrine,
  doctrines,
  type OrderId,
  type SpecialistRules,
} from '../../../../engine/systems/operational/commandRules.ts'
import type { Tile } from '../../../data/entry.ts'
import type { Fact } from '../../../data/fact.ts'
import type { Link } from '../../../data/links.ts'
import { counted, signed } from '../../../data/words.ts'
import { entryLink, tableAddress } from './entries.ts'
import { factsOf } from './facts.ts'

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A specialist in the letters that staffs wrote, as on a unit's sheet in play. */
export const specialistSigns: Readonly<Record<SpecialistRules['symbol'], string>> = {
  engineer: 'ENG',
  recon: 'REC',
  ski: 'SKI',
  'special-forces': 'SF',
  artillery: 'ART',
  rocket: 'RKT',
  'anti-tank': 'AT',
  tank: 'TK',
  'assault-gun': 'AG',
  'anti-aircraft': 'AA',
}

const armourNotes: Readonly<Record<SpecialistRules['armourCounts'], string>> = {
  never: '',
  always: '',
  defence: 'in defence only',
  'against-armour': 'in attack only against armour',
}

export interface SpecialistSheet {
  readonly sign: string
  readonly tiles: readonly Tile[]
  /** Sentences about what it can do besides. */
  readonly abilities: readonly string[]
  /** Its place: before the active step of this number. operational.B8 */
  readonly place: number
}

const abilityWords: readonly (readonly [keyof SpecialistRules, string])[] = [
  ['towed', 'Towed: suppressed by every move until the enemy’s turn begins.'],
  ['engineers', 'Engineers: attack over minor rivers with less harm and take trenches apart.'],
  ['specialForces', 'Special forces: take trenches apart and spare their unit losses.'],
  ['amphibious', 'Amphibious: ready to fight on the far side of the water.'],
  ['recon', 'Scouts: feel the way ahead and sweep the front line.'],
  ['ski', 'Ski troops: in snow they scout and raid.'],
]

export const specialistSheetOf = ({ rules }: Reference, id: string): SpecialistSheet => {
  const one = rules.specialists[id]
  if (!one) throw new Error(`no specialist ${id}`)
  return {
    sign: specialistSigns[one.symbol],
    tiles: [
      { value: signed(one.attack), label: 'attack' },
      { value: signed(one.defence), label: 'defence' },
      { value: signed(one.armourShift), label: 'armour shift', note: armourNotes[one.armourCounts] },
      { value: signed(one.artilleryShift), label: 'artillery shift' },
      { value: String(one.price), label: 'prestige to buy' },
    ],
    abilities: abilityWords.flatMap(([key, words]) => (one[key] === true ? [words] : [])),
    place: one.queuePosition,
  }
}

/** Who can give an order: a kind of headquarters with its level and the cost. */
export interface Giver extends Link {
  readonly level: number
  readonly needed: number
  readonly cost: number
  /** With the levels that it starts with. */
  readonly isAble: boolean
}

export interface OrderSheet {
  readonly branch: Branch
  readonly branchName: string
  readonly level: number
  readonly mostLevel: number
  readonly costs: readonly { readonly doctrine: Doctrine; readonly name: string; readonly points: number }[]
  readonly most: number
  readonly givers: readonly Giver[]
  /** The numbers inside it. */
  readonly facts: readonly Fact[]
}

const doctrineName = ({ rules }: Reference, doctrine: Doctrine): string =>
  rules.nations[doctrine]?.adjective ?? capital(doctrine)

export const orderSheetOf = (reference: Reference, id: string): OrderSheet => {
  const { rules } = reference
  const order = rules.orders[id as OrderId]
  const numbers = reference.tables.find(({ field }) => field === 'specialOrders')
  const own = id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  const costs = doctrines.map((doctrine) => ({
    doctrine,
    name: doctrineName(reference, doctrine),
    points: order.cost[doctrine],
  }))
  return {
    branch: order.branch,
    branchName: rules.headquarters.branches[order.branch].name,
    level: order.level,
    mostLevel: rules.headquarters.mostLevel,
    costs,
    most: Math.max(1, ...Object.values(rules.orders).flatMap(({ cost }) => Object.values(cost))),
    givers: Object.entries(rules.headquarters.profiles).map(([profile, one]) => {
      const needed = one.orderLevels[id as OrderId] ?? order.level
      const level = one.levels[order.branch]
      return {
        ...entryLink(reference, 'profiles', profile),
        level,
        needed,
        cost: order.cost[one.doctrine],
        isAble: needed > 0 && level >= needed,
      }
    }),
    facts: numbers
      ? factsOf(reference, numbers).flatMap(({ facts }) => facts.filter(({ path }) => path.split('.')[0] === own))
      : [],
  }
}

export interface ProfileSheet {
  readonly tiles: readonly Tile[]
  readonly doctrine: string
  readonly nation: Link
  readonly branches: readonly {
    readonly name: string
    readonly does: string
    readonly level: number
    /** What it brings besides orders. */
    readonly brings: readonly string[]
    /** Orders by the level that they ask of this staff; level 0 means never. */
    readonly orders: readonly (Link & { readonly level: number; readonly cost: number })[]
  }[]
  readonly mostLevel: number
  readonly variants: readonly string[]
}

/** What intelligence tells at a level. operational.F17, F18 */
const sightOf = ({ rules: { fog } }: Reference, level: number): readonly string[] => {
  const markers = fog.markersByLevel[level] ?? 0
  const prisoners = fog.prisonersByLevel[level] ?? 0
  return [
    `Sees ${counted(fog.sightByLevel[level] ?? fog.sight, 'hex', 'hexes')} beyond the front as a turn begins.`,
    ...(markers > 0 ? [`Markers up to ${counted(markers, 'hex', 'hexes')} farther.`] : []),
    prisoners > 0
      ? `${counted(prisoners, 'prisoner makes', 'prisoners make')} a report.`
      : 'Prisoners tell it nothing.',
    ...(level >= fog.ordersFrom ? ['Knows the orders of the units that it sees.'] : []),
  ]
}

export const profileSheetOf = (reference: Reference, id: string): ProfileSheet => {
  const { headquarters, orders, supply } = reference.rules
  const one = headquarters.profiles[id]
  if (!one) throw new Error(`no headquarters ${id}`)
  const levelOf = (order: string, usual: number): number => one.orderLevels[order as OrderId] ?? usual
  return {
    tiles: [
      { value: String(one.commandPoints), label: 'command points', note: 'each turn' },
      {
        value: String(supply.hubRange[one.trucks - 1] ?? 0),
        label: 'range',
        note: `with ${counted(one.trucks, 'truck')}`,
      },
      { value: String(one.target), label: 'experience', note: 'for the first upgrade' },
    ],
    doctrine: doctrineName(reference, one.doctrine),
    nation: entryLink(reference, 'nations', one.nation),
    branches: branches.map((branch) => ({
      name: headquarters.branches[branch].name,
      does: headquarters.branches[branch].description,
      level: one.levels[branch],
      brings: branch === 'intelligence' ? sightOf(reference, one.levels[branch]) : [],
      orders: Object.entries(orders)
        .filter(([, order]) => order.branch === branch)
        .map(([order, { level, cost }]) => ({
          ...entryLink(reference, 'orders', order),
          level: levelOf(order, level),
          cost: cost[one.doctrine],
        })),
    })),
    mostLevel: headquarters.mostLevel,
    variants: [
      ...(one.longTransfer ? ['Transfers go to any unit in range, not only to neighbours.'] : []),
      ...(one.battleGroups ? ['Its security units are battle groups: they take in the stragglers of their hex.'] : []),
      ...(one.freeRallyFrom > 0
        ? [`From level ${one.freeRallyFrom} of its force pool stragglers are put in order for nothing.`]
        : []),
      ...(one.oversupply ? ['Its supply dumps cost neither movement nor action, and last on the move.'] : []),
    ],
  }
}

const effectNames: Readonly<Record<AssetRules['effect'], string>> = {
  strike: 'Strikes a unit',
  'air-supply': 'Supplies a unit',
  'air-recon': 'Looks behind the front',
  bombing: 'Destroys a bridge or a part of a hub',
}

export interface AssetSheet {
  readonly asset: AssetRules
  readonly effect: string
  /** What else it does, in sentences. */
  readonly besides: readonly string[]
}

export const assetSheetOf = ({ rules }: Reference, id: string): AssetSheet => {
  const asset = rules.assets[id]
  if (!asset) throw new Error(`no asset ${id}`)
  const { ruin, fortRuin, entrenchmentLost, neighbours, coastalOnly, reach, trucks } = asset
  return {
    asset,
    effect: effectNames[asset.effect],
    besides: [
      ...(coastalOnly ? ['Reaches only units in hexes beside the sea.'] : []),
      ...(reach === undefined ? [] : [`Reaches ${counted(reach, 'hex', 'hexes')} beyond the front line.`]),
      ...(trucks === undefined ? [] : [`An enemy hub loses up to ${counted(trucks, 'truck')}.`]),
      ...(entrenchmentLost === undefined ? [] : [`Takes ${counted(entrenchmentLost, 'level')} of entrenchment.`]),
      ...(ruin === undefined ? [] : [`A city under the target falls to ruins with ${ruin} %.`]),
      ...(fortRuin === undefined ? [] : [`A fort under the target is destroyed with ${fortRuin} %.`]),
      ...(neighbours === undefined
        ? []
        : [
            `Every unit in the next hexes, whoever it is, has a step suppressed with ${neighbours.suppressed} % and loses one with ${neighbours.killed} %.`,
          ]),
    ],
  }
}

export const cardEffects: Readonly<Record<CardRules['effect'], string>> = {
  assets: 'Brings assets',
  'lift-fog': 'Lifts the fog for a turn',
  truck: 'Brings a truck',
  'elite-store': 'Opens the depots of higher command',
  drop: 'A parachute drop',
  landing: 'A landing from the sea',
  'command-points': 'Fills up command points',
  'artillery-preparation': 'Guns at no cost for a turn',
}

export interface CardSheet {
  readonly effect: string
  readonly tiles: readonly Tile[]
  /** Uses that it adds. */
  readonly assets: readonly (Link & { readonly uses: string })[]
  readonly isKept: boolean
}

/** How often an asset may be used. operational.G5 */
export const usesOf = (perTurn: number, uses: number | null): string => {
  const turn = perTurn > 0 ? `${counted(perTurn, 'use')} each turn` : ''
  const all = uses === null || uses === 0 ? '' : `${counted(uses, 'use')} in the battle`
  return [turn, all].filter((words) => words !== '').join(', ')
}

export const cardSheetOf = (reference: Reference, id: string): CardSheet => {
  const card = reference.rules.cards[id]
  if (!card) throw new Error(`no card ${id}`)
  return {
    effect: cardEffects[card.effect],
    tiles: [
      { value: String(card.price), label: 'prestige', note: 'its price between battles' },
      { value: String(card.refund), label: 'prestige', note: 'for giving it back' },
    ],
    assets: (card.assets ?? []).map(({ asset, perTurn, uses }) => ({
      ...entryLink(reference, 'assets', asset),
      uses: usesOf(perTurn, uses),
    })),
    isKept: card.persistent,
  }
}

/** The anchor of an order's numbers in their table. */
export const numbersAddress = (system: string, first: Fact): string =>
  `${tableAddress(system, 'special-orders')}#${first.path}`
