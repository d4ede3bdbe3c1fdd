/** A card for each type of unit: what it can do and cannot, at a date, and in each scenario that has it. */
import type { Reference, ScenarioBundle } from '../../../../compiler/systems/echelon/bundle.ts'
import { dateWords } from '../../../../engine/systems/echelon/date.ts'
import { listWords } from '../../../../engine/words.ts'
import {
  counter,
  definitions,
  lines,
  moreLinks,
  pageTable,
  scenarioLines,
  section,
  words,
} from '../../../components/parts.ts'
import UnitDrawings from '../../../components/UnitDrawings.astro'
import { referenceAddress, scenarioAddress } from '../../../data/addresses.ts'
import { scenariosOf } from '../../../data/bundles.ts'
import { type Part, part, type Words } from '../../../data/part.ts'
import { findRule } from '../../../data/ruleLinks.ts'
import type { ReferencePage } from '../../sitePlugin.ts'
import { armourAt, armourDates, armourWords, fromWords, moveSaid, type Said, saidOf } from '../data/abilities.ts'
import { drawingsOfType, ratings, typeCounter, unitsOfType } from '../data/units.ts'

/** Sentences with the numbers of the rules that they come from. */
const saidLines = (system: string, said: readonly Said[]): Part =>
  lines(said.map(({ text, rule }): Words => [`${text} `, { id: rule, href: findRule(system, rule)?.href }]))

/** Values against tanks by date, of all nations and of those whose units differ. */
const armourTable = ({ rules }: Reference, id: string): Part => {
  const type = rules.unitTypes[id]
  const own = Object.values(rules.nations).filter(({ dated }) => (dated[id]?.length ?? 0) > 0)
  const rows = [{ name: 'All others', dated: [] }, ...own.map(({ name, dated }) => ({ name, dated: dated[id] }))]
  return pageTable({
    label: 'Values against tanks by date',
    columns: ['Nation', 'From', 'For each RE'],
    rows: rows.flatMap(({ name, dated }) =>
      armourDates(type, dated).map(({ from, value }) => ({
        name: own.length === 0 ? 'All' : name,
        cells: [fromWords(from), armourWords(value)],
      })),
    ),
  })
}

/** Returns the values of a type's units in the scenarios that have them, at the date of each. */
const fieldings = (system: string, id: string): Part =>
  scenarioLines(
    scenariosOf<ScenarioBundle>(system).flatMap(({ card, scenario }): readonly Words[] => {
      const units = unitsOfType(scenario, id)
      if (units.length === 0) return []
      const { week, turns, rules } = scenario
      const type = rules.unitTypes[id]
      const nations = [...new Set(units.map(({ nation }) => nation))]
      const atDate = nations.map((nation) => {
        const [first, last] = [week, week + turns - 1].map((date) =>
          armourWords(armourAt(type, rules.nations[nation], id, date)),
        )
        return `${rules.nations[nation].name}: ${first}${first === last ? '' : `, at its end ${last}`}`
      })
      const link = { label: card.title, href: `${scenarioAddress(card.id)}#forces` }
      return [
        [
          link,
          `, ${dateWords(week)}: ${listWords(units.map(({ name }) => name))}. Against tanks: ${atDate.join('; ')}.`,
        ],
      ]
    }),
  )

const designLines = ({ rules }: Reference, id: string): readonly Words[] =>
  Object.values(rules.designs)
    .filter(({ type }) => type === id)
    .map((design): Words => [`${rules.nations[design.nation].name}: ${design.name} `, { strong: ratings(design) }])

export const typePages = (reference: Reference): readonly ReferencePage[] => {
  const { rules, system } = reference
  return Object.entries(rules.unitTypes).map(([id, type]): ReferencePage => {
    const rule = findRule(system, type.rule)
    return {
      path: `units/${id}`,
      title: type.name,
      description: `${type.name}: what units of this type can do and cannot, by date and scenario.`,
      overline: 'Unit type',
      isEntry: true,
      picture: counter(typeCounter(rules, id), 104),
      parts: () => {
        const said = [...moveSaid(type), ...saidOf(rules, type.abilities)]
        const cannot = said.filter(({ bars }) => bars)
        const designs = designLines(reference, id)
        const looks = drawingsOfType(rules, id)
        return [
          section('What it can do', [
            saidLines(
              system,
              said.filter(({ bars }) => !bars),
            ),
          ]),
          cannot.length > 0 && section('What it cannot', [saidLines(system, cannot)]),
          section('Against tanks', [armourTable(reference, id)]),
          looks.length > 0 && section('How it looks', [part(UnitDrawings, { drawings: looks })]),
          section('Where it fights', [
            definitions([
              ['In scenarios', fieldings(system, id)],
              designs.length > 0 && ['In the charts', lines(designs, 'small')],
              rule !== undefined && ['Rule', words({ rule })],
            ]),
          ]),
          moreLinks([
            { label: 'All unit types', href: referenceAddress(system, 'types') },
            { label: 'Unit charts', href: referenceAddress(system, 'units') },
          ]),
        ]
      },
    }
  })
}
