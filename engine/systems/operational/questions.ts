/** The numbers that can be asked for with the terms behind them, from the code that computes them for the game. */
import { divideRounded } from '../../arithmetic.ts'
import type { Hex } from '../../hex.ts'
import { explainer, type QuestionIn, questionMaker } from '../../question.ts'
import { sumOf } from '../../terms.ts'
import type { Side } from '../../twoSides.ts'
import { fillSentence } from '../../words.ts'
import { strikeForecast } from './assets/strike.ts'
import { forecastOf } from './combat/forecast.ts'
import { doingTo } from './combat/sentences.ts'
import { explainMovement } from './explainMovement.ts'
import { names } from './fields.ts'
import { orderCost, orderLevel } from './headquarters/command.ts'
import { rallyCost } from './headquarters/rally.ts'
import { count } from './names.ts'
import { spares } from './ruins.ts'
import type { OrderId } from './rules.ts'
import type { Services } from './services.ts'
import { explainSupply } from './supply/explainSupply.ts'
import { bonus, type CombatKind, type ReadonlyState } from './types.ts'
import { finalScore, scoreFor } from './victory.ts'

/** The kinds of things that fields of questions name. */
interface Values {
  readonly unit: number
  readonly hex: Hex
  readonly side: Side
  readonly headquarters: number
  readonly asset: number
  readonly order: OrderId
  readonly fight: CombatKind
  readonly steps: number
}

const ask = questionMaker<{ services: Services; state: ReadonlyState; values: Values }>('operational')

const doctrineNames = { american: 'American', british: 'British', german: 'German', soviet: 'Soviet' } as const

export const questions = [
  // Where there are no odds the value is the sum of the chances that it adds up: of the steps that a feint pins, of the rolls of guns. A
  // counterattack that is foreseen is explained with the roles swapped. operational.A6
  ask(
    'odds',
    { attacker: 'unit', target: 'unit', kind: 'fight?' },
    'The odds of a fight, by default an attack.',
    ({ table, costs }, state, { attacker, target, kind }) => {
      const forecast = forecastOf(table, state, costs.ways(state), attacker, target, kind)
      if (forecast === undefined) return undefined
      const isTurned = forecast.kind === 'counterattack' && kind !== 'counterattack'
      const [own, enemy] = isTurned ? [target, attacker] : [attacker, target]
      const subject = fillSentence(names, doingTo(forecast.kind), table.scenario, { unit: own, target: enemy })
      const { terms } = forecast
      return forecast.kind === 'feint' || forecast.kind === 'suppressive-fire'
        ? { subject, unit: 'per cent', value: sumOf(terms), terms }
        : { subject, unit: 'shift', value: forecast.odds, terms }
    },
  ),
  ask('movement', { unit: 'unit', to: 'hex' }, 'The cost of a move, in movement points.', explainMovement),
  ask(
    'supply',
    { unit: 'unit', hex: 'hex?' },
    'The supply of a unit where it stands, or at a hex, in per cent.',
    (services, state, { unit, hex = state.hex[unit] }, terms) => {
      const { side } = services.table.scenario.units[unit]
      return explainSupply(services, state, { side, hex, unit }, terms)
    },
  ),
  ask('hex-supply', { hex: 'hex', side: 'side' }, 'The supply of a hex for a side, in per cent.', explainSupply),
  // operational.F3, F15, F16
  ask(
    'order',
    { hq: 'headquarters', order: 'order', steps: 'steps?' },
    'The cost of an order for a headquarters now, in command points; of a security unit with its steps.',
    ({ table }, state, { hq, order, steps = 0 }, terms) => {
      const staff = table.scenario.headquarters[hq]
      if (staff === undefined || orderLevel(table, hq, order) === 0) return undefined
      const { name, cost } = table.scenario.rules.orders[order]
      const { doctrine } = table.profiles[hq]
      const now = orderCost(table, state, hq, order)
      terms.show('F3', `${name}, ${doctrineNames[doctrine]} doctrine`, cost[doctrine])
      terms.add('F3', 'Specialised', now - cost[doctrine])
      if (order === 'security-unit') terms.add('F15', `One for each step: ${count(steps, 'step')}`, steps)
      if (order === 'rally' && rallyCost(table, state, hq) === 0)
        terms.add('F16', 'This staff puts stragglers in order for nothing', -now)
      return { subject: `${name} by ${staff.name}`, unit: 'command points', value: sumOf(terms.list) }
    },
  ),
  ask(
    'strike',
    { asset: 'asset', target: 'unit' },
    'By how much the window of a strike slides.',
    ({ table }, state, { asset, target }) => {
      const forecast = strikeForecast(table, state, asset, target)
      if (forecast === undefined) return undefined
      const subject = `${table.assets[asset].name} on ${table.scenario.units[target].name}`
      return { subject, unit: 'shift', value: forecast.shift * 1000, terms: forecast.terms }
    },
  ),
  // Line by line. operational.H5, I3, A8
  ask('score', { side: 'side' }, 'The score of a side so far.', ({ table }, state, { side }, terms) => {
    const { scenario } = table
    const { victory, rewards } = scenario.rules
    for (const [index, objective] of scenario.objectives.entries())
      if (objective.side === side && state.heldSince[index] > 0)
        terms.add('H5', objective.name, scoreFor(table, index, state.heldSince[index]))
    for (const [index, objective] of scenario.bonuses.entries())
      if (objective.side === side && state.bonus[index] === bonus.won) terms.add('H5', objective.name, rewards.score)
    terms.add('I3', `Prisoners: ${state.prisoners[side]}`, state.prisoners[side] * victory.scorePrisoner)
    terms.add('I3', `Own steps killed: ${state.killed[side]}`, state.killed[side] * victory.scoreStepLost)
    if (spares(table, side)) {
      const cities = state.ruinedCities[side]
      const bridges = state.destroyedBridges[side]
      terms.add('I3', `Cities ruined: ${cities}`, cities * victory.scoreRuinedCity)
      terms.add('I3', `Bridges brought down: ${bridges}`, bridges * victory.scoreDestroyedBridge)
    }
    terms.add('I3', 'Enemy units destroyed', state.score[side] - divideRounded(sumOf(terms.list), 1000))
    const final = finalScore(table, state, side)
    const { score } = victory.difficulty[scenario.difficulty]
    terms.add('A8', `Difficulty: ${score} per cent`, final - state.score[side])
    return { subject: `Score of ${scenario.sides[side].name}`, unit: 'points', value: final * 1000 }
  }),
] as const

export type OperationalQuestion = QuestionIn<(typeof questions)[number]>

export const explain = explainer<Services, ReadonlyState, OperationalQuestion>(questions)
