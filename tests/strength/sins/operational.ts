import type { AnyGame, GameEvent, State } from '../../../engine/game.ts'
import type { OperationalEvent } from '../../../engine/systems/operational/events.ts'
import type { OperationalGame } from '../../../engine/systems/operational/index.ts'
import { type OperationalState, unlimited } from '../../../engine/systems/operational/types.ts'
import type { OperationalAction } from '../../../engine/systems/operational/verbs/index.ts'
import { otherSide, type Side, sides } from '../../../engine/twoSides.ts'
import { gameOf } from '../../support/games.ts'
import { makeCounts, type Sin, type Sins, type Witness } from './sin.ts'

const list: readonly Sin[] = [
  { id: 'hub-overrun', text: 'A hub was overrun.', of: 'games', most: 1 },
  { id: 'unsupplied', text: 'A unit began its turn without supply.', of: 'occasions', most: 8 },
  {
    id: 'no-friend',
    text: 'A unit near the enemy ended its turn with no friend within two hexes.',
    of: 'occasions',
    most: 9,
  },
  {
    id: 'works-left',
    text: 'A unit left a fort or trenches with the enemy within two hexes, neither to fight nor for an aim.',
    of: 'games',
    most: 0.5,
  },
  { id: 'lost-drop', text: 'A unit jumped or landed to its death.', of: 'occasions', most: 5 },
  { id: 'bad-set-piece', text: 'A set piece at less than even odds.', of: 'games', most: 0.2 },
  { id: 'bad-attack', text: 'An attack at even odds or worse before the last turn.', of: 'occasions', most: 10 },
  {
    id: 'hq-alone',
    text: 'A headquarters ended its turn in reach of the enemy with nobody beside it.',
    of: 'occasions',
    most: 8,
  },
  { id: 'hq-overrun', text: 'A headquarters was overrun.', of: 'games', most: 0.25 },
  {
    id: 'own-bridge',
    text: 'A bridge was brought down that own units or hubs were supplied over.',
    of: 'games',
    most: 0.1,
  },
  { id: 'denier-mends', text: 'A side that only denies mended or built a bridge.', of: 'games', most: 0.6 },
  {
    id: 'aim-untried',
    text: 'An attacker neither entered nor attacked an aim in reach in the last turn.',
    of: 'occasions',
    most: 5,
  },
  {
    id: 'attack-withheld',
    text: 'A side that must take objectives had good odds beside one that it needs, and attacked nobody there.',
    of: 'occasions',
    most: 15,
  },
  { id: 'condition-lost', text: 'A bonus objective that was held at the start was lost.', of: 'occasions', most: 27 },
  {
    id: 'taken-back',
    text: 'What a unit gave to the pool came back to it within three turns.',
    of: 'occasions',
    most: 11,
  },
  { id: 'early-relief', text: 'Emergency supply to a unit one turn hungry.', of: 'occasions', most: 35 },
  { id: 'strikes-left', text: 'Strikes that were never flown.', of: 'occasions', most: 4.5 },
  {
    id: 'idle',
    text: 'A unit behind the front neither moved nor worked, and guarded nothing.',
    of: 'occasions',
    most: 10,
  },
  { id: 'garrison-left', text: 'An aim whose garrison marched off fell in the next turn.', of: 'games', most: 0.02 },
]

type Counts = ReturnType<typeof makeCounts>
/** Sees the battle as it really is, apart from the record. */
interface Watch {
  before?(state: OperationalState, side: Side, action: OperationalAction): void
  after?(state: OperationalState, side: Side, action: OperationalAction, events: readonly OperationalEvent[]): void
  end?(state: OperationalState): void
}
type Watcher = (game: OperationalGame, counts: Counts) => Watch

const near = 2
/** Hexes that a unit on foot and one on wheels come in a turn, roughly. */
const march = { foot: 3, wheels: 5 } as const

const unitsOn = ({ table }: OperationalGame, { hex }: OperationalState, side: Side): readonly number[] =>
  table.unitsOf[side].filter((unit) => hex[unit] > 0)

/** Hexes between a hex and the nearest of some units. */
const toNearest = (
  { table }: OperationalGame,
  state: OperationalState,
  hex: number,
  units: readonly number[],
): number =>
  units.reduce((least, unit) => Math.min(least, table.board.distance(hex, state.hex[unit])), Number.POSITIVE_INFINITY)

