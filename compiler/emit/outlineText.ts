/** Turns the text of a standalone map into outlines, with fonts and sizes from the style sheet in it. */
import { type Face, measure, outline } from './type.ts'

interface Style {
  readonly family: 'serif' | 'sans'
  readonly italic: boolean
  readonly size: number
  readonly spacing: number
  readonly anchor: 'start' | 'middle' | 'end'
}

const plain: Style = { family: 'serif', italic: false, size: 16, spacing: 0, anchor: 'start' }

interface Rule {
  /** Classes of the element itself, and of elements around it. */
  readonly own: readonly string[]
  readonly around: readonly string[]
  readonly style: Partial<Style>
}

const classesOf = (selector: string): string[] => [...selector.matchAll(/\.([\w-]+)/g)].map((match) => match[1] ?? '')

const readDeclarations = (declarations: string): Partial<Style> => {
  const value = (property: string): string | undefined =>
    new RegExp(`(?:^|;)${property}:([^;]+)`).exec(declarations)?.[1]
  const family = value('font-family')
  const size = value('font-size')
  const slant = value('font-style')
  const spacing = value('letter-spacing')
  const anchor = value('text-anchor')
  return {
    ...(family !== undefined && { family: /sans/.test(family) ? 'sans' : 'serif' }),
    ...(size !== undefined && { size: Number.parseFloat(size) }),
    ...(slant !== undefined && { italic: slant === 'italic' }),
    ...(spacing !== undefined && { spacing: Number.parseFloat(spacing) }),
    ...(anchor !== undefined && { anchor: readAnchor(anchor) }),
  }
}

const readAnchor = (text: string): Style['anchor'] => (text === 'middle' || text === 'end' ? text : 'start')

const readRules = (svg: string): readonly Rule[] => {
  const sheet = /<style>([\s\S]*?)<\/style>/.exec(svg)?.[1] ?? ''
  return [...sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selectors = '', declarations = '']) => {
    const style = readDeclarations(declarations)
    if (Object.keys(style).length === 0) return []
    return selectors.split(',').map((selector) => {
      const parts = selector.trim().split(/\s+/)
      return { own: classesOf(parts.at(-1) ?? ''), around: parts.slice(0, -1).flatMap(classesOf), style }
    })
  })
}

const attribute = (attributes: string, name: string): string | undefined =>
  new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1]

interface Open {
  readonly classes: readonly string[]
  readonly style: Style
}

const styleOf = (rules: readonly Rule[], attributes: string, parents: readonly Open[]): Open => {
  const classes = (attribute(attributes, 'class') ?? '').split(' ')
  const around = parents.flatMap((open) => open.classes)
  const matching = rules.filter(
    (rule) => rule.own.every((one) => classes.includes(one)) && rule.around.every((one) => around.includes(one)),
  )
  const anchor = attribute(attributes, 'text-anchor')
  const style: Style = Object.assign({}, parents.at(-1)?.style ?? plain, ...matching.map((rule) => rule.style))
  return { classes, style: anchor === undefined ? style : { ...style, anchor: readAnchor(anchor) } }
}

const plainText = (text: string): string =>
  text
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')

/** The same picture with every `<text>` drawn as a path of the same class. */
export const outlineText = (svg: string): string => {
  const rules = readRules(svg)
  const open: Open[] = []
  return svg.replace(
    /<(\/?)(g|svg)\b([^>]*)>|<text\b([^>]*)>([^<]*)<\/text>/g,
    (whole, slash, tag, attributes = '', textAttributes, content) => {
      if (tag !== undefined) {
        if (slash === '/') open.pop()
        else if (!attributes.endsWith('/')) open.push(styleOf(rules, attributes, open))
        return whole
      }
      const { style } = styleOf(rules, textAttributes, open)
      const face: Face = style.family === 'sans' ? 'sans' : style.italic ? 'italic' : 'serif'
      const text = plainText(content)
      const width = measure(face, text, style.size, style.spacing)
      const x = Number(attribute(textAttributes, 'x') ?? 0) - { start: 0, middle: width / 2, end: width }[style.anchor]
      const path = outline(face, text, x, Number(attribute(textAttributes, 'y') ?? 0), style.size, style.spacing)
      const kept = textAttributes.replace(/\s(?:x|y|text-anchor)="[^"]*"/g, '')
      return `<path${kept} d="${path}"/>`
    },
  )
}
