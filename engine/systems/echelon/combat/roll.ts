/** The dice of a combat: the main die, and those for surprise and heavy armour. echelon.14, 21, 42c, C7 */
import type { ResultKind } from '../rules.ts'
import type { EchelonDraft, Services } from '../services.ts'
import { rollDie, successOf } from './dice.ts'
import { noteOwed } from './losses.ts'
import { type Assessment, raidersOf } from './odds.ts'

/** Rolls all dice of a combat, and finds the result. */
export const rollResult = (services: Services, draft: EchelonDraft, assessment: Assessment): ResultKind => {
  const { state, emit } = draft
  const { odds, results, heavyArmour, heavyAntiTank, surprise } = services.table.scenario.rules.combat
  const { column, modifiers, heavy, againstHeavy, attack } = assessment
  const at = (occasion: string): number => rollDie(services.table, draft, attack.side, occasion)
  const count = (dice: number, { from, die: each, most }: typeof heavyArmour, occasion: string): number => {
    let hits = 0
    for (let one = 0; one < dice; one++) if (at(occasion) >= from) hits++
    return each * Math.min(hits, Math.floor(most / Math.abs(each)))
  }
  const terms = [...modifiers.terms]
  let sum = modifiers.sum
  const addRolled = (rule: 'echelon.14' | 'echelon.21' | 'echelon.42c', label: string, value: number): void => {
    sum += value
    if (value !== 0) terms.push({ rule, label, value: value * 1000 })
  }
  if (typeof column !== 'number') {
    emit({
      type: 'fought',
      side: attack.side,
      hex: attack.hex,
      odds: odds.length - 1,
      die: 0,
      sum: 0,
      result: 'DE',
      terms: [],
      rolled: true,
    })
    return 'DE'
  }
  if (assessment.surprise !== undefined) {
    const code = successOf(services.table, at('surprise'))
    emit({ type: 'surprised', side: attack.side, hex: attack.hex, code, rolled: true })
    const gained = surprise[assessment.surprise][code]
    addRolled('echelon.42c', 'Surprise', gained)
    const units = raidersOf(services.table, state, attack.units, assessment.surprise)
    if (gained > 0) noteOwed(state, [{ side: attack.side, requirement: 'surprise', count: gained, units }])
  }
  addRolled('echelon.21', 'Heavy armour', count(heavy, heavyArmour, 'heavy armour'))
  addRolled('echelon.14', 'Guns against heavy armour', count(againstHeavy, heavyAntiTank, 'against heavy armour'))
  const main = at('combat')
  const row = Math.max(0, Math.min(results.length - 1, main + sum))
  const result = results[row][column]
  emit({
    type: 'fought',
    side: attack.side,
    hex: attack.hex,
    odds: column,
    die: main,
    sum: main + sum,
    result,
    terms,
    rolled: true,
  })
  return result
}
