import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contentRules, type ScenarioSketch } from '../../../tests/support/operational.ts'
import { byRule, layTable } from '../../../tests/support/table.ts'
import { degree } from '../../hex.ts'
import { makeCosts, takesAll } from './cost.ts'
import { mobileClass } from './mobility.ts'
import { actionPoint } from './types.ts'
import { makeEncounters } from './zones.ts'

/** A row of hexes with the sea behind it. */
const lane = (signs: string): string => `${signs}\n ${signs.replaceAll(/\S/g, '~')}`
const seaBehind = (owner: string): string => `${owner}\n ${owner.replaceAll(/\S/g, '-')}`

describe('points and terrain', () => {
  test.each([
    ['british-infantry', '. . h . f .', { '0201': 1, '0301': 3, '0401': 4, '0501': 6, '0601': 7 }],
    ['british-infantry', '. : C o s b', { '0201': 1, '0301': 2, '0401': 4, '0501': 6 }],
    ['british-armour', '. : C h f s .', { '0201': 1, '0301': 3, '0401': 5, '0501': 8, '0601': 11 }],
    ['german-mountain', '. M M . . .', { '0201': 2, '0301': 4, '0401': 5, '0501': 6, '0601': 7 }],
    ['german-infantry', '. M M . . .', { '0201': 3, '0301': 6, '0401': 7 }],
    ['polish-cavalry', '. . M . . .', { '0201': 1 }],
    ['british-infantry', '. _ . . . .', {}],
    ['british-infantry', '. A . . . .', {}],
  ])('C1, C2, C4: %s over %s', (type, signs, expected) => {
    const table = layTable({ map: lane(signs), units: [{ id: 'a', side: 0, type, hex: '0101' }] })
    expect(table.reach('a')).toEqual(expected)
  })

  test('C3: units pass through friends, but never stop on them nor enter the enemy', () => {
    const table = layTable({
      map: lane('. . . . . .'),
      owner: seaBehind('1 1 1 1 1 2'),
      units: [
        { id: 'a', side: 0, hex: '0101' },
        { id: 'friend', side: 0, hex: '0301' },
        { id: 'enemy', side: 1, hex: '0501', steps: 2 },
      ],
    })
    expect(table.reach('a')).toEqual({ '0201': 1, '0401': 3 })
  })

  test('C4: hard ground takes all points of a unit that has them all, and locks its action point', () => {
    const table = layTable({
      map: lane('. . d . .'),
      units: [
        { id: 'next', side: 0, hex: '0201' },
        { id: 'far', side: 0, hex: '0101' },
      ],
    })
    expect(table.reach('next')).toEqual({ '0301': 4 })
    expect(table.reach('far')).toEqual({})
    table.move('next', '0301')
    expect(table.of('next')).toMatchObject({ points: 0, action: actionPoint.locked })
  })

  test('C4: hard ground also asks for an action point that is still available', () => {
    const table = layTable({ map: lane('. . d .'), units: [{ id: 'a', side: 0, hex: '0201' }] })
    table.state.actionPoint[table.unit('a')] = actionPoint.expended
    expect(table.reach('a')).toEqual({ '0101': 1 })
  })

  test.each([
    ['mud', 'british-infantry', '. . h f s b', { '0201': 2, '0301': 5 }],
    ['mud', 'british-infantry', '. C : C . .', { '0201': 1, '0301': 2, '0401': 3, '0501': 5, '0601': 7 }],
    ['mud', 'british-armour', '. h f . . .', { '0201': 3 }],
    ['mud', 'british-infantry', '. R R b . .', { '0201': 1, '0301': 2 }],
    ['mud', 'british-infantry', '. b . . . .', { '0201': 4 }],
    ['snow', 'german-mountain', '. M A . . .', { '0201': 3 }],
    ['snow', 'british-armour', '. s s f . .', { '0201': 2, '0301': 4 }],
    ['snow', 'british-infantry', '. s f M . .', { '0201': 2, '0301': 5 }],
  ])('C5: in %s %s goes over %s', (weather, type, signs, expected) => {
    const table = layTable({ map: lane(signs), weather, units: [{ id: 'a', side: 0, type, hex: '0101' }] })
    expect(table.reach('a')).toEqual(expected)
  })

  test('C7: extended movement spends the action point only where it is needed', () => {
    const sketch: ScenarioSketch = {
      map: lane('. . . . . . . . .'),
      units: [{ id: 'a', side: 0, hex: '0101' }],
    }
    const near = layTable(sketch)
    near.move('a', '0501')
    expect(near.of('a')).toMatchObject({ points: 0, action: actionPoint.available })
    const beyond = layTable(sketch)
    beyond.move('a', '0601')
    expect(beyond.of('a')).toMatchObject({ points: 2, action: actionPoint.expended })
    expect(beyond.reach('a')).toEqual({ '0401': 2, '0501': 1, '0701': 1, '0801': 2 })
  })

  test('C6: a locked action point does not extend movement', () => {
    const table = layTable({ map: lane('. . . . . . . .'), units: [{ id: 'a', side: 0, hex: '0101' }] })
    table.state.actionPoint[table.unit('a')] = actionPoint.locked
    expect(Object.keys(table.reach('a'))).toEqual(['0201', '0301', '0401', '0501'])
  })
})

