/** Dialogs of battles led by cards: the situation, all units, the cards put down, the result, and how to play. */

import type { Ladder } from '../../../../../engine/ai/ladder.ts'
import ladder from '../../../../../engine/systems/command-cards/ladder.json' with { type: 'json' }
import { destroyed } from '../../../../../engine/systems/command-cards/types.ts'
import { words } from '../../../../../engine/systems/command-cards/verbs/sentences.ts'
import { type Side, sides } from '../../../../../engine/twoSides.ts'
import { Dialog } from '../../../dialogs/Dialog.tsx'
import { Button, Section, SubjectLink } from '../../../panels/parts.tsx'
import { unitSubject } from '../../../subject.ts'
import type { Dialogs } from '../../../systemUi.ts'
import { pileOf } from '../hand.ts'
import { figureWords, sideName, statusNames, whereWords } from '../names.ts'
import { story } from '../story.ts'
import { usePlayer } from '../types.ts'
import { CardFace } from './CardFace.tsx'
import { SpecialRules } from './lists.tsx'
import { Medals, MedalsAndPlaces } from './Medals.tsx'

const Situation = () => (
  <Dialog title="How the battle stands">
    <MedalsAndPlaces />
    <SpecialRules />
  </Dialog>
)

const UnitRow = ({ unit }: { unit: number }) => {
  const { actions, orders, derived, scenario } = usePlayer()
  const { table, known } = derived
  const hex = known.hex[unit]
  const able = hex > 0 ? orders.anyhow.get(hex) : undefined
  return (
    <div class="cc-unit-row">
      <SubjectLink subject={unitSubject(unit)}>{scenario.units[unit].name}</SubjectLink>
      <span>{table.types[unit].name}</span>
      <span>{hex > 0 ? figureWords(known.figures[unit], table.figures[unit]) : ''}</span>
      <span>{whereWords(scenario, hex)}</span>
      <span class="note">{hex === destroyed ? '' : statusNames(known, unit).join(', ')}</span>
      {able?.type === 'order' || able?.type === 'aim' ? (
        <Button class="button small" press={() => actions.order(able)}>
          {words[able.type].button}
        </Button>
      ) : (
        <span />
      )}
    </div>
  )
}

const UnitList = () => {
  const { derived, scenario } = usePlayer()
  return (
    <Dialog title="All units" wide>
      {sides.map((side) => (
        <Section key={side} title={sideName(scenario, side)}>
          <div class="cc-units">
            {derived.table.unitsOf[side].map((unit) => (
              <UnitRow key={unit} unit={unit} />
            ))}
          </div>
        </Section>
      ))}
    </Dialog>
  )
}

const Pile = ({ copies }: { copies: ArrayLike<number> }) => {
  const { cards } = usePlayer().derived.table
  return (
    <ul class="cc-spread">
      {pileOf(copies).map(({ card, copies: count }) => (
        <li key={card}>
          <CardFace card={cards[card]} />
          {count > 1 && <b class="cc-copies">× {count}</b>}
        </li>
      ))}
    </ul>
  )
}

const Cards = () => {
  const { discard, lost } = usePlayer().derived.known
  return (
    <Dialog title="Cards put down" wide>
      <Section title="Put down">
        {pileOf(discard).length === 0 && <p>No card has been put down yet.</p>}
        <Pile copies={discard} />
      </Section>
      {pileOf(lost).length > 0 && (
        <Section title="Out of the game">
          <Pile copies={lost} />
        </Section>
      )}
    </Dialog>
  )
}

const Result = () => {
  const { derived, scenario } = usePlayer()
  const { table, known } = derived
  const lost = (side: Side): number => table.unitsOf[side].filter((unit) => known.hex[unit] === destroyed).length
  return (
    <>
      <Medals />
      <p>
        Units lost: {sideName(scenario, 0)} {lost(0)}, {sideName(scenario, 1)} {lost(1)}.
      </p>
    </>
  )
}

const Guide = () => (
  <>
    <p>
      Each turn a card is played: it says in which section of the board, or of which kind, units may be ordered. Take up
      a card, and the map shows whom it is for; choose it again to play it.
    </p>
    <p>
      Then choose the units to be ordered, move them, and let them battle, in this order. Choose a unit, then a hex of
      its outline or an enemy; pointing at an enemy shows the dice and where they come from.
    </p>
    <p>
      Infantry and armour faces hit their like, a grenade hits all, a flag makes fall back, a star does nothing by
      itself. Medals for destroyed units and for places win.
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
