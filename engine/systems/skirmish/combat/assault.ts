/** Assaults: the defender fires first, then the attacker, whatever the armour. skirmish.S9, d23-d26 */
import { canEnter, crushTerrain } from '../ground.ts'
import { meetMine } from '../movement.ts'
import type { SkirmishDraft } from '../services.ts'
import type { Table } from '../table.ts'
import { type Position, question, shot } from '../types.ts'
import { lift, place, separate } from '../units.ts'
import { queueShot } from './shots.ts'
import { canReact, weaponOf, weaponsOf } from './weapons.ts'

/** Weapons with which an assaulted unit can fire at its attacker. */
export const answersOf = (table: Table, state: Position, defender: number, attacker: number): readonly number[] =>
  weaponsOf(table, state, defender).filter((weapon) => {
    const { range = 0, piercing = 0 } = weaponOf(table, state, defender, weapon) ?? {}
    return canReact(table, state, defender, weapon) && range >= 1 && piercing >= table.rules[attacker].armour
  })

/** Begins to resolve an assault on a unit; of several weapons the defender chooses one. */
export const storm = (draft: SkirmishDraft, unit: number, weapon: number, defender: number): void => {
  const { table, state } = draft
  state.stormer = unit + 1
  state.stormed = defender + 1
  state.stormWeapon = weapon
  const answers = answersOf(table, state, defender, unit)
  if (answers.length > 1) {
    state.question = question.answer
    state.asked = 1 << table.seat[defender]
  } else answer(draft, answers[0])
}

/** The defender fires, if it can; then the attacker does. */
export const answer = ({ state }: SkirmishDraft, weapon: number | undefined): void => {
  const [unit, target] = [state.stormer - 1, state.stormed - 1]
  if (weapon !== undefined) queueShot(state, { unit: target, weapon, target: unit, kind: shot.reaction })
  queueShot(state, { unit, weapon: state.stormWeapon, target, kind: shot.assault })
}

/** Ends an assault: the attacker takes the space if nobody holds it any more, else it stays where it came from. */
export const settleAssault = (draft: SkirmishDraft): void => {
  const { table, state } = draft
  const unit = state.stormer - 1
  state.stormer = 0
  state.stormed = 0
  const space = state.assault[unit]
  state.assault[unit] = 0
  if (state.space[unit] === 0) return
  if (state.unit[space] > 0 || !canEnter(table, state, unit, space)) {
    draft.emit({ type: 'stormed', unit, space, is: 'repelled' })
    return
  }
  separate(table, state, unit)
  lift(table, state, unit)
  place(table, state, unit, space)
  draft.emit({ type: 'stormed', unit, space, is: 'taken', rolled: true })
  crushTerrain(draft, unit, space)
  meetMine(draft, unit, space)
}
