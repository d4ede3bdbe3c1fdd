import { describe, expect, it } from 'vitest'
import { contentRules, fourSeats, pitched, seatOf, village } from '../../../tests/support/skirmish.ts'
import { eventsOf, field } from '../../../tests/support/skirmishField.ts'
import { forcedDice, keyedDice, lowestDice } from '../../dice.ts'
import { handSize } from './cards/deck.ts'
import type { SkirmishEvent } from './events.ts'
import { skirmish } from './index.ts'
import type { Objective } from './scenario.ts'
import { phase } from './types.ts'
import type { SkirmishAction } from './verbs/index.ts'

const cardsHeld = ({ game, state }: ReturnType<typeof field>, seat: number): number => handSize(game.table, state, seat)

describe('before the first turn: skirmish.T10-T14', () => {
  const begun = (seed: number) => {
    const game = skirmish.open(pitched())
    const state = game.setup(keyedDice(seed))
    const act = (side: number, action: SkirmishAction, ...rolls: readonly number[]): readonly SkirmishEvent[] => {
      const events: SkirmishEvent[] = []
      const dice = rolls.length > 0 ? forcedDice(rolls.map((roll) => roll - 1)) : keyedDice(seed)
      game.apply({ state, dice, emit: (event) => events.push(event) }, side, action)
      return events
    }
    return { game, state, act }
  }

  it('the field is rolled: 0 to 8 cards of what the table has, each on a space of its own', () => {
    const counts = new Set<number>()
    for (let seed = 0; seed < 60; seed++) {
      const { game, state } = begun(seed)
      const kinds = [...state.terrain].filter((kind) => kind > 0).map((kind) => game.table.terrainIds[kind - 1])
      counts.add(kinds.length)
      for (const kind of kinds) expect(['lake', 'forest', 'bushes', 'mountain']).toContain(kind)
    }
    expect([...counts].every((count) => count !== 1 && count <= 8)).toBe(true)
    expect(counts.size).toBeGreaterThan(4)
  })

  it('a field that asks for more terrain than there is holds what there is', () => {
    const rules = contentRules()
    const { bushes, ...others } = rules.terrain
    const terrain = { ...others, bushes: { ...bushes, supply: 2 } }
    const landscape = { ...rules.landscape, counts: [{ to: 99, count: 8 }], kinds: Array(10).fill('bushes') }
    const { terrain: ground } = skirmish.open(pitched({ rules: { ...rules, terrain, landscape } })).setup(keyedDice(1))
    expect(ground.filter((kind) => kind > 0).length).toBe(2)
  })

  it('a battle is refused in which more kinds of cards lie under units than a state has room for', () => {
    const rules = contentRules()
    const skirts = Array.from({ length: 31 }, (_, index) => `skirts-${index}`)
    const support = {
      ...rules.support,
      ...Object.fromEntries(skirts.map((id) => [id, rules.support['armour-skirts']])),
    }
    const side = { ...seatOf(0, 'german-1943'), support: Object.fromEntries(skirts.map((id) => [id, 1])) }
    const scenario = pitched({ rules: { ...rules, support }, sides: [side, seatOf(1, 'us-1943')] })
    expect(() => skirmish.open(scenario)).toThrow(/at most 30 support cards that lie under units/)
  })

  it('the tables are read as tens and units: skirmish.T10', () => {
    const game = skirmish.open(pitched())
    // 06: two terrains; a 1 is forest, a 9 is a mountain; tens 3 and units 0 is d1, tens 9 and units 9 is h6.
    const state = game.setup(forcedDice([0, 6, 1, 9, 3, 0, 9, 9]))
    const at = (space: number): string => game.table.terrainIds[state.terrain[space] - 1]
    expect([at(4), at(48)]).toEqual(['forest', 'mountain'])
  })

  /** The field that dice roll: two for the number of terrains, one for the kind of each, two for the place of each. */
  const rolled = (...dice: readonly number[]): readonly string[] => {
    const game = skirmish.open(pitched())
    const { terrain } = game.setup(forcedDice([...dice]))
    return [...terrain].flatMap((kind, space) =>
      kind === 0 ? [] : `${game.table.terrainIds[kind - 1]} ${game.table.board.nameOf(space)}`,
    )
  }

  it.each([
    [0, 5, 0],
    [6, 14, 2],
    [15, 30, 3],
    [31, 51, 4],
    [52, 72, 5],
    [73, 88, 6],
    [89, 94, 7],
    [95, 99, 8],
  ])('two dice that show %i to %i bring %i terrains: skirmish.T10', (from, to, count) => {
    const kinds = [1, 1, 1, 5, 5, 5, 8, 8].slice(0, count)
    // Columns a, c, d and e of the rows 1 and 6.
    const places = kinds.flatMap((_, index) => [[0, 2, 3, 5][index % 4], index < 4 ? 0 : 9])
    for (const result of [from, to])
      expect(rolled(Math.floor(result / 10), result % 10, ...kinds, ...places)).toHaveLength(count)
  })

  it('a die says which terrain it is: skirmish.T10', () => {
    const kindOf = (roll: number): string | undefined => rolled(0, 6, roll, 4, 0, 0, 9, 9)[0]?.split(' ')[0]
    const kinds = Array.from({ length: 10 }, (_, roll) => kindOf(roll))
    expect(kinds).toEqual([
      'lake',
      ...Array(4).fill('forest'),
      ...Array(3).fill('bushes'),
      ...Array(2).fill('mountain'),
    ])
  })

  it('two dice say where it lies: skirmish.T10', () => {
    const ten = Array.from({ length: 10 }, (_, roll) => roll)
    const nameAt = (column: number, row: number): string | undefined => {
      const other = [column === 9 ? 0 : 9, row === 9 ? 0 : 9]
      return rolled(0, 6, 1, 5, column, row, ...other).find((name) => name.startsWith('forest'))
    }
    expect(ten.map((column) => nameAt(column, 0)?.at(-2)).join('')).toBe('abcddeefgh')
    expect(ten.map((row) => nameAt(0, row)?.at(-1)).join('')).toBe('1223344556')
  })

  it('bids are secret until both are made, and added to the dice; ties are rolled again: skirmish.T11', () => {
    const { game, state, act } = begun(1)
    act(0, { type: 'bid', points: 3 })
    expect(game.view(state, 1).known).not.toBe(game.view(state, 0).known)
    expect(game.view(state, 1).chosen).toEqual([true, false])
    const other = begun(1)
    other.act(0, { type: 'bid', points: 0 })
    expect(other.game.view(other.state, 1)).toEqual(game.view(state, 1))
    const [initiative] = eventsOf(act(1, { type: 'bid', points: 1 }, 4, 6, 5, 5), 'initiative')
    expect(initiative).toMatchObject({ bids: [3, 1], dice: [5, 5], team: 0 })
    expect([state.ap[0], state.ap[1], game.actors(state)]).toEqual([2, 4, [0]])
  })

  it('what was bid buys works in the own rows 2 and 3, not on natural terrain; the rest is lost', () => {
    const { game, state, act } = begun(1)
    act(0, { type: 'bid', points: 3 })
    act(1, { type: 'bid', points: 0 }, 9, 1)
    act(0, { type: 'lead', first: 1, builder: 0 })
    const builds = game.legal(state, 0, { type: 'build' })
    const rows = new Set(builds.map((one) => 'space' in one && game.table.row[one.space]))
    expect(rows).toEqual(new Set([2, 3]))
    for (const one of builds) if (one.type === 'build') expect(game.table.firstTerrain[one.space]).toBe(0)
    const free = builds.find((one) => one.type === 'build' && game.table.terrainIds[one.terrain] === 'trenches')
    if (free === undefined) throw new Error('no trenches')
    act(0, free)
    expect(state.bid[0]).toBe(1)
    act(0, { type: 'done' })
    expect([state.phase, state.bid[0], state.ap[0]]).toEqual([phase.redraw, 0, 2])
  })

  it('a hand can be drawn anew, once, before either is shown: skirmish.T13, d40', () => {
    const { game, state, act } = begun(1)
    act(0, { type: 'bid', points: 0 })
    act(1, { type: 'bid', points: 0 }, 9, 1)
    act(0, { type: 'lead', first: 0, builder: 0 })
    expect(game.actors(state)).toEqual([0, 1])
    const before = [...state.hand]
    act(0, { type: 'redraw' })
    expect([...state.hand]).toEqual(before)
    expect(game.view(state, 1).chosen).toEqual([true, false])
    act(1, { type: 'keep' })
    expect([...state.hand]).not.toEqual(before)
    expect([state.turn, state.active]).toEqual([1, 0])
  })

  it('scenarios say who begins, what stands where, and whether works are bought: skirmish.T14', () => {
    const game = skirmish.open(village())
    const state = game.setup(lowestDice)
    expect([state.phase, game.actors(state)]).toEqual([phase.build, [1]])
    expect(state.general).toEqual(Uint8Array.of(2, 5))
    const plain = skirmish.open(village({ buysWorks: false })).setup(lowestDice)
    expect(plain.phase).toBe(phase.redraw)
  })
})

