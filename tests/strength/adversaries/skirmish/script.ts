/** Players of one idea: each kind of action has a rank, the highest is done, and `done` is 0. They see their view alone. */

import type { AnyGame, Player } from '../../../../engine/game.ts'
import { facesOf, numbersOf } from '../../../../engine/systems/skirmish/combat/accuracy.ts'
import type { SkirmishGame } from '../../../../engine/systems/skirmish/index.ts'
import type { TeamIndex } from '../../../../engine/systems/skirmish/scenario.ts'
import { type Position, type SkirmishView, shot } from '../../../../engine/systems/skirmish/types.ts'
import { isInTheOpen } from '../../../../engine/systems/skirmish/units.ts'
import type { SkirmishAction } from '../../../../engine/systems/skirmish/verbs/index.ts'
import { knownState } from '../../../../engine/systems/skirmish/view.ts'
import { otherSide } from '../../../../engine/twoSides.ts'
import { gameOf } from '../../../support/games.ts'
import { placesOf } from '../../sins/skirmish/watch.ts'

/** A script's knowledge of a position. */
interface Scene {
  readonly wanted: readonly number[]
  readonly denied: readonly number[]
  readonly enemies: readonly number[]
  readonly headquarters: readonly number[]
  readonly roundsLeft: number
  readonly rowOf: (space: number) => number
  readonly nearest: (spaces: readonly number[], from: number) => number
  readonly woundsLeft: (unit: number) => number
  readonly isUnderFire: (unit: number) => boolean
}

type Step = { readonly from: number; readonly to: number }

interface Script {
  readonly move?: (scene: Scene, step: Step) => number
  readonly assault?: (scene: Scene, step: Step) => number
  readonly fire?: (scene: Scene, target: number) => number
  readonly deploy?: (cost: number) => number
  readonly headquarters?: number
}

export const plain = {
  advance: ({ rowOf }: Scene, { from, to }: Step): number => Math.min(4, rowOf(to)) - Math.min(4, rowOf(from)),
}

const sceneOf = ({ table }: SkirmishGame, state: Position, team: TeamIndex): Scene => {
  const enemy = otherSide(team)
  const isFree = (space: number): boolean => state.unit[space] === 0 || table.team[state.unit[space] - 1] !== team
  return {
    wanted: placesOf(table, team).filter(isFree),
    denied: placesOf(table, enemy),
    enemies: table.unitsOfTeam[enemy].flatMap((unit) => (isInTheOpen(table, state, unit) ? [state.space[unit]] : [])),
    headquarters: [table.headquarters[enemy]],
    roundsLeft: table.scenario.turns - state.turn,
    rowOf: (space) => table.row[team * table.size + space],
    nearest: (spaces, from) =>
      Math.min(table.size, ...spaces.map((space) => table.distance[from * table.size + space])),
    woundsLeft: (unit) => table.rules[unit].wounds - state.wounds[unit],
    isUnderFire: (unit) => state.lastAttacker[unit] > 0,
  }
}

/** Returns the average harm of a shot, in hundredths of an action point. */
const harmOf = ({ table }: SkirmishGame, state: Position, aim: Parameters<typeof numbersOf>[2]): number => {
  const { cost, wounds } = table.rules[aim.target]
  const { die } = table.scenario.rules.frame
  const { hits } = facesOf(die, numbersOf(table, state, aim))
  return Math.ceil((100 * hits * (cost + 1)) / (die * Math.max(1, wounds - state.wounds[aim.target])))
}

const rankOf = (game: SkirmishGame, state: Position, side: number, script: Script, action: SkirmishAction): number => {
  const { table } = game
  const team = table.teamOf[side]
  const scene = (): Scene => sceneOf(game, state, team)
  switch (action.type) {
    case 'move':
      return script.move?.(scene(), { from: state.space[action.unit], to: action.space }) ?? -1
    case 'assault':
      return script.assault?.(scene(), { from: state.space[action.unit], to: action.space }) ?? -1
    case 'fire':
    case 'fly': {
      if (action.target >= table.units)
        return action.target - table.units > table.field ? (script.headquarters ?? 5) : -1
      if (script.fire) return script.fire(scene(), action.target)
      const weapon = action.type === 'fire' ? action.weapon : 0
      return harmOf(game, state, { unit: action.unit, weapon, target: action.target, kind: shot.fire })
    }
    case 'storm':
    case 'answer':
      return 500
    case 'deploy': {
      const cost = table.cards[action.card].unit?.cost ?? 0
      const aside = Math.abs(2 * ((action.space - 1) % 8) - 7)
      return 100 + 100 * (script.deploy?.(cost) ?? cost) - aside
    }
    case 'play':
      return table.cards[action.card].support?.general || table.cards[action.card].support?.draws ? 50 : -1
    case 'discard':
      return -(table.cards[action.card].unit?.cost ?? 9)
    case 'keep':
      return 1
    case 'bid':
      return -action.points
    case 'lead':
      return action.first === team ? 1 : 0
    case 'done':
      return 0
    default:
      return -1
  }
}

export const scripted =
  (script: Script) =>
  (any: AnyGame): Player => {
    const game = gameOf('skirmish', any)
    return {
      id: 'script',
      choose(view, ask) {
        const state = knownState(game.table, view as SkirmishView)
        const side = view.viewer ?? 0
        let best: SkirmishAction | undefined
        let most = Number.NEGATIVE_INFINITY
        for (const action of ask() as readonly SkirmishAction[]) {
          const rank = rankOf(game, state, side, script, action)
          if (rank > most) {
            most = rank
            best = action
          }
        }
        if (best === undefined) throw new Error('no legal action to choose from')
        return best as never
      },
    }
  }
