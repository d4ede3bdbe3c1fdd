import { describe, expect, it } from 'vitest'
import { contentRules } from '../../../../tests/support/commandCards.ts'

const { terrain, obstacles, ways } = contentRules()

const all = ['infantry', 'armour', 'artillery']
const none = { infantry: 0, armour: 0, artillery: 0 }
const one = { infantry: 1, armour: 1, artillery: 1 }

/** Grounds that a rule describes: terrains and obstacles. */
const groundsOf = (rule: string) =>
  [...Object.values(terrain), ...Object.values(obstacles)].filter((ground) => ground.rule === rule)

describe('ground', () => {
  const reductions: readonly (readonly [string, number, number, number])[] = [
    ['T2', 1, 2, 0],
    ['T3', 1, 2, 0],
    ['T4', 1, 2, 0],
    ['T6', 1, 1, 0],
    ['T10', 1, 1, 0],
    ['T11', 1, 1, 0],
    ['T12', 1, 1, 0],
    ['T13', 1, 1, 0],
    ['T14', 1, 2, 0],
    ['T17', 1, 2, 0],
    ['T19', 1, 2, 0],
    ['T21', 1, 2, 0],
    ['T22', 1, 2, 0],
    ['T24', 1, 2, 0],
    ['T27', 1, 2, 0],
    ['T30', 2, 2, 0],
    ['T31', 1, 1, 0],
    ['T32', 1, 2, 0],
    ['T34', 1, 2, 0],
    ['T35', 1, 2, 0],
    ['T36', 1, 2, 0],
    ['T39', 1, 2, 0],
    ['T40', 1, 1, 0],
    ['T44', 1, 1, 1],
    ['T45', 1, 2, 0],
    ['T48', 1, 2, 0],
    ['T49', 1, 2, 0],
    ['T51', 1, 1, 0],
    ['T53', 2, 2, 0],
    ['T57', 1, 2, 0],
    ['T58', 1, 2, 0],
    ['T64', 1, 1, 0],
    ['T65', 1, 1, 1],
    ['T67', 1, 2, 0],
  ]

  it.each(reductions)('%s takes dice from attackers', (rule, infantry, armour, artillery) => {
    const found = groundsOf(rule)
    expect(found.length).toBeGreaterThan(0)
    for (const ground of found) expect(ground.reduction).toEqual({ infantry, armour, artillery })
  })

  it('T1 and all other ground takes none', () => {
    const some = new Set([...reductions.map(([rule]) => rule), 'T52'])
    for (const ground of [...Object.values(terrain), ...Object.values(obstacles)])
      if (!some.has(ground.rule)) expect(ground.reduction, ground.name).toEqual(none)
  })

  it.each([
    ['from-below', ['T6', 'T11', 'T13', 'T52', 'T64']],
    ['from-below-or-afar', ['T30', 'T53']],
    ['builder', ['T2']],
    ['in-the-open', ['T10']],
    ['over-its-sides', ['T12']],
  ])('T6 protects %s', (protects, want) => {
    const found = [...Object.values(terrain), ...Object.values(obstacles)].filter(
      (ground) => ground.protects === protects,
    )
    expect([...new Set(found.map(({ rule }) => rule))].sort()).toEqual([...want].sort())
  })

  const who = (
    list: 'closed' | 'stops' | 'stopsLeaving' | 'noBattleEntering' | 'noBattleLeaving' | 'noBattle' | 'lossForFlag',
  ) => {
    const found: Record<string, string> = {}
    for (const ground of [...Object.values(terrain), ...Object.values(obstacles)])
      if (ground[list].length > 0) found[ground.rule] = ground[list].map((kind) => kind.slice(0, 3)).join(' ')
    return found
  }
  const vehicles = 'arm art'
  const everybody = 'inf arm art'

  it('T8 bars whom it bars', () => {
    expect(who('closed')).toEqual({
      T2: vehicles,
      T5: vehicles,
      T8: everybody,
      T20: vehicles,
      T22: vehicles,
      T24: vehicles,
      T26: everybody,
      T28: 'art',
      T30: vehicles,
      T40: vehicles,
      T45: vehicles,
      T46: vehicles,
      T50: vehicles,
      T51: 'art',
      T52: vehicles,
      T53: vehicles,
      T54: 'art',
      T60: 'art',
      T63: everybody,
      T66: vehicles,
    })
  })

  it('T3 stops whom it stops', () => {
    expect(who('stops')).toEqual({
      T3: everybody,
      T4: everybody,
      T14: everybody,
      T15: everybody,
      T17: everybody,
      T19: everybody,
      T21: everybody,
      T23: everybody,
      T27: everybody,
      T28: 'inf arm',
      T29: everybody,
      T31: everybody,
      T32: everybody,
      T34: everybody,
      T35: everybody,
      T36: everybody,
      T37: vehicles,
      T39: everybody,
      T40: 'inf',
      T41: everybody,
      T45: 'inf',
      T46: 'inf',
      T48: everybody,
      T49: everybody,
      T51: 'inf arm',
      T54: 'inf arm',
      T57: everybody,
      T58: everybody,
      T60: 'inf arm',
      T61: everybody,
      T65: everybody,
      T66: 'inf',
      T67: everybody,
    })
    expect(who('stopsLeaving')).toEqual({
      T23: everybody,
      T28: 'inf arm',
      T54: 'inf arm',
      T60: 'inf arm',
      T65: everybody,
    })
    expect(ways.railway.stops).toEqual(['armour', 'artillery'])
  })

  it('T14 silences whom it silences', () => {
    expect(who('noBattleEntering')).toEqual({
      T3: everybody,
      T4: everybody,
      T14: everybody,
      T17: everybody,
      T19: everybody,
      T21: everybody,
      T23: 'arm',
      T27: everybody,
      T28: 'arm',
      T32: everybody,
      T34: everybody,
      T35: everybody,
      T39: everybody,
      T45: everybody,
      T48: everybody,
      T49: everybody,
      T54: 'inf arm',
      T57: everybody,
      T58: everybody,
      T60: 'arm',
      T67: everybody,
    })
    expect(who('noBattleLeaving')).toEqual({ T23: 'arm', T28: 'arm', T54: 'arm', T60: 'arm' })
    expect(who('noBattle')).toEqual({ T7: everybody, T51: 'arm' })
    expect(terrain.jungle).toMatchObject({ battleFromBeside: all, advanceFromBeside: ['armour'] })
  })

  it('T15 takes dice from those who battle out', () => {
    const found: Record<string, readonly number[]> = {}
    for (const { rule, battleOut } of [...Object.values(terrain), ...Object.values(obstacles)]) {
      const counts = [battleOut.infantry, battleOut.armour, battleOut.artillery]
      if (counts.some((count) => count > 0)) found[rule] = counts
    }
    const town = [0, 2, 0]
    expect(found).toEqual({
      T14: town,
      T15: [1, 0, 0],
      T17: town,
      T19: town,
      T21: town,
      T27: town,
      T34: town,
      T35: town,
      T36: town,
      T39: town,
      T41: [1, 1, 1],
      T49: town,
      T58: town,
      T65: [1, 1, 1],
      T66: [1, 0, 0],
      T67: town,
    })
  })

  it('C17 lets occupants ignore flags', () => {
    const found: Record<string, unknown> = {}
    for (const { rule, ignoresFlags } of [...Object.values(terrain), ...Object.values(obstacles)])
      if (Object.values(ignoresFlags).some((count) => count > 0)) found[rule] = ignoresFlags
    const foot = { ...none, infantry: 1 }
    expect(found).toEqual({
      T2: one,
      T5: foot,
      T10: one,
      T12: one,
      T18: one,
      T19: one,
      T20: one,
      T22: one,
      T24: { infantry: 9, armour: 9, artillery: 9 },
      T31: one,
      T35: one,
      T36: one,
      T40: one,
      T45: one,
      T50: foot,
      T51: foot,
    })
    expect(who('lossForFlag')).toEqual({ T2: 'art', T22: vehicles })
  })

  it('C13 blocks sight where it does', () => {
    const of = (sight: string) =>
      [
        ...new Set(
          [...Object.values(terrain), ...Object.values(obstacles)]
            .filter((ground) => ground.sight === sight)
            .map(({ rule }) => rule),
        ),
      ].sort()
    expect(of('blocks')).toEqual(
      'T2 T3 T4 T14 T17 T19 T21 T22 T24 T27 T31 T32 T34 T35 T36 T39 T43 T45 T48 T49 T55 T56 T57 T58 T63 T67'
        .split(' ')
        .sort(),
    )
    expect(of('blocks-but-level')).toEqual('T6 T11 T13 T30 T52 T53 T64'.split(' ').sort())
    expect(of('blocks-in-groups')).toEqual(['T26'])
    expect(ways.road.sightOnHills).toBe(true)
  })

  it('T23 allows no overrun where ground is soft', () => {
    const found = Object.values(terrain).filter(({ overrun }) => !overrun)
    expect(found.map(({ rule }) => rule).sort()).toEqual(['T23', 'T28', 'T54', 'T60'])
  })

  it('T4 and T23 are entered from beside only', () => {
    expect(Object.keys(terrain).filter((id) => terrain[id].fromBeside.length > 0)).toEqual([
      'hedgerow',
      'flooded-field',
    ])
  })

  it('T1, T7, T11, T13 and T64 count hexes', () => {
    expect(terrain.beach.mostHexes).toBe(2)
    expect(terrain.ocean).toMatchObject({ mostHexes: 1, retreatInto: false })
    const face = { below: ['beach'], hexes: 2, closed: ['armour', 'artillery'] }
    expect(terrain.cliff.face).toEqual({ ...face, takeGround: false })
    expect(terrain['sea-bluff'].face).toEqual({ ...face, takeGround: true })
    expect(terrain['steep-hill'].climb).toBe(2)
    expect(terrain.ridge.stopsClimbing).toEqual(all)
    expect(ways.road.extraHexes).toBe(1)
  })

  it('T30 and T53 are climbed by way of heights, and fire far', () => {
    expect(terrain.mountain.artilleryRange).toEqual([3, 3, 2, 2, 1, 1, 1])
    for (const id of terrain.mountain.connects ?? []) expect(terrain[id].height, id).toBeGreaterThan(0)
    expect(terrain['cave-mountain'].connects).toEqual(terrain.mountain.connects)
  })

  it('T52 and T53 shelter those who dug them', () => {
    expect(terrain['cave-hill']).toMatchObject({
      reduction: { infantry: 1, armour: 1, artillery: 0 },
      shelter: {
        reduction: { infantry: 2, armour: 2, artillery: 0 },
        protects: 'from-below-or-afar',
        nations: ['japanese'],
      },
      stubborn: ['japanese'],
      tunnels: true,
    })
    expect(terrain['cave-mountain']).toMatchObject({
      protectsNations: ['japanese'],
      stubborn: ['japanese'],
      tunnels: true,
    })
  })

  it('T44, T47 and T59 have ends, ice and a landward side', () => {
    expect(terrain.wadi).toMatchObject({ openEnds: true, closeOnly: ['infantry', 'armour'] })
    expect(terrain['frozen-river'].risk).toEqual({ dice: 2, face: 'star' })
    expect(terrain.pier.notFrom).toEqual(['ocean'])
  })

  it('T9, T10, T15, T29 and T66 lie on hexes and go away', () => {
    expect(Object.keys(obstacles).filter((id) => obstacles[id].carries)).toEqual([
      'bridge',
      'pontoon-bridge',
      'railway-bridge',
      'rope-bridge',
    ])
    expect(Object.keys(obstacles).filter((id) => obstacles[id].leavesWithOccupant)).toEqual(['sandbags'])
    expect(obstacles.wire).toMatchObject({ removedInstead: ['infantry'], removedOnEntering: ['armour'] })
    expect(obstacles.abatis).toMatchObject({ removedInstead: ['infantry'], removedOnEntering: [] })
    expect(obstacles.minefield.mined).toBe(true)
  })
})
