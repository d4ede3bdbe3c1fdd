/** A page for each entry of the tables. */
import type { EntryKind, Reference } from '../../../../compiler/systems/skirmish/bundle.ts'
import { armyField, makeText, ownArmy, yearsOf } from '../../../../compiler/systems/skirmish/forces.ts'
import { problemsOf } from '../../../../engine/systems/skirmish/army.ts'
import type { ArmyRules, SkirmishRules, UnitRules } from '../../../../engine/systems/skirmish/rules.ts'
import { listWords } from '../../../../engine/words.ts'
import {
  definitions,
  lines,
  linkRow,
  moreLinks,
  pageTable,
  section,
  sentences,
  surroundings,
  swatch,
  tiles,
} from '../../../components/parts.ts'
import { referenceAddress } from '../../../data/addresses.ts'
import type { Tile } from '../../../data/entry.ts'
import { compact, counted } from '../../../data/format.ts'
import type { Link } from '../../../data/link.ts'
import type { Part, Parts, Words } from '../../../data/part.ts'
import { findRule } from '../../../data/ruleLinks.ts'
import { accuracyWords, evasionWords, kindName, windowWords } from '../../../player/systems/skirmish/cardFace.ts'
import type { ReferencePage } from '../../sitePlugin.ts'
import { cardsIn, curveOf, firstHandOf, kindOf, problemsWith } from '../army/army.ts'
import { cardGrid, cardPicture } from '../data/cardPictures.ts'
import { classNames, type Said, unitSaid, weaponWords } from '../data/cardSentences.ts'
import { battlesOf, entryLink, slugOf, surroundingsOf, terrainPicture } from '../data/cards.ts'
import { supplyWords, terrainWords } from '../data/terrainWords.ts'
import { armyMatches, cardWorth } from './evidence.ts'

const saidLines = (system: string, said: readonly Said[]): Part =>
  lines(said.map(({ text, rule }): Words => [`${text} `, { id: rule, href: findRule(system, rule)?.href }]))

const tile = (label: string, value: number | string | undefined, note?: string): Tile => ({
  label,
  value: value === undefined ? '–' : String(value),
  ...(note !== undefined && { note }),
})

/** The parts of an entry's page besides its name and its surroundings. */
interface Shown {
  readonly overline: string
  readonly lead?: string | undefined
  readonly picture?: Part
  readonly parts: Parts
  /** Where else to go from it. */
  readonly link?: Link
}

const weaponTiles = ({ weapon }: Pick<UnitRules, 'weapon'>, isAircraft: boolean): readonly Tile[] =>
  weapon === undefined
    ? []
    : [
        isAircraft ? tile('range', 'all', 'the whole board') : tile('range', weapon.range),
        tile('to hit, critical', accuracyWords(weapon)),
        tile('pierces', weapon.piercing),
        tile('damage', weapon.damage),
      ]

const unitShown = (reference: Reference, id: string): Shown => {
  const { rules, system } = reference
  const unit = rules.unitTypes[id]
  const said = unitSaid(rules, unit)
  return {
    overline: `${rules.nations[unit.nation].name} · ${kindName(unit)}`,
    lead: 'description' in unit ? String(unit.description) : undefined,
    picture: cardPicture(rules, 'units', id),
    parts: [
      tiles([
        tile('cost', unit.cost, unit.year === undefined ? undefined : `from ${unit.year}`),
        ...weaponTiles(unit, unit.class === 'aircraft'),
        tile('armour', unit.armour),
        tile('wounds', unit.wounds),
        ...(unit.class === 'aircraft' ? [] : [tile('movement', unit.movement)]),
      ]),
      said.length > 0 && section('What it can do', [saidLines(system, said)]),
      unit.upgrades.length > 0 &&
        section('Upgrades', [
          pageTable({
            label: 'Upgrades',
            columns: ['Upgrade', { number: 'Cost' }, 'What it does'],
            rows: unit.upgrades.map(({ upgrade, cost }) => {
              const { weapon, evasion, cost: usual } = rules.upgrades[upgrade]
              return {
                name: entryLink(reference, 'upgrades', upgrade),
                cells: [
                  cost ?? usual,
                  compact([weapon && weaponWords(weapon), evasion && `evasion ${evasionWords(evasion)}`]).join(', '),
                ],
              }
            }),
          }),
        ]),
      cardWorth(reference, id),
    ],
  }
}

