/** The pages of single entries: specialists, orders, headquarters, assets and cards. */
import type { Reference } from '../../../../compiler/systems/operational/bundle.ts'
import type { OrderId, SpecialistRules } from '../../../../engine/systems/operational/rules.ts'
import { capital } from '../../../../engine/words.ts'
import {
  boxed,
  chips,
  definitions,
  facts,
  heading,
  moreLinks,
  pageTable,
  scenarioLines,
  sentences,
  surroundings,
  tiles,
  words,
} from '../../../components/parts.ts'
import { referenceAddress } from '../../../data/addresses.ts'
import { compact, counted, signed } from '../../../data/format.ts'
import { type Part, type Parts, part } from '../../../data/part.ts'
import { specialistSigns } from '../../../player/systems/operational/specialistSigns.ts'
import type { ReferencePage } from '../../sitePlugin.ts'
import BranchList from '../components/BranchList.astro'
import LossQueue from '../components/LossQueue.astro'
import OrderCost from '../components/OrderCost.astro'
import Pips from '../components/Pips.astro'
import StrikeWindow from '../components/StrikeWindow.astro'
import {
  entriesOf,
  entryLink,
  type PagedKind,
  pagedKinds,
  slugOf,
  surroundingsOf,
  tableAddress,
} from '../data/entries.ts'
import { factsOf } from '../data/facts.ts'
import { carriedIn } from '../data/fieldings.ts'
import { armourNotes, assetEffects, cardEffects, usesOf } from '../data/names.ts'

export const entryPages = (reference: Reference): readonly ReferencePage[] =>
  pagedKinds.flatMap((kind) => {
    const table = reference.tables.find(({ entries }) => entries === kind)
    if (!table) throw new Error(`${kind} stand in no table`)
    return Object.entries(entriesOf(reference, kind)).map(
      ([id, { name, description = '' }]): ReferencePage => ({
        path: `${slugOf(kind)}/${id}`,
        title: name,
        description,
        overline: table.title,
        lead: description,
        isEntry: true,
        parts: () => [
          ...partsOf[kind](reference, id),
          heading('Where it counts'),
          // The pages of specialists list their scenarios themselves.
          surroundings(surroundingsOf(reference, kind, id), kind === 'specialists'),
          moreLinks([
            { label: 'All of them side by side', href: referenceAddress(reference.system, slugOf(kind)) },
            { label: 'Every field of the table', href: tableAddress(reference.system, table.id) },
          ]),
        ],
      }),
    )
  })

const found = <T>(entries: Readonly<Record<string, T>>, id: string): T => {
  const entry = entries[id]
  if (entry === undefined) throw new Error(`no entry ${id}`)
  return entry
}

const abilityWords: readonly (readonly [keyof SpecialistRules, string])[] = [
  ['towed', 'Towed: suppressed by every move until the enemy’s turn begins.'],
  ['engineers', 'Engineers: attack over minor rivers with less harm and take trenches apart.'],
  ['specialForces', 'Special forces: take trenches apart and spare their unit losses.'],
  ['amphibious', 'Amphibious: ready to fight on the far side of the water.'],
  ['recon', 'Scouts: feel the way ahead and sweep the front line.'],
  ['ski', 'Ski troops: in snow they scout and raid.'],
]

const specialistParts = ({ rules, system }: Reference, id: string): Parts => {
  const one = found(rules.specialists, id)
  const abilities = abilityWords.flatMap(([key, text]) => (one[key] === true ? [text] : []))
  return [
    tiles([
      { value: signed(one.attack), label: 'attack' },
      { value: signed(one.defence), label: 'defence' },
      { value: signed(one.armourShift), label: 'armour shift', note: armourNotes[one.armourCounts] },
      { value: signed(one.artilleryShift), label: 'artillery shift' },
      { value: String(one.price), label: 'prestige to buy' },
    ]),
    abilities.length > 0 && sentences(abilities),
    heading('Its place in the loss queue'),
    part(LossQueue, { sign: specialistSigns[one.symbol], place: one.queuePosition }),
    heading('Who has it'),
    boxed(scenarioLines(carriedIn(system, id))),
  ]
}

const orderParts = (reference: Reference, id: string): Parts => {
  const { tables, system } = reference
  const order = id as OrderId
  const table = tables.find(({ field }) => field === 'specialOrders')
  // `set-piece` has its numbers in the field `setPiece`.
  const field = id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  const numbers = table
    ? factsOf(reference, table).flatMap((group) => group.facts.filter(({ path }) => path.split('.')[0] === field))
    : []
  const [first] = numbers
  return [
    part(OrderCost, { reference, order }),
    heading('Who can give it', 'givers'),
    giversOf(reference, order),
    ...(first
      ? [
          heading('Its numbers', 'numbers'),
          facts(numbers, false),
          moreLinks([
            {
              label: 'In the table of all orders’ numbers',
              href: `${tableAddress(system, 'special-orders')}#${first.path}`,
            },
          ]),
        ]
      : []),
  ]
}

