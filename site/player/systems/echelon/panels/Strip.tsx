/** The bottom bar: the phases of the turn, the decision in it, and its buttons. */
import { type Phase, phase } from '../../../../../engine/systems/echelon/types.ts'
import { Button } from '../../../panels/parts.tsx'
import { hexSubject } from '../../../subject.ts'
import { inCombat } from '../attack.ts'
import { ordering } from '../ordering.ts'
import { aloneOf } from '../orders.ts'
import { usePlayer } from '../types.ts'
import { phaseWords } from '../words.ts'

const ofTurn: readonly Phase[] = [
  phase.initial,
  phase.declare,
  phase.movement,
  phase.combat,
  phase.reaction,
  phase.exploitation,
]

/** The phases in a row: the one that goes on is marked. Phases in which nothing can be done are passed over. */
const Phases = () => {
  const { phase: now } = usePlayer().derived.known
  const at = inCombat(now) ? phase.combat : now
  return (
    <ol class="ec-phases">
      {ofTurn.map((one) => (
        <li
          key={one}
          aria-current={one === at ? 'step' : undefined}
          data-past={ofTurn.indexOf(one) < ofTurn.indexOf(at)}
        >
          {phaseWords(one).name}
        </li>
      ))}
    </ol>
  )
}

/** The attack that is built, in one line. */
const Attack = () => {
  const { state, actions, orders, derived } = usePlayer()
  const { attack, known } = derived
  if (!inCombat(known.phase)) return null
  const launch = aloneOf(orders, 'attack')
  return (
    <>
      <Button press={() => actions.select(hexSubject(known.target))} aria-keyshortcuts="H">
        {attack === undefined ? 'The combat' : (attack.rolled ?? attack.oddsText)}
      </Button>
      {state.mayAct.value && launch && attack?.column !== 'tooLow' && (
        <Button class="button main" press={() => actions.order(launch)}>
          Attack
        </Button>
      )}
    </>
  )
}

export const Strip = () => {
  const { state, actions, derived } = usePlayer()
  const able = ordering.able(state).length
  return (
    <div class="ec-strip">
      <Phases />
      <p class="ec-asked">{phaseWords(derived.known.phase).asked}</p>
      <Attack />
      <Button disabled={able === 0} press={() => actions.nextUnit(1)} aria-keyshortcuts="N">
        Next unit <span class="badge">{able}</span>
      </Button>
      <Button press={() => actions.open('units')} aria-keyshortcuts="L">
        Units
      </Button>
      {state.mayAct.value && (
        <Button class="link" press={() => void actions.askStaff()} aria-keyshortcuts="G">
          Ask the staff
        </Button>
      )}
    </div>
  )
}
