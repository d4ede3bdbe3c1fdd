/** What the offered order would bring: the cost of a move step by step, the odds of an overrun or an attack. */
import { overrunOdds } from '../../../../../engine/systems/echelon/combat/overrun.ts'
import { otherSide } from '../../../../../engine/twoSides.ts'
import { Card, Terms } from '../../../panels/parts.tsx'
import { inCombat } from '../attack.ts'
import { usePlayer } from '../types.ts'
import { groundWords, listWords, placeName, unitName } from '../words.ts'
import { ForecastCard } from './Combat.tsx'

const MoveCard = ({ to }: { to: number }) => {
  const { state, derived, scenario } = usePlayer()
  const { movers, known, table } = derived
  const position = state.position.value.state
  if (movers.length === 0) return null
  const cost = state.game.reach(position, movers).cost(to)
  const explained = state.game.explain(position, { about: 'move', unit: movers[0], to })
  const isInZone = state.game.services.zones.of(known, otherSide(known.side))[to] > 0
  return (
    <Card
      title={`Move to ${placeName(scenario, to)}`}
      label="The move"
      chip={
        <>
          cost <b>{cost}</b>
        </>
      }
    >
      {movers.length > 1 && <p class="note">{listWords(movers.map((unit) => unitName(scenario, unit)))} together.</p>}
      <p class="note">
        {groundWords(table, known, to)}
        {isInZone && ', in an enemy zone of control'}.
      </p>
      {explained && movers.length === 1 && <Terms explained={explained} />}
    </Card>
  )
}

const OverrunCard = ({ to }: { to: number }) => {
  const { state, derived, scenario } = usePlayer()
  const odds = overrunOdds(state.game.services, derived.known, derived.movers, to)
  return (
    <Card
      title={`Overrun ${placeName(scenario, to)}`}
      label="The overrun"
      chip={<b>{Number.isFinite(odds) ? `${odds}:1` : 'no resistance'}</b>}
    >
      <p class="note">No dice: all who stand there are lost without cadres.</p>
    </Card>
  )
}

export const OfferCard = () => {
  const { state, derived } = usePlayer()
  const action = state.offered.value
  if (action?.type === 'move') return <MoveCard to={action.to} />
  if (action?.type === 'overrun') return <OverrunCard to={action.to} />
  const { attack } = derived
  return action?.type === 'target' && attack !== undefined && !inCombat(derived.known.phase) ? (
    <ForecastCard attack={attack} />
  ) : null
}
