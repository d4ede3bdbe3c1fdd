/**
 * Counts what rule systems cost: lines by kind of source, and in how many files each verb is named. `node tests/vocabulary/count.ts`
 * prints both; with the path of another checkout it counts that one, for a comparison.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseAst } from 'rolldown/parseAst'
import { systemIds } from '../../compiler/systems/index.ts'

/** Folders of a system, by the kind of source. */
const foldersOf = (system: string): Readonly<Record<string, readonly string[]>> => ({
  engine: [`engine/systems/${system}`],
  compiler: [`compiler/systems/${system}`],
  site: [`site/systems/${system}`, `site/player/systems/${system}`],
})

/** Sources below some folders: neither tests, nor what is generated. */
const sourcesIn = (root: string, folders: readonly string[]): readonly string[] =>
  folders.flatMap((folder) =>
    existsSync(join(root, folder))
      ? readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
          .filter((file) => /\.(tsx?|schema\.json)$/.test(file))
          .filter((file) => !/\.test\.tsx?$|\.generated\.|(actions|conditions|questions)\.schema\.json$/.test(file))
          .map((file) => join(folder, file))
      : [],
  )

const textOf = (root: string, file: string): string => readFileSync(join(root, file), 'utf8')

const linesIn = (root: string, files: readonly string[]): number =>
  files.reduce((sum, file) => sum + textOf(root, file).split('\n').length - 1, 0)

/** Lines of a system by kind. */
export const linesOf = (root: string, system: string): Readonly<Record<string, number>> => {
  const all = Object.entries(foldersOf(system)).map(([kind, folders]) => [kind, sourcesIn(root, folders)] as const)
  const isSchema = (file: string): boolean => file.endsWith('.json')
  const lines = all.map(
    ([kind, files]) =>
      [
        kind,
        linesIn(
          root,
          files.filter((file) => !isSchema(file)),
        ),
      ] as const,
  )
  const schemas = all.flatMap(([, files]) => files.filter(isSchema))
  return { ...Object.fromEntries(lines), schemas: linesIn(root, schemas) }
}

