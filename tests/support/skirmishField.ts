/** Positions of the skirmish rules for tests, from a few words. */
import { forcedDice, type KeyedDice, lowestDice } from '../../engine/dice.ts'
import type { Side } from '../../engine/game.ts'
import type { SkirmishEvent } from '../../engine/systems/skirmish/events.ts'
import { type SkirmishGame, skirmish } from '../../engine/systems/skirmish/index.ts'
import type { SkirmishScenario } from '../../engine/systems/skirmish/scenario.ts'
import { type Phase, phase, type SkirmishState } from '../../engine/systems/skirmish/types.ts'
import type { SkirmishAction } from '../../engine/systems/skirmish/verbs/index.ts'
import { contentRules, pitched } from './skirmish.ts'

export interface FieldSketch extends Partial<Omit<SkirmishScenario, 'units' | 'terrain'>> {
  /** `german-light-inf d2`, with upgrade options by their ids: `german-heavy-inf d2 mortar`. The first side is German. */
  readonly units?: readonly string[]
  /** `trenches d2` */
  readonly ground?: readonly string[]
  /** The phase that is being decided, of the side that is active: the first one. */
  readonly at?: Phase
  readonly active?: 0 | 1
}

/** A position in which tests act; units are named by their place among `units`. */
export interface Field {
  readonly game: SkirmishGame
  readonly state: SkirmishState
  readonly space: (name: string) => number
  readonly unit: (index: number) => number
  /** A space as a target. */
  readonly ground: (name: string) => number
  readonly card: (id: string) => number
  /** Gives a seat a card, and what it needs to pay for it. */
  readonly hold: (side: Side, id: string, ap?: number) => number
  /** Acts; `rolls` are what the dice show, from 1. */
  readonly act: (side: Side, action: SkirmishAction, ...rolls: readonly number[]) => readonly SkirmishEvent[]
  readonly may: (side: Side, action: SkirmishAction) => boolean
  /** Types of what a seat may do, each once. */
  readonly offers: (side: Side) => ReadonlySet<string>
  /** Names of the spaces to which a unit may move. */
  readonly moves: (side: Side, index: number) => readonly string[]
}

const sideOf = (id: string): Side => (id.startsWith('german') ? 0 : 1)

export const field = ({ units = [], ground = [], at = phase.movement, active = 0, ...changes }: FieldSketch): Field => {
  const rules = changes.rules ?? contentRules()
  const names = (text: string): readonly string[] => text.split(' ')
  const spaceOf = (name: string): number => 1 + (name.charCodeAt(0) - 97) + 8 * (Number(name[1]) - 1)
  const game = skirmish.open(
    pitched({
      battle: 'scenario',
      first: active,
      terrain: ground.map((one) => ({ kind: names(one)[0], space: spaceOf(names(one)[1]) })),
      units: units.map((one, index) => {
        const [type, where, ...upgrades] = names(one)
        const options = rules.unitTypes[type].upgrades.map(({ upgrade }) => upgrade)
        return {
          id: `unit-${index + 1}`,
          name: rules.unitTypes[type].name,
          side: sideOf(type),
          type,
          space: where === 'hq' ? 49 + sideOf(type) : spaceOf(where),
          upgrades: upgrades.map((id) => options.indexOf(id)),
        }
      }),
      ...changes,
    }),
  )
  const { table } = game
  const state = game.setup(lowestDice)
  // Hands are empty until a test gives cards.
  for (let index = 0; index < state.hand.length; index++) {
    state.deck[index] += state.hand[index]
    state.hand[index] = 0
  }
  state.phase = at
  state.active = active
  state.waiting = table.teams[active].reduce((bits, seat) => bits | (1 << seat), 0)
  const act: Field['act'] = (side, action, ...rolls) => {
    if (!game.legal(state, side).some((one) => game.same(one, action)))
      throw new Error(`${JSON.stringify(action)}: ${game.refusal(state, side, action)}`)
    const events: SkirmishEvent[] = []
    const dice: KeyedDice = forcedDice(rolls.map((roll) => roll - 1))
    game.apply({ state, dice, emit: (event) => events.push(event) }, side, action)
    // Whatever a test leads to can be saved.
    game.decode(game.encode(state))
    return events
  }
  const card = (id: string): number => table.cards.findIndex((one) => one.id === id)
  return {
    game,
    state,
    space: spaceOf,
    unit: (index) => table.startUnits[index],
    ground: (name) => table.units + (name === 'hq1' ? 49 : name === 'hq2' ? 50 : spaceOf(name)),
    card,
    hold(side, id, ap) {
      const at = side * table.cards.length + card(id)
      state.hand[at]++
      if (state.deck[at] > 0) state.deck[at]--
      if (ap !== undefined) state.ap[side] = ap
      return card(id)
    },
    act,
    may: (side, action) => game.legal(state, side).some((one) => game.same(one, action)),
    offers: (side) => new Set(game.legal(state, side).map(({ type }) => type)),
    moves: (side, index) =>
      game
        .legal(state, side, { type: 'move', unit: table.startUnits[index] })
        .flatMap((one) => (one.type === 'move' ? [table.board.nameOf(one.space)] : []))
        .sort(),
  }
}

/** Events of a type. */
export const eventsOf = <T extends SkirmishEvent['type']>(
  events: readonly SkirmishEvent[],
  type: T,
): readonly (SkirmishEvent & { readonly type: T })[] =>
  events.filter((event): event is SkirmishEvent & { readonly type: T } => event.type === type)