const supportShown = (reference: Reference, id: string): Shown => {
  const { rules } = reference
  const card = rules.support[id]
  const { type, text, cost, ap, variable, nations } = card
  return {
    overline: `Support · ${type}`,
    lead: text,
    picture: cardPicture(rules, 'support', id),
    parts: [
      tiles([
        tile('points in a deck', cost),
        tile('played for', variable ? `${variable.least}–${variable.most}` : (ap ?? cost)),
      ]),
      sentences(
        compact([
          `When it is played: ${windowWords(card)}.`,
          nations && `Only ${listWords(nations.map((nation) => rules.nations[nation]?.name ?? nation))}.`,
        ]),
      ),
      cardWorth(reference, id),
    ],
  }
}

const upgradeShown = (reference: Reference, id: string): Shown => {
  const { cost, slot, use, weapon, evasion, year, before } = reference.rules.upgrades[id]
  const uses = {
    always: 'It fires in every turn.',
    reload: 'It does not fire in the turn after it was used.',
    mounted: 'It fires only while it is mounted, when its unit cannot move.',
    once: 'It is used a single time.',
  }
  return {
    overline: `Upgrade · ${slot}`,
    parts: [
      tiles([
        tile('cost', cost),
        ...weaponTiles({ ...(weapon && { weapon }) }, false),
        ...(evasion ? [tile('evasion', evasionWords(evasion))] : []),
      ]),
      sentences(
        compact([
          uses[use],
          year !== undefined &&
            `There from ${year} on${before === undefined ? '' : `; before that ${reference.rules.upgrades[before]?.name.toLowerCase() ?? before}`}.`,
        ]),
      ),
    ],
  }
}

