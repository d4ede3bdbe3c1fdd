/** Actions and questions of worked examples, from the words of the author to those of the engine. */

import { specialistNation } from '../../../../engine/systems/operational/items.ts'
import type { OperationalAction, OperationalQuestion } from '../../../../engine/systems/operational/types.ts'
import { verbs } from '../../../../engine/systems/operational/verbs/index.ts'
import type { FieldKind } from '../../../../engine/systems/operational/verbs/verb.ts'
import type { Side } from '../../../../engine/twoSides.ts'
import { below, type Place, type Report } from '../../../diagnostics/diagnostic.ts'
import { hintForUnknown } from '../../../diagnostics/suggest.ts'
import { readHex } from '../../../resolve/hexes.ts'
import { type ActionReading, both, findId, makeActionReader, sideOf } from '../../../rulebook/examples/read.ts'
import type { ExampleQuestion } from '../schemas/types.generated.ts'
import { type ExamplePosition, edgeOf, findHeadquarters, findUnit } from './examplePosition.ts'

const indices = (ids: readonly string[]): ReadonlyMap<string, number> => new Map(ids.map((id, index) => [id, index]))

/** What an upgrade offers, in the order of its choices. operational.F4 */
const upgradeChoices = ['command-point', 'specialise', 'free', 'prestige']

/** How the fields of an action are written, by what they count. */
const readers: ActionReading<ExamplePosition, FieldKind>['readers'] = {
  unit: (position, id, _fields, place, report) => findUnit(position, `${id}`, place, report),
  hq: (position, id, _fields, place, report) => findHeadquarters(position, `${id}`, place, report),
  hex: ({ game }, name, _fields, place, report) => readHex(game.scenario.map, name, place, report),
  edge({ game }, text, _fields, place, report) {
    const edge = edgeOf(game, `${text}`)
    if (edge === undefined) report.error('hex-off-map', place, `There is no hexside ${text} on the map.`)
    // A hexside has two names; actions take the one that the list of crossings has.
    const at = edge === undefined ? -1 : (game.table.crossingAt[edge] ?? -1)
    return game.table.crossings[at] ?? edge
  },
  asset: ({ game }, id, _fields, place, report) =>
    findId(indices(game.table.assetIds), 'asset', `${id}`, place, report),
  card({ game, state }, id, _fields, place, report) {
    const card = game.table.cards.findIndex((one) => one.card === id && one.side === state.side)
    if (card < 0) report.error('example-invalid', place, `The side has no card "${id}".`)
    return card < 0 ? undefined : card
  },
  item(position, id, { unit }, place, report) {
    if (id === 'step') return 0
    const { table, scenario } = position.game
    const type = table.types[position.unitNumbers.get(`${unit ?? ''}`) ?? -1]
    const specialist = table.specialistIds.indexOf(`${id}`)
    const nations = type === undefined ? [] : [specialistNation(scenario.rules, type.nation), type.nation]
    const found = nations
      .map((nation) => table.items.findIndex((one) => one.specialist === specialist && one.nation === nation))
      .find((index) => index >= 0)
    if (specialist < 0 || found === undefined)
      report.error('example-invalid', place, `The unit has no use for a specialist "${id}" in this example.`, {
        hint: hintForUnknown(`${id}`, ['step', ...table.specialistIds]),
      })
    return found === undefined ? undefined : found + 1
  },
  choice({ hqNumbers }, value, _fields, place, report) {
    if (typeof value === 'number') return value
    const upgrade = upgradeChoices.indexOf(value)
    if (upgrade >= 0) return upgrade
    const hq = findId(hqNumbers, 'choice', value, place, report)
    return hq === undefined ? undefined : hq + 1
  },
}

/** A choice and an item may be left out: the first one is meant. */
export const readAction = makeActionReader<ExamplePosition, FieldKind, OperationalAction>({
  verbs,
  readers,
  implied: (_, kind) => (kind === 'choice' || kind === 'item' ? 0 : undefined),
})

/** The engine's question for an authored one; undefined when it names what is not there, which is reported. */
export const readQuestion = (
  position: ExamplePosition,
  { odds, movement, supply, order, strike, score }: ExampleQuestion,
  place: Place,
  report: Report,
): OperationalQuestion | undefined => {
  const { game, state } = position
  const unitAt = (id: string, ...path: readonly string[]) => findUnit(position, id, below(place, ...path), report)
  const hexAt = (name: string | number, ...path: readonly string[]) =>
    readHex(game.scenario.map, name, below(place, ...path), report)
  if (odds) {
    const found = both(unitAt(odds.attacker, 'odds', 'attacker'), unitAt(odds.target, 'odds', 'target'))
    return found && { about: 'odds', attacker: found[0], target: found[1], ...(odds.kind && { kind: odds.kind }) }
  }
  if (movement) {
    const found = both(unitAt(movement.unit, 'movement', 'unit'), hexAt(movement.to, 'movement', 'to'))
    return found && { about: 'movement', unit: found[0], to: found[1] }
  }
  if (order) {
    const hq = findHeadquarters(position, order.hq, below(place, 'order', 'hq'), report)
    if (hq === undefined) return undefined
    return { about: 'order', hq, order: order.order, ...(order.steps !== undefined && { steps: order.steps }) }
  }
  if (strike) {
    const at = below(place, 'strike', 'asset')
    const asset = findId(indices(game.table.assetIds), 'asset', strike.asset, at, report)
    const found = both(asset, unitAt(strike.target, 'strike', 'target'))
    return found && { about: 'strike', asset: found[0], target: found[1] }
  }
  if (score) return { about: 'score', side: sideOf(score.side) }
  if (supply?.unit !== undefined) {
    const unit = unitAt(supply.unit, 'supply', 'unit')
    const owner = unit === undefined ? undefined : game.scenario.units[unit]?.side
    if (unit === undefined || owner === undefined) return undefined
    const hex = supply.hex === undefined ? (state.hex[unit] ?? 0) : hexAt(supply.hex, 'supply', 'hex')
    return hex === undefined ? undefined : { about: 'supply', side: owner, hex, unit }
  }
  if (supply?.hex !== undefined) {
    const hex = hexAt(supply.hex, 'supply', 'hex')
    const side: Side = supply.side === 2 ? 1 : 0
    return hex === undefined ? undefined : { about: 'supply', side, hex }
  }
  report.error('example-invalid', below(place, 'supply'), 'A question about supply needs a unit or a hex.')
  return undefined
}
