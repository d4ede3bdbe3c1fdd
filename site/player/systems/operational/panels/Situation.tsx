/** How the battle stands: objectives and bonus objectives, the score line by line, losses, and the weather to come. */
import { prestigeEarned } from '../../../../../engine/systems/operational/rules.ts'
import type { OperationalScenario } from '../../../../../engine/systems/operational/scenario.ts'
import { type BonusStanding, bonus } from '../../../../../engine/systems/operational/types.ts'
import type { OperationalView } from '../../../../../engine/systems/operational/viewTypes.ts'
import { sides } from '../../../../../engine/twoSides.ts'
import { printed } from '../../../../../engine/words.ts'
import { conditionWords, rewardOf } from '../../../../systems/operational/data/bonuses.ts'
import { Dialog } from '../../../dialogs/Dialog.tsx'
import { RuleLink, Section, SideDot, SideLabel, Table, Tally, type TallyLine, Why } from '../../../panels/parts.tsx'
import { count, dateOf, sideName } from '../names.ts'
import { usePlayer } from '../types.ts'

/** Returns the tallies that every battle counts. */
export const tallyLines = (view: OperationalView): readonly TallyLine[] => [
  ['Prestige', (side) => view.prestige[side]],
  ['Steps lost for good', (side) => view.killed[side]],
  ['Steps scattered', (side) => view.scattered[side]],
  ['Specialists lost', (side) => view.specialistsLost[side]],
  ['Prisoners taken', (side) => view.prisoners[side]],
]

const standing: Readonly<Record<number, string>> = {
  [bonus.open]: 'open',
  [bonus.won]: 'won',
  [bonus.failed]: 'failed',
} satisfies Record<BonusStanding, string>

/** Words the victory conditions: one side wins by holding all objectives, the other by keeping one. */
const victoryWords = (scenario: OperationalScenario, victory: 'objectives' | 'deny', words: string): string =>
  sides
    .filter((side) => scenario.sides[side].victory === victory)
    .map((side) => `${sideName(scenario, side)} ${words}`)
    .join(' ')

const Objectives = () => {
  const { scenario, view } = usePlayer()
  return (
    <Section title="Objectives" rule="operational.H1">
      <Table
        class="result left"
        columns={['Place', 'For', 'By turn', 'Now']}
        rows={scenario.objectives.map(({ name, side, by }, at) => {
          const since = view.objectives[at]?.heldSince ?? 0
          return [name, <SideLabel key={side} side={side} />, by, since > 0 ? `held since turn ${since}` : 'not held']
        })}
      />
      <p class="note">
        {victoryWords(scenario, 'objectives', 'wins by holding all of its objectives when the last turn ends.')}{' '}
        {victoryWords(scenario, 'deny', 'wins if it keeps even one of them.')} An objective pays{' '}
        {scenario.rules.victory.prestige.map((one) => prestigeEarned(scenario, one)).join(', ')} prestige: on time, a
        turn late, later. Losing it takes that back.
      </p>
      <p class="note">
        {victoryWords(
          scenario,
          'objectives',
          `may claim the victory, and end the battle at once, when it has held them all for ${count(scenario.rules.victory.heldToEnd, 'turn')} and whatever bonus objective it has to take something, to destroy a unit or to take prisoners is won or lost.`,
        )}{' '}
        <RuleLink rule="operational.H4" />
      </p>
    </Section>
  )
}

const Bonuses = () => {
  const { scenario, view } = usePlayer()
  const shown = scenario.bonuses.flatMap((one, at) => (one.side === (view.viewer ?? one.side) ? [{ one, at }] : []))
  if (shown.length === 0) return null
  return (
    <Section title="Bonus objectives" rule="operational.H2">
      <ul class="bonuses stack">
        {shown.map(({ one, at }) => {
          const now = standing[view.bonus[at]]
          return (
            <li key={at} data-standing={now}>
              <b>{one.name}</b> <span class="chip">{now}</span>
              <p>
                {conditionWords(scenario, one)}. Due at the end of turn {one.by}. Reward:{' '}
                {prestigeEarned(scenario, scenario.rules.rewards.prestige)} prestige; {rewardOf(scenario, one).words}.
              </p>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

const Score = () => {
  const { state, derived, scenario, view } = usePlayer()
  return (
    <Section title="Score" rule="operational.H5">
      <p class="note">
        Objectives decide who wins. The score says how well it was done: places taken in time, enemies destroyed, own
        losses. Prestige is what a side can spend.
      </p>
      <div class="scores">
        {sides.map((side) => (
          <div key={side}>
            <p>
              <SideDot side={side} /> <b>{sideName(scenario, side)}</b>
            </p>
            <Why
              label="Score so far"
              value={printed(view.score[side] ?? 0)}
              explained={state.game.explain(derived.known, { about: 'score', side })}
            />
          </div>
        ))}
      </div>
      <Tally class="result" lines={tallyLines(view)} />
    </Section>
  )
}

const Weather = () => {
  const { scenario, view } = usePlayer()
  return (
    <Section title="Weather">
      <ol class="calendar">
        {Array.from({ length: scenario.turns }, (_, at) => {
          const turn = at + 1
          const weather = scenario.rules.weather[scenario.weather[at] ?? '']
          const isNow = Math.max(1, view.turn) === turn
          return (
            <li
              key={turn}
              data-look={weather?.look}
              aria-current={isNow ? 'step' : undefined}
              title={weather?.description}
            >
              <b>{turn}</b>
              <span>{dateOf(scenario, turn).replace(/ \d{4}$/, '')}</span>
              <span>{weather?.name}</span>
            </li>
          )
        })}
      </ol>
    </Section>
  )
}

const Level = () => {
  const { state, scenario } = usePlayer()
  const level = state.bundle.difficulties.find(({ id }) => id === scenario.difficulty)
  if (level === undefined) return null
  return (
    <Section title={`Difficulty: ${level.name.toLowerCase()}`} rule="operational.A8">
      <p class="note">
        {level.description} {level.changes.join(' · ')}. The same for both sides, and as long as this game lasts.
      </p>
    </Section>
  )
}

export const Situation = () => (
  <Dialog title="How it stands" wide>
    <Objectives />
    <Bonuses />
    <Score />
    <Weather />
    <Level />
  </Dialog>
)
