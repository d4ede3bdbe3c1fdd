/** What the offered order looks like on the map: a path with its cost, or an arrow with the expected losses. */
import type { Point } from '../../../compiler/cartography/geometry.ts'
import { useInstrument } from '../context.ts'

const lineOf = (points: readonly Point[]): string =>
  points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')

/** The point that lies `by` map units before the end of a line, so that an arrow ends short of a counter. */
const shortened = (from: Point, to: Point, by: number): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const part = length === 0 ? 0 : Math.max(0, 1 - by / length)
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}

/** How far from the ends of its line the arrow begins and ends, and how far above the last point its pill stands. */
const measures = { attack: { begin: 15, end: 20, pill: 33 }, move: { begin: 0, end: 6, pill: 21 } } as const

const Pill = ({ at, text, kind }: { at: Point; text: string; kind: 'attack' | 'move' }) => {
  const width = text.length * 8.4 + 22
  return (
    <g transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`}>
      <g class={kind === 'attack' ? 'pill-fight' : 'pill-cost'}>
        <rect x={-width / 2} y={-13} width={width} height={26} rx={11} />
        <text y={5.5}>{text}</text>
      </g>
    </g>
  )
}

export const Offer = () => {
  const { state } = useInstrument()
  const action = state.offered.value
  const offer = action && state.ui.map.offer(state, action)
  const [first, second] = offer?.line ?? []
  const [before, last] = offer?.line.slice(-2) ?? []
  if (!offer || !first || !second || !before || !last) return null
  const { kind, line, label } = offer
  const { begin, end, pill } = measures[kind]
  const path = lineOf([shortened(second, first, begin), ...line.slice(1, -1), shortened(before, last, end)])
  return (
    <g class="play-offer">
      {kind === 'move' && <path class="move-path-casing" d={path} />}
      <path class={kind === 'attack' ? 'attack-arrow' : 'move-path'} d={path} marker-end={`url(#${kind}-head)`} />
      {label !== undefined && <Pill kind={kind} at={{ x: last.x, y: last.y - pill }} text={label} />}
    </g>
  )
}

/** Arrow heads that the paths above refer to. */
export const Markers = () => (
  <defs>
    <marker id="attack-head" viewBox="0 0 10 10" refX="6" refY="5" markerWidth="3.2" markerHeight="3.2" orient="auto">
      <path class="attack-head" d="M0 0 10 5 0 10z" />
    </marker>
    <marker id="move-head" viewBox="0 0 10 10" refX="4" refY="5" markerWidth="3.6" markerHeight="3.6" orient="auto">
      <path class="move-head" d="M0 0 10 5 0 10z" />
    </marker>
  </defs>
)
