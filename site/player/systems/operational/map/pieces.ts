/** The counters of the units and the flags of the headquarters that are in sight, drawn by the cartography. */
import { chevronsOf, drawCounter } from '../../../../../compiler/systems/operational/cartography/counter.ts'
import { drawHeadquarters } from '../../../../../compiler/systems/operational/cartography/headquarters.ts'
import { specialistState } from '../../../../../engine/systems/operational/types.ts'
import type { HeadquartersView, UnitView } from '../../../../../engine/systems/operational/viewTypes.ts'
import { drawnUnit } from '../../../drawnUnits.ts'
import { hqSubject, unitSubject } from '../../../subject.ts'
import type { Piece } from '../../../types.ts'
import { readinessOf } from '../orderGroups.ts'
import { speakHeadquarters, speakUnit } from '../speech.ts'
import type { PlayerState } from '../types.ts'

const drawnAs = { ready: 'ready', 'can-move': 'partial', 'can-attack': 'partial', spent: 'spent' } as const

const counterOf = (state: PlayerState, unit: UnitView): string => {
  const { scenario, picture } = state.bundle
  const { side, turn } = state.view.value
  const type = scenario.units[unit.unit]?.type ?? ''
  // Before the battle nobody moves, so nobody is spent.
  const moves = state.mayAct.value && side === unit.side && turn > 0
  return drawCounter({
    symbol: drawnUnit(state, scenario.rules.unitTypes[type]?.drawing) ?? picture.symbols[type] ?? '',
    nation: scenario.rules.unitTypes[type]?.nation ?? '',
    active: unit.active,
    suppressed: unit.suppressed,
    specialists: unit.specialists.flatMap(({ specialist, state: condition }) =>
      specialist < 0 ? [] : [condition === specialistState.active],
    ),
    chevrons: chevronsOf(scenario.rules.experience, unit.experience),
    entrenchment: unit.entrenchment,
    unsupplied: unit.unsupplied,
    weak: state.game.isWeak(state.position.value.state, unit.unit),
    readiness: moves ? drawnAs[readinessOf(state.orders.value.byUnit.get(unit.unit))] : 'idle',
    selected: state.derived.unit?.unit === unit.unit,
  })
}

const flagOf = (state: PlayerState, hq: HeadquartersView): string =>
  drawHeadquarters({
    nation: state.derived.table.profiles[hq.hq]?.nation ?? '',
    isShared: state.view.value.units.some((unit) => unit.hex === hq.hex),
    unsupplied: hq.unsupplied,
    isDue: hq.upgrades > 0 && state.mayAct.value && state.view.value.side === hq.side,
    selected: state.derived.hq?.hq === hq.hq,
  })

export const pieces = (state: PlayerState): readonly Piece[] => {
  const { units, headquarters } = state.view.value
  const flag = (hq: HeadquartersView): Piece => ({
    subject: hqSubject(hq.hq),
    side: hq.side,
    hex: hq.hex,
    drawn: flagOf(state, hq),
    label: speakHeadquarters(state, hq.hq),
  })
  const counter = (unit: UnitView): Piece => ({
    subject: unitSubject(unit.unit),
    side: unit.side,
    hex: unit.hex,
    drawn: counterOf(state, unit),
    label: speakUnit(state, unit),
  })
  return [...headquarters.filter(({ hex }) => hex > 0).map(flag), ...units.filter(({ hex }) => hex > 0).map(counter)]
}
