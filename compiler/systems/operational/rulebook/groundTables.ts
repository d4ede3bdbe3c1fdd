/** Tables about terrain, weather, ways and hexsides. */
import { terrainCost } from '../../../../engine/systems/operational/cost.ts'
import { movementClasses, type OperationalRules } from '../../../../engine/systems/operational/rules.ts'
import { makeList, makeNumber, makeSigned } from '../../../rulebook/format.ts'
import type { Column, Table } from '../../../rulebook/tables.ts'
import type { TableMaker } from './tableMaker.ts'

const className: Readonly<Record<(typeof movementClasses)[number], string>> = {
  infantry: 'Infantry',
  mountain: 'Mountain',
  cavalry: 'Cavalry',
  mobile: 'Mobile',
  supply: 'Supply',
}

const classColumns: readonly Column[] = movementClasses.map((id) => ({ title: className[id], numeric: true }))

export const yesNo = (claim: boolean): string => (claim ? 'yes' : 'no')
const none = '–'

const namesOf = (ids: readonly string[], entries: Readonly<Record<string, { readonly name: string }>>): string =>
  ids.length === 0 ? none : makeList(ids.map((id) => entries[id]?.name.toLowerCase() ?? id))

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

const terrainCosts: TableMaker = {
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
}

const weatherCosts: TableMaker = {
  make: ({ rules }): Table => {
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
}

const terrainCombat: TableMaker = {
  make: ({ rules }) => ({
    caption: 'Terrain in combat',
    columns: [
      { title: 'Terrain' },
      { title: 'Shift', numeric: true },
      { title: 'Shift ignored by' },
      { title: 'Armour shift' },
      { title: 'Armour penalty' },
    ],
    rows: Object.values(rules.terrain)
      .filter((terrain) => !terrain.water)
      .map((terrain) => [
        terrain.name,
        terrain.frozenDefenceShift === undefined
          ? makeSigned(terrain.defenceShift)
          : `${makeSigned(terrain.defenceShift)} (frozen ${makeSigned(terrain.frozenDefenceShift)})`,
        terrain.shiftIgnoredBy === undefined
          ? none
          : makeList(terrain.shiftIgnoredBy.map((id) => className[id].toLowerCase())),
        terrain.armourShift === 'frozen' ? 'only frozen' : yesNo(terrain.armourShift),
        yesNo(terrain.armourPenalty),
      ]),
  }),
}

const terrainSupply: TableMaker = {
  make: ({ rules }) => ({
    caption: 'Terrain and supply',
    columns: [
      { title: 'Terrain' },
      { title: 'Fed from the next hex' },
      { title: 'Hub may stand' },
      { title: 'Disruption, per cent', numeric: true },
      { title: 'Slow recovery' },
    ],
    rows: Object.values(rules.terrain)
      .filter((terrain) => !terrain.water)
      .map((terrain) => [
        terrain.name,
        yesNo(terrain.fedFromNextHex),
        yesNo(terrain.hub),
        makeNumber(terrain.disruption),
        yesNo(terrain.slowRecovery),
      ]),
  }),
}

const weatherCombat: TableMaker = {
  make: ({ rules }) => ({
    caption: 'Weather in combat',
    columns: [{ title: 'Weather' }, { title: 'Shift', numeric: true }, { title: 'Freezes' }],
    rows: Object.values(rules.weather).map((weather) => [
      weather.name,
      makeSigned(weather.combatShift),
      namesOf(weather.freezes, rules.terrain),
    ]),
  }),
}

const ways: TableMaker = {
  make: ({ rules }) => ({
    caption: 'Roads and railways',
    columns: [
      { title: 'Way' },
      { title: 'Cost per hex', numeric: true },
      { title: 'Carries supply' },
      { title: 'Closed' },
    ],
    rows: Object.entries(rules.ways).map(([id, way]) => {
      const closures = Object.values(rules.weather).flatMap((weather) => {
        const when = weather.name.toLowerCase()
        if (weather.closedWays.includes(id)) return [`in ${when}`]
        const ground = weather.closedWaysOn[id] ?? []
        return ground.length > 0 ? [`in ${when}: ${namesOf(ground, rules.terrain)}`] : []
      })
      return [way.name, makeNumber(way.cost), yesNo(way.carriesSupply), closures.join('; ') || none]
    }),
  }),
}

const crossing = {
  free: () => 'free',
  extra: (cost: number) => `${makeSigned(cost)} off ways`,
  fresh: () => 'all points of a fresh unit',
  'way-only': () => 'only along a way',
  never: () => 'never',
} as const

const attack = { always: 'yes', 'way-only': 'only along a way', never: 'no' } as const

const hexsides: TableMaker = {
  make: ({ rules }) => ({
    caption: 'Hexsides without a bridge',
    columns: [
      { title: 'Hexside' },
      { title: 'Crossing' },
      { title: 'Bridge' },
      { title: 'Attack across' },
      { title: 'Shift', numeric: true },
      { title: 'Armour shift' },
      { title: 'Stops zones' },
      { title: 'Stops the front line' },
      { title: 'Stops retreats' },
      { title: 'Supply lost, per cent', numeric: true },
    ],
    rows: Object.values(rules.hexsides).map((side) => [
      side.name,
      crossing[side.crossing](side.extraCost),
      yesNo(side.bridgeable),
      attack[side.attack],
      side.attack === 'never' ? none : makeSigned(side.attackShift),
      yesNo(side.armourShift),
      yesNo(side.stopsZone),
      yesNo(side.stopsSweep),
      yesNo(side.stopsRetreat),
      side.disruption === null ? 'all' : makeNumber(side.disruption),
    ]),
  }),
}

export const groundTables = {
  'terrain.cost': terrainCosts,
  'terrain.combat': terrainCombat,
  'terrain.supply': terrainSupply,
  'weather.cost': weatherCosts,
  'weather.combat': weatherCombat,
  ways,
  hexsides,
} as const satisfies Readonly<Record<string, TableMaker>>
