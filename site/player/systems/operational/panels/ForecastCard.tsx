/** What the offered order would bring: a fight's forecast, or what a move costs. */
import type { OperationalAction } from '../../../../../engine/systems/operational/types.ts'
import { Meter } from '../../../panels/Meter.tsx'
import { Terms, Why } from '../../../panels/Terms.tsx'
import { useInstrument } from '../context.ts'
import type { Fight } from '../orders.ts'
import { actionName } from '../orderWords.ts'
import { hexName, signed, unitName } from '../words.ts'

/** Thousandths of a step, to one decimal. */
const tenths = (thousandths: number): string => (Math.round(thousandths / 100) / 10).toFixed(1)

const Chance = ({ label, chance }: { label: string; chance: number }) => (
  <Meter label={label} value={`${chance} %`} part={chance} />
)

/** When a known order of the target makes another fight of it. */
const turned: Readonly<Partial<Record<string, string>>> = {
  feint: 'Its rearguard slips away: no more than a feint comes of it.',
  counterattack: 'It stands ready and strikes first: the odds are those of its counterattack.',
}

const AttackCard = ({ action, fight }: { action: OperationalAction; fight: Fight }) => {
  const { state } = useInstrument()
  const forecast = state.desk.forecast.value
  if (!forecast) return null
  const verb = actionName(state, action.type)
  const target = unitName(state.bundle.scenario, fight.target)
  const hasOdds = forecast.kind !== 'feint' && forecast.kind !== 'suppressive-fire'
  // What each roll adds to the odds; most have nothing to add.
  const rolls = (
    [
      ['Shift of own loss', forecast.attackerLossTerms],
      ['Shift of its loss', forecast.defenderLossTerms],
      ['Shift of its retreat', forecast.retreatTerms],
    ] as const
  ).filter(([, terms]) => terms.length > 0)
  return (
    <section class="card" aria-label={`Forecast: ${verb.toLowerCase()} ${target}`}>
      <header class="card-head">
        <h3>
          {verb} {target}
        </h3>
        {hasOdds && (
          <span class="chip">
            odds <b>{signed(forecast.odds)}</b>
          </span>
        )}
      </header>
      {forecast.kind !== fight.kind && <p class="note">{turned[forecast.kind] ?? ''}</p>}
      <Terms
        explained={{ subject: '', unit: hasOdds ? 'shift' : 'per cent', value: forecast.odds, terms: forecast.terms }}
      />
      <p class="sum">
        <span>
          Expected loss {forecast.attackerLoss} : {forecast.defenderLoss}
          {forecast.defenderSuppression > 0 && forecast.defenderLoss === 0 && (
            <small> and {forecast.defenderSuppression} suppressed if it stands</small>
          )}
        </span>
        {hasOdds && <b>{signed(forecast.odds)}</b>}
      </p>
      {!hasOdds && (
        <p class="why-plain">
          <span>Suppressed on average</span>{' '}
          <b>
            {tenths(forecast.meanAttackerSuppression)} : {tenths(forecast.meanDefenderSuppression)}
          </b>
        </p>
      )}
      <p class="why-plain quiet">
        <span>On average over the rolls</span>{' '}
        <b>
          {tenths(forecast.meanAttackerLoss)} : {tenths(forecast.meanDefenderLoss)}
        </b>
      </p>
      {rolls.map(([label, terms]) => (
        <Why
          key={label}
          label={label}
          value={signed(terms.reduce((sum, term) => sum + term.value, 0))}
          explained={{ subject: label, unit: 'shift', value: 0, terms }}
        />
      ))}
      {hasOdds && <Chance label="Retreats" chance={Math.round(forecast.retreatChance)} />}
      {Math.round(forecast.overrunChance) > 0 && <Chance label="Overrun" chance={Math.round(forecast.overrunChance)} />}
      {forecast.entrenchmentChance > 0 && <Chance label="A level of trenches" chance={forecast.entrenchmentChance} />}
      {forecast.ruinChance > 0 && <Chance label="The city falls to ruins" chance={Math.round(forecast.ruinChance)} />}
    </section>
  )
}

const MoveCard = ({
  action,
}: {
  action: Extract<OperationalAction, { type: 'move' | 'enter' | 'land' | 'drop' | 'recon-in-force' | 'river-crossing' }>
}) => {
  const { state } = useInstrument()
  const { scenario } = state.bundle
  const orders = state.orders.value.byUnit.get(action.unit)
  const cost = orders?.cost.get(action.to)
  const explained = state.desk.moveCost.value
  const notes = [
    orders?.extended.has(action.to) && 'Extended: spends the action point, so no attack afterwards.',
    orders?.takesAll.has(action.to) && 'Takes all movement points of a fresh unit.',
    orders?.inZone.has(action.to) && 'Ends the move: an enemy zone of control.',
  ].filter((note) => typeof note === 'string')
  return (
    <section class="card" aria-label="Cost of the move">
      <header class="card-head">
        <h3>
          {action.type === 'enter'
            ? 'Arrive at'
            : action.type === 'move'
              ? 'Move to'
              : `${actionName(state, action.type)}:`}{' '}
          {hexName(scenario, action.to)}
        </h3>
        {cost !== undefined && (
          <span class="chip">
            cost <b>{cost}</b>
          </span>
        )}
      </header>
      {explained && <Terms explained={explained} />}
      {notes.map((note) => (
        <p key={note} class="note">
          {note}
        </p>
      ))}
    </section>
  )
}

export const ForecastCard = () => {
  const { offered, desk } = useInstrument().state
  const action = offered.value
  if (!action) return null
  const fight = desk.fight.value
  if (fight) return <AttackCard action={action} fight={fight} />
  switch (action.type) {
    case 'move':
    case 'enter':
    case 'land':
    case 'drop':
    case 'recon-in-force':
    case 'river-crossing':
      return <MoveCard action={action} />
    default:
      return null
  }
}
