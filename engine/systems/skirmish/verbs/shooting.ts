/** Fire, assaults, smoke, engineers, and what reacts to them. skirmish.P8, S1-S9 */
import { withVerb } from '../../../words.ts'
import { discardCard, discardMine, isInHand } from '../cards/deck.ts'
import { ambushCards, ambushesBy, ambushPrice } from '../combat/ambush.ts'
import { answer, answersOf, settleAssault, storm } from '../combat/assault.ts'
import { nextShot, queueShot, smokeOf } from '../combat/shots.ts'
import { isPierced, isReady, isTarget, rangeOf, spaceOf, targetsOf, weaponOf, weaponsOf } from '../combat/weapons.ts'
import { removeTerrain } from '../ground.ts'
import { spaceName, unitName, withWeapon } from '../names.ts'
import { bitsOf, hasAbility, type Table } from '../table.ts'
import { type Position, phase, question, shot } from '../types.ts'
import { isInTheOpen, knowsMine, terrainAt, unitsAt } from '../units.ts'
import { verb, type Words } from './verb.ts'

/** True if a unit can fire on its own account: in the open, and not between two spaces. */
const isFiring = (table: Table, state: Position, unit: number): boolean =>
  isInTheOpen(table, state, unit) && state.assault[unit] === 0

/** Why a weapon is not ready. skirmish.P8, S7, S8, S13 */
const whyUnready = (table: Table, state: Position, unit: number, weapon: number): string => {
  const name = table.names[unit]
  const upgrade = table.cards[table.card[unit]].options[weapon - 1]?.rules
  if (weaponOf(table, state, unit, weapon) === undefined)
    return `${withVerb(name, 'has', 'have')} no ${upgrade?.name ?? 'weapon'}.`
  if (upgrade === undefined) return `${withVerb(name, 'has', 'have')} already fired in this turn.`
  const bit = 1 << (weapon - 1)
  if ((state.tilted[unit] & bit) !== 0)
    return `${withVerb(name, 'has', 'have')} already used ${upgrade.name} in this turn.`
  const weaponOfUnit = withVerb(`${upgrade.name} of ${name}`, 'is', 'are')
  return `${weaponOfUnit} ${upgrade.use === 'mounted' ? 'dismounted' : 'reloading'}.`
}

export const fireVerb = verb('fire', 'f', { unit: 'unit', weapon: 'weapon', target: 'target' })({
  in: [phase.shooting],
  list(table, state, side, add, { units }) {
    let targets: readonly number[] | undefined
    for (const unit of units) {
      if (!isFiring(table, state, unit)) continue
      const from = state.space[unit] * table.size
      for (const weapon of weaponsOf(table, state, unit)) {
        const rules = weaponOf(table, state, unit, weapon)
        if (rules === undefined || !isReady(table, state, unit, weapon)) continue
        targets ??= targetsOf(table, state, table.teamOf[side])
        for (const target of targets) {
          const space = spaceOf(table, state, target)
          const isInRange = table.distance[from + space] <= rangeOf(table, state, unit, rules, space)
          if (isInRange && isPierced(table, state, { target, kind: shot.fire }, rules.piercing))
            add({ type: 'fire', unit, weapon, target })
        }
      }
    }
  },
  apply: (_, { state }, _side, { unit, weapon, target }) => queueShot(state, { unit, weapon, target, kind: shot.fire }),
  refusal(table, state, side, { unit, weapon, target }) {
    const name = table.names[unit]
    if (!isFiring(table, state, unit)) return `${name} cannot fire from where it is.`
    if (!isReady(table, state, unit, weapon)) return whyUnready(table, state, unit, weapon)
    if (!isTarget(table, state, table.teamOf[side], target)) return 'There is nothing to fire at.'
    const { range } = table.scenario.rules.frame.headquarters
    const space = spaceOf(table, state, target)
    if (space > table.field && table.distance[state.space[unit] * table.size + space] > range)
      return `A headquarters is fired at from ${range} spaces away at most.`
    return `The target is out of range of ${name}, or its armour is too thick.`
  },
})

export const stormVerb = verb('storm', 't', { unit: 'unit', weapon: 'weapon', target: 'target' })({
  in: [phase.shooting],
  list(table, state, _side, add, { units }) {
    for (const unit of units) {
      const space = state.assault[unit]
      if (space === 0) continue
      const defenders = unitsAt(state, space).filter((one) => table.team[one] !== table.team[unit])
      if (defenders.length === 0) add({ type: 'storm', unit, weapon: 0, target: table.units + space })
      for (const weapon of weaponsOf(table, state, unit))
        if (isReady(table, state, unit, weapon))
          for (const target of defenders) add({ type: 'storm', unit, weapon, target })
    }
  },
  apply(table, draft, _side, { unit, weapon, target }) {
    if (target < table.units) storm(draft, unit, weapon, target)
    else {
      draft.state.stormer = unit + 1
      settleAssault(draft)
    }
  },
  refusal(table, state, _side, { unit, weapon }) {
    if (state.assault[unit] === 0) return `${withVerb(table.names[unit], 'has', 'have')} declared no assault.`
    return isReady(table, state, unit, weapon)
      ? 'The assault is on another target.'
      : whyUnready(table, state, unit, weapon)
  },
})

