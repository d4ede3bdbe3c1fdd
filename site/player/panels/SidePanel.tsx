/** The panel for what is selected and what is offered: beside the map, in narrow windows below it, on a phone a sheet over its foot. */

import type { ComponentChildren } from 'preact'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { classesOf } from '../classes.ts'
import { usePlayer } from '../context.ts'
import { Button, IconButton } from './parts.tsx'

/** On a touch screen: the order that is offered, at the foot of the sheet, to be given with one press. */
export const Confirm = () => {
  const { state, actions } = usePlayer()
  const action = state.offered.value
  if (!action) return null
  const { words } = state.ui
  const { word, about, price } = words.button(state, action)
  const pill = words.pill(state, action)
  return (
    <div class="confirm">
      <p>
        {about} {pill && <span class="pill">{pill.text}</span>}
        {price !== undefined && <small>{price}</small>}
      </p>
      <Button class="button main" press={() => actions.order(action)}>
        {word}
      </Button>
    </div>
  )
}

/** Pixels of the sheet above a card that is scrolled to. */
const cardMargin = 12

export const SidePanel = ({ children }: { children: ComponentChildren }) => {
  const { state, actions, camera } = usePlayer()
  const selected = state.selected.value
  const isAimed = state.aimed.value !== undefined
  const open = state.isSheetOpen.value
  const sheet = useRef<HTMLElement>(null)
  const isSheet = (): boolean => sheet.current !== null && getComputedStyle(sheet.current).position === 'absolute'
  const isBelowMap = (): boolean => (sheet.current?.offsetTop ?? 0) > 0

  // True if the last press was on the sheet: a finger need not leave it hovered.
  const isPressed = useRef(false)
  useEffect(() => {
    const press = ({ target }: Event): void => {
      isPressed.current = sheet.current?.contains(target as Node) ?? false
    }
    addEventListener('pointerdown', press, { capture: true })
    return () => removeEventListener('pointerdown', press, { capture: true })
  }, [])

  // A sheet hides the foot of the map, as much as what it holds makes it high.
  useEffect(() => {
    const tell = (): void => {
      camera.sheet.value = open && isSheet() ? (sheet.current?.offsetHeight ?? 0) : 0
    }
    const observer = new ResizeObserver(tell)
    if (sheet.current) observer.observe(sheet.current)
    tell()
    return () => observer.disconnect()
  }, [open, camera])

  // Another thing is read from its beginning, unless a tutorial scrolls to what it names, once that is there.
  useLayoutEffect(() => sheet.current?.scrollTo(0, 0), [selected, isAimed])

  // The effect of a tap on the map is shown; a tap on the sheet's own list must find it unmoved at the second time.
  const offered = state.offered.value
  useLayoutEffect(() => {
    const panel = sheet.current
    if (panel === null || !isBelowMap()) return
    if (!offered) panel.scrollTo(0, 0)
    else if (!isPressed.current) {
      const card = panel.querySelector<HTMLElement>('.card:not(.aim-card)')
      // Not scrollIntoView: that would scroll the page too.
      if (card) panel.scrollTo(0, Math.max(0, card.offsetTop - cardMargin))
    }
  }, [offered])

  return (
    <aside
      ref={sheet}
      class={classesOf('side-panel', open && 'is-open', isAimed && 'is-aimed', selected?.kind === 'card' && 'is-card')}
      aria-label="Selection and log"
    >
      {open && <IconButton class="sheet-close" icon="close" name="Close" press={actions.deselect} />}
      {children}
    </aside>
  )
}
