/** The numbers of a skirmish that belong to no card, tested with made-up cards, like `skirmishUnits.test.ts`. */
import { describe, expect, test } from 'vitest'
import { makeReport } from '../../compiler/diagnostics/diagnostic.ts'
import { battleOf } from '../../compiler/systems/skirmish/playtest/battles.ts'
import { readSeats } from '../../compiler/systems/skirmish/resolve/seats.ts'
import { keyedDice, lowestDice, rollingDice, unkeyedDice } from '../../engine/dice.ts'
import { mostCopies, problemsOf } from '../../engine/systems/skirmish/army.ts'
import type { SkirmishQuestion } from '../../engine/systems/skirmish/questions.ts'
import { classes, type SupportRules, type UnitRules } from '../../engine/systems/skirmish/rules.ts'
import { phase, type SkirmishState } from '../../engine/systems/skirmish/types.ts'
import { knownState } from '../../engine/systems/skirmish/view.ts'
import { rowsOf } from '../support/charts.ts'
import { contentRules } from '../support/skirmish.ts'
import {
  acted,
  each,
  eventOf,
  fireOf,
  ground,
  inPhase,
  madeUp,
  offered,
  openLike,
  planes,
  plates,
  row,
  settled,
  spaceAt,
  storeOf,
  type Trial,
  thickness,
  trial,
  unitOf,
  until,
  upTo,
  weapon,
} from '../support/skirmishTrial.ts'

const rules = contentRules()
const none = { nation: 'german', units: {}, support: {} }

const onGround = classes.filter((one) => one !== 'aircraft')
const cards: Record<string, UnitRules> = {
  ...each('german-', classes, (one) => madeUp({ class: one, movement: 3, weapon: weapon({ accuracy: [5, 10] }) })),
  'us-mark': madeUp({ nation: 'us', weapon: weapon() }),
}
const card = (changes: Partial<UnitRules>): Record<string, UnitRules> => ({ ...cards, 'german-card': madeUp(changes) })
const supportCard = (changes: Partial<SupportRules>): SupportRules => ({
  name: 'Made up',
  text: '',
  rule: 'F6',
  type: 'special',
  cost: 0,
  window: ['deployment'],
  ...changes,
})

const ask = ({ game, state }: Trial, question: SkirmishQuestion): number =>
  (game.explain(state, question)?.value ?? 0) / 1000

/** The numbers for a hit and a critical one of a unit against an enemy. */
const numbers = (at: Trial, unit: number, target: number): string =>
  (['hit', 'critical'] as const).map((about) => ask(at, { about, unit, weapon: 0, target })).join('/')

/** The rows of spaces of the field. */
const rowsIn = (at: Trial, spaces: readonly number[]): string => {
  const names = spaces.map((space) => at.game.table.board.nameOf(space)).filter((name) => !name.startsWith('hq'))
  return [...new Set(names.map((name) => name.slice(1)))].sort().join(' ')
}

