/** Bans on functions of many screens, sides of a hex counted by hand, rules with fractions, and types that are only believed. */
import { parseAst } from 'rolldown/parseAst'
import { expect, it } from 'vitest'
import { sourcesAndTestsOf, sourcesOf, textOf } from './support/imports.ts'

/** Most lines of a function, with all functions inside of it. */
const mostLines = 100

const rooms = ['engine', 'compiler', 'site']

/** A node of a syntax tree, as far as it matters here. */
interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly name?: string
  readonly value?: unknown
  readonly raw?: string
  readonly operator?: string
  readonly left?: Node
  readonly right?: Node
  readonly callee?: Node
  readonly object?: Node
  readonly property?: Node
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

const isFunction = ({ type }: Node): boolean => /^(?:Arrow)?Function(?:Expression|Declaration)$/.test(type)

/** Calls `visit` with each node of a tree and those that it lies in, the innermost last. */
const eachNode = (value: unknown, visit: (node: Node, outer: readonly Node[]) => void, outer: Node[] = []): void => {
  if (Array.isArray(value)) for (const one of value) eachNode(one, visit, outer)
  else if (isNode(value)) {
    visit(value, outer)
    outer.push(value)
    for (const child of Object.values(value)) eachNode(child, visit, outer)
    outer.pop()
  }
}

interface Found {
  readonly place: string
  readonly lines: number
}

/** Where sources have such nodes, and over how many lines. Frontmatter of pages is not looked at. */
const findIn = (files: readonly string[], isMeant: (node: Node, outer: readonly Node[]) => boolean): readonly Found[] =>
  files
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.generated.ts'))
    .flatMap((file) => {
      const text = textOf(file)
      const lineOf = (offset: number): number => text.slice(0, offset).split('\n').length
      const found: Found[] = []
      eachNode(parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }).body, (node, outer) => {
        if (!isMeant(node, outer)) return
        const first = lineOf(node.start)
        found.push({ place: `${file}:${first}`, lines: lineOf(node.end) - first + 1 })
      })
      return found
    })

const filesOf = (folder: string, but: RegExp): readonly string[] =>
  sourcesOf(folder).filter((file) => !but.test(file.replaceAll('\\', '/')))

it.each(rooms)('no function of %s is longer than a few screens', (folder) => {
  const files = sourcesOf(folder).filter((file) => textOf(file).split('\n').length > mostLines)
  const long = findIn(files, isFunction).filter(({ lines }) => lines > mostLines)
  expect(long.map(({ place, lines }) => `${place} has ${lines} lines`)).toEqual([])
})

/** Sources that take a sixth of something else. */
const otherSixths =
  /^compiler\/(playtest\/levers\/experiment|tiled\/importObjects|systems\/echelon\/(cartography\/picture|rulebook\/tableMaker))\.ts$/

it.each(rooms)('%s counts no sides of a hex by itself: a board has a degree', (folder) => {
  const isCount = ({ operator = '', left, right }: Node): boolean =>
    right?.value === 6 && (/^[*/%]$/.test(operator) || (operator === '<' && left?.name === 'direction'))
  const files = filesOf(folder, otherSixths).filter((file) => /[*/%<] 6\b/.test(textOf(file)))
  expect(findIn(files, isCount).map(({ place }) => place)).toEqual([])
})

/** Sources that tell of rules or think about them, and decide no outcome. */
const tellers =
  /\/(planner|imagine)\/|\/(imagine|questions|[\w.]*([eE]xplain|[wW]ords|names|sentences|[fF]orecast)\w*)\.ts$/

const isMath = ({ type, callee }: Node, names: RegExp): boolean =>
  type === 'CallExpression' && callee?.object?.name === 'Math' && names.test(callee.property?.name ?? '')

it('rules compute with whole numbers: a quotient is rounded up or down at once', () => {
  const isFraction = (node: Node, outer: readonly Node[]): boolean => {
    if (typeof node.value === 'number') return !Number.isInteger(node.value)
    if (isMath(node, /^(random|round|sqrt|cbrt|pow|exp|log\w*|sin|cos|tan)$/)) return true
    if (node.operator !== '/' && node.operator !== '/=') return false
    const inside = outer.slice(outer.findLastIndex(isFunction) + 1)
    return !inside.some((around) => isMath(around, /^(floor|ceil|trunc)$/) || around.callee?.name === 'String')
  }
  const files = filesOf('engine/systems', tellers)
  expect(files.length).toBeGreaterThan(200)
  const suspects = files.filter((file) => / \/=? |Math\.|\d\.\d/.test(textOf(file)))
  expect(findIn(suspects, isFraction).map(({ place }) => place)).toEqual([])
})

/** Lines that cast by way of `unknown`, where no comment on them or on the line before says why that holds. */
const bareCastsOf = (folder: string): readonly string[] =>
  sourcesAndTestsOf(folder).flatMap((file) => {
    const lines = textOf(file).split('\n')
    return lines.flatMap((line, at) => {
      const isSaid = /\/\/|\*\/$/.test(line) || /^\s*\/\/|\*\/$/.test(lines[at - 1] ?? '')
      return / as unknown as [\w({]/.test(line) && !isSaid ? [`${file}:${at + 1}`] : []
    })
  })

it.each([...rooms, 'tests'])('every cast of %s by way of unknown says why it holds', (folder) => {
  expect(bareCastsOf(folder)).toEqual([])
})
