/** What the offered order looks like on the map: a path with its cost, or an arrow with the expected losses. */
import { centreOf, type Point } from '../../../compiler/cartography/geometry.ts'
import { useInstrument } from '../context.ts'
import { pillOf } from '../systems/operational/words.ts'

const lineOf = (points: readonly Point[]): string =>
  points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')

/** The point that lies `by` map units before the end of a line, so that an arrow ends short of a counter. */
const shortened = (from: Point, to: Point, by: number): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const part = length === 0 ? 0 : Math.max(0, 1 - by / length)
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}

const Pill = ({ at, text, kind }: { at: Point; text: string; kind: 'fight' | 'cost' }) => {
  const width = text.length * 8.4 + 22
  return (
    <g transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`}>
      <g class={`pill-${kind}`}>
        <rect x={-width / 2} y={-13} width={width} height={26} rx={11} />
        <text y={5.5}>{text}</text>
      </g>
    </g>
  )
}

export const Offer = () => {
  const { state } = useInstrument()
  const action = state.offered.value
  if (!action) return null
  const { map } = state.bundle.scenario
  const now = state.position.value.state
  const fight = state.fight.value

  if (fight) {
    const forecast = state.forecast.value
    const to = centreOf(map, now.hex[fight.target] ?? 0)
    const start = now.hex[fight.unit] ?? -1
    // Boats come from the sea: from below their target when they have no hex.
    const from = start > 0 ? centreOf(map, start) : { x: to.x + 60, y: to.y + 40 }
    const begin = shortened(to, from, 15)
    const end = shortened(from, to, 20)
    return (
      <g class="play-offer">
        <path class="attack-arrow" d={lineOf([begin, end])} marker-end="url(#attack-head)" />
        {forecast && <Pill kind="fight" at={{ x: to.x, y: to.y - 33 }} text={pillOf(forecast)} />}
      </g>
    )
  }
  if (action.type !== 'move') return null
  const path = state.game
    .reach(now, action.unit)
    .path(action.to)
    .map((hex) => centreOf(map, hex))
  const last = path.at(-1)
  const cost = state.orders.value.byUnit.get(action.unit)?.cost.get(action.to)
  if (!last || path.length < 2) return null
  const before = path.at(-2) ?? last
  return (
    <g class="play-offer">
      <path class="move-path-casing" d={lineOf([...path.slice(0, -1), shortened(before, last, 6)])} />
      <path
        class="move-path"
        d={lineOf([...path.slice(0, -1), shortened(before, last, 6)])}
        marker-end="url(#move-head)"
      />
      {cost !== undefined && <Pill kind="cost" at={{ x: last.x, y: last.y - 21 }} text={String(cost)} />}
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
