/** Tables about special orders, assets, cards and fog. */
import { makeList, makeNumber, makeSigned } from '../../../rulebook/format.ts'
import type { Column } from '../../../rulebook/tables.ts'
import type { TableMaker } from './tableMaker.ts'

const none = '–'

/** The row of values of a strike: those in its window before any shift stand in brackets. */
const windows: TableMaker = {
  make: ({ rules: { assets } }) => {
    const strikes = Object.values(assets).filter(({ window }) => window !== undefined)
    const width = Math.max(0, ...strikes.map(({ suppressed = [] }) => suppressed.length))
    const cell = (value: number, isInside: boolean): string => (isInside ? `[${value}]` : makeNumber(value))
    return {
      caption: 'Strikes: steps by value; in brackets the window before shifts',
      columns: [
        { title: 'Asset' },
        ...Array.from({ length: width }, (_, index): Column => ({ title: `${index + 1}`, numeric: true })),
      ],
      rows: strikes.flatMap(({ name, window, suppressed = [], killed = [] }) => {
        const inside = (index: number): boolean =>
          window !== undefined && index >= window.start && index < window.start + window.size
        const row = (what: string, values: readonly number[]): string[] => [
          `${name}: ${what}`,
          ...values.map((value, index) => cell(value, inside(index))),
        ]
        return [row('suppressed', suppressed), row('lost', killed)]
      }),
    }
  },
}

const strikeShifts: TableMaker = {
  make: ({ rules: { assets } }) => ({
    caption: 'Strikes: shifts of the window and what else they do',
    columns: [
      { title: 'Asset' },
      { title: 'Mud or snow', numeric: true },
      { title: 'Cover', numeric: true },
      { title: 'Entrenched', numeric: true },
      { title: 'Green', numeric: true },
      { title: 'City to ruins', numeric: true },
      { title: 'Fort destroyed', numeric: true },
      { title: 'Levels of works', numeric: true },
    ],
    rows: Object.values(assets).flatMap(({ name, shifts, ruin, fortRuin, entrenchmentLost }) =>
      shifts === undefined
        ? []
        : [
            [
              name,
              makeSigned(shifts.weather),
              makeSigned(shifts.terrain),
              makeSigned(shifts.entrenched),
              makeSigned(shifts.green),
              ruin === undefined ? none : `${ruin}%`,
              fortRuin === undefined ? none : `${fortRuin}%`,
              entrenchmentLost === undefined ? none : makeNumber(-entrenchmentLost),
            ],
          ],
    ),
  }),
}

const cards: TableMaker = {
  make: ({ rules }) => ({
    caption: 'Cards',
    columns: [{ title: 'Card' }, { title: 'What it does' }, { title: 'Kept for later battles' }],
    rows: Object.values(rules.cards).map((card) => [card.name, card.description, card.persistent ? 'yes' : 'no']),
  }),
}

const fogLevels: TableMaker = {
  make: ({ rules: { fog } }) => ({
    caption: 'What intelligence tells, by its level',
    columns: [
      { title: 'Intelligence' },
      { title: 'Sight at the start of a turn', numeric: true },
      { title: 'Markers beyond it', numeric: true },
      { title: 'Special orders seen' },
      { title: 'Prisoners for a report', numeric: true },
      { title: 'Depth of reports, one after the other' },
    ],
    rows: fog.sightByLevel.map((sight, level) => [
      `Level ${level}`,
      makeNumber(sight),
      makeNumber(fog.markersByLevel[level] ?? 0),
      level >= fog.ordersFrom ? 'yes' : 'no',
      (fog.prisonersByLevel[level] ?? 0) === 0 ? none : makeNumber(fog.prisonersByLevel[level] ?? 0),
      (fog.reportDepth[level] ?? []).length === 0 ? none : makeList((fog.reportDepth[level] ?? []).map(makeNumber)),
    ]),
  }),
}

