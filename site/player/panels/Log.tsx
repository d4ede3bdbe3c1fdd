/** The log of events: the latest turn first, and in it the latest event first. */

import { isTold } from '../announce.ts'
import { usePlayer } from '../context.ts'
import { addLine } from '../logLines.ts'
import { moverOf } from '../timeline.ts'
import type { LogLine } from '../types.ts'
import { sideName } from '../words.ts'

/** Turns of a side shown before one steps back in the replay. */
const shown = 6

interface Chapter {
  readonly title: string
  readonly lines: LogLine[]
}

/** Returns the events heard of, by turns, up to the moment of the replay. */
export const useChapters = (): readonly Chapter[] => {
  const { state, scenario, view } = usePlayer()
  const { steps, first } = state.timeline.value
  const { words, events } = state.ui
  const opening = first.state
  const chapters: Chapter[] = [
    { title: `${words.turn(opening.turn)}: ${sideName(scenario, moverOf(state, opening))}`, lines: [] },
  ]
  for (const done of steps.slice(0, state.replayAt.value ?? steps.length)) {
    for (const event of done.events) {
      if (!isTold(event, view)) continue
      const line = events.line(scenario, event)
      if (line?.tone === 'turn') chapters.push({ title: line.text, lines: [] })
      else if (line) addLine(chapters.at(-1)?.lines ?? [], line)
    }
  }
  return chapters
}

export const Log = () => {
  const chapters = useChapters()
  return (
    <section class="log" aria-label="Log">
      <h3 class="label">Log</h3>
      {chapters
        .slice(-shown)
        .reverse()
        .map((chapter, at) => (
          <section key={chapters.length - at} class="log-turn">
            <h4>{chapter.title}</h4>
            <ol class="stack">
              {[...chapter.lines].reverse().map((line, index) => (
                <li key={chapter.lines.length - index} class={`line ${line.tone}`}>
                  {line.text}
                </li>
              ))}
            </ol>
          </section>
        ))}
      {chapters.length > shown && <p class="note">Earlier turns: step back in the replay.</p>}
    </section>
  )
}