/** True if a unit could come next to a hex in a turn, roughly. */
const threatens = ({ table }: OperationalGame, state: OperationalState, hex: number, unit: number): boolean =>
  state.active[unit] > 0 &&
  table.board.distance(hex, state.hex[unit]) <=
    (table.types[unit].movementClass === 'mobile' ? march.wheels : march.foot)

const hasWorks = ({ table }: OperationalGame, state: OperationalState, unit: number): boolean =>
  state.entrenchment[unit] > 0 || state.fortIntact[table.fortAt[state.hex[unit]]] === 1

const stores: Watcher = ({ table }, counts) => ({
  after(state, side, { type }, events) {
    for (const event of events) {
      if (event.type === 'hub-overrun') counts.sin('hub-overrun', otherSide(event.side))
      if (
        (event.type === 'hq-overrun' || event.type === 'hq-destroyed') &&
        table.scenario.headquarters[event.hq].side !== side
      )
        counts.sin('hq-overrun', otherSide(side))
    }
    if (type !== 'end-turn' || state.ended || state.turn === 0) return
    for (const unit of table.unitsOf[state.side])
      if (state.hex[unit] > 0) counts.occasion('unsupplied', state.side, state.unsupplied[unit] > 0)
  },
})

const line: Watcher = (game, counts) => {
  const { table, scenario } = game
  /** By unit: the hex with works that it stood in when its turn began, and whether it has fought since. */
  const works = new Map<number, number>()
  const fought = new Set<number>()
  let hasBegun = false
  const isAim = (hex: number): boolean => scenario.objectives.some((one) => one.hex === hex)
  const begin = (state: OperationalState): void => {
    hasBegun = true
    works.clear()
    fought.clear()
    const enemies = unitsOn(game, state, otherSide(state.side))
    for (const unit of unitsOn(game, state, state.side))
      if (hasWorks(game, state, unit) && toNearest(game, state, state.hex[unit], enemies) <= near)
        works.set(unit, state.hex[unit])
  }
  const standing = (state: OperationalState, side: Side): void => {
    const own = unitsOn(game, state, side)
    const enemies = unitsOn(game, state, otherSide(side))
    for (const unit of own) {
      const hex = state.hex[unit]
      if (!enemies.some((enemy) => threatens(game, state, hex, enemy))) continue
      const others = own.filter((one) => one !== unit)
      counts.occasion('no-friend', side, toNearest(game, state, hex, others) > near)
    }
    for (const [unit, hex] of works) {
      const at = state.hex[unit]
      const isGone = at > 0 && at !== hex && !own.some((one) => state.hex[one] === hex)
      if (isGone && !fought.has(unit) && !isAim(at) && toNearest(game, state, hex, enemies) <= near)
        counts.sin('works-left', side)
    }
    for (const hq of table.hqsOf[side]) {
      const hex = state.hqHex[hq]
      if (hex <= 0) continue
      const isInReach = enemies.some((enemy) => threatens(game, state, hex, enemy))
      counts.occasion('hq-alone', side, isInReach && toNearest(game, state, hex, own) > 1)
    }
  }
  /** Aims that a side has left since its turn began, by hex. */
  const left = new Map<number, Side>()
  return {
    before(state, side, action) {
      if (state.turn > 0 && !hasBegun) begin(state)
      if ('target' in action && 'unit' in action) fought.add(action.unit)
      if (action.type === 'move' && isAim(state.hex[action.unit])) left.set(state.hex[action.unit], side)
      if (action.type !== 'end-turn' || state.turn === 0) return
      standing(state, side)
      for (const [hex, of] of left) if (of === side && state.hex.includes(hex)) left.delete(hex)
    },
    after(state, side, { type }) {
      for (const [hex, of] of left)
        if (of !== side && state.owner[hex] === side) {
          counts.sin('garrison-left', of)
          left.delete(hex)
        }
      if (type !== 'end-turn') return
      for (const [hex, of] of left) if (of === state.side) left.delete(hex)
      begin(state)
    },
  }
}

