/** The bottom bar: the phases of the turn, the decision that is due, and buttons for it. */
import { type Phase, phase } from '../../../../../engine/systems/echelon/types.ts'
import { Button } from '../../../panels/parts.tsx'
import { AllUnits, AskStaff, NextUnit } from '../../../panels/StripButtons.tsx'
import { hexSubject } from '../../../subject.ts'
import { inCombat } from '../attack.ts'
import { askedWords, phaseName, resultWords } from '../names.ts'
import { aloneOf } from '../orderGroups.ts'
import { usePlayer } from '../types.ts'

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
  const at = ofTurn.indexOf(inCombat(now) ? phase.combat : now)
  return (
    <ol class="ec-phases">
      {ofTurn.map((one, index) => (
        <li key={one} aria-current={index === at ? 'step' : undefined} data-past={index < at}>
          {phaseName(one)}
        </li>
      ))}
    </ol>
  )
}

export const Strip = () => {
  const { actions, orders, derived } = usePlayer()
  const { attack, known } = derived
  const launch = aloneOf(orders, 'attack')
  const declines = known.phase === phase.commit || known.phase === phase.advance
  return (
    <div class={declines ? 'ec-strip declines' : 'ec-strip'}>
      <Phases />
      <p>{askedWords(known.phase)}</p>
      {inCombat(known.phase) ? (
        <Button
          press={() => actions.select(hexSubject(known.target))}
          title={attack?.rolled && resultWords(attack.rolled)}
          aria-keyshortcuts="H"
        >
          {attack === undefined ? 'The combat' : attack.rolled ? `Result: ${attack.rolled}` : attack.oddsText}
        </Button>
      ) : (
        <NextUnit />
      )}
      {launch && attack?.column !== 'tooLow' && (
        <Button class="button main" press={() => actions.order(launch)}>
          Attack
        </Button>
      )}
      <AllUnits />
      <AskStaff />
    </div>
  )
}
