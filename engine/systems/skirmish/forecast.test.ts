import { describe, expect, it } from 'vitest'
import { contentRules } from '../../../tests/support/skirmish.ts'
import { type Field, field } from '../../../tests/support/skirmishField.ts'
import { type Dice, forcedDice, rollingDice, unkeyedDice } from '../../dice.ts'
import type { Side } from '../../game.ts'
import { facesOf } from './combat/accuracy.ts'
import { answersOf } from './combat/assault.ts'
import type { SkirmishEvent } from './events.ts'
import type { Forecast } from './forecast.ts'
import type { SkirmishGame } from './index.ts'
import { phase, question, type SkirmishState } from './types.ts'
import { isStanding } from './units.ts'
import type { SkirmishAction } from './verbs/index.ts'

const at = phase.shooting

/** Of all ways in which the dice can fall, in how many comes what. */
interface Counts {
  ways: number
  hits: number
  destruction: number
  loss: number
}

/** Actions that roll more dice are not counted. */
const mostDice = 4

/** Plays an action, and then whoever is asked something: an assaulted unit answers with a weapon, all others decline. */
const play = (
  game: SkirmishGame,
  before: SkirmishState,
  side: Side,
  action: SkirmishAction,
  weapon: number | undefined,
  rolls: readonly number[],
) => {
  const state = game.copy(before)
  const events: SkirmishEvent[] = []
  const draft = { state, dice: forcedDice(rolls), emit: (event: SkirmishEvent) => events.push(event) }
  game.apply(draft, side, action)
  while (state.question !== question.none && state.ended === 0) {
    const [asked] = game.actors(state)
    const isAnswer = state.question === question.answer && weapon !== undefined
    game.apply(draft, asked, isAnswer ? { type: 'answer', weapon } : { type: 'done' })
  }
  return { state, events }
}

/** Plays an action with every row of dice that it needs; undefined when those are too many. */
const countAll = (
  game: SkirmishGame,
  before: SkirmishState,
  side: Side,
  action: SkirmishAction,
  { aim: { unit, target } }: Forecast,
  weapon?: number,
): Counts | undefined => {
  const { table } = game
  const { die } = table.scenario.rules.frame
  const counts: Counts = { ways: 0, hits: 0, destruction: 0, loss: 0 }
  const addAll = (rolls: readonly number[]): boolean => {
    let played: ReturnType<typeof play>
    try {
      played = play(game, before, side, action, weapon, rolls)
    } catch (error) {
      if (!(error instanceof RangeError && error.message.startsWith('no roll is left'))) throw error
      if (rolls.length === mostDice) return false
      return Array.from({ length: die }, (_, face) => face).every((face) => addAll([...rolls, face]))
    }
    const { state, events } = played
    const falls = (one: number): boolean =>
      events.some((event) => event.type === 'destroyed' && event.unit === one && event.why !== 'mine')
    const space = target - table.units
    const isGone =
      space < 0
        ? falls(target)
        : space > table.field
          ? !isStanding(table, state, space === table.headquarters[0] ? 0 : 1)
          : state.terrain[space] !== before.terrain[space]
    const isHit = events.some(
      (event) =>
        event.type === 'shot' &&
        event.unit === Math.max(-1, unit) &&
        event.target === target &&
        event.result !== 'miss',
    )
    const ways = die ** (mostDice - rolls.length)
    counts.ways += ways
    if (isHit) counts.hits += ways
    if (isGone) counts.destruction += ways
    if (falls(unit)) counts.loss += ways
    return true
  }
  return addAll([]) ? counts : undefined
}

/** In thousandths of a per cent: of a hit, that the target is destroyed, and who fires. */
const chancesOf = ({ hits, destruction, loss }: Forecast) => [hits, destruction.value, loss.value]
const sharesOf = ({ ways, hits, destruction, loss }: Counts) =>
  [hits, destruction, loss].map((count) => Math.round((100_000 * count) / ways))

