/** What the offered shot promises: both numbers term by term, the chances, and what a hit would do. */
import { Card, Meter, Terms, Why } from '../../../panels/parts.tsx'
import type { Forecast } from '../forecast.ts'
import { usePlayer } from '../types.ts'

const perCent = (value: number): string => `${Math.round(value)}\u00a0%`

const ForecastCard = ({ forecast }: { forecast: Forecast }) => {
  const { title, hit, critical, hitTerms, criticalTerms, hits, criticals, dice, piercing, armour, effect } = forecast
  return (
    <Card title={title} label={`Forecast: ${title}`} chip={<b>{hit === 0 ? 'hit' : `${hit}+/${critical}`}</b>}>
      {hit > 0 && (
        <>
          <Why label="To hit" value={`${hit}+`} explained={{ unit: 'movement points', terms: hitTerms }} />
          <Why label="Critical" value={`${critical}+`} explained={{ unit: 'movement points', terms: criticalTerms }} />
          <Meter label={dice > 1 ? `A hit, each of ${dice} dice` : 'A hit'} value={perCent(hits)} part={hits} />
          {criticals > 0 && <Meter label="Destroyed at once" value={perCent(criticals)} part={criticals} />}
        </>
      )}
      {armour !== undefined && <Why label="Piercing against armour" value={`${piercing} : ${armour}`} />}
      <p class="note">A hit: {effect}.</p>
    </Card>
  )
}

export const OfferCard = () => {
  const { state, derived } = usePlayer()
  const action = state.offered.value
  if (derived.forecast !== undefined) return <ForecastCard forecast={derived.forecast} />
  if (action?.type !== 'move') return null
  const explained = state.game.explain(derived.known, { about: 'movement', unit: action.unit })
  return (
    explained && (
      <Card title={`Move to ${state.ui.words.place(state, action.space)}`} label="The move">
        <Terms explained={explained} />
      </Card>
    )
  )
}
