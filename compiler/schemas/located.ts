/** The schema of a kind of file, and what its fields say of themselves in words. */
import { systemCompilerOrDefault } from '../systems/index.ts'
import { sharedSchemas } from './index.ts'
import { sharedPaths } from './paths.ts'
import { type Schema, type SchemaNode, typesOf } from './schema.ts'
import type { Field } from './walk.ts'

/** The schema of a kind of file in a rule system; undefined when there is no such kind. */
export const schemaFor = (system: string, kind: string): Schema | undefined => {
  if (Object.hasOwn(sharedPaths, kind)) return sharedSchemas[kind as keyof typeof sharedSchemas]
  const { kinds, schemas } = systemCompilerOrDefault(system)
  return Object.hasOwn(kinds, kind) ? schemas[kind] : undefined
}

/** True if values of a field may be of a type of JSON. */
export const takes = ({ node }: Field, type: string): boolean => typesOf(node).includes(type)

/** Type, range and choices in words, as far as the description does not say them: `A whole number from 1 to 9.` */
export const shapeInWords = ({ description = '', ...node }: SchemaNode): readonly string[] => {
  const lines: string[] = []
  if (node.enum) lines.push(`One of ${node.enum.map((one) => `\`${String(one)}\``).join(', ')}.`)
  if (node.minimum !== undefined && node.maximum !== undefined && !typesOf(node).includes('string'))
    if (!description.includes(`${node.minimum} to ${node.maximum}`))
      lines.push(`From ${node.minimum} to ${node.maximum}.`)
  if (node.form !== undefined) lines.push(`Form: ${node.form}.`)
  if (node.default !== undefined && !description.includes('Default'))
    lines.push(`Default: \`${String(node.default)}\`.`)
  return lines
}