/** A field with units of all kinds near each other, and all that can have happened to them. */
const randomField = (dice: Dice): Field => {
  const oneOf = <T>(list: readonly T[]): T => list[dice.below(list.length)]
  const isOnceIn = (count: number): boolean => dice.below(count) === 0
  const { unitTypes, terrain, generals } = contentRules()
  const types = Object.keys(unitTypes).filter((id) => /^(german|us)-/.test(id))
  const spaces = ['c3', 'd3', 'e3', 'c4', 'd4', 'e4', 'd2', 'd5'].filter(() => !isOnceIn(4))
  const battle = field({
    units: spaces.map((space) => {
      const type = oneOf(types)
      const upgrades = unitTypes[type].upgrades.map(({ upgrade }) => upgrade).filter(() => isOnceIn(2))
      return [type, unitTypes[type].class === 'aircraft' ? 'hq' : space, ...upgrades].join(' ')
    }),
    ground: spaces.filter(() => isOnceIn(2)).map((space) => `${oneOf(Object.keys(terrain))} ${space}`),
    generals: [oneOf(Object.keys(generals)), oneOf([null, ...Object.keys(generals)])],
    at,
  })
  const { state, game } = battle
  const { table } = game
  for (const unit of table.startUnits) {
    state.wounds[unit] = dice.below(table.rules[unit].wounds)
    state.suppressed[unit] = isOnceIn(3) ? 2 - table.team[unit] : 0
    state.rank[unit] = dice.below(3)
    if (isOnceIn(3)) state.attached[unit] = 1 << dice.below(table.lasting.length)
    const enemies = (table.near[state.space[unit]] ?? []).filter(
      (space) => state.unit[space] > 0 && table.team[state.unit[space] - 1] !== table.team[unit],
    )
    if (table.rules[unit].class === 'infantry' && table.team[unit] === 0 && enemies.length > 0 && isOnceIn(2))
      state.assault[unit] = oneOf(enemies)
  }
  for (const space of table.spaces)
    if (state.terrain[space] > 0) state.damage[space] = dice.below(table.terrains[state.terrain[space] - 1].points ?? 1)
  for (const team of [0, 1]) state.hit[team] = table.points[team] - 1 - dice.below(3)
  for (const seat of [0, 1]) state.luck[seat] = isOnceIn(3) ? 1 : 0
  if (isOnceIn(2)) battle.hold(0, 'fire-mission', 1 + dice.below(3))
  return battle
}

