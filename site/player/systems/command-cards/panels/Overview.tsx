/** What is read when nothing is selected: what to do, the medals of both sides, the places, and the special rules in force. */

import type { Side } from '../../../../../engine/game.ts'
import { playedCard } from '../../../../../engine/systems/command-cards/cards/effects.ts'
import { waitingFor } from '../../../../../engine/systems/command-cards/special/landing.ts'
import { phase } from '../../../../../engine/systems/command-cards/types.ts'
import { useInstrument } from '../context.ts'
import { specialEffects } from '../specials.ts'
import { unitSubject } from '../subjects.ts'
import { sideName, taskWords, unitName } from '../words.ts'
import { CardFace } from './CardFace.tsx'
import { Effects } from './Effects.tsx'
import { Medals } from './Medals.tsx'
import { Places } from './Places.tsx'

const hints: Readonly<Record<number, string>> = {
  [phase.play]: 'Take up a card: it shows whom it orders. Choose it again to play it.',
  [phase.aim]: 'Choose enemies on the map, each beside another one.',
  [phase.order]: 'Choose units on the map: those with a triangle can still be ordered.',
  [phase.move]: 'Choose an ordered unit, then where it goes. A dashed outline is too far to battle after it.',
  [phase.battle]: 'Choose an ordered unit, then its target. Point at an enemy to see the dice.',
}

/** Units that can still come in. */
const Reserves = ({ side }: { side: Side }) => {
  const { state, control } = useInstrument()
  const known = state.desk.known.value
  const units = (['airfield', 'train', 'paradrop'] as const).flatMap((way) =>
    waitingFor(state.game.table, known, side, way),
  )
  if (units.length === 0) return null
  return (
    <section>
      <h3 class="label">In reserve</h3>
      <ul class="cc-preview">
        {units.map((unit) => (
          <li key={unit}>
            <button type="button" class="link" onClick={() => control.select(unitSubject(unit))}>
              {unitName(state.bundle.scenario, unit)}
            </button>
            {state.orders.value.byUnit.has(unit) && <b> can come in</b>}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The card whose rules hold now, for both sides to read. */
const InPlay = () => {
  const { state } = useInstrument()
  const known = state.desk.known.value
  const card = playedCard(state.game.table, known)
  if (card === undefined || known.phase === phase.play || known.phase >= phase.keep) return null
  return (
    <section>
      <h3 class="label">In play</h3>
      <div class="cc-shown">
        <CardFace card={card} mirrored={known.mirrored === 1} />
      </div>
    </section>
  )
}

export const Overview = () => {
  const { state } = useInstrument()
  const { scenario } = state.bundle
  const known = state.desk.known.value
  const own = state.desk.own.value
  return (
    <div class="overview">
      <header class="panel-head">
        <h2>{sideName(scenario, known.side)}</h2>
      </header>
      {state.mayAct.value && <p>{hints[known.phase] ?? taskWords(scenario, known)}</p>}
      <InPlay />
      <Medals />
      <Places />
      <Reserves side={own} />
      <Effects title="In this battle" effects={specialEffects(state.game.table, known)} />
    </div>
  )
}
