/** What the screen reader says about a hex, a unit and a choice. */
import type { Hex } from '../../engine/hex.ts'
import type { Forecast } from '../../engine/systems/operational/index.ts'
import type { UnitView } from '../../engine/systems/operational/types.ts'
import type { PlayerState } from './state.ts'
import {
  conditionsOf,
  count,
  hexName,
  ownerName,
  placeOf,
  readinessOf,
  readinessWords,
  signed,
  terrainOf,
  unitAt,
  unitName,
  waysAt,
} from './words.ts'

const sentence = (...parts: readonly (string | undefined | false)[]): string =>
  parts.filter((part): part is string => typeof part === 'string' && part !== '').join(', ')

/** A unit in a sentence: name, side, steps, condition and what it can do. */
export const speakUnit = (state: PlayerState, unit: UnitView): string => {
  const { scenario } = state.bundle
  const moving = state.view.value.side === unit.side
  return sentence(
    unitName(scenario, unit.unit),
    scenario.rules.unitTypes[scenario.units[unit.unit]?.type ?? '']?.name,
    scenario.sides[unit.side].name,
    count(unit.active, 'active step'),
    ...conditionsOf(unit).map((condition) => condition.text.toLowerCase()),
    moving && state.mayAct.value && readinessWords[readinessOf(state.orders.value.byUnit.get(unit.unit))],
  )
}

export const speakForecast = (forecast: Forecast): string =>
  sentence(
    `odds ${signed(forecast.odds)}`,
    `own loss ${forecast.attackerLoss}`,
    `their loss ${forecast.defenderLoss}`,
    `retreat ${Math.round(forecast.retreatChance)} per cent`,
    Math.round(forecast.overrunChance) > 0 && `overrun ${Math.round(forecast.overrunChance)} per cent`,
  )

/** What choosing a hex would do for the selected unit. */
export const speakChoice = (state: PlayerState, hex: Hex): string | undefined => {
  const unit = state.selected.value
  if (unit === null) return undefined
  const action = state.orders.value.at(unit, hex)
  if (action?.type === 'attack') {
    const forecast = state.game.forecast(state.position.value.state, action.unit, action.target)
    return `Enter attacks: ${forecast ? speakForecast(forecast) : ''}`
  }
  if (action?.type === 'enter') return 'Enter brings it on here'
  if (action?.type !== 'move') return undefined
  const orders = state.orders.value.byUnit.get(unit)
  const cost = orders?.cost.get(hex) ?? 0
  return `Enter moves here, cost ${cost}${orders?.extended.has(hex) ? ', extended: no attack afterwards' : ''}`
}

export const speakHex = (state: PlayerState, hex: Hex): string => {
  const { scenario } = state.bundle
  const unit = unitAt(state.view.value, hex)
  const objective = scenario.objectives.find((candidate) => candidate.hex === hex)
  return [
    sentence(
      hexName(scenario, hex).replace(/(..)(..)/, '$1 $2'),
      placeOf(scenario, hex),
      terrainOf(scenario, hex).name,
      ...waysAt(scenario, hex),
      objective && 'objective',
      `held by ${ownerName(scenario, state.view.value.owner[hex] ?? 2)}`,
    ),
    unit && speakUnit(state, unit),
    speakChoice(state, hex),
  ]
    .filter((part) => part !== undefined)
    .join('. ')
}
