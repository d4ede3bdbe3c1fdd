/** The schema of what worked examples write of actions, made of the verbs of a rule system: `npm run generate` writes it. */
import type { ActionFormat } from '../../engine/actionText.ts'
import type { VerbWords } from '../../engine/words.ts'
import type { SchemaNode } from './schema.ts'
import { oneOfFile, type SchemaFile, someOf, titleOf, type WrittenField } from './written.ts'

/** The actions of a rule system, and how authors write them. */
export interface WrittenActions<K extends string = string> {
  readonly verbs: readonly ActionFormat<K>[]
  readonly words: Readonly<Record<string, VerbWords<never, never, never>>>
  /** By type, descriptions of actions where their orders tell authors too little. */
  readonly about: Readonly<Record<string, string>>
  /** By the name of a field, or by what it counts; a field of a verb that lists numbers is written as a list of it. */
  readonly fields: Readonly<Record<string, WrittenField>>
  /** Fields of verbs that are written by other names, at most one of them. */
  readonly instead?: Readonly<Record<string, readonly string[]>>
}

/** A description of an action for its author: `about`, or its order with the names of fields. */
const aboutOf = ({ words, about }: WrittenActions, type: string, names: readonly string[]): string => {
  const { order } = words[type]
  if (about[type] === undefined && typeof order !== 'string') throw new RangeError(`nothing is said about “${type}”`)
  // A field that is joined to a word is one that may add nothing to the sentence.
  const text =
    about[type] ??
    `${order}`
      .replaceAll(/\{(\w+)\|\w+\}/g, '$1')
      .replaceAll(/(?<=\S)\{\w+\}/g, '')
      .replaceAll(/[{}]/g, '`')
  const others = names.map((name) => `\`${name}\``).filter((name) => !text.includes(name))
  return others.length === 0 ? text : `${text} (${others.join(', ')})`
}

/** The action of a verb: its fields by name, or `true` where it has none. */
const schemaOf = ({ type, fields }: ActionFormat<string>, actions: WrittenActions): SchemaNode => {
  const { fields: written, instead = {} } = actions
  const names = Object.keys(fields).flatMap((name) => instead[name] ?? [name])
  const writtenOf = (name: string): WrittenField => written[name] ?? written[[fields[name]].flat()[0]]
  const isOptional = (name: string): boolean => {
    const { optional = [] } = writtenOf(name)
    return optional === true || optional.includes(type)
  }
  const about = aboutOf(actions, type, names)
  if (names.length === 0) return { description: `${about}: write \`${type}: true\`.`, const: true }
  const properties = names.map((name): [string, SchemaNode] => {
    const { optional: _, ...node } = writtenOf(name)
    return [name, Array.isArray(fields[name]) ? someOf(node) : node]
  })
  return {
    title: titleOf(`example-${type}`),
    description: `${about}.`,
    type: 'object',
    properties: Object.fromEntries(properties),
    required: Object.keys(fields).filter((name) => instead[name] === undefined && !isOptional(name)),
    additionalProperties: false,
  }
}

/** The schema file whose definition `action` is any action of a system. */
export const actionSchemaOf = (system: string, actions: WrittenActions): SchemaFile =>
  oneOfFile(
    system,
    'action',
    'One action by its type, with the fields that it has.',
    Object.fromEntries(actions.verbs.map((verb) => [verb.type, schemaOf(verb, actions)])),
  )
