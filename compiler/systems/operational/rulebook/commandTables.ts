/** Tables about specialists, headquarters, their orders, and the force pool. */
import {
  type Branch,
  branches,
  doctrines,
  type HeadquartersProfile,
  type OperationalRules,
  type SpecialistRules,
} from '../../../../engine/systems/operational/rules.ts'
import { capital, listWords } from '../../../../engine/words.ts'
import { makeNumber, makeSigned } from '../../../rulebook/format.ts'
import { column, numeric, tableOf } from '../../../rulebook/tables.ts'
import type { TableMaker } from './tableMaker.ts'

type OrderRules = OperationalRules['orders'][keyof OperationalRules['orders']]

const none = '–'
const listed = (words: readonly string[]): string => (words.length === 0 ? none : listWords(words))

const armourCounts: Readonly<Record<SpecialistRules['armourCounts'], string>> = {
  never: '',
  always: '',
  defence: ' (defence)',
  'against-armour': ' (against armour)',
}

/** Lists the abilities of a specialist besides fighting, in words. */
const abilitiesOf = (rules: SpecialistRules): readonly string[] => [
  ...(rules.towed ? ['towed'] : []),
  ...(rules.engineers ? ['engineers'] : []),
  ...(rules.specialForces ? ['special forces'] : []),
  ...(rules.amphibious ? ['amphibious'] : []),
  ...(rules.recon ? ['reconnaissance'] : []),
  ...(rules.ski ? ['ski'] : []),
]

const ordinals = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'] as const

export const commandTables: Readonly<Record<string, TableMaker>> = {
  specialists: {
    make: ({ rules }) =>
      tableOf('Specialists', Object.values(rules.specialists), [
        column('Specialist', ({ name }) => name),
        numeric('Attack', ({ attack }) => attack),
        numeric('Defence', ({ defence }) => defence),
        numeric('Armour shift', ({ armourShift, armourCounts: counts }) =>
          armourShift === 0 ? none : `${makeSigned(armourShift)}${armourCounts[counts]}`,
        ),
        numeric('Artillery shift', ({ artilleryShift }) => (artilleryShift === 0 ? none : makeSigned(artilleryShift))),
        numeric('Place in the queue', ({ queuePosition }) => queuePosition),
        column('What it is', (one) => listed(abilitiesOf(one))),
        numeric('Prestige', ({ price }) => price),
      ]),
  },
  orders: {
    kinds: ({ rules }) => branches.filter((id) => Object.values(rules.orders).some(({ branch }) => branch === id)),
    make({ rules }, kind) {
      const branch = branches.find((one) => one === kind)
      return tableOf(
        branch === undefined ? 'Orders' : `Orders: ${rules.headquarters.branches[branch].name.toLowerCase()}`,
        Object.values(rules.orders).filter((order) => branch === undefined || order.branch === branch),
        [
          column('Order', ({ name }) => name),
          numeric('Level', ({ level }) => level),
          ...doctrines.map((doctrine) => numeric<OrderRules>(capital(doctrine), ({ cost }) => cost[doctrine])),
        ],
      )
    },
  },
  'headquarters.profiles': {
    make: ({ rules: { headquarters, supply } }) =>
      tableOf('Headquarters', Object.values(headquarters.profiles), [
        column('Headquarters', ({ name }) => name),
        column('Doctrine', ({ doctrine }) => doctrine),
        numeric('Command points', ({ commandPoints }) => commandPoints),
        numeric('Range', ({ trucks }) => supply.hubRange[trucks - 1] ?? 0),
        ...branches.map((branch) =>
          numeric<HeadquartersProfile>(headquarters.branches[branch].name, ({ levels }) => levels[branch]),
        ),
        numeric('First upgrade', ({ target }) => target),
      ]),
  },
  'headquarters.variants': {
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
  },
  'headquarters.branches': {
    make({ rules: { headquarters, orders: all } }) {
      const ordersOf = (branch: Branch): string[] =>
        Object.values(all).flatMap((order) => (order.branch === branch ? [order.name.toLowerCase()] : []))
      return tableOf('Branches', branches, [
        column('Branch', (branch) => headquarters.branches[branch].name),
        column('What it does', (branch) => headquarters.branches[branch].description),
        column('Orders', (branch) => listed(ordersOf(branch))),
      ])
    },
  },
  'headquarters.supply': {
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
  },
  'reinforcement.components': {
    make: ({ rules: { reinforcement } }) =>
      tableOf('What a step is made of', ['infantry', 'mechanised', 'armour'] as const, [
        column('Step', capital),
        numeric('Infantry', (kind) => reinforcement.components[kind].infantry),
        numeric('Armour', (kind) => reinforcement.components[kind].armour),
        numeric('Prestige', (kind) => reinforcement.price[kind]),
      ]),
  },
  'reinforcement.lending': {
    make({ rules: { nations, reinforcement } }) {
      const names = (ids: readonly string[]): string => listWords(ids.map((id) => nations[id]?.adjective ?? id))
      return tableOf('Slots, armour and specialists by nation', Object.values(nations), [
        column('Nation', ({ name }) => name),
        numeric('Slots for specialists', ({ slots }) => Math.min(slots, reinforcement.mostSlots)),
        column('Armour', ({ armourFrom }) => names(armourFrom) || 'its own'),
        column('Specialists', ({ specialistsFrom: from }) =>
          from.length === 0 ? 'its own' : `its own and ${names(from)}`,
        ),
      ])
    },
  },
}