describe('ways', () => {
  const pass: ScenarioSketch = {
    map: lane('. M A M . .'),
    ways: ['road 0101 0201 0301 0401 0501'],
    units: [{ id: 'tanks', side: 0, type: 'british-armour', hex: '0101' }],
  }

  test('C8: by road through what is closed, without stopping there', () => {
    expect(layTable(pass).reach('tanks')).toEqual({ '0501': 4, '0601': 5 })
  })

  test('C8: snow closes roads in the mountains, and railways only on alpine ground', () => {
    for (const signs of ['. M . . . .', '. A . . . .'])
      for (const way of ['road', 'track'])
        expect(
          layTable({ ...pass, map: lane(signs), ways: [`${way} 0101 0201 0301`], weather: 'snow' }).reach('tanks'),
        ).toEqual({})
    const rail = { ...pass, map: lane('. M M M . .'), ways: ['rail 0101 0201 0301 0401 0501'], weather: 'snow' }
    expect(layTable(rail).reach('tanks')).toEqual({ '0501': 4, '0601': 5 })
  })

  test('C8: a track drowns in mud, a road does not', () => {
    const wood = { ...pass, map: lane('. f f f . .'), weather: 'mud' }
    expect(layTable({ ...wood, ways: ['track 0101 0201 0301'] }).reach('tanks')).toEqual({ '0201': 7 })
    expect(layTable({ ...wood, ways: ['road 0101 0201 0301'] }).reach('tanks')).toEqual({ '0201': 1, '0301': 2 })
  })
})

