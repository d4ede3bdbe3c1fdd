/** Parts of the map that are drawn as text, and parts that stand at a point of it. */
import type { SVGAttributes } from 'preact'
import type { Point } from '../../../compiler/cartography/geometry.ts'

interface DrawnProps extends SVGAttributes<SVGGElement> {
  /** SVG of the cartography, in which any text is escaped. */
  readonly svg: string
}

export const Drawn = ({ svg, ...attributes }: DrawnProps) => (
  <g {...attributes} dangerouslySetInnerHTML={{ __html: svg }} />
)

export const translate = ({ x, y }: Point): string => `translate(${x.toFixed(1)} ${y.toFixed(1)})`

export const Box = (props: {
  class: string
  text: string
  width: number
  height: number
  baseline: number
  radius: number
}) => (
  <g class={props.class}>
    <rect x={-props.width / 2} y={-props.height / 2} width={props.width} height={props.height} rx={props.radius} />
    <text y={props.baseline}>{props.text}</text>
  </g>
)
