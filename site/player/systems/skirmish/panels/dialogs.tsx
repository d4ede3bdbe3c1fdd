/** The dialogs of skirmishes: how it stands, all units with their orders, decks and discarded cards, the result, and how to play. */
import type { Ladder } from '../../../../../engine/ai/ladder.ts'
import { deckSize, pileAt } from '../../../../../engine/systems/skirmish/cards/deck.ts'
import ladder from '../../../../../engine/systems/skirmish/ladder.json' with { type: 'json' }
import { supplyRows } from '../../../../../engine/systems/skirmish/units.ts'
import { Dialog } from '../../../dialogs/Dialog.tsx'
import { Section, Tally } from '../../../panels/parts.tsx'
import { UnitLine, UnitLines } from '../../../panels/UnitLines.tsx'
import { unitSubject } from '../../../subject.ts'
import type { Dialogs } from '../../../systemUi.ts'
import * as say from '../names.ts'
import { story } from '../story.ts'
import { usePlayer } from '../types.ts'
import { CardFace } from './CardFace.tsx'
import { OrderButton } from './OrderList.tsx'
import { Aims } from './Overview.tsx'
import { HeadquartersFacts } from './SpaceSheet.tsx'

const teams = [0, 1] as const

const Score = () => {
  const { derived, view } = usePlayer()
  const { table, known } = derived
  const { teamOf } = table
  // What nobody sees lies in the deck of what is known.
  const deckOf = (side: number): number => deckSize(table, known, side) - (side === view.viewer ? 0 : view.hands[side])
  return (
    <Tally
      class="result"
      lines={[
        ['Damage of the headquarters', (side) => known.hit[teamOf[side]]],
        ['Units lost', (side) => say.unitsLost(known, teamOf[side])],
        ['Their costs', (side) => known.lostCost[teamOf[side]]],
        ['Rows in supply', (side) => supplyRows(table, known, teamOf[side])],
        ['Action points', (side) => known.ap[side]],
        ['Cards in hand', (side) => view.hands[side]],
        ['Cards in the deck', deckOf],
      ]}
    />
  )
}

const Situation = () => {
  const { table } = usePlayer().derived
  return (
    <Dialog title="How it stands" wide>
      <Section title="In numbers">
        <Score />
      </Section>
      {teams.map((team) => (
        <Section key={team} title={`Headquarters of ${say.teamName(table, team)}`} rule="skirmish.H1">
          <HeadquartersFacts team={team} />
        </Section>
      ))}
      {teams.map((team) => (
        <Aims key={team} team={team} />
      ))}
    </Dialog>
  )
}

const Line = ({ unit }: { unit: number }) => {
  const { orders, derived } = usePlayer()
  const { table, known } = derived
  const groups = (orders.byUnit.get(unit)?.keys ?? []).flatMap((key) => orders.groups.get(key) ?? [])
  const facts = [
    say.spaceName(table, known.space[unit]),
    ...say.conditionsOf(table, known, unit).map(({ text }) => text.toLowerCase()),
  ]
  return (
    <UnitLine subject={unitSubject(unit)} facts={facts}>
      {groups.map((group) => group.alone && <OrderButton key={group.key} group={group} class="button small" />)}
    </UnitLine>
  )
}

const UnitList = () => {
  const { known, table, own } = usePlayer().derived
  const seats = [own, ...[...table.teamOf.keys()].filter((seat) => seat !== own)]
  return (
    <Dialog title="Units" wide>
      {seats.map((seat) => (
        <UnitLines key={seat} side={seat}>
          {table.unitsOf[seat]
            .filter((unit) => known.space[unit] > 0)
            .map((unit) => (
              <Line key={unit} unit={unit} />
            ))}
        </UnitLines>
      ))}
    </Dialog>
  )
}

/** Cards of a pile of a seat, each with its copies. */
const Pile = ({ seat, title, counts }: { seat: number; title: string; counts: ArrayLike<number> }) => {
  const { table } = usePlayer().derived
  const cards = [...table.cards.keys()].filter((card) => counts[pileAt(table, seat, card)] > 0)
  if (cards.length === 0) return null
  return (
    <Section title={title}>
      <ul class="sk-spread">
        {cards.map((card) => (
          <li key={card}>
            <CardFace card={card} side={seat} />
            <b>× {counts[pileAt(table, seat, card)]}</b>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The cards that everybody sees: discarded ones; of one's own also those left to draw. */
const Cards = () => {
  const { derived, view } = usePlayer()
  const { table, known, hand } = derived
  // While the hand lies face down, what is left of the deck would tell it.
  const isOwn = view.viewer !== null && (hand.length > 0 || view.hands[view.viewer] === 0)
  return (
    <Dialog title="Cards" wide>
      {[...table.teamOf.keys()].map((seat) => (
        <Pile key={seat} seat={seat} title={`Discarded by ${say.seatName(table, seat)}`} counts={known.discard} />
      ))}
      {isOwn && <Pile seat={view.viewer ?? 0} title="Left in your deck" counts={known.deck} />}
    </Dialog>
  )
}

const Result = () => (
  <>
    <Score />
    {teams.map((team) => (
      <Aims key={team} team={team} />
    ))}
  </>
)

const Guide = () => (
  <>
    <p>
      A turn goes through phases: movement, deployment, shooting, and what belongs to them. Choose a card of your hand,
      then a space of your first row; a unit, then a space of its outline; a unit, then what it fires at. The arrow
      shows the number to roll and how likely it is.
    </p>
    <p>
      Units are paid with action points: the headquarters brings some each turn, and so does each row of the supply
      line, a chain of own rows with a unit from the first row on. Upgrades are bought only when a unit is deployed.
    </p>
    <p>
      A die of ten sides that shows the first number of a weapon hits, one that shows the second destroys at once; the
      weapon must pierce the armour. Infantry goes to an enemy beside it to assault: he fires first, and armour does not
      count.
    </p>
    <p>
      Dots on a counter are the wounds that it still stands, the shield is its armour, a cross says that it is
      suppressed. Partners of a side act at the same time: “Hand to” gives the screen to the other one.
    </p>
  </>
)

export const dialogs: Dialogs = {
  ladder: ladder as Ladder,
  Result,
  story,
  Guide,
  own: { situation: Situation, units: UnitList, cards: Cards },
}
