/** The map: a viewport that takes gestures, and a layer in it that the camera moves. */

import { useSignalEffect } from '@preact/signals'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { spaceAtPoint } from '../../../compiler/cartography/geometry.ts'
import { isOfSquares } from '../../../engine/board.ts'
import { classesOf } from '../classes.ts'
import { usePlayer } from '../context.ts'
import { listenForGestures } from '../gestures.ts'
import { cursorHelp } from '../keyboard.ts'
import type { IconName } from '../panels/Icon.tsx'
import { IconButton } from '../panels/parts.tsx'
import { subjectsAt } from '../subject.ts'
import { BaseMap, PlayLayer } from './PlayLayer.tsx'
import { isSheetDrawn } from './parts.ts'

/** Below this scale signs and small names are left out. */
const farScale = 0.5

/** Zoom and full screen, at the corner of the map. */
const MapControls = () => {
  const { state, actions, camera } = usePlayer()
  const buttons: readonly (readonly [IconName, string, () => void])[] = [
    ['plus', 'Zoom in', () => actions.zoom(1.35)],
    ['minus', 'Zoom out', () => actions.zoom(1 / 1.35)],
    ['fit', 'Show the whole map', () => camera.fit()],
    ['full', state.full.value ? 'Leave the full window' : 'Fill the window', actions.toggleFull],
  ]
  return (
    <div
      class="map-controls"
      onPointerDown={(event) => event.stopPropagation()}
      onPointerUp={(event) => event.stopPropagation()}
    >
      {buttons.map(([icon, label, press]) => (
        <IconButton key={icon} class={`map-button zoom-${icon}`} title={label} icon={icon} name={label} press={press} />
      ))}
    </div>
  )
}

export const MapView = () => {
  const { state, actions, camera } = usePlayer()
  const viewport = useRef<HTMLDivElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const { ui } = state
  const { map } = state.scenario

  // With the first drawing, so that a press finds the map where it lies and somebody who listens.
  useLayoutEffect(() => {
    if (!viewport.current || !layer.current) return
    const hexUnder = (x: number, y: number): number | null => {
      const point = camera.toMap(x, y)
      return spaceAtPoint(map, point.x, point.y) ?? null
    }
    const letGo = camera.attach(viewport.current, layer.current)
    const stop = listenForGestures(viewport.current, camera, {
      choose(x, y, touch) {
        const hex = hexUnder(x, y)
        if (actions.takeEdge(camera.toMap(x, y))) return
        if (hex === null) actions.deselect()
        else if (touch) actions.tap(hex)
        else actions.choose(hex)
      },
      point(x, y) {
        const hex = x === undefined || y === undefined ? null : hexUnder(x, y)
        if (hex !== state.pointed.value) actions.point(hex)
      },
    })
    return () => {
      stop()
      letGo()
    }
  }, [state, actions, camera, map])

  // The mouse cursor shows where a click would do something.
  useSignalEffect(() => {
    const hex = state.pointed.value
    const isOnSubject = hex !== null && subjectsAt(state, hex).length > 0
    viewport.current?.classList.toggle('is-over', isOnSubject || state.offered.value !== undefined)
    viewport.current?.classList.toggle('is-aiming', state.aimed.value !== undefined)
  })

  const shown = state.layers.value
  const hidden = ui.layers.filter(({ id }) => !shown[id]).map(({ id }) => `no-${id}`)
  // One stop in the order of focus: the map itself, or the piece under the cursor (see Pieces.tsx).
  const cursorOnPiece = subjectsAt(state, state.cursor.value).length > 0
  return (
    <div
      ref={viewport}
      class={classesOf('map-viewport', ...hidden, camera.drawnScale.value < farScale && 'is-far')}
      data-weather={ui.map.look?.(state) ?? 'dry'}
      role="application"
      aria-roledescription={isOfSquares(map) ? 'board' : 'hex map'}
      aria-label={`Map of ${state.scenario.title}. ${cursorHelp} with the arrow keys; press question mark for all keys.`}
      tabIndex={cursorOnPiece ? -1 : 0}
      onFocusIn={() => {
        if (viewport.current?.matches(':focus-visible, :has(:focus-visible)')) state.byKeyboard.value = true
      }}
    >
      <div class="map-layer" ref={layer}>
        {isSheetDrawn() && <BaseMap />}
        <PlayLayer />
      </div>
      <MapControls />
    </div>
  )
}