const columnsOf = (first: number, count: number): readonly Column[] =>
  Array.from({ length: count }, (_, index) => ({ title: makeSigned(first + index), numeric: true }))

const setPiece: TableMaker = {
  make: ({ rules: { specialOrders, combat } }) => ({
    caption: 'Set-piece attack: chance to take a level of works, by odds column',
    columns: [{ title: 'Odds' }, ...columnsOf(combat.columns.first, specialOrders.setPiece.entrenchment.length)],
    rows: [['Chance', ...specialOrders.setPiece.entrenchment.map((value) => `${value}%`)]],
  }),
}

const suppressiveFire: TableMaker = {
  make: ({ rules: { specialOrders, terrain } }) => {
    const { open, entrenched, best } = specialOrders.suppressiveFire.chance
    const where = (cover: string): string =>
      makeList(
        Object.values(terrain)
          .filter(({ fireCover, water }) => fireCover === cover && !water)
          .map(({ name }) => name.toLowerCase()),
      )
    return {
      caption: 'Suppressive fire: chance of each roll',
      columns: [{ title: 'Target' }, { title: 'Chance', numeric: true }],
      rows: [
        [`In ${where('best')}`, `${best}%`],
        [`Entrenched in ${where('entrenched')}`, `${entrenched}%`],
        ['Anywhere else', `${open}%`],
      ],
    }
  },
}

const cover: TableMaker = {
  make: ({ rules: { terrain } }) => ({
    caption: 'Terrain and special actions',
    columns: [
      { title: 'Terrain' },
      { title: 'Artillery counts' },
      { title: 'Feint' },
      { title: 'Cover from the air' },
      { title: 'Counterattack from here' },
      { title: 'Landings and crossings' },
      { title: 'Stragglers' },
      { title: 'Limits sight' },
    ],
    rows: Object.values(terrain)
      .filter(({ water }) => !water)
      .map((one) => {
        const thaw = one.coverThaws ? ' (frozen: as in the open)' : ''
        const artillery = {
          full: 'yes',
          'not-entrenched': `not against the entrenched${thaw}`,
          never: 'no',
        } as const
        return [
          one.name,
          artillery[one.artillery],
          one.feintCover ? `one step only${thaw}` : 'one or two steps',
          one.airCover ? 'yes' : 'no',
          one.counterattack ? 'yes' : 'no',
          one.landing ? 'yes' : 'no',
          one.stragglers ? 'yes' : 'no',
          one.limitsSight ? 'yes' : 'no',
        ]
      }),
  }),
}

const rivers: TableMaker = {
  make: ({ rules: { hexsides } }) => ({
    caption: 'Fighting over rivers',
    columns: [
      { title: 'River' },
      { title: 'Attack', numeric: true },
      { title: 'with engineers', numeric: true },
      { title: 'Assault crossing', numeric: true },
      { title: 'with engineers', numeric: true },
      { title: 'Counterattack', numeric: true },
      { title: 'Supply lost on a pontoon, per cent', numeric: true },
    ],
    rows: Object.values(hexsides)
      .filter(({ river }) => river !== 'none')
      .map((side) => [
        side.name,
        side.attack === 'never' ? none : makeSigned(side.attackShift),
        side.attack === 'never' ? none : makeSigned(side.attackShiftEngineers),
        makeSigned(side.assaultShift),
        makeSigned(side.assaultShiftEngineers),
        makeSigned(side.counterattackShift),
        makeNumber(side.pontoonDisruption),
      ]),
  }),
}

export const assetTables = {
  'assets.windows': windows,
  'assets.shifts': strikeShifts,
  cards,
  'fog.levels': fogLevels,
  'orders.setPiece': setPiece,
  'orders.suppressiveFire': suppressiveFire,
  'terrain.cover': cover,
  'hexsides.rivers': rivers,
} as const satisfies Readonly<Record<string, TableMaker>>
