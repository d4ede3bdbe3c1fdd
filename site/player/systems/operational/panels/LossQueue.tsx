/** A unit's steps and specialists in the order in which they are lost; empty places stand faint at the end. */
import { queued, specialistState } from '../../../../../engine/systems/operational/types.ts'
import type { UnitView } from '../../../../../engine/systems/operational/viewTypes.ts'
import { Section } from '../../../panels/parts.tsx'
import { count } from '../names.ts'
import { specialistSigns } from '../specialistSigns.ts'
import { usePlayer } from '../types.ts'

const conditions: Readonly<Record<number, string>> = {
  [specialistState.active]: '',
  [specialistState.suppressed]: 'suppressed',
  [specialistState.towed]: 'on the move, ready again in the enemy’s turn',
}

interface ShownStep {
  readonly look: string
  readonly text: string | number
  readonly title?: string
}

interface LossQueueProps {
  readonly unit: UnitView
  /** Steps that it can have. */
  readonly most: number
}

/** Returns the loss queue, first to last: steps by their number, specialists by their sign. */
const useQueue = ({ unit, most }: LossQueueProps): readonly ShownStep[] => {
  const { specialists } = usePlayer().derived.table
  // A view without a queue, as of a unit that is still to come, is drawn from its steps.
  const steps = [
    ...Array<number>(unit.active).fill(queued.active),
    ...Array<number>(unit.suppressed).fill(queued.suppressed),
  ]
  let step = 0
  const standing = (unit.queue.length > 0 ? unit.queue : steps).flatMap((entry): readonly ShownStep[] => {
    if (entry < queued.slot) return [{ look: entry === queued.active ? 'active' : 'suppressed', text: ++step }]
    const slot = unit.specialists[entry - queued.slot]
    const rules = slot && specialists[slot.specialist]
    if (!slot || !rules) return []
    const look = slot.state === specialistState.active ? 'specialist' : 'specialist suppressed'
    return [{ look, text: specialistSigns[rules.symbol], title: `${rules.name} ${conditions[slot.state] ?? ''}` }]
  })
  const empty = Math.max(0, most - unit.active - unit.suppressed)
  return [...standing, ...Array.from({ length: empty }, () => ({ look: 'lost', text: '×' }))]
}

export const LossQueue = ({ unit, most }: LossQueueProps) => {
  const { specialists, slotsOf } = usePlayer().derived.table
  const queue = useQueue({ unit, most })
  const slots = slotsOf[unit.unit] ?? 0
  const present = unit.specialists.filter(({ specialist }) => specialist >= 0)
  return (
    <Section title="Loss queue, first lost first" rule="operational.B7">
      <ol
        class="steps"
        aria-label={`${count(unit.active, 'active step')}, ${unit.suppressed} suppressed, of ${most}; ${present.length} of ${count(slots, 'specialist')}`}
      >
        {queue.map(({ look, text, title }, at) => (
          <li key={at} class={`step middle ${look}`} title={title} aria-hidden="true">
            {text}
          </li>
        ))}
      </ol>
      {(present.length > 0 || slots > 0) && (
        <ul class="slots">
          {present.map(({ specialist, state: condition }, at) => (
            <li key={at} class="ends">
              <span>{specialists[specialist]?.name}</span>
              <small>{conditions[condition] || 'ready'}</small>
            </li>
          ))}
          {present.length < slots && (
            <li class="free ends">{count(slots - present.length, 'free place')} for specialists</li>
          )}
        </ul>
      )}
    </Section>
  )
}
