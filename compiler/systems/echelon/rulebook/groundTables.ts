/** Tables about terrain, features, hexsides, weather and movement over them. */
import { type EchelonRules, moveClasses, weathers } from '../../../../engine/systems/echelon/rules.ts'
import { makeAmount, makeFraction, nothing } from '../../../rulebook/format.ts'
import { column, numeric, type RulebookTable, tableOf, withoutEmpty } from '../../../rulebook/tables.ts'
import { listOf, otherAmounts, type TableMakers, titleOf } from './tableMaker.ts'

const landOf = ({ terrain }: EchelonRules) => Object.values(terrain).filter(({ isSea }) => !isSea)

const classNames = {
  motor: 'Motor, artillery',
  semi: 'Cavalry',
  other: 'Infantry',
  mountain: 'Mountain',
  light: 'Light',
} as const

/** A row for each season: what the six faces of the die bring. */
const rollsOf = (caption: string, seasons: Readonly<Record<string, readonly string[]>>): RulebookTable =>
  tableOf(caption, Object.entries(seasons), [
    column('Season', ([season]) => titleOf(season)),
    ...[0, 1, 2, 3, 4, 5].map((roll) =>
      column<[string, readonly string[]]>(String(roll + 1), ([, rolls]) => rolls[roll]),
    ),
  ])

export const groundTables = {
  'terrain.movement': {
    make: ({ rules }) =>
      tableOf('Movement points by terrain', landOf(rules), [
        column('Terrain', ({ name }) => name),
        ...moveClasses.map((id) => numeric<EchelonRules['terrain'][string]>(classNames[id], ({ cost }) => cost[id])),
        numeric('Supply line', ({ supply }) => supply),
        column('Frozen', ({ frozenAs }) => (frozenAs === undefined ? nothing : rules.terrain[frozenAs].name)),
        column('In mud', ({ mudAs }) => (mudAs === undefined ? nothing : rules.terrain[mudAs].name)),
      ]),
  },
  'terrain.combat': {
    make: ({ rules }) =>
      withoutEmpty(
        tableOf('Terrain in combat', landOf(rules), [
          column('Terrain', ({ name }) => name),
          numeric('Die', ({ die }) => makeAmount(die)),
          numeric('AEC', ({ aec }) => makeAmount(aec)),
          column('Motorised attackers', ({ halvesMotor }) => (halvesMotor ? 'halved' : nothing)),
        ]),
      ),
  },
  features: {
    make: ({ rules }) =>
      tableOf('Settlements and works in combat', Object.values(rules.features), [
        column('Feature', ({ name }) => name),
        numeric('Die', ({ die }) => makeAmount(die)),
        numeric('AEC', ({ aec }) => makeAmount(aec)),
        column('Engineers', ({ floor, yields }) =>
          !yields ? nothing : floor > 0 ? `down to −${floor} and −${floor}` : 'down to nothing',
        ),
        numeric('Anti-aircraft', ({ antiAircraft }) => makeAmount(antiAircraft)),
      ]),
  },
  hexsides: {
    make: ({ rules: { hexsides } }) => {
      const nameOf = (id: string | undefined): string => (id === undefined ? nothing : hexsides[id].name)
      return tableOf('Hexsides', Object.values(hexsides), [
        column('Hexside', ({ name }) => name),
        numeric('Strength across', ({ strength }) => (strength[0] === 0 ? 'closed' : makeFraction(strength))),
        numeric('AEC', ({ aec }) => makeAmount(aec)),
        numeric('Movement points', ({ cost, coast }) => cost ?? (coast === undefined ? 'closed' : nothing)),
        column('With a bridge', ({ bridgedAs }) => nameOf(bridgedAs)),
        column('Amphibious', ({ amphibiousAs }) => nameOf(amphibiousAs)),
        column('Open in', ({ frozenIn }) => listOf(frozenIn)),
      ])
    },
  },
  'weather.effects': {
    make: ({ rules: { weather } }) =>
      tableOf('Effects of weather', weathers, [
        column('Weather', (id) => weather.kinds[id].name),
        numeric('Die', (id) => makeAmount(weather.kinds[id].die)),
        numeric('AEC', (id) => makeAmount(weather.kinds[id].aec)),
        numeric('Cost off roads', (id) => `×${makeFraction(weather.kinds[id].offRoad)}`),
        column('Freezes', (id) => weather.freezing.includes(id)),
      ]),
  },
  'weather.zones': {
    kinds: ({ rules }) => Object.keys(rules.weather.zones),
    make({ rules: { weather } }, kind) {
      const { name, rolls } = weather.zones[kind ?? Object.keys(weather.zones)[0]]
      return rollsOf(`Weather by season and roll: ${name.toLowerCase()} zone`, rolls)
    },
  },
  'weather.sea': { make: ({ rules }) => rollsOf('The sea by season and roll', rules.weather.sea) },
  movement: otherAmounts('movement', 'Movement and stacking'),
} as const satisfies TableMakers
