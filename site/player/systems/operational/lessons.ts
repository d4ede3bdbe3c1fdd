/** Tutorials of operational battles: what they point at, and the facts that they wait for. */
import { destroyed } from '../../../../engine/systems/operational/types.ts'
import { hqSubject, pointedAt } from '../../subject.ts'
import type { Lessons } from '../../systemUi.ts'
import type { OperationalTypes } from './types.ts'

export const lessons: Lessons<OperationalTypes> = {
  subjectOf: (_, pointer) => pointedAt(pointer),
  facts({ bundle, view, orders, derived, layers }, past) {
    const taught = bundle.tutorial?.side
    const moves = () => past().flatMap(({ action }) => (action.type === 'move' ? [action.unit] : []))
    const countEvents = (...types: readonly OperationalTypes['event']['type'][]): number =>
      past().reduce((sum, { events }) => sum + events.filter(({ type }) => types.includes(type)).length, 0)
    const hexOf = (unit: number): number => view.value.units[unit]?.hex ?? destroyed
    const owns = (hex: number): boolean => view.value.owner[hex] === taught
    const byUnit = () => [...orders.value.byUnit.values()]
    const able = (): number => byUnit().filter(({ enters }) => !enters).length
    return {
      selected: { holds: (unit) => derived.unit?.unit === unit, hint: ['N', 'next unit'], isPassing: true },
      headquarters: {
        holds: () => derived.hq?.side === taught,
        hint: ['H', 'headquarters'],
        shows: () => {
          const own = view.value.headquarters.find(({ side, hex }) => side === taught && hex > 0)
          return own && hqSubject(own.hq)
        },
        isPassing: true,
      },
      shown: { holds: (layer) => layers.value[layer] === true, hint: ['1 – 7', 'layers'], isPassing: true },
      moved: { holds: (unit) => moves().includes(unit), hint: ['Enter', 'moves'] },
      moves: { holds: (least) => moves().length >= least },
      fights: { holds: (least) => countEvents('combat') >= least, hint: ['T', 'next target'] },
      orders: { holds: (least) => countEvents('order', 'pool', 'formed') >= least, hint: ['O', 'orders'] },
      strikes: { holds: (least) => countEvents('strike') >= least, hint: ['T', 'next target'] },
      turn: { holds: (turn) => view.value.turn >= turn, hint: ['E', 'ends the turn'] },
      before: { holds: (turn) => view.value.turn < turn },
      holds: { holds: owns },
      lacks: { holds: (hex) => !owns(hex) },
      arrived: { holds: (unit) => hexOf(unit) > 0 },
      waits: { holds: (unit) => orders.value.byUnit.get(unit)?.enters === true, isPassing: true },
      gone: { holds: (unit) => hexOf(unit) === destroyed },
      targets: {
        holds: (least) => byUnit().reduce((sum, { attacks }) => sum + attacks.size, 0) >= least,
        isPassing: true,
      },
      able: { holds: (least) => able() >= least, isPassing: true },
      spent: { holds: () => able() === 0, isPassing: true },
    }
  },
}
