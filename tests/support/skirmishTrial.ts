/**
 * Trials of skirmish cards and terrain: a game in which one of them stands among made-up ones, so that what is seen of it depends on
 * nothing else. Whoever is called `german-...` is of the first side, all others are of the second.
 */
import { unkeyedDice } from '../../engine/dice.ts'
import type { Side } from '../../engine/game.ts'
import type { SkirmishEvent } from '../../engine/systems/skirmish/events.ts'
import { type SkirmishGame, skirmish } from '../../engine/systems/skirmish/index.ts'
import {
  classes,
  type SkirmishRules,
  type TerrainRules,
  type UnitClass,
  type UnitRules,
  type Weapon,
} from '../../engine/systems/skirmish/rules.ts'
import type { SkirmishScenario, SkirmishSeat } from '../../engine/systems/skirmish/scenario.ts'
import { type Phase, phase, question, type SkirmishState } from '../../engine/systems/skirmish/types.ts'
import type { SkirmishAction, SkirmishActionType } from '../../engine/systems/skirmish/verbs/index.ts'
import { contentRules } from './skirmish.ts'
import { type FieldSketch, field } from './skirmishField.ts'

/** A position, and what happened when it came about. */
export interface Trial {
  readonly game: SkirmishGame
  readonly state: SkirmishState
  readonly events: readonly SkirmishEvent[]
}

interface TrialSketch extends FieldSketch {
  /** Unit cards: no others are there. */
  readonly cards?: SkirmishRules['unitTypes']
  /** Other tables in the place of those of the system. */
  readonly tables?: Partial<Omit<SkirmishRules, 'unitTypes'>>
  /** Cards that the sides hold, which can pay for them. */
  readonly holds?: readonly [readonly string[], readonly string[]]
  /** The nation of the first side. */
  readonly nation?: string
}

/** A made-up unit card, which is not easily destroyed. */
export const madeUp = (changes: Partial<UnitRules> = {}): UnitRules => ({
  name: 'Made up',
  drawing: {},
  class: 'infantry',
  type: 'light',
  nation: 'german',
  cost: 0,
  movement: 1,
  armour: 0,
  wounds: 99,
  abilities: [],
  upgrades: [],
  ...changes,
})

/** A made-up weapon, which hits whatever is rolled. */
export const weapon = (changes: Partial<Weapon> = {}): Weapon => ({
  range: 8,
  accuracy: [1, 10],
  piercing: 12,
  damage: 1,
  ...changes,
})

/** Made-up ground, on which everything goes as on no terrain. */
export const ground = (changes: Partial<TerrainRules> = {}): TerrainRules => ({
  name: 'Made up',
  rule: 'T2',
  sign: 'q',
  look: 'bushes',
  class: 'natural',
  movement: 'normal',
  evasion: [0, 0],
  armour: 0,
  admits: classes,
  slows: [],
  crushedBy: [],
  amphibious: false,
  range: 0,
  ...changes,
})

/** Numbers from one to another. */
export const upTo = (least: number, most: number): readonly number[] =>
  Array.from({ length: most + 1 - least }, (_, index) => least + index)

/** Entries that are named by a beginning and a number or word each. */
export const each = <N extends number | string, T>(
  beginning: string,
  ends: readonly N[],
  of: (end: N) => T,
): Record<string, T> => Object.fromEntries(ends.map((end) => [`${beginning}${end}`, of(end)]))

/** Armour and armour-piercing values that are tried. */
export const thickness = upTo(0, 12)

/** Buildings in which armour of none is so thick. */
export const plates = each('plate-', thickness, (armour) => ground({ class: 'building', armour }))

/** Airplanes of which each pierces so much, and such as wound so much; they hit whatever is rolled. */
export const planes = (side: 'german' | 'us'): Record<string, UnitRules> => ({
  ...each(`${side}-piercing-`, thickness, (piercing) => madeUp({ class: 'aircraft', weapon: weapon({ piercing }) })),
  ...each(`${side}-wounds-`, upTo(1, 20), (damage) => madeUp({ class: 'aircraft', weapon: weapon({ damage }) })),
})

