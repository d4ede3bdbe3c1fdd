/** No function is longer than a few screens. */
import { parseAst } from 'rolldown/parseAst'
import { expect, it } from 'vitest'
import { sourcesOf, textOf } from './support/imports.ts'

/** Most lines of a function, with all functions inside of it. */
const mostLines = 100

/** A node of a syntax tree, as far as it matters here. */
interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

function* functionsIn(value: unknown): Iterable<Node> {
  if (Array.isArray(value)) for (const one of value) yield* functionsIn(one)
  else if (isNode(value)) {
    if (/^(?:Arrow)?Function(?:Expression|Declaration)$/.test(value.type)) yield value
    for (const child of Object.values(value)) yield* functionsIn(child)
  }
}

/** Functions of a folder that are too long, with the number of their lines. Frontmatter of pages is not looked at. */
const longFunctionsOf = (folder: string): readonly string[] =>
  sourcesOf(folder)
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.generated.ts'))
    .flatMap((file) => {
      const text = textOf(file)
      const linesTo = (offset: number): number => text.slice(0, offset).split('\n').length
      return [...functionsIn(parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }).body)].flatMap((found) => {
        const first = linesTo(found.start)
        const lines = linesTo(found.end) - first + 1
        return lines > mostLines ? [`${file}:${first} has ${lines} lines`] : []
      })
    })

it.each(['engine', 'compiler', 'site'])('no function of %s is longer than a few screens', (folder) => {
  expect(longFunctionsOf(folder)).toEqual([])
})
