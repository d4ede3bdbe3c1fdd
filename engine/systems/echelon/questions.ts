/**
 * The numbers that can be asked for with the terms behind them, from the code that computes them for the game. Each question is answered from what the side knows
 * whose units are asked about: units of the enemy's that it does not see count for nothing.
 */

import type { Explanation } from '../../game.ts'
import type { Hex } from '../../hex.ts'
import { explainer, type QuestionIn, questionMaker } from '../../question.ts'
import { collectTerms } from '../../terms.ts'
import type { Side } from '../../twoSides.ts'
import { withVerb } from '../../words.ts'
import { explainAttack, explainStrength } from './combat/forecast.ts'
import { terrainAt } from './ground.ts'
import { reachOf } from './movement.ts'
import type { Services } from './services.ts'
import { unitsAt } from './stacks.ts'
import { lineOf } from './supply/lines.ts'
import { wayOfHaul } from './supply/supplyMovementPoints.ts'
import { type Position, type Supply, supply } from './types.ts'
import { pointsOfPlaces } from './victory.ts'
import { knownState, viewOf } from './view.ts'

/** The kinds of things that fields of questions name. */
interface Values {
  readonly unit: number
  readonly hex: Hex
  readonly side: Side
  readonly number: number
}

const ask = questionMaker<{ services: Services; state: Position; values: Values }>('echelon')

/** Explains a fight as the attacker sees the hex, and how many units he does not see. echelon.20 */
const asSeen = (
  services: Services,
  state: Position,
  { units, hex }: { readonly units: readonly number[]; readonly hex: Hex },
  explain: (known: Position) => Explanation,
): Explanation | undefined => {
  const { table } = services
  if (units.length === 0) return undefined
  const known = knownState(table, viewOf(services, state, table.side[units[0]]))
  const unseen = unitsAt(services, state, hex).length - unitsAt(services, known, hex).length
  const explained = explain(known)
  if (unseen === 0) return explained
  const terms = collectTerms('echelon')
  terms.show('20', `Out of sight: ${unseen}`, 0)
  return { ...explained, terms: [...explained.terms, ...terms.list] }
}

const levels: Readonly<Record<Supply, string>> = {
  [supply.full]: 'in supply',
  [supply.limited]: 'in limited supply',
  [supply.none]: 'without supply',
  [supply.isolated]: 'isolated',
}

export const questions = [
  ask('attack', { hex: 'hex', units: ['unit'] }, 'The die of an attack on a hex.', (services, state, attack) =>
    asSeen(services, state, attack, (known) => explainAttack(services, known, attack.units, attack.hex)),
  ),
  ask(
    'strength',
    { side: 'side', hex: 'hex', units: ['unit'] },
    'The strength of a side in such an attack.',
    (services, state, { side, ...attack }) =>
      asSeen(services, state, attack, (known) => explainStrength(services, known, side, attack.units, attack.hex)),
  ),
  // Hex by hex. echelon.M1
  ask('move', { unit: 'unit', to: 'hex' }, 'The movement points of a move.', (services, state, { unit, to }, terms) => {
    const { table } = services
    if (state.hex[unit] <= 0) return undefined
    const reach = reachOf(services, state, [unit])
    if (!reach.hexes.includes(to)) return undefined
    let spent = 0
    for (const hex of reach.path(to).filter((one) => one !== state.hex[unit])) {
      const { name, rule } = terrainAt(table, state, hex)
      terms.show(rule, `${table.board.nameOf(hex)}, ${name.toLowerCase()}`, reach.cost(hex) - spent)
      spent = reach.cost(hex)
    }
    return { subject: table.scenario.units[unit].name, unit: 'movement points', value: 1000 * reach.cost(to) }
  }),
  // The line by which it is supplied. echelon.S1
  ask(
    'supply',
    { unit: 'unit' },
    'Where the supply of a unit comes from, in hexes.',
    (services, state, { unit }, terms) => {
      const { scenario, board } = services.table
      if (state.hex[unit] <= 0) return undefined
      const { supply: level, hq, depot, path } = lineOf(services, state, unit)
      const end = path[path.length - 1]
      const by = [hq, depot].filter((one) => one !== undefined).map((one) => scenario.units[one].name)
      const length = Math.max(0, path.length - 1)
      terms.show('34', by.length > 0 ? by.join(', ') : board.nameOf(end), length)
      return {
        subject: `${withVerb(scenario.units[unit].name, 'is', 'are')} ${levels[level]}`,
        unit: 'hexes',
        value: 1000 * length,
      }
    },
  ),
  // Those so far, and what its places would add at the end. echelon.V1
  ask('points', { side: 'side' }, 'The points of a side.', ({ table }, state, { side }, terms) => {
    const { objectives, sides } = table.scenario
    terms.show('V1', 'So far', state.points[side])
    for (const { name, hex, atEnd } of objectives) if (state.owner[hex] === side + 1) terms.add('V1', name, atEnd[side])
    const value = 1000 * (state.points[side] + pointsOfPlaces(table, state, side, 'atEnd'))
    return { subject: sides[side].name, unit: 'points', value }
  }),
  // Hex by hex. echelon.49b, 49c, 49d
  ask(
    'haul',
    { side: 'side', from: 'hex', to: 'hex', re: 'number' },
    'The SMPs that carry a load of REs from a hex to another one.',
    (services, state, { side, from, to, re }) => {
      const { commands, board, scenario } = services.table
      const found = wayOfHaul(services, state, side, from, to, re)
      if (found === undefined) return undefined
      const inThousandths = (thirds: number): number => Math.round((thirds * 1000) / scenario.rules.transport.smp.re)
      let spent = 0
      const terms = collectTerms('echelon', 1)
      for (const [hex, thirds] of found.paid.slice(1)) {
        terms.show('49b', board.nameOf(hex), inThousandths(thirds) - spent)
        spent = inThousandths(thirds)
      }
      return { subject: commands[found.command].name, unit: 'movement points', value: spent, terms: terms.list }
    },
  ),
] as const

export type EchelonQuestion = QuestionIn<(typeof questions)[number]>

export const explain = explainer<Services, Position, EchelonQuestion>(questions)