describe('hexsides', () => {
  const river = (kind: string, bridges: string[] = []): ScenarioSketch => ({
    map: lane('. . . . . . . . .'),
    barriers: [`${kind} 0201 E`],
    bridges,
    units: [
      { id: 'bank', side: 0, hex: '0201' },
      { id: 'behind', side: 0, hex: '0101' },
    ],
  })

  test('C9: a minor river takes all points of a unit that has them all, and locks its action point', () => {
    const table = layTable(river('minor-river'))
    expect(table.reach('bank')).toEqual({ '0301': 4 })
    expect(table.reach('behind')).toEqual({})
    table.move('bank', '0301')
    expect(table.of('bank')).toMatchObject({ points: 0, action: actionPoint.locked })
  })

  test('C9: it asks for no action point; one that is spent stays spent', () => {
    const table = layTable(river('minor-river'))
    table.state.actionPoint[table.unit('bank')] = actionPoint.expended
    table.move('bank', '0301')
    expect(table.of('bank')).toMatchObject({ points: 0, action: actionPoint.expended })
  })

  test('C9, F28: lorries that have driven all day and have as many points left as a fresh unit do not cross it', () => {
    const table = layTable({
      map: lane('. . . . . . .'),
      barriers: ['minor-river 0501 E'],
      headquarters: [{ side: 0, hex: '0101', levels: { logistics: 1 } }],
      sources: [['rail 0101'], []],
      units: [{ id: 'a', side: 0, hex: '0101', type: 'italian-infantry' }],
    })
    table.act({ type: 'motor-pool', unit: 0 })
    table.move('a', '0501')
    expect(table.of('a')).toMatchObject({ points: 3, action: actionPoint.expended })
    expect(table.reach('a')).not.toHaveProperty('0601')
  })

  test('C10, C11: nobody crosses a major river but by a bridge, which costs nothing extra', () => {
    expect(layTable(river('major-river')).reach('bank')).toEqual({})
    expect(layTable(river('major-river', ['0201 E'])).reach('behind')).toMatchObject({ '0301': 2, '0501': 4 })
    expect(layTable(river('minor-river', ['0301 W'])).reach('behind')).toMatchObject({ '0301': 2, '0501': 4 })
  })

  test('C11, C12: a wadi costs nothing, a ridge a point, an escarpment stops', () => {
    expect(layTable(river('wadi')).reach('behind')).toMatchObject({ '0301': 2 })
    expect(layTable(river('ridge')).reach('behind')).toMatchObject({ '0301': 3 })
    expect(layTable(river('escarpment')).reach('behind')).toEqual({})
  })

  test('C12: a road climbs ridges and escarpments for the price of the road', () => {
    for (const kind of ['ridge', 'escarpment'])
      expect(layTable({ ...river(kind), ways: ['track 0201 0301'] }).reach('behind')).toMatchObject({ '0301': 2 })
  })

  test('C9: around by the bridge if that is no dearer, and across if it is', () => {
    const table = layTable({
      map: `. . .
             . . .
            . . .`,
      barriers: ['minor-river 0201 E', 'minor-river 0202 NE E', 'minor-river 0203 E'],
      bridges: ['0202 E'],
      units: [{ id: 'a', side: 0, hex: '0201' }],
    })
    const reach = table.game.reach(table.state, table.unit('a'))
    expect(reach.cost(table.hex('0301'))).toBe(3)
    expect(reach.takesAll(table.hex('0301'))).toBe(false)
    expect(reach.path(table.hex('0301')).map((hex) => table.game.table.board.spaces.indexOf(hex))).toHaveLength(4)
  })
})

