/** The dialogs of echelon campaigns: how it stands, all units with their orders, the result, and how to play. */
import { makeDate } from '../../../../../engine/systems/echelon/date.ts'
import { seas, weathers } from '../../../../../engine/systems/echelon/rules.ts'
import { pointsOfPlaces } from '../../../../../engine/systems/echelon/victory.ts'
import { type Side, sides } from '../../../../../engine/twoSides.ts'
import { Dialog } from '../../../panels/Dialog.tsx'
import { Button, Section, SideLabel, SubjectLink, Table, Tally } from '../../../panels/parts.tsx'
import { hexSubject, unitSubject } from '../../../subject.ts'
import type { Dialogs } from '../../../systemUi.ts'
import { story } from '../story.ts'
import { usePlayer } from '../types.ts'
import { conditionsOf, count, kindWords, numberWords, placeName, sideName, whereWords } from '../words.ts'
import { OrderButton } from './OrderList.tsx'
import { Means } from './Overview.tsx'

const Places = () => {
  const { derived, scenario } = usePlayer()
  return (
    <Section title="Places" rule="echelon.C13">
      <Table
        class="result left"
        columns={['Place', 'A week', 'At the end', 'Held by']}
        rows={scenario.objectives.map(({ name, hex, perTurn, atEnd }) => {
          const owner = derived.known.owner[hex]
          return [
            <SubjectLink key={hex} subject={hexSubject(hex)}>
              {name}
            </SubjectLink>,
            perTurn.join(' : '),
            atEnd.join(' : '),
            owner > 0 ? sideName(scenario, owner - 1) : 'nobody',
          ]
        })}
      />
    </Section>
  )
}

const Points = () => {
  const { derived } = usePlayer()
  const { known, table } = derived
  return (
    <Tally<Side>
      class="result"
      lines={[
        ['Points', (side) => known.points[side]],
        ['For places, each week', (side) => pointsOfPlaces(table, known, side, 'perTurn')],
        ['For places, at the end', (side) => pointsOfPlaces(table, known, side, 'atEnd')],
      ]}
    />
  )
}

const Weather = () => {
  const { derived, scenario } = usePlayer()
  const { known, table } = derived
  const { zones, kinds } = scenario.rules.weather
  return (
    <Section title="Weather" rule="echelon.C15">
      <Table
        class="result left"
        columns={['Zone', 'This week']}
        rows={[
          ...table.zones.map(({ id }, zone) => [zones[id].name, kinds[weathers[known.weather[zone]]].name]),
          ['Sea', seas[known.sea]],
        ]}
      />
    </Section>
  )
}

const Situation = () => {
  const { derived, scenario } = usePlayer()
  const [above, below] = scenario.margin
  const last = makeDate(scenario.week + scenario.turns - 1)
  return (
    <Dialog title="How it stands" wide>
      <p>
        The campaign ends with {last}. Whoever then has {above}:{below} of the other’s points wins.
      </p>
      <Points />
      <Places />
      <Weather />
      <Means key={derived.own} />
    </Dialog>
  )
}

const UnitLine = ({ unit }: { unit: number }) => {
  const { state, orders, derived, scenario } = usePlayer()
  const { known, table } = derived
  const groups = (orders.byUnit.get(unit) ?? []).flatMap((key) =>
    orders.groups.get(key)?.alone ? [orders.groups.get(key)] : [],
  )
  const facts = [
    kindWords(table, known, unit),
    numberWords(table, known, unit),
    whereWords(scenario, known, unit),
    ...conditionsOf(scenario, known, unit).map(({ text }) => text.toLowerCase()),
  ]
  return (
    <li class="unit-line">
      <SubjectLink subject={unitSubject(unit)}>{scenario.units[unit].name}</SubjectLink>{' '}
      <span class="facts-of">{facts.join(' · ')}</span>
      {state.mayAct.value && orders.takeable.has(unit) && <span class="readiness">can move</span>}
      <span class="cluster">
        {groups.map((group) => group && <OrderButton key={group.key} group={group} class="button small" />)}
      </span>
    </li>
  )
}

/** Units of a side as far as the viewer knows them. Units that are not seen have no line. */
const UnitList = () => {
  const { actions, orders, derived } = usePlayer()
  const { known, table, own } = derived
  const isShown = (unit: number): boolean => known.hex[unit] > 0 || table.side[unit] === own
  const end = (): void => {
    actions.close()
    actions.endTurn()
  }
  return (
    <Dialog title="Units" wide>
      {[own, ...sides.filter((side) => side !== own)].map((side) => (
        <Section key={side} title={<SideLabel side={side} />}>
          <ul class="unit-lines">
            {table.unitsOf[side].filter(isShown).map((unit) => (
              <UnitLine key={unit} unit={unit} />
            ))}
          </ul>
        </Section>
      ))}
      {orders.endTurn && (
        <div class="dialog-actions">
          <Button class="button main" press={end}>
            End the phase
          </Button>
        </div>
      )}
    </Dialog>
  )
}

const Result = () => {
  const { derived, scenario } = usePlayer()
  const { known, table } = derived
  const lost = (side: Side): number => table.unitsOf[side].filter((unit) => known.hex[unit] < 0).length
  return (
    <>
      <Points />
      <p>
        Units lost: {sideName(scenario, 0)} {lost(0)}, {sideName(scenario, 1)} {lost(1)}. Places held:{' '}
        {scenario.objectives
          .map(
            ({ hex }) =>
              `${placeName(scenario, hex)} ${known.owner[hex] > 0 ? sideName(scenario, known.owner[hex] - 1) : 'nobody'}`,
          )
          .join(', ')}
        .
      </p>
    </>
  )
}

const Guide = () => {
  const { scenario } = usePlayer()
  const { odds } = scenario.rules.combat.overrun
  return (
    <>
      <p>
        A turn is a week, and goes through phases: supply and replacements, declaring, movement, combat, the other
        side’s reaction, exploitation. Phases in which you can do nothing are passed over.
      </p>
      <p>
        Choose a unit, then a hex of its outline. Units of a hex fan out when one is chosen; press “Along” beside others
        to send them together. At {count(odds, 'to 1', 'to 1')} or more an enemy beside you can be overrun on the way.
      </p>
      <p>
        In combat choose an enemy hex, then everybody who attacks it: the forecast shows the odds, all that changes the
        die, and how likely each result is. Both sides then name what they lose, one unit at a time.
      </p>
      <p>
        Of the enemy you see the top of each stack and how many units lie below. A cross on a counter says that it is
        disrupted, a red badge that it is out of supply, a dashed frame that it is in reserve.
      </p>
    </>
  )
}

export const dialogs: Dialogs = { Result, story, Guide, own: { situation: Situation, units: UnitList } }
