/** The dialogs: how it stands, all units, the result, and how to play. The page fetches this file when the first one is opened. */

import type { Ladder } from '../../../../../engine/ai/ladder.ts'
import ladder from '../../../../../engine/systems/new-system/ladder.json' with { type: 'json' }
import { stepsOf, victoryLines } from '../../../../../engine/systems/new-system/victory.ts'
import type { Side } from '../../../../../engine/twoSides.ts'
import { sides } from '../../../../../engine/twoSides.ts'
import { Dialog } from '../../../dialogs/Dialog.tsx'
import { RuleLink, SubjectLink, Tally } from '../../../panels/parts.tsx'
import { UnitLine, UnitLines } from '../../../panels/UnitLines.tsx'
import { hexSubject, unitSubject } from '../../../subject.ts'
import type { Dialogs } from '../../../systemUi.ts'
import * as say from '../names.ts'
import { story } from '../story.ts'
import { usePlayer } from '../types.ts'

const Result = () => {
  const { known, table } = usePlayer().derived
  return (
    <Tally<Side>
      class="result"
      lines={[
        ['Steps left', (side) => stepsOf(table, known, side)],
        ['Units left', (side) => table.unitsOf[side].filter((unit) => known.hex[unit] > 0).length],
      ]}
    />
  )
}

const Situation = () => {
  const { scenario } = usePlayer()
  const { objective } = scenario
  return (
    <Dialog title="How it stands">
      <p>
        {victoryLines(scenario).join(' ')} <RuleLink rule="new-system.V1" />
      </p>
      <p>
        Objective: <SubjectLink subject={hexSubject(objective)}>{say.placeName(scenario, objective)}</SubjectLink>
      </p>
      <Result />
    </Dialog>
  )
}

const Units = () => {
  const { derived, orders, scenario } = usePlayer()
  const { known, table } = derived
  const factsOf = (unit: number): readonly string[] => [
    table.types[unit].name,
    say.strengthWords(known, unit),
    ...(known.hex[unit] > 0 ? [say.placeName(scenario, known.hex[unit])] : []),
    ...say.conditionsOf(known, unit).map(({ text }) => text.toLowerCase()),
  ]
  return (
    <Dialog title="Units" wide>
      {sides.map((side) => (
        <UnitLines key={side} side={side}>
          {table.unitsOf[side].map((unit) => (
            <UnitLine
              key={unit}
              subject={unitSubject(unit)}
              facts={factsOf(unit)}
              keys={orders.byUnit.get(unit)?.keys}
            />
          ))}
        </UnitLines>
      ))}
    </Dialog>
  )
}

const Guide = () => (
  <p>
    Choose a unit: a hex of its outline is where it goes, an enemy in red is whom it attacks. The pill over an enemy is
    the chance of a hit, and the panel says where it comes from. Dots on a counter are its steps, the wedge at its
    corner says that it can still act.
  </p>
)

export const dialogs: Dialogs = {
  ladder: ladder as Ladder,
  Result,
  story,
  Guide,
  own: { situation: Situation, units: Units },
}
