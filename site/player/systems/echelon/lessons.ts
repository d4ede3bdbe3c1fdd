/** Tutorials of echelon campaigns: what they point at, and the facts that they wait for. */
import { phase, status } from '../../../../engine/systems/echelon/types.ts'
import { pointedAt } from '../../subject.ts'
import type { Lessons } from '../../systemUi.ts'
import type { EchelonTypes } from './types.ts'

export const lessons: Lessons<EchelonTypes> = {
  subjectOf: (_, pointer) => pointedAt(pointer),
  facts({ bundle, derived }, past) {
    const taught = bundle.tutorial?.side === 1 ? 1 : 0
    const hasMoved = (unit: number): boolean =>
      past().some(({ events }) => events.some((event) => event.type === 'moved' && event.units.includes(unit)))
    const owns = (hex: number): boolean => derived.known.owner[hex] === taught + 1
    const has = (unit: number, bit: number): boolean => (derived.known.status[unit] & bit) !== 0
    return {
      phase: {
        holds: (name) => derived.known.side === taught && derived.known.phase === phase[name],
        hint: ['E', 'goes on'],
        isPassing: true,
      },
      selected: { holds: (unit) => derived.unit === unit, hint: ['N', 'next unit'], isPassing: true },
      grouped: { holds: (unit) => derived.movers.includes(unit), hint: ['O', 'to the panel'], isPassing: true },
      moved: { holds: hasMoved, hint: ['Enter', 'moves'] },
      committed: { holds: (unit) => has(unit, status.committed), hint: ['Enter', 'joins'], isPassing: true },
      target: { holds: (hex) => derived.known.target === hex, hint: ['T', 'next target'], isPassing: true },
      attacks: {
        holds: (least) => past().filter(({ action }) => action.type === 'attack').length >= least,
        hint: ['O', 'to the panel'],
      },
      arrived: { holds: (unit) => derived.known.hex[unit] > 0 },
      gone: { holds: (unit) => derived.known.hex[unit] < 0 },
      reversed: { holds: (unit) => derived.known.reversed[unit] === 1 },
      disrupted: { holds: (unit) => has(unit, status.disrupted), isPassing: true },
      holds: { holds: owns },
      lacks: { holds: (hex) => !owns(hex) },
      points: { holds: (least) => derived.known.points[taught] >= least },
      turn: { holds: (turn) => derived.known.turn >= turn, hint: ['E', 'goes on'] },
      before: { holds: (turn) => derived.known.turn < turn },
    }
  },
}
