/** The dialogs of operational battles: one file, which the page fetches when the first dialog is opened. */

import type { Ladder } from '../../../../../engine/ai/ladder.ts'
import ladder from '../../../../../engine/systems/operational/ladder.json' with { type: 'json' }
import { destroyed } from '../../../../../engine/systems/operational/types.ts'
import type { Side } from '../../../../../engine/twoSides.ts'
import { Tally, type TallyLine } from '../../../panels/parts.tsx'
import type { Dialogs } from '../../../systemUi.ts'
import { story } from '../story.ts'
import { usePlayer } from '../types.ts'
import { Cards } from './Cards.tsx'
import { Situation, tallyLines } from './Situation.tsx'
import { AllUnits, Reinforcements } from './UnitList.tsx'

/** The result in numbers: the score, the objectives, the losses. */
const Result = () => {
  const { state, scenario, view } = usePlayer()
  const score = state.outcome.value?.score ?? view.score
  const held = (side: Side): string => {
    const own = view.objectives.filter((_, at) => scenario.objectives[at]?.side === side)
    return own.length === 0 ? '–' : `${own.filter(({ heldSince }) => heldSince > 0).length} of ${own.length}`
  }
  const lost = (side: Side): number => view.units.filter((unit) => unit.side === side && unit.hex === destroyed).length
  const lines: readonly TallyLine<Side>[] = [
    ['Score', (side) => score[side]],
    ['Objectives held', held],
    ...tallyLines(view),
    ['Units lost', lost],
  ]
  return <Tally class="result tally" lines={lines} />
}

/** How an operational battle is played by mouse. */
const Guide = () => (
  <>
    <p>
      Choose a unit: where it can go is washed in amber, and hexes that cost the action point have a dashed edge. Choose
      a hex to move; choose an enemy beside it to attack. The pill over an enemy tells the expected loss, yours : its.
      Every number in the panel unfolds into its terms, and each term leads to its rule.
    </p>
    <p>
      Below a unit’s numbers stand the orders that its headquarters can give it, each with its price in command points;
      what cannot be ordered says why. Some orders ask for a place: choose it on the map or in the list. A flag is a
      headquarters; choose it for its points, its branches, its force pool and what it does itself. Aircraft, ships and
      cards stand at the foot of the map.
    </p>
    <p>
      Grey ground is out of sight. A dashed counter there is a report: whose it is, of what kind, strong or weak. What
      you have seen cannot be taken back by undo.
    </p>
  </>
)

export const dialogs: Dialogs = {
  ladder: ladder as Ladder,
  Result,
  story,
  Guide,
  own: { situation: Situation, units: AllUnits, reinforcements: Reinforcements, cards: Cards },
}
