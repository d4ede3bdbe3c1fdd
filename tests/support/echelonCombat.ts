/** A combat of the echelon rules, from the choice of its hex on: for tests of what decides it. The first side attacks hex 0303. */
import { forcedDice } from '../../engine/dice.ts'
import { beginCombat } from '../../engine/systems/echelon/combat/flow.ts'
import { type Forecast, forecastOf } from '../../engine/systems/echelon/combat/forecast.ts'
import type { EchelonEvent } from '../../engine/systems/echelon/events.ts'
import { type ResultKind, re } from '../../engine/systems/echelon/rules.ts'
import { type EchelonState, phase } from '../../engine/systems/echelon/types.ts'
import { echelonRules, type FieldSketch, type UnitSketch } from './echelon.ts'
import { type EchelonField, layField } from './echelonField.ts'

/** Six hexes wide, five high, all clear: the attackers come from the north-west, where their supply lies. */
export const clearGround = `
. . . . . .
 . . . . . .
. . . . . .
 . . . . . .
. . . . . .`

/** The same with another sign in the attacked hex. */
export const groundOf = (sign: string): string =>
  clearGround
    .trim()
    .split('\n')
    .map((line, row) => (row === 2 ? `. . ${sign} . . .` : line))
    .join('\n')

/** The row of that hex alone: no way leads around. */
export const strip = clearGround
  .trim()
  .split('\n')
  .map((line, row) => (row === 2 ? line : line.replaceAll('.', '-')))
  .join('\n')

/** An attacker west of the hex, and a defender in it. */
export const attacker = (design: string, id = 'a', hex = '0203', more: Partial<UnitSketch> = {}): UnitSketch => ({
  id,
  side: 0,
  design,
  hex,
  ...more,
})
export const defender = (design: string, id = 'd', hex = '0303', more: Partial<UnitSketch> = {}): UnitSketch => ({
  id,
  side: 1,
  design,
  hex,
  ...more,
})

export interface Battle extends EchelonField {
  /** Names hex 0303 and commits units to the attack. */
  commit(...ids: readonly string[]): void
  /** Returns the forecast of the committed units, as the fight computes it. */
  forecast(): Forecast
  /** Attacks, and lets the defender do nothing. Dice fall as told: 0 is a one. */
  fight(rolls: readonly number[]): ResultKind
  /** Returns the modifiers of the main die, by label. */
  terms(): Readonly<Record<string, number>>
  /** Strength in points, and REs, of a side. */
  strength(which: 'attackers' | 'defenders'): number
  res(which: 'attackers' | 'defenders'): number
  eventsOf<T extends EchelonEvent['type']>(type: T): readonly Extract<EchelonEvent, { readonly type: T }>[]
}

/** A battle by what matters to the test: its units, and what there is beside them. */
export type BattleSketch = Partial<FieldSketch> & Pick<FieldSketch, 'units'>

export const layBattle = (sketch: BattleSketch, change: (state: EchelonState) => void = () => {}): Battle => {
  const field = layField({
    map: clearGround,
    supplies: ['0101 0 50'],
    owned: ['all', '0303 0403 0304 0503 0603 0504 0505 0605'],
    ...sketch,
    sides: [
      { sources: '0101', ...sketch.sides?.[0] },
      { sources: '0605', ...sketch.sides?.[1] },
    ],
  })
  const { game, state, events } = field
  state.phase = phase.combat
  change(state)
  beginCombat(game.services, field.draft())
  const target = field.hex('0303')
  const committed = (): number[] => game.table.unitsOf[0].filter((unit) => (state.status[unit] & 2) !== 0)
  const forecast = (): Forecast => forecastOf(game.services, state, committed(), target)
  return {
    ...field,
    commit(...ids) {
      if (state.phase === phase.combat) field.act({ type: 'target', to: target })
      for (const id of ids) field.act({ type: 'commit', unit: field.unit(id) })
    },
    forecast,
    fight(rolls) {
      const dice = forcedDice(rolls)
      const draft = { state, dice, emit: (event: EchelonEvent) => events.push(event) }
      game.apply(draft, state.side, { type: 'attack' })
      while (state.phase === phase.withdraw || state.phase === phase.answer)
        game.apply(draft, state.side, { type: 'done' })
      if (dice.left() > 0) throw new Error(`${dice.left()} rolls too many`)
      const last = events.findLast((event) => event.type === 'fought')
      if (last?.type !== 'fought') throw new Error('no fight')
      return last.result
    },
    terms: () => Object.fromEntries(forecast().modifiers.terms.map(({ label, value }) => [label, value / 1000])),
    strength: (which) => forecast()[which].strength / 64,
    res: (which) => forecast()[which].re / re,
    eventsOf: (type) => events.filter((event) => event.type === type) as never,
  }
}

/** Rules by which every combat has one result. */
export const always = (result: ResultKind): BattleSketch['rules'] => {
  const { combat } = echelonRules()
  return { combat: { ...combat, results: combat.results.map((row) => row.map(() => result)) } }
}

/** Fights with all units of the first side and a result that is certain. */
export const fightFor = (
  result: ResultKind,
  units: BattleSketch['units'],
  more: Partial<BattleSketch> = {},
  rolls: readonly number[] = [],
): Battle => {
  const battle = layBattle({ units, rules: always(result), ...more })
  battle.commit(...(units ?? []).filter(({ side, hex }) => side === 0 && hex !== '0101').map(({ id }) => id))
  battle.fight([0, ...rolls])
  return battle
}
