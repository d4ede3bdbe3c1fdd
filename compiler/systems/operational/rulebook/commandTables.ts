/** Tables about specialists, headquarters, their orders, and the force pool. */
import { branches, doctrines, type SpecialistRules } from '../../../../engine/systems/operational/rules.ts'
import { makeList, makeNumber, makeSigned } from '../../../rulebook/format.ts'
import type { Column } from '../../../rulebook/tables.ts'
import type { TableMaker } from './tableMaker.ts'

const none = '–'
const listed = (words: readonly string[]): string => (words.length === 0 ? none : makeList(words))
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

const armourCounts: Readonly<Record<SpecialistRules['armourCounts'], string>> = {
  never: '',
  always: '',
  defence: ' (defence)',
  'against-armour': ' (against armour)',
}

/** What a specialist can do besides fighting, in words. */
const abilitiesOf = (rules: SpecialistRules): readonly string[] => [
  ...(rules.towed ? ['towed'] : []),
  ...(rules.engineers ? ['engineers'] : []),
  ...(rules.specialForces ? ['special forces'] : []),
  ...(rules.amphibious ? ['amphibious'] : []),
  ...(rules.recon ? ['reconnaissance'] : []),
  ...(rules.ski ? ['ski'] : []),
]

const specialists: TableMaker = {
  make: ({ rules }) => ({
    caption: 'Specialists',
    columns: [
      { title: 'Specialist' },
      { title: 'Attack', numeric: true },
      { title: 'Defence', numeric: true },
      { title: 'Armour shift', numeric: true },
      { title: 'Artillery shift', numeric: true },
      { title: 'Place in the queue', numeric: true },
      { title: 'What it is' },
      { title: 'Prestige', numeric: true },
    ],
    rows: Object.values(rules.specialists).map((one) => [
      one.name,
      makeNumber(one.attack),
      makeNumber(one.defence),
      one.armourShift === 0 ? none : `${makeSigned(one.armourShift)}${armourCounts[one.armourCounts]}`,
      one.artilleryShift === 0 ? none : makeSigned(one.artilleryShift),
      makeNumber(one.queuePosition),
      listed(abilitiesOf(one)),
      makeNumber(one.price),
    ]),
  }),
}

const orders: TableMaker = {
  kinds: ({ rules }) => branches.filter((id) => Object.values(rules.orders).some(({ branch }) => branch === id)),
  make: ({ rules }, kind) => {
    const branch = branches.find((one) => one === kind)
    return {
      caption: branch === undefined ? 'Orders' : `Orders: ${rules.headquarters.branches[branch].name.toLowerCase()}`,
      columns: [
        { title: 'Order' },
        { title: 'Level', numeric: true },
        ...doctrines.map((doctrine): Column => ({ title: capital(doctrine), numeric: true })),
      ],
      rows: Object.values(rules.orders)
        .filter((order) => branch === undefined || order.branch === branch)
        .map((order) => [
          order.name,
          makeNumber(order.level),
          ...doctrines.map((doctrine) => makeNumber(order.cost[doctrine])),
        ]),
    }
  },
}

const profiles: TableMaker = {
  make: ({ rules: { headquarters, supply } }) => ({
    caption: 'Headquarters',
    columns: [
      { title: 'Headquarters' },
      { title: 'Doctrine' },
      { title: 'Command points', numeric: true },
      { title: 'Range', numeric: true },
      ...branches.map((branch): Column => ({ title: headquarters.branches[branch].name, numeric: true })),
      { title: 'First upgrade', numeric: true },
    ],
    rows: Object.values(headquarters.profiles).map((profile) => [
      profile.name,
      profile.doctrine,
      makeNumber(profile.commandPoints),
      makeNumber(supply.hubRange[profile.trucks - 1] ?? 0),
      ...branches.map((branch) => makeNumber(profile.levels[branch])),
      makeNumber(profile.target),
    ]),
  }),
}

