/** Actions and questions of worked examples, from the words of the author to those of the engine. */
import type { Side } from '../../engine/game.ts'
import type { OperationalAction, OperationalQuestion } from '../../engine/systems/operational/types.ts'
import { below, type Place, type Report } from '../diagnostics/diagnostic.ts'
import { hintForUnknown } from '../diagnostics/suggest.ts'
import { readHex } from '../resolve/hexes.ts'
import type { ExampleAction, ExampleQuestion } from '../schemas/types.generated.ts'
import type { ExamplePosition } from './examplePosition.ts'

/** The number of a unit of the example, or undefined, which is reported. */
export const findUnit = (
  { unitNumbers }: ExamplePosition,
  id: string,
  place: Place,
  report: Report,
): number | undefined => {
  const unit = unitNumbers.get(id)
  if (unit === undefined) {
    report.error('example-invalid', place, `The example has no unit "${id}".`, {
      hint: hintForUnknown(id, [...unitNumbers.keys()]),
    })
  }
  return unit
}

const both = <A, B>(a: A | undefined, b: B | undefined): readonly [A, B] | undefined =>
  a === undefined || b === undefined ? undefined : [a, b]

/** The engine's action for an authored one; undefined when it names what is not there, which is reported. */
export const readAction = (
  position: ExamplePosition,
  action: ExampleAction,
  place: Place,
  report: Report,
): OperationalAction | undefined => {
  const unitAt = (id: string, ...path: readonly string[]) => findUnit(position, id, below(place, ...path), report)
  const hexAt = (name: string | number, ...path: readonly string[]) =>
    readHex(position.game.scenario.map, name, below(place, ...path), report)
  if (action.attack) {
    const found = both(unitAt(action.attack.unit, 'attack', 'unit'), unitAt(action.attack.target, 'attack', 'target'))
    return found && { type: 'attack', unit: found[0], target: found[1] }
  }
  if (action.claim) return { type: 'claim' }
  if (action['end-turn']) return { type: 'end-turn' }
  const type = action.enter ? 'enter' : 'move'
  const going = action.enter ?? action.move
  const found = going && both(unitAt(going.unit, type, 'unit'), hexAt(going.to, type, 'to'))
  return found && { type, unit: found[0], to: found[1] }
}

/** The engine's question for an authored one; undefined when it names what is not there, which is reported. */
export const readQuestion = (
  position: ExamplePosition,
  { odds, movement, supply }: ExampleQuestion,
  place: Place,
  report: Report,
): OperationalQuestion | undefined => {
  const { game, state } = position
  const unitAt = (id: string, ...path: readonly string[]) => findUnit(position, id, below(place, ...path), report)
  const hexAt = (name: string | number, ...path: readonly string[]) =>
    readHex(game.scenario.map, name, below(place, ...path), report)
  if (odds) {
    const found = both(unitAt(odds.attacker, 'odds', 'attacker'), unitAt(odds.target, 'odds', 'target'))
    return found && { about: 'odds', attacker: found[0], target: found[1] }
  }
  if (movement) {
    const found = both(unitAt(movement.unit, 'movement', 'unit'), hexAt(movement.to, 'movement', 'to'))
    return found && { about: 'movement', unit: found[0], to: found[1] }
  }
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
