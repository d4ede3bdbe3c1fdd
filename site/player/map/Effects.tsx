/** What happens on the map, in motion: fire, the end of pieces, the taking of places. Pieces move and shake by themselves (Pieces.tsx). */
import { centreOf, outlineOf } from '../../../compiler/cartography/geometry.ts'
import { usePlayer } from '../context.ts'
import type { Effect as EffectShown } from '../types.ts'
import { Drawn, translate } from './Drawn.tsx'
import { lineOf, shortened } from './Offer.tsx'

/** A jagged disc of radius 1; the style sheet says how large it is, by the sounds of what strikes there. */
const jagged =
  'M1 0 .48 .14 .66 .42 .35 .41 .39 .86 .08 .57-.1 .71-.21 .45-.65 .76-.45 .29-.77 .23-.58 0-.88-.26-.42-.27-.49-.57-.22-.49-.14-.97 .08-.57 .29-.64 .33-.38 .79-.51 .52-.15z'

const Effect = ({ effect }: { effect: EffectShown }) => {
  const { map } = usePlayer().scenario
  const timing = { '--at': `${effect.at}ms`, '--lasts': `${effect.lasts}ms` }
  switch (effect.is) {
    case 'fire': {
      const to = centreOf(map, effect.to)
      return (
        <g
          class={effect.misses ? 'effect-fire is-miss' : 'effect-fire'}
          data-fire={effect.sounds.join(' ')}
          style={timing}
        >
          {effect.from.map((hex) => {
            const from = centreOf(map, hex)
            return <path key={hex} pathLength={1} d={lineOf([shortened(to, from, 12), to])} />
          })}
          <g transform={translate(to)}>
            <path d={jagged} />
          </g>
        </g>
      )
    }
    case 'gone':
      return (
        <g class="unit" data-side={effect.side} transform={translate(centreOf(map, effect.hex))} style={timing}>
          <Drawn class="effect-gone" svg={effect.drawn} />
        </g>
      )
    case 'taken':
      return <path class="effect-taken" data-side={effect.side} d={outlineOf(map, effect.hexes)} style={timing} />
    default:
      return null
  }
}

export const Effects = () => {
  const { effects, replayAt, timeline } = usePlayer().state
  // Each action has a group of its own, in which all begins anew. What comes first lies on top: fire is seen over who falls.
  return (
    <g class="play-effects" key={replayAt.value ?? timeline.value.steps.length}>
      {effects.value.toReversed().map((effect, at) => (
        <Effect key={at} effect={effect} />
      ))}
    </g>
  )
}
