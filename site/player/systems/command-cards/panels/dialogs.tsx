/** Dialogs of battles led by cards: how it stands, all units, the cards put down, the result, and how to play. */
import type { Side } from '../../../../../engine/game.ts'
import { destroyed } from '../../../../../engine/systems/command-cards/types.ts'
import { Dialog } from '../../../panels/Dialog.tsx'
import type { Dialogs } from '../../../systemUi.ts'
import { useInstrument } from '../context.ts'
import { pileOf } from '../hand.ts'
import { specialEffects } from '../specials.ts'
import { unitSubject } from '../subjects.ts'
import { figureWords, sideName, statusNames, whereWords } from '../words.ts'
import { CardFace } from './CardFace.tsx'
import { Effects } from './Effects.tsx'
import { Medals } from './Medals.tsx'
import { Places } from './Places.tsx'

const Situation = () => {
  const { state } = useInstrument()
  return (
    <Dialog title="How the battle stands">
      <Medals />
      <Places />
      <Effects title="In this battle" effects={specialEffects(state.game.table, state.desk.known.value)} />
    </Dialog>
  )
}

const Units = ({ side }: { side: Side }) => {
  const { state, control } = useInstrument()
  const { scenario } = state.bundle
  const { table } = state.game
  const known = state.desk.known.value
  const orders = state.orders.value
  return (
    <section>
      <h3 class="label">{sideName(scenario, side)}</h3>
      <div class="cc-units">
        {table.unitsOf[side].map((unit) => {
          const hex = known.hex[unit]
          const able = orders.anyhow.get(hex)
          const notes = hex === destroyed ? [] : statusNames(known, unit)
          return (
            <div key={unit} class="cc-unit-row">
              <button
                type="button"
                class="link"
                onClick={() => {
                  control.open(null)
                  control.select(unitSubject(unit))
                }}
              >
                {scenario.units[unit].name}
              </button>
              <span>{table.types[unit].name}</span>
              <span>{hex > 0 ? figureWords(known.figures[unit], table.figures[unit]) : ''}</span>
              <span>{whereWords(scenario, hex)}</span>
              <span class="note">{notes.join(', ')}</span>
              {hex > 0 && (able?.type === 'order' || able?.type === 'aim') ? (
                <button type="button" class="button small" onClick={() => control.order(able)}>
                  {able.type === 'order' ? 'Order' : 'Aim'}
                </button>
              ) : (
                <span />
              )}
            </div>
          )
        })}
      </div>
    </section>
  )
}

const UnitList = () => (
  <Dialog title="All units" wide>
    <Units side={0} />
    <Units side={1} />
  </Dialog>
)

/** The cards put down, and those out of the game. */
const Cards = () => {
  const { state } = useInstrument()
  const { cards } = state.game.table
  const { discard, lost } = state.desk.known.value
  const piles = [
    ['Put down', pileOf(discard)],
    ['Out of the game', pileOf(lost)],
  ] as const
  return (
    <Dialog title="Cards put down" wide>
      {piles.map(([title, pile], at) =>
        pile.length === 0 && at > 0 ? null : (
          <section key={title}>
            <h3 class="label">{title}</h3>
            {pile.length === 0 && <p>No card has been put down yet.</p>}
            <ul class="cc-spread">
              {pile.map(({ card, copies }) => (
                <li key={card}>
                  <CardFace card={cards[card]} />
                  {copies > 1 && <b class="cc-copies">× {copies}</b>}
                </li>
              ))}
            </ul>
          </section>
        ),
      )}
    </Dialog>
  )
}

const Result = () => {
  const { state } = useInstrument()
  const { scenario } = state.bundle
  const { table } = state.game
  const known = state.desk.known.value
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

export const dialogs: Dialogs = { Result, Guide, own: { situation: Situation, units: UnitList, cards: Cards } }
