/** The tutorial's card over the map. */

import type { RefObject } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { classesOf } from '../classes.ts'
import { usePlayer } from '../context.ts'
import { Button, IconButton } from '../panels/parts.tsx'
import { suggestedNow } from '../staff/askStaff.ts'
import { usePlaceOfCard } from './cardPlace.ts'
import { namesIn, partsOf } from './named.ts'

/** Pixels between a button and the edge of its panel. */
const scrollMargin = 12

/** Scrolls a panel, and nothing around it, to a button in it that can be seen there. */
const scrollTo = (button: HTMLElement): void => {
  const panel = button.closest('.side-panel')
  if (!panel || !button.checkVisibility({ visibilityProperty: true })) return
  const [inside, around] = [button.getBoundingClientRect(), panel.getBoundingClientRect()]
  const below = inside.bottom - around.bottom + scrollMargin
  const above = inside.top - around.top - scrollMargin
  if (below > 0) panel.scrollBy(0, below)
  else if (above < 0) panel.scrollBy(0, above)
}

/** The name of a button, or of what is ticked, without its key. */
const wordsOn = (button: HTMLElement): string => {
  const parts = [...button.childNodes].filter(({ nodeName }) => nodeName !== 'KBD')
  return (button.ariaLabel ?? parts.map(({ textContent }) => textContent).join('')).trim()
}

/** Outlines what the tutorial names to be pressed, as long as it does, and scrolls a panel to it. */
const useNamed = (card: RefObject<HTMLElement | null>, names: string) => {
  useEffect(() => {
    const player = card.current?.closest('.player')
    if (!player || names === '') return
    const outline = (): void => {
      const buttons = [...player.querySelectorAll<HTMLElement>('button:not(.tutorial button), label.check')]
      const words = buttons.map(wordsOn)
      const named = names.split('\n').flatMap((name) => {
        const isCalled = (one: string): boolean =>
          words.includes(name) ? one === name : one.startsWith(name) && !/^[a-z]/i.test(one.slice(name.length))
        return buttons.filter((_, index) => isCalled(words[index] ?? ''))
      })
      for (const button of buttons) {
        const isNamed = named.includes(button)
        if (isNamed === button.hasAttribute('data-taught')) continue
        button.toggleAttribute('data-taught', isNamed)
        if (isNamed) scrollTo(button)
      }
    }
    const observer = new MutationObserver(outline)
    observer.observe(player, { subtree: true, childList: true, characterData: true })
    outline()
    return () => {
      observer.disconnect()
      for (const button of player.querySelectorAll('[data-taught]')) button.removeAttribute('data-taught')
    }
  }, [card, names])
}

const Dots = ({ step, steps }: { step: number; steps: number }) => (
  <span class="dots" role="img" aria-label={`Step ${step + 1} of ${steps}`}>
    {Array.from({ length: steps }, (_, at) => (
      <i key={at} class={at < step ? 'done' : at === step ? 'now' : ''} />
    ))}
  </span>
)

export const TutorialCard = () => {
  const { state, tutorial, actions } = usePlayer()
  const lesson = tutorial?.lesson.value
  const { card, corner, move, drag } = usePlaceOfCard(lesson !== undefined)
  useNamed(card, namesIn(lesson?.text ?? '').join('\n'))
  /** The text that was unfolded by hand: above a sheet the card is folded to two lines. */
  const [unfolded, setUnfolded] = useState('')
  if (!tutorial || !lesson) return null
  const { step, steps, title, text, keys, show } = lesson
  const suggested = suggestedNow(state)
  const isFolded = unfolded !== text
  return (
    <section
      ref={card}
      class={classesOf(
        'tutorial stack',
        isFolded && 'is-folded',
        state.isSheetOpen.value && 'is-above-sheet',
        suggested && 'is-behind-staff',
      )}
      data-end={corner.end}
      data-side={corner.side}
      aria-label="Tutorial"
    >
      <header class="row" {...drag}>
        <h2>{title}</h2>
        {step !== null && <Dots step={step} steps={steps} />}
        <IconButton class="close" icon="move" name="Move the tutorial" title="Move the tutorial" press={move} />
        <IconButton
          class="close"
          icon="close"
          name="Close the tutorial"
          title="Close the tutorial"
          press={tutorial.close}
        />
      </header>
      <p aria-live="polite" aria-atomic="true">
        {partsOf(text).map((words, index) => (index % 2 === 1 ? <b key={index}>{words}</b> : words))}
      </p>
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
        {/* A task asks for one thing, and the staff would do another: it has a say when the tasks are done. */}
        {step === null ? (
          <Button class="link" press={() => void actions.askStaff()}>
            Ask the staff
          </Button>
        ) : (
          <Button class="link next" press={tutorial.next}>
            Next
          </Button>
        )}
      </footer>
    </section>
  )
}
