/** The dialogs of echelon campaigns: how it stands, all units with their orders, what one can do, the result, and how to play. */
import type { Ladder } from '../../../../../engine/ai/ladder.ts'
import ladder from '../../../../../engine/systems/echelon/ladder.json' with { type: 'json' }
import { hasLeft } from '../../../../../engine/systems/echelon/leaving.ts'
import { seas, weathers } from '../../../../../engine/systems/echelon/rules.ts'
import type { Table as Tables } from '../../../../../engine/systems/echelon/table.ts'
import { away, type Position, removed } from '../../../../../engine/systems/echelon/types.ts'
import { armourOf } from '../../../../../engine/systems/echelon/units.ts'
import { pointsOfPlaces } from '../../../../../engine/systems/echelon/victory.ts'
import { type Side, sides } from '../../../../../engine/twoSides.ts'
import { armourWords, designSaid } from '../../../../systems/echelon/data/abilities.ts'
import { Dialog } from '../../../dialogs/Dialog.tsx'
import { RuleLink, Section, SubjectLink, Table, Tally, Why } from '../../../panels/parts.tsx'
import { UnitLine, UnitLines } from '../../../panels/UnitLines.tsx'
import { hexSubject, unitSubject } from '../../../subject.ts'
import type { Dialogs } from '../../../systemUi.ts'
import * as say from '../names.ts'
import { story } from '../story.ts'
import { usePlayer } from '../types.ts'
import { Means } from './Overview.tsx'

const Places = () => {
  const { derived, scenario } = usePlayer()
  return (
    <Section title="Places" rule="echelon.V1">
      <Table
        class="result left"
        columns={['Place', 'A week', 'At the end', 'Held by']}
        rows={scenario.objectives.map(({ name, hex, perTurn, atEnd }) => {
          const owner = derived.known.owner[hex]
          const link = <SubjectLink subject={hexSubject(hex)}>{name}</SubjectLink>
          return [
            link,
            perTurn.join(' : '),
            atEnd.join(' : '),
            owner > 0 ? say.sideName(scenario, owner - 1) : 'nobody',
          ]
        })}
      />
    </Section>
  )
}

/** Units that are somewhere out of sight, or called away, are not lost. */
const isLost = (table: Tables, known: Position, unit: number): boolean =>
  known.hex[unit] < away && known.hex[unit] >= removed && !hasLeft(table, known, unit)

const Points = () => {
  const { known, table } = usePlayer().derived
  return (
    <>
      <Tally<Side>
        class="result"
        lines={[
          ['Points', (side) => known.points[side]],
          ['For places, each week', (side) => pointsOfPlaces(table, known, side, 'perTurn')],
          ['For places, at the end', (side) => pointsOfPlaces(table, known, side, 'atEnd')],
          ['Units lost', (side) => table.unitsOf[side].filter((unit) => isLost(table, known, unit)).length],
        ]}
      />
      <p class="note">Enemy divisions that are destroyed bring points, too.</p>
    </>
  )
}

const Situation = () => {
  const { derived, scenario } = usePlayer()
  const { known, table } = derived
  const { zones, kinds } = scenario.rules.weather
  const { tie } = scenario
  return (
    <Dialog title="How it stands" wide>
      <p>
        It ends with {say.dateWords(scenario, scenario.turns)}. Whoever then has {scenario.margin.join(':')} of the
        other’s points wins; if nobody has, {tie === null ? 'it is a draw' : `${say.sideName(scenario, tie)} does`}.{' '}
        <RuleLink rule="echelon.V1" />
      </p>
      <Section title="Points">
        <Points />
      </Section>
      <Places />
      <Section title="Weather">
        {table.zones.map(({ id }, zone) => (
          <Why key={id} label={zones[id].name} value={kinds[weathers[known.weather[zone]]].name} />
        ))}
        <Why label="Sea" value={seas[known.sea]} />
      </Section>
      <Means />
    </Dialog>
  )
}

const Line = ({ unit }: { unit: number }) => {
  const { orders, derived, scenario } = usePlayer()
  const { known, table } = derived
  const facts = [
    say.kindWords(table, known, unit),
    say.numberWords(table, known, unit),
    say.whereWords(scenario, known, unit),
    ...say.conditionsOf(scenario, known, unit).map(({ text }) => text.toLowerCase()),
    ...(orders.takeable.has(unit) ? ['can move'] : []),
  ]
  return <UnitLine subject={unitSubject(unit)} facts={facts} keys={orders.byUnit.get(unit)} />
}

/** Units of both sides as far as the viewer knows them: those that are not seen have no line. */
const UnitList = () => {
  const { known, table, own } = usePlayer().derived
  return (
    <Dialog title="Units" wide>
      {[own, ...sides.filter((side) => side !== own)].map((side) => (
        <UnitLines key={side} side={side}>
          {table.unitsOf[side]
            .filter((unit) => known.hex[unit] > 0 || side === own)
            .map((unit) => (
              <Line key={unit} unit={unit} />
            ))}
        </UnitLines>
      ))}
    </Dialog>
  )
}

/** The abilities and limits of the selected unit at this date, by its type, its nation and its own marks. */
const Abilities = () => {
  const { derived, scenario } = usePlayer()
  const { known, table, unit } = derived
  if (unit === null) return null
  const { name, design, extra } = scenario.units[unit]
  const tanks = `Against tanks, for each RE: ${armourWords(armourOf(table, known, unit))}.`
  const said = [...designSaid(scenario.rules, scenario.rules.designs[design], extra), { text: tanks, rule: '15' }]
  return (
    <Dialog title={`${name}, ${say.dateWords(scenario, known.turn)}`}>
      <ul class="stack">
        {said.map((one) => (
          <li key={one.text} class={'bars' in one ? 'is-bar' : undefined}>
            {one.text} <RuleLink rule={`echelon.${one.rule}`} />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

const Result = () => (
  <>
    <Points />
    <Places />
  </>
)

const Guide = () => (
  <>
    <p>
      A turn is a week, and goes through phases: supply, declaring, movement, combat, the other side’s reaction,
      exploitation. Phases in which you can do nothing are passed over.
    </p>
    <p>
      A counter shows strength and movement points, as 6-10, or attack, defence and movement points, as 2-3-4; R instead
      of a number moves by rail alone. RE is the size of a unit: a regiment or brigade is one, a division three. SPs are
      points of supply: an attack takes one for each hex from which it comes.
    </p>
    <p>
      Choose a unit, then a hex of its outline. Units of a hex fan out when one is chosen; press “Along” beside others
      to send them together. An enemy who is far weaker is overrun on the way.
    </p>
    <p>
      In combat choose an enemy hex, then everybody who attacks it: the forecast shows the odds, all that changes the
      die, and how likely each result is. Both sides then name what they lose, one unit at a time.
    </p>
    <p>
      Of the enemy you see the top of each stack and how many units lie below. Cracks on a counter say that it is
      disrupted, a red badge that it is out of supply, a dashed frame that it is in reserve.
    </p>
  </>
)

export const dialogs: Dialogs = {
  ladder: ladder as Ladder,
  Result,
  story,
  Guide,
  own: { situation: Situation, units: UnitList, abilities: Abilities },
}
