/** How a game that is over went: turn by turn, the moment that decided it, and what a better player would have done. */
import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { Side } from '../../../engine/game.ts'
import { usePlayer } from '../context.ts'
import { Button, Section, SideLabel } from '../panels/parts.tsx'
import type { Story, SystemUi } from '../systemUi.ts'
import { positionAt, type Timeline } from '../timeline.ts'
import { sideName } from '../words.ts'
import { adviseAt, chances as chancesIn, doneAt, mistakeIn } from './review.ts'
import { type Chances, comparison, costliestSteps, decisiveMoment, type Moment, turnReports, whenOf } from './story.ts'

const perCent = (tenThousandths: number): string => `${Math.round(tenThousandths / 100)}\u00a0%`

/** The holders of places at the end of each turn, and each side's losses in it. */
const Turns = ({ timeline, story }: { timeline: Timeline; story: Story }) => {
  const { state, scenario } = usePlayer()
  const { places } = state.bundle
  const reports = turnReports(timeline, (moves) => story.standing(timeline.game, positionAt(timeline, moves).state))
  const sides = [...scenario.sides.keys()]
  const held = places
    .map((place, at) => ({ ...place, place: at }))
    .filter(({ place }) => reports.some(({ holders }) => (holders[place] ?? null) !== null))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it
    <section class="story-scroll" tabIndex={0} aria-label="Turn by turn">
      <table class="result left story">
        <caption class="visually-hidden">Who held what at the end of each turn, and what each side lost in it</caption>
        <thead>
          <tr>
            <td />
            {reports.map(({ turn }) => (
              <th key={turn} scope="col">
                <span class="visually-hidden">Turn </span>
                {turn}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {held.map(({ name, hex, place }) => (
            <tr key={place}>
              <th scope="row">
                {places.filter((other) => other.name === name).length > 1 ? state.ui.words.place(state, hex) : name}
              </th>
              {reports.map(({ turn, holders }) => {
                const holder = holders[place] ?? null
                return (
                  <td key={turn} class="story-holder" data-side={holder ?? undefined}>
                    <span class="visually-hidden">{holder === null ? 'nobody' : sideName(scenario, holder)}</span>
                  </td>
                )
              })}
            </tr>
          ))}
          {sides.map((side) => (
            <tr key={`lost-${side}`}>
              <th scope="row">
                Lost by <SideLabel side={side} />
              </th>
              {reports.map(({ turn, lost }) => (
                <td key={turn}>{lost[side]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** A moment, with the ways back to it. */
const MomentSection = ({
  title,
  moment,
  children,
}: {
  readonly title: string
  readonly moment: Moment
  readonly children: ComponentChildren
}) => {
  const { actions } = usePlayer()
  return (
    <Section title={title} class="moment">
      {children}
      <p class="cluster">
        <Button press={() => actions.watchFrom(moment.at)}>Watch</Button>
        <Button press={() => actions.playOnFrom(moment.at)}>Play on from here</Button>
      </p>
    </Section>
  )
}

/** Returns the events of a step, as the log words them. */
const linesOf = ({ events }: SystemUi, { scenario }: { readonly scenario: never }, timeline: Timeline, at: number) =>
  (timeline.steps[at]?.events ?? [])
    .flatMap((event) => events.line(scenario, event) ?? [])
    .filter(({ tone }) => tone === 'plain')
    .map(({ text }) => text)

/** A question to the computer about the game. */
interface Question<A> {
  /** Undefined while there is no answer. */
  readonly answer: A | undefined
  /** How it is going, while there is none. */
  readonly going: 'on' | 'slow' | 'failed'
  readonly again: () => void
}

const useQuestion = <A,>(ask: (onSlow: () => void) => Promise<A>, of: unknown): Question<A> => {
  const [answer, setAnswer] = useState<A | undefined>(undefined)
  const [going, setGoing] = useState<Question<A>['going']>('on')
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    let isWanted = true
    setAnswer(undefined)
    setGoing('on')
    ask(() => isWanted && setGoing('slow')).then(
      (found) => isWanted && setAnswer(found),
      () => isWanted && setGoing('failed'),
    )
    return () => {
      isWanted = false
    }
  }, [of, asked])
  return { answer, going, again: () => setAsked(asked + 1) }
}

/** The message shown until the computer answers. */
const Waiting = ({ question, children }: { question: Question<unknown>; children: ComponentChildren }) =>
  question.going === 'failed' ? (
    <p class="cluster" role="status">
      The computer has not answered. <Button press={question.again}>Ask again</Button>
    </p>
  ) : (
    <p role="status">
      {children}
      {question.going === 'slow' && ' It takes longer than usual.'}
    </p>
  )

/** The costliest decision of a side; nothing where the computer would have decided no better. */
const Better = ({ side, moments }: { side: Side; moments: readonly Moment[] }) => {
  const player = usePlayer()
  const { state, scenario } = player
  const question = useQuestion(
    (onSlow) => mistakeIn(moments, (at) => adviseAt(player, at, onSlow)),
    state.timeline.value,
  )
  const { answer: mistake } = question
  if (mistake === undefined)
    return <Waiting question={question}>The General thinks about what it would have done.</Waiting>
  if (mistake === null) return null
  const { moment, done, advice } = mistake
  return (
    <MomentSection title={`What cost ${sideName(scenario, side)} most`} moment={moment}>
      <p>
        {state.ui.words.turn(state.timeline.value.steps[moment.at]?.turn ?? 0)}: {done} After that its chance went from{' '}
        {perCent(moment.before)} to {perCent(moment.after)}.
      </p>
      <p role="status">The General would have chosen: {advice}</p>
    </MomentSection>
  )
}

const Moments = ({ timeline, chances }: { timeline: Timeline; chances: Chances }) => {
  const player = usePlayer()
  const { state, scenario } = player
  const [winner] = state.outcome.value?.winners ?? []
  const people = state.seats.value.flatMap((seat, side) => (seat === 'human' ? [side] : []))
  const loser = [...scenario.sides.keys()].find((side) => !state.outcome.value?.winners.includes(side))
  const learner = people.length === 1 ? people[0] : loser
  const told = (at: number): string => linesOf(state.ui, { scenario: scenario as never }, timeline, at).join(' ')
  const decisive = winner === undefined ? undefined : decisiveMoment(chances, winner, (at) => told(at) !== '')
  const costliest = learner === undefined ? [] : costliestSteps(chances, timeline.steps, learner)
  return (
    <>
      {decisive && winner !== undefined && (
        <MomentSection title="The decisive moment" moment={decisive}>
          <p>
            {state.ui.words.turn(timeline.steps[decisive.at]?.turn ?? 0)}:{' '}
            {told(decisive.at) || doneAt(player, decisive.at)} The chance of {sideName(scenario, winner)} went from{' '}
            {perCent(decisive.before)} to {perCent(decisive.after)}.
          </p>
        </MomentSection>
      )}
      {costliest.length > 0 && learner !== undefined && <Better side={learner} moments={costliest} />}
    </>
  )
}

/** How the result compares with sampled games, for the person who played. */
const Compared = ({ story }: { story: Story }) => {
  const { state, scenario } = usePlayer()
  const outcome = state.outcome.value
  const people = state.seats.value.flatMap((seat, side) => (seat === 'human' ? [side] : []))
  const [side] = people
  if (!outcome || side === undefined || people.length > 1) return null
  const measured = story.measures(state.game, state.position.value.state)
  const lines = comparison(state.bundle, outcome, side, measured, (measure) =>
    story.isMoreBetter(scenario, measure, side),
  )
  if (lines.length === 0) return null
  return (
    <Section title="Compared with sampled games">
      <p>{lines.join(' ')}</p>
    </Section>
  )
}

/** Returns the cause of the end: the sentence below the title. */
export const useCause = (story: Story): string | undefined => {
  const { state, scenario } = usePlayer()
  const outcome = state.outcome.value
  const timeline = state.timeline.value
  const cause = outcome && story.cause(scenario, timeline.steps, outcome)
  if (cause === undefined) return undefined
  return cause.at === undefined ? `${cause.what}.` : `${cause.what} ${whenOf(timeline, cause.at, state.ui.words.turn)}.`
}

export const Course = ({ story }: { story: Story }) => {
  const player = usePlayer()
  const timeline = player.state.timeline.value
  const question = useQuestion((onSlow) => chancesIn(player, onSlow), timeline)
  const { answer: chances } = question
  return (
    <>
      <Section title="Turn by turn">
        <Turns timeline={timeline} story={story} />
      </Section>
      {chances ? (
        <Moments timeline={timeline} chances={chances} />
      ) : (
        <Waiting question={question}>The computer looks for the decisive moment.</Waiting>
      )}
      <Compared story={story} />
    </>
  )
}
