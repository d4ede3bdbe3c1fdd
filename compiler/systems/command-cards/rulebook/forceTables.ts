/** Tables about dice, boards, units, cards and nations. */
import { type Face, faces, type UnitTypeRules } from '../../../../engine/systems/command-cards/rules.ts'
import { makeList, makeNumber } from '../../../rulebook/format.ts'
import type { Column } from '../../../rulebook/tables.ts'
import type { TableMaker } from './tableMaker.ts'

/** What a face does in a battle. */
const does: Readonly<Record<Face, string>> = {
  infantry: 'hits infantry',
  armour: 'hits armour',
  grenade: 'hits everything',
  star: 'misses, unless a card or rule says otherwise',
  flag: 'the target retreats a hex',
}

const dice: TableMaker = {
  make: ({ rules }) => ({
    caption: 'The dice',
    columns: [{ title: 'Face' }, { title: 'Sides', numeric: true }, { title: 'What it does' }],
    rows: faces.map((face) => [face, makeNumber(rules.dice.faces[face]), does[face]]),
  }),
}

const boards: TableMaker = {
  make: ({ rules }) => ({
    caption: 'Boards',
    columns: [{ title: 'Board' }, { title: 'Hexes wide', numeric: true }, { title: 'Rows', numeric: true }],
    rows: Object.values(rules.boards).map(({ name, width, height }) => [
      name,
      `${width} and ${width - 1}`,
      makeNumber(height),
    ]),
  }),
}

const retreatOf = ([least, most]: UnitTypeRules['retreats']): string =>
  least === most ? makeNumber(least) : `${least}–${most}`

/** Faces that hit, and those that must follow. */
const hitsOn = ({ hitBy, hitConfirmedBy }: UnitTypeRules): string =>
  hitConfirmedBy === undefined ? makeList(hitBy) : `${makeList(hitBy)}, then ${makeList(hitConfirmedBy)}`

const units: TableMaker = {
  make: ({ rules }) => ({
    caption: 'Unit types',
    columns: [
      { title: 'Unit type' },
      { title: 'Kind' },
      { title: 'Figures', numeric: true },
      { title: 'Moves', numeric: true },
      { title: 'Battles after', numeric: true },
      { title: 'Dice by distance', numeric: true },
      { title: 'Hit by' },
      { title: 'Retreats', numeric: true },
      { title: 'Medals', numeric: true },
    ],
    rows: Object.values(rules.unitTypes).map((type) => [
      type.name,
      type.kind,
      makeNumber(type.figures),
      makeNumber(type.moves),
      makeNumber(type.battlesAfter),
      type.range.length === 0 ? 'never' : type.range.join(' '),
      hitsOn(type),
      retreatOf(type.retreats),
      makeNumber(type.medals),
    ]),
  }),
}

const classes = { section: 'Section cards', tactic: 'Tactic cards' } as const

const isClass = (name: string | undefined): name is keyof typeof classes =>
  name !== undefined && Object.hasOwn(classes, name)

const cards: TableMaker = {
  kinds: () => Object.keys(classes),
  make: ({ rules }, kind) => {
    const all = Object.values(rules.cards)
    const decks = [...new Set(all.flatMap(({ copies }) => Object.keys(copies)))]
    const columns: readonly Column[] = decks.map((deck) => ({
      title: `${deck.charAt(0).toUpperCase()}${deck.slice(1)} deck`,
      numeric: true,
    }))
    return {
      caption: isClass(kind) ? classes[kind] : 'Cards',
      columns: [{ title: 'Card' }, { title: 'What it does' }, ...columns],
      rows: all
        .filter((card) => kind === undefined || card.class === kind)
        .map(({ name, text, copies }) => [name, text, ...decks.map((deck) => makeNumber(copies[deck] ?? 0))]),
    }
  },
}

const nations: TableMaker = {
  make: ({ rules }) => ({
    caption: 'Nations',
    columns: [
      { title: 'Nation' },
      { title: 'Its units' },
      { title: 'Dice of bombers', numeric: true },
      { title: 'Its own rule' },
    ],
    rows: Object.values(rules.nations).map(({ name, adjective, fliesWell, rule }) => [
      name,
      adjective,
      makeNumber(bombersOf(rules.cards)[fliesWell ? 0 : 1]),
      rule ?? 'none',
    ]),
  }),
}

/** Dice of the card as which patrols can be played. */
const bombersOf = (cards: Parameters<typeof nations.make>[0]['rules']['cards']): readonly [number, number] => {
  for (const { asStrike } of Object.values(cards)) {
    const strike = asStrike === undefined ? undefined : cards[asStrike]?.strike
    if (strike !== undefined) return strike.dice
  }
  return [0, 0]
}

export const forceTables = { dice, boards, units, cards, nations } as const satisfies Readonly<
  Record<string, TableMaker>
>
