/** Armies that somebody writes on a page, read as the armies table is read. */
import { problemsOf } from '../../../../engine/systems/skirmish/army.ts'
import type { ArmyRules, SkirmishRules } from '../../../../engine/systems/skirmish/rules.ts'
import type { ArmiesFile } from '../../../../engine/systems/skirmish/tables.generated.ts'
import { openSchemas } from '../../../schemas/index.ts'
import { checkText, type Message } from '../../../written/check.ts'
import armies from '../schemas/armies.schema.json' with { type: 'json' }

/** The schemas of what is written. */
export const writtenSchemas = openSchemas<'armies'>('skirmish', { armies })

export interface ReadArmies {
  /** Those of nations that there are, allowed or not. */
  readonly armies: readonly ArmyRules[]
  readonly messages: readonly Message[]
}

/** Longest text that is read. */
const longest = 100_000

/** Reads the armies of a text; what `problemsOf` says of them stands among the messages. */
export const readArmies = (rules: SkirmishRules, text: string): ReadArmies => {
  if (text.length > longest)
    return { armies: [], messages: [{ line: 1, text: 'The text is too long for an armies table.' }] }
  const { value, messages, lineOf } = checkText(writtenSchemas.armies, text)
  if (value === undefined) return { armies: [], messages }
  const found = Object.entries((value as ArmiesFile).entries).map(([id, army]) => {
    const at = (...path: readonly string[]): number => lineOf({ path: ['entries', id, ...path] })
    if (!Object.hasOwn(rules.nations, army.nation)) {
      const hint = `It is one of ${Object.keys(rules.nations).join(', ')}.`
      return { messages: [{ line: at('nation'), text: `There is no nation “${army.nation}”.`, hint }] }
    }
    const own = problemsOf(rules, army, army.points, army.year).map(({ card, text: reason }): Message => {
      const deck = card !== undefined && Object.hasOwn(army.units, card) ? 'units' : 'support'
      return { line: card === undefined ? at('points') : at(deck, card), text: reason }
    })
    return { army, messages: own }
  })
  return {
    armies: found.flatMap(({ army }) => army ?? []),
    messages: [...messages, ...found.flatMap((one) => one.messages)],
  }
}
