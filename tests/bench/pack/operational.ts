/** A made-up battle of system `operational`: two armies on both sides of a river, a town behind each bridge. */
import type { Dice } from '../../../engine/dice.ts'
import { capital } from '../../../engine/words.ts'
import { dayOf, hexName, makeBriefing, numbers, ordinal, pick, placeNames } from './words.ts'

/** An army as it is offered: the profile of its staff and the types of its units, weakest last. */
const armies = {
  british: {
    name: 'Army',
    profile: 'british-army',
    colour: ['#b47a1f', '#dba24e'],
    types: ['british-infantry', 'british-motorised', 'british-armour'],
  },
  american: {
    name: 'Army',
    profile: 'american-army',
    colour: ['#626b2f', '#9aa65a'],
    types: ['american-infantry', 'american-infantry', 'american-armour'],
  },
  soviet: {
    name: 'Army',
    profile: 'soviet-front',
    colour: ['#8c3f2c', '#c9785f'],
    types: ['soviet-rifle-corps', 'soviet-rifle-corps', 'soviet-mechanised-corps'],
  },
  german: {
    name: 'Army',
    profile: 'german-army',
    colour: ['#3f5f80', '#7f9cb8'],
    types: ['german-infantry', 'german-infantry', 'german-motorised'],
  },
  italian: {
    name: 'Army',
    profile: 'italian-army',
    colour: ['#5f7f55', '#9dbd90'],
    types: ['italian-infantry', 'italian-infantry', 'italian-motorised'],
  },
} as const

type Nation = keyof typeof armies

const width = 12
const height = 10
/** The river runs between this column and the next one. */
const river = 6
const perSide = 10
const turns = 5

/** The texts of a folder by the names of its files. */
export const makeOperational = (dice: Dice): Record<'scenario.yaml' | 'map.yaml' | 'briefing.md', string> => {
  const west = pick<Nation>(dice, ['british', 'american', 'soviet'])
  const east = pick<Nation>(dice, ['german', 'italian'])
  const roads = [2 + dice.below(2), 7 + dice.below(2)] as const
  const places = placeNames(dice, 7)
  const date = dayOf(dice)
  const [one, two, ...formations] = numbers(dice, 2 + 2 * perSide + 2)
  const names = [`${ordinal(one)} ${armies[west].name}`, `${ordinal(two)} ${armies[east].name}`] as const
  const towns = { west: hexName(4, roads[0]), east: hexName(9, roads[0]), far: hexName(10, roads[1]) }
  const rows = shuffled(dice, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]).slice(0, perSide)

  const unitLine = (side: 0 | 1, index: number, nation: Nation): string => {
    const number = formations[side * (perSide + 1) + index]
    const type = armies[nation].types[index % 3]
    const column = side === 0 ? 5 - dice.below(2) : 8 + dice.below(2)
    const stands =
      index < perSide
        ? `hex: '${hexName(column, rows[index])}'`
        : `arrives: {turn: 2, hexes: ['${hexName(side === 0 ? 1 : width, roads[0])}', '${hexName(side === 0 ? 1 : width, roads[1])}']}`
    return `      - {id: ${nation}-${number}, name: ${ordinal(number)} ${nameOf(type)}, formation: ${names[side]}, type: ${type}, ${stands}, steps: ${3 + dice.below(3)}, experience: ${80 + 10 * dice.below(16)}}`
  }
  const sideOf = (side: 0 | 1, nation: Nation): string => {
    const home = side === 0 ? 1 : width
    const staff = side === 0 ? 2 : width - 1
    const { profile, colour } = armies[nation]
    return `  - id: ${side === 0 ? 'west' : 'east'}
    name: ${names[side]}
    colour: {light: '${colour[0]}', dark: '${colour[1]}'}
    victory: ${side === 0 ? 'objectives' : 'deny'}
    trucks: 1
    prestige: ${30 + 10 * dice.below(5)}
    sources: [{kind: rail, hex: '${hexName(home, roads[0])}'}, {kind: truck, hex: '${hexName(home, roads[1])}'}]
    hubs: [{hex: '${hexName(staff, roads[0])}', trucks: 3}, {hex: '${hexName(staff, roads[1])}', trucks: 2}]
    headquarters:
      - id: staff-${side === 0 ? 'west' : 'east'}
        name: ${names[side]}
        profile: ${profile}
        hex: '${hexName(side === 0 ? 3 : width - 2, 5)}'
        levels: {operations: ${1 + dice.below(2)}}
        pool: [{item: infantry, nation: ${nation}, count: ${1 + dice.below(3)}}, {item: engineers, nation: ${nation}, count: 1}]
${
  side === 0
    ? `    objectives:
      - {hex: '${towns.east}', name: ${places[1]}, by: ${turns}}
      - {hex: '${towns.far}', name: ${places[2]}, by: ${turns}}
    bonuses:
      - {name: ${places[1]} in two turns, by: 3, take: '${towns.east}', reward: {specialist: field-artillery}}
`
    : `    bonuses:
      - {name: ${places[1]} until the third turn, by: 3, hold: '${towns.east}', reward: {specialist: field-artillery}}
`
}    units:
${Array.from({ length: perSide + 1 }, (_, index) => unitLine(side, index, nation)).join('\n')}`
  }
  const units = formations.map(
    (number, index) =>
      `the ${ordinal(number)} ${nameOf(armies[index > perSide ? east : west].types[(index % (perSide + 1)) % 3])}`,
  )
  return {
    'scenario.yaml': `kind: scenario
system: operational
title: The road to ${places[1]}
summary: ${names[0]} has five turns to get over the river to ${places[1]} and ${places[2]} before ${names[1]} has dug in behind it.
level: short
turns: ${turns}
date: ${date}
daysPerTurn: 2
weather: dry
balance: {side: west, from: 35, to: 65}
sides:
${sideOf(0, west)}
${sideOf(1, east)}
sources:
  - {title: 'A made-up war, volume ${1 + dice.below(9)}', author: The benchmark, year: ${1950 + dice.below(60)}}
`,
    'map.yaml': makeMap(
      dice,
      places,
      roads,
      [...rows.flatMap((row) => [4, 5, 8, 9].map((column) => hexName(column, row)))],
      towns,
    ),
    'briefing.md': makeBriefing(dice, {
      date,
      sides: names,
      places,
      units,
      ...(dice.below(20) === 0 && { reference: 'Ground decides what a march costs ([rule](rule:B1)).' }),
    }),
  }
}

