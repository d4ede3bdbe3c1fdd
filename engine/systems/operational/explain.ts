/** The terms behind a number: odds, the cost of a move, supply. They come from the code that computes it for the game. */
import type { Explanation, Term } from '../../game.ts'
import { makeHexName } from '../../hex.ts'
import { explainStrike } from './assets/strike.ts'
import { forecastOf } from './combat/forecast.ts'
import { type Costs, terrainCost } from './cost.ts'
import type { Reacher } from './reach.ts'
import { explainScore } from './score.ts'
import { supplyChance, waitingBonus } from './supply/check.ts'
import { lossesOver } from './supply/network.ts'
import { type Arrival, arrival, type SupplyLink, type SupplyTracer } from './supply/trace.ts'
import { isBridged, type Table, terrainAt, terrainIndexAt, weatherIn } from './table.ts'
import type { OperationalQuestion, OperationalState } from './types.ts'
import { levelOf } from './victory.ts'

type Explainer = (state: Readonly<OperationalState>, question: OperationalQuestion) => Explanation | undefined

export const makeExplainer = (table: Table, costs: Costs, reacher: Reacher, tracer: SupplyTracer): Explainer => {
  const name = (hex: number): string => makeHexName(table.board, hex)
  const nameOf = (unit: number): string => table.scenario.units[unit].name

  const explainOdds = (state: Readonly<OperationalState>, attacker: number, target: number) => {
    const ways = costs.ways(state)
    const forecast = forecastOf(table, state, ways, attacker, target)
    if (!forecast) return undefined
    const subject = `${nameOf(attacker)} attacks ${nameOf(target)}`
    return { subject, unit: 'shift', value: forecast.odds, terms: forecast.terms } as const
  }

  /** What the whole move spends: the costs of the hexes on the way, and what the last one takes beyond. */
  const explainMovement = (state: Readonly<OperationalState>, unit: number, to: number) => {
    const reach = reacher.of(state, unit)
    if (!reach.hexes.includes(to)) return undefined
    const path = reach.path(to)
    const points = state.movementPoints[unit]
    const terms: Term[] = []
    for (let index = 1; index < path.length; index++) {
      const edge = edgeBetween(table, path[index - 1], path[index])
      if (reach.takesAll(to)) terms.push(wholeTerm(table, state, edge, path[index], name(path[index]), points))
      else terms.push(...stepTerms(table, costs, state, unit, edge, path[index], name(path[index])))
    }
    const spent = reach.cost(to)
    if (reach.inZone(to) && !reach.takesAll(to) && spent < points)
      terms.push({
        rule: 'operational.C14',
        label: 'An enemy zone of control takes the rest',
        value: (points - spent) * 1000,
      })
    const value = terms.reduce((sum, term) => sum + term.value, 0)
    return { subject: `${nameOf(unit)} to ${name(to)}`, unit: 'movement points', value, terms } as const
  }

  const explainSupply = (state: Readonly<OperationalState>, question: OperationalQuestion & { about: 'supply' }) => {
    const { side, hex, unit } = question
    if (table.terrain[hex] === undefined || table.terrain[hex] === 0) return undefined
    const trace = tracer.of(state, side)
    const links = trace.chain(hex)
    const where = unit === undefined ? name(hex) : `${nameOf(unit)} at ${name(hex)}`
    const terms = trace.full[hex]
      ? [{ rule: 'operational.E10', label: fullReason(links), value: 100_000 } as const]
      : chainTerms(table, state, links, costs.ways(state))
    const value = () => terms.reduce((sum, term) => sum + term.value, 0)
    if (unit !== undefined && links.length > 0 && !trace.full[hex]) {
      terms.push(...bonusTerms(table, state, unit))
      const capped = supplyChance(table, state, trace, unit, hex) * 1000 - value()
      if (capped !== 0) terms.push({ rule: 'operational.E10', label: 'More than all is all', value: capped })
    }
    return { subject: `Supply of ${where}`, unit: 'per cent', value: value(), terms } as const
  }

  return (state, question) => {
    switch (question.about) {
      case 'odds':
        return explainOdds(state, question.attacker, question.target)
      case 'movement':
        return explainMovement(state, question.unit, question.to)
      case 'supply':
        return explainSupply(state, question)
      case 'strike':
        return explainStrike(table, state, question.asset, question.target)
      case 'score':
        return explainScore(table, state, question.side)
      default:
        return undefined
    }
  }
}

const edgeBetween = (table: Table, from: number, to: number): number => {
  let edge = from * 6
  while (table.neighbours[edge] !== to) edge++
  return edge
}