describe('a pitched battle', () => {
  const scenario = battleOf(rules, 1944, [none, { ...none, nation: 'us' }])

  test('begins with action points and cards, and lasts so many rounds', () => {
    const { sides, turns } = scenario
    expect(sides.map(({ ap, hand }) => `${ap} ${hand}`)).toEqual(['5 5', '5 5'])
    expect(turns).toBe(18)
  })

  test('gives a side that moves second one action point more', () => {
    const at = openLike(trial({ buysWorks: true }).game.scenario, { battle: 'pitched' })
    const ap = ([0, 1] as const).map((first) => {
      const state = at.setup(keyedDice(1))
      state.phase = phase.redraw
      state.waiting = 3
      state.first = first
      const keep = (side: 0 | 1): Trial => acted({ game: at, state, events: [] }, side, { type: 'keep' })
      return [...acted(keep(0), 1, { type: 'keep' }).state.ap]
    })
    const [[one, other]] = ap
    expect(ap).toEqual([
      [one, other],
      [other, one],
    ])
    expect(other - one).toBe(1)
  })

  test('has works on rows 2 and 3', () => {
    const at = trial({ buysWorks: true, at: phase.build })
    expect(
      rowsIn(
        at,
        offered(at, 0, { type: 'build' }).map(({ space }) => space),
      ),
    ).toBe('2 3')
  })

  const seat = (id: string, team: 'first' | 'second') => ({
    ...{ id, name: id, colour: { light: '#000000', dark: '#ffffff' }, team, nation: 'german', units: {}, support: {} },
  })
  const read = (ids: readonly string[]) =>
    readSeats(
      ids.map((id, at) => seat(id, at < ids.length / 2 ? 'first' : 'second')),
      rules,
      { file: '', path: [] },
      makeReport(),
    ).values.map(({ seat: { ap, hand }, points }) => `${ap} AP, ${hand} cards of ${points} points`)

  test('has decks of so many points, and fewer for two on a side', () => {
    expect(read(['one', 'other'])[0]).toBe('5 AP, 5 cards of 120 points')
    expect(read(['one', 'two', 'three', 'four'])[0]).toBe('3 AP, 5 cards of 60 points')
  })
})

describe('a turn', () => {
  test('brings an action point, one more for each row of the supply line, and two cards', () => {
    const at = trial({ cards, units: ['german-tank a1', 'german-infantry a2', 'german-artillery a4'] })
    expect(ask(at, { about: 'income', side: 0 })).toBe(3)
    expect(ask(trial({ cards }), { about: 'income', side: 0 })).toBe(1)
    const drawn = acted(inPhase(at, phase.initial), 0, { type: 'done' })
    expect(drawn.events.findLast(({ type }) => type === 'drew')).toMatchObject({ count: 2 })
  })

  test('ends with seven cards', () => {
    const at = trial({ cards, holds: [['german-tank', 'german-infantry'], []], at: phase.deployment })
    at.state.hand.fill(9, 0, at.game.table.cards.length)
    const ended = until(at, 1, phase.deployment)
    expect(ended.state.hand.subarray(0, at.game.table.cards.length).reduce((sum, count) => sum + count)).toBe(7)
  })

  test('gives infantry one upgrade of each kind', () => {
    const upgrades = (['offensive', 'defensive'] as const).flatMap((slot) => upTo(1, 3).map((at) => `${slot}-${at}`))
    const before = trial({
      at: phase.deployment,
      cards: card({ upgrades: upgrades.map((upgrade) => ({ upgrade })) }),
      tables: {
        upgrades: each('', upgrades, (id) => ({
          ...{ name: '', rule: 'P7', cost: 0, use: 'always', slot: id.startsWith('off') ? 'offensive' : 'defensive' },
        })),
      },
      holds: [['german-card'], []],
    })
    let now = acted(before, 0, offered(before, 0, { type: 'deploy' })[0])
    const bought: number[] = []
    for (let [equip] = offered(now, 0, { type: 'equip' }); equip; [equip] = offered(now, 0, { type: 'equip' })) {
      bought.push(equip.option)
      now = acted(now, 0, equip)
    }
    expect(bought).toEqual([0, 3])
  })

  test('lets neighbours of movement 1 change places', () => {
    const swaps = upTo(1, 3).map((movement) => {
      const slow = { 'german-one': madeUp({ movement }), 'german-two': madeUp({ movement }) }
      return offered(trial({ cards: slow, units: ['german-one a1', 'german-two a2'] }), 0, { type: 'swap' }).length
    })
    expect(swaps).toEqual([1, 0, 0])
  })

  test('may be the last of a side without units from round 4 on', () => {
    const may = upTo(1, 6).map((turn) => {
      const at = inPhase(trial({}), phase.initial, (state) => {
        state.turn = turn
      })
      return offered(at, 0, { type: 'surrender' }).length
    })
    expect(may).toEqual([0, 0, 0, 1, 1, 1])
  })

  test('may be the last of a side whose enemy has 2 times as much on the board', () => {
    const may = upTo(1, 4).map((cost) => {
      const cards = { 'german-one': madeUp({ cost: 1 }), 'us-one': madeUp({ cost }) }
      const at = inPhase(trial({ cards, units: ['german-one a1', 'us-one h6'] }), phase.movement, (state) => {
        state.turn = 4
      })
      return offered(at, 0, { type: 'surrender' }).length
    })
    expect(may).toEqual([0, 1, 1, 1])
  })
})

