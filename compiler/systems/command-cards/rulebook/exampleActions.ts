/** Reads actions and questions of a worked example: ids and hex names become numbers. */
import { type Hex, parseHexName } from '../../../../engine/hex.ts'
import { sections } from '../../../../engine/systems/command-cards/rules.ts'
import {
  asStrike,
  type CommandCardsAction,
  type CommandCardsQuestion,
} from '../../../../engine/systems/command-cards/types.ts'
import { verbs } from '../../../../engine/systems/command-cards/verbs/index.ts'
import type { FieldKind } from '../../../../engine/systems/command-cards/verbs/verb.ts'
import { below, type Place, type Report } from '../../../diagnostics/diagnostic.ts'
import { hintForUnknown } from '../../../diagnostics/suggest.ts'
import { type AuthoredHex, hexText, readHex } from '../../../resolve/hexes.ts'
import type { ActionFields, ExampleAction, ExplainBlock } from '../schemas/types.generated.ts'
import { type ExamplePosition, partsOf } from './examplePosition.ts'

/** The number of a unit by its id; undefined and reported when there is none. */
export const findUnit = ({ game }: ExamplePosition, id: string, place: Place, report: Report): number | undefined => {
  const ids = game.scenario.units.map((unit) => unit.id)
  const found = ids.indexOf(id)
  if (found >= 0) return found
  report.error('unit-unknown', place, `The example has no unit "${id}".`, { hint: hintForUnknown(id, ids) })
  return undefined
}

/** The hex of a key of a mapping, which may have lost its leading zero. */
export const findHex = ({ game }: ExamplePosition, key: string, place: Place, report: Report): Hex | undefined => {
  const hex = parseHexName(game.scenario.map, key.padStart(4, '0'))
  if (hex === undefined)
    report.error('hex-off-map', { ...place, key: true }, `Hex ${key.padStart(4, '0')} is off the map.`)
  return hex
}

/** The engine's action for an authored one; undefined when it names what is not there, which is reported. */
export const readAction = (
  position: ExamplePosition,
  authored: ExampleAction,
  place: Place,
  report: Report,
): CommandCardsAction | undefined => {
  const [type, fields] = partsOf(authored)
  const at = below(place, type)
  const verb = verbs.find((one) => one.type === type)
  if (verb === undefined) {
    report.error('example-invalid', place, 'The action has no type.')
    return undefined
  }
  const read: Record<string, unknown> = { type }
  for (const [name, kind] of verb.fields as readonly (readonly [keyof ActionFields | 'choice', FieldKind])[]) {
    const number =
      name === 'choice' ? choiceOf(fields) : readField(position, fields[name], kind, below(at, name), report)
    if (number === undefined && (name === 'choice' || fields[name] === undefined))
      report.error('field-missing', at, `The action "${type}" needs "${name}".`)
    if (number === undefined) return undefined
    read[name] = number
  }
  return read as unknown as CommandCardsAction
}

/** How a card is played: the section that is named, or as a strike from the air. command-cards.A3 */
const choiceOf = ({ strike, section }: ActionFields): number =>
  strike === true ? asStrike : section === undefined ? 0 : sections.indexOf(section)

const readField = (
  position: ExamplePosition,
  written: string | number | boolean | undefined,
  kind: FieldKind,
  place: Place,
  report: Report,
): number | undefined => {
  if (written === undefined || typeof written === 'boolean') return undefined
  const { table, scenario } = position.game
  switch (kind) {
    case 'unit':
      return findUnit(position, String(written), place, report)
    case 'hex':
      return readHex(scenario.map, hexText(written), place, report)
    case 'card': {
      const found = table.cardIds.indexOf(String(written))
      if (found >= 0) return found
      const hint = hintForUnknown(String(written), table.cardIds)
      report.error('card-unknown', place, `No card is called "${written}".`, { hint })
      return undefined
    }
    case 'choice':
      return typeof written === 'number' ? written : undefined
  }
}

/** The engine's question for an authored one; undefined when it names what is not there, which is reported. */
export const readQuestion = (
  position: ExamplePosition,
  { dice, movement, flags, medals }: ExplainBlock,
  place: Place,
  report: Report,
): CommandCardsQuestion | undefined => {
  const unitAt = (id: string, ...path: readonly string[]): number | undefined =>
    findUnit(position, id, below(place, ...path), report)
  if (dice !== undefined) {
    const attacker = unitAt(dice.attacker, 'dice', 'attacker')
    const target = unitAt(dice.target, 'dice', 'target')
    return attacker === undefined || target === undefined ? undefined : { about: 'dice', attacker, target }
  }
  if (movement !== undefined) {
    const unit = unitAt(movement.unit, 'movement', 'unit')
    const name: AuthoredHex = movement.to
    const to = readHex(position.game.scenario.map, name, below(place, 'movement', 'to'), report)
    return unit === undefined || to === undefined ? undefined : { about: 'movement', unit, to }
  }
  if (flags !== undefined) {
    const unit = unitAt(flags.unit, 'flags', 'unit')
    return unit === undefined ? undefined : { about: 'flags', unit }
  }
  if (medals !== undefined) return { about: 'medals', side: medals.side === 2 ? 1 : 0 }
  report.error('example-invalid', place, 'The question is about nothing.')
  return undefined
}
