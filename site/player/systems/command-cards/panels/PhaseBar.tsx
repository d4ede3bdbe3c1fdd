/** The decision that is due: who makes it, how far it is done, and the answers if it is a question. */
import { playedCard } from '../../../../../engine/systems/command-cards/cards/effects.ts'
import { isQuestion, phase } from '../../../../../engine/systems/command-cards/types.ts'
import { Button } from '../../../panels/parts.tsx'
import { actionWords, askedWords, sideName, taskWords } from '../names.ts'
import { usePlayer } from '../types.ts'
import { SmokeScreens } from './SmokeScreens.tsx'

/** Answers to a question, with the one that declines. */
const Answers = () => {
  const { state, actions, orders, scenario } = usePlayer()
  const { endTurn } = orders
  const position = state.position.value.state
  const answers = orders.answers.flatMap((key) => orders.groups.get(key)?.alone ?? [])
  // The button that ends a phase of one’s own turn stands in the bar above.
  if (answers.length === 0 && (endTurn === undefined || !isQuestion(position.phase))) return null
  return (
    <div class="cc-answers">
      {[...answers, ...(endTurn ? [endTurn] : [])].map((action, at) => (
        <Button key={at} class={at === 0 ? 'button main' : 'button'} press={() => actions.order(action)}>
          {actionWords(scenario, position, action)}
        </Button>
      ))}
    </div>
  )
}

/** The card whose rules hold now. */
const InPlay = () => {
  const { table, known } = usePlayer().derived
  const card = playedCard(table, known)
  // A decision that interrupts a battle is shown instead.
  if (card === undefined || known.phase === phase.play || isQuestion(known.phase)) return null
  return (
    <span class="cc-in-play" title={card.text}>
      “{card.name}”{known.mirrored === 1 && ' (left and right swapped)'}
      {known.fallback === 1 && ' (for one unit of any kind)'}:
    </span>
  )
}

export const PhaseBar = () => {
  const { state, actions, derived, scenario, view } = usePlayer()
  const { known } = derived
  if (state.outcome.value !== undefined) return <p class="cc-phase">The battle is over.</p>
  return (
    <div class="cc-phase" data-side={known.side}>
      <p class="cc-asked">
        {known.side !== view.viewer && <span class="cc-whose">{sideName(scenario, known.side)}: </span>}
        {askedWords(known)}
      </p>
      <p class="cc-task">
        <InPlay /> {taskWords(scenario, known)}
      </p>
      <Answers />
      {state.mayAct.value && (
        <Button class="link cc-ask" press={() => void actions.askStaff()} aria-keyshortcuts="G">
          Ask the staff
        </Button>
      )}
      <SmokeScreens />
    </div>
  )
}