const seatOf = (team: 0 | 1, nation: string, units: object, support: object): SkirmishSeat => ({
  id: nation,
  name: nation,
  colour: { light: '#000000', dark: '#ffffff' },
  team,
  nation,
  ap: 99,
  hand: 0,
  units: { ...units },
  support: { ...support },
})

/** Opens a trial. Nothing is of a later year, and decks do not run out. */
export const trial = ({
  cards = {},
  tables = {},
  holds = [[], []],
  nation = 'german',
  ...changes
}: TrialSketch): Trial => {
  const rules = { ...contentRules(), ...tables, unitTypes: { ...cards, reserve: madeUp({ class: 'aircraft' }) } }
  const copies = (ids: readonly string[]): object => Object.fromEntries(ids.map((id) => [id, 9]))
  const isUnit = (id: string): boolean => id in rules.unitTypes
  const { game, state, hold } = field({
    rules,
    year: 1950,
    turns: 99,
    sides: ([0, 1] as const).map((team) =>
      seatOf(
        team,
        team === 0 ? nation : 'us',
        copies(['reserve', ...holds[team].filter(isUnit)]),
        copies(holds[team].filter((id) => !isUnit(id))),
      ),
    ),
    ...changes,
  })
  for (const side of [0, 1] as const) for (const id of holds[side]) hold(side, id)
  return { game, state, events: [] }
}

/** The game of a scenario that is like another one. */
export const openLike = (scenario: SkirmishScenario, changes: Partial<SkirmishScenario>): SkirmishGame => {
  const other: SkirmishScenario = { ...scenario, ...changes }
  return skirmish.open(other)
}

type Like<T extends SkirmishActionType> = SkirmishAction & { readonly type: T }

/** Returns the legal actions of a kind for a side. */
export const offered = <T extends SkirmishActionType>(
  { game, state }: Trial,
  side: Side,
  like: { readonly type: T } & Readonly<Record<string, string | number>>,
): readonly Like<T>[] => game.legal(state, side, like) as readonly Like<T>[]

/** A trial in which a side has done something more; the dice show these numbers, then ones. */
export const acted = (
  { game, state: before }: Trial,
  side: Side,
  action: SkirmishAction,
  ...rolls: number[]
): Trial => {
  const state = game.copy(before)
  const events: SkirmishEvent[] = []
  const dice = { below: () => (rolls.shift() ?? 1) - 1, clone: () => dice }
  game.apply({ state, dice: unkeyedDice(dice), emit: (event) => events.push(event) }, side, action)
  return { game, state, events }
}

/** A trial in which a side has done something, and whoever was asked about it nothing. */
export const settled = (before: Trial, side: Side, action: SkirmishAction, ...rolls: readonly number[]): Trial => {
  let now = acted(before, side, action, ...rolls)
  while (now.state.question !== question.none) {
    const { events } = now
    now = acted(now, now.game.actors(now.state)[0], { type: 'done' }, ...rolls)
    now = { ...now, events: [...events, ...now.events] }
  }
  return now
}

/** A trial in which all sides are done until a phase of a side. */
export const until = (before: Trial, active: Side, phase: Phase): Trial => {
  let now = before
  do {
    const [actor] = now.game.actors(now.state)
    const actions = now.game.legal(now.state, actor)
    now = acted(now, actor, actions.find(({ type }) => type === 'done') ?? actions[0])
  } while (now.state.active !== active || now.state.phase !== phase)
  return now
}

/** The same position in another phase, of a side that is deciding. */
export const inPhase = (
  { game, state: before }: Trial,
  at: Phase,
  change: (state: SkirmishState) => void = () => {},
  active = before.active,
): Trial => {
  const state = game.copy(before)
  state.phase = at
  state.active = active
  state.waiting = game.table.teams[active].reduce((bits, seat) => bits | (1 << seat), 0)
  change(state)
  return { game, state, events: [] }
}

/** A space of the field by its name. */
export const spaceAt = ({ game }: Trial, name: string): number => game.table.board.parseName(name) ?? 0

/** The unit of a card that is on the board. */
export const unitOf = ({ game: { table }, state }: Trial, id: string): number =>
  [...table.card.keys()].findIndex((unit) => table.cards[table.card[unit]].id === id && state.space[unit] > 0)