describe('a turn: skirmish.P1-P3, P9, P13', () => {
  it('brings action points of the headquarters, the supply line and cards: skirmish.H2, H7, H8', () => {
    const battle = field({
      units: ['us-light-inf d6', 'us-light-inf e5', 'us-command-group a6', 'us-sherman d3'],
      active: 1,
      at: phase.initial,
    })
    const terms = battle.game
      .explain(battle.state, { about: 'income', side: 1 })
      ?.terms.map(({ label, value }) => `${label} ${value / 1000}`)
    expect(terms).toEqual(['Headquarters 1', 'Supply line 2', 'Command 1'])
    const before = battle.state.ap[1]
    battle.act(1, { type: 'done' }, 1, 1)
    expect(battle.state.ap[1]).toBe(before + 4)
  })

  it('keeps no more action points than the headquarters can store: skirmish.H3, d18', () => {
    const battle = field({ units: ['us-light-inf d6', 'us-light-inf e5'], active: 1, at: phase.initial })
    battle.state.ap[1] = 12
    battle.act(1, { type: 'done' }, 1, 1)
    expect(battle.state.ap[1]).toBe(13)
  })

  it('draws two cards, and ends with seven at most', () => {
    const battle = field({ units: ['us-light-inf d6'], active: 1, at: phase.initial })
    battle.act(1, { type: 'done' }, 1, 1)
    expect(cardsHeld(battle, 1)).toBe(2)
    for (let more = 0; more < 7; more++) battle.hold(1, 'us-light-inf')
    for (let passed = 0; passed < 3; passed++) battle.act(1, { type: 'done' })
    expect([battle.state.phase, cardsHeld(battle, 1)]).toEqual([phase.discard, 9])
    expect(battle.offers(1)).toEqual(new Set(['discard']))
    battle.act(1, { type: 'discard', card: battle.card('us-light-inf') })
    battle.act(1, { type: 'discard', card: battle.card('us-light-inf') }, 1, 1)
    expect(battle.state.active).toBe(0)
  })

  it('is lost by whoever has no card left: skirmish.d15', () => {
    const battle = field({ units: ['us-light-inf d6'], active: 1, at: phase.initial })
    battle.state.deck.fill(0, battle.game.table.cards.length)
    battle.act(1, { type: 'done' })
    expect(battle.game.outcome(battle.state)).toMatchObject({ winners: [0], reason: 'cards' })
  })

  it('cares for the wounded in its Flip-over phase', () => {
    const base = field({}).game.scenario.rules
    const medics = { ...base.unitTypes['us-rangers'], abilities: ['medic'] as const }
    const rules = { ...base, unitTypes: { ...base.unitTypes, 'us-rangers': medics } }
    const units = ['us-rangers d6', 'us-light-inf e6', 'us-light-inf d4']
    const battle = field({ units, active: 1, at: phase.flip, rules })
    for (const wounded of [1, 2]) battle.state.wounds[battle.unit(wounded)] = 2
    const treat = { type: 'treat', unit: battle.unit(0), other: battle.unit(1) } as const
    expect(battle.game.legal(battle.state, 1, { type: 'treat' })).toEqual([treat])
    battle.act(1, treat)
    expect(battle.state.wounds[battle.unit(1)]).toBe(1)
    expect(battle.offers(1)).not.toContain('treat')
  })

  it('lets engineers clear works in place of firing', () => {
    const battle = field({ units: ['german-pioneers d3'], ground: ['wire d4', 'forest e3'], at: phase.shooting })
    expect(battle.game.legal(battle.state, 0, { type: 'clear' })).toHaveLength(1)
    battle.act(0, { type: 'clear', unit: battle.unit(0), space: battle.space('d4') })
    expect([battle.state.terrain[battle.space('d4')], battle.state.shots[battle.unit(0)]]).toEqual([0, 1])
  })
})

