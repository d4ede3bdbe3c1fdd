/** The schema of what worked examples ask, made of the questions of a rule system: `npm run generate` writes it. */
import { type AnyQuestion, partsOfField } from '../../engine/question.ts'
import { listOf, type WrittenField } from './actionSchema.ts'
import type { SchemaNode } from './schema.ts'

/** The questions of a rule system, and how authors write their fields. */
export interface WrittenQuestions<K extends string = string> {
  readonly questions: readonly AnyQuestion<K>[]
  /** By name, schemas of what authors write; a field that is a list is written as a list of it. */
  readonly fields: Readonly<Record<string, WrittenField>>
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

/** A field that is a side. */
export const sideField: WrittenField = { description: '1 the first side, 2 the second.', enum: [1, 2] }

const titleOf = (about: string): string => `${about.charAt(0).toUpperCase()}${about.slice(1)}Question`

const schemaOf = ({ about, fields, meaning }: AnyQuestion, written: WrittenQuestions['fields']): SchemaNode => {
  const parts = Object.entries(fields).map(([name, field]) => ({ name, ...partsOfField(field) }))
  return {
    title: titleOf(about),
    description: meaning,
    type: 'object',
    properties: Object.fromEntries(
      parts.map(({ name, isList }) => [name, isList ? listOf(written[name], 20) : written[name]]),
    ),
    required: parts.filter(({ isOptional }) => !isOptional).map(({ name }) => name),
    additionalProperties: false,
  }
}

/** The schema file whose definition `question` is any question of a system. */
export const questionSchemaOf = (
  system: string,
  { questions, fields }: WrittenQuestions,
): SchemaNode & { readonly $schema: string } => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: `${system}/questions.schema.json`,
  title: 'Questions',
  description: 'Questions as worked examples write them.',
  definitions: {
    question: {
      title: 'ExampleQuestion',
      description: 'A number that the game explains: one of these.',
      type: 'object',
      properties: Object.fromEntries(questions.map((question) => [question.about, schemaOf(question, fields)])),
      additionalProperties: false,
      minProperties: 1,
      maxProperties: 1,
    },
  },
})
