/** The selected stack fanned out. */
import { useRef } from 'preact/hooks'
import { centreOf, extentOf } from '../../../../../compiler/cartography/geometry.ts'
import { drawCounter } from '../../../../../compiler/systems/echelon/cartography/counter.ts'
import { translate } from '../../../map/Drawn.tsx'
import { numberOf, unitSubject } from '../../../subject.ts'
import type { Subject } from '../../../types.ts'
import { inCombat } from '../attack.ts'
import { countIn, seenIn } from '../seen.ts'
import { usePlayer } from '../types.ts'
import { factsOf, marksOf } from './pieces.ts'

const size = 44
const mostInRow = 5
/** Map units between the middle of the hex and the fan. */
const aside = 34

/** The units of the selected stack beside each other, to be pressed: by keys the stack is gone through with Enter. */
export const Fan = () => {
  const { state, actions, derived, scenario } = usePlayer()
  const { map } = scenario
  const { hex, stacks, table, known } = derived
  const selected = state.selected.value
  const focus = state.focus.value
  // It folds for good as soon as the pointer goes on to something else: what lies around the stack must be reached.
  const folded = useRef<Subject | null>(null)
  if (hex > 0 && focus !== null && table.board.distance(focus, hex) > 1) folded.current = selected
  // In a combat the panel lists who takes part, and neighbours are to be pressed.
  const isFolded = folded.current === selected || inCombat(known.phase)
  const units = hex > 0 && !isFolded ? seenIn(state, hex) : []
  const hidden = countIn(state, hex, units.length) - units.length
  if (units.length === 0 || units.length + hidden < 2) return null
  const cards = units.length + (hidden > 0 ? 1 : 0)
  const columns = Math.min(mostInRow, cards)
  const [width, height] = [columns * size + 8, Math.ceil(cards / mostInRow) * size + 8]
  const { x, y } = centreOf(map, hex)
  const taught = numberOf(state.taught.value, 'hex')
  const occupied = new Set([
    ...stacks.keys(),
    ...known.hex.filter((one) => one > 0),
    ...(taught === null ? [] : [taught]),
  ])
  /** How many stacks it would hide, above (-1) or below, or whether the hex that the tutorial points at. */
  const covered = (way: number): number =>
    [...occupied].filter((one) => {
      const at = centreOf(map, one)
      const far = (at.y - y) * way
      return Math.abs(at.x - x) < width / 2 && far > 0 && far < height + aside
    }).length
  const isBelow = y < height + aside || covered(-1) > covered(1)
  const edge = width / 2 + 4
  const middle = Math.min(Math.max(x, edge), extentOf(map).width - edge)
  const placeOf = (at: number): string =>
    translate({ x: ((at % mostInRow) - (columns - 1) / 2) * size, y: (Math.floor(at / mostInRow) + 0.5) * size + 4 })
  const stop = (event: Event): void => event.stopPropagation()
  return (
    <g transform={translate({ x: middle, y: isBelow ? y + aside : y - aside - height })}>
      <g class="ec-fan" onPointerDown={stop} onPointerMove={stop}>
        <rect x={-width / 2} width={width} height={height} rx={9} />
        {units.map((unit, at) => (
          <g
            key={unit}
            transform={placeOf(at)}
            onPointerUp={(event) => {
              event.stopPropagation()
              actions.select(unitSubject(unit))
            }}
            dangerouslySetInnerHTML={{ __html: drawCounter(factsOf(state, unit)) + marksOf(state, unit) }}
          />
        ))}
        {hidden > 0 && (
          <text transform={placeOf(cards - 1)} y={6}>
            + {hidden}
          </text>
        )}
      </g>
    </g>
  )
}
