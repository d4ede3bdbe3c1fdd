/** Headquarters on the table of a test: pools by name, what may be ordered, and drafts with forced rolls. */
import { forcedDice } from '../../engine/dice.ts'
import { makeHexName } from '../../engine/hex.ts'
import type { OperationalDraft } from '../../engine/systems/operational/events.ts'
import { itemIndex } from '../../engine/systems/operational/items.ts'
import type { OperationalAction, OperationalActionType } from '../../engine/systems/operational/verbs/index.ts'
import type { ScenarioSketch } from './operational.ts'
import { layTable, type PlayTable } from './table.ts'

export interface StaffTable extends PlayTable {
  /** A draft of the state; its rolls are forced, and one that is not foreseen throws. */
  draft(rolls?: readonly number[]): OperationalDraft
  /** Returns the stock of an item (`infantry british`) in a force pool now, next turn, the turn after. */
  pool(hq: number, item: string): readonly number[]
  /** `item` of an action: 0 for `step`, otherwise that of `engineers british`. */
  item(name: string): number
  /** Legal actions of a kind, as `unit item`, `unit target item` or `hex`. */
  legal(type: OperationalActionType): readonly string[]
  /** Where a headquarters stands. */
  hqAt(hq: number): string
  /** Puts stragglers of units into a hex. */
  straggle(hex: string, ...from: readonly string[]): void
  /** Units from which the stragglers in a hex came. */
  stragglers(hex: string): readonly string[]
  /** Why an action is refused. */
  refusal(action: OperationalAction): string
}

export const layStaff = (sketch: ScenarioSketch): StaffTable => {
  const table = layTable(sketch)
  const { game, state, events } = table
  const units = game.scenario.units
  const index = (name: string): number => {
    const [item, nation] = name.split(' ')
    const found = itemIndex(game.table, item, nation)
    if (found < 0) throw new Error(`no item ${name}`)
    return found
  }
  const itemName = (item: number): string => {
    if (item === 0) return 'step'
    const { kind, nation, specialist } = game.table.items[item - 1]
    return `${kind === 'specialist' ? game.table.specialistIds[specialist] : kind} ${nation}`
  }
  const words = (action: OperationalAction): string =>
    [
      'unit' in action ? units[action.unit].id : [],
      'target' in action && 'unit' in action ? units[action.target].id : [],
      'item' in action ? itemName(action.item) : [],
      'to' in action ? makeHexName(game.scenario.map, action.to) : [],
      'steps' in action ? String(action.steps) : [],
      'choice' in action ? String(action.choice) : [],
    ]
      .flat()
      .join(' ')
  return {
    ...table,
    draft: (rolls = []) => ({ state, dice: forcedDice(rolls), emit: (event) => events.push(event) }),
    pool: (hq, name) =>
      [state.pool, state.poolNext, state.poolLater].map((pool) => pool[hq * game.table.items.length + index(name)]),
    item: (name) => (name === 'step' ? 0 : index(name) + 1),
    legal: (type) => game.legal(state, state.side).flatMap((action) => (action.type === type ? [words(action)] : [])),
    hqAt: (hq) => (state.hqHex[hq] > 0 ? makeHexName(game.scenario.map, state.hqHex[hq]) : 'off the map'),
    straggle(hex, ...from) {
      for (const [step, id] of from.entries()) state.stragglers[table.hex(hex) * 3 + step] = table.unit(id) + 1
    },
    stragglers: (hex) =>
      [0, 1, 2].flatMap((step) => {
        const from = state.stragglers[table.hex(hex) * 3 + step]
        return from === 0 ? [] : [units[from - 1].id]
      }),
    refusal: (action) => game.refusal(state, state.side, action),
  }
}
