/** What a worked example showed, in lines for its readers. */
import type { Explanation } from '../../engine/game.ts'
import { makeHexName } from '../../engine/hex.ts'
import type { Forecast, OperationalGame } from '../../engine/systems/operational/index.ts'
import type { OperationalAction, OperationalEvent } from '../../engine/systems/operational/types.ts'
import { makeSigned, makeThousandths } from './format.ts'

const units = { shift: '', 'movement points': ' MP', 'per cent': '%' } as const

/** A number of an explanation with its unit; shifts carry their sign. */
export const makeValue = (thousandths: number, unit: Explanation['unit']): string =>
  unit === 'shift' ? makeSigned(thousandths / 1000) : `${makeThousandths(thousandths)}${units[unit]}`

/** One line for each term, and their sum. */
export const explanationLines = ({ subject, unit, value, terms }: Explanation): string[] => [
  ...terms.map((term) => `${term.label}: ${makeValue(term.value, unit)} (${term.rule.replace(/^.*\./, '')})`),
  `${subject}: ${makeValue(value, unit)}`,
]

export const forecastLines = (
  game: OperationalGame,
  attacker: number,
  target: number,
  forecast: Forecast,
): string[] => {
  const name = (unit: number): string => game.scenario.units[unit]?.name ?? ''
  return [
    ...explanationLines({
      subject: `${name(attacker)} attacks ${name(target)}`,
      unit: 'shift',
      value: forecast.odds,
      terms: forecast.terms,
    }),
    `Losses ${forecast.attackerLoss} : ${forecast.defenderLoss}, retreat ${Math.round(forecast.retreatChance)}%, overrun ${Math.round(forecast.overrunChance)}%`,
  ]
}

export const actionLine = (game: OperationalGame, action: OperationalAction): string => {
  const name = (unit: number): string => game.scenario.units[unit]?.name ?? ''
  const hex = (number: number): string => makeHexName(game.scenario.map, number)
  switch (action.type) {
    case 'move':
      return `${name(action.unit)} moves to ${hex(action.to)}`
    case 'attack':
      return `${name(action.unit)} attacks ${name(action.target)}`
    case 'enter':
      return `${name(action.unit)} enters at ${hex(action.to)}`
    case 'claim':
      return 'The side claims the victory'
    case 'end-turn':
      return 'The side ends its turn'
  }
}

const steps = (count: number): string => (count === 1 ? '1 step' : `${count} steps`)

/** What happened, in one line; undefined for what the other lines tell already. */
export const eventLine = (game: OperationalGame, event: OperationalEvent): string | undefined => {
  const { scenario } = game
  const name = (unit: number): string => scenario.units[unit]?.name ?? ''
  const hex = (number: number): string => makeHexName(scenario.map, number)
  switch (event.type) {
    case 'turn':
      return `Turn ${event.turn}: ${scenario.sides[event.side].name.toLowerCase()} to move`
    case 'moved':
    case 'entered':
      return undefined
    case 'combat': {
      const attacker = `attacker loses ${steps(event.attackerLost)}, ${event.attackerSuppressed} suppressed`
      const defender = `defender loses ${steps(event.defenderLost)}, ${event.defenderSuppressed} suppressed`
      const ending = [
        event.retreated && 'it must retreat',
        event.cornered && 'it is cornered',
        event.overrun && 'overrun',
      ].filter((one) => one !== false)
      return `At odds of ${makeSigned(Math.round(event.odds / 100) / 10)}: ${[attacker, defender, ...ending].join('; ')}`
    }
    case 'retreated':
      return `${name(event.unit)} retreats to ${hex(event.path.at(-1) ?? 0)}`
    case 'destroyed':
      return `${name(event.unit)} is destroyed`
    case 'fort-destroyed':
      return `The fort at ${hex(event.at)} is destroyed`
    case 'hub-overrun':
      return `The hub at ${hex(event.at)} is overrun`
    case 'ground':
      return `${scenario.sides[event.side].name} takes ${event.hexes.map(hex).join(', ')}`
    case 'objective':
      return `${scenario.objectives[event.objective]?.name ?? ''} falls to the ${scenario.sides[event.holder].name.toLowerCase()}`
    case 'supply':
      return event.turns === 0
        ? `${name(event.unit)} is supplied${event.recovered > 0 ? ` and recovers ${steps(event.recovered)}` : ''}`
        : `${name(event.unit)} has been without supply for ${event.turns === 1 ? '1 turn' : `${event.turns} turns`}`
    case 'over':
      return event.winner === null
        ? 'The game ends undecided'
        : `The ${scenario.sides[event.winner].name.toLowerCase()} wins`
  }
}
