/** Buttons that the strips of systems have alike. */
import { usePlayer } from '../context.ts'
import { Button } from './parts.tsx'

/** Selects the next unit that can still do something; says how many can. */
export const NextUnit = ({ class: name = 'button' }: { class?: string }) => {
  const { state, actions } = usePlayer()
  const able = state.ui.orders.able(state).length
  return (
    <Button class={name} disabled={able === 0} press={() => actions.nextUnit(1)} aria-keyshortcuts="N">
      Next unit <span class="badge">{able}</span>
    </Button>
  )
}

/** Opens the list of all units. */
export const AllUnits = ({ class: name = 'button' }: { class?: string }) => {
  const { actions } = usePlayer()
  return (
    <Button class={name} press={() => actions.open('units')} aria-keyshortcuts="L">
      Units
    </Button>
  )
}

/** Nothing while nobody at this device may act. */
export const AskStaff = ({ children = 'Ask the staff' }: { children?: string }) => {
  const { state, actions } = usePlayer()
  return (
    state.mayAct.value && (
      <Button class="link" press={() => void actions.askStaff()} aria-keyshortcuts="G">
        {children}
      </Button>
    )
  )
}

/** Opens the situation; beside the dot of each side stands its number of what is counted. */
export const SituationChip = ({
  what,
  numbers,
}: {
  what: string
  numbers: readonly (readonly [side: number, number: number])[]
}) => {
  const { actions, scenario } = usePlayer()
  return (
    <Button class="chip chip-button" press={() => actions.open('situation')} aria-keyshortcuts="B">
      {numbers.map(([side, number]) => (
        <span key={side} class="row">
          <span class="side-dot" data-side={side} />
          <span class="visually-hidden">
            {scenario.sides[side].name}, {what}:{' '}
          </span>
          <b>{number}</b>
        </span>
      ))}
    </Button>
  )
}