/** Spaces up to three steps from the second side's headquarters. */
const nearHeadquarters = ['b6', 'c6', 'd6', 'e6', 'f6', 'g6', 'c5', 'd5', 'e5', 'f5', 'd4', 'e4'] as const

describe('fire', () => {
  test('at the headquarters comes from 3 spaces away at most, from a hill as well', () => {
    const reaching = upTo(1, 6).filter((row) => {
      const units = [`german-gun d${row}`]
      const gun = { 'german-gun': madeUp({ weapon: weapon({ range: 20 }) }) }
      const tables = { terrain: { height: ground({ range: 2 }) } }
      const at = trial({ cards: gun, units, tables, ground: [`height d${row}`], at: phase.shooting })
      return offered(at, 0, { type: 'fire' }).some(({ target }) => target > at.game.table.units + at.game.table.field)
    })
    expect(reaching).toEqual([4, 5, 6])
  })

  test('at the headquarters must pierce 2', () => {
    const guns = each('german-gun-', thickness, (piercing) => madeUp({ weapon: weapon({ range: 20, piercing }) }))
    const at = trial({
      cards: guns,
      units: nearHeadquarters.map((space, piercing) => `german-gun-${piercing} ${space}`),
      at: phase.shooting,
    })
    const fires = new Set(offered(at, 0, { type: 'fire' }).map(({ unit }) => unit))
    expect(thickness.find((piercing) => fires.has(unitOf(at, `german-gun-${piercing}`)))).toBe(2)
  })

  test('hits critically with the highest number of the die, whatever the evasion', () => {
    const wooded = { wood: ground({ evasion: [5, 5] }), ...plates }
    const at = trial({
      cards: card({ weapon: weapon({ accuracy: [10, 10] }) }),
      tables: { terrain: wooded },
      units: ['german-card a1', ...row],
      ground: ['wood a2'],
      at: phase.shooting,
    })
    const unit = unitOf(at, 'german-card')
    expect(numbers(at, unit, at.game.table.startUnits[1])).toBe('15/10')
    const [shot] = offered(at, 0, { type: 'fire', unit, target: at.game.table.startUnits[1] })
    const results = [9, 10].map((roll) => eventOf(acted(at, 0, shot, roll), 'shot')?.result)
    expect(results).toEqual(['miss', 'critical'])
  })

  /** A tank and infantry, an enemy before them, and works beyond. */
  const duel = trial({
    cards: {
      ...cards,
      'german-infantry': madeUp({ weapon: weapon({ accuracy: [3, 5] }), abilities: ['demolition'] }),
      'us-mark': madeUp({ nation: 'us', weapon: weapon({ accuracy: [3, 5] }) }),
    },
    tables: { terrain: { ...plates, works: ground({ class: 'works', points: 99 }) } },
    units: ['german-infantry a1', 'german-tank b1', 'german-artillery c1', 'us-mark a3', 'us-mark b3'],
    ground: ['works h1'],
    at: phase.shooting,
  })
  const [infantry, tank, gun] = ['german-infantry', 'german-tank', 'german-artillery'].map((id) => unitOf(duel, id))
  const mark = unitOf(duel, 'us-mark')
  const numbersWith = (change: (state: SkirmishState) => void): string =>
    numbers(inPhase(duel, phase.shooting, change), infantry, mark)

  test('is worse for each wound, three at most', () => {
    const by = upTo(0, 5).map((wounds) => numbersWith((state) => state.wounds.fill(wounds, infantry, infantry + 1)))
    expect(by).toEqual(['3/5', '4/6', '5/7', '6/8', '6/8', '6/8'])
  })

  test('of two units suppresses a third one, which moves and fires worse', () => {
    let now = duel
    const suppressed = [tank, gun, infantry].map((unit) => {
      const [shot] = offered(now, 0, { type: 'fire', unit, target: mark })
      now = acted(now, 0, shot, 4)
      return now.state.suppressed[mark] > 0
    })
    expect(suppressed).toEqual([false, true, true])
    expect(numbersWith((state) => state.suppressed.fill(2))).toBe('4/6')
    const slow = inPhase(duel, phase.movement, (state) => state.suppressed.fill(2))
    expect([duel, slow].map((at) => ask(at, { about: 'movement', unit: tank }))).toEqual([3, 2])
  })

  test('is worse at infantry behind a vehicle', () => {
    const behind = inPhase(duel, phase.shooting, (state) => {
      state.cover[infantry] = tank + 1
    })
    const at = (position: Trial): string => numbers(position, mark, infantry)
    expect([at(duel), at(behind)]).toEqual(['3/5', '4/6'])
  })

  test('of veterans hits on one less, of elite on two less and critically on one less, but not below 2', () => {
    expect([1, 2].map((rank) => numbersWith((state) => state.rank.fill(rank)))).toEqual(['2/5', '2/4'])
    const worse = [1, 2].map((rank) =>
      numbersWith((state) => {
        state.rank.fill(rank)
        state.wounds[infantry] = 2
      }),
    )
    expect(worse).toEqual(['4/7', '3/6'])
  })

  test('of who demolishes damages terrain by two more', () => {
    const [shot] = offered(duel, 0, {
      type: 'fire',
      unit: infantry,
      target: duel.game.table.units + spaceAt(duel, 'h1'),
    })
    expect(eventOf(acted(duel, 0, shot), 'damaged')).toMatchObject({ damage: 3 })
  })
})

