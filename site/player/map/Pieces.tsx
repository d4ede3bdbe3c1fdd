/** Pieces on the map: one focusable group each, of which only the one under the cursor is in the order of focus. */
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { centreOf, type Point } from '../../../compiler/cartography/geometry.ts'
import { nameOfSpace, type Space } from '../../../engine/board.ts'
import { usePlayer } from '../context.ts'
import { isSame } from '../subject.ts'
import type { PlayerState } from '../systemUi.ts'
import type { Piece as PieceOnMap, Subject } from '../types.ts'

const translateTo = ({ x, y }: Point): string => `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`

/** Milliseconds of a march: by its hexes, and never so long that play waits for it. */
const marchLasts = (hexes: number): number => Math.min(260, 60 + 50 * hexes)

const still = matchMedia('(prefers-reduced-motion: reduce)')

/** The hexes by which a piece came from one hex to another with the last action that is shown, if it did. */
const marchOf = (state: PlayerState, piece: Subject, from: Space, to: Space): readonly Space[] | undefined => {
  const { steps } = state.timeline.peek()
  const last = steps[(state.replayAt.peek() ?? steps.length) - 1]
  for (const event of last?.events ?? []) {
    const way = state.ui.map.march(event, piece)
    if (!way) continue
    const path = way[0] === from ? way : [from, ...way]
    if (path.at(-1) === to && path.length > 2) return path
  }
  return undefined
}

/** `isTop`: nothing stands above it in its hex. */
const Piece = ({ piece: { subject, hex, side, drawn, label }, isTop }: { piece: PieceOnMap; isTop: boolean }) => {
  const { state, actions } = usePlayer()
  const { scenario } = state
  // A march runs by its path; anything else, as taking it back, goes straight (see the style sheet).
  const group = useRef<SVGGElement>(null)
  const stood = useRef(hex)
  useLayoutEffect(() => {
    const from = stood.current
    stood.current = hex
    const path = from === hex || still.matches ? undefined : marchOf(state, subject, from, hex)
    const counter = group.current
    if (!path || !counter) return
    counter.style.transition = 'none'
    const march = counter.animate(
      path.map((one) => ({ transform: translateTo(centreOf(scenario.map, one)) })),
      { duration: marchLasts(path.length), easing: 'ease-in-out' },
    )
    const settle = (): void => {
      counter.style.transition = ''
    }
    march.finished.then(settle, settle)
  }, [hex, subject, state, scenario])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button cannot stand inside SVG
    <g
      ref={group}
      class="unit"
      style={{ transform: translateTo(centreOf(scenario.map, hex)) }}
      role="button"
      tabindex={isTop && state.cursor.value === hex ? 0 : -1}
      aria-pressed={isSame(state.selected.value, subject)}
      aria-label={`${nameOfSpace(scenario.map, hex)}: ${label}`}
      {...{ [`data-${subject.kind}`]: subject.number }}
      data-hex={hex}
      data-side={side}
      // Not for the pointer, which the viewport handles, but for assistive technology that presses buttons.
      onClick={() => (isTop ? actions.choose(hex) : actions.select(subject))}
      dangerouslySetInnerHTML={{ __html: drawn }}
    />
  )
}

export const Pieces = () => {
  const { state } = usePlayer()
  const group = useRef<SVGGElement>(null)
  const cursor = state.cursor.value
  const pieces = state.pieces.value
  const tops = new Map(pieces.map((piece) => [piece.hex, piece]))
  const under = tops.get(cursor)?.subject
  const place = under && `[data-${under.kind}="${under.number}"]`

  // The keyboard's focus goes with the cursor: to the piece there, or to the map.
  useEffect(() => {
    const viewport = group.current?.closest<HTMLElement>('.map-viewport')
    if (!viewport || !state.byKeyboard.value || !viewport.contains(document.activeElement)) return
    const goal = place ? group.current?.querySelector<SVGGElement>(place) : viewport
    if (goal && goal !== document.activeElement) goal.focus({ preventScroll: true })
  }, [cursor, place, state])

  return (
    <g class="play-units" ref={group}>
      {pieces.map((piece) => (
        <Piece
          key={`${piece.subject.kind}.${piece.subject.number}`}
          piece={piece}
          isTop={tops.get(piece.hex) === piece}
        />
      ))}
    </g>
  )
}