describe('zones of control', () => {
  const front: ScenarioSketch = {
    map: lane('. . . . . . . . . .'),
    owner: seaBehind('1 1 1 2 2 2 2 2 2 2'),
    units: [
      { id: 'a', side: 0, hex: '0101' },
      { id: 'enemy', side: 1, hex: '0601' },
    ],
  }

  test('C14: entering one needs the cost of the hex, takes the rest and locks the action point', () => {
    const table = layTable(front)
    expect(table.reach('a')).toEqual({ '0201': 1, '0301': 2, '0401': 3, '0501': 4 })
    const close = layTable({
      ...front,
      units: [
        { id: 'a', side: 0, hex: '0301' },
        { id: 'enemy', side: 1, hex: '0601' },
      ],
    })
    close.move('a', '0501')
    expect(close.of('a')).toMatchObject({ points: 0, action: actionPoint.locked })
    expect(close.isLegal({ type: 'attack', unit: close.unit('a'), target: close.unit('enemy') })).toBe(true)
  })

  test('C14: never with extended movement, nor with what is left of it', () => {
    const far = {
      ...front,
      units: [
        { id: 'a', side: 0 as const, hex: '0101' },
        { id: 'enemy', side: 1 as const, hex: '0801' },
      ],
    }
    const table = layTable(far)
    expect(Object.keys(table.reach('a'))).toEqual(['0201', '0301', '0401', '0501', '0601'])
    table.move('a', '0601')
    expect(table.of('a')).toMatchObject({ points: 2, action: actionPoint.expended })
    expect(Object.keys(table.reach('a'))).not.toContain('0701')
  })

  test('C13: only over hexes that its own side owns', () => {
    const table = layTable({ ...front, owner: seaBehind('1 1 1 1 1 2 2 2 2 2') })
    expect(table.reach('a')).toMatchObject({ '0501': 4 })
    table.move('a', '0501')
    expect(table.of('a')).toMatchObject({ points: 0, action: actionPoint.available })
  })

  test.each([
    ['minor-river', false],
    ['major-river', false],
    ['escarpment', false],
    ['wadi', true],
    ['ridge', true],
  ])('C13: across a %s: %s', (kind, crosses) => {
    const table = layTable({ ...front, barriers: [`${kind} 0501 E`] })
    expect(table.game.zones(table.state, 1)[table.hex('0501')]).toBe(crosses ? 1 : 0)
  })

  test('C15: a unit with few active steps, or that retreated this turn, has none', () => {
    const table = layTable(front)
    const enemy = table.unit('enemy')
    expect(table.game.isWeak(table.state, enemy)).toBe(false)
    table.state.retreated[enemy] = 1
    expect(table.game.isWeak(table.state, enemy)).toBe(true)
    table.state.retreated[enemy] = 0
    table.state.active[enemy] = 2
    table.state.suppressed[enemy] = 5
    expect(table.game.isWeak(table.state, enemy)).toBe(true)
    expect(table.game.zones(table.state, 1).some((zone) => zone === 1)).toBe(false)
    expect(table.reach('a')).toMatchObject({ '0501': 4 })
  })

  test('C15: a headquarters in the way is closed to a unit from when it is weak until it is strong again', () => {
    const table = layTable({
      map: lane('. . . . .'),
      headquarters: [{ side: 1, hex: '0301' }],
      units: [{ id: 'a', side: 0, hex: '0101' }],
    })
    const unit = table.unit('a')
    const past = { '0201': 1, '0301': 4, '0401': 5, '0501': 6 }
    expect(table.reach('a')).toEqual(past)
    table.state.retreated[unit] = 1
    expect(table.reach('a')).toEqual({ '0201': 1 })
    table.state.retreated[unit] = 0
    expect(table.reach('a')).toEqual(past)
  })
})

describe('the explanation of a move', () => {
  test('C1, C5, C8, C12: its terms add up to what the move takes', () => {
    const table = layTable({
      map: lane('. . h : . . .'),
      weather: 'mud',
      ways: ['road 0101 0201'],
      barriers: ['ridge 0301 E'],
      units: [{ id: 'a', side: 0, hex: '0101' }],
    })
    const explanation = table.explain('movement', 'a', '0401')
    expect(byRule(explanation)).toEqual({ C8: 1, C1: 3, C5: 1, C12: 1 })
    expect(explanation.value).toBe(6000)
  })

  test('C14: what a zone of control takes is a term of its own', () => {
    const table = layTable({
      map: lane('. . . . . .'),
      owner: seaBehind('1 1 2 2 2 2'),
      units: [
        { id: 'a', side: 0, hex: '0101' },
        { id: 'enemy', side: 1, hex: '0401' },
      ],
    })
    expect(byRule(table.explain('movement', 'a', '0301'))).toEqual({ C1: 2, C14: 2 })
  })

  test('C4, C9: so is a step that takes all', () => {
    const table = layTable({
      map: lane('d . .'),
      barriers: ['minor-river 0201 E'],
      units: [{ id: 'a', side: 0, hex: '0201' }],
    })
    expect(byRule(table.explain('movement', 'a', '0101'))).toEqual({ C4: 4 })
    expect(byRule(table.explain('movement', 'a', '0301'))).toEqual({ C9: 4 })
  })

  test('C17: what a unit long without supply gives up by moving is a term of its own', () => {
    const table = layTable({
      map: lane('. . . .'),
      units: [{ id: 'a', side: 0, hex: '0101', unsupplied: 3 }],
    })
    const explanation = table.explain('movement', 'a', '0201')
    expect(byRule(explanation)).toEqual({ C1: 1, C17: 2 })
    table.move('a', '0201')
    expect(table.of('a').points).toBe(0)
  })

  test('C4, C7, C8: past hard ground that could also be entered with all points, by road, its terms add up', () => {
    const rules = contentRules()
    const slow = { ...rules.unitTypes['italian-motorised'], movement: 3, extendedMovement: 3 }
    const table = layTable({
      map: `. b .
             f . .`,
      ways: ['road 0102 0201 0301'],
      rules: { unitTypes: { ...rules.unitTypes, slow } },
      units: [{ id: 'a', side: 0, hex: '0101', type: 'slow' }],
    })
    expect(table.reach('a')).toEqual({ '0102': 3, '0201': 3, '0202': 4, '0301': 5, '0302': 5 })
    expect(byRule(table.explain('movement', 'a', '0201'))).toEqual({ C4: 3 })
    const explanation = table.explain('movement', 'a', '0301')
    expect(byRule(explanation)).toEqual({ C1: 3, C8: 2 })
    expect(explanation.value).toBe(5000)
  })

  test('there is none for a hex out of reach', () => {
    const table = layTable({ map: lane('. A .'), units: [{ id: 'a', side: 0, hex: '0101' }] })
    expect(() => table.explain('movement', 'a', '0201')).toThrow('no explanation')
  })
})

