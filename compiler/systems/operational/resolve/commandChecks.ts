/** Cross-checks between the tables of headquarters, assets, cards and others; a schema cannot state them. */

import type { UnitTypeRules } from '../../../../engine/systems/operational/rules.ts'
import type { AssetEntry } from '../../../../engine/systems/operational/tables.generated.ts'
import { below, keyBelow, type Place, type Report } from '../../../diagnostics/diagnostic.ts'
import { entriesOf } from '../../../resolve/tables.ts'
import type { Valid } from '../schemas/index.ts'
import { checkColumns } from './tableChecks.ts'

/** The fields that each effect of an asset requires. operational.G5-G12 */
const assetFields: Readonly<Record<AssetEntry['effect'], readonly (keyof AssetEntry)[]>> = {
  strike: ['window', 'suppressed', 'killed', 'shifts'],
  'air-supply': [],
  'air-recon': [],
  bombing: ['reach', 'trucks'],
}

/** Assets say all that their effect needs, and the window of a strike stays on its list however it slides. operational.G6, b2 */
export const checkAssets = (assets: Valid<'assets'> | undefined, report: Report): void => {
  for (const [id, asset, place] of entriesOf(assets)) {
    for (const field of assetFields[asset.effect]) {
      if (asset[field] !== undefined) continue
      report.error('field-missing', place, `"${id}" lacks the field "${field}".`, {
        hint: `An asset with the effect "${asset.effect}" has ${assetFields[asset.effect].join(', ')}.`,
      })
    }
    checkWindow(asset, place, report)
  }
}

const checkWindow = ({ window, suppressed, killed, shifts }: AssetEntry, place: Place, report: Report): void => {
  if (!window || !suppressed || !killed || !shifts) return
  if (suppressed.length !== killed.length) {
    report.error(
      'list-length',
      below(place, 'killed'),
      `The list has ${killed.length} entries, and "suppressed" has ${suppressed.length}.`,
      { hint: 'Both run over the same values.' },
    )
    return
  }
  const sum = (sign: 1 | -1): number =>
    Object.values(shifts).reduce((all, shift) => all + (shift * sign > 0 ? shift : 0), 0)
  const first = window.start + sum(-1)
  const last = window.start + window.size - 1 + sum(1)
  if (first >= 0 && last < suppressed.length) return
  report.error(
    'value-range',
    below(place, 'window'),
    `With all shifts the window runs from ${first} to ${last}; the values run from 0 to ${suppressed.length - 1}.`,
    {
      hint: 'Move its start, or make the lists longer.',
      related: [{ ...below(place, 'shifts'), message: 'The shifts.' }],
    },
  )
}

/** A card says which assets it adds if that is its effect. operational.I6 */
export const checkCards = (cards: Valid<'cards'> | undefined, report: Report): void => {
  for (const [id, card, place] of entriesOf(cards)) {
    if ((card.effect === 'assets') !== (card.assets !== undefined)) {
      const [code, at] =
        card.assets === undefined
          ? (['field-missing', place] as const)
          : (['field-conflict', below(place, 'assets')] as const)
      report.error(
        code,
        at,
        `"${id}" ${card.assets === undefined ? 'does not say which assets it adds' : 'adds no assets'}.`,
        {
          hint: 'A card has a list "assets" if that is its effect, and else none.',
        },
      )
    }
  }
}

/** Checks the contents of random rewards: cards need no unit of their own. operational.H3 */
export const checkRewards = (
  rewards: Valid<'rewards'> | undefined,
  cards: Valid<'cards'> | undefined,
  report: Report,
): void => {
  if (rewards === undefined) return
  const place: Place = { file: rewards.file, path: [] }
  for (const id of Object.keys(rewards.value.cards)) {
    const effect = cards?.value.entries[id]?.effect
    if (effect === 'drop' || effect === 'landing')
      report.error(
        'value-choice',
        keyBelow(place, 'cards', id),
        `The card "${id}" brings a unit, and a reward names none.`,
        {
          hint: 'Leave it out of the random cards.',
        },
      )
  }
}

/** Kinds of headquarters keep below what any headquarters can have. operational.F1 */
export const checkHeadquarters = (headquarters: Valid<'headquarters'> | undefined, report: Report): void => {
  if (headquarters === undefined) return
  const root: Place = { file: headquarters.file, path: [] }
  const { profiles, mostCommandPoints, mostTrucks, mostLevel, poolLostFrom, destroyedFrom } = headquarters.value
  for (const [id, profile] of Object.entries(profiles)) {
    const place = below(root, 'profiles', id)
    const atMost = (value: number, most: number, at: Place): void => {
      if (value <= most) return
      report.error('value-range', at, `${profile.name} has ${value}; a headquarters has at most ${most}.`)
    }
    atMost(profile.commandPoints, mostCommandPoints, below(place, 'commandPoints'))
    atMost(profile.trucks, mostTrucks, below(place, 'trucks'))
    for (const [branch, level] of Object.entries(profile.levels))
      atMost(level, mostLevel, below(place, 'levels', branch))
    for (const [order, level] of Object.entries(profile.orderLevels))
      atMost(level, mostLevel, below(place, 'orderLevels', order))
  }
  if (poolLostFrom > destroyedFrom) {
    report.error(
      'value-range',
      below(root, 'poolLostFrom'),
      `The pool scatters after ${poolLostFrom} turns; by then, after ${destroyedFrom}, the headquarters is lost.`,
    )
  }
}

/** Security units have a type of their own nation, and odds lists have a value for every column. operational.F15, F21 */
export const checkSpecialOrders = (
  orders: Valid<'special-orders'> | undefined,
  columns: Valid<'combat'> | undefined,
  unitTypes: Readonly<Record<string, UnitTypeRules>>,
  report: Report,
): void => {
  if (orders === undefined) return
  const place: Place = { file: orders.file, path: [] }
  if (columns)
    checkColumns(orders.value.setPiece.entrenchment, below(place, 'setPiece', 'entrenchment'), columns, report)
  for (const [nation, type] of Object.entries(orders.value.securityUnit.types)) {
    const at = below(place, 'securityUnit', 'types', nation)
    const found = Object.hasOwn(unitTypes, type) ? unitTypes[type] : undefined
    if (found === undefined || (found.nation === nation && found.kind === 'infantry')) continue
    report.error('value-choice', at, `Units of type "${type}" are not ${nation} infantry.`, {
      hint: 'A security unit is made of infantry steps of its own nation.',
    })
  }
}
