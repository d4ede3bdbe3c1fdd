/** What happens on the map, in motion: fire, the end of pieces, the taking of places. Pieces move and shake by themselves (Pieces.tsx). */
import { centreOf, outlineOf } from '../../../compiler/cartography/geometry.ts'
import { usePlayer } from '../context.ts'
import type { Effect as EffectShown } from '../types.ts'
import { Drawn, translate } from './Drawn.tsx'
import { lineOf } from './Offer.tsx'

/** A jagged disc of radius 1; the style sheet says how large it is, by the sounds of what strikes there. */
const jagged = 'M1 0 .4.2.7.7.2.5-.1.9-.3.4-.8.5-.5 0-.9-.4-.3-.4-.2-1 .1-.5.7-.8.5-.2z'

const Effect = ({ effect }: { effect: EffectShown }) => {
  const { map } = usePlayer().scenario
  const style = { '--at': `${effect.at}ms`, '--lasts': `${effect.lasts}ms` }
  switch (effect.is) {
    case 'fire': {
      const to = centreOf(map, effect.to)
      return (
        <g class="effect-fire" data-fire={effect.misses ? 'miss' : effect.sounds.join(' ')} style={style}>
          {effect.from.map((hex) => (
            <path key={hex} pathLength={1} d={lineOf([centreOf(map, hex), to])} />
          ))}
          <g transform={translate(to)}>
            <path d={jagged} />
          </g>
        </g>
      )
    }
    case 'gone':
      return (
        <g class="unit" data-side={effect.side} transform={translate(centreOf(map, effect.hex))} style={style}>
          <Drawn class="effect-gone" svg={effect.drawn} />
        </g>
      )
    case 'taken':
      return <path class="effect-taken" data-side={effect.side} d={outlineOf(map, effect.hexes)} style={style} />
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
