/** Shown when nothing is selected: what to do, the medals of both sides, the places, and the special rules in force. */
import { playedCard } from '../../../../../engine/systems/command-cards/cards/effects.ts'
import { waitingFor } from '../../../../../engine/systems/command-cards/special/landing.ts'
import { phase } from '../../../../../engine/systems/command-cards/types.ts'
import { PanelHead, Section } from '../../../panels/parts.tsx'
import { sideName, taskWords } from '../names.ts'
import { usePlayer } from '../types.ts'
import { CardFace } from './CardFace.tsx'
import { SpecialRules, UnitLinks } from './lists.tsx'
import { MedalsAndPlaces } from './Medals.tsx'

const hints: Readonly<Record<number, string>> = {
  [phase.play]: 'Take up a card: it shows whom it orders. Choose it again to play it.',
  [phase.aim]: 'Choose enemies on the map, each beside another one.',
  [phase.order]: 'Choose units on the map: an outline is around those that can still be ordered.',
  [phase.move]: 'Choose an ordered unit, then where it goes. A dashed outline is too far to battle after it.',
  [phase.battle]: 'Choose an ordered unit, then its target. Point at an enemy to see the dice.',
}

/** The hint about the next action; while units are ordered, also that no other one can be. */
const Hint = () => {
  const { scenario, derived, orders } = usePlayer()
  const { known } = derived
  const areOrdered = known.phase === phase.order && orders.anyhow.size === 0
  return <p>{areOrdered ? 'No other unit can be ordered.' : (hints[known.phase] ?? taskWords(scenario, known))}</p>
}

const Reserves = () => {
  const { orders, derived } = usePlayer()
  const { table, known, own } = derived
  const units = (['airfield', 'train', 'paradrop'] as const).flatMap((way) => waitingFor(table, known, own, way))
  if (units.length === 0) return null
  return (
    <Section title="In reserve">
      <UnitLinks units={units} note={(unit) => (orders.byUnit.has(unit) ? 'can come in' : '')} />
    </Section>
  )
}

/** The card whose rules hold now, for both sides to read. */
const InPlay = () => {
  const { table, known } = usePlayer().derived
  const card = playedCard(table, known)
  if (card === undefined || known.phase === phase.play || known.phase >= phase.keep) return null
  return (
    <Section title="In play">
      <div class="cc-shown">
        <CardFace card={card} mirrored={known.mirrored} side={known.active} />
      </div>
    </Section>
  )
}

export const Overview = () => {
  const { state, derived, scenario } = usePlayer()
  const { known } = derived
  return (
    <div class="overview">
      <PanelHead title={sideName(scenario, known.side)} />
      {state.mayAct.value && <Hint />}
      <InPlay />
      <MedalsAndPlaces />
      <Reserves />
      <SpecialRules />
    </div>
  )
}
