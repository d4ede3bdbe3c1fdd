/** Dice of ten sides as they fell: on the map over the target, and beside it with what they meant. */
import { Section } from '../../../panels/parts.tsx'
import * as say from '../names.ts'
import { type ShotShown, usePlayer } from '../types.ts'

const resultWords = { miss: 'no hit', hit: 'a hit', critical: 'a critical hit' } as const

/** A die of 30 x 30 around 0,0: what counts is filled, a critical hit has another colour. */
export const Die = ({ shot, at = 0 }: { shot: Pick<ShotShown, 'roll' | 'result'>; at?: number }) => (
  <g class={`sk-die is-${shot.result}`} style={{ animationDelay: `${at * 180}ms` }}>
    <path d="M0-15L14-3.5V4L0 15-14 4V-3.5z" />
    <path class="sk-die-edge" d="M0-15L-9 6 0 15 9 6zM-14 4l5 2h18l5-2" />
    <text y="3.6">{shot.roll}</text>
  </g>
)

/** The shots of the last action, kept beside the log. */
export const LastShots = () => {
  const { state, derived } = usePlayer()
  const { shots, table } = derived
  if (shots.length === 0) return null
  return (
    <Section class="sk-rolls" title="The last dice" aria-label="The last dice">
      <ul key={state.timeline.value.steps.length} class="stack">
        {shots.map((shot, at) => (
          <li key={at} class="row">
            {shot.roll > 0 && (
              <svg viewBox="-16 -16 32 32" role="img" aria-label={`${shot.roll}, ${resultWords[shot.result]}`}>
                <Die shot={shot} at={at} />
              </svg>
            )}
            <span>
              {say.shotWords(table, shot)}{' '}
              <small>
                {shot.roll > 0 ? `${shot.roll} against ${shot.hit}+/${shot.critical}: ` : ''}
                {resultWords[shot.result]}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
