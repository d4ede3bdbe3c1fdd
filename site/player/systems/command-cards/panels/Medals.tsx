/** The medal track of both sides: those won, and those that are still needed. command-cards.C15 */
import type { Side } from '../../../../../engine/game.ts'
import { Why } from '../../../panels/Terms.tsx'
import { useInstrument } from '../context.ts'
import { sideName } from '../words.ts'

/** More than this are told as a number. */
const mostDrawn = 14

const Track = ({ side }: { side: Side }) => {
  const { state } = useInstrument()
  const { scenario } = state.bundle
  const needed = scenario.sides[side].medals
  const won = state.view.value.medals[side]
  const explained = state.game.explain(state.desk.known.value, { about: 'medals', side })
  return (
    <div class="cc-track" data-side={side}>
      <Why label={sideName(scenario, side)} value={`${won} / ${needed}`} explained={explained} />
      {needed <= mostDrawn && (
        <p class="cc-medals" aria-hidden="true">
          {Array.from({ length: Math.max(needed, won) }, (_, at) => (
            <span key={at} class={at < won ? 'medal is-won' : 'medal'}>
              {at < won ? '★' : ''}
            </span>
          ))}
        </p>
      )}
    </div>
  )
}

export const Medals = () => (
  <section>
    <h3 class="label">Medals</h3>
    <Track side={0} />
    <Track side={1} />
  </section>
)
