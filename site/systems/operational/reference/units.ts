/** The pages of the unit types. */
import type { Reference } from '../../../../compiler/systems/operational/bundle.ts'
import { listWords } from '../../../../engine/words.ts'
import {
  counter,
  definitions,
  group,
  lines,
  linkRow,
  scenarioLines,
  sentences,
  tiles,
  words,
} from '../../../components/parts.ts'
import UnitDrawings from '../../../components/UnitDrawings.astro'
import UnitTable from '../../../components/UnitTable.astro'
import { referenceAddress } from '../../../data/addresses.ts'
import { compact, counted, signed } from '../../../data/format.ts'
import { type Part, part } from '../../../data/part.ts'
import type { ReferencePage } from '../../sitePlugin.ts'
import MatchupMatrix from '../components/MatchupMatrix.astro'
import { surroundingsOf } from '../data/entries.ts'
import { fieldedIn } from '../data/fieldings.ts'
import { choicesOf, matchupsOf } from '../data/matchups.ts'
import { armourNotes, kindNames } from '../data/names.ts'
import { type Nation, nationsOf, type UnitType, unitTypesOf } from '../data/unitTypes.ts'

export const unitPages = (reference: Reference): readonly ReferencePage[] => {
  const units = unitTypesOf(reference)
  const nations = nationsOf(reference)
  return [
    {
      path: 'units',
      title: 'Units',
      description: 'All unit types: sort, filter, and set two or more side by side.',
      lead: 'Every type of unit with its values. Tick two or more to set them side by side.',
      parts: () => [unitTable(units, nations), sentences(['* armour that counts in defence only.'])],
    },
    {
      path: 'matchups',
      title: 'Matchups',
      description: 'The odds of every unit against every other, on any ground, in any weather and strength.',
      lead: 'Odds of each attacker, down the side, against each defender, across the top: regulars at full strength, in open country and dry weather, as the engine’s own forecast has it. Choose other conditions; a unit, to see it against all others; or two, to see how the odds come about. For the ground of a real map open “Ranges and odds” on the page of a battle.',
      search: false,
      parts: () => [
        part(MatchupMatrix, {
          system: reference.system,
          rows: matchupsOf(reference),
          nations,
          choices: choicesOf(reference),
        }),
      ],
    },
    ...units.map((unit): ReferencePage => {
      const { name, description, kind, drawing } = unit.type
      return {
        path: `units/${unit.id}`,
        title: name,
        description,
        overline: `${unit.nation.name} · ${kindNames[kind]}`,
        lead: description,
        isEntry: true,
        picture: counter(unit.counter, 104),
        parts: () => [
          unitTiles(unit),
          ...(drawing === undefined ? [] : [part(UnitDrawings, { drawings: [{ label: 'How it looks', drawing }] })]),
          unitFacts(reference, unit, units),
        ],
      }
    }),
  ]
}

/** All unit types, to be sorted, filtered and compared. */
const unitTable = (units: readonly UnitType[], nations: readonly Nation[]): Part =>
  part(UnitTable, {
    selects: [
      { key: 'nation', label: 'Nation', all: 'All nations', options: nations.map(({ id, name }) => [id, name]) },
    ],
    kinds: [...new Set(units.map(({ type }) => kindNames[type.kind]))],
    columns: [
      { key: 'kind', label: 'Kind', isText: true },
      { key: 'attack', label: 'Attack' },
      { key: 'defence', label: 'Defence' },
      { key: 'armour', label: 'Armour' },
      { key: 'move', label: 'Move' },
      { key: 'extended', label: 'Extended' },
      { key: 'steps', label: 'Steps' },
      { key: 'class', label: 'Moves as', isText: true },
    ],
    rows: units.map(({ id, type, nation, href, counter: drawing, armour, steps }) => ({
      id,
      name: type.name,
      note: nation.name,
      href,
      picture: counter(drawing, 36),
      of: { nation: type.nation },
      values: {
        kind: kindNames[type.kind],
        attack: type.attack,
        defence: type.defence,
        armour,
        move: type.movement,
        extended: type.extendedMovement,
        steps,
        class: type.movementClass,
      },
      notes: { armour: armourNotes[type.armour.counts] },
    })),
  })

const unitTiles = ({ type, armour, steps }: UnitType): Part =>
  tiles([
    { label: 'attack', value: String(type.attack) },
    { label: 'defence', value: String(type.defence) },
    { label: 'move', value: String(type.movement) },
    { label: 'extended', value: signed(type.extendedMovement) },
    { label: 'armour', value: String(armour), note: armourNotes[type.armour.counts] },
    { label: 'steps', value: String(steps) },
  ])

const unitFacts = (reference: Reference, unit: UnitType, units: readonly UnitType[]): Part => {
  const { rules, system } = reference
  const { id, type, nation } = unit
  const link = (label: string, page: string) => ({ label, href: referenceAddress(system, page) })
  const slots = Math.min(type.slots ?? nation.slots, rules.reinforcement.mostSlots)
  const lenders = nation.specialistsFrom.map((lender) => rules.nations[lender]?.adjective ?? lender)
  const { infantry, armour } = rules.reinforcement.components[type.kind]
  const step = listWords(compact([infantry > 0 && `${infantry} infantry`, armour > 0 && `${armour} armour`]))
  const around = surroundingsOf(reference, 'unitTypes', id)
  const kin = units.filter((other) => other.nation === nation && other.id !== id)
  return definitions([
    ['Moves as', group(words(link(type.movementClass, 'terrain')), movementCosts(reference, unit))],
    ['A step is', words(`${step}, `, link(`${rules.reinforcement.price[type.kind]} prestige`, 'reinforcement'))],
    [
      'Specialists',
      slots === 0
        ? words('none')
        : words(
            link(`up to ${counted(slots, 'specialist')}`, 'specialists'),
            lenders.length > 0 ? `, ${nation.adjective} or ${listWords(lenders)}` : '',
          ),
    ],
    ['Lost steps', words(`${nation.stragglers[0]} of ${nation.stragglers[1]} become stragglers`)],
    ['Used in', scenarioLines(fieldedIn(system, id))],
    linkRow('Names', around.mentions),
    linkRow('Named by', around.mentionedBy),
    linkRow(
      'Compare with',
      kin.map((other) => ({
        label: other.type.name,
        href: `${referenceAddress(system, 'units')}?compare=${id},${other.id}`,
      })),
    ),
  ])
}

const costNames: Readonly<Record<string, string>> = { A: 'All points', X: 'Only by road or rail' }

/** Terrains grouped by their movement cost for a unit. */
const movementCosts = ({ rules }: Reference, { type }: UnitType): Part => {
  const ground = Object.values(rules.terrain).filter(({ water }) => !water)
  const byCost = Map.groupBy(ground, ({ cost }) => String(cost[type.movementClass]))
  return lines(
    [...byCost]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([cost, places]) => [
        { strong: costNames[cost] ?? counted(Number(cost), 'point') },
        ` ${places.map(({ name }) => name.toLowerCase()).join(', ')}`,
      ]),
    'small',
  )
}
