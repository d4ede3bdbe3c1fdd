/** Tables about unit types, designs, sizes and nations. */
import { dateWords } from '../../../../engine/systems/echelon/date.ts'
import type { UnitTypeRules } from '../../../../engine/systems/echelon/rules.ts'
import { makeAmount, makeFraction, nothing } from '../../../rulebook/format.ts'
import { column, numeric, tableOf } from '../../../rulebook/tables.ts'
import { listOf, makeSixths, namesOf, type TableMakers, titleOf } from './tableMaker.ts'

const heavy: Readonly<Record<UnitTypeRules['heavy'], string>> = {
  always: 'yes',
  never: 'no',
  regiment: 'from a regiment up',
}

const moves: Readonly<Record<UnitTypeRules['moves'], string>> = {
  motor: 'motorised',
  artillery: 'as motor, not motorised',
  semi: 'semi-motorised',
  other: 'on foot',
  rail: 'by rail alone',
}

const laterOf = ({ dated }: UnitTypeRules): string =>
  dated
    .map(({ from, value }) =>
      Object.entries(value)
        .map(([name, sixths]) => `${name.toUpperCase()} ${makeSixths(sixths)} from ${dateWords(from)}`)
        .join(', '),
    )
    .join('; ') || nothing

export const unitTables = {
  'unit-types': {
    make: ({ rules }) =>
      tableOf('Unit types', Object.values(rules.unitTypes), [
        column('Unit type', ({ name }) => name),
        column('Moves', (type) => moves[type.moves]),
        column('Heavy equipment', (type) => heavy[type.heavy]),
        column('Abilities', ({ abilities }) => listOf(abilities)),
        column('Required losses', ({ requiredLosses }) => requiredLosses),
      ]),
  },
  'unit-types.armour': {
    make({ rules }) {
      const armed = Object.values(rules.unitTypes).filter(
        ({ armour: { aec, aiec, atec }, converts, dated }) => aec + aiec + atec + dated.length > 0 || converts,
      )
      return tableOf('Values against tanks for each RE', armed, [
        column('Unit type', ({ name }) => name),
        numeric('AEC', ({ armour }) => makeSixths(armour.aec)),
        numeric('AIEC', ({ armour }) => makeSixths(armour.aiec)),
        numeric('ATEC', ({ armour, converts }) => (converts ? 'when turned' : makeSixths(armour.atec))),
        numeric('Neutral', ({ armour }) => makeSixths(armour.neutral)),
        column('Later', laterOf),
      ])
    },
  },
  units: {
    kinds: ({ rules }) => [...new Set(Object.values(rules.designs).map(({ nation }) => nation))],
    make({ rules }, kind) {
      const shown = Object.values(rules.designs).filter(({ nation }) => kind === undefined || nation === kind)
      const caption = kind === undefined ? 'Units' : `Units: ${rules.nations[kind]?.name ?? kind}`
      return tableOf(caption, shown, [
        column('Unit', ({ name }) => name),
        column('Type', ({ type }) => rules.unitTypes[type].name),
        column('Size', ({ size }) => size),
        numeric('Attack', ({ attack }) => attack),
        numeric('Defence', ({ defence }) => defence),
        numeric('Move', ({ move }) => move),
        numeric('Other side', ({ reverse }) =>
          reverse === undefined ? nothing : `${reverse.attack}-${reverse.defence}-${reverse.move}`,
        ),
        numeric('Anti-aircraft', ({ aa }) => makeAmount(aa)),
        column('Also', ({ abilities, motorised }) => listOf([...(motorised ? ['motorised'] : []), ...abilities])),
      ])
    },
  },
  sizes: {
    make: ({ rules: { sizes } }) =>
      tableOf('Sizes in REs', Object.entries(sizes.re), [
        column('Size', ([size]) => titleOf(size)),
        numeric('RE', ([, re]) => makeFraction(re)),
      ]),
  },
  nations: {
    make: ({ rules }) =>
      tableOf('Nations', Object.values(rules.nations), [
        column('Nation', ({ name }) => name),
        column('Major power', ({ majorPower }) => majorPower),
        numeric('Capital holds', ({ capitalCapacity }) => `${capitalCapacity} REs`),
        column(
          'Depots',
          ({ depotPermanent, depotRemovable }) =>
            [depotPermanent ? ['bind headquarters'] : [], depotRemovable ? ['may be taken down'] : []]
              .flat()
              .join(', ') || nothing,
        ),
        column('Fortress units', ({ fortressDoubled }) => (fortressDoubled ? 'doubled in a fortress' : nothing)),
        column('Ski units', ({ nordic }) => (nordic ? 'Nordic' : nothing)),
        column('Later values', ({ dated }) => namesOf(Object.keys(dated), rules.unitTypes)),
      ]),
  },
} as const satisfies TableMakers
