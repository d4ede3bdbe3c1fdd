/** How the battle stands: objectives and bonus objectives, the score line by line, losses, and the weather to come. */
import { sides } from '../../../../../engine/game.ts'
import type { BonusObjective, OperationalScenario } from '../../../../../engine/systems/operational/scenario.ts'
import { bonus } from '../../../../../engine/systems/operational/types.ts'
import { Dialog } from '../../../panels/Dialog.tsx'
import { Section } from '../../../panels/Section.tsx'
import { Why } from '../../../panels/Terms.tsx'
import { useInstrument } from '../context.ts'
import { count, dateOf, hexName, placeOf, sideName, unitName } from '../words.ts'
import { Tally } from './Tally.tsx'

const place = (scenario: OperationalScenario, hex: number): string => placeOf(scenario, hex) ?? hexName(scenario, hex)

const conditionWords = (scenario: OperationalScenario, { condition, by }: BonusObjective): string => {
  switch (condition.type) {
    case 'take':
      return `Take ${place(scenario, condition.hex)} by turn ${by}.`
    case 'hold':
      return `Hold ${place(scenario, condition.hex)} when turn ${by} ends.`
    case 'destroy':
      return `Destroy ${unitName(scenario, condition.unit)} by turn ${by}.`
    case 'keep':
      return `Keep ${unitName(scenario, condition.unit)} until turn ${by} ends.`
    case 'prisoners':
      return `Take ${count(condition.count, 'prisoner step')} by turn ${by}.`
    case 'steps':
      return `Lose fewer than ${count(condition.count, 'step')} by the end of turn ${by}.`
    case 'specialists':
      return `Lose fewer than ${count(condition.count, 'specialist')} by the end of turn ${by}.`
    case 'ruins':
      return `Ruin or blow up fewer than ${count(condition.count, 'city or bridge', 'cities and bridges')} by the end of turn ${by}.`
  }
}

const rewardWords = (scenario: OperationalScenario, { reward }: BonusObjective): string => {
  const { rules } = scenario
  switch (reward.type) {
    case 'card':
      return `the card ${rules.cards[reward.card]?.name ?? reward.card}`
    case 'specialist':
      return rules.specialists[reward.specialist]?.name.toLowerCase() ?? reward.specialist
    case 'port':
      return `${rules.rewards.portSupply} per cent more supply at every source`
    case 'upgrade':
      return 'an upgrade of a headquarters'
    case 'delay':
      return `${unitName(scenario, reward.unit)} comes ${count(reward.turns, 'turn')} later`
    case 'token':
      return `for the campaign: ${reward.token}`
  }
}

const standing: Readonly<Record<number, string>> = {
  [bonus.open]: 'open',
  [bonus.won]: 'won',
  [bonus.failed]: 'failed',
}

const Objectives = () => {
  const { state } = useInstrument()
  const { scenario } = state.bundle
  const view = state.view.value
  const { prestige } = scenario.rules.victory
  return (
    <Section title="Objectives" rule="operational.H1">
      <table class="result left">
        <thead>
          <tr>
            <th scope="col">Place</th>
            <th scope="col">For</th>
            <th scope="col">By turn</th>
            <th scope="col">Now</th>
          </tr>
        </thead>
        <tbody>
          {scenario.objectives.map((objective, at) => {
            const since = view.objectives[at]?.heldSince ?? 0
            return (
              <tr key={at}>
                <th scope="row">{objective.name}</th>
                <td>
                  <span class="side-dot" data-side={objective.side} aria-hidden="true" />{' '}
                  {sideName(scenario, objective.side)}
                </td>
                <td>{objective.by}</td>
                <td>{since > 0 ? `held since turn ${since}` : 'not held'}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p class="note">
        {sides
          .filter((side) => scenario.sides[side].victory === 'objectives')
          .map((side) => `${sideName(scenario, side)} wins by holding all of its objectives when the last turn ends.`)
          .join(' ')}{' '}
        {sides
          .filter((side) => scenario.sides[side].victory === 'deny')
          .map((side) => `${sideName(scenario, side)} wins if it keeps even one of them.`)
          .join(' ')}{' '}
        An objective pays {prestige.join(', ')} prestige: on time, a turn late, later. Losing it takes that back.
      </p>
    </Section>
  )
}

const Bonuses = () => {
  const { state } = useInstrument()
  const { scenario } = state.bundle
  const view = state.view.value
  const shown = scenario.bonuses.flatMap((one, at) => (one.side === (view.viewer ?? one.side) ? [{ one, at }] : []))
  if (shown.length === 0) return null
  return (
    <Section title="Bonus objectives" rule="operational.H2">
      <ul class="bonuses">
        {shown.map(({ one, at }) => {
          const now = standing[view.bonus[at] ?? bonus.open] ?? 'open'
          return (
            <li key={at} data-standing={now}>
              <b>{one.name}</b> <span class="chip">{now}</span>
              <p>
                {conditionWords(scenario, one)} Reward: {scenario.rules.rewards.prestige} prestige,{' '}
                {rewardWords(scenario, one)}.
              </p>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

const Score = () => {
  const { state } = useInstrument()
  const { scenario } = state.bundle
  const view = state.view.value
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
              <span class="side-dot" data-side={side} aria-hidden="true" /> <b>{sideName(scenario, side)}</b>
            </p>
            <Why
              label="Score so far"
              value={String(view.score[side]).replace('-', '−')}
              explained={state.game.explain(state.desk.known.value, { about: 'score', side })}
            />
          </div>
        ))}
      </div>
      <Tally />
    </Section>
  )
}

const Weather = () => {
  const { state } = useInstrument()
  const { scenario } = state.bundle
  return (
    <Section title="Weather">
      <ol class="calendar">
        {Array.from({ length: scenario.turns }, (_, at) => {
          const weather = scenario.rules.weather[scenario.weather[at] ?? '']
          const isNow = Math.max(1, state.view.value.turn) === at + 1
          return (
            <li
              key={at}
              data-look={weather?.look}
              aria-current={isNow ? 'step' : undefined}
              title={weather?.description}
            >
              <b>{at + 1}</b>
              <span>{dateOf(scenario, at + 1).replace(/ \d{4}$/, '')}</span>
              <span>{weather?.name}</span>
            </li>
          )
        })}
      </ol>
    </Section>
  )
}

export const Situation = () => (
  <Dialog title="How it stands" wide>
    <Objectives />
    <Bonuses />
    <Score />
    <Weather />
  </Dialog>
)
