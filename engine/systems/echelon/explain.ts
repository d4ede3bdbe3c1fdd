/**
 * The terms behind a number. They come from the code that computes it for the game. Each question is answered from what the side knows
 * whose units are asked about: units of the enemy's that it does not see count for nothing.
 */
import type { Explanation, Term } from '../../game.ts'
import type { Hex } from '../../hex.ts'
import type { Side } from '../../twoSides.ts'
import { explainAttack, explainStrength } from './combat/forecast.ts'
import { terrainAt } from './ground.ts'
import { reachOf } from './movement.ts'
import type { Services } from './services.ts'
import { unitsAt } from './stacks.ts'
import { lineOf } from './supply/lines.ts'
import { wayOfHaul } from './supply/smp.ts'
import { type EchelonQuestion, type Position, type Supply, supply } from './types.ts'
import { pointsOfPlaces } from './victory.ts'
import { knownState, viewOf } from './view.ts'

type Explainer = (state: Position, question: EchelonQuestion) => Explanation | undefined

export const makeExplainer =
  (services: Services): Explainer =>
  (state, question) => {
    switch (question.about) {
      case 'attack':
      case 'strength':
        return explainFight(services, state, question)
      case 'move':
        return explainMove(services, state, question.unit, question.to)
      case 'supply':
        return explainSupply(services, state, question.unit)
      case 'points':
        return explainPoints(services, state, question.side)
      case 'haul':
        return explainHaul(services, state, question)
    }
  }

/** The die of an attack, or the strength of a side in it, as the attacker sees the hex; it says how many units he does not see. echelon.20 */
const explainFight = (
  services: Services,
  state: Position,
  question: Extract<EchelonQuestion, { about: 'attack' | 'strength' }>,
): Explanation | undefined => {
  const { table } = services
  const { units, hex } = question
  if (units.length === 0) return undefined
  const known = knownState(table, viewOf(services, state, table.side[units[0]]))
  const unseen = unitsAt(services, state, hex).length - unitsAt(services, known, hex).length
  const explained =
    question.about === 'attack'
      ? explainAttack(services, known, units, hex)
      : explainStrength(services, known, question.side, units, hex)
  if (unseen === 0) return explained
  return {
    ...explained,
    terms: [...explained.terms, { rule: 'echelon.20', label: `Out of sight: ${unseen}`, value: 0 }],
  }
}

/** Movement points for each hex on the way of a unit. echelon.M1 */
const explainMove = (services: Services, state: Position, unit: number, to: Hex): Explanation | undefined => {
  const { table } = services
  if (state.hex[unit] <= 0) return undefined
  const reach = reachOf(services, state, [unit])
  if (!reach.hexes.includes(to)) return undefined
  let spent = 0
  const terms = reach
    .path(to)
    .filter((hex) => hex !== state.hex[unit])
    .map((hex): Term => {
      const cost = reach.cost(hex) - spent
      spent = reach.cost(hex)
      const { name, rule } = terrainAt(table, state, hex)
      return { rule: `echelon.${rule}`, label: `${table.board.nameOf(hex)}, ${name.toLowerCase()}`, value: cost * 1000 }
    })
  return { subject: table.scenario.units[unit].name, unit: 'movement points', value: reach.cost(to) * 1000, terms }
}

const levels: Readonly<Record<Supply, string>> = {
  [supply.full]: 'in supply',
  [supply.limited]: 'in limited supply',
  [supply.none]: 'without supply',
  [supply.isolated]: 'isolated',
}

/** The line by which a unit is supplied, in hexes. echelon.S1 */
const explainSupply = (services: Services, state: Position, unit: number): Explanation | undefined => {
  const { scenario, board } = services.table
  if (state.hex[unit] <= 0) return undefined
  const { supply: level, hq, depot, path } = lineOf(services, state, unit)
  const end = path[path.length - 1]
  const by = [hq, depot].filter((one) => one !== undefined).map((one) => scenario.units[one].name)
  const length = Math.max(0, path.length - 1) * 1000
  return {
    subject: `${scenario.units[unit].name} is ${levels[level]}`,
    unit: 'hexes',
    value: length,
    terms: [{ rule: 'echelon.34', label: by.length > 0 ? by.join(', ') : board.nameOf(end), value: length }],
  }
}

/** Points of a side so far, and what its places would add at the end. echelon.V1 */
const explainPoints = ({ table }: Services, state: Position, side: Side): Explanation => {
  const { objectives, sides } = table.scenario
  const terms: Term[] = [{ rule: 'echelon.V1', label: 'So far', value: state.points[side] * 1000 }]
  for (const { name, hex, atEnd } of objectives)
    if (state.owner[hex] === side + 1 && atEnd[side] !== 0)
      terms.push({ rule: 'echelon.V1', label: name, value: atEnd[side] * 1000 })
  return {
    subject: sides[side].name,
    unit: 'points',
    value: (state.points[side] + pointsOfPlaces(table, state, side, 'atEnd')) * 1000,
    terms,
  }
}

/** SMPs that a load pays, hex by hex. echelon.49b, 49c, 49d */
const explainHaul = (
  services: Services,
  state: Position,
  { side, from, to, re }: Extract<EchelonQuestion, { about: 'haul' }>,
): Explanation | undefined => {
  const { commands, board, scenario } = services.table
  const found = wayOfHaul(services, state, side, from, to, re)
  if (found === undefined) return undefined
  const inThousandths = (thirds: number): number => Math.round((thirds * 1000) / scenario.rules.transport.smp.re)
  let spent = 0
  const terms = found.paid.slice(1).map(([hex, thirds]): Term => {
    const value = inThousandths(thirds) - spent
    spent += value
    return { rule: 'echelon.49b', label: board.nameOf(hex), value }
  })
  return { subject: commands[found.command].name, unit: 'movement points', value: spent, terms }
}
