/** What is being decided, by whom, how much of it is done, and the answers if it is a question. */
import { playedCard } from '../../../../../engine/systems/command-cards/cards/effects.ts'
import { phase } from '../../../../../engine/systems/command-cards/types.ts'
import { useInstrument } from '../context.ts'
import { answerWords, askedWords, nextWords, sideName, taskWords } from '../words.ts'
import { SmokeScreens } from './SmokeScreens.tsx'

/** Answers to what is asked, with the one that declines. */
const Answers = () => {
  const { state, control } = useInstrument()
  const { answers, groups, endTurn } = state.orders.value
  const { scenario } = state.bundle
  const position = state.position.value.state
  const actions = answers.flatMap((key) => groups.get(key)?.alone ?? [])
  // What ends a phase of one’s own turn stands in the bar above.
  if (actions.length === 0 && (endTurn === undefined || position.phase <= phase.battle)) return null
  return (
    <div class="cc-answers">
      {actions.map((action, at) => (
        <button key={at} type="button" class="button" onClick={() => control.order(action)}>
          {answerWords(scenario, position, action)}
        </button>
      ))}
      {endTurn && (
        <button type="button" class="button" onClick={() => control.order(endTurn)}>
          {nextWords(position)}
        </button>
      )}
    </div>
  )
}

/** The card whose rules hold now. */
const InPlay = () => {
  const { state } = useInstrument()
  const known = state.desk.known.value
  const card = playedCard(state.game.table, known)
  // What interrupts a battle is told instead.
  if (card === undefined || known.phase === phase.play || known.phase > phase.battle) return null
  return (
    <span class="cc-in-play" title={card.text}>
      “{card.name}”{known.mirrored === 1 && ', left and right exchanged'}
      {known.fallback === 1 && ', for one unit of any kind'}
    </span>
  )
}

export const PhaseBar = () => {
  const { state } = useInstrument()
  const { scenario } = state.bundle
  const known = state.desk.known.value
  if (state.outcome.value !== undefined) return <p class="cc-phase">The battle is over.</p>
  const isOwn = known.side === state.view.value.viewer
  return (
    <div class="cc-phase" data-side={known.side}>
      <p class="cc-asked">
        {!isOwn && <span class="cc-whose">{sideName(scenario, known.side)}: </span>}
        {askedWords(known)}
      </p>
      <p class="cc-task">
        <InPlay /> {taskWords(scenario, known)}
      </p>
      <Answers />
      <SmokeScreens />
    </div>
  )
}
