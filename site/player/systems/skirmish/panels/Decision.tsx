/** The decision that is due: what is asked, answers to it, and what has just been deployed and may be equipped. */
import { question } from '../../../../../engine/systems/skirmish/types.ts'
import { Button, Section } from '../../../panels/parts.tsx'
import * as say from '../names.ts'
import { awaitedWords, words } from '../shellWords.ts'
import { usePlayer } from '../types.ts'

/** Answers as buttons, with the one that declines. */
const Answers = () => {
  const { state, actions, orders, derived } = usePlayer()
  const now = state.position.value.state
  const { answers, endTurn } = orders
  const isAsked = now.question !== question.none
  const all = [...answers, ...(isAsked && endTurn ? [endTurn] : [])]
  if (all.length === 0) return null
  return (
    <div class="sk-answers">
      {all.map((action, at) => {
        const pill = words.pill(state, action)
        return (
          <Button key={at} press={() => actions.order(action)}>
            {say.actionWords(derived.table, now, action)}
            {pill && <span class="pill">{pill.text}</span>}
          </Button>
        )
      })}
    </div>
  )
}

/** Upgrades of the unit that has just been deployed: they are bought only now. */
export const Equipping = () => {
  const { actions, orders, derived } = usePlayer()
  const { table } = derived
  const options = [...orders.groups.values()].flatMap(({ alone }) => (alone?.type === 'equip' ? [alone] : []))
  const [first] = options
  if (first === undefined) return null
  return (
    <Section title={`Equip ${say.unitName(table, first.unit)}`} rule="skirmish.P14">
      <div class="order-list stack">
        {options.map((action) => {
          const { rules, cost } = table.cards[table.card[action.unit]].options[action.option]
          return (
            <Button key={action.option} class="order" press={() => actions.order(action)}>
              <span>{rules.name}</span> <small>{say.count(cost, 'action point')}</small>
            </Button>
          )
        })}
      </div>
    </Section>
  )
}

export const Decision = () => {
  const { state, derived } = usePlayer()
  const now = state.position.value.state
  const side = state.moverIn(now)
  if (state.outcome.value !== undefined) return <p class="sk-phase">The battle is over.</p>
  return (
    <div class="sk-phase" data-side={side}>
      <p class="sk-asked">
        {state.mayAct.value ? '' : `${say.seatName(derived.table, side)}: `}
        {say.askedWords(now)}
      </p>
      {state.mayAct.value && <p class="sk-task">{awaitedWords(state) ?? say.taskWords(now)}</p>}
      <Answers />
    </div>
  )
}