export const answerVerb = verb('answer', 'w', { weapon: 'weapon' })({
  in: [question.answer],
  list(table, state, _side, add) {
    for (const weapon of answersOf(table, state, state.stormed - 1, state.stormer - 1)) add({ type: 'answer', weapon })
  },
  apply(_, draft, _side, { weapon }) {
    draft.state.asked = 0
    answer(draft, weapon)
  },
  refusal: () => 'The unit cannot react with this weapon.',
})

export const lightVerb = verb('light', 'n', { unit: 'unit', option: 'option' })({
  in: [phase.shooting, question.smoke],
  list(table, state, _side, add, { units }) {
    if (state.question === question.smoke) {
      const unit = nextShot(state).target
      add({ type: 'light', unit, option: smokeOf(table, state, unit) })
      return
    }
    for (const unit of units)
      if (isInTheOpen(table, state, unit))
        for (const option of bitsOf(state.has[unit] & ~state.lit[unit]))
          if (table.cards[table.card[unit]].options[option].rules.until !== undefined)
            add({ type: 'light', unit, option })
  },
  apply(_, { state, emit }, side, { unit, option }) {
    state.lit[unit] |= 1 << option
    state.asked &= ~(1 << side)
    emit({ type: 'lit', unit, option })
  },
  refusal: (table, _state, _side, { unit }) => `${withVerb(table.names[unit], 'has', 'have')} no such smoke to light.`,
})

export const ambushVerb = verb('ambush', 'h', { card: 'card', unit: 'unit', weapon: 'weapon' })({
  in: [question.ambush],
  list(table, state, side, add) {
    for (const card of ambushCards(table, state, side))
      if (isInHand(table, state, side, card))
        for (const [unit, weapon] of ambushesBy(table, state, side)) add({ type: 'ambush', card, unit, weapon })
  },
  apply(table, { state, emit }, side, { card, unit, weapon }) {
    const target = state.mover - 1
    const ap = ambushPrice(table, card)
    state.ap[side] -= ap
    state.asked = 0
    discardCard(table, state, side, card)
    emit({ type: 'played', side, card, target, ap })
    queueShot(state, { unit, weapon, target, kind: shot.reaction })
  },
  refusal: () => 'An ambush needs its card, and a unit into whose range the enemy has just moved.',
})

/** Spaces beside an engineer from which it can remove works or a mine, where nobody is. Buildings have to be shot down. skirmish.S5, T4 */
const clearable = (table: Table, state: Position, unit: number): readonly number[] =>
  !isFiring(table, state, unit) || !hasAbility(table.rules[unit], 'engineer') || state.shots[unit] > 0
    ? []
    : table.near[state.space[unit]].filter(
        (space) =>
          state.unit[space] === 0 &&
          (terrainAt(table, state, space)?.class === 'works' || knowsMine(table, state, table.team[unit], space)),
      )

export const clearVerb = verb('clear', 'g', { unit: 'unit', space: 'space' })({
  in: [phase.shooting],
  list(table, state, _side, add, { units }) {
    for (const unit of units) for (const space of clearable(table, state, unit)) add({ type: 'clear', unit, space })
  },
  apply(table, draft, _side, { unit, space }) {
    const { state } = draft
    state.shots[unit]++
    if (knowsMine(table, state, table.team[unit], space))
      draft.emit({ type: 'mine', space, is: 'cleared', card: discardMine(table, state, space).card })
    else removeTerrain(draft, space, 'cleared')
  },
  refusal: (table, _state, _side, { unit, space }) => `${table.names[unit]} cannot clear ${spaceName(table, space)}.`,
})

export const shootingWords = {
  fire: { order: '{unit} {fires|fire} at {target}{weapon}', button: 'Fire', isAttack: true },
  storm: {
    order: (table, _state, { target }) =>
      target < table.units ? '{unit} {assaults|assault} {target}{weapon}' : '{unit} {takes|take} {target}',
    button: 'Assault',
    isAttack: true,
  },
  answer: {
    order(table, { stormed, stormer }, { weapon }) {
      const [unit, target] = [stormed - 1, stormer - 1]
      return `${withVerb(unitName(table, unit), 'reacts and fires', 'react and fire')} at ${unitName(table, target)}${withWeapon(table, unit, weapon)}`
    },
  },
  light: { order: '{unit} {lights|light} {option}' },
  ambush: { order: '{unit} {fires|fire} from ambush{weapon}' },
  clear: { order: '{unit} {clears|clear} {space}', button: 'Clear' },
} satisfies Words
