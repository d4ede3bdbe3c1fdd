/** How it ended: who won and why, and the result in numbers. */
import { dayOfGame } from '../../saves/day.ts'
import { opponentName } from '../../saves/result.ts'
import { usePlayer } from '../context.ts'
import { Button } from '../panels/parts.tsx'
import { peopleOf } from '../state.ts'
import type { Dialogs } from '../systemUi.ts'
import { sideName } from '../words.ts'
import { Course, useCause } from './Course.tsx'
import { Dialog } from './Dialog.tsx'
import { Given, useCopy } from './Given.tsx'
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
      That was the tutorial, and your enemy moved at random. For an enemy who thinks, choose New game, and “
      {seatWords.recruit}”.
    </p>
  )
}

/** The result of the battle of a day, as a text to send to others. */
const DayResult = ({ outcome }: { readonly outcome: string }) => {
  const { state, scenario } = usePlayer()
  const { told, copy } = useCopy('result')
  const day = dayOfGame(state.saved.value.id)
  const seats = state.seats.value
  const [side, ...others] = peopleOf(seats)
  if (day === undefined || side === undefined || others.length > 0) return null
  const { origin, pathname } = location
  const against = [...new Set(seats.filter((seat) => seat !== 'human'))].map(opponentName).join(', ')
  const led = `I led ${sideName(scenario, side)} against ${against}.`
  const text = `Battle of the day, ${day}: ${scenario.title}. ${led} ${outcome} ${origin}${pathname}#day=${day}`
  return (
    <div class="day-result">
      <Given text={text}>Your result, for others who play the same battle with the same dice</Given>
      <Button press={() => void copy(text)}>Copy the result</Button>
      <p role="status">{told}</p>
    </div>
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
      <DayResult outcome={`${title} in turn ${outcome.turn}.`} />
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
