/**
 * The film of the home page: a game between two computer players, played when the site is built. Because it is a real game,
 * the map on the home page never shows what the rules forbid.
 */

import { drawBridges, type WaterLook, watersOf } from '../../../../compiler/cartography/water.ts'
import type { ScenarioBundle } from '../../../../compiler/systems/operational/bundle.ts'
import { chevronsOf } from '../../../../compiler/systems/operational/cartography/counter.ts'
import { rollingDice } from '../../../../engine/dice.ts'
import type { Hex } from '../../../../engine/hex.ts'
import { chooseFor, start, step } from '../../../../engine/play.ts'
import type { OperationalEvent } from '../../../../engine/systems/operational/events.ts'
import { operational } from '../../../../engine/systems/operational/index.ts'
import { operationalPlayers } from '../../../../engine/systems/operational/players.ts'
import type { OperationalState } from '../../../../engine/systems/operational/types.ts'
import { dayOfTurn } from '../../../data/format.ts'

export interface Film {
  readonly width: number
  readonly height: number
  readonly seed: number
  /** By hex of the padded grid. */
  readonly owner: readonly number[]
  /** Water along hexsides, by hexside key; the front line follows it. */
  readonly waters: readonly (readonly [key: number, look: WaterLook])[]
  /** The bridges as SVG, drawn above the front line. */
  readonly bridges: string
  readonly cast: readonly CastMember[]
  readonly shots: readonly Shot[]
}

/** A unit at the start of the film. `hex` is not positive while it is off the map. */
export interface CastMember {
  readonly symbol: string
  readonly nation: string
  readonly chevrons: 0 | 1 | 2
  readonly look: UnitLook
}

/** Hex, active steps, suppressed steps, entrenchment, turns unsupplied. */
export type UnitLook = readonly [
  hex: number,
  active: number,
  suppressed: number,
  entrenchment: number,
  unsupplied: number,
]

/** An action: its scenes, and the changes after it. */
export interface Shot {
  readonly scenes: readonly Scene[]
  readonly units: readonly (readonly [unit: number, look: UnitLook])[]
  readonly owner: readonly (readonly [hex: Hex, owner: number])[]
}

export type Scene =
  | { readonly type: 'move'; readonly unit: number; readonly path: readonly Hex[] }
  | {
      readonly type: 'clash'
      readonly unit: number
      readonly target: number
      readonly losses: readonly [number, number]
    }
  | { readonly type: 'gone'; readonly unit: number }
  | { readonly type: 'turn'; readonly caption: string }

const seed = 1
const playerStream = 1

const lookOf = (state: OperationalState, unit: number): UnitLook => [
  state.hex[unit] ?? -1,
  state.active[unit] ?? 0,
  state.suppressed[unit] ?? 0,
  state.entrenchment[unit] ?? 0,
  state.unsupplied[unit] ?? 0,
]

const sceneOf = (event: OperationalEvent, captionOf: (turn: number, side: 0 | 1) => string): readonly Scene[] => {
  switch (event.type) {
    case 'moved':
    case 'retreated':
      return [{ type: 'move', unit: event.unit, path: event.path }]
    case 'combat':
      return [
        { type: 'clash', unit: event.unit, target: event.target, losses: [event.attacker.lost, event.defender.lost] },
      ]
    case 'destroyed':
    case 'disbanded':
      return [{ type: 'gone', unit: event.unit }]
    case 'turn':
      return [{ type: 'turn', caption: captionOf(event.turn, event.side) }]
    default:
      return []
  }
}

/** Plays the game and records what is visible. */
export const filmOf = ({ scenario, picture }: ScenarioBundle): Film => {
  const game = operational.open(scenario)
  const players = [operationalPlayers.planner(game), operationalPlayers.planner(game)] as const
  const playerDice = rollingDice(seed, playerStream)
  const captionOf = (turn: number, side: 0 | 1): string =>
    `${dayOfTurn(scenario.date, scenario.daysPerTurn, turn)}, turn ${turn} of ${scenario.turns}: ${scenario.sides[side].name}`

  let { position } = start(game, seed)
  const opening = position.state
  const shots: Shot[] = [{ scenes: [{ type: 'turn', caption: captionOf(1, opening.side) }], units: [], owner: [] }]
  while (!game.outcome(position.state)) {
    const { state } = position
    const action = chooseFor(game, players[state.side], state, state.side, playerDice)
    const stepped = step(game, position, state.side, action as Parameters<typeof game.apply>[2])
    if (!stepped.ok) throw new Error(`the planner chose what is not legal: ${stepped.reason}`)
    position = stepped.position
    const after = position.state
    shots.push({
      scenes: stepped.events.flatMap((event) => sceneOf(event, captionOf)),
      units: scenario.units.flatMap((_, unit) => {
        const look = lookOf(after, unit)
        return look.join() === lookOf(state, unit).join() ? [] : [[unit, look] as const]
      }),
      owner: Array.from(after.owner).flatMap((owner, hex) =>
        owner === state.owner[hex] ? [] : [[hex, owner] as const],
      ),
    })
  }
  return {
    width: scenario.map.width,
    height: scenario.map.height,
    seed,
    owner: Array.from(opening.owner),
    waters: [...watersOf(scenario)],
    bridges: drawBridges(scenario),
    cast: scenario.units.map((unit, index) => ({
      symbol: picture.symbols[unit.type] ?? '',
      nation: scenario.rules.unitTypes[unit.type]?.nation ?? '',
      chevrons: chevronsOf(scenario.rules.experience, unit.experience),
      look: lookOf(opening, index),
    })),
    shots,
  }
}
