/** Units of a command-card game that may all move: for tests of movement and sight. Units and hexes go by name. */
import { forcedDice, keyedDice } from '../../engine/dice.ts'
import type { Explanation } from '../../engine/game.ts'
import { makeHexName, parseHexName } from '../../engine/hex.ts'
import type { CommandCardsEvent } from '../../engine/systems/command-cards/events.ts'
import { type CommandCardsGame, commandCards } from '../../engine/systems/command-cards/index.ts'
import { moveUnit, type StepReason, stepInto } from '../../engine/systems/command-cards/movement.ts'
import { type CommandCardsState, phase, status } from '../../engine/systems/command-cards/types.ts'
import type { Side } from '../../engine/twoSides.ts'
import { makeScenario, type ScenarioSketch } from './commandCards.ts'

export interface GroundTable {
  readonly game: CommandCardsGame
  /** Edit it to set a scene. */
  readonly state: CommandCardsState
  readonly events: CommandCardsEvent[]
  hex(name: string): number
  unit(id: string): number
  /** Where a unit stands, as printed on the map; its number when it is off the board. */
  at(id: string): string | number
  /** Where a unit can move, and what each move counts for. */
  reach(id: string): Readonly<Record<string, number>>
  path(id: string, to: string): string
  /** Moves a unit; rolls are forced, none are expected when they are left out. */
  move(id: string, to: string, rolls?: readonly number[]): void
  step(id: string, to: string, how: StepReason, rolls?: readonly number[]): void
  /** True if the ground bars it from battle after its actions. */
  isBarred(id: string): boolean
  /** Plays a card for its effect on moves. */
  play(card: string): void
  /** The obstacle on a hex, or undefined. */
  obstacle(name: string): string | undefined
  sees(from: string, to: string): boolean
  blockers(from: string, to: string): string
  explain(id: string, to: string): Explanation | undefined
  refusal(id: string, to: string): string
}

/** Opens a sketch in the move phase of a side, with all of its units ordered. */
export const layGround = (sketch: ScenarioSketch, side: Side = 0): GroundTable => {
  const scenario = makeScenario(sketch)
  const game = commandCards.open(scenario)
  const { services, table } = game
  const state = game.setup(keyedDice(1))
  const events: CommandCardsEvent[] = []
  state.phase = phase.move
  state.side = side
  state.active = side
  for (const unit of table.unitsOf[side]) state.status[unit] |= status.ordered
  const hex = (name: string): number => {
    const found = parseHexName(scenario.map, name)
    if (found === undefined) throw new Error(`no hex ${name}`)
    return found
  }
  const unit = (id: string): number => {
    const found = scenario.units.findIndex((one) => one.id === id)
    if (found < 0) throw new Error(`no unit ${id}`)
    return found
  }
  const name = (at: number): string => makeHexName(scenario.map, at)
  const draft = (rolls: readonly number[]) => {
    const dice = forcedDice(rolls)
    return { state, dice, emit: (event: CommandCardsEvent) => events.push(event) }
  }
  return {
    game,
    state,
    events,
    hex,
    unit,
    at: (id) => (state.hex[unit(id)] > 0 ? name(state.hex[unit(id)]) : state.hex[unit(id)]),
    reach(id) {
      const reach = game.reach(state, unit(id))
      return Object.fromEntries(reach.hexes.map((to) => [name(to), reach.cost(to)]))
    },
    path: (id, to) => game.reach(state, unit(id)).path(hex(to)).map(name).join(' '),
    move: (id, to, rolls = []) => moveUnit(services, draft(rolls), unit(id), hex(to)),
    step: (id, to, how, rolls = []) => stepInto(table, draft(rolls), unit(id), hex(to), how),
    isBarred: (id) => (state.status[unit(id)] & status.barred) !== 0,
    play(card) {
      state.card = table.cardIds.indexOf(card) + 1
      if (state.card === 0) throw new Error(`no card ${card}`)
    },
    obstacle: (at) => table.obstacleIds[state.obstacle[hex(at)] - 1],
    sees: (from, to) => services.sight.sees(state, hex(from), hex(to)),
    blockers: (from, to) => services.sight.blockers(state, hex(from), hex(to)).map(name).join(' '),
    explain: (id, to) => game.explain(state, { about: 'movement', unit: unit(id), to: hex(to) }),
    refusal: (id, to) => game.refusal(state, side, { type: 'move', unit: unit(id), to: hex(to) }),
  }
}
