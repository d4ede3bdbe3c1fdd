/** Possible orders on the map: destinations and targets of the selection, and the look of the offered order. */

import type { Point } from '../../../compiler/cartography/geometry.ts'
import { hexsideEnds, outlineOf } from '../../../compiler/cartography/geometry.ts'
import type { Space } from '../../../engine/board.ts'
import { usePlayer } from '../context.ts'
import { Box, translate } from './Drawn.tsx'
import { hexsideOf } from './hexes.ts'

export const lineOf = (points: readonly Point[]): string =>
  points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')

/** The point that lies `by` map units before the end of a line, so that an arrow ends short of a counter. */
const shortened = (from: Point, to: Point, by: number): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const part = length === 0 ? 0 : Math.max(0, 1 - by / length)
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}

/** How far from the ends of its line the arrow begins and ends, how far above the last point its pill stands, and their classes. */
const looks = {
  attack: { begin: 15, end: 20, rise: 33, line: 'attack-arrow', pill: 'pill-fight' },
  move: { begin: 0, end: 6, rise: 21, line: 'move-path', pill: 'pill-cost' },
} as const

/** A path with its cost, or an arrow with the expected losses. */
export const Offer = () => {
  const { state } = usePlayer()
  const action = state.offered.value
  const offer = action && state.ui.map.offer(state, action)
  const [first, second] = offer?.line ?? []
  const [before, last] = offer?.line.slice(-2) ?? []
  if (!action || !offer || !first || !second || !before || !last) return null
  const { kind, line } = offer
  const label = kind === 'attack' ? state.ui.words.pill(state, action)?.text : offer.label
  const { begin, end, rise, line: lineClass, pill } = looks[kind]
  const path = lineOf([shortened(second, first, begin), ...line.slice(1, -1), shortened(before, last, end)])
  return (
    <g class="play-offer">
      {kind === 'move' && <path class="move-path-casing" d={path} />}
      <path class={lineClass} d={path} marker-end={`url(#${kind}-head)`} />
      {label !== undefined && (
        <g transform={translate({ x: last.x, y: last.y - rise })}>
          <Box class={pill} text={label} width={label.length * 8.4 + 22} height={26} baseline={5.5} radius={11} />
        </g>
      )}
    </g>
  )
}

const Head = ({ kind, refX, size }: { kind: 'attack' | 'move'; refX: number; size: number }) => (
  <marker
    id={`${kind}-head`}
    viewBox="0 0 10 10"
    refX={refX}
    refY="5"
    markerWidth={size}
    markerHeight={size}
    orient="auto"
  >
    <path class={`${kind}-head`} d="M0 0 10 5 0 10z" />
  </marker>
)

/** Arrow heads that the paths above refer to. */
export const Markers = () => (
  <defs>
    <Head kind="attack" refX={6} size={3.2} />
    <Head kind="move" refX={4} size={3.6} />
  </defs>
)

/** Hexsides that the aimed order can take, as amber bars. */
const Edges = ({ edges }: { edges: Iterable<number> }) => {
  const { map } = usePlayer().scenario
  return (
    <>
      {[...edges].map((edge) => {
        const [a, b] = hexsideEnds(map, hexsideOf(edge))
        return (
          <g key={edge}>
            <path class="edge-aim" d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />
            <circle class="edge-aim-disc" cx={(a.x + b.x) / 2} cy={(a.y + b.y) / 2} r={6.5} />
          </g>
        )
      })}
    </>
  )
}

/** A faint wash with one amber outline, cased so that it is told from any ground and from what supply is drawn with. */
const Outline = ({ kind, hexes }: { kind: 'near' | 'far'; hexes: readonly Space[] }) => {
  const outline = outlineOf(usePlayer().scenario.map, hexes)
  return (
    hexes.length > 0 && (
      <>
        <path class="reach-casing" d={outline} />
        <path class={`reach-${kind}`} d={outline} />
      </>
    )
  )
}

/** Where the selected unit may go; what has its price is dashed. */
export const Reach = () => {
  const { state, scenario } = usePlayer()
  const { map } = scenario
  const reach = state.ui.map.reach(state)
  if (!reach) return null
  const { near, far, targets } = reach
  return (
    <g class="play-reach">
      <Outline kind="far" hexes={far} />
      <Outline kind="near" hexes={near} />
      {targets.map((hexes) => (
        <path key={hexes[0]} class="reach-target" d={outlineOf(map, hexes)} />
      ))}
      <Edges edges={state.aimed.value?.edges.keys() ?? []} />
    </g>
  )
}