describe('abilities and cards', () => {
  test('a command post brings an action point', () => {
    const at = trial({ cards: card({ abilities: ['command'] }), units: ['german-card a3'] })
    expect(ask(at, { about: 'income', side: 0 })).toBe(2)
  })

  test('a medic takes one wound off infantry within one space', () => {
    const before = trial({
      cards: card({ abilities: ['medic'] }),
      units: ['german-card d3', 'german-infantry d4', 'german-infantry d5', 'german-infantry e5'],
    })
    const at = inPhase(before, phase.flip, (state) => state.wounds.fill(3))
    const treats = offered(at, 0, { type: 'treat' })
    expect(
      rowsIn(
        at,
        treats.map(({ other }) => at.state.space[other]),
      ),
    ).toBe('3 4')
    expect(eventOf(acted(at, 0, treats[0]), 'healed')).toMatchObject({ wounds: 1 })
  })

  test('who is on reconnaissance sees mines within two spaces', () => {
    const before = trial({
      cards: card({ abilities: ['recon'] }),
      units: ['german-card d3'],
      tables: { support: { mine: supportCard({ mine: { classes: [], wounds: 1 } }) } },
      holds: [[], ['mine']],
    })
    const { table } = before.game
    before.state.mine.fill(1 + table.mines.length, 1, 1 + table.field)
    const seen = knownState(table, before.game.view(before.state, 0)).mine
    const far = table.spaces.filter((space) => seen[space] > 0)
    expect(Math.max(...far.map((space) => table.distance[spaceAt(before, 'd3') * table.size + space]))).toBe(2)
  })

  test('paratroops land on rows 1 to 4', () => {
    const at = trial({ cards: card({ abilities: ['paratroops'] }), holds: [['german-card'], []], at: phase.deployment })
    expect(
      rowsIn(
        at,
        offered(at, 0, { type: 'deploy' }).map(({ space }) => space),
      ),
    ).toBe('1 2 3 4')
  })

  test.each([
    ['mines', { mine: { classes: [], wounds: 1 } }, '1 2 3 4'],
    ['works', { builds: ['wall'] }, '1 2 3 4'],
  ] as const)('%s are laid by cards on rows 1 to 4', (_kind, does, expected) => {
    const at = trial({
      cards,
      tables: { support: { card: supportCard(does) }, terrain: { wall: ground({ class: 'works', supply: 9 }) } },
      units: upTo(1, 6).map((row) => `german-infantry c${row}`),
      holds: [['card'], []],
      at: phase.deployment,
    })
    const spaces = offered(at, 0, { type: 'play' }).map(({ target }) => target - at.game.table.units)
    expect(rowsIn(at, spaces)).toBe(expected)
  })
})

