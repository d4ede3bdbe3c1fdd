/** The medal places: who holds each, who can, and what it is worth. */
import type { Side } from '../../../../../engine/game.ts'
import { hexSubject } from '../../../subject.ts'
import { useInstrument } from '../context.ts'
import { sideName } from '../words.ts'

export const Places = () => {
  const { state, control } = useInstrument()
  const { scenario } = state.bundle
  const { table } = state.game
  const { held } = state.desk.known.value
  if (scenario.medals.length === 0) return null
  const holders = (place: number): readonly Side[] => [
    ...new Set(
      table.placeHexes.flatMap((one, at) => (one.place === place && held[at] > 0 ? [(held[at] - 1) as Side] : [])),
    ),
  ]
  return (
    <section>
      <h3 class="label">Places</h3>
      <ul class="cc-places">
        {scenario.medals.map(({ name, hexes, side, medals, permanent, group, atTurnStart }, place) => {
          const now = holders(place)
          const notes = [
            side === undefined ? 'either side' : sideName(scenario, side),
            hexes.length > 1 ? (group === 'all' ? `all ${hexes.length} hexes` : 'for each hex') : '',
            permanent ? 'kept' : 'while held',
            atTurnStart ? 'at the start of the turn' : '',
          ]
          return (
            <li key={name}>
              <button type="button" class="link" onClick={() => control.select(hexSubject(hexes[0]))}>
                {name}
              </button>{' '}
              <b>{medals === 1 ? '★' : `★ ${medals}`}</b>
              <small>
                {notes.filter((note) => note !== '').join(', ')}
                {now.length > 0 && `; held by ${now.map((holder) => sideName(scenario, holder)).join(' and ')}`}
              </small>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
