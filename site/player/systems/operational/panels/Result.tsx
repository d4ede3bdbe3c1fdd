/** How it ended in numbers: the score, the objectives, the losses. */
import type { Side } from '../../../../../engine/game.ts'
import { destroyed } from '../../../../../engine/systems/operational/types.ts'
import { useInstrument } from '../context.ts'
import { Tally } from './Tally.tsx'

export const Result = () => {
  const { state } = useInstrument()
  const view = state.view.value
  const { objectives } = state.bundle.scenario
  const score = state.outcome.value?.score ?? view.score
  const held = (side: Side): string => {
    const own = objectives.flatMap((objective, at) => (objective.side === side ? [view.objectives[at]] : []))
    return own.length === 0 ? '–' : `${own.filter((one) => one && one.heldSince > 0).length} of ${own.length}`
  }
  const lost = (side: Side): number => view.units.filter((unit) => unit.side === side && unit.hex === destroyed).length
  return (
    <Tally
      first={[
        ['Score', (side) => score[side]],
        ['Objectives held', held],
      ]}
      last={[['Units lost', lost]]}
    />
  )
}
