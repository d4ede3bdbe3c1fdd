/** Pieces on the map: one focusable group each, of which only the one under the cursor is in the order of focus. */
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { centreOf, type Point } from '../../../compiler/cartography/geometry.ts'
import { nameOfSpace } from '../../../engine/board.ts'
import { usePlayer } from '../context.ts'
import { effectsLast } from '../effects.ts'
import { isSame, keyOf } from '../subject.ts'
import type { PlayerState } from '../systemUi.ts'
import type { Effect, Piece as PieceOnMap } from '../types.ts'
import { drawnOf } from './parts.ts'

const translateTo = ({ x, y }: Point): string => `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`

const shaken = [0, -3, 3, -2, 1, 0].map((x) => ({ translate: `${x}px` }))

/** Moves and shakes pieces as the last action did. Returns how to end that. */
const animate = (pieces: SVGGElement, { scenario, effects }: PlayerState): (() => void) => {
  const marches = new Map<SVGGElement, Extract<Effect, { is: 'march' }>[]>()
  const running: Animation[] = []
  for (const effect of effects.value) {
    if (effect.is !== 'hit' && effect.is !== 'march') continue
    const { kind, number } = effect.piece
    const element = pieces.querySelector<SVGGElement>(`[data-${kind}="${number}"]`)
    if (!element) continue
    if (effect.is === 'march') marches.set(element, [...(marches.get(element) ?? []), effect])
    else running.push(element.animate(shaken, { delay: effect.at, duration: effect.lasts }))
  }
  for (const [element, all] of marches) {
    const duration = effectsLast(all)
    const frames = all.flatMap(({ way, at, lasts }) =>
      way.map((hex, step) => ({
        transform: translateTo(centreOf(scenario.map, hex)),
        offset: Math.min(1, (at + (lasts * step) / (way.length - 1)) / duration),
        easing: step === 0 ? 'ease-in' : step === way.length - 2 ? 'ease-out' : 'linear',
      })),
    )
    // Till the first march it stands where it stood, and does not glide there as when an action is taken back.
    element.style.transition = 'none'
    running.push(element.animate([{ ...frames[0], offset: 0 }, ...frames], duration))
  }
  return () => {
    for (const one of running) one.cancel()
    for (const element of marches.keys()) element.style.transition = ''
  }
}

/** `isTop`: nothing stands above it in its hex. */
const Piece = ({ piece: { subject, hex, side, drawn, label }, isTop }: { piece: PieceOnMap; isTop: boolean }) => {
  const { state, actions } = usePlayer()
  const { scenario } = state
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button cannot stand inside SVG
    <g
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

  const effects = state.effects.value
  // With the drawing in which the pieces stand anew.
  useLayoutEffect(
    () => (effects.length > 0 && group.current ? animate(group.current, state) : undefined),
    [effects, state],
  )

  // The keyboard's focus goes with the cursor: to the piece there, or to the map.
  useEffect(() => {
    const viewport = group.current?.closest<HTMLElement>('.map-viewport')
    if (!viewport || !state.byKeyboard.value || !viewport.contains(document.activeElement)) return
    const goal = place ? group.current?.querySelector<SVGGElement>(place) : viewport
    if (goal && goal !== document.activeElement) goal.focus({ preventScroll: true })
  }, [cursor, place, state])

  return (
    <g class="play-units" ref={group}>
      {drawnOf(pieces).map((piece) => (
        <Piece key={keyOf(piece.subject)} piece={piece} isTop={tops.get(piece.hex) === piece} />
      ))}
    </g>
  )
}