const variants: TableMaker = {
  make: ({ rules: { headquarters, orders: all } }) => ({
    caption: 'Headquarters with ways of their own',
    columns: [{ title: 'Headquarters' }, { title: 'What is different' }],
    rows: Object.values(headquarters.profiles).flatMap((profile) => {
      const differs = [
        ...(profile.longTransfer ? ['transfers between any two units in range'] : []),
        ...(profile.battleGroups ? ['battle groups in place of security units'] : []),
        ...(profile.freeRallyFrom > 0
          ? [`rallies stragglers free from force pool level ${profile.freeRallyFrom}`]
          : []),
        ...(profile.oversupply ? ['mobile supplies in place of dumps'] : []),
        ...Object.entries(profile.orderLevels).map(([order, level]) => {
          const name =
            Object.entries(all)
              .find(([id]) => id === order)?.[1]
              .name.toLowerCase() ?? order
          return level === 0 ? `never: ${name}` : `${name} from level ${level}`
        }),
      ]
      return differs.length === 0 ? [] : [[profile.name, capital(differs.join('; '))]]
    }),
  }),
}

const ordinals = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'] as const

const headquartersSupply: TableMaker = {
  make: ({ rules: { headquarters } }) => {
    const { pointsLost, poolLostFrom, destroyedFrom, shed, profiles: kinds } = headquarters
    const most = Math.max(...Object.values(kinds).map(({ commandPoints }) => commandPoints))
    const lostAt = (turn: number): number => pointsLost[Math.min(turn, pointsLost.length) - 1] ?? 0
    const amount = (number: number | undefined): string =>
      number === undefined ? 'lost with it' : number > most * 2 ? 'all' : makeNumber(number)
    return {
      caption: 'A headquarters without supply',
      columns: [
        { title: 'Turn without' },
        { title: 'Command points lost', numeric: true },
        { title: 'What else' },
        { title: 'Scattered from the pool in flight', numeric: true },
      ],
      rows: Array.from({ length: destroyedFrom }, (_, index) => {
        const turn = index + 1
        const what = turn >= destroyedFrom ? 'it is lost' : turn >= poolLostFrom ? 'its pool scatters' : none
        const points = lostAt(turn)
        return [ordinals[index] ?? `${turn}`, points >= most ? 'all' : makeNumber(points), what, amount(shed[turn])]
      }),
    }
  },
}

const branchTable: TableMaker = {
  make: ({ rules: { headquarters, orders: all } }) => ({
    caption: 'Branches',
    columns: [{ title: 'Branch' }, { title: 'What it does' }, { title: 'Orders' }],
    rows: branches.map((branch) => [
      headquarters.branches[branch].name,
      headquarters.branches[branch].description,
      listed(
        Object.values(all)
          .filter((order) => order.branch === branch)
          .map((order) => order.name.toLowerCase()),
      ),
    ]),
  }),
}

const components: TableMaker = {
  make: ({ rules: { reinforcement } }) => ({
    caption: 'What a step is made of',
    columns: [
      { title: 'Step' },
      { title: 'Infantry', numeric: true },
      { title: 'Armour', numeric: true },
      { title: 'Prestige', numeric: true },
    ],
    rows: (['infantry', 'mechanised', 'armour'] as const).map((kind) => [
      capital(kind),
      makeNumber(reinforcement.components[kind].infantry),
      makeNumber(reinforcement.components[kind].armour),
      makeNumber(reinforcement.price[kind]),
    ]),
  }),
}

const lending: TableMaker = {
  make: ({ rules: { nations, reinforcement } }) => {
    const names = (ids: readonly string[], own: string): string =>
      ids.length === 0 ? own : makeList(ids.map((id) => nations[id]?.adjective ?? id))
    return {
      caption: 'Slots, armour and specialists by nation',
      columns: [
        { title: 'Nation' },
        { title: 'Slots for specialists', numeric: true },
        { title: 'Armour' },
        { title: 'Specialists' },
      ],
      rows: Object.values(nations).map((nation) => [
        nation.name,
        makeNumber(Math.min(nation.slots, reinforcement.mostSlots)),
        names(nation.armourFrom, 'its own'),
        nation.specialistsFrom.length === 0 ? 'its own' : `its own and ${names(nation.specialistsFrom, '')}`,
      ]),
    }
  },
}

export const commandTables = {
  specialists,
  orders,
  'headquarters.profiles': profiles,
  'headquarters.variants': variants,
  'headquarters.branches': branchTable,
  'headquarters.supply': headquartersSupply,
  'reinforcement.components': components,
  'reinforcement.lending': lending,
} as const satisfies Readonly<Record<string, TableMaker>>
