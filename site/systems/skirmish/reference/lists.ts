/** The pages of the reference on which all of a kind stand together. */
import type { EntryKind, Reference } from '../../../../compiler/systems/skirmish/bundle.ts'
import { yearsOf } from '../../../../compiler/systems/skirmish/forces.ts'
import { tables } from '../../../../compiler/systems/skirmish/rulebook/tables.ts'
import { boxed, dataTable, entryList, moreLinks, section, sentences, swatch } from '../../../components/parts.ts'
import UnitDrawing from '../../../components/UnitDrawing.astro'
import UnitTable from '../../../components/UnitTable.astro'
import { referenceAddress } from '../../../data/addresses.ts'
import { compact, counted } from '../../../data/format.ts'
import { scenarioLinks } from '../../../data/links.ts'
import { type Part, part } from '../../../data/part.ts'
import { findRule } from '../../../data/ruleLinks.ts'
import { kindName } from '../../../player/systems/skirmish/cardFace.ts'
import type { ReferencePage } from '../../sitePlugin.ts'
import ArmyBuilder from '../components/ArmyBuilder.astro'
import { cardGrid } from '../data/cardPictures.ts'
import { classNames } from '../data/cardSentences.ts'
import { battlesOf, entryAddress, terrainPicture } from '../data/cards.ts'
import { supplyWords, terrainWords } from '../data/terrainWords.ts'
import { attackTable, matchTables, worthLink, worthPage } from './evidence.ts'

type TableName = keyof typeof tables

const unitTable = ({ rules, system }: Reference): Part =>
  part(UnitTable, {
    kinds: Object.values(classNames).slice(0, 5),
    selects: [
      {
        key: 'nation',
        label: 'Nation',
        all: 'All nations',
        options: Object.entries(rules.nations).map(([id, { name }]) => [id, name]),
      },
      {
        key: 'year',
        label: 'In service by',
        all: 'Any year',
        isMost: true,
        options: yearsOf(rules).map((year) => [String(year), String(year)]),
      },
    ],
    columns: [
      { key: 'cost', label: 'Cost', isBestSmall: true },
      { key: 'moves', label: 'Moves' },
      { key: 'range', label: 'Range' },
      { key: 'hits', label: 'Hits', isBestSmall: true },
      { key: 'critical', label: 'Crit', isBestSmall: true },
      { key: 'pierces', label: 'Pierces' },
      { key: 'damage', label: 'Damage' },
      { key: 'armour', label: 'Armour' },
      { key: 'wounds', label: 'Wounds' },
    ],
    rows: Object.entries(rules.unitTypes).map(([id, unit]) => ({
      id,
      name: unit.name,
      note: compact([rules.nations[unit.nation].name, kindName(unit).toLowerCase(), String(unit.year ?? '')]).join(
        ' · ',
      ),
      href: entryAddress(system, 'unitTypes', id),
      picture: part(UnitDrawing, { drawing: unit.drawing }),
      of: { nation: unit.nation, kind: classNames[unit.class], year: unit.year ?? 0 },
      values: {
        cost: unit.cost,
        moves: unit.movement,
        range: unit.weapon?.range,
        hits: unit.weapon?.accuracy[0],
        critical: unit.weapon?.accuracy[1],
        pierces: unit.weapon?.piercing,
        damage: unit.weapon?.damage,
        armour: unit.armour,
        wounds: unit.wounds,
      },
      notes: unit.class === 'aircraft' ? { range: 'the whole board' } : {},
    })),
  })

/** The entries of a kind, with what is said of each. */
const entriesOf = <K extends EntryKind>(
  { rules, usedIn, system }: Reference,
  kind: K,
  sentencesOf: (entry: Reference['rules'][K][string], id: string) => readonly string[],
  noteOf?: (entry: Reference['rules'][K][string]) => string,
  pictureOf?: (id: string) => Part,
): Part =>
  entryList(
    Object.entries(rules[kind] as Readonly<Record<string, Reference['rules'][K][string]>>).map(([id, entry]) => ({
      id,
      name: entry.name,
      note: noteOf?.(entry),
      picture: pictureOf?.(id),
      sentences: sentencesOf(entry, id),
      rule: 'rule' in entry ? findRule(system, entry.rule) : undefined,
      usedIn: scenarioLinks(usedIn[kind][id]),
      href: entryAddress(system, kind, id),
    })),
  )

