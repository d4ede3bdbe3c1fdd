/** How it ended: who won and why, and the result in numbers. */
import { usePlayer } from '../context.ts'
import { Button } from '../panels/parts.tsx'
import type { Dialogs } from '../systemUi.ts'
import { Course, useCause } from './Course.tsx'
import { Dialog } from './Dialog.tsx'
import { seatWords } from './NewGame.tsx'

/** After a tutorial: what comes next. */
const TutorialEnd = () => {
  const { state, tutorial: progress } = usePlayer()
  const { tutorial } = state.bundle
  if (!tutorial || !progress?.isThere.value) return null
  if (!state.outcome.value?.winners.includes(tutorial.side))
    return <p>Begin again with New game: most win at the second try. At a loss, ask the staff.</p>
  if (tutorial.opponent !== 'random') return null
  return (
    <p>
      That was the tutorial, and your enemy moved at random. For one who thinks choose New game, and “
      {seatWords.recruit}”.
    </p>
  )
}

export const GameOver = ({ Result, story }: Pick<Dialogs, 'Result' | 'story'>) => {
  const { state, actions, scenario, next } = usePlayer()
  const cause = useCause(story)
  const outcome = state.outcome.value
  if (!outcome) return null
  const { title, reason } = state.ui.words.outcome(scenario, outcome)
  return (
    <Dialog title={title} wide>
      <p class="lead">
        {cause} {reason} Decided in turn {outcome.turn}.
      </p>
      <TutorialEnd />
      <Result />
      <Course story={story} />
      <div class="dialog-actions">
        <Button press={() => actions.watchFrom(0)}>Watch the replay</Button>
        <Button press={() => actions.open('situation')}>Score, line by line</Button>
        {state.origin.value === 'sent' && (
          <Button press={() => actions.open('send')}>The links, and whether all is in order</Button>
        )}
        <Button press={() => actions.open('share')}>Share</Button>
        {next && (
          <a class="button" href={next.href}>
            Next: {next.label}
          </a>
        )}
        <Button class="button main" press={() => actions.open('new-game')}>
          New game
        </Button>
      </div>
    </Dialog>
  )
}
