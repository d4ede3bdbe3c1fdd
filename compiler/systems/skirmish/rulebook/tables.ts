/**
 * The tables that a rulebook can show. A chapter writes, in a paragraph of its own,
 *
 *     {{table units german}}        or, where a table does not come in kinds,        {{table terrain}}
 *
 * | name                | one row for each | what it says                                                    |
 * |---------------------|------------------|-----------------------------------------------------------------|
 * | `units` [nation]    | unit card        | cost, movement, weapon, armour, wounds, year, abilities         |
 * | `upgrades`          | upgrade          | cost, slot, weapon or evasion, how it is used, year             |
 * | `support`           | support card     | points, action points, when it is played, what it does, nations |
 * | `generals`          | general          | nation, what he does                                            |
 * | `terrain`           | terrain          | movement, evasion, armour, points, cost, copies, who enters     |
 * | `landscape.counts`  | range of rolls   | how many natural terrain cards there are                        |
 * | `landscape.kinds`   | die              | what they are                                                   |
 * | `landscape.places`  | die              | column by tens, row by units                                    |
 * | `nations`           | nation           | points and store of its headquarters                            |
 * | `armies`            | army             | nation, year, points, cards                                     |
 * | `deck`              | number           | what a deck may hold                                            |
 * | `weather`           | weather          | range, aircraft, movement                                       |
 * | `frame`             | number           | all other numbers                                               |
 */
import { pointsOf } from '../../../../engine/systems/skirmish/army.ts'
import type { SkirmishRules, TerrainRules, UpgradeRules, Weapon } from '../../../../engine/systems/skirmish/rules.ts'
import { listWords } from '../../../../engine/words.ts'
import { makeAmount, nothing } from '../../../rulebook/format.ts'
import * as shared from '../../../rulebook/tables.ts'
import { column, numeric, tableOf } from '../../../rulebook/tables.ts'
import { schemas } from '../schemas/index.ts'

type TableMaker = shared.TableMaker<SkirmishRules>

/** Evasion as it is printed: +1/+0. */
const makeEvasion = ([hit, critical]: readonly number[] = [0, 0]): string =>
  hit + critical === 0 ? nothing : `+${hit}/+${critical}`

/** Numbers to roll as they are printed: 5+/10. */
const makeAccuracy = ({ accuracy: [hit, critical] }: Weapon): string => `${hit}+/${critical}`

/** Something of a weapon, where there is one. */
const ofWeapon =
  (tell: (weapon: Weapon) => string | number) =>
  ({ weapon }: { readonly weapon?: Weapon }): string | number =>
    weapon === undefined ? nothing : tell(weapon)

const weaponColumns = [
  numeric<{ readonly weapon?: Weapon }>(
    'Range',
    ofWeapon(({ range }) => (range === 0 ? 'all' : range)),
  ),
  numeric<{ readonly weapon?: Weapon }>('To roll', ofWeapon(makeAccuracy)),
  numeric<{ readonly weapon?: Weapon }>(
    'Piercing',
    ofWeapon(({ piercing }) => piercing),
  ),
  numeric<{ readonly weapon?: Weapon }>(
    'Damage',
    ofWeapon(({ damage }) => damage),
  ),
]

const words = (ids: readonly string[]): string => (ids.length === 0 ? nothing : ids.join(', ').replaceAll('-', ' '))

const uses: Readonly<Record<UpgradeRules['use'], string>> = {
  always: 'every turn',
  reload: 'reloads',
  mounted: 'mounted',
  once: 'once',
}

/** Everyone on the ground. */
const allClasses = 4

const enteredBy = ({ movement, admits, slows, amphibious }: TerrainRules): string => {
  const who = movement === 'inaccessible' ? 'nobody' : admits.length === allClasses ? 'all' : words(admits)
  return [who, ...(amphibious ? ['amphibious'] : []), ...(slows.length > 0 ? [`slow for ${words(slows)}`] : [])].join(
    '; ',
  )
}

/** The faces of a die whose numbers are read from 0. */
const digits = <T>(list: readonly T[]): readonly (readonly [digit: number, value: T])[] => [...list.entries()]

