/** Tables about special orders, assets, cards and fog. */
import { listWords } from '../../../../engine/words.ts'
import { makeNumber, makeSigned } from '../../../rulebook/format.ts'
import { type Column, column, numeric, tableOf } from '../../../rulebook/tables.ts'
import type { TableMaker } from './tableMaker.ts'

const none = '–'

const columnsOf = (first: number, count: number): readonly Column[] =>
  Array.from({ length: count }, (_, index) => ({ title: makeSigned(first + index), numeric: true }))

export const assetTables: Readonly<Record<string, TableMaker>> = {
  /** The row of values of a strike: those in its window before any shift stand in brackets. */
  'assets.windows': {
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
  },
  'assets.shifts': {
    make({ rules: { assets } }) {
      const percent = (value: number | undefined): string => (value === undefined ? none : `${value}%`)
      const strikes = Object.values(assets).flatMap((asset) =>
        asset.shifts ? [{ ...asset, shifts: asset.shifts }] : [],
      )
      return tableOf('Strikes: shifts of the window and what else they do', strikes, [
        column('Asset', ({ name }) => name),
        numeric('Mud or snow', ({ shifts }) => makeSigned(shifts.weather)),
        numeric('Cover', ({ shifts }) => makeSigned(shifts.terrain)),
        numeric('Entrenched', ({ shifts }) => makeSigned(shifts.entrenched)),
        numeric('Green', ({ shifts }) => makeSigned(shifts.green)),
        numeric('City to ruins', ({ ruin }) => percent(ruin)),
        numeric('Fort destroyed', ({ fortRuin }) => percent(fortRuin)),
        numeric('Levels of works', ({ entrenchmentLost: lost }) => (lost === undefined ? none : -lost)),
      ])
    },
  },
  cards: {
    make: ({ rules }) =>
      tableOf('Cards', Object.values(rules.cards), [
        column('Card', ({ name }) => name),
        column('What it does', ({ description }) => description),
        column('Kept for later battles', ({ persistent }) => persistent),
      ]),
  },
  'fog.levels': {
    make({ rules: { fog } }) {
      const reportDepth = (level: number): readonly number[] => fog.reportDepth[level] ?? []
      return tableOf(
        'What intelligence tells, by its level',
        [...fog.sightByLevel.keys()],
        [
          column('Intelligence', (level) => `Level ${level}`),
          numeric('Sight at the start of a turn', (level) => fog.sightByLevel[level]),
          numeric('Markers beyond it', (level) => fog.markersByLevel[level] ?? 0),
          column('Special orders seen', (level) => level >= fog.ordersFrom),
          numeric('Prisoners for a report', (level) => fog.prisonersByLevel[level] || none),
          column(
            'Depth of reports, one after the other',
            (level) => listWords(reportDepth(level).map(makeNumber)) || none,
          ),
        ],
      )
    },
  },
  'orders.setPiece': {
    make: ({ rules: { specialOrders, combat } }) => ({
      caption: 'Set-piece attack: chance to take a level of works, by odds column',
      columns: [{ title: 'Odds' }, ...columnsOf(combat.columns.first, specialOrders.setPiece.entrenchment.length)],
      rows: [['Chance', ...specialOrders.setPiece.entrenchment.map((value) => `${value}%`)]],
    }),
  },
  'orders.suppressiveFire': {
    make: ({ rules: { specialOrders, terrain } }) => {
      const { open, entrenched, best } = specialOrders.suppressiveFire.chance
      const where = (cover: string): string =>
        listWords(
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
  },
  'terrain.cover': {
    make({ rules: { terrain } }) {
      const thaw = (coverThaws: boolean | undefined): string => (coverThaws ? ' (frozen: as in the open)' : '')
      const land = Object.values(terrain).filter(({ water }) => !water)
      return tableOf('Terrain and special actions', land, [
        column('Terrain', ({ name }) => name),
        column('Artillery counts', ({ artillery, coverThaws }) =>
          artillery === 'not-entrenched' ? `not against the entrenched${thaw(coverThaws)}` : artillery === 'full',
        ),
        column('Feint', ({ feintCover, coverThaws }) =>
          feintCover ? `one step only${thaw(coverThaws)}` : 'one or two steps',
        ),
        column('Cover from the air', ({ airCover }) => airCover),
        column('Counterattack from here', ({ counterattack }) => counterattack),
        column('Landings and crossings', ({ landing }) => landing),
        column('Stragglers', ({ stragglers }) => stragglers),
        column('Limits sight', ({ limitsSight }) => limitsSight),
      ])
    },
  },
  'hexsides.rivers': {
    make({ rules: { hexsides } }) {
      const all = Object.values(hexsides).filter(({ river }) => river !== 'none')
      return tableOf('Fighting over rivers', all, [
        column('River', ({ name }) => name),
        numeric('Attack', ({ attack, attackShift }) => (attack === 'never' ? none : makeSigned(attackShift))),
        numeric('with engineers', ({ attack, attackShiftEngineers: shift }) =>
          attack === 'never' ? none : makeSigned(shift),
        ),
        numeric('Assault crossing', ({ assaultShift }) => makeSigned(assaultShift)),
        numeric('with engineers', ({ assaultShiftEngineers }) => makeSigned(assaultShiftEngineers)),
        numeric('Counterattack', ({ counterattackShift }) => makeSigned(counterattackShift)),
        numeric('Supply lost on a pontoon, per cent', ({ pontoonDisruption }) => pontoonDisruption),
      ])
    },
  },
}
