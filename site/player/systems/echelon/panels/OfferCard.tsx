/** The preview of the offered order: the cost of a move step by step, the odds of an overrun or an attack. */
import { overrunOdds } from '../../../../../engine/systems/echelon/combat/overrun.ts'
import { otherSide } from '../../../../../engine/twoSides.ts'
import { Card, Meter, RuleLink, Terms, Why } from '../../../panels/parts.tsx'
import { inCombat } from '../attack.ts'
import { type LandingShown, landingOf } from '../landing.ts'
import { groundWords, listWords, placeName, signed, unitName } from '../names.ts'
import { usePlayer } from '../types.ts'
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

const landings = { intact: 'lands in good order', dispersed: 'scattered and disrupted', lost: 'lost' } as const

const LandingCard = ({ to, landing: { modifiers, sum, chances } }: { to: number; landing: LandingShown }) => {
  const { derived, scenario } = usePlayer()
  const { known, table } = derived
  const { hit } = scenario.rules.air.dispersionModifiers
  return (
    <Card title={`Land at ${placeName(scenario, to)}`} label="The landing" chip={<b>{chances.intact} %</b>}>
      <p class="note">{groundWords(table, known, to)}.</p>
      <Why
        label="On the die"
        value={signed(sum * 1000)}
        explained={{
          unit: 'shift',
          terms: modifiers.map(([label, value]) => ({ label, rule: 'echelon.L5', value: value * 1000 })),
        }}
      />
      {(['intact', 'dispersed', 'lost'] as const).map((one) => (
        <Meter key={one} label={landings[one]} value={`${chances[one]}\u00a0%`} part={chances[one]} />
      ))}
      <p class="note">
        Guns there that hit the planes: {signed(hit * 1000)}. <RuleLink rule="echelon.L5" />
      </p>
    </Card>
  )
}

export const OfferCard = () => {
  const { state, derived } = usePlayer()
  const action = state.offered.value
  const landing = landingOf(state.game, derived.known, action)
  if (landing !== undefined && action !== undefined && 'to' in action)
    return <LandingCard to={action.to} landing={landing} />
  if (action?.type === 'move') return <MoveCard to={action.to} />
  if (action?.type === 'overrun') return <OverrunCard to={action.to} />
  const { attack } = derived
  return action?.type === 'target' && attack !== undefined && !inCombat(derived.known.phase) ? (
    <ForecastCard attack={attack} />
  ) : null
}