/** A step that takes all points of a unit. operational.C4, C9 */
const wholeTerm = (
  table: Table,
  state: Readonly<OperationalState>,
  edge: number,
  hex: number,
  name: string,
  points: number,
): Term => {
  const hexside = table.hexsides[table.hexside[edge]]
  const value = points * 1000
  return hexside.crossing === 'fresh' && !isBridged(table, state, edge)
    ? { rule: 'operational.C9', label: `${name}: across ${hexside.name.toLowerCase()}, all points`, value }
    : { rule: 'operational.C4', label: `${name} ${terrainAt(table, state, hex).name}: all points`, value }
}

/** What a step costs: the way, or the terrain, what the weather adds to it, and what the hexside adds. */
const stepTerms = (
  table: Table,
  costs: Costs,
  state: Readonly<OperationalState>,
  unit: number,
  edge: number,
  hex: number,
  name: string,
): Term[] => {
  const weather = weatherIn(table, state.turn)
  const { edges } = costs.of(state, table.movementClass[unit])
  const total = edges[edge]
  const openWay = costs.ways(state)[edge]
  const way = table.ways.find((_, index) => openWay & (1 << index))
  if (way) return [{ rule: 'operational.C8', label: `${name} by ${way.name.toLowerCase()}`, value: total * 1000 }]
  const hexside = table.hexsides[table.hexside[edge]]
  const extra = hexside.crossing === 'extra' ? hexside.extraCost : 0
  const dry = terrainCost(table, terrainIndexAt(table, state, hex), table.types[unit].movementClass)
  const base = typeof dry === 'number' ? dry : total - extra
  const terms: Term[] = [
    { rule: 'operational.C1', label: `${name} ${terrainAt(table, state, hex).name}`, value: base * 1000 },
    { rule: 'operational.C5', label: table.weathers[weather].name, value: (total - extra - base) * 1000 },
    { rule: 'operational.C12', label: `Across: ${hexside.name.toLowerCase()}`, value: extra * 1000 },
  ]
  return terms.filter((term) => term.value !== 0)
}

const fullReasons: Readonly<Record<Arrival, string>> = {
  [arrival.source]: 'On a source',
  [arrival.rail]: 'On a supplied railway',
  [arrival.hub]: 'On a supplied hub',
  [arrival.truckRoad]: 'On a supplied road',
  [arrival.range]: 'In range of a hub',
  [arrival.nextHex]: 'Next to supply',
  [arrival.sea]: 'Over the sea',
}

const fullReason = (links: readonly SupplyLink[]): string => fullReasons[links[links.length - 1].arrival]

/** What a chain of supply starts with and loses, equal losses added up. operational.E10, E11 */
const chainTerms = (
  table: Table,
  state: Readonly<OperationalState>,
  links: readonly SupplyLink[],
  ways: Uint8Array,
): Term[] => {
  if (links.length === 0) return [{ rule: 'operational.E1', label: 'Out of reach of supply', value: 0 }]
  const terms: Term[] = [{ rule: 'operational.E10', label: 'Source', value: (100 - links[0].lost) * 1000 }]
  const losses = new Map<string, { steps: number; lost: number }>()
  const lose = (label: string, lost: number): void => {
    const so = losses.get(label) ?? { steps: 0, lost: 0 }
    losses.set(label, { steps: so.steps + 1, lost: so.lost + lost })
  }
  for (let index = 1; index < links.length; index++) {
    const from = links[index - 1]
    const to = links[index]
    if (to.lost === from.lost) continue
    if (to.hex === from.hex) lose('Hub fed by truck', to.lost - from.lost)
    else {
      const edge = edgeBetween(table, from.hex, to.hex)
      for (const { label, loss } of lossesOver(table, state, edge, ways[edge])) lose(label, loss)
    }
  }
  for (const [label, { steps, lost }] of losses)
    terms.push({ rule: 'operational.E11', label: steps > 1 ? `${label}, ${steps} hexes` : label, value: -lost * 1000 })
  return terms
}

const bonusTerms = (table: Table, state: Readonly<OperationalState>, unit: number): Term[] => {
  const level = levelOf(table, state.experience[unit])
  return [
    { label: 'Already without supply', value: waitingBonus(table, state, unit) * 1000 },
    { label: level.name, value: level.supplyBonus * 1000 },
  ]
    .filter((term) => term.value !== 0)
    .map((term) => ({ rule: 'operational.E11', ...term }))
}
