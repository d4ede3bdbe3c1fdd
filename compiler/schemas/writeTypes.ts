/** Writes the TypeScript types of what fits schemas. Every node with a title becomes a type of that name. */
import { type SchemaFiles, type SchemaNode, typesOf } from './schema.ts'
import { definitionOf, type Field } from './walk.ts'

/** Declarations by the names of their types. */
export type Declarations = ReadonlyMap<string, string>

/**
 * The declarations of several modules, each of which may import those before it.
 * @param files the schemas
 * @param modules the kinds of file that each module is to describe
 * @param system the rule system whose rules the schemas name
 * @returns for each module what it declares, and the names of all types that it uses of modules before it
 * @throws RangeError when two shapes have the same title
 */
export const writeTypes = (
  files: SchemaFiles,
  modules: readonly (readonly string[])[],
  system = '',
): { readonly declared: Declarations; readonly imported: readonly string[] }[] => {
  const known = new Map<string, SchemaNode>()
  return modules.map((kinds) => {
    const before = new Set(known.keys())
    const declared = new Map<string, string>()
    const used = new Set<string>()

    const typeOf = (field: Field): string => {
      const { file, node } = field
      if (node.$ref !== undefined) {
        const definition = definitionOf(files, field)
        if (definition === undefined) throw new RangeError(`"${file}" refers to ${node.$ref}, which is not there`)
        return typeOf(definition)
      }
      const { title } = node
      if (title === undefined) return shapeOf(field)
      const first = known.get(title)
      if (first !== undefined && JSON.stringify(first) !== JSON.stringify(node))
        throw new RangeError(`"${file}" has another shape with the title "${title}"`)
      used.add(title)
      if (first === undefined) {
        known.set(title, node)
        // Its place in the file is before what it consists of.
        declared.set(title, '')
        declared.set(title, declarationOf(title, field))
      }
      return title
    }

    const commentOn = ({ description, rules = [] }: SchemaNode, indent: string): string => {
      const text = [description, rules.length > 0 && `${system}.${rules.join(', ')}`].filter(Boolean).join(' ')
      return text === '' ? '' : `${indent}/** ${text} */\n`
    }

    const below = (field: Field, node: SchemaNode = {}): string => typeOf({ file: field.file, node })

    const declarationOf = (name: string, field: Field): string => {
      const { node } = field
      if (node.properties === undefined) return `${commentOn(node, '')}export type ${name} = ${shapeOf(field)}\n`
      const fields = Object.entries(node.properties).map(([key, property]) => {
        const mark = node.required?.includes(key) ? '' : '?'
        return `${commentOn(property, '  ')}  readonly ${keyText(key)}${mark}: ${below(field, property)}\n`
      })
      // No interface: its fields could not be listed as those of a record.
      return `${commentOn(node, '')}export type ${name} = {\n${fields.join('')}}\n`
    }

    const shapeOf = (field: Field): string => {
      const { node } = field
      if (node.const !== undefined) return literal(node.const)
      if (node.enum !== undefined) return node.enum.map(literal).join(' | ')
      return typesOf(node)
        .map((type) => {
          if (type === 'array') return listOf(node, below(field, node.items))
          if (type === 'object')
            return `Readonly<Record<string, ${below(field, node.additionalProperties as SchemaNode)}>>`
          if (type === 'string') return wordIn(node) ?? 'string'
          return type === 'integer' ? 'number' : type
        })
        .join(' | ')
    }

    for (const kind of kinds) typeOf({ file: kind, node: files[kind] })
    return { declared, imported: [...used].filter((name) => before.has(name)).sort() }
  })
}

/** A list of two or three is written as such, a longer one by the type of its items. */
const listOf = ({ minItems, maxItems }: SchemaNode, item: string): string => {
  if (minItems !== undefined && minItems === maxItems && maxItems <= 3)
    return `readonly [${Array.from({ length: maxItems }, () => item).join(', ')}]`
  return `readonly ${/[ |]/.test(item) ? `(${item})` : item}[]`
}

/** The only word that a pattern lets pass, as a type. */
const wordIn = ({ pattern = '' }: SchemaNode): string | undefined => {
  const [, word] = /^\^([a-z]+)\$$/.exec(pattern) ?? []
  return word && literal(word)
}

const literal = (value: unknown): string => (typeof value === 'string' ? `'${value}'` : JSON.stringify(value))

const keyText = (key: string): string => (/^\w+$/.test(key) ? key : `'${key}'`)
