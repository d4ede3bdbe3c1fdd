/** The schema of what worked examples ask, made of the questions of a rule system: `npm run generate` writes it. */
import { type AnyQuestion, partsOfField } from '../../engine/question.ts'
import type { SchemaNode } from './schema.ts'
import { oneOfFile, type SchemaFile, someOf, titleOf, type WrittenField } from './written.ts'

/** The questions of a rule system, and how authors write their fields. */
export interface WrittenQuestions {
  readonly questions: readonly AnyQuestion[]
  /** By name, schemas of what authors write; a field that is a list is written as a list of it. */
  readonly fields: Readonly<Record<string, WrittenField>>
}

const schemaOf = ({ about, fields, meaning }: AnyQuestion, written: WrittenQuestions['fields']): SchemaNode => {
  const parts = Object.entries(fields).map(([name, field]) => ({ name, ...partsOfField(field) }))
  return {
    title: titleOf(`${about}-question`),
    description: meaning,
    type: 'object',
    properties: Object.fromEntries(
      parts.map(({ name, isList }) => [name, isList ? someOf(written[name], 20) : written[name]]),
    ),
    required: parts.filter(({ isOptional }) => !isOptional).map(({ name }) => name),
    additionalProperties: false,
  }
}

/** The schema file whose definition `question` is any question of a system. */
export const questionSchemaOf = (system: string, { questions, fields }: WrittenQuestions): SchemaFile =>
  oneOfFile(
    system,
    'question',
    'A number that the game explains: one of these.',
    Object.fromEntries(questions.map((question) => [question.about, schemaOf(question, fields)])),
  )