describe('sides', () => {
  const withPlanes = (nation: string): Trial =>
    trial({
      cards: planes('us'),
      nation,
      units: Object.keys(planes('us')).map((id) => `${id} hq`),
      active: 1,
      at: phase.shooting,
    })

  /** The damage that destroys the headquarters of the first side. */
  const pointsOf = (at: Trial): number | undefined =>
    upTo(1, 20).find((damage) => {
      const [fly] = offered(at, at.game.table.teams[1][0], {
        type: 'fly',
        unit: unitOf(at, `us-wounds-${damage}`),
        target: at.game.table.units + spaceAt(at, 'hq1'),
      })
      return settled(at, at.game.table.teams[1][0], fly).state.ended
    })

  test.each(
    rowsOf(`
      german stands 7, keeps 12
      us     stands 7, keeps 13
      uk     stands 7, keeps 12
      soviet stands 8, keeps 11`),
  )('%s: what the headquarters stands, and the action points that it keeps', (nation, text) => {
    expect(`stands ${pointsOf(withPlanes(nation))}, keeps ${storeOf(trial({ nation }))}`).toBe(text)
  })

  test('of two seats have a stronger headquarters, which brings two action points', () => {
    const alone = withPlanes('german')
    const { scenario } = alone.game
    const game = openLike(scenario, {
      sides: scenario.sides.flatMap((seat) => [seat, { ...seat, id: `${seat.id}-partner` }]),
      units: scenario.units.map((unit) => ({ ...unit, side: 2 })),
    })
    const together = inPhase({ game, state: game.setup(lowestDice), events: [] }, phase.shooting, undefined, 1)
    expect((pointsOf(together) ?? 0) - (pointsOf(alone) ?? 0)).toBe(4)
    expect([alone, together].map((at) => ask(at, { about: 'income', side: 0 }))).toEqual([1, 2])
  })
})

describe('weather', () => {
  const kinds = ['clear', 'night', 'rain', 'snow'] as const
  const at = (weather: (typeof kinds)[number], movement: number): Trial =>
    trial({
      cards: {
        ...each('german-', classes, (one) => madeUp({ class: one, movement, weapon: weapon() })),
        'us-mark': madeUp({ nation: 'us' }),
      },
      tables: { terrain: plates },
      units: [
        'german-infantry a1',
        'german-artillery c1',
        'german-tank e1',
        'german-transport g1',
        'german-aircraft hq',
        ...row,
      ],
      at: phase.shooting,
      weather,
    })

  test.each(
    rowsOf(`
      clear infantry 0123, artillery 0123, tank 0123, transport 0123, range 8, flies
      night infantry 0123, artillery 0123, tank 0123, transport 0123, range 2
      rain  infantry 0123, artillery 0123, tank 0112, transport 0112, range 8
      snow  infantry 0112, artillery 0123, tank 0123, transport 0123, range 8, flies`),
  )('%s: how far units move and see', (weather, text) => {
    const of = (movement: number) => at(weather as (typeof kinds)[number], movement)
    const moves = onGround.map(
      (one) =>
        `${one} ${upTo(0, 3)
          .map((movement) => ask(of(movement), { about: 'movement', unit: unitOf(of(movement), `german-${one}`) }))
          .join('')}`,
    )
    const range = fireOf(of(1), unitOf(of(1), 'german-infantry'))
      ?.split(' ')[0]
      .slice(1)
    const flies = offered(of(1), 0, { type: 'fly' }).length > 0
    expect([...moves, `range ${range}`, ...(flies ? ['flies'] : [])].join(', ')).toBe(text)
  })
})