/** Any map of 7 x 6 hexes with ways, barriers, bridges and units of both sides. */
const anyScene = fc.record({
  signs: fc.array(fc.constantFrom('.', ':', 'h', 'f', 'b', 'd', 'M', 'C', 's', 'A', '~'), {
    minLength: 42,
    maxLength: 42,
  }),
  owners: fc.array(fc.constantFrom('1', '2'), { minLength: 42, maxLength: 42 }),
  barriers: fc.array(
    fc.tuple(
      fc.constantFrom('minor-river', 'major-river', 'wadi', 'ridge', 'escarpment'),
      fc.integer({ min: 1, max: 7 }),
      fc.integer({ min: 1, max: 6 }),
      fc.constantFrom('E', 'SE', 'SW'),
      fc.boolean(),
    ),
    { maxLength: 25 },
  ),
  roads: fc.array(fc.tuple(fc.constantFrom('road', 'track', 'rail'), fc.integer({ min: 1, max: 6 })), { maxLength: 4 }),
  places: fc.uniqueArray(fc.nat(41), { minLength: 2, maxLength: 8 }),
  type: fc.constantFrom('british-infantry', 'british-armour', 'german-mountain', 'polish-cavalry', 'italian-infantry'),
  weather: fc.constantFrom('dry', 'mud', 'snow'),
  action: fc.constantFrom(actionPoint.available, actionPoint.locked, actionPoint.expended),
  spent: fc.nat(4),
  stragglers: fc.array(fc.tuple(fc.nat(41), fc.integer({ min: 1, max: 3 }), fc.boolean()), { maxLength: 6 }),
  staff: fc.nat(41),
  steps: fc.constantFrom(2, 4),
  motorised: fc.nat(1),
})

const name = (column: number, row: number): string => String(column).padStart(2, '0') + String(row).padStart(2, '0')

test('C1-C15, C19, F28: on any map the reach is what plain relaxation over all paths finds', () => {
  fc.assert(
    fc.property(anyScene, (scene) => {
      const rows = (signs: readonly string[]): string =>
        [0, 1, 2, 3, 4, 5].map((row) => signs.slice(row * 7, row * 7 + 7).join(' ')).join('\n')
      const table = layTable({
        map: rows(scene.signs),
        owner: rows(scene.owners),
        weather: scene.weather,
        barriers: scene.barriers.map(([kind, column, row, direction]) => `${kind} ${name(column, row)} ${direction}`),
        bridges: scene.barriers
          .filter(([, , , , bridged]) => bridged)
          .map(([, column, row, to]) => `${name(column, row)} ${to}`),
        ways: scene.roads.map(
          ([kind, row]) => `${kind} ${[1, 2, 3, 4, 5, 6, 7].map((column) => name(column, row)).join(' ')}`,
        ),
        units: scene.places.map((place, index) => ({
          id: `u${index}`,
          side: (index & 1) as 0 | 1,
          ...(index & 1 ? {} : { type: scene.type, steps: scene.steps }),
          hex: name((place % 7) + 1, Math.floor(place / 7) + 1),
        })),
        headquarters: [{ side: 1, hex: name((scene.staff % 7) + 1, Math.floor(scene.staff / 7) + 1) }],
      })
      const { game, state } = table
      const unit = 0
      for (const [place, steps, own] of scene.stragglers)
        for (let step = 0; step < steps; step++)
          state.stragglers[game.table.board.spaces[place] * 3 + step] = own ? 1 : 2
      state.motorised[unit] = scene.motorised
      state.actionPoint[unit] = scene.action
      state.movementPoints[unit] = Math.max(0, state.movementPoints[unit] - scene.spent)
      expect(reachFound(game, state, unit)).toEqual(reachByRelaxation(game, state, unit))
      const reach = game.reach(state, unit)
      for (const hex of reach.hexes) {
        const path = reach.path(hex)
        expect(path[0]).toBe(state.hex[unit])
        expect(path[path.length - 1]).toBe(hex)
        const explained = game.explain(state, { about: 'movement', unit, to: hex })
        const rest = reach.inZone(hex) ? state.movementPoints[unit] : reach.cost(hex)
        expect(explained?.value).toBe(rest * 1000)
      }
    }),
    { numRuns: 300 },
  )
})

