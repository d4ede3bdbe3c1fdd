/** Tables about terrain, weather, ways and hexsides. */
import { terrainCost } from '../../../../engine/systems/operational/cost.ts'
import {
  movementClasses,
  type OperationalRules,
  type TerrainRules,
} from '../../../../engine/systems/operational/rules.ts'
import { listWords } from '../../../../engine/words.ts'
import { makeSigned } from '../../../rulebook/format.ts'
import { type Column, column, numeric, type RulebookTable, tableOf } from '../../../rulebook/tables.ts'
import type { TableMaker } from './tableMaker.ts'

const className: Readonly<Record<(typeof movementClasses)[number], string>> = {
  infantry: 'Infantry',
  mountain: 'Mountain',
  cavalry: 'Cavalry',
  mobile: 'Mobile',
  supply: 'Supply',
}

const classColumns: readonly Column[] = movementClasses.map((id) => ({ title: className[id], numeric: true }))

const none = '–'

const namesOf = (ids: readonly string[], entries: Readonly<Record<string, { readonly name: string }>>): string =>
  ids.length === 0 ? none : listWords(ids.map((id) => entries[id]?.name.toLowerCase() ?? id))

/** Cost of each terrain for each class in a weather, as the engine reckons it. operational.C4, C5 */
const costsIn = (rules: OperationalRules, weather: string): readonly (readonly string[])[] => {
  const terrainIds = Object.keys(rules.terrain)
  const weatherIds = Object.keys(rules.weather)
  const table = { terrains: Object.values(rules.terrain), terrainIds, weathers: Object.values(rules.weather) }
  return terrainIds.map((_, terrain) =>
    movementClasses.map((id) => String(terrainCost(table, terrain, id, weatherIds.indexOf(weather)))),
  )
}

const weatherKinds: TableMaker['kinds'] = ({ rules }) => Object.keys(rules.weather)

const landOf = ({ terrain }: OperationalRules): readonly TerrainRules[] =>
  Object.values(terrain).filter(({ water }) => !water)

const crossing = {
  free: () => 'free',
  extra: (cost: number) => `${makeSigned(cost)} off ways`,
  fresh: () => 'all points of a fresh unit',
  'way-only': () => 'only along a way',
  never: () => 'never',
} as const

const attack = { always: 'yes', 'way-only': 'only along a way', never: 'no' } as const

export const groundTables: Readonly<Record<string, TableMaker>> = {
  'terrain.cost': {
    kinds: weatherKinds,
    make: ({ rules }, kind) => {
      const weather = kind ?? Object.keys(rules.weather)[0] ?? ''
      const costs = costsIn(rules, weather)
      return {
        caption: `Movement cost by terrain: ${rules.weather[weather]?.name.toLowerCase() ?? weather} weather`,
        columns: [{ title: 'Terrain' }, ...classColumns],
        rows: Object.values(rules.terrain).map((terrain, index) => [terrain.name, ...(costs[index] ?? [])]),
      }
    },
  },
  'terrain.combat': {
    make: ({ rules }) =>
      tableOf('Terrain in combat', landOf(rules), [
        column('Terrain', ({ name }) => name),
        numeric('Shift', ({ defenceShift, frozenDefenceShift: frozen }) =>
          frozen === undefined
            ? makeSigned(defenceShift)
            : `${makeSigned(defenceShift)} (frozen ${makeSigned(frozen)})`,
        ),
        column('Shift ignored by', ({ shiftIgnoredBy }) =>
          shiftIgnoredBy === undefined ? none : listWords(shiftIgnoredBy.map((id) => className[id].toLowerCase())),
        ),
        column('Armour shift', ({ armourShift }) => (armourShift === 'frozen' ? 'only frozen' : armourShift)),
        column('Armour penalty', ({ armourPenalty }) => armourPenalty),
      ]),
  },
  'terrain.supply': {
    make: ({ rules }) =>
      tableOf('Terrain and supply', landOf(rules), [
        column('Terrain', ({ name }) => name),
        column('Fed from the next hex', ({ fedFromNextHex }) => fedFromNextHex),
        column('Hub may stand', ({ hub }) => hub),
        numeric('Disruption, per cent', ({ disruption }) => disruption),
        column('Slow recovery', ({ slowRecovery }) => slowRecovery),
      ]),
  },
  'weather.cost': {
    make: ({ rules }): RulebookTable => {
      const [first = '', ...others] = Object.keys(rules.weather)
      const usual = costsIn(rules, first)
      const rows = others.flatMap((weather) =>
        costsIn(rules, weather).flatMap((costs, index) => {
          const before = usual[index] ?? []
          if (costs.every((cost, column) => cost === before[column])) return []
          const terrain = Object.values(rules.terrain)[index]?.name ?? ''
          const cells = costs.map((cost, column) => (cost === before[column] ? cost : `${before[column]} → ${cost}`))
          return [[`${rules.weather[weather]?.name ?? weather}: ${terrain.toLowerCase()}`, ...cells]]
        }),
      )
      return {
        caption: 'Movement costs that the weather changes',
        columns: [{ title: 'Weather and terrain' }, ...classColumns],
        rows,
      }
    },
  },
  'weather.combat': {
    make: ({ rules }) =>
      tableOf('Weather in combat', Object.values(rules.weather), [
        column('Weather', ({ name }) => name),
        numeric('Shift', ({ combatShift }) => makeSigned(combatShift)),
        column('Freezes', ({ freezes }) => namesOf(freezes, rules.terrain)),
      ]),
  },
  ways: {
    make({ rules }) {
      const closuresOf = (id: string): string[] =>
        Object.values(rules.weather).flatMap((weather) => {
          const when = weather.name.toLowerCase()
          if (weather.closedWays.includes(id)) return [`in ${when}`]
          const ground = weather.closedWaysOn[id] ?? []
          return ground.length > 0 ? [`in ${when}: ${namesOf(ground, rules.terrain)}`] : []
        })
      return tableOf('Roads and railways', Object.entries(rules.ways), [
        column('Way', ([, { name }]) => name),
        numeric('Cost per hex', ([, { cost }]) => cost),
        column('Carries supply', ([, { carriesSupply }]) => carriesSupply),
        column('Closed', ([id]) => closuresOf(id).join('; ') || none),
      ])
    },
  },
  hexsides: {
    make: ({ rules }) =>
      tableOf('Hexsides without a bridge', Object.values(rules.hexsides), [
        column('Hexside', ({ name }) => name),
        column('Crossing', (side) => crossing[side.crossing](side.extraCost)),
        column('Bridge', ({ bridgeable }) => bridgeable),
        column('Attack across', (side) => attack[side.attack]),
        numeric('Shift', (side) => (side.attack === 'never' ? none : makeSigned(side.attackShift))),
        column('Armour shift', ({ armourShift }) => armourShift),
        column('Stops zones', ({ stopsZone }) => stopsZone),
        column('Stops the front line', ({ stopsSweep }) => stopsSweep),
        column('Stops retreats', ({ stopsRetreat }) => stopsRetreat),
        numeric('Supply lost, per cent', ({ disruption }) => disruption ?? 'all'),
      ]),
  },
}
