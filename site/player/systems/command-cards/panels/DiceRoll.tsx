/** The last dice as they fell, kept beside the log: who rolled, what for, and what came of it. */
import { useInstrument } from '../context.ts'
import type { RollShown } from '../rolls.ts'
import type { PlayerState } from '../types.ts'
import { count, unitName } from '../words.ts'
import { Die } from './Die.tsx'

const titles: Readonly<Partial<Record<RollShown['why'], string>>> = {
  mine: 'In the minefield',
  ice: 'On the ice',
  recovery: 'Recovery',
  orders: 'Orders',
  leader: 'The leader',
  sabotage: 'Demolition',
  bridge: 'The bridge',
  night: 'Daylight',
  cave: 'Sealing the cave',
  confirm: 'Thick armour: do the hits count?',
  drop: 'The drop',
}

const titleOf = (state: PlayerState, { unit, target, why }: RollShown): string => {
  const { scenario } = state.bundle
  const about = target === undefined ? '' : unitName(scenario, target)
  if (why === 'strike') return `Strike on ${about}`
  if (unit !== undefined) {
    const verb = why === 'ambush' ? 'ambushes' : why === 'back' ? 'battles back at' : 'attacks'
    return `${unitName(scenario, unit)} ${verb} ${about}`
  }
  const title = titles[why] ?? ''
  return about === '' || why === 'confirm' ? title : `${title}: ${about}`
}

export const DiceRoll = ({ roll }: { roll: RollShown }) => {
  const { state } = useInstrument()
  const flags = roll.flags > 0 ? `, ${count(roll.flags, 'flag')}` : ''
  return (
    <div class="cc-roll">
      <p>{titleOf(state, roll)}</p>
      <div class="cc-roll-dice">
        {roll.dice.map((die, at) => (
          <Die key={at} die={die} at={at} />
        ))}
      </div>
      <p class="note">
        {roll.why === 'confirm' || roll.unit !== undefined || roll.why === 'strike'
          ? count(roll.hits, 'hit')
          : `${roll.hits} count`}
        {flags}
      </p>
    </div>
  )
}

/** What fell with the last action. */
export const LastRolls = () => {
  const { state } = useInstrument()
  const rolls = state.desk.rolls.value
  if (rolls.length === 0) return null
  return (
    <section class="cc-rolls" aria-label="The last dice">
      <h3 class="label">The last dice</h3>
      <div key={state.timeline.value.steps.length}>
        {rolls.map((roll, at) => (
          <DiceRoll key={at} roll={roll} />
        ))}
      </div>
    </section>
  )
}