/** The type as a name ends: `british-infantry` is an Infantry Division. */
const nameOf = (type: string): string => {
  const words = type.split('-').slice(1).map(capital)
  return words.at(-1) === 'Corps' ? words.join(' ') : `${words.join(' ')} Division`
}

const shuffled = <T>(dice: Dice, list: readonly T[]): T[] => {
  const rest = [...list]
  return list.map(() => rest.splice(dice.below(rest.length), 1)[0])
}

const makeMap = (
  dice: Dice,
  places: readonly string[],
  roads: readonly [number, number],
  open: readonly string[],
  towns: { readonly west: string; readonly east: string; readonly far: string },
): string => {
  const isOpen = new Set([...open, ...Object.values(towns)])
  const columns = Array.from({ length: width }, (_, index) => index + 1)
  const rows = Array.from({ length: height }, (_, index) => index + 1)
  const indent = (row: number): string => (row % 2 === 0 ? '   ' : '  ')
  const signAt = (column: number, row: number): string =>
    hexName(column, row) === towns.west || hexName(column, row) === towns.east
      ? 'C'
      : roads.includes(row) || column === 3 || column === width - 2 || isOpen.has(hexName(column, row))
        ? '.'
        : pick(dice, ['.', '.', '.', '.', 'h', 'h', 'f', 'o'])
  const layer = (sign: (column: number, row: number) => string): string =>
    rows.map((row) => `${indent(row)}${columns.map((column) => sign(column, row)).join(' ')}`).join('\n')
  const along = (row: number): string => columns.map((column) => hexName(column, row)).join(' ')
  const sides = rows.map(
    (row) => `${hexName(river, row)} ${row % 2 === 0 ? `NE E${row === height ? '' : ' SE'}` : 'E'}`,
  )
  return `kind: map
terrain: |
${layer(signAt)}
owner: |
${layer((column) => (column <= river ? '1' : '2'))}
ways:
  - {kind: road, name: ${places[1]} road, run: ${along(roads[0])}}
  - {kind: rail, name: ${places[1]} railway, run: ${along(roads[0])}}
  - {kind: road, name: ${places[2]} road, run: ${along(roads[1])}}
  - {kind: track, run: ${rows
    .slice(roads[0] - 1, roads[1])
    .map((row) => hexName(3, row))
    .join(' ')}}
  - {kind: track, run: ${rows
    .slice(roads[0] - 1, roads[1])
    .map((row) => hexName(width - 2, row))
    .join(' ')}}
barriers:
  - {kind: minor-river, name: ${places[3]} Water, sides: [${sides.join(', ')}]}
bridges: [${roads.map((row) => `${hexName(river, row)} E`).join(', ')}]
names:
  - {kind: city, name: ${places[0]}, at: '${towns.west}'}
  - {kind: city, name: ${places[1]}, at: '${towns.east}'}
  - {kind: town, name: ${places[2]}, at: '${towns.far}'}
  - {kind: village, name: ${places[4]}, at: '${hexName(3, 5)}'}
  - {kind: village, name: ${places[5]}, at: '${hexName(width - 2, 5)}'}
  - {kind: region, name: Plain of ${places[6]}, along: ${hexName(7, 5)} ${hexName(8, 5)} ${hexName(9, 5)}}
`
}
