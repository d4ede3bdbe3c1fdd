/** What a strike from the air or the sea promises: its results with their chances, and what moves them. */
import { strikeForecast } from '../../../../../engine/systems/operational/assets/strike.ts'
import { Why } from '../../../panels/Terms.tsx'
import { useInstrument } from '../context.ts'
import { signed, unitName } from '../words.ts'

export const StrikeCard = () => {
  const { state } = useInstrument()
  const action = state.offered.value
  if (action?.type !== 'strike') return null
  const rules = state.game.table.assets[action.asset]
  const forecast = strikeForecast(state.game.table, state.position.value.state, action.asset, action.target)
  if (!rules || !forecast) return null
  const target = unitName(state.bundle.scenario, action.target)
  return (
    <section class="card" aria-label={`Forecast: ${rules.name} on ${target}`}>
      <header class="card-head">
        <h3>
          {rules.name}: {target}
        </h3>
      </header>
      <table class="result strike">
        <thead>
          <tr>
            <th scope="col">Chance</th>
            <th scope="col">Suppressed</th>
            <th scope="col">Lost</th>
          </tr>
        </thead>
        <tbody>
          {forecast.results.map((result, at) => (
            <tr key={at}>
              <th scope="row">{Math.round(result.chance / 10)} %</th>
              <td>{result.suppressed}</td>
              <td>{result.lost}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {forecast.terms.length > 0 && (
        <Why
          label={forecast.shift < 0 ? 'Milder than usual' : 'Harder than usual'}
          value={signed(forecast.shift * 1000)}
          explained={{ subject: rules.name, unit: 'shift', value: forecast.shift * 1000, terms: forecast.terms }}
        />
      )}
      {forecast.ruin > 0 && (
        <p class="why-plain">
          <span>The city falls to ruins</span> <b>{Math.round(forecast.ruin / 10)} %</b>
        </p>
      )}
      {forecast.fortRuin > 0 && (
        <p class="why-plain">
          <span>The fort is destroyed</span> <b>{Math.round(forecast.fortRuin / 10)} %</b>
        </p>
      )}
    </section>
  )
}
