/** The result in numbers: the score, the objectives, the losses. */
import type { Side } from '../../../../../engine/game.ts'
import { destroyed } from '../../../../../engine/systems/operational/types.ts'
import type { OperationalView } from '../../../../../engine/systems/operational/viewTypes.ts'
import { Tally, type TallyLine } from '../../../panels/parts.tsx'
import { usePlayer } from '../types.ts'

/** What every battle counts. */
export const tallyLines = (view: OperationalView): readonly TallyLine[] => [
  ['Prestige', (side) => view.prestige[side]],
  ['Steps lost for good', (side) => view.killed[side]],
  ['Steps scattered', (side) => view.scattered[side]],
  ['Specialists lost', (side) => view.specialistsLost[side]],
  ['Prisoners taken', (side) => view.prisoners[side]],
]

export const Result = () => {
  const { state, scenario, view } = usePlayer()
  const score = state.outcome.value?.score ?? view.score
  const held = (side: Side): string => {
    const own = view.objectives.filter((_, at) => scenario.objectives[at]?.side === side)
    return own.length === 0 ? '–' : `${own.filter(({ heldSince }) => heldSince > 0).length} of ${own.length}`
  }
  const lost = (side: Side): number => view.units.filter((unit) => unit.side === side && unit.hex === destroyed).length
  const lines: readonly TallyLine[] = [
    ['Score', (side) => score[side]],
    ['Objectives held', held],
    ...tallyLines(view),
    ['Units lost', lost],
  ]
  return <Tally class="result tally" lines={lines} />
}
