/** Battles of the command-card system for tests: the first side has all its units ordered and is about to battle. */
import { forcedDice } from '../../engine/dice.ts'
import { countDice, poolOf } from '../../engine/systems/command-cards/battle/pool.ts'
import type { Face } from '../../engine/systems/command-cards/rules.ts'
import { type BattleKind, battleKind, phase, status } from '../../engine/systems/command-cards/types.ts'
import type { CommandCardsAction } from '../../engine/systems/command-cards/verbs/index.ts'
import { type CardTable, layCards } from './cardTable.ts'
import type { ScenarioSketch, UnitSketch } from './commandCards.ts'

export interface BattleTable extends CardTable {
  /** Dice of a battle now, or -1. */
  count(attacker: string, target: string, kind?: BattleKind): number
  /** The terms of its dice: paragraph and dice of each. */
  terms(attacker: string, target: string, kind?: BattleKind): readonly string[]
  /** Attacks that are legal now, as `attacker target`. */
  attacks(): readonly string[]
  /** The battle dice fall like this from here on. */
  roll(...faces: readonly Face[]): void
  attack(attacker: string, target: string): void
  /** Types of the legal actions. */
  choices(): readonly string[]
  figures(id: string): number
  /** The name of the hex that a unit is on, or `destroyed`. */
  at(id: string): string
}

/** One side of the die for each face: two are for infantry. */
const sideOf: Readonly<Record<Face, number>> = { infantry: 0, armour: 2, grenade: 3, star: 4, flag: 5 }

/** @param hands with no cards for ambushes in them nobody is asked for one */
export const layBattle = (
  sketch: ScenarioSketch,
  hands: readonly [readonly string[], readonly string[]] = [[], []],
): BattleTable => {
  const laid = layCards(sketch, hands)
  const { game, state } = laid
  const { table, services } = game
  const { units } = table.scenario
  state.phase = phase.battle
  for (const unit of table.unitsOf[0]) state.status[unit] |= status.ordered
  if (!hands.flat().some((id) => table.cards[laid.card(id)].reacts))
    for (const [card, { reacts }] of table.cards.entries())
      if (reacts) {
        state.discard[card] = table.copies[card]
        state.deck[card] = 0
      }
  const name = (unit: number): string => units[unit].id
  const act = (action: CommandCardsAction): void => laid.act.call(battle, action)
  const battle: BattleTable = Object.assign(laid, {
    count: (attacker: string, target: string, kind: BattleKind = battleKind.normal) =>
      countDice(services, state, laid.unit(attacker), laid.unit(target), kind),
    terms: (attacker: string, target: string, kind: BattleKind = battleKind.normal) =>
      (poolOf(services, state, laid.unit(attacker), laid.unit(target), kind)?.terms ?? []).map(
        ({ rule, value }) => `${rule.slice('command-cards.'.length)} ${value / 1000}`,
      ),
    attacks: () =>
      laid
        .legal()
        .flatMap((action) => (action.type === 'attack' ? [`${name(action.unit)} ${name(action.target)}`] : [])),
    roll(...faces: readonly Face[]) {
      laid.dice = forcedDice(faces.map((face) => sideOf[face]))
    },
    attack: (attacker: string, target: string) =>
      act({ type: 'attack', unit: laid.unit(attacker), target: laid.unit(target) }),
    choices: () => [...new Set(laid.legal().map(({ type }) => type))],
    figures: (id: string) => state.figures[laid.unit(id)],
    at: (id: string) => {
      const hex = state.hex[laid.unit(id)]
      if (hex <= 0) return 'destroyed'
      const stride = table.board.stride
      const [column, row] = [hex % stride, Math.floor(hex / stride)]
      return `${String(column).padStart(2, '0')}${String(row).padStart(2, '0')}`
    },
  })
  return battle
}

/** Open country of 7 by 7 hexes. */
export const openMap = `
  . . . . . . .
   . . . . . .
  . . . . . . .
   . . . . . .
  . . . . . . .
   . . . . . .
  . . . . . . .`

/** `a` at 0405 attacks `b` north-west of it at 0304; the first side comes from the south. */
export const layDuel = (
  a: Partial<UnitSketch> = {},
  b: Partial<UnitSketch> = {},
  others: readonly UnitSketch[] = [],
  more: Partial<ScenarioSketch> = {},
  hands?: readonly [readonly string[], readonly string[]],
): BattleTable =>
  layBattle(
    {
      map: openMap,
      units: [{ id: 'a', side: 0, hex: '0405', ...a }, { id: 'b', side: 1, hex: '0304', ...b }, ...others],
      ...more,
    },
    hands,
  )