describe('victory: skirmish.F1, T8', () => {
  const won = (objective: Objective, prepare: (battle: ReturnType<typeof field>) => void): unknown => {
    const aims = [
      { needs: 'any', objectives: [objective] },
      { needs: 'any', objectives: [{ is: 'destroy-headquarters' }] },
    ] as const
    const battle = field({
      aims,
      at: phase.deployment,
      units: ['german-pz4 d3', 'german-light-inf d4', 'german-light-inf d5', 'us-sherman a6', 'us-rangers b6'],
      ground: ['house e4'],
    })
    prepare(battle)
    while (battle.state.active === 0 && battle.game.outcome(battle.state) === undefined) battle.act(0, { type: 'done' })
    return battle.game.outcome(battle.state)?.winners
  }
  const nothing = (): void => {}
  const space = (name: string): number => field({}).space(name)

  it.each<[string, Objective, (battle: ReturnType<typeof field>) => void]>([
    ['units destroyed', { is: 'destroy-units', count: 2 }, ({ state }) => state.lost.set([1, 0, 1], 5)],
    [
      'units of a class destroyed',
      { is: 'destroy-units', count: 1, classes: ['tank'] },
      ({ state }) => state.lost.set([0, 0, 1], 5),
    ],
    [
      'a named unit destroyed',
      { is: 'destroy-named', unit: 3 },
      ({ state, unit }) => state.fallen.fill(1, unit(3), unit(3) + 1),
    ],
    [
      'terrain destroyed',
      { is: 'destroy-terrain', space: space('e4') },
      ({ state }) => state.terrain.fill(0, space('e4'), space('e4') + 1),
    ],
    ['a place held', { is: 'hold', space: space('d4'), turns: 2 }, ({ state }) => state.met.fill(1)],
    ['places occupied', { is: 'occupy', spaces: [space('d3'), space('d4'), space('h6')], count: 2 }, nothing],
    ['a row reached', { is: 'reach', row: 4, units: 2 }, nothing],
    [
      'points',
      { is: 'points', count: 7, places: [{ space: space('d4'), points: 3 }] },
      ({ state }) => state.lostCost.fill(4),
    ],
  ])('comes with %s', (_, objective, prepare) => {
    expect(won(objective, prepare)).toEqual([0])
  })

  it.each<[string, Objective]>([
    ['fewer units', { is: 'destroy-units', count: 2 }],
    ['a place held too short', { is: 'hold', space: space('d4'), turns: 2 }],
    ['a place not occupied', { is: 'occupy', spaces: [space('h6')], count: 1 }],
    ['a row reached by fewer', { is: 'reach', row: 5, units: 2 }],
  ])('does not come with %s', (_, objective) => {
    expect(won(objective, nothing)).toBeUndefined()
  })

  it('goes to the enemy when what must be protected is lost', () => {
    expect(
      won({ is: 'protect', space: space('e4') }, ({ state }) => state.terrain.fill(0, space('e4'), space('e4') + 1)),
    ).toEqual([1])
  })

  it('goes by time to whose headquarters took less damage, then to who lost less: skirmish.d29', () => {
    const end = (changes: object, prepare: (battle: ReturnType<typeof field>) => void): unknown => {
      const battle = field({ active: 1, at: phase.deployment, first: 0, ...changes } as never)
      battle.state.first = 0
      battle.state.turn = battle.game.scenario.turns
      prepare(battle)
      while (battle.game.outcome(battle.state) === undefined)
        battle.act(battle.game.actors(battle.state)[0], { type: 'done' })
      const { winners, reason } = battle.game.outcome(battle.state) ?? {}
      return [winners, reason]
    }
    expect(end({}, ({ state }) => state.hit.set([3, 2]))).toEqual([[1], 'damage'])
    expect(end({}, ({ state }) => state.lostCost.set([3, 5]))).toEqual([[0], 'losses'])
    expect(end({}, nothing)).toEqual([[], 'time'])
    expect(end({ holdsOut: 1 }, nothing)).toEqual([[1], 'time'])
  })

  it('comes by surrender, without a unit on the board or against twice as many, and not before round 4', () => {
    for (const battle of [field({ at: phase.initial }), field({ units: ['german-light-inf d1', 'us-sherman d5'] })]) {
      expect(battle.offers(0)).not.toContain('surrender')
      battle.state.turn = 4
      battle.act(0, { type: 'surrender' })
      expect(battle.game.outcome(battle.state)).toMatchObject({ winners: [1], reason: 'surrender' })
    }
    const even = field({ units: ['german-light-inf d1', 'us-light-inf d5'] })
    even.state.turn = 4
    expect(even.offers(0)).not.toContain('surrender')
  })

  it('does not come with a headquarters that is no objective: it only brings nothing more: skirmish.H6', () => {
    const aims = [
      { needs: 'any', objectives: [{ is: 'destroy-units', count: 9 }] },
      { needs: 'any', objectives: [{ is: 'destroy-units', count: 9 }] },
    ] as const
    const battle = field({ aims, units: ['german-light-inf d6'], at: phase.shooting, generals: [null, 'bradley'] })
    battle.state.hit[1] = 6
    battle.act(0, { type: 'fire', unit: battle.unit(0), weapon: 0, target: battle.ground('hq2') }, 6)
    expect(battle.game.outcome(battle.state)).toBeUndefined()
    expect([battle.state.ap[1], battle.state.general[1]]).toEqual([0, 0])
    expect(battle.game.explain(battle.state, { about: 'income', side: 1 })?.value).toBe(0)
  })
})

