/** The tutorial's card over the map, and what the staff suggests. */
import { useEffect, useRef, useState } from 'preact/hooks'
import { sentencesOf } from '../actions/staff.ts'
import { usePlayer } from '../context.ts'
import { Button, IconButton } from './parts.tsx'

const nothing = { width: 0, height: 0 }

/** Tells the camera how much of the map an element hides. */
const useHiddenCorner = (isThere: boolean) => {
  const { camera } = usePlayer()
  const card = useRef<HTMLElement>(null)
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
  return card
}

const Dots = ({ step, steps }: { step: number; steps: number }) => (
  <span class="dots" role="img" aria-label={`Step ${step + 1} of ${steps}`}>
    {Array.from({ length: steps }, (_, at) => (
      <i key={at} class={at < step ? 'done' : at === step ? 'now' : ''} />
    ))}
  </span>
)

export const TutorialCard = () => {
  const { tutorial, actions } = usePlayer()
  const lesson = tutorial?.lesson.value
  const card = useHiddenCorner(lesson !== undefined)
  /** The text that was unfolded by hand: above a sheet the card is folded to two lines. */
  const [unfolded, setUnfolded] = useState('')
  if (!tutorial || !lesson) return null
  const { step, steps, title, text, keys, show } = lesson
  const isFolded = unfolded !== text
  return (
    <section ref={card} class={isFolded ? 'tutorial stack is-folded' : 'tutorial stack'} aria-label="Tutorial">
      <header class="row">
        <h2>{title}</h2>
        {step !== null && <Dots step={step} steps={steps} />}
        <IconButton
          class="close"
          icon="close"
          name="Close the tutorial"
          title="Close the tutorial"
          press={tutorial.close}
        />
      </header>
      <p aria-live="polite">{text}</p>
      <Button class="link fold" aria-expanded={!isFolded} press={() => setUnfolded(isFolded ? text : '')}>
        {isFolded ? 'More' : 'Less'}
      </Button>
      <footer>
        {keys && (
          <span class="key-hint">
            <kbd>{keys[0]}</kbd> {keys[1]}
          </span>
        )}
        {show && (
          <Button class="link" press={() => actions.showPointer(show)}>
            Show me
          </Button>
        )}
        <Button class="link" press={() => void actions.askStaff()}>
          Ask the staff
        </Button>
        {step !== null && (
          <Button class="link next" press={tutorial.next}>
            Next
          </Button>
        )}
      </footer>
    </section>
  )
}

/** What the staff would do now, to be done with one press or not. */
export const Suggestion = () => {
  const { state, actions } = usePlayer()
  const suggested = state.suggested.value
  if (!suggested || !state.mayAct.value) return null
  const decline = (): void => {
    state.suggested.value = null
  }
  return (
    <div class="suggestion row">
      <p>
        The staff suggests: <b>{sentencesOf(state, suggested)}</b>
      </p>
      <Button class="button main" press={() => void actions.askStaff()} aria-keyshortcuts="G">
        Do it
      </Button>
      <IconButton class="button icon-only" icon="close" name="No, thank you" press={decline} />
    </div>
  )
}
