/** The dialogs: how it stands, all units with their orders, the result, and how to play. */
import { useState } from 'preact/hooks'
import type { Ladder } from '../../../../../engine/ai/ladder.ts'
import ladder from '../../../../../engine/systems/tactical/ladder.json' with { type: 'json' }
import { fate } from '../../../../../engine/systems/tactical/types.ts'
import { fuelOf, fullStrength, modelOf } from '../../../../../engine/systems/tactical/units.ts'
import { objectivesOf, strengthOf } from '../../../../../engine/systems/tactical/victory.ts'
import { otherSide, type Side } from '../../../../../engine/twoSides.ts'
import { capital } from '../../../../../engine/words.ts'
import { Dialog } from '../../../dialogs/Dialog.tsx'
import { OrderList } from '../../../panels/OrderList.tsx'
import { Button, RuleLink, Section, Tally, Why } from '../../../panels/parts.tsx'
import { UnitLine, UnitLines } from '../../../panels/UnitLines.tsx'
import { unitSubject } from '../../../subject.ts'
import type { Dialogs } from '../../../systemUi.ts'
import * as say from '../names.ts'
import { story } from '../story.ts'
import { usePlayer } from '../types.ts'
import { Objectives } from './Overview.tsx'

const Result = () => {
  const { known, table } = usePlayer().derived
  const lost = (side: Side): number =>
    table.unitsOf[side].filter((unit) => [fate.destroyed, fate.surrendered].some((one) => known.fate[unit] === one))
      .length
  return (
    <Tally<Side>
      class="result"
      lines={[
        ['Objectives held', (side) => objectivesOf(table, known, side)],
        ['Units lost', lost],
        ['Strength known to be left', (side) => strengthOf(table, known, side)],
        ['Prestige won', (side) => known.won[side]],
      ]}
    />
  )
}

const Situation = () => {
  const { derived, orders, scenario } = usePlayer()
  const { known, table, own } = derived
  const [attacker, defender] = scenario.sides
  return (
    <Dialog title="How it stands" wide>
      <p>
        {attacker.name} needs {scenario.needed} of {say.count(scenario.objectives.length, 'objective')} when turn{' '}
        {say.lastTurn(scenario)} is over; else {defender.name} has held. Who takes all objectives, or leaves the enemy
        no unit, wins at once. <RuleLink rule="tactical.Q1" />
      </p>
      <Result />
      <Objectives />
      <Section title="Weather" rule="tactical.O1">
        <p>{say.weatherWords(table, known)}.</p>
      </Section>
      <Section title="Prestige" rule="tactical.N2">
        {table.purses.map(
          ({ side, nation }, at) =>
            side === own && (
              <Why key={nation} label={capital(nation.replaceAll('-', ' '))} value={known.prestige[at]} />
            ),
        )}
      </Section>
      <OrderList title="End the battle early" keys={orders.others} />
    </Dialog>
  )
}

type Filter = 'all' | 'able' | 'weak' | 'low'

const filterWords: Readonly<Record<Filter, string>> = {
  all: 'All',
  able: 'Has not acted',
  weak: 'Below strength',
  low: 'Low on supplies',
}

const half = 2

const UnitList = () => {
  const { derived, orders } = usePlayer()
  const [filter, setFilter] = useState<Filter>('all')
  const { known, table, own } = derived
  const passes: Readonly<Record<Filter, (unit: number) => boolean>> = {
    all: () => true,
    able: (unit) => {
      const of = orders.byUnit.get(unit)
      return of !== undefined && known.done[unit] === 0 && of.moves.size + of.targets.length > 0
    },
    weak: (unit) => known.hex[unit] > 0 && known.strength[unit] < fullStrength(modelOf(table, known, unit)),
    low: (unit) => {
      const { ammunition } = modelOf(table, known, unit)
      const isShort = known.ammunition[unit] * half < ammunition || known.fuel[unit] * half < fuelOf(table, known, unit)
      return table.side[unit] === own && known.hex[unit] > 0 && isShort
    },
  }
  const listed = (side: Side, by = filter): readonly number[] =>
    table.unitsOf[side].filter((unit) => (side === own || known.hex[unit] > 0) && passes[by](unit))
  const both = [own, otherSide(own)]
  return (
    <Dialog title="Units" wide>
      <fieldset class="cluster tc-filters">
        <legend class="visually-hidden">Units that are listed</legend>
        {(Object.keys(filterWords) as Filter[]).map((id) => (
          <Button key={id} class="button small" aria-pressed={filter === id} press={() => setFilter(id)}>
            {filterWords[id]} <span class="badge">{both.flatMap((side) => listed(side, id)).length}</span>
          </Button>
        ))}
      </fieldset>
      {both.map((side) => (
        <UnitLines key={side} side={side}>
          {listed(side).map((unit) => (
            <Line key={unit} unit={unit} />
          ))}
        </UnitLines>
      ))}
    </Dialog>
  )
}

const Line = ({ unit }: { unit: number }) => {
  const { state, orders, derived, scenario } = usePlayer()
  const { known, table } = derived
  const facts = [
    modelOf(table, known, unit).name,
    say.strengthWords(known, unit),
    say.whereWords(scenario, known, unit, (hex) => say.placeName(scenario, hex)),
    ...say.conditionsOf(state, unit).map(({ text }) => text.toLowerCase()),
  ]
  return <UnitLine subject={unitSubject(unit)} facts={facts} keys={orders.byUnit.get(unit)?.keys} />
}

const Guide = () => (
  <>
    <p>
      The first turn is for deployment: each unit may take another place of its zone, once. Then sides take turns. A
      unit moves and attacks, in this order or the other; guns that have moved do not attack.
    </p>
    <p>
      Choose a unit: a hex of its outline is where it goes, an enemy in red is whom it attacks. Behind the dashed line
      it goes where nobody sees, and may be surprised. The pill over an enemy tells the expected loss, yours : its; the
      panel has the chances of each loss, and who fires first.
    </p>
    <p>
      A hex holds one unit on the ground or sea and one in the air; choose the hex again for the other one. The number
      on a counter is its strength; as 5/8, it has 8, of which 3 are suppressed until the turn ends. Arcs below it are
      its trenches, strokes at its top its experience, a red badge means that it has no ammunition or no fuel.
    </p>
    <p>
      A unit that does nothing else takes in supplies, or replacements for prestige. One with a transport mounts it,
      goes farther, and is an easy target.
    </p>
  </>
)

export const dialogs: Dialogs = {
  ladder: ladder as Ladder,
  Result,
  story,
  Guide,
  own: { situation: Situation, units: UnitList },
}