const nationShown = (reference: Reference, id: string): Shown => {
  const { rules } = reference
  const { points, store } = rules.nations[id]
  const own = <K extends 'generals' | 'armies'>(kind: K): Words =>
    Object.entries(rules[kind]).flatMap(([entry, { nation }]) =>
      nation === id ? [entryLink(reference, kind, entry), ' '] : [],
    )
  const count = Object.values(rules.unitTypes).filter(({ nation }) => nation === id).length
  return {
    overline: 'Nation',
    parts: [
      tiles([
        tile('damage that destroys its headquarters', points),
        tile('action points that it keeps', store),
        tile('unit cards', count),
      ]),
      definitions([
        ['Generals', lines([own('generals')])],
        ['Armies', lines([own('armies')])],
      ]),
    ],
  }
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

const yearTable = (rules: SkirmishRules, army: ArmyRules): Part =>
  pageTable({
    label: 'By year',
    columns: ['Year', 'Cards that are not there yet'],
    rows: yearsOf(rules).map((year) => {
      const barred = problemsWith(rules, { ...army, year }).flatMap(({ card }) =>
        card === undefined ? [] : [rules.unitTypes[card]?.name ?? card],
      )
      return { name: String(year), cells: [barred.length === 0 ? 'allowed' : listWords(barred)] }
    }),
  })

/** Battles in which an army can fight another one that is ready: those of its period first. False where there are none. */
const armyBattles = ({ rules, system }: Reference, id: string): Part | false => {
  const army = rules.armies[id]
  const others = Object.entries(rules.armies).flatMap(([other, rival]) => (other === id ? [] : [rival]))
  const rivals = others.toSorted(
    (a, b) => Number(b.period === army.period) - Number(a.period === army.period) || a.year - b.year,
  )
  const rows = battlesOf(system).flatMap(({ title, href, seats, points }) => {
    const isAllowed = (one: ArmyRules): boolean => problemsOf(rules, one, points, one.year).length === 0
    if (seats.length !== 2 || !isAllowed(army)) return []
    const links = rivals.filter(isAllowed).map((rival) => {
      const armies = [army, rival].map((one, seat) => [armyField(seat), makeText(ownArmy(rules, one))])
      return { label: rival.name, href: `${href}?${new URLSearchParams(armies)}` }
    })
    return [linkRow(`${title}, against`, links)]
  })
  return rows.some(Boolean) && section('Play it', [definitions(rows)])
}

const armyShown = (reference: Reference, id: string): Shown => {
  const { rules, system } = reference
  const army = rules.armies[id]
  const cards = cardsIn(rules, army)
  const copies = cards.reduce((sum, card) => sum + card.copies, 0)
  return {
    overline: `${rules.nations[army.nation].name} · ${army.year}`,
    lead: 'description' in army ? army.description : undefined,
    parts: [
      tiles([
        tile(
          'points',
          cards.reduce((sum, { card, copies: own }) => sum + own * card.cost, 0),
          `of ${army.points}`,
        ),
        tile('cards', copies),
        tile('different ones', cards.length),
      ]),
      armyBattles(reference, id),
      ...Object.entries(classNames).map(([kind, name]) => {
        const own = cards.filter((card) => kindOf(card) === kind)
        return own.length > 0 && section(name, [cardGrid(reference, own)])
      }),
      section('Cards by cost', [
        pageTable({
          label: 'Cards by cost',
          columns: ['Cost', { number: 'Units' }, { number: 'Support' }],
          rows: curveOf(rules, army)
            .filter(({ units, support }) => units + support > 0)
            .map(({ cost, units, support }) => ({ name: String(cost), cells: [units, support] })),
        }),
      ]),
      section('The first hand', [
        pageTable({
          label: `At least one in ${counted(rules.frame.start.hand, 'card')}`,
          isCaptioned: true,
          columns: ['Kind', { number: 'Dealt' }, { number: 'Drawn anew without any' }],
          rows: firstHandOf(rules, army).map(({ label, first, redrawn }) => ({
            name: label,
            cells: [percent(first), percent(redrawn)],
          })),
        }),
      ]),
      armyMatches(reference, id),
      section('When it is allowed', [yearTable(rules, army)]),
    ],
    link: {
      label: 'Change it in the army builder',
      href: `${referenceAddress(system, 'army-builder')}#${makeText(ownArmy(rules, army))}`,
    },
  }
}

const shownOf: Readonly<Record<EntryKind, (reference: Reference, id: string) => Shown>> = {
  unitTypes: unitShown,
  support: supportShown,
  upgrades: upgradeShown,
  nations: nationShown,
  armies: armyShown,
  terrain: ({ rules }, id) => ({
    overline: `Terrain · ${rules.terrain[id].class}`,
    picture: swatch(terrainPicture(rules, id), { isLarge: true }),
    parts: [
      sentences([
        ...terrainWords(rules, id),
        ...supplyWords(rules, id),
        `Its sign in a map’s grid is “${rules.terrain[id].sign}”.`,
      ]),
    ],
  }),
  generals: ({ rules }, id) => ({
    overline: `General · ${rules.nations[rules.generals[id].nation]?.name ?? ''}`,
    lead: rules.generals[id].text,
    parts: [],
  }),
}

const allOf: Readonly<Record<EntryKind, string>> = {
  unitTypes: 'All unit cards',
  support: 'All support cards',
  upgrades: 'All upgrades',
  nations: 'All nations',
  armies: 'All armies',
  terrain: 'All terrain',
  generals: 'All generals',
}

export const entryPages = (reference: Reference): readonly ReferencePage[] =>
  (Object.keys(shownOf) as EntryKind[]).flatMap((kind) =>
    Object.entries(reference.rules[kind]).map(([id, { name }]): ReferencePage => {
      const { overline, lead, picture, parts, link } = shownOf[kind](reference, id)
      return {
        path: `${slugOf(kind)}/${id}`,
        title: name,
        description: lead ?? `${name}: ${overline.toLowerCase()}.`,
        overline,
        ...(lead !== undefined && { lead }),
        ...(picture && { picture }),
        isEntry: true,
        parts: () => [
          ...parts,
          section('Where it counts', [surroundings(surroundingsOf(reference, kind, id))]),
          moreLinks([link ?? false, { label: allOf[kind], href: referenceAddress(reference.system, slugOf(kind)) }]),
        ],
      }
    }),
  )
