/** The screen reader's text for a hex, a unit, a headquarters and a choice. */
import type { Hex } from '../../../../engine/hex.ts'
import type { Forecast } from '../../../../engine/systems/operational/index.ts'
import { unseen } from '../../../../engine/systems/operational/types.ts'
import type { UnitView } from '../../../../engine/systems/operational/viewTypes.ts'
import {
  conditionsOf,
  count,
  expectedLosses,
  headquartersAt,
  headquartersName,
  hexName,
  markerAt,
  markerWords,
  ownerName,
  placeOf,
  sightOf,
  signed,
  terrainOf,
  unitAt,
  unitName,
  waysAt,
} from './names.ts'
import { fightOf, readinessOf, readinessWords } from './orderGroups.ts'
import { groupTitle } from './orderWords.ts'
import type { PlayerState } from './types.ts'

const sentence = (...parts: readonly (string | undefined | false)[]): string =>
  parts.filter((part): part is string => typeof part === 'string' && part !== '').join(', ')

/** A unit in a sentence: name, side, steps, specialists, condition and what it can do. */
export const speakUnit = (state: PlayerState, unit: UnitView): string => {
  const { scenario } = state
  if (unit.hex === unseen) return `${unitName(scenario, unit.unit)}, not in sight`
  const moving = state.view.value.side === unit.side
  const { specialists } = state.derived.table
  return sentence(
    unitName(scenario, unit.unit),
    scenario.rules.unitTypes[scenario.units[unit.unit]?.type ?? '']?.name,
    scenario.sides[unit.side].name,
    count(unit.active, 'active step'),
    ...unit.specialists.map((slot) => specialists[slot.specialist]?.name.toLowerCase()),
    ...conditionsOf(unit).map((condition) => condition.text.toLowerCase()),
    moving && state.mayAct.value && readinessWords[readinessOf(state.orders.value.byUnit.get(unit.unit))],
  )
}

export const speakHeadquarters = (state: PlayerState, number: number): string => {
  const { scenario } = state
  const hq = state.view.value.headquarters[number]
  if (!hq) return ''
  return sentence(
    `HQ ${headquartersName(scenario, number)}`,
    scenario.sides[hq.side].name,
    hq.command > 0 && `${hq.points} of ${count(hq.command, 'command point')} left`,
    hq.unsupplied > 0 && 'without supply',
    hq.upgrades > 0 && 'an upgrade can be chosen',
  )
}

const speakForecast = (forecast: Forecast, [own, theirs]: readonly [number, number]): string =>
  sentence(
    `odds ${signed(forecast.odds)}`,
    `own loss ${own}`,
    `their loss ${theirs}`,
    forecast.defenderSuppression > 0 && `${forecast.defenderSuppression} of theirs suppressed`,
    `retreat ${Math.round(forecast.retreatChance)} per cent`,
    Math.round(forecast.overrunChance) > 0 && `overrun ${Math.round(forecast.overrunChance)} per cent`,
  )

/** Words the effect of choosing a hex. */
const speakChoice = (state: PlayerState, hex: Hex): string | undefined => {
  const group = state.aimed.value
  const action = group ? group.hexes.get(hex) : state.orders.value.at(state.selected.value, hex)
  const fight = fightOf(action)
  if (fight) {
    const forecast = state.game.forecast(state.position.value.state, fight.unit, fight.target, fight.kind)
    const name = fight.kind === 'attack' ? 'attacks' : `begins: ${fight.kind.replaceAll('-', ' ')}`
    return `Enter ${name}${forecast ? `: ${speakForecast(forecast, expectedLosses(state.view.value, fight, forecast))}` : ''}`
  }
  if (group && action) return `Enter orders: ${groupTitle(state, group)}`
  if (action?.type === 'move') {
    const orders = state.orders.value.byUnit.get(action.unit)
    const cost = orders?.cost.get(hex) ?? 0
    return `Enter moves here, cost ${cost}${orders?.extended.has(hex) ? ', extended: no attack afterwards' : ''}`
  }
  return action ? 'Enter brings it on here' : undefined
}

export const speakHex = (state: PlayerState, hex: Hex): string => {
  const { scenario } = state
  const view = state.view.value
  const unit = unitAt(view, hex)
  const hq = headquartersAt(view, hex)
  const marker = markerAt(view, hex)
  const hub = view.hubs.find((one) => one.hex === hex)
  const steps = view.stragglers.find((one) => one.hex === hex)?.from.length ?? 0
  const objective = scenario.objectives.find((candidate) => candidate.hex === hex)
  const known = sightOf(view, hex)
  return [
    sentence(
      hexName(scenario, hex).replace(/(..)(..)/, '$1 $2'),
      placeOf(scenario, hex),
      terrainOf(scenario, hex).name,
      ...waysAt(scenario, hex),
      objective && 'objective',
      `held by ${ownerName(scenario, view.owner[hex] ?? 2)}`,
      known === 'hidden' && 'not in sight',
      known === 'scouted' && 'photographed',
      hub && hub.hex > 0 && `hub with ${count(hub.trucks, 'truck')}`,
      steps > 0 && `${count(steps, 'straggling step')}`,
    ),
    unit && speakUnit(state, unit),
    marker && markerWords(scenario, marker),
    hq && speakHeadquarters(state, hq.hq),
    speakChoice(state, hex),
  ]
    .filter((part) => part !== undefined)
    .join('. ')
}