export const eventOf = <T extends SkirmishEvent['type']>(
  { events }: Trial,
  type: T,
): (SkirmishEvent & { readonly type: T }) | undefined =>
  events.find((event): event is SkirmishEvent & { readonly type: T } => event.type === type)

const costs = upTo(0, 6)
const pricedId = (unitClass: UnitClass, cost: number): string => `${unitClass} of ${cost}`

/** Unit cards of each class and cost. */
export const priced: Record<string, UnitRules> = Object.fromEntries(
  classes.flatMap((one) => costs.map((cost) => [pricedId(one, cost), madeUp({ class: one, cost })])),
)

/** The deployment of a card of a class and cost that the first side holds. */
export const deploymentOf = (before: Trial, unitClass: UnitClass, cost: number): Trial | undefined => {
  const card = before.game.table.cards.findIndex(({ id }) => id === pricedId(unitClass, cost))
  const [deploy] = offered(before, 0, { type: 'deploy', card })
  return deploy && acted(before, 0, deploy)
}

/** Returns the prices at which cards of now cheaper classes are deployed: `tank for 0 1 1 2`. */
export const pricesOf = (before: Trial): readonly string[] =>
  classes.flatMap((one) => {
    const prices = costs.map((cost) => {
      const deployed = deploymentOf(before, one, cost)
      return deployed && eventOf(deployed, 'deployed')?.ap
    })
    return prices.every((price, at) => price === costs[at]) ? [] : [`${one} for ${prices.join(' ')}`]
  })

/** The most action points that the first side keeps. */
export const storeOf = (position: Trial): number => {
  const kept = upTo(0, 40).map((ap) => {
    const initial = inPhase(position, phase.initial, (state) => state.ap.fill(ap))
    const { store } = eventOf(acted(initial, 0, { type: 'done' }), 'income') ?? { store: 0 }
    return store > ap ? store : 0
  })
  return Math.max(...kept)
}

/** Enemies in a row, at so many spaces from a1 as their place in it. */
export const row = ['a2', 'a3', 'a4', 'a5', 'a6', 'b6', 'c6', 'd6', 'e6'].map((space) => `us-mark ${space}`)

/** The shots or flights of a unit with a weapon, at targets of some kind. */
export const shotsOf = (shooting: Trial, unit: number, weaponAt: number, isMeant: (target: number) => boolean) =>
  [
    ...offered(shooting, 0, { type: 'fire', unit, weapon: weaponAt }),
    ...(weaponAt === 0 ? offered(shooting, 0, { type: 'fly', unit }) : []),
  ].filter(({ target }) => isMeant(target))

/**
 * Returns the effect of a weapon on the enemies of a `row`: its range, unless it flies; the numbers for a hit and a critical hit; the
 * armour that it pierces; its wounds. The terrain must be that of `plates`.
 */
export const fireOf = (shooting: Trial, unit: number, weaponAt = 0): string | undefined => {
  const { table } = shooting.game
  const atUnits = shotsOf(shooting, unit, weaponAt, (target) => target < table.units)
  const first = atUnits.find(({ target }) => shooting.state.space[target] === spaceAt(shooting, 'a2'))
  if (first === undefined) return undefined
  const rolled = upTo(1, 10).map((roll) => settled(shooting, 0, first, roll))
  const least = (...results: readonly string[]): number =>
    1 + rolled.findIndex((one) => results.includes(eventOf(one, 'shot')?.result ?? ''))
  const isPierced = (armour: number): boolean => {
    const armoured = inPhase(shooting, phase.shooting, (state) => {
      state.terrain[spaceAt(shooting, 'a2')] = 1 + table.terrainIds.indexOf(`plate-${armour}`)
    })
    return shotsOf(armoured, unit, weaponAt, (target) => target === first.target).length > 0
  }
  return [
    ...(first.type === 'fly' ? [] : [`r${atUnits.length}`]),
    `${least('hit', 'critical')}/${least('critical')}`,
    `p${thickness.findLast(isPierced)}`,
    `d${eventOf(rolled[least('hit') - 1], 'wounded')?.wounds}`,
  ].join(' ')
}
