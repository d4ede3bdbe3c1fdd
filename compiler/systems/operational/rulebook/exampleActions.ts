/** Actions and questions of worked examples, from the words of the author to those of the engine. */
import type { Side } from '../../../../engine/game.ts'
import { specialistNation } from '../../../../engine/systems/operational/items.ts'
import type {
  OperationalAction,
  OperationalActionType,
  OperationalQuestion,
} from '../../../../engine/systems/operational/types.ts'
import { verbs } from '../../../../engine/systems/operational/verbs/index.ts'
import type { FieldKind } from '../../../../engine/systems/operational/verbs/verb.ts'
import { below, type Place, type Report } from '../../../diagnostics/diagnostic.ts'
import { hintForUnknown } from '../../../diagnostics/suggest.ts'
import { readHex } from '../../../resolve/hexes.ts'
import type { ExampleAction, ExampleActionFields, ExampleQuestion } from '../schemas/types.generated.ts'
import { type ExamplePosition, edgeOf } from './examplePosition.ts'
import { sideOf } from './exampleTables.ts'

/** A number by its id in the example, or undefined, which is reported. */
const findId = (
  numbers: ReadonlyMap<string, number>,
  what: string,
  id: string,
  place: Place,
  report: Report,
): number | undefined => {
  const found = numbers.get(id)
  if (found === undefined) {
    const hint = hintForUnknown(id, [...numbers.keys()])
    report.error('example-invalid', place, `The example has no ${what} "${id}".`, { hint })
  }
  return found
}

/** The number of a unit of the example, or undefined, which is reported. */
export const findUnit = (
  { unitNumbers }: ExamplePosition,
  id: string,
  place: Place,
  report: Report,
): number | undefined => findId(unitNumbers, 'unit', id, place, report)

const both = <A, B>(a: A | undefined, b: B | undefined): readonly [A, B] | undefined =>
  a === undefined || b === undefined ? undefined : [a, b]

const indices = (ids: readonly string[]): ReadonlyMap<string, number> => new Map(ids.map((id, index) => [id, index]))

/** What an upgrade offers, in the order of its choices. operational.F4 */
const upgradeChoices = ['command-point', 'specialise', 'free', 'prestige']

type Reader = (
  position: ExamplePosition,
  value: string | number,
  fields: ExampleActionFields,
  place: Place,
  report: Report,
) => number | undefined

/** How the fields of an action are written, by what they count. */
const readers: Readonly<Record<FieldKind, Reader>> = {
  unit: ({ unitNumbers }, id, _fields, place, report) => findId(unitNumbers, 'unit', `${id}`, place, report),
  hq: ({ hqNumbers }, id, _fields, place, report) => findId(hqNumbers, 'headquarters', `${id}`, place, report),
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
    const type = table.types[position.unitNumbers.get(unit ?? '') ?? -1]
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

/** Fields that may be left out: their choice is then the first one. */
const usual: Readonly<Partial<Record<FieldKind, number>>> = { choice: 0, item: 0 }

/** The engine's action for an authored one; undefined when it names what is not there, which is reported. */
export const readAction = (
  position: ExamplePosition,
  action: ExampleAction,
  place: Place,
  report: Report,
): OperationalAction | undefined => {
  const [entry] = Object.entries(action)
  if (entry === undefined) return undefined
  const [type, value] = entry as [OperationalActionType, ExampleActionFields | true]
  const at = below(place, type)
  const verb = verbs.find((one) => one.type === type)
  if (verb === undefined) {
    report.error('example-invalid', { ...at, key: true }, `The engine does not know the action "${type}".`)
    return undefined
  }
  const fields: ExampleActionFields = value === true ? {} : value
  const needed = verb.fields.map(([name]) => name as string)
  for (const name of Object.keys(fields)) {
    if (needed.includes(name)) continue
    const hint = needed.length > 0 ? `It has ${needed.join(', ')}.` : `Write ${type}: true.`
    report.error('field-unknown', { ...below(at, name), key: true }, `The action "${type}" has no "${name}".`, { hint })
    return undefined
  }
  const read: Record<string, unknown> = { type }
  for (const [name, kind] of verb.fields) {
    const written = fields[name as keyof ExampleActionFields]
    const number =
      written === undefined ? usual[kind] : readers[kind](position, written, fields, below(at, name), report)
    if (written === undefined && number === undefined)
      report.error('field-missing', at, `The action "${type}" needs "${name}".`)
    if (number === undefined) return undefined
    read[name] = number
  }
  return read as unknown as OperationalAction
}

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
    const hq = findId(position.hqNumbers, 'headquarters', order.hq, below(place, 'order', 'hq'), report)
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
