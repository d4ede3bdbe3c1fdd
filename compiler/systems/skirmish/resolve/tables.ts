/** Puts the tables of the skirmish system together. */
import { problemsOf } from '../../../../engine/systems/skirmish/army.ts'
import type { SkirmishRules } from '../../../../engine/systems/skirmish/rules.ts'
import { below, type Place, type Report } from '../../../diagnostics/diagnostic.ts'
import { type EntryReach, reportOutOfReach } from '../../../resolve/reach.ts'
import type { KnownIds } from '../../../resolve/readers.ts'
import * as shared from '../../../resolve/tables.ts'
import { entriesOf, only } from '../../../resolve/tables.ts'
import { type Documents, type SystemContent, schemas } from '../schemas/index.ts'
import { tableKinds } from '../schemas/kinds.ts'
import { checkCards } from './cards.ts'
import { checkPrices } from './pricing.ts'
import { rulesOf } from './rules.ts'

export type SystemTables = shared.SystemTables<SkirmishRules>

export const resolveTables = (system: SystemContent, report: Report): SystemTables => {
  const { documents } = system
  const { rules, known, ...signs } = shared.resolveRules(schemas, tableKinds, 'unit cards', rulesOf, system, report)
  const tables = { ...signs, known: withCards(known) }
  checkFigures(documents, report)
  if (rules !== undefined) checkTables(rules, documents, report)
  if (rules === undefined || !shared.areTablesSound(system, report)) return { ...tables, rules: undefined }
  reportOutOfReach(schemas, documents, ofUpgrades, report)
  checkCards(rules, documents, report)
  checkPrices(rules, documents, report)
  return { ...tables, rules }
}

/** Scenarios equip a unit with nothing but what its card lists, or what was there before that. */
const ofUpgrades: EntryReach<unknown> = {
  kind: 'upgrade',
  by: ['units', 'upgrades'],
  hint: 'Put it on a unit card, or take it away.',
}

/** Returns the known parts of a rule system that is sound, for worked examples. */
export const tablesOf = (rules: SkirmishRules): SystemTables => {
  const { known, ...opened } = shared.openRules(schemas, rules)
  return { ...opened, known: withCards(known) }
}

/** A card of a deck is that of a unit, or a support card. */
const withCards = (known: KnownIds): KnownIds => {
  const units = known['unit-type']
  return { ...known, card: units && known.support && [...units, ...known.support] }
}

/** Aircraft are not on the board: they have neither movement points nor a range. All others must say theirs. */
const checkFigures = ({ units = [], upgrades = [] }: Documents, report: Report): void => {
  const demand = (place: Place, name: string, value: object | undefined, field: string): void => {
    if (value === undefined || field in value) return
    report.error('field-missing', place, `${name} lacks the field "${field}".`, { hint: 'Only aircraft have none.' })
  }
  const refuse = (place: Place, name: string, value: object | undefined, field: string): void => {
    if (value === undefined || !(field in value)) return
    report.error('field-conflict', below(place, field), `${name} has no ${field}: it is that of an aircraft.`, {
      hint: 'Take it away: aircraft attack anywhere on the board, and leave it again.',
    })
  }
  for (const [id, { weapon }, place] of upgrades.flatMap((file) => entriesOf(file)))
    demand(below(place, 'weapon'), `The weapon of the upgrade "${id}"`, weapon, 'range')
  for (const [id, entry, place] of units.flatMap((file) => entriesOf(file))) {
    const check = entry.class === 'aircraft' ? refuse : demand
    check(place, `The card "${id}"`, entry, 'movement')
    check(below(place, 'weapon'), `The weapon of "${id}"`, entry.weapon, 'range')
  }
}

/** Cross-checks the tables, beyond the ids that they name. */
const checkTables = (rules: SkirmishRules, documents: Documents, report: Report): void => {
  const entryAt = (kind: 'armies' | 'upgrades', ...path: string[]): Place =>
    below({ file: only(documents, kind)?.file ?? '', path: [] }, 'entries', ...path)
  for (const [id, army] of Object.entries(rules.armies))
    for (const { kind, card, text } of problemsOf(rules, army, army.points, army.year)) {
      const place = card === undefined ? entryAt('armies', id, 'points') : cardAt(army, card, entryAt('armies', id))
      report.error('field-conflict', place, `The army “${army.name}” is not allowed. ${text}`, {
        hint:
          kind === 'unspent'
            ? 'Add cards, or lower "points".'
            : 'Take cards away, or choose others; the frame says how many copies are allowed.',
      })
    }
  for (const id of Object.keys(rules.upgrades))
    if (isInCircle(rules, id))
      report.error('field-conflict', entryAt('upgrades', id, 'before'), `Before “${id}” stands, in the end, “${id}”.`, {
        hint: 'What stands in the place of an upgrade was there earlier: take one of them away.',
      })
}

/** Where a deck names a card. */
export const cardAt = (
  { units }: { readonly units?: Readonly<Record<string, number>> },
  card: string,
  deck: Place,
): Place => below(deck, units !== undefined && Object.hasOwn(units, card) ? 'units' : 'support', card)

const isInCircle = ({ upgrades }: SkirmishRules, id: string): boolean => {
  const seen = new Set<string>()
  for (let next = upgrades[id].before; next !== undefined && !seen.has(next); next = upgrades[next].before) {
    if (next === id) return true
    seen.add(next)
  }
  return false
}
