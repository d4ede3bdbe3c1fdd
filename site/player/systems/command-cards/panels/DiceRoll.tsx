/** Dice beside the map: those of the last roll, with who rolled, what for, and the result; and faces in a sentence. */
import { countedWords } from '../../../../../engine/systems/command-cards/events.ts'
import type { Face } from '../../../../../engine/systems/command-cards/rules.ts'
import { withVerb } from '../../../../../engine/words.ts'
import { Section } from '../../../panels/parts.tsx'
import { dieFace } from '../dieFaces.ts'
import { count, unitName } from '../names.ts'
import type { DieShown, RollShown } from '../rolls.ts'
import { type PlayerState, usePlayer } from '../types.ts'

const half = 15

/** A die: its frame tells whether it counts, and so do words. */
const Die = ({ die: { face, counts }, at = 0 }: { die: DieShown; at?: number }) => (
  <svg
    class={`cc-die is-${counts}`}
    viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`}
    style={{ animationDelay: `${at * 70}ms` }}
    role="img"
    aria-label={`${face}${counts === 'hit' ? ', hits' : ''}`}
  >
    <rect x={-14} y={-14} width={28} height={28} rx={6} />
    <path d={dieFace[face]} />
  </svg>
)

/** Faces as words in a sentence. */
export const FaceMarks = ({ faces }: { faces: readonly Face[] }) => (
  <>
    {faces.map((face) => (
      <Die key={face} die={{ face, counts: 'nothing' }} />
    ))}
  </>
)

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

const answers = { ambush: ['ambushes', 'ambush'], back: ['strikes back at', 'strike back at'] } as const

const titleOf = ({ scenario }: PlayerState, { unit, target, why }: RollShown): string => {
  const about = target === undefined ? '' : unitName(scenario, target)
  if (why === 'strike') return `Strike on ${about}`
  if (unit !== undefined) {
    const [one, several] = why === 'ambush' || why === 'back' ? answers[why] : ['attacks', 'attack']
    return `${withVerb(unitName(scenario, unit), one, several)} ${about}`
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
        {areHits ? count(hits, 'hit') : countedWords(hits)}
        {flags > 0 && `, ${count(flags, 'flag')}`}
      </p>
    </div>
  )
}

/** Kept beside the log. */
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