type Found = Record<number, { cost: number; extended: boolean; takesAll: boolean }>
type Game = ReturnType<typeof layTable>['game']
type State = ReturnType<typeof layTable>['state']

const reachFound = (game: Game, state: State, unit: number): Found => {
  const reach = game.reach(state, unit)
  return Object.fromEntries(
    reach.hexes.map((hex) => [
      hex,
      { cost: reach.cost(hex), extended: reach.extended(hex), takesAll: reach.takesAll(hex) },
    ]),
  )
}

/** The oracle: relaxes every edge until nothing changes, then judges every hex by the letter of the rules. */
const reachByRelaxation = (game: Game, state: State, unit: number): Found => {
  const { table } = game
  const lorries = state.motorised[unit] === 1
  const { edges, stops } = makeCosts(table).of(state, lorries ? mobileClass : table.movementClass[unit])
  const meets = makeEncounters(table).of(state, 0)
  const points = state.movementPoints[unit]
  const extra =
    state.actionPoint[unit] === actionPoint.available ? table.types[unit].extendedMovement + (lorries ? 2 : 0) : 0
  const isClosed = (hex: number) =>
    (meets[hex] & 1) !== 0 ||
    (state.active[unit] < 3 && state.hqHex[0] === hex && table.scenario.headquarters[0].side === 1)
  const least = (hex: number) => (state.stragglers[hex * 3 + 2] !== 0 || state.hqHex[0] === hex ? 3 : 0)
  const best = new Map([[state.hex[unit], 0]])
  for (let changed = true; changed; ) {
    changed = false
    for (const [hex, cost] of best) {
      if (hex !== state.hex[unit] && meets[hex] & 2) continue
      for (let edge = hex * degree; edge < (hex + 1) * degree; edge++) {
        const next = table.neighbours[edge]
        const total = cost + Math.max(edges[edge], least(next))
        if (next === 0 || edges[edge] >= takesAll || isClosed(next) || total > points + extra) continue
        if (meets[next] & 2 && (total > points || !stops[next])) continue
        if (total >= (best.get(next) ?? Number.POSITIVE_INFINITY)) continue
        best.set(next, total)
        changed = true
      }
    }
  }
  const found: Found = {}
  for (const [hex, cost] of best)
    if (hex !== state.hex[unit] && stops[hex] && !(meets[hex] & 4))
      found[hex] = { cost, extended: cost > points, takesAll: false }
  if (points === table.types[unit].movement)
    for (let edge = state.hex[unit] * degree; edge < (state.hex[unit] + 1) * degree; edge++) {
      const next = table.neighbours[edge]
      const cost = edges[edge]
      if (
        cost < takesAll ||
        cost === 255 ||
        (cost & 128 && extra === 0) ||
        !stops[next] ||
        isClosed(next) ||
        meets[next] & 4
      )
        continue
      if ((best.get(next) ?? Number.POSITIVE_INFINITY) > points)
        found[next] = { cost: points, extended: false, takesAll: true }
    }
  return found
}