/** Tables of the rulebook; names of entries of a kind lead to their pages. */
const tableParts = (reference: Reference, names: readonly TableName[], kind?: EntryKind): readonly Part[] => {
  const { rules, system } = reference
  const links = new Map(
    Object.entries(kind === undefined ? {} : rules[kind]).map(([id, { name }]) => [
      name,
      entryAddress(system, kind ?? 'unitTypes', id),
    ]),
  )
  return names.map((name) => {
    const { kinds: _, make } = tables[name]
    const table = make({ rules, difficulties: {} }, undefined)
    return names.length === 1 ? dataTable(table, links) : section(table.caption, [boxed(dataTable(table, links))], name)
  })
}

export const listPages = (reference: Reference): readonly ReferencePage[] => {
  const { rules, system } = reference
  const page = (path: string, title: string, lead: string, parts: ReferencePage['parts']): ReferencePage => ({
    path,
    title,
    description: lead,
    lead,
    parts,
  })
  const builder = { label: 'Put together an army of your own', href: referenceAddress(system, 'army-builder') }
  return [
    page(
      'units',
      'Unit cards',
      'Every unit of every nation. Narrow them by nation, class and year; tick two or more to set them side by side.',
      () => [unitTable(reference), sentences(['* an aircraft reaches the whole board.'])],
    ),
    page('support', 'Support cards', 'What is played for action points beside the units.', () => {
      const cards = Object.entries(rules.support).map(
        ([id, { nations }]) => ({ deck: 'support', id, nations }) as const,
      )
      return [
        section('Of all armies', [
          cardGrid(
            reference,
            cards.filter(({ nations }) => nations === undefined),
          ),
        ]),
        ...Object.entries(rules.nations).map(([nation, { name }]) => {
          const own = cards.filter(({ nations }) => nations?.includes(nation))
          return own.length > 0 && section(name, [cardGrid(reference, own)])
        }),
      ]
    }),
    page('upgrades', 'Upgrades', 'What units are equipped with when they are deployed, for action points.', () =>
      tableParts(reference, ['upgrades'], 'upgrades'),
    ),
    page('terrain', 'Terrain', 'What lies on spaces: whom it hinders, whom it covers, and what destroys it.', () => [
      entriesOf(
        reference,
        'terrain',
        (_, id) => [...terrainWords(rules, id), ...supplyWords(rules, id)],
        ({ class: own }) => own,
        (id) => swatch(terrainPicture(rules, id)),
      ),
      ...tableParts(reference, ['terrain'], 'terrain'),
    ]),
    page('generals', 'Generals', 'Who can lead from a headquarters, and what he does for his army.', () => [
      entriesOf(
        reference,
        'generals',
        ({ text }) => [text],
        ({ nation }) => rules.nations[nation]?.name ?? nation,
      ),
    ]),
    page('nations', 'Nations', 'Headquarters of the nations: what they withstand, and what they keep.', () => [
      entriesOf(reference, 'nations', ({ points, store }) => [
        `Its headquarters falls to ${points} damage and keeps ${counted(store, 'action point')}.`,
      ]),
    ]),
    page(
      'armies',
      'Armies',
      'Armies that are ready to play, with all their cards; the page of each leads it into battle.',
      () => [
        entriesOf(
          reference,
          'armies',
          (army) =>
            compact([
              'description' in army && army.description,
              `Allowed from ${army.year}, for ${army.points} points.`,
            ]),
          ({ nation }) => rules.nations[nation]?.name ?? nation,
        ),
        ...matchTables(reference),
        ...attackTable(reference),
        moreLinks([builder, worthLink(system)]),
      ],
    ),
    worthPage(reference),
    page(
      'army-builder',
      'Army builder',
      'Put an army together. What breaks its limits is marked beside it. Nothing leaves this page but what you send.',
      () => [part(ArmyBuilder, { system, battles: battlesOf(system) })],
    ),
    page(
      'tables',
      'Tables',
      'Decks, hands, action points, weather, and how the field of a pitched battle is rolled.',
      () =>
        tableParts(reference, ['deck', 'frame', 'weather', 'landscape.counts', 'landscape.kinds', 'landscape.places']),
    ),
  ].map((one) => (one.path === 'army-builder' ? { ...one, search: false } : one))
}
