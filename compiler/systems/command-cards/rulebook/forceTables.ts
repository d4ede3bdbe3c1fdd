/** Tables about dice, boards, units, cards and nations. */
import { type CardRules, type Face, faces, type UnitTypeRules } from '../../../../engine/systems/command-cards/rules.ts'
import { capital, listWords } from '../../../../engine/words.ts'
import { makeNumber } from '../../../rulebook/format.ts'
import { column, numeric, tableOf } from '../../../rulebook/tables.ts'
import type { TableMaker } from './tableMaker.ts'

/** The effect of each face of the dice in a battle. */
const does: Readonly<Record<Face, string>> = {
  infantry: 'hits infantry',
  armour: 'hits armour',
  grenade: 'hits everything',
  star: 'misses, unless a card or rule says otherwise',
  flag: 'the target retreats a hex',
}

const retreatOf = ([least, most]: UnitTypeRules['retreats']): string =>
  least === most ? makeNumber(least) : `${least}–${most}`

/** Faces that hit, and those that must follow. */
const hitsOn = ({ hitBy, hitConfirmedBy }: UnitTypeRules): string =>
  hitConfirmedBy === undefined ? listWords(hitBy) : `${listWords(hitBy)}, then ${listWords(hitConfirmedBy)}`

const classes = { section: 'Section cards', tactic: 'Tactic cards' } as const

const isClass = (name: string | undefined): name is keyof typeof classes =>
  name !== undefined && Object.hasOwn(classes, name)

/** Dice of the card as which patrols can be played. */
const bombersOf = (cards: Readonly<Record<string, CardRules>>): readonly [number, number] => {
  for (const { asStrike } of Object.values(cards)) {
    const strike = asStrike === undefined ? undefined : cards[asStrike]?.strike
    if (strike !== undefined) return strike.dice
  }
  return [0, 0]
}

export const forceTables = {
  dice: {
    make: ({ rules }) =>
      tableOf('The dice', faces, [
        column('Face', (face) => face),
        numeric('Sides', (face) => rules.dice.faces[face]),
        column('What it does', (face) => does[face]),
      ]),
  },
  boards: {
    make: ({ rules }) =>
      tableOf('Boards', Object.values(rules.boards), [
        column('Board', ({ name }) => name),
        numeric('Hexes wide', ({ width }) => `${width} and ${width - 1}`),
        numeric('Rows', ({ height }) => height),
      ]),
  },
  units: {
    make: ({ rules }) =>
      tableOf('Unit types', Object.values(rules.unitTypes), [
        column('Unit type', ({ name }) => name),
        column('Kind', ({ kind }) => kind),
        numeric('Figures', ({ figures }) => figures),
        numeric('Moves', ({ moves }) => moves),
        numeric('Battles after', ({ battlesAfter }) => battlesAfter),
        numeric('Dice by distance', ({ range }) => range.join(' ') || 'never'),
        column('Hit by', hitsOn),
        numeric('Retreats', ({ retreats }) => retreatOf(retreats)),
        numeric('Medals', ({ medals }) => medals),
      ]),
  },
  cards: {
    kinds: () => Object.keys(classes),
    make({ rules }, kind) {
      const all = Object.values(rules.cards)
      const decks = [...new Set(all.flatMap(({ copies }) => Object.keys(copies)))]
      const shown = all.filter((card) => kind === undefined || card.class === kind)
      return tableOf(isClass(kind) ? classes[kind] : 'Cards', shown, [
        column('Card', ({ name }) => name),
        column('What it does', ({ text }) => text),
        ...decks.map((deck) => numeric<CardRules>(`${capital(deck)} deck`, ({ copies }) => copies[deck] ?? 0)),
      ])
    },
  },
  nations: {
    make: ({ rules }) =>
      tableOf('Nations', Object.values(rules.nations), [
        column('Nation', ({ name }) => name),
        column('Its units', ({ adjective }) => adjective),
        numeric('Dice of bombers', ({ fliesWell }) => bombersOf(rules.cards)[fliesWell ? 0 : 1]),
        column('Its own rule', ({ rule }) => rule ?? 'none'),
      ]),
  },
} as const satisfies Readonly<Record<string, TableMaker>>
