/** An attack is built unit by unit, and then made. echelon.C1-C4 */
import { withVerb } from '../../../words.ts'
import { airPointsLeft, navalPointsLeft } from '../air/support.ts'
import { attackersOf, attackNow, isFar, mayAttack, targetsOf } from '../combat/attack.ts'
import { attackedHexOf } from '../combat/attackedHex.ts'
import { launch, openAttack } from '../combat/flow.ts'
import { engineersOf } from '../combat/modifiers.ts'
import { surpriseOf } from '../combat/odds.ts'
import type { Services } from '../services.ts'
import type { Table } from '../table.ts'
import { type Position, phase, status } from '../types.ts'
import { faceOf, has } from '../units.ts'
import { verb, type Words } from './verb.ts'

export const targetVerb = verb('target', 'v', { to: 'hex' })({
  in: [phase.combat],
  list(services, state, _side, add) {
    for (const to of targetsOf(services, state)) add({ type: 'target', to })
  },
  apply(_services, { state }, _side, { to }) {
    openAttack(state, to)
  },
  refusal({ table }, state, _side, { to }) {
    const place = table.board.nameOf(to)
    return state.fought[to] ? `${place} has been attacked in this phase.` : `No unit can attack ${place}.`
  },
})

export const commitVerb = verb('commit', 'y', { unit: 'unit' })({
  in: [phase.commit],
  list({ table }, state, _side, add, among) {
    for (const unit of among.units)
      if (!has(state, unit, status.committed) && mayAttack(table, state, unit, state.target))
        add({ type: 'commit', unit })
  },
  apply(_services, { state }, _side, { unit }) {
    state.status[unit] |= status.committed
  },
  refusal({ table }, state, _side, { unit }) {
    const { name } = table.scenario.units[unit]
    if (has(state, unit, status.committed)) return `${withVerb(name, 'takes', 'take')} part already.`
    if (has(state, unit, status.attacked)) return `${withVerb(name, 'has', 'have')} attacked in this phase.`
    if (has(state, unit, status.disrupted)) return `${withVerb(name, 'is', 'are')} disrupted.`
    return `${name} cannot attack ${table.board.nameOf(state.target)}.`
  },
})

/** Motorised infantry leaves its lorries where these would halve it. echelon.52c */
export const dismountVerb = verb('dismount', 'D', { unit: 'unit' })({
  in: [phase.commit],
  list({ table }, state, _side, add, among) {
    if (!attackedHexOf(table, state, state.target).terrain.halvesMotor) return
    for (const unit of among.units)
      if (
        table.profiles[unit].mayDismount &&
        has(state, unit, status.committed) &&
        !has(state, unit, status.dismounted)
      )
        add({ type: 'dismount', unit })
  },
  apply(_services, { state }, _side, { unit }) {
    state.status[unit] |= status.dismounted
  },
  refusal: ({ table }, _state, _side, { unit }) =>
    `${withVerb(table.scenario.units[unit].name, 'has', 'have')} no lorries to leave, or need not leave them.`,
})

/** Engineers lift the penalty of armour first, not that of the main die: wherever that lifts anything else. echelon.37b */
export const engineersVerb = verb(
  'engineers',
  'E',
  {},
)({
  in: [phase.commit],
  list({ table }, state, _side, add) {
    if (state.engineersFirst) return
    const attack = attackNow(table, state)
    const place = attackedHexOf(table, state, state.target)
    const [dieFirst, armourFirst] = [false, true].map((choice) => engineersOf(table, state, attack, place, choice))
    if (dieFirst.die !== armourFirst.die || dieFirst.aec !== armourFirst.aec) add({ type: 'engineers' })
  },
  apply(_services, { state }) {
    state.engineersFirst = 1
  },
  refusal: () => 'It would change nothing that engineers lift here, or it has been chosen already.',
})

/** Special forces lead the attack. echelon.42c, 42i */
export const surpriseVerb = verb(
  'surprise',
  'Y',
  {},
)({
  in: [phase.commit],
  list({ table }, state, _side, add) {
    if (state.surprise) return
    const attack = attackNow(table, state)
    if (surpriseOf(table, state, attack, attackedHexOf(table, state, attack.hex)) !== undefined)
      add({ type: 'surprise' })
  },
  apply(_services, { state }) {
    state.surprise = 1
  },
  refusal: () => 'No special forces in this attack can surprise the enemy.',
})

/** The attacker calls for support when he has committed somebody. */
const mayCall = (table: Table, state: Position): boolean =>
  state.phase === phase.answer || attackersOf(table, state).length > 0

/** A point of support from the air. echelon.9 */
export const supportVerb = verb(
  'support',
  'g',
  {},
)({
  in: [phase.commit, phase.answer],
  list({ table }, state, side, add) {
    if (mayCall(table, state) && airPointsLeft(table, state, side) > 0) add({ type: 'support' })
  },
  apply(_services, { state }, side) {
    state.airPoints[side]--
    state.airSupport[side]++
  },
  refusal: () => 'No more aircraft can come.',
})

/** A point of naval gunfire. echelon.22 */
export const gunfireVerb = verb(
  'gunfire',
  'N',
  {},
)({
  in: [phase.commit, phase.answer],
  list({ table }, state, side, add) {
    if (mayCall(table, state) && navalPointsLeft(table, state, side, state.target) > 0) add({ type: 'gunfire' })
  },
  apply(_services, { state }, side) {
    state.navalPoints[side]--
    state.navalSupport[side]++
  },
  refusal: () => 'No ships can fire there.',
})

export const attackVerb = verb(
  'attack',
  'X',
  {},
)({
  in: [phase.commit],
  list(services, state, _side, add) {
    if (isAttack(services, state)) add({ type: 'attack' })
  },
  apply(services, draft) {
    launch(services, draft)
  },
  refusal: () => 'Nobody with any strength attacks yet.',
})

/** True if the committed units make an attack: some strength, and a unit beside the hex. */
const isAttack = ({ table }: Services, state: Position): boolean => {
  const units = attackersOf(table, state)
  return (
    units.some((unit) => faceOf(table, state, unit).attack > 0) &&
    units.some((unit) => !isFar(table, state, unit, state.target))
  )
}

export const combatWords = {
  target: { order: 'Attack {to}', button: 'Attack', isAttack: true },
  commit: { order: '{unit} {joins|join} the attack', button: 'Join', isAttack: true },
  dismount: { order: '{unit} {fights|fight} on foot', button: 'Fight on foot' },
  engineers: { order: 'Open the way for tanks first', button: 'Open the way for tanks' },
  surprise: { order: 'Attack by surprise', button: 'Attack by surprise' },
  support: { order: 'Call for a point of air support', button: 'Call for air support' },
  gunfire: { order: 'Call for a point of naval gunfire', button: 'Call for naval gunfire' },
  attack: { order: 'Make the attack', button: 'Attack' },
} satisfies Words