const fights: Watcher = (game, counts) => ({
  after(state, side, action, events) {
    for (const event of events)
      if (event.type === 'combat' && event.unit === ('unit' in action ? action.unit : -1)) {
        if (event.kind === 'set-piece' && event.odds < 0) counts.sin('bad-set-piece', side)
        if (event.kind === 'attack' && state.turn < game.scenario.turns)
          counts.occasion('bad-attack', side, event.odds <= 0)
      }
    if (action.type === 'drop' || action.type === 'land' || action.type === 'assault-beach')
      counts.occasion('lost-drop', side, state.hex[action.unit] <= 0)
  },
})

const bridges: Watcher = (game, counts) => {
  let fed: readonly number[] = []
  const fedHexes = (state: OperationalState, side: Side): number[] => {
    const { value, full } = game.supply(state, side)
    const hexes = [
      ...unitsOn(game, state, side).map((unit) => state.hex[unit]),
      ...state.hubHex.filter((hex, hub) => hex > 0 && game.table.hubSide[hub] === side),
    ]
    return hexes.filter((hex) => value[hex] > 0 || full[hex] > 0)
  }
  const brings = (type: string): boolean => type === 'bomb-bridge' || type === 'destroy-bridge'
  return {
    before(state, side, { type }) {
      if (brings(type)) fed = fedHexes(state, side)
    },
    after(state, side, { type }) {
      if (brings(type)) {
        const still = new Set(fedHexes(state, side))
        if (fed.some((hex) => !still.has(hex))) counts.sin('own-bridge', side)
      }
      if ((type === 'repair-bridge' || type === 'build-bridge') && game.scenario.sides[side].victory === 'deny')
        counts.sin('denier-mends', side)
    },
  }
}

/** The aims that a side does not hold and could enter or attack now, as far as it knows. */
const aimsInReach = (game: OperationalGame, state: OperationalState, side: Side): number[] => {
  const aims = game.scenario.objectives.filter((one) => one.side === side && state.owner[one.hex] !== side)
  const own = unitsOn(game, state, side).map((unit) => ({ unit, hexes: new Set(game.reach(state, unit).hexes) }))
  return aims
    .map(({ hex }) => hex)
    .filter((hex) =>
      own.some(({ unit, hexes }) => {
        if (hexes.has(hex)) return true
        const target = state.hex.indexOf(hex)
        return target >= 0 && state.active[unit] > 0 && game.forecast(state, unit, target) !== undefined
      }),
    )
}

const lastTurn: Watcher = (game, counts) => {
  const inReach: (ReadonlySet<number> | undefined)[] = [undefined, undefined]
  const tried = [false, false]
  return {
    before(state, side, action) {
      if (state.turn < game.scenario.turns || game.scenario.sides[side].victory !== 'objectives') return
      inReach[side] ??= new Set(aimsInReach(game, state, side))
      if (
        'target' in action &&
        action.type !== 'strike' &&
        action.type !== 'transfer' &&
        inReach[side]?.has(state.hex[action.target])
      )
        tried[side] = true
    },
    after(state, side) {
      for (const hex of inReach[side] ?? []) if (state.owner[hex] === side) tried[side] = true
    },
    end() {
      for (const side of sides) if (inReach[side]?.size) counts.occasion('aim-untried', side, !tried[side])
    },
  }
}

/** Columns of odds, in thousandths, at which nobody waits for better ones. */
const goodOdds = 2000

/** Enemies on or beside aims that a side does not hold, against whom a unit that stands next to them has good odds. */
const inviting = (game: OperationalGame, state: OperationalState, side: Side): readonly number[] => {
  const { board } = game.table
  const aims = game.scenario.objectives.filter((one) => one.side === side && state.owner[one.hex] !== side)
  const own = unitsOn(game, state, side)
  return unitsOn(game, state, otherSide(side)).filter(
    (target) =>
      aims.some(({ hex }) => board.distance(hex, state.hex[target]) <= 1) &&
      own.some((unit) => {
        const isBeside = board.distance(state.hex[unit], state.hex[target]) === 1
        return isBeside && state.active[unit] > 0 && (game.forecast(state, unit, target)?.odds ?? 0) >= goodOdds
      }),
  )
}