describe('a forecast', () => {
  it('is how often the shots so end when every roll is played: skirmish.S3-S6, S9-S12, T3-T5, V5, V6', () => {
    const dice = rollingDice(1944)
    const compared = new Set<string>()
    /** Compares one action of each type, and those of whoever is asked next. */
    const compareAt = (game: SkirmishGame, state: SkirmishState, before: string): void => {
      const { table } = game
      for (const side of game.actors(state))
        for (const [type, actions] of Map.groupBy(game.legal(state, side), (action) => action.type)) {
          const action = actions[dice.below(actions.length)]
          const forecast = game.forecast(state, side, action)
          if (forecast === undefined) continue
          const what = `${before} ${game.makeAction(action)}`
          const { unit, target } = forecast.aim
          const answers = type === 'storm' ? answersOf(table, state, target, unit) : []
          const counts = (answers.length > 1 ? answers : [undefined]).flatMap(
            (weapon) => countAll(game, state, side, action, forecast, weapon) ?? [],
          )
          if (counts.length > 0) {
            compared.add(type)
            expect(counts.map(sharesOf), what).toContainEqual(chancesOf(forecast))
          }
          // What the planner reckons with.
          if (type === 'fire' && target < table.units && state.luck[side] === 0)
            expect(10_000 * facesOf(table.scenario.rules.frame.die, forecast).hits, what).toBe(forecast.hits)
          const after = game.copy(state)
          game.apply({ state: after, dice: unkeyedDice(dice), emit: () => {} }, side, action)
          if (after.question !== state.question && after.question !== question.none) compareAt(game, after, what)
        }
    }
    for (let position = 0; position < 60; position++) {
      const { game, state } = randomField(dice)
      compareAt(game, state, `${position}`)
    }
    expect([...compared].sort()).toEqual(['aim', 'answer', 'fire', 'fly', 'intercept', 'play', 'storm'])
  })

  const fire = { type: 'fire', weapon: 0 } as const
  const termsOf = ({ destruction }: Forecast) =>
    destruction.terms.map(({ rule, label, value }) => `${rule} ${label} ${value / 1000}`)
  const found = (battle: Field, action: SkirmishAction): Forecast => {
    const forecast = battle.game.forecast(battle.state, 0, action)
    if (forecast === undefined) throw new Error('no forecast')
    return forecast
  }

  it('tells what destroys the target, each with its rule: skirmish.S3, S6, T5', () => {
    const battle = field({ units: ['german-pak40 d3', 'us-light-inf d4'], ground: ['house d4'], at })
    const { state, unit, space } = battle
    const action = { ...fire, unit: unit(0), target: unit(1) }
    expect(found(battle, action)).toMatchObject({ hit: 5, hits: 60_000, harm: 2, left: 3 })
    expect(termsOf(found(battle, action))).toEqual(['skirmish.S3 Critical hit 10'])
    state.wounds[unit(1)] = 1
    expect(termsOf(found(battle, action))).toEqual(['skirmish.S3 Critical hit 10', 'skirmish.S6 Last wound 50'])
    state.wounds[unit(1)] = 0
    state.damage[space('d4')] = (battle.game.table.terrains[state.terrain[space('d4')] - 1].points ?? 0) - 1
    expect(termsOf(found(battle, action))).toEqual(['skirmish.S3 Critical hit 10', 'skirmish.T5 Building falls 50'])
  })

  it('counts what demolition adds against ground, which is hit without a roll: skirmish.T3', () => {
    const battle = field({ units: ['german-pioneers d3'], ground: ['walls d4'], at })
    const forecast = found(battle, { ...fire, unit: battle.unit(0), target: battle.ground('d4') })
    expect(forecast).toMatchObject({ hit: 0, hits: 100_000, armour: undefined, harm: 3, loss: { value: 0 } })
  })

  it('rolls a miss again where its seat has luck: skirmish.F6', () => {
    const battle = field({ units: ['german-light-inf d3', 'us-light-inf d4'], at })
    battle.state.luck[0] = 1
    const action = { ...fire, unit: battle.unit(0), target: battle.unit(1) }
    expect(found(battle, action)).toMatchObject({ hits: 84_000, destruction: { value: 14_000 } })
  })

  it('lets an assaulted unit fire first, and counts no armour against the assault: skirmish.S9, S12', () => {
    const battle = field({ units: ['german-light-inf d3', 'us-rangers d4'], at })
    const { state, unit, space, game } = battle
    state.assault[unit(0)] = space('d4')
    const storm = { unit: unit(0), weapon: 0, target: unit(1) }
    expect(found(battle, { type: 'storm', ...storm })).toMatchObject({
      armour: undefined,
      hits: 43_000,
      destruction: { value: 8000 },
      loss: { value: 20_000 },
    })
    expect(game.explain(state, { about: 'loss', ...storm })).toMatchObject({ unit: 'per cent', value: 20_000 })
    state.reacted[unit(1)] = 1
    expect(found(battle, { type: 'storm', ...storm })).toMatchObject({ hits: 60_000, loss: { value: 0 } })
  })

  it('of an answer to an assault is that of its weapon, and of what the assault then does: skirmish.S9', () => {
    const battle = field({ units: ['german-light-inf d3', 'us-rangers d4 grenades'], at })
    const { state, unit, space, game } = battle
    state.assault[unit(0)] = space('d4')
    const storm = { type: 'storm', unit: unit(0), weapon: 0, target: unit(1) } as const
    const least = found(battle, storm)
    battle.act(0, storm)
    const answers = game.legal(state, 1).map((action) => game.forecast(state, 1, action))
    expect(answers).toHaveLength(2)
    const worst = answers.toSorted((one, other) => (one?.loss.value ?? 0) - (other?.loss.value ?? 0))[0]
    expect([worst?.destruction.value, worst?.loss.value]).toEqual([least.loss.value, least.destruction.value])
  })

  it('of a fighter leaves out what the bomber does that it does not stop: skirmish.V6, H4', () => {
    const battle = field({ units: ['german-stuka hq', 'us-p47 hq'], at })
    const { state, unit, game } = battle
    state.hit[1] = game.table.points[1] - 1
    battle.act(0, { type: 'fly', unit: unit(0), target: battle.ground('hq2') })
    const forecast = game.forecast(state, 1, { type: 'intercept', unit: unit(1) })
    expect(forecast?.destruction).toEqual({
      value: 20_000,
      terms: [{ rule: 'skirmish.S3', label: 'Critical hit', value: 20_000 }],
    })
  })

  it('ends with the battle: skirmish.d42', () => {
    const bombs = (count: number): Forecast => {
      const objectives = [{ is: 'destroy-units', count }] as const
      const aims = { needs: 'any', objectives } as const
      const units = ['us-b25 hq', 'german-light-inf d3', 'german-light-inf e3']
      const battle = field({ units, at, active: 1, aims: [aims, aims] })
      const { state, unit, game } = battle
      battle.act(1, { type: 'fly', unit: unit(0), target: unit(1) })
      const forecast = game.forecast(state, 1, { type: 'aim', target: unit(2) })
      if (forecast === undefined) throw new Error('no forecast')
      return forecast
    }
    const [all, some] = [bombs(2).destruction.value, bombs(1).destruction.value]
    // The second bomb falls only where the first has not decided the battle.
    expect(some).toBe((all * (100_000 - all)) / 100_000)
  })

  it('is that of nothing for actions that fire nothing', () => {
    const { game, state, unit, space } = field({ units: ['german-light-inf d3', 'us-light-inf d6'] })
    expect(game.forecast(state, 0, { type: 'move', unit: unit(0), space: space('d4') })).toBeUndefined()
  })
})
