/** The medals of both sides: those won, and those that are still needed; and the places that bring them. command-cards.C15 */
import { type Side, sides } from '../../../../../engine/twoSides.ts'
import { Section, SubjectLink, Why } from '../../../panels/parts.tsx'
import { hexSubject } from '../../../subject.ts'
import { sideName } from '../names.ts'
import { usePlayer } from '../types.ts'

/** More than this are shown as a number. */
const mostDrawn = 14

const Track = ({ side }: { side: Side }) => {
  const { state, derived, scenario, view } = usePlayer()
  const needed = scenario.sides[side].medals
  const won = view.medals[side]
  const explained = state.game.explain(derived.known, { about: 'medals', side })
  return (
    <div class="cc-track stack" data-side={side}>
      <Why label={sideName(scenario, side)} value={`${won} / ${needed}`} explained={explained} />
      {needed <= mostDrawn && (
        <p class="cc-medals" aria-hidden="true">
          {Array.from({ length: Math.max(needed, won) }, (_, at) => (
            <span key={at} class={at < won ? 'medal middle is-won' : 'medal middle'}>
              {at < won ? '★' : ''}
            </span>
          ))}
        </p>
      )}
    </div>
  )
}

/** The medal places: who holds each, who can, and what it is worth. */
const Places = () => {
  const { derived, scenario } = usePlayer()
  const { held } = derived.known
  if (scenario.medals.length === 0) return null
  const holders = (place: number): readonly string[] => [
    ...new Set(
      derived.table.placeHexes.flatMap((one, at) =>
        one.place === place && held[at] > 0 ? [sideName(scenario, (held[at] - 1) as Side)] : [],
      ),
    ),
  ]
  return (
    <Section title="Places">
      <ul class="cc-places stack">
        {scenario.medals.map(({ name, hexes, side, medals, permanent, group, atTurnStart }, place) => {
          const now = holders(place)
          const notes = [
            side === undefined ? 'either side' : sideName(scenario, side),
            ...(hexes.length > 1 ? [group === 'all' ? `all ${hexes.length} hexes` : 'for each hex'] : []),
            permanent ? 'kept' : 'while held',
            ...(atTurnStart ? ['at the start of the turn'] : []),
          ]
          return (
            <li key={name}>
              <SubjectLink subject={hexSubject(hexes[0])}>{name}</SubjectLink>{' '}
              <b>{medals === 1 ? '★' : `★ ${medals}`}</b>
              <small>
                {notes.join(', ')}
                {now.length > 0 && `; held by ${now.join(' and ')}`}
              </small>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

export const Medals = () => (
  <Section title="Medals">
    {sides.map((side) => (
      <Track key={side} side={side} />
    ))}
  </Section>
)

export const MedalsAndPlaces = () => (
  <>
    <Medals />
    <Places />
  </>
)