const attacks: Watcher = (game, counts) => {
  /** By enemy against whom good odds were at hand when the turn began: where it stood. */
  let asked: ReadonlyMap<number, number> | undefined
  let hasAttacked = false
  return {
    before(state, side, action) {
      if (state.turn === 0 || game.scenario.sides[side].victory !== 'objectives') return
      asked ??= new Map(inviting(game, state, side).map((target) => [target, state.hex[target]]))
      if ('target' in action && 'unit' in action && asked.has(action.target)) hasAttacked = true
      if (action.type !== 'end-turn') return
      const isGone = [...asked].some(([target, hex]) => state.hex[target] !== hex)
      if (asked.size > 0) counts.occasion('attack-withheld', side, !hasAttacked && !isGone)
      asked = undefined
      hasAttacked = false
    },
  }
}

const staff: Watcher = (game, counts) => {
  /** By unit and item: the turn in which it was given. */
  const given = new Map<string, number>()
  return {
    before(state, side, action) {
      if (action.type === 'emergency-supply') counts.occasion('early-relief', side, state.unsupplied[action.unit] === 1)
      if (action.type === 'reorganise' && state.turn > 0) {
        counts.occasion('taken-back', side, false)
        given.set(`${action.unit} ${action.item}`, state.turn)
      }
      if (action.type !== 'deploy') return
      const key = `${action.unit} ${action.item}`
      if ((given.get(key) ?? -9) >= state.turn - 3) counts.sin('taken-back', side)
      given.delete(key)
    },
    end(state) {
      for (const [index, { side, condition }] of game.scenario.bonuses.entries())
        if (condition.type === 'hold' || condition.type === 'keep')
          counts.occasion('condition-lost', side, state.bonus[index] !== 1)
      if (state.turn < game.scenario.turns) return
      for (const side of sides)
        for (const { asset, perTurn, uses } of game.scenario.sides[side].assets) {
          const index = game.table.assetIds.indexOf(asset)
          if (uses === null || game.table.assets[index].effect !== 'strike') continue
          const at = side * game.table.assetIds.length + index
          const could = Math.min(uses, perTurn * game.scenario.turns)
          const left = state.assetUses[at] === unlimited ? 0 : Math.min(could, state.assetUses[at])
          for (let use = 0; use < could; use++) counts.occasion('strikes-left', side, use < left)
        }
    },
  }
}

const idlers: Watcher = (game, counts) => ({
  before(state, side, { type }) {
    if (type !== 'end-turn' || state.turn === 0) return
    const { table, scenario } = game
    const guarded = [
      ...scenario.objectives.map(({ hex }) => hex),
      ...scenario.bonuses.flatMap(({ condition }) => ('hex' in condition ? [condition.hex] : [])),
      ...table.sources[side].map(({ hex }) => hex),
      ...state.hubHex.filter((_, hub) => table.hubSide[hub] === side),
      ...table.hqsOf[side].map((hq) => state.hqHex[hq]),
    ].filter((hex) => hex > 0)
    const enemies = unitsOn(game, state, otherSide(side))
    for (const unit of unitsOn(game, state, side)) {
      const hex = state.hex[unit]
      const isBehind = toNearest(game, state, hex, enemies) > 4
      const worked =
        state.moved[unit] > 0 || state.dugIn[unit] > 0 || state.unsupplied[unit] > 1 || table.types[unit].movement === 0
      counts.occasion('idle', side, isBehind && !worked && guarded.every((one) => table.board.distance(one, hex) > 1))
    }
  },
})

const watchers = [stores, line, fights, bridges, lastTurn, attacks, staff, idlers]

export const sins: Sins = {
  list,
  watch(any: AnyGame): Witness {
    const game = gameOf('operational', any)
    const counts = makeCounts(sides.length)
    const all = watchers.map((watcher) => watcher(game, counts))
    return {
      before(state: State, side, action) {
        for (const one of all) one.before?.(state as OperationalState, side as Side, action as OperationalAction)
      },
      after(state: State, side, action, events: readonly GameEvent[]) {
        for (const one of all)
          one.after?.(
            state as OperationalState,
            side as Side,
            action as OperationalAction,
            events as readonly OperationalEvent[],
          )
      },
      end(state: State) {
        for (const one of all) one.end?.(state as OperationalState)
        return counts.counts
      },
    }
  },
}
