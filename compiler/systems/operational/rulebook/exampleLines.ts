/** The output of a worked example, in lines for its readers. */
import { makeHexName } from '../../../../engine/hex.ts'
import { lineOf, type OperationalEvent } from '../../../../engine/systems/operational/events.ts'
import type { Forecast, OperationalGame } from '../../../../engine/systems/operational/index.ts'
import { withVerb } from '../../../../engine/words.ts'
import { explanationLines } from '../../../rulebook/explanation.ts'

export const forecastLines = (
  game: OperationalGame,
  attacker: number,
  target: number,
  forecast: Forecast,
): string[] => {
  const name = (unit: number): string => game.scenario.units[unit].name
  return [
    ...explanationLines({
      subject: `${withVerb(name(attacker), 'attacks', 'attack')} ${name(target)}`,
      unit: 'shift',
      value: forecast.odds,
      terms: forecast.terms,
    }),
    `Losses ${forecast.attackerLoss} : ${forecast.defenderLoss}, retreat ${Math.round(forecast.retreatChance)}%, overrun ${Math.round(forecast.overrunChance)}%`,
  ]
}

/** Words an event in one line; undefined when the other lines cover it. */
export const eventLine = (game: OperationalGame, event: OperationalEvent): string | undefined => {
  const { scenario } = game
  switch (event.type) {
    case 'turn':
      return `${event.turn === 0 ? 'Preparation' : `Turn ${event.turn}`}: ${scenario.sides[event.side].name.toLowerCase()} to move`
    case 'moved':
    case 'entered':
      return undefined
    case 'ground':
      return `${withVerb(scenario.sides[event.side].name, 'takes', 'take')} ${event.hexes.map((hex) => makeHexName(scenario.map, hex)).join(', ')}`
    default:
      return lineOf(scenario, event)?.text.replace(/\.$/, '')
  }
}