describe('two seats on a side: skirmish.P10, d14, d46', () => {
  it('act in whatever order they like, each with its own units, and share the income', () => {
    const game = skirmish.open(
      fourSeats({
        battle: 'scenario',
        units: [
          { id: 'tank', name: 'Tank', side: 0, type: 'german-pz4', space: 4 },
          { id: 'other-tank', name: 'Other tank', side: 1, type: 'german-pz4', space: 13 },
          { id: 'infantry', name: 'Infantry', side: 0, type: 'german-light-inf', space: 1 },
        ],
      }),
    )
    const state = game.setup(lowestDice)
    for (const side of [0, 1, 2, 3]) game.apply({ state, dice: keyedDice(1), emit: () => {} }, side, { type: 'keep' })
    while (state.phase < phase.movement)
      game.apply({ state, dice: keyedDice(2), emit: () => {} }, game.actors(state)[0], { type: 'done' })
    expect([...state.ap.subarray(0, 2)]).toEqual([3 + 2, 3 + 2])
    expect(game.actors(state)).toEqual([0, 1])
    const own = (side: number) =>
      game.legal(state, side).flatMap((one) => ('unit' in one ? [game.table.seat[one.unit]] : []))
    expect([new Set(own(0)), new Set(own(1))]).toEqual([new Set([0]), new Set([1])])
    // The one with priority surrenders for both.
    for (const unit of game.table.unitsOfTeam[0]) state.space[unit] = 0
    state.turn = 4
    expect([0, 1].map((side) => game.legal(state, side, { type: 'surrender' }).length)).toEqual([1, 0])
    expect(game.refusal(state, 1, { type: 'surrender' })).toContain(`${game.scenario.sides[0].name} has priority`)
    state.turn = 3
    expect(game.refusal(state, 0, { type: 'surrender' })).toContain('from round 4 on')
    game.apply({ state, dice: keyedDice(3), emit: () => {} }, 1, { type: 'done' })
    expect([state.phase, game.actors(state)]).toEqual([phase.movement, [0]])
  })

  it('share a headquarters that stands four points more', () => {
    const { nations } = contentRules()
    const { points } = skirmish.open(fourSeats()).table
    expect(points).toEqual([nations.german.points + 4, nations.us.points + 4])
  })

  it('see neither the hand of the partner nor those of the enemy', () => {
    const game = skirmish.open(fourSeats())
    const state = game.setup(keyedDice(1))
    state.hand.fill(1)
    for (const seat of [0, 1, 2, 3]) {
      const seen = game.decode(game.encode(game.copy(state)))
      expect(game.view(seen, seat).hands).toEqual([1, 1, 1, 1].map((one) => one * game.table.cards.length))
    }
  })
})

