/** A unit's steps and specialists in the order in which they are lost; places that are empty stand faint at the end. */
import { queued, specialistState } from '../../../../../engine/systems/operational/types.ts'
import type { UnitView } from '../../../../../engine/systems/operational/viewTypes.ts'
import { Section } from '../../../panels/Section.tsx'
import { useInstrument } from '../context.ts'
import { count } from '../words.ts'

/** A specialist in three letters, as staffs wrote them. */
const signs = {
  engineer: 'ENG',
  recon: 'REC',
  ski: 'SKI',
  'special-forces': 'SF',
  artillery: 'ART',
  rocket: 'RKT',
  'anti-tank': 'AT',
  tank: 'TK',
  'assault-gun': 'AG',
  'anti-aircraft': 'AA',
} as const

const conditions: Readonly<Record<number, string>> = {
  [specialistState.active]: '',
  [specialistState.suppressed]: 'suppressed',
  [specialistState.towed]: 'on the move, ready again in the enemy’s turn',
}

export const LossQueue = ({ unit, most }: { unit: UnitView; most: number }) => {
  const { state } = useInstrument()
  const { specialists, slotsOf } = state.game.table
  const slots = slotsOf[unit.unit] ?? 0
  const present = unit.specialists.filter(({ specialist }) => specialist >= 0)
  // A view without a queue, as of a unit that is still to come, is drawn from its steps.
  const steps = [
    ...Array<number>(unit.active).fill(queued.active),
    ...Array<number>(unit.suppressed).fill(queued.suppressed),
  ]
  const queue = unit.queue.length > 0 ? unit.queue : steps
  const empty = Math.max(0, most - unit.active - unit.suppressed)
  let step = 0
  return (
    <Section title="Loss queue, first lost first" rule="operational.B7">
      <ol
        class="steps"
        aria-label={`${count(unit.active, 'active step')}, ${unit.suppressed} suppressed, of ${most}; ${present.length} of ${count(slots, 'specialist')}`}
      >
        {queue.map((entry, at) => {
          if (entry >= queued.slot) {
            const slot = unit.specialists[entry - queued.slot]
            const rules = slot && specialists[slot.specialist]
            if (!slot || !rules) return null
            const kind = slot.state === specialistState.active ? 'specialist' : 'specialist suppressed'
            return (
              <li
                key={at}
                class={`step ${kind}`}
                title={`${rules.name} ${conditions[slot.state] ?? ''}`}
                aria-hidden="true"
              >
                {signs[rules.symbol]}
              </li>
            )
          }
          step++
          return (
            <li key={at} class={`step ${entry === queued.active ? 'active' : 'suppressed'}`} aria-hidden="true">
              {step}
            </li>
          )
        })}
        {Array.from({ length: empty }, (_, at) => (
          <li key={`e${at}`} class="step lost" aria-hidden="true">
            ×
          </li>
        ))}
      </ol>
      {(present.length > 0 || slots > 0) && (
        <ul class="slots">
          {present.map(({ specialist, state: condition }, at) => (
            <li key={at}>
              <span>{specialists[specialist]?.name}</span>
              <small>{conditions[condition] || 'ready'}</small>
            </li>
          ))}
          {present.length < slots && (
            <li class="free">{count(slots - present.length, 'free place')} for specialists</li>
          )}
        </ul>
      )}
    </Section>
  )
}
