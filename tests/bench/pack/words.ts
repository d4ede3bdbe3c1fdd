/** Names and sentences of made-up battles: no place, formation or battle of history is meant. */
import type { Dice } from '../../../engine/dice.ts'

const beginnings = [
  'Ar',
  'Bel',
  'Cor',
  'Dra',
  'Est',
  'Fal',
  'Gor',
  'Hal',
  'Ist',
  'Jur',
  'Kal',
  'Lor',
  'Mar',
  'Nev',
  'Ost',
]
const middles = ['a', 'e', 'i', 'o', 'u', 'an', 'en', 'ir', 'ol', 'ur']
const ends = [
  'burg',
  'dale',
  'ford',
  'grad',
  'ham',
  'holm',
  'itsa',
  'mark',
  'mont',
  'ova',
  'polje',
  'rath',
  'stadt',
  'ville',
  'wick',
]

export const pick = <T>(dice: Dice, list: readonly T[]): T => list[dice.below(list.length)]

/** Names of places, each another one. */
export const placeNames = (dice: Dice, count: number): string[] => {
  const names = new Set<string>()
  while (names.size < count) names.add(`${pick(dice, beginnings)}${pick(dice, middles)}${pick(dice, ends)}`)
  return [...names]
}

/** A number with its ending: 1st, 22nd, 113th. */
export const ordinal = (number: number): string => {
  const tens = number % 100
  const ending = tens > 10 && tens < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th')
  return `${number}${ending}`
}

/** Numbers of formations, each another one. */
export const numbers = (dice: Dice, count: number): number[] => {
  const found = new Set<number>()
  while (found.size < count) found.add(1 + dice.below(399))
  return [...found]
}

/** The printed name of a hex, columns and rows from 1. */
export const hexName = (column: number, row: number): string =>
  `${String(column).padStart(2, '0')}${String(row).padStart(2, '0')}`

/** A day of the war. */
export const dayOf = (dice: Dice): string =>
  `${1940 + dice.below(5)}-${String(1 + dice.below(12)).padStart(2, '0')}-${String(1 + dice.below(28)).padStart(2, '0')}`

/** Days as sentences say them. */
export const dayInWords = (date: string): string =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })

const weatherLines = [
  'Rain has kept both air forces on the ground for two days.',
  'The morning is clear, and dust shows every column for miles.',
  'Mist lies on the fields until ten and comes back before dark.',
  'It has not rained for a month, and the fords are low.',
]
const advice = [
  'a road saves more time than a short cut',
  'what is dug in is best left to the guns',
  'a reserve that is used on the first day is no reserve on the third',
  'whoever holds the crossing chooses where the next fight is',
  'tanks want open ground, and infantry wants everything else',
]

/** The facts of a briefing. */
export interface Story {
  readonly date: string
  readonly sides: readonly [string, string]
  readonly places: readonly string[]
  readonly units: readonly string[]
  /** A sentence about what else counts. */
  readonly goal?: string
  /** A link or number of the rulebook that stands in the text, if one does. */
  readonly reference?: string
}

/** A briefing of some 2.3 KB, with its history. */
export const makeBriefing = (dice: Dice, { date, sides, places, units, goal, reference }: Story): string => {
  const [first, second] = sides
  const place = (): string => pick(dice, places)
  const unit = (): string => pick(dice, units)
  return `**${dayInWords(date)}.** Between ${places[0]} and ${places[1]} the front has stood still for three weeks. ${pick(dice, weatherLines)} The staff of
${first} wants the road through ${places[2]} before the month is out, and has asked for more guns than it will get. ${unit()} has come up in the
night and has not seen the ground. Prisoners say that ${unit()} is short of everything but ammunition.

**${first}** moves first. The shortest way leads by *${place()}*, and everybody knows it. The long way round by ${place()} turns the position
where it is weakly held, but it costs a day and runs past ${unit()}. Do not wait for the weather: ${pick(dice, advice)}, and
${pick(dice, advice)}.${reference === undefined ? '' : ` ${reference}`}

**${second}** cannot be strong everywhere and need not. *${place()}* can be given up on the first day if ${unit()} comes back in good order; *${places[2]}*
cannot. ${goal ?? ''}Keep ${unit()} behind the left, where it can go either way, and count on nothing from the army before the third day.

*Things to think about:*

- ${pick(dice, advice)};
- ${pick(dice, advice)}.

## What happened

The attack began before dawn with a bombardment of ${20 + dice.below(70)} minutes. ${unit()} was in ${place()} by eight and stayed there until noon, because nobody
had foreseen that the bridge would stand. In the afternoon ${unit()} came down from ${place()} and took the road back. ${first} tried twice more
in the next two days, the second time at night, and lost ${100 + dice.below(900)} men without getting farther than the last houses.

The third day was quiet. ${unit()} was relieved by ${unit()}, whose guides had lost their way in ${place()}, and for some hours nobody held the
crossroads at all. When that was noticed on the other side it was too late to make anything of it. What was left of the tanks had been drawn back to
refuel, ${pick(dice, advice)}, and the guns had ${20 + dice.below(60)} rounds each.

On the fourth day ${second} went back by itself to a shorter line, and ${places[2]} changed hands without a shot. Both sides wrote that they had won. The
ground between ${places[0]} and ${places[1]} was not fought over again.
`
}