describe('aircraft: skirmish.V5, V6', () => {
  const air = (units: readonly string[]) => field({ units, at: phase.shooting, active: 1 })

  it('attack a space, are discarded, and fire before anybody can stop them only if nobody does', () => {
    const battle = air(['us-p47 hq', 'german-light-inf d3'])
    const events = battle.act(1, { type: 'fly', unit: battle.unit(0), target: battle.unit(1) }, 5)
    expect(eventsOf(events, 'shot')).toMatchObject([{ kind: 3, result: 'hit' }])
    expect([battle.state.space[battle.unit(0)], battle.state.lost[5 + 4]]).toEqual([0, 0])
  })

  it('are met by fighters, whose escort fires first, and by anti-aircraft guns', () => {
    const battle = air(['us-b25 hq', 'us-p47 hq', 'german-bf109 hq', 'german-flak88 d3', 'german-light-inf e3'])
    const [bomber, escort, fighter, flak, foot] = [0, 1, 2, 3, 4].map(battle.unit)
    battle.act(1, { type: 'fly', unit: bomber, target: foot })
    battle.act(1, { type: 'aim', target: flak })
    battle.act(1, { type: 'escort', unit: escort })
    expect(battle.game.actors(battle.state)).toEqual([0])
    const events = battle.act(0, { type: 'intercept', unit: fighter }, 1, 4, 1, 1, 1)
    expect(eventsOf(events, 'shot').map(({ unit, target }) => [unit, target])).toEqual([
      [escort, fighter],
      [fighter, escort],
      [flak, escort],
      [bomber, foot],
      [bomber, flak],
    ])
    expect([bomber, escort, fighter].map((unit) => battle.state.space[unit])).toEqual([0, 0, 0])
    expect(battle.state.wounds[escort]).toBe(0)
    expect(battle.state.reacted[flak]).toBe(1)
  })

  it('attack what stands on a space, and are asked about while they fly', () => {
    const battle = field({
      units: ['us-b25 hq', 'german-bf109 hq', 'german-light-inf d3'],
      ground: ['house e3'],
      at: phase.shooting,
      active: 1,
    })
    const [bomber, fighter, foot] = [0, 1, 2].map(battle.unit)
    battle.act(1, { type: 'fly', unit: bomber, target: foot })
    battle.act(1, { type: 'aim', target: battle.ground('e3') })
    const events = battle.act(0, { type: 'intercept', unit: fighter }, 1, 10)
    expect(eventsOf(events, 'shot').map(({ target }) => target)).toEqual([bomber, foot, battle.ground('e3')])
  })

  it('attack those of the enemy beside its headquarters, which do not fire back', () => {
    const battle = air(['us-p47 hq', 'german-stuka hq', 'german-bf109 hq'])
    battle.act(1, { type: 'fly', unit: battle.unit(0), target: battle.unit(1) })
    battle.act(0, { type: 'done' }, 9)
    expect(battle.state.lost[4]).toBe(1)
  })

  it('stay on the ground at night and in rain', () => {
    const battle = field({
      units: ['us-p47 hq', 'german-light-inf d3'],
      at: phase.shooting,
      active: 1,
      weather: 'rain',
    })
    expect(battle.offers(1)).not.toContain('fly')
  })
})
