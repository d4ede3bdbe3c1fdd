/** The schema of units in worked examples, made of the conditions that a rule system has: `npm run generate` writes it. */
import type { Conditions } from '../../engine/condition.ts'
import type { SchemaNode } from './schema.ts'
import { idOf, listOf, type SchemaFile } from './written.ts'

/** The units of worked examples. */
export interface WrittenUnits {
  readonly conditions: Conditions<never, never>
  /** Fields besides conditions, of a unit that is laid out and of one that is expected. */
  readonly unit: Readonly<Record<string, SchemaNode>>
  readonly expectation: Readonly<Record<string, SchemaNode>>
  readonly required: readonly string[]
}

/** How a condition is written of a unit that is laid out, or of one that is expected, which then may have none of it. */
const schemaOf = ({ kind, about }: WrittenUnits['conditions'][string], isExpected: boolean): SchemaNode => {
  const say = (text: string, usual: string | number | boolean): SchemaNode =>
    isExpected ? { description: `${text}.` } : { description: `${text}. Default: ${usual}.`, default: usual }
  switch (kind.is) {
    case 'number':
      return { ...say(`${about}, 0 to ${kind.most}`, 0), type: 'integer', minimum: 0, maximum: kind.most }
    case 'flag':
      return { ...say(about, false), type: 'boolean' }
    case 'choice':
      return { ...say(about, kind.names[0]), enum: [...kind.names] }
    case 'unit':
      return idOf('unit', isExpected ? `${about}, or \`none\`.` : `${about}.`)
    case 'space':
      return { description: `${about}.`, $ref: 'parts.schema.json#/definitions/space' }
    case 'set':
      return isExpected
        ? listOf(`${about}, in order.`, idOf(kind.of, 'Id.'), 0, 6)
        : listOf(`${about}. Default: none.`, idOf(kind.of, 'Id.'), 1, 6)
  }
}

/** The schema file with the definitions `unit` and `unitExpectation` of a system. */
export const conditionSchemaOf = (
  system: string,
  { conditions, unit, expectation, required }: WrittenUnits,
): SchemaFile => {
  const made = (isExpected: boolean): Record<string, SchemaNode> =>
    Object.fromEntries(Object.entries(conditions).map(([name, one]) => [name, schemaOf(one, isExpected)]))
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `${system}/conditions.schema.json`,
    title: 'Conditions',
    description: 'Units as worked examples lay them out and expect them.',
    definitions: {
      unit: {
        title: 'ExampleUnit',
        description: 'A unit of the example.',
        type: 'object',
        properties: { ...unit, ...made(false) },
        required: [...required],
        additionalProperties: false,
      },
      unitExpectation: {
        title: 'UnitExpectation',
        description: 'How a unit stands.',
        type: 'object',
        properties: { ...expectation, ...made(true) },
        additionalProperties: false,
      },
    },
  }
}
