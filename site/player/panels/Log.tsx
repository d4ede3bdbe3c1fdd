/** What has happened, latest first. */
import { type LogLine, lineOf } from '../chronicle.ts'
import { useInstrument } from '../context.ts'
import { sideName } from '../words.ts'

/** Lines shown before one asks for more. */
const shown = 60

export const Log = () => {
  const { state } = useInstrument()
  const { scenario } = state.bundle
  const { steps } = state.timeline.value
  const until = state.replayAt.value ?? steps.length
  const lines: LogLine[] = [{ text: `Turn 1: ${sideName(scenario, 0)}`, tone: 'turn' }]
  for (const done of steps.slice(0, until)) {
    for (const event of done.events) {
      const line = lineOf(scenario, event)
      if (line) lines.push(line)
    }
  }
  return (
    <section class="log" aria-label="Log">
      <h3 class="label">Log</h3>
      <ol>
        {lines
          .reverse()
          .slice(0, shown)
          .map((line, at) => (
            <li key={lines.length - at} class={`line ${line.tone}`}>
              {line.text}
            </li>
          ))}
      </ol>
      {lines.length > shown && (
        <p class="note">{lines.length - shown} earlier lines: step back in the replay to see them.</p>
      )}
    </section>
  )
}
