/** The forecast of the offered shot: both numbers term by term, the chances, and the effect of a hit. */
import type { Forecast } from '../../../../../engine/systems/skirmish/forecast.ts'
import { Card, Meter, Terms, Why } from '../../../panels/parts.tsx'
import { shotWords } from '../names.ts'
import { effectWords, perCent } from '../shellWords.ts'
import { usePlayer } from '../types.ts'

const Chance = ({ label, value }: { label: string; value: number }) => (
  <Meter label={label} value={perCent(value)} part={value / 1000} />
)

const ForecastCard = ({ forecast }: { forecast: Forecast }) => {
  const { table } = usePlayer().derived
  const { aim, hit, critical, hitTerms, criticalTerms, hits, shots, destruction, loss, piercing, armour } = forecast
  const title = shotWords(table, aim)
  return (
    <Card title={title} label={`Forecast: ${title}`} chip={<b>{hit === 0 ? 'hit' : `${hit}+/${critical}`}</b>}>
      {hit > 0 && (
        <>
          <Why label="To hit" value={`${hit}+`} explained={{ unit: 'roll', terms: hitTerms }} />
          <Why label="Critical" value={`${critical}+`} explained={{ unit: 'roll', terms: criticalTerms }} />
          <Chance label={shots > 1 ? `A hit, with ${shots} dice` : 'A hit'} value={hits} />
          {destruction.value > 0 && (
            <>
              <Chance label="Destroyed" value={destruction.value} />
              <Terms explained={{ unit: 'per cent', terms: destruction.terms }} />
            </>
          )}
          {loss.value > 0 && <Chance label="Lost itself" value={loss.value} />}
        </>
      )}
      {armour !== undefined && <Why label="Piercing against armour" value={`${piercing} : ${armour}`} />}
      <p class="note">A hit: {effectWords(table, forecast)}.</p>
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