/** Which headquarters can give an order, and when. */
const giversOf = (reference: Reference, order: OrderId): Part => {
  const { orders, headquarters } = reference.rules
  const { branch, level: usual, cost } = orders[order]
  return pageTable({
    label: 'Who can give it',
    caption: 'Headquarters, with the level of their branch, the level that the order asks, and its cost',
    width: 'measure',
    columns: ['Headquarters', 'At the start', 'Level', { number: 'Asks for' }, { number: 'Costs' }],
    rows: Object.entries(headquarters.profiles).map(([id, { orderLevels, levels, doctrine }]) => {
      const level = levels[branch]
      /** 0 for an order that it can never give. */
      const needed = orderLevels[order] ?? usual
      const isAble = needed > 0 && level >= needed
      return {
        name: entryLink(reference, 'profiles', id),
        cells: [
          isAble ? { text: '✓ yes', tone: 'plus' } : { text: needed === 0 ? 'never' : 'later', tone: 'none' },
          part(Pips, { value: level, most: headquarters.mostLevel, label: `Level ${level}` }),
          needed === 0 ? '–' : needed,
          cost[doctrine],
        ],
      }
    }),
  })
}

const profileParts = (reference: Reference, id: string): Parts => {
  const { headquarters, nations, supply } = reference.rules
  const one = found(headquarters.profiles, id)
  const variants = compact([
    one.longTransfer && 'Transfers go to any unit in range, not only to neighbours.',
    one.battleGroups && 'Its security units are battle groups: they take in the stragglers of their hex.',
    one.freeRallyFrom > 0 &&
      `From level ${one.freeRallyFrom} of its force pool stragglers are put in order for nothing.`,
    one.oversupply && 'Its supply dumps cost neither movement nor action, and last on the move.',
  ])
  const habits = nations[one.doctrine]?.adjective ?? capital(one.doctrine)
  return [
    tiles([
      { value: String(one.commandPoints), label: 'command points', note: 'each turn' },
      {
        value: String(supply.hubRange[one.trucks - 1] ?? 0),
        label: 'range',
        note: `with ${counted(one.trucks, 'truck')}`,
      },
      { value: String(one.target), label: 'experience', note: 'for the first upgrade' },
    ]),
    boxed(
      words('Nation: ', entryLink(reference, 'nations', one.nation), `. What an order costs goes by ${habits} habits.`),
      'p',
    ),
    variants.length > 0 && sentences(variants),
    heading('Branches and their orders', 'branches'),
    part(BranchList, { reference, profile: one }),
  ]
}

const assetParts = ({ rules }: Reference, id: string): Parts => {
  const asset = found(rules.assets, id)
  const { ruin, fortRuin, entrenchmentLost, neighbours, coastalOnly, reach, trucks } = asset
  const besides = compact([
    coastalOnly && 'Reaches only units in hexes beside the sea.',
    reach !== undefined && `Reaches ${counted(reach, 'hex', 'hexes')} beyond the front line.`,
    trucks !== undefined && `An enemy hub loses up to ${counted(trucks, 'truck')}.`,
    entrenchmentLost !== undefined && `Takes ${counted(entrenchmentLost, 'level')} of entrenchment.`,
    ruin !== undefined && `A city under the target falls to ruins with ${ruin} %.`,
    fortRuin !== undefined && `A fort under the target is destroyed with ${fortRuin} %.`,
    neighbours !== undefined &&
      `Every unit in the next hexes, whoever it is, has a step suppressed with ${neighbours.suppressed} % and loses one with ${neighbours.killed} %.`,
  ])
  return [chips([assetEffects[asset.effect]]), part(StrikeWindow, { asset }), besides.length > 0 && sentences(besides)]
}

const cardParts = (reference: Reference, id: string): Parts => {
  const { effect, persistent, assets = [], price, refund } = found(reference.rules.cards, id)
  return [
    chips([cardEffects[effect], persistent ? 'Comes back for the next battle' : 'For one battle']),
    assets.length > 0 &&
      definitions(
        assets.map(({ asset, perTurn, uses }) => [
          [entryLink(reference, 'assets', asset)],
          words({ strong: usesOf(perTurn, uses) }, ' more'),
        ]),
      ),
    tiles([
      { value: String(price), label: 'prestige', note: 'its price between battles' },
      { value: String(refund), label: 'prestige', note: 'for giving it back' },
    ]),
  ]
}

const partsOf: Readonly<Record<PagedKind, (reference: Reference, id: string) => Parts>> = {
  specialists: specialistParts,
  orders: orderParts,
  profiles: profileParts,
  assets: assetParts,
  cards: cardParts,
}
