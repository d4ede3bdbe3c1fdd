/** Tutorials of battles led by cards: what they point at, and the facts that they wait for. */
import { handAt } from '../../../../engine/systems/command-cards/cards/deck.ts'
import { medalsOf } from '../../../../engine/systems/command-cards/medals.ts'
import { destroyed, phase, status } from '../../../../engine/systems/command-cards/types.ts'
import { orderedUnits } from '../../../../engine/systems/command-cards/units.ts'
import { cardSubject, hexSubject, unitSubject } from '../../subject.ts'
import type { Lessons } from '../../systemUi.ts'
import type { CommandCardsTypes } from './types.ts'

export const lessons: Lessons<CommandCardsTypes> = {
  subjectOf({ derived }, { unit, hex, card }) {
    if (unit !== undefined) return unitSubject(unit)
    if (hex !== undefined) return hexSubject(hex)
    const number = derived.table.cardIds.indexOf(card ?? '')
    return derived.hand.some((held) => held.card === number) ? cardSubject(number) : undefined
  },
  facts({ bundle, derived, orders, selected }, past) {
    const { table } = derived
    const taught = bundle.tutorial?.side === 1 ? 1 : 0
    const countActions = (type: CommandCardsTypes['action']['type']): number =>
      past().filter(({ action }) => action.type === type).length
    const hasMoved = (unit: number): boolean =>
      past().some(({ action }) => action.type === 'move' && action.unit === unit)
    const holder = (hex: number): number => table.side[derived.known.hex.indexOf(hex)]
    const held = (card: string): number => derived.known.hand[handAt(table, taught, table.cardIds.indexOf(card))]
    const isDue = (name: keyof typeof phase): boolean =>
      derived.known.side === taught && derived.known.phase === phase[name]
    return {
      phase: { holds: isDue, hint: ['E', 'goes on'], isPassing: true },
      selected: { holds: (unit) => derived.unit === unit, hint: ['N', 'next unit'], isPassing: true },
      holding: { holds: (card) => held(card) > 0, hint: ['1 – 6', 'card'], isPassing: true },
      played: { holds: (least) => countActions('play') >= least, hint: ['1 – 6', 'card'] },
      ordered: {
        holds: (unit) => (derived.known.status[unit] & status.ordered) !== 0,
        hint: ['Enter', 'orders'],
        isPassing: true,
      },
      orders: {
        holds: (least) => orderedUnits(derived.known).length >= least,
        hint: ['Enter', 'orders'],
        isPassing: true,
      },
      moved: { holds: hasMoved, hint: ['Enter', 'moves'] },
      moves: { holds: (least) => countActions('move') >= least, hint: ['Enter', 'moves'] },
      battles: { holds: (least) => countActions('attack') >= least, hint: ['T', 'next target'] },
      medals: { holds: (least) => medalsOf(table, derived.known, taught) >= least },
      turn: { holds: (turn) => derived.known.turn >= turn, hint: ['E', 'goes on'] },
      before: { holds: (turn) => derived.known.turn < turn },
      holds: { holds: (hex) => holder(hex) === taught },
      lacks: { holds: (hex) => holder(hex) !== taught },
      arrived: { holds: (unit) => derived.known.hex[unit] > 0 },
      gone: { holds: (unit) => derived.known.hex[unit] === destroyed },
      weakened: { holds: (unit) => derived.known.figures[unit] < table.figures[unit] },
      targets: { holds: (least) => orders.value.targets(selected.value).length >= least, isPassing: true },
    }
  },
}
