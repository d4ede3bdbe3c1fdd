/** The last dice, kept beside the log: who rolled, what for, and the result. */
import { Section } from '../../../panels/parts.tsx'
import type { RollShown } from '../rolls.ts'
import { type PlayerState, usePlayer } from '../types.ts'
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

const titleOf = ({ scenario }: PlayerState, { unit, target, why }: RollShown): string => {
  const about = target === undefined ? '' : unitName(scenario, target)
  if (why === 'strike') return `Strike on ${about}`
  if (unit !== undefined) {
    const verb = why === 'ambush' ? 'ambushes' : why === 'back' ? 'battles back at' : 'attacks'
    return `${unitName(scenario, unit)} ${verb} ${about}`
  }
  const title = titles[why] ?? ''
  return about === '' || why === 'confirm' ? title : `${title}: ${about}`
}

const DiceRoll = ({ roll }: { roll: RollShown }) => {
  const { state } = usePlayer()
  const { dice, why, unit, hits, flags } = roll
  const areHits = why === 'confirm' || unit !== undefined || why === 'strike'
  return (
    <div class="cc-roll stack">
      <p>{titleOf(state, roll)}</p>
      <div class="cc-roll-dice">
        {dice.map((die, at) => (
          <Die key={at} die={die} at={at} />
        ))}
      </div>
      <p class="note">
        {areHits ? count(hits, 'hit') : `${hits} count`}
        {flags > 0 && `, ${count(flags, 'flag')}`}
      </p>
    </div>
  )
}

export const LastRolls = () => {
  const { state, derived } = usePlayer()
  if (derived.rolls.length === 0) return null
  return (
    <Section class="cc-rolls" title="The last dice" aria-label="The last dice">
      <div key={state.timeline.value.steps.length} class="stack">
        {derived.rolls.map((roll, at) => (
          <DiceRoll key={at} roll={roll} />
        ))}
      </div>
    </Section>
  )
}