describe('the landscape of a pitched battle', () => {
  const scenario = trial({
    tables: { terrain: each('', Object.keys(rules.terrain), () => ground({ supply: 9 })) },
  }).game.scenario
  const { setup, table } = openLike(scenario, { battle: 'pitched' })

  /** Returns the terrain by space when the ten-sided dice show these, then others. */
  const rolled = (...dice: readonly number[]): readonly string[] => {
    const [forced, others] = [[...dice], rollingDice(1)]
    const below = (sides: number): number => forced.shift() ?? others.below(sides)
    const all = { below, clone: () => all }
    const { terrain } = setup(unkeyedDice(all))
    return table.spaces.flatMap((space) =>
      terrain[space] === 0 ? [] : [`${table.terrainIds[terrain[space] - 1]} ${table.board.nameOf(space)}`],
    )
  }
  const digits = upTo(0, 9)

  test('has so many pieces of terrain', () => {
    const counts = digits.flatMap((ten) => digits.map((one) => rolled(ten, one).length))
    const ends = counts.flatMap((count, result) => (count === counts[result + 1] ? [] : [`${count} to ${result}`]))
    expect(ends.join(', ')).toBe('0 to 5, 2 to 14, 3 to 30, 4 to 51, 5 to 72, 6 to 88, 7 to 94, 8 to 99')
  })

  test('has them of these kinds', () => {
    const kinds = digits.map((kind) => rolled(0, 6, kind, kind)[0].split(' ')[0])
    expect(kinds.join(' ')).toBe('lake forest forest forest forest bushes bushes bushes mountain mountain')
  })

  test('has them in these columns and rows', () => {
    const spaceOf = (isMeant: (name: string) => boolean, column: number, row: number, other: readonly number[]) =>
      rolled(0, 6, 1, 1, column, row, ...other)
        .map((one) => one.split(' ')[1])
        .find(isMeant)
    const columns = digits.map((column) => spaceOf((name) => name.endsWith('1'), column, 0, [9, 9])?.[0])
    const rows = digits.map((row) => spaceOf((name) => name.startsWith('a'), 0, row, [9, 9])?.[1])
    expect([columns.join(''), rows.join('')]).toEqual(['abcddeefgh', '1223344556'])
  })
})

test('a deck leaves so many points unspent at most', () => {
  const army = { nation: 'german', units: { 'german-light-inf': 1 }, support: {} }
  const limits = upTo(1, 20).filter((points) => problemsOf(rules, army, points).length === 0)
  expect(limits).toEqual([1, 2, 3, 4, 5, 6])
})

test('a deck has so many copies of a card', () => {
  const units = [...classes.map((one) => madeUp({ class: one, cost: 5 })), madeUp({ class: 'tank', cost: 6 })]
  expect(units.map((unit) => mostCopies(rules, unit))).toEqual([4, 2, 2, 3, 2, 2])
  const cardsOfSupport = [{}, { general: true }, { variable: { least: 1, most: 2 } }].map(supportCard)
  expect(cardsOfSupport.map((one) => mostCopies(rules, one))).toEqual([2, 1, 1])
})
