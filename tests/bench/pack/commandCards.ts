/** A made-up battle of system `command-cards`: two brigades, villages between them, guns behind. */
import type { Dice } from '../../../engine/dice.ts'
import { dayOf, hexName, makeBriefing, numbers, ordinal, pick, placeNames } from './words.ts'

const nations = {
  british: { brigade: 'Brigade', colour: ['#b47a1f', '#dba24e'] },
  american: { brigade: 'Combat Command', colour: ['#626b2f', '#9aa65a'] },
  polish: { brigade: 'Brigade', colour: ['#96464f', '#c9838b'] },
  german: { brigade: 'Grenadier Regiment', colour: ['#3f5f80', '#7f9cb8'] },
  italian: { brigade: 'Bersaglieri Regiment', colour: ['#5f7f55', '#9dbd90'] },
} as const

type Nation = keyof typeof nations

const width = 13
const height = 9
/** Types of units with their names, by rank from the front: row, how many, type, name. */
const order = [
  { back: 2, count: 6, type: 'infantry', name: 'Battalion' },
  { back: 1, count: 3, type: 'armour', name: 'Tank Company' },
  { back: 1, count: 1, type: 'engineers', name: 'Engineer Company' },
  { back: 0, count: 3, type: 'artillery', name: 'Field Battery' },
] as const

/** The texts of a folder by the names of its files. */
export const makeCommandCards = (dice: Dice): Record<'scenario.yaml' | 'map.yaml' | 'briefing.md', string> => {
  const attackers = pick<Nation>(dice, ['british', 'american', 'polish'])
  const defenders = pick<Nation>(dice, ['german', 'italian'])
  const places = placeNames(dice, 6)
  const date = dayOf(dice)
  const [one, two, ...formations] = numbers(dice, 28)
  const names = [
    `${ordinal(one)} ${nations[attackers].brigade}`,
    `${ordinal(two)} ${nations[defenders].brigade}`,
  ] as const
  const villages = [
    hexName(2 + dice.below(3), 5),
    hexName(6 + dice.below(2), 5),
    hexName(9 + dice.below(3), 5),
  ] as const
  const medals = 5 + dice.below(2)
  const turns = 14 + 2 * dice.below(4)
  const written: string[] = []

  const sideOf = (side: 0 | 1, nation: Nation): string => {
    const { colour } = nations[nation]
    let next = side * 13
    const taken = new Set<string>()
    const units = order.flatMap(({ back, count, type, name }) => {
      const row = side === 0 ? 1 + back : height - back
      // Even rows are a hex shorter. One of each stretch, so that every section has units.
      const stretch = Math.floor((row % 2 === 0 ? width - 1 : width) / count)
      return Array.from({ length: count }, (_, index) => {
        const number = formations[next++]
        let hex = ''
        do hex = hexName(1 + index * stretch + dice.below(stretch), row)
        while (taken.has(hex))
        taken.add(hex)
        written.push(`the ${ordinal(number)} ${name}`)
        return `      - {id: ${type}-${number}, name: ${ordinal(number)} ${name}, type: ${type}, hex: '${hex}'}`
      })
    })
    return `  - id: ${side === 0 ? 'attackers' : 'defenders'}
    name: ${names[side]}
    colour: {light: '${colour[0]}', dark: '${colour[1]}'}
    edge: ${side === 0 ? 'north' : 'south'}
    nation: ${nation}
    hand: ${nation === 'italian' ? 6 : 4 + dice.below(2)}
    medals: ${medals}
    units:
${units.join('\n')}`
  }
  const both = `${sideOf(0, attackers)}\n${sideOf(1, defenders)}`
  return {
    'scenario.yaml': `kind: scenario
system: command-cards
title: The villages of ${places[1]}
summary: ${names[0]} wants three villages and the high ground behind them; ${names[1]} has had a night to settle in and no reserves.
level: short
turns: ${turns}
tie: defenders
date: ${date}
balance: {side: attackers, from: 35, to: 65}
sides:
${both}
medals:
${villages.map((hex, index) => `  - {name: ${places[index]}, hexes: '${hex}', side: attackers}`).join('\n')}
  - {name: The depot of ${places[4]}, hexes: '${hexName(7, 3)}', side: defenders, permanent: true}
special: {}
sources:
  - {title: 'A made-up war, volume ${1 + dice.below(9)}', author: The benchmark, year: ${1950 + dice.below(60)}}
`,
    'map.yaml': makeMap(dice, places, villages),
    'briefing.md': makeBriefing(dice, {
      date,
      sides: names,
      places,
      units: written,
      goal: `The depot of ${places[4]} is worth a medal to whoever gets there. `,
      ...(dice.below(20) === 0 && {
        reference: 'Guns shoot over whatever stands between ([rule](rule:C14)).',
      }),
    }),
  }
}

const makeMap = (dice: Dice, places: readonly string[], villages: readonly string[]): string => {
  const signs = Array.from({ length: height }, (_, index) => {
    const row = index + 1
    return Array.from({ length: row % 2 === 0 ? width - 1 : width }, (_, at) => {
      const hex = hexName(at + 1, row)
      if (villages.includes(hex)) return 'o'
      return row === 4 || row === 6 ? pick(dice, ['.', '.', '.', 'h', 'f', 'b']) : '.'
    })
  })
  const terrain = signs.map((row, index) => `${index % 2 === 0 ? '  ' : '   '}${row.join(' ')}`).join('\n')
  const columns = Array.from({ length: width }, (_, index) => index + 1)
  const column = 6 + dice.below(2)
  return `kind: map
board: standard
terrain: |
${terrain}
ways:
  - {kind: road, name: ${places[0]} road, run: '${columns.map((at) => hexName(at, 5)).join(' ')}'}
  - {kind: road, name: ${places[1]} road, run: '${Array.from({ length: height }, (_, index) => hexName(column, index + 1)).join(' ')}'}
obstacles:
  - {kind: sandbags, hexes: '${hexName(2 + dice.below(3), 7)} ${hexName(8 + dice.below(3), 7)}'}
  - {kind: wire, hexes: '${hexName(3 + dice.below(2), 6)} ${hexName(9 + dice.below(2), 6)}'}
names:
${villages.map((hex, index) => `  - {kind: town, name: ${places[index]}, at: '${hex}'}`).join('\n')}
  - {kind: area, name: ${places[4]}, at: '${hexName(7, 3)}'}
  - {kind: area, name: ${places[5]}, at: '${hexName(2, 8)}'}
`
}
