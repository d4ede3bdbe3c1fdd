/** A game on the table of a test: units and hexes by name, actions as one call, every event kept. */
import { forcedDice, keyedDice } from '../../engine/dice.ts'
import type { Explanation } from '../../engine/game.ts'
import { makeHexName, parseHexName } from '../../engine/hex.ts'
import type { OperationalEvent } from '../../engine/systems/operational/events.ts'
import { type OperationalGame, operational } from '../../engine/systems/operational/index.ts'
import type { OperationalState } from '../../engine/systems/operational/types.ts'
import type { OperationalAction } from '../../engine/systems/operational/verbs/index.ts'
import type { Side } from '../../engine/twoSides.ts'
import { makeScenario, type ScenarioSketch } from './operational.ts'

export interface PlayTable {
  readonly game: OperationalGame
  /** Edit it to set a scene. */
  readonly state: OperationalState
  readonly events: OperationalEvent[]
  hex(name: string): number
  unit(id: string): number
  /** Where a unit stands, as printed on the map. */
  at(id: string): string
  /** Returns the state of a unit: points, action point and so on. */
  of(id: string): {
    active: number
    suppressed: number
    points: number
    action: number
    experience: number
    entrenchment: number
    unsupplied: number
  }
  /** Destinations and what they cost, cheapest first. */
  reach(id: string): Readonly<Record<string, number>>
  isLegal(action: OperationalAction): boolean
  /** Carries out a legal action of the side to move; throws when it is not legal. Rolls are forced when given. */
  act(action: OperationalAction, rolls?: readonly number[]): void
  /** Carries out an action with rolls of which some may be left over. */
  roll(action: OperationalAction, rolls: readonly number[]): void
  move(id: string, to: string): void
  attack(id: string, target: string, rolls?: readonly number[]): void
  endTurn(rolls?: readonly number[]): void
  /** `1` first, `2` second, `-` nobody. */
  owner(name: string): string
  explain(about: 'odds', attacker: string, target: string): Explanation
  explain(about: 'movement', unit: string, to: string): Explanation
  explain(about: 'supply', side: Side, hex: string, unit?: string): Explanation
}

export const layTable = (sketch: ScenarioSketch): PlayTable => {
  const scenario = makeScenario(sketch)
  const game = operational.open(scenario)
  const state = game.setup(keyedDice(1))
  const events: OperationalEvent[] = []
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
  const isLegal = (action: OperationalAction): boolean =>
    game.legal(state, state.side).some((legal) => game.same(legal, action))
  const act = (action: OperationalAction, rolls?: readonly number[]): void => {
    if (!isLegal(action)) throw new Error(`${JSON.stringify(action)} is not legal`)
    const dice = rolls ? forcedDice(rolls) : keyedDice(1)
    game.apply({ state, dice, emit: (event) => events.push(event) }, state.side, action)
    if (rolls && dice.used() < rolls.length) throw new Error(`rolls left over: ${rolls.slice(dice.used())}`)
  }
  return {
    game,
    state,
    events,
    hex,
    unit,
    at: (id) => (state.hex[unit(id)] < 0 ? 'off the map' : makeHexName(scenario.map, state.hex[unit(id)])),
    of: (id) => ({
      active: state.active[unit(id)],
      suppressed: state.suppressed[unit(id)],
      points: state.movementPoints[unit(id)],
      action: state.actionPoint[unit(id)],
      experience: state.experience[unit(id)],
      entrenchment: state.entrenchment[unit(id)],
      unsupplied: state.unsupplied[unit(id)],
    }),
    reach(id) {
      const reach = game.reach(state, unit(id))
      const found = reach.hexes.map((to) => [makeHexName(scenario.map, to), reach.cost(to)] as const)
      return Object.fromEntries(found.sort(([a, costA], [b, costB]) => costA - costB || (a < b ? -1 : 1)))
    },
    isLegal,
    act,
    roll: (action, rolls) =>
      game.apply({ state, dice: forcedDice(rolls), emit: (event) => events.push(event) }, state.side, action),
    move: (id, to) => act({ type: 'move', unit: unit(id), to: hex(to) }),
    attack: (id, target, rolls) => act({ type: 'attack', unit: unit(id), target: unit(target) }, rolls),
    endTurn: (rolls) => act({ type: 'end-turn' }, rolls),
    owner: (name) => ['1', '2', '-'][state.owner[hex(name)]],
    explain(about: 'odds' | 'movement' | 'supply', first: string | Side, second: string, third?: string): Explanation {
      const explanation = game.explain(
        state,
        about === 'supply'
          ? third === undefined
            ? { about: 'hex-supply', side: first as Side, hex: hex(second) }
            : { about, unit: unit(third), hex: hex(second) }
          : about === 'odds'
            ? { about, attacker: unit(String(first)), target: unit(second) }
            : { about, unit: unit(String(first)), to: hex(second) },
      )
      if (!explanation) throw new Error('no explanation')
      return explanation
    },
  }
}

/** The terms of an explanation added up by rule, in whole units: `{ D3: 0.686, D9: -1 }`. */
export const byRule = (explanation: Pick<Explanation, 'terms'>): Readonly<Record<string, number>> => {
  const sums: Record<string, number> = {}
  for (const { rule, value } of explanation.terms) {
    const id = rule.slice(rule.indexOf('.') + 1)
    sums[id] = (sums[id] ?? 0) + value
  }
  return Object.fromEntries(Object.entries(sums).map(([id, value]) => [id, value / 1000]))
}

/** Ranks for forced rolls of the rounded odds: the middle of the road, the worst and the best. */
export const rank = { even: 500_000, worst: 0, best: 999_999 } as const
