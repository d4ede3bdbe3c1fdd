/** The pages of the reference: units by nation and by class, terrain, and the tables of the rules. */
import type { EntryKind, Reference } from '../../../compiler/systems/tactical/bundle.ts'
import { tables } from '../../../compiler/systems/tactical/rulebook/tables.ts'
import type { UnitTypeRules } from '../../../engine/systems/tactical/rules.ts'
import { count } from '../../../engine/words.ts'
import { entryList, lines, linkCards, pageTable, section } from '../../components/parts.ts'
import RowHead from '../../components/RowHead.astro'
import { overviewPage, rulebookTable } from '../../components/referencePages.ts'
import UnitDrawing from '../../components/UnitDrawing.astro'
import { referenceAddress } from '../../data/addresses.ts'
import { readReference } from '../../data/bundles.ts'
import { scenarioLinks } from '../../data/links.ts'
import { type Part, part } from '../../data/part.ts'
import { findRule } from '../../data/ruleLinks.ts'
import type { ReferencePage, References } from '../sitePlugin.ts'
import { attacks, nationName, nationOf, nationsOf, typeAddress, typeCounter, yearsOf } from './units.ts'

type Types = readonly (readonly [id: string, type: UnitTypeRules])[]

const entriesOf = ({ rules, system, usedIn }: Reference, kind: EntryKind): Part =>
  entryList(
    Object.entries(rules[kind]).map(([id, entry]) => ({
      id,
      name: entry.name,
      sentences: 'description' in entry && entry.description !== undefined ? [entry.description] : [],
      ...('rule' in entry && { rule: findRule(system, entry.rule) }),
      usedIn: scenarioLinks(usedIn[kind][id] ?? []),
    })),
  )

/** Types by class, in the order of the table of classes; classes without any are left out. */
const byClass = ({ rules }: Reference, types: Types): readonly (readonly [id: string, name: string, types: Types])[] =>
  Object.entries(rules.classes).flatMap(([id, { name }]) => {
    const own = types.filter(([, type]) => type.class === id)
    return own.length === 0 ? [] : [[id, name, own] as const]
  })

const numbered = (names: readonly string[]) => names.map((number) => ({ number }))

/** What a type is upgraded to. */
const upgradesOf = ({ rules, system }: Reference, { upgrades = [] }: UnitTypeRules): Part | string => {
  const types = upgrades.flatMap((id) =>
    rules.unitTypes[id] === undefined ? [] : [[id, rules.unitTypes[id]] as const],
  )
  if (types.length === 0) return ''
  return lines(
    types.map(([id, type]) => [{ label: type.name, href: typeAddress(system, id, type) }]),
    'small',
  )
}

/** The units of a nation, class by class, as they look. */
const nationParts = (reference: Reference, nation: string): readonly Part[] => {
  const { rules, system } = reference
  const own = Object.entries(rules.unitTypes).filter(([, type]) => nationOf(type) === nation)
  return byClass(reference, own).map(([id, name, types]) =>
    section(
      name,
      [
        pageTable({
          label: `${nationName(nation)}: ${name}`,
          width: 'sheet',
          columns: [
            'Unit',
            'Looks',
            'Years',
            ...numbered(['Soft', 'Hard', 'Air', 'Sea', 'Defence', 'From the air', 'Moves', 'Cost']),
            'Upgraded to',
          ],
          rows: types.map(([unit, type]) => ({
            id: unit,
            name: part(RowHead, {
              drawing: typeCounter(type),
              name: type.name,
              href: typeAddress(system, unit, type),
              note: rules.movement.types[type.movement],
            }),
            cells: [
              type.drawing === undefined ? '' : part(UnitDrawing, { drawing: type.drawing }),
              yearsOf(type),
              ...attacks(type),
              type.defence.ground,
              type.defence.air,
              type.points,
              type.cost,
              upgradesOf(reference, type),
            ],
          })),
        }),
      ],
      `class-${id}`,
    ),
  )
}

/** All units of a class beside each other, by their first year. */
const comparison = (reference: Reference): readonly Part[] => {
  const { rules, system } = reference
  const all = Object.entries(rules.unitTypes).sort(([, one], [, other]) => (one.from ?? 0) - (other.from ?? 0))
  return byClass(reference, all).map(([id, name, types]) =>
    section(
      name,
      [
        pageTable({
          label: `Comparison: ${name}`,
          width: 'sheet',
          columns: [
            'Unit',
            'Nation',
            'Years',
            ...numbered(['Soft', 'Hard', 'Air', 'Sea', 'Ground', 'From the air', 'Close', 'Initiative']),
            ...numbered(['Range', 'Spotting', 'Moves', 'Fuel', 'Rounds', 'Cost']),
          ],
          rows: types.map(([unit, type]) => ({
            name: { label: type.name, href: typeAddress(system, unit, type) },
            cells: [
              nationName(nationOf(type)),
              yearsOf(type),
              ...attacks(type),
              type.defence.ground,
              type.defence.air,
              type.defence.close,
              type.initiative,
              type.range,
              type.spotting,
              type.points,
              type.fuel,
              type.ammunition,
              type.cost,
            ],
          })),
        }),
      ],
      id,
    ),
  )
}

export const tacticalReference: References = (system) => {
  const reference = readReference<Reference>(system)
  const { rules } = reference
  const nations = nationsOf(rules)
  const page = (path: string, title: string, lead: string, parts: ReferencePage['parts']): ReferencePage => ({
    path,
    title,
    description: lead,
    lead,
    parts,
  })
  const table = (name: string): Part => {
    const { caption } = tables[name].make({ rules, difficulties: {} }, undefined)
    return section(caption, [rulebookTable(rules, name, tables[name])], `table-${name}`)
  }
  const lists = [
    page('units', 'Units', 'Every unit of every nation: as it looks, what it is worth, what becomes of it.', () => [
      linkCards(
        nations.map(([nation, units]) => ({
          title: nationName(nation),
          text: count(units, 'unit'),
          href: referenceAddress(system, `units/${nation}`),
        })),
      ),
    ]),
    page('compare', 'Comparison', 'The units of all nations beside each other, class by class.', () =>
      comparison(reference),
    ),
    page('classes', 'Classes and leaders', 'What units of a class have in common, and what leaders add.', () => [
      table('classes'),
      entriesOf(reference, 'leaders'),
    ]),
    page(
      'terrain',
      'Terrain',
      'What every kind of ground costs to enter, dry, frozen and in mud, and what it does in combat.',
      () => [...['terrain', 'dry', 'frozen', 'mud'].map(table), entriesOf(reference, 'terrain')],
    ),
    page('combat', 'Attacks', 'The die, and all that changes an attack and a defence.', () => [table('combat')]),
  ]
  const ofNations = nations.map(([nation]): ReferencePage => {
    const name = nationName(nation)
    return {
      ...page(`units/${nation}`, name, `${name} units: as they look, what they are worth, what becomes of them.`, () =>
        nationParts(reference, nation),
      ),
      overline: 'Units',
      isEntry: true,
    }
  })
  const lead = 'Every unit and every ground, as the game itself reads them.'
  return [overviewPage(system, { description: lead, lead }, lists), ...lists, ...ofNations]
}
