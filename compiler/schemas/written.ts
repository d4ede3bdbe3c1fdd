/** Parts of the schemas that are made of code: fields as authors of worked examples and tutorials write them. */
import type { SchemaNode } from './schema.ts'

/** A field as authors write it. */
export interface WrittenField extends SchemaNode {
  /** It may be left out; in some verbs only, if they are listed. */
  readonly optional?: true | readonly string[]
}

/** A field that is written as the id of something. */
export const idOf = (refers: string, description: string): WrittenField => ({
  description,
  $ref: '../common.schema.json#/definitions/id',
  refers,
})

/** A field that is a hex of the map. */
export const hexOf = (description: string): WrittenField => ({
  description,
  $ref: '../common.schema.json#/definitions/hex',
})

/** A number of things, from 0. */
export const countOf = (description: string, maximum = 999): SchemaNode => ({
  description,
  type: 'integer',
  minimum: 0,
  maximum,
})

/** A field that is a side. */
export const sideField: WrittenField = { description: '1 the first side, 2 the second.', enum: [1, 2] }

/** A list of what a schema describes. */
export const listOf = (description: string, items: SchemaNode, minItems: number, maxItems: number): SchemaNode => ({
  description,
  type: 'array',
  items,
  minItems,
  maxItems,
})

/** One or more of what a schema describes. */
export const someOf = (items: SchemaNode, maxItems = 100): SchemaNode =>
  listOf(`${items.description} One or more.`, items, 1, maxItems)

/** The title of what has a name of words: `ExampleSetPiece` of `example-set-piece`. */
export const titleOf = (name: string): string =>
  name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())

/** A schema that is a file of its own. */
export type SchemaFile = SchemaNode & { readonly $schema: string }

/** The file whose only definition, `action` or `question`, is an object with one of some properties. */
export const oneOfFile = (
  system: string,
  what: 'action' | 'question',
  description: string,
  properties: Readonly<Record<string, SchemaNode>>,
): SchemaFile => {
  const name = what === 'action' ? 'Action' : 'Question'
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `${system}/${what}s.schema.json`,
    title: `${name}s`,
    description: `${name}s as worked examples write them.`,
    definitions: {
      [what]: {
        title: `Example${name}`,
        description,
        type: 'object',
        properties,
        additionalProperties: false,
        minProperties: 1,
        maxProperties: 1,
      },
    },
  }
}
