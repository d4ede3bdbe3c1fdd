/** The tutorial's card: over the map, out of the way, gone with one key. */
import { useEffect, useRef, useState } from 'preact/hooks'
import { useInstrument } from '../context.ts'
import { Icon } from './Icon.tsx'

const nothing = { width: 0, height: 0 }

export const TutorialCard = () => {
  const { tutor, control, camera } = useInstrument()
  const lesson = tutor.lesson.value
  const card = useRef<HTMLElement>(null)
  /** The text that was unfolded by hand: above a sheet the card is folded to two lines. */
  const [unfolded, setUnfolded] = useState('')
  const isThere = lesson !== undefined

  useEffect(() => {
    const element = card.current
    if (!element || !isThere) return
    const observer = new ResizeObserver(() => {
      const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = element
      const isShown = offsetHeight > 0
      camera.card.value = isShown ? { width: offsetLeft + offsetWidth, height: offsetTop + offsetHeight } : nothing
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      camera.card.value = nothing
    }
  }, [isThere, camera])

  if (!lesson) return null
  const { step, steps, title, text, keys } = lesson
  const isFolded = unfolded !== text
  return (
    <section ref={card} class={isFolded ? 'tutorial is-folded' : 'tutorial'} aria-label="Tutorial">
      <header>
        <h2>{title}</h2>
        {step !== null && (
          <span class="dots" role="img" aria-label={`Step ${step + 1} of ${steps}`}>
            {Array.from({ length: steps }, (_, at) => (
              <i key={at} class={at < step ? 'done' : at === step ? 'now' : ''} />
            ))}
          </span>
        )}
        <button type="button" class="close" onClick={tutor.close} title="Close the tutorial">
          <Icon name="close" />
          <span class="visually-hidden">Close the tutorial</span>
        </button>
      </header>
      <p aria-live="polite">{text}</p>
      <button
        type="button"
        class="link fold"
        aria-expanded={!isFolded}
        onClick={() => setUnfolded(isFolded ? text : '')}
      >
        {isFolded ? 'More' : 'Less'}
      </button>
      <footer>
        {keys && (
          <span class="key-hint">
            <kbd>{keys[0]}</kbd> {keys[1]}
          </span>
        )}
        {lesson.show && (
          <button type="button" class="link" onClick={() => control.showPointer(lesson.show)}>
            Show me
          </button>
        )}
        <button type="button" class="link" onClick={() => void control.askStaff()}>
          Ask the staff
        </button>
        {step !== null && (
          <button type="button" class="link next" onClick={tutor.next}>
            Next
          </button>
        )}
      </footer>
    </section>
  )
}

/** What the staff would do now: to be done with one press, or not. */
export const Suggestion = () => {
  const { state, control } = useInstrument()
  const action = state.suggested.value
  if (!action || !state.mayAct.value) return null
  return (
    <div class="suggestion">
      <p>
        The staff suggests: <b>{state.ui.words.action(state, action)}</b>
      </p>
      <button type="button" class="button main" onClick={() => void control.askStaff()} aria-keyshortcuts="G">
        Do it
      </button>
      <button
        type="button"
        class="button icon-only"
        onClick={() => {
          state.suggested.value = null
        }}
      >
        <Icon name="close" />
        <span class="visually-hidden">No, thank you</span>
      </button>
    </div>
  )
}
