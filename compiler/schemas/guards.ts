/**
 * Makes guards of schemas: functions that say whether a value fits, and nothing of why not. Nearly every file fits; so the
 * validators of ajv, which gather errors and take twenty times the code, are loaded only when a guard says no.
 *
 * A guard may turn away what fits, which costs time; it never lets pass what does not, and a test holds the two together.
 */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

type Node = { [key: string]: Json }

/** Words that say nothing about what fits. */
const notes = [
  'title',
  'description',
  'default',
  'definitions',
  '$schema',
  '$id',
  'form',
  'tsType',
  'refers',
  'defines',
  'figure',
]

/** What each type looks at. */
const words: Readonly<Record<string, readonly string[]>> = {
  string: ['pattern', 'minLength', 'maxLength'],
  integer: ['minimum', 'maximum'],
  number: ['minimum', 'maximum'],
  boolean: [],
  null: [],
  array: ['items', 'minItems', 'maxItems'],
  object: ['properties', 'required', 'additionalProperties', 'propertyNames', 'minProperties', 'maxProperties'],
}

/** Source of guards by kind, as `export const guards`. `schemas` are those of the kinds and those that they refer to. */
export const makeGuards = (schemas: readonly Node[], kinds: Readonly<Record<string, string>>): string => {
  const byId = new Map(schemas.map((schema) => [String(schema.$id), schema]))
  const functions = new Map<string, string>()
  const named = new Map<string, string>()
  const patterns = new Map<string, string>()

  /** The name of a function with this body; the same for the same body. */
  const functionOf = (body: string): string => {
    const name = functions.get(body) ?? `fits${functions.size}`
    functions.set(body, name)
    return name
  }

  const patternOf = (pattern: string): string => {
    const name = patterns.get(pattern) ?? `pattern${patterns.size}`
    patterns.set(pattern, name)
    return name
  }

  /** The function of what a reference names: `../common.schema.json#/definitions/id`, seen from the schema `home`. */
  const refer = (reference: string, home: string): string => {
    const [file, path = ''] = reference.split('#')
    const id = file === '' ? home : new URL(file, `https://schemas/${home}`).pathname.slice(1)
    const key = `${id}#${path}`
    const known = named.get(key)
    if (known !== undefined) return known
    const steps = path.split('/').slice(1)
    const target = steps.reduce<Json | undefined>((node, step) => (node as Node | undefined)?.[step], byId.get(id))
    if (target === undefined) throw new Error(`The schema ${home} refers to ${reference}, which is not there.`)
    const said = fits(target as Node, id, 'value')
    // What only asks another function is that function.
    const name = /^\(*(fits\d+)\(value\)\)*$/.exec(said)?.[1] ?? functionOf(`return ${said}`)
    named.set(key, name)
    return name
  }

  /** An expression that says whether what `value` names fits a schema. */
  const fits = (schema: Node, home: string, value: string): string => {
    const said = Object.keys(schema).filter((word) => !notes.includes(word))
    if (typeof schema.$ref === 'string') {
      if (said.length > 1) throw new Error(`Beside a reference of ${home} stands ${said.join(', ')}.`)
      return `${refer(schema.$ref, home)}(${value})`
    }
    if ('const' in schema || 'enum' in schema) {
      const values = 'const' in schema ? [schema.const] : (schema.enum as Json[])
      if (values.some((one) => typeof one === 'object')) throw new Error(`A constant of ${home} is no plain value.`)
      return anyOf(values.map((one) => `${value} === ${JSON.stringify(one)}`))
    }
    const types = [schema.type ?? []].flat() as string[]
    const unknown = said.find((word) => word !== 'type' && !types.some((type) => words[type].includes(word)))
    if (unknown !== undefined || types.length === 0) throw new Error(`No guard knows ${unknown} in ${home}.`)
    return anyOf(types.map((type) => fitsType(type, schema, home, value)))
  }

  const fitsType = (type: string, schema: Node, home: string, value: string): string => {
    switch (type) {
      case 'null':
        return `${value} === null`
      case 'boolean':
        return `typeof ${value} === 'boolean'`
      case 'string':
        return allOf([
          `typeof ${value} === 'string'`,
          ...bound(schema.maxLength, (most) => `(${value}.length <= ${most} || lengthOf(${value}) <= ${most})`),
          ...bound(schema.minLength, (least) => `lengthOf(${value}) >= ${least}`),
          ...(typeof schema.pattern === 'string' ? [`${patternOf(schema.pattern)}.test(${value})`] : []),
        ])
      case 'integer':
      case 'number':
        return allOf([
          `Number.${type === 'integer' ? 'isInteger' : 'isFinite'}(${value})`,
          ...bound(schema.minimum, (least) => `${value} >= ${least}`),
          ...bound(schema.maximum, (most) => `${value} <= ${most}`),
        ])
      case 'array':
        return `${functionOf(arrayBody(schema, home))}(${value})`
      default:
        return `${functionOf(objectBody(schema, home))}(${value})`
    }
  }

  const arrayBody = (schema: Node, home: string): string =>
    [
      `if (!${allOf(['Array.isArray(value)', ...bound(schema.minItems, (least) => `value.length >= ${least}`), ...bound(schema.maxItems, (most) => `value.length <= ${most}`)])}) return false`,
      ...(schema.items === undefined
        ? []
        : [
            `for (let index = 0; index < value.length; index++) {\nconst one = value[index]\nif (!${fits(schema.items as Node, home, 'one')}) return false\n}`,
          ]),
      'return true',
    ].join('\n')

  const objectBody = (schema: Node, home: string): string => {
    const { properties = {}, required = [], additionalProperties: others = true, propertyNames } = schema
    const nowhere = (required as string[]).find((key) => !Object.hasOwn(properties as object, key))
    if (nowhere !== undefined) throw new Error(`No guard knows what ${nowhere} must be in ${home}.`)
    const sizes = [
      ...bound(schema.minProperties, (least) => `count >= ${least}`),
      ...bound(schema.maxProperties, (most) => `count <= ${most}`),
    ]
    const cases = Object.entries(properties as Record<string, Node>).map(([key, property]) => {
      const counts = (required as string[]).includes(key) ? '\nfound++' : ''
      return `case ${JSON.stringify(key)}:\nif (!${fits(property, home, 'one')}) return false${counts}\nbreak`
    })
    const other =
      others === false
        ? 'return false'
        : others === true
          ? ''
          : `if (!${fits(others as Node, home, 'one')}) return false`
    return [
      "if (typeof value !== 'object' || value === null || Array.isArray(value)) return false",
      'let found = 0',
      ...(sizes.length === 0 ? [] : ['let count = 0']),
      'for (const key in value) {',
      'const one = value[key]',
      ...(sizes.length === 0 ? [] : ['count++']),
      ...(propertyNames === undefined ? [] : [`if (!${fits(propertyNames as Node, home, 'key')}) return false`]),
      ...(cases.length === 0 ? [other] : [`switch (key) {\n${cases.join('\n')}\ndefault: ${other}\n}`]),
      '}',
      `return ${allOf([`found === ${(required as string[]).length}`, ...sizes])}`,
    ].join('\n')
  }

  const guards = Object.entries(kinds).map(([kind, id]) => `'${kind}': ${refer(`#`, id)},`)
  const texts = [
    ...[...patterns].map(([pattern, name]) => `const ${name} = new RegExp(${JSON.stringify(pattern)}, 'u')`),
    ...[...functions].map(([body, name]) => `function ${name}(value) {\n${body}\n}`),
  ]
  return `${texts.join('\n')}\nexport const guards = {\n${guards.join('\n')}\n}\n`
}

const bound = (limit: Json | undefined, say: (limit: number) => string): readonly string[] =>
  typeof limit === 'number' ? [say(limit)] : []

const allOf = (parts: readonly string[]): string => (parts.length === 1 ? parts[0] : `(${parts.join(' && ')})`)

const anyOf = (parts: readonly string[]): string => (parts.length === 1 ? `(${parts[0]})` : `(${parts.join(' || ')})`)