export const tables: Readonly<Record<string, TableMaker>> = {
  units: {
    kinds: ({ rules }) => Object.keys(rules.nations),
    make({ rules }, kind) {
      const shown = Object.values(rules.unitTypes).filter(({ nation }) => kind === undefined || nation === kind)
      const caption = kind === undefined ? 'Unit cards' : `Unit cards: ${rules.nations[kind]?.name ?? kind}`
      return tableOf(caption, shown, [
        column('Card', ({ name }) => name),
        column('Class', ({ class: unitClass, type }) => `${unitClass}, ${type}`),
        numeric('Cost', ({ cost }) => cost),
        numeric('Movement', ({ movement }) => makeAmount(movement)),
        ...weaponColumns,
        numeric('Armour', ({ armour }) => armour),
        numeric('Wounds', ({ wounds }) => wounds),
        numeric('Year', ({ year }) => (year === undefined ? nothing : String(year))),
        column('Abilities', ({ abilities, bombs }) => words([...abilities, ...(bombs ? [`bombs ${bombs}`] : [])])),
      ])
    },
  },
  upgrades: {
    make: ({ rules: { upgrades } }) =>
      tableOf('Upgrades', Object.values(upgrades), [
        column('Upgrade', ({ name }) => name),
        numeric('Cost', ({ cost }) => cost),
        column('Slot', ({ slot }) => slot),
        ...weaponColumns,
        numeric('Evasion', ({ evasion }) => makeEvasion(evasion)),
        column('Use', ({ use }) => uses[use]),
        numeric('From', ({ year }) => (year === undefined ? nothing : String(year))),
        column('Before', ({ before }) => (before === undefined ? nothing : upgrades[before].name)),
      ]),
  },
  support: {
    make: ({ rules: { support, nations } }) =>
      tableOf('Support cards', Object.values(support), [
        column('Card', ({ name }) => name),
        numeric('Points', ({ cost, variable }) => (variable ? 'X' : cost)),
        numeric('Paid', ({ ap, cost, variable }) =>
          variable ? `${variable.least} to ${variable.most}` : (ap ?? cost),
        ),
        column('Played', ({ window }) => words(window)),
        column('Nations', ({ nations: of }) =>
          of === undefined ? 'all' : listWords(of.map((id) => nations[id].adjective)),
        ),
        column('What it does', ({ text }) => text),
      ]),
  },
  generals: {
    make: ({ rules: { generals, nations } }) =>
      tableOf('Generals', Object.values(generals), [
        column('General', ({ name }) => name),
        column('Nation', ({ nation }) => nations[nation].name),
        column('What he does', ({ text }) => text),
      ]),
  },
  terrain: {
    make: ({ rules: { terrain } }) =>
      tableOf('Terrain', Object.values(terrain), [
        column('Terrain', ({ name }) => name),
        column('Class', (entry) => entry.class),
        column('Movement', ({ movement }) => movement),
        numeric('Evasion', ({ evasion }) => makeEvasion(evasion)),
        numeric('Armour', ({ armour }) => makeAmount(armour)),
        numeric('Stands', ({ points }) => points ?? nothing),
        numeric('Cost', ({ cost }) => cost ?? nothing),
        numeric('Copies', ({ supply }) => supply ?? nothing),
        column('Entered by', enteredBy),
        column('Becomes', ({ becomes }) => (becomes === undefined ? nothing : terrain[becomes].name)),
      ]),
  },
  'landscape.counts': {
    make: ({ rules: { landscape } }) =>
      tableOf(
        'How much terrain there is',
        [...landscape.counts.entries()],
        [
          numeric('Tens and units', ([at, { to }]) => `${at === 0 ? 0 : landscape.counts[at - 1].to + 1} to ${to}`),
          numeric('Cards', ([, { count }]) => count),
        ],
      ),
  },
  'landscape.kinds': {
    make: ({ rules: { landscape, terrain } }) =>
      tableOf('What it is', digits(landscape.kinds), [
        numeric('Die', ([digit]) => digit),
        column('Terrain', ([, id]) => terrain[id].name),
      ]),
  },
  'landscape.places': {
    make: ({ rules: { landscape } }) =>
      tableOf('Where it lies', digits(landscape.columns), [
        numeric('Die', ([digit]) => digit),
        column('Column, by the tens', ([, at]) => String.fromCharCode(96 + at)),
        numeric('Row, by the units', ([digit]) => landscape.rows[digit]),
      ]),
  },
  nations: {
    make: ({ rules: { nations } }) =>
      tableOf('Nations', Object.values(nations), [
        column('Nation', ({ name }) => name),
        numeric('Headquarters stands', ({ points }) => points),
        numeric('Action points kept', ({ store }) => store),
      ]),
  },
  armies: {
    make: ({ rules }) =>
      tableOf('Armies', Object.values(rules.armies), [
        column('Army', ({ name }) => name),
        column('Nation', ({ nation }) => rules.nations[nation].name),
        numeric('Year', ({ year }) => String(year)),
        numeric('Points', (army) => pointsOf(rules, army)),
        numeric('Cards', ({ units, support }) =>
          [...Object.values(units), ...Object.values(support)].reduce((sum, copies) => sum + copies, 0),
        ),
        column('How it is played', ({ description }) => description ?? nothing),
      ]),
  },
  deck: { make: ({ rules }) => shared.describedAmounts(schemas.frame, rules.frame, 'deck') },
  weather: {
    make: ({ rules: { frame } }) =>
      tableOf('Weather', Object.values(frame.weather), [
        column('Weather', ({ name }) => name),
        numeric('Range at most', ({ mostRange }) => mostRange ?? nothing),
        column('Aircraft', ({ grounded }) => (grounded ? 'grounded' : 'fly')),
        column('Slows', ({ slows = [] }) => words(slows)),
        numeric('Movement less', ({ movement }) => movement ?? nothing),
        numeric('At least', ({ least }) => least ?? nothing),
      ]),
  },
  frame: {
    make: ({ rules }) =>
      shared.describedAmounts(schemas.frame, rules.frame, undefined, ['deck', 'weather'], 'Numbers of the rules'),
  },
}
