/** Over the map: whose turn it is in a game by link. */
import { usePlayer } from '../context.ts'
import { Button } from '../panels/parts.tsx'
import { isToSend, others } from './sentences.ts'

export const Banner = () => {
  const { state, actions } = usePlayer()
  const { steps, given = 0, seeds } = state.timeline.value
  const isMine = state.saved.value.byLink?.status === 'mine'
  if (state.replayAt.value !== null || state.following.value) return null
  if (isMine) {
    if (steps.length > given) return null
    // The last seed is that of the turn that begins here, the one before that of the turn that was sent.
    const [from] = seeds.at(-2) ?? [0]
    return (
      <div class="banner cluster" role="status">
        <p>It is your turn.{steps.length === 0 ? '' : ` ${others(state)} has moved.`}</p>
        {steps.length > 0 && <Button press={() => actions.watchFrom(from)}>Watch it</Button>}
      </div>
    )
  }
  return (
    <div class="banner cluster" role="status">
      <p>{state.over.value ? 'The battle is over.' : `Waiting for the link of ${others(state)}.`}</p>
      <Button press={() => actions.open('send')}>{isToSend(state) ? 'Send your turn' : 'Check the game'}</Button>
    </div>
  )
}