/** A node of a syntax tree, as far as it matters here. */
interface Node {
  readonly type: string
  readonly name?: string
  readonly value?: unknown
  readonly operator?: string
  readonly computed?: boolean
  readonly key?: Node
  readonly left?: Node
  readonly right?: Node
  readonly property?: Node
  readonly discriminant?: Node
  readonly callee?: Node
  readonly arguments?: readonly Node[]
  readonly cases?: readonly { readonly test: Node | null }[]
  readonly properties?: readonly Node[]
  readonly elements?: readonly Node[]
  readonly literal?: Node
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

const eachNode = (value: unknown, visit: (node: Node) => void): void => {
  if (Array.isArray(value)) for (const one of value) eachNode(one, visit)
  else if (isNode(value)) {
    visit(value)
    for (const child of Object.values(value)) eachNode(child, visit)
  }
}

const nameOf = (node: Node | null | undefined): string | undefined =>
  node?.type === 'Identifier' ? node.name : typeof node?.value === 'string' ? node.value : undefined

/** Tells whether a node is the type of an action or event: `type` or `one.type`. */
const isType = (node: Node | null | undefined): boolean =>
  node?.name === 'type' || (node?.type === 'MemberExpression' && node.property?.name === 'type')

/** Names that a node gives to verbs, if it names some: where types are compared, made or listed. */
const namedBy = (node: Node, isVerb: (name: string) => boolean): readonly string[] => {
  const all = (nodes: readonly (Node | null | undefined)[]): string[] => nodes.flatMap((one) => nameOf(one) ?? [])
  /** A table or list by verb holds nothing else. */
  const only = (nodes: readonly (Node | null | undefined)[], least: number): string[] => {
    const names = all(nodes)
    return names.length >= least && names.length === nodes.length && names.every(isVerb) ? names : []
  }
  switch (node.type) {
    case 'BinaryExpression':
      return isType(node.left) ? all([node.right]) : isType(node.right) ? all([node.left]) : []
    case 'SwitchStatement':
      return isType(node.discriminant) ? all(node.cases?.map(({ test }) => test) ?? []) : []
    case 'CallExpression':
      return node.callee?.name === 'verb' ? all(node.arguments?.slice(0, 1) ?? []) : []
    case 'Property':
      return nameOf(node.key) === 'type' && typeof (node.value as Node).value === 'string'
        ? all([node.value as Node])
        : []
    case 'ObjectExpression':
      return only(node.properties?.map(({ key }) => key) ?? [], 2)
    case 'ArrayExpression': {
      const elements = node.elements ?? []
      return elements.every((one) => typeof one?.value === 'string') ? only(elements, 2) : []
    }
    case 'Identifier': {
      const [, verb = ''] = /^(\w+)Verb$/.exec(node.name ?? '') ?? []
      return verb === '' ? [] : [verb]
    }
    default:
      return []
  }
}

/** Files of a schema whose properties are verbs. */
const namedInSchema = (value: unknown, isVerb: (name: string) => boolean): readonly string[] => {
  if (typeof value !== 'object' || value === null) return []
  const { properties } = value as { readonly properties?: object }
  const names = Object.keys(properties ?? {})
  const own = names.length > 1 && names.every(isVerb) ? names : []
  return [...own, ...Object.values(value).flatMap((one) => namedInSchema(one, isVerb))]
}

/** Files in which each verb of a system is named, apart from tests, the planner, and what plays examples of the rulebook. */
export const filesByVerb = (
  root: string,
  system: string,
  verbs: readonly string[],
): ReadonlyMap<string, readonly string[]> => {
  const byVerb = new Map(verbs.map((verb): [string, string[]] => [verb, []]))
  const isVerb = (name: string): boolean => byVerb.has(name)
  for (const file of sourcesIn(root, Object.values(foldersOf(system)).flat())) {
    if (/\/(planner|rulebook)\//.test(file)) continue
    const text = textOf(root, file)
    const found = new Set<string>()
    if (file.endsWith('.json')) for (const name of namedInSchema(JSON.parse(text), isVerb)) found.add(name)
    else
      eachNode(parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }).body, (node) => {
        for (const name of namedBy(node, isVerb)) found.add(name)
      })
    for (const name of found) byVerb.get(name)?.push(file)
  }
  return byVerb
}

/** The verbs of a system in this checkout. */
export const verbsOf = async (system: string): Promise<readonly string[]> => {
  const { verbs } = (await import(`../../engine/systems/${system}/verbs/index.ts`)) as {
    readonly verbs: readonly { readonly type: string }[]
  }
  return verbs.map(({ type }) => type)
}

const report = async (root: string): Promise<void> => {
  for (const system of systemIds) {
    const lines = linesOf(root, system)
    console.log(
      `${system}: ${Object.entries(lines)
        .map(([kind, count]) => `${kind} ${count}`)
        .join(', ')}`,
    )
    const files = [...filesByVerb(root, system, await verbsOf(system))].map(
      ([verb, { length }]) => [verb, length] as const,
    )
    const most = Math.max(...files.map(([, count]) => count))
    const mean = files.reduce((sum, [, count]) => sum + count, 0) / files.length
    console.log(
      `  files per verb: ${mean.toFixed(1)}, at most ${most} (${files
        .filter(([, count]) => count === most)
        .map(([verb]) => verb)
        .join(', ')})`,
    )
  }
  const tiny = sourcesIn(root, ['tests/contract'])
  console.log(`tiny systems: ${tiny.map((file) => `${file.split('/').at(-1)} ${linesIn(root, [file])}`).join(', ')}`)
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await report(process.argv[2] ?? fileURLToPath(new URL('../../', import.meta.url)))
