import { describe, expect, test } from 'vitest'
import type { ScenarioSketch, UnitSketch } from '../../../../tests/support/operational.ts'
import { queueOf } from '../../../../tests/support/queue.ts'
import { byRule, layTable, rank } from '../../../../tests/support/table.ts'
import { suppressSpecialist } from '../steps.ts'

const { even, worst, best } = rank
const scatters = 0

type Sketch = Omit<ScenarioSketch, 'map' | 'units'> & { ground?: string }

/** A attacks B eastwards over one hexside. */
const attack = (attacker: Partial<UnitSketch>, target: Partial<UnitSketch>, sketch: Sketch = {}) =>
  layTable({
    map: `. ${sketch.ground ?? '.'} .
           . . .`,
    owner: `1 2 2
             1 2 2`,
    ...sketch,
    units: [
      { id: 'a', side: 0, hex: '0101', steps: 6, ...attacker },
      { id: 'b', side: 1, hex: '0201', ...italian, steps: 6, ...target },
    ],
  })

const odds = (...scene: Parameters<typeof attack>): Readonly<Record<string, number>> => {
  const explanation = attack(...scene).explain('odds', 'a', 'b')
  return { odds: explanation.value / 1000, ...byRule(explanation) }
}
const forecast = (...scene: Parameters<typeof attack>) => {
  const table = attack(...scene)
  const made = table.game.forecast(table.state, 0, 1)
  if (!made) throw new Error('no forecast')
  return made
}

const italian = { type: 'italian-infantry' } as const
const tanks = { type: 'american-armour' } as const

describe('strength', () => {
  test('D2: active specialists add theirs to either side, suppressed ones do not', () => {
    const label = (own: Partial<UnitSketch>, enemy: Partial<UnitSketch>) =>
      attack(own, enemy).explain('odds', 'a', 'b').terms[0].label
    expect(label({}, {})).toBe('Strength 18 : 18')
    expect(label({ specialists: ['engineers', 'tank-battalion'] }, { specialists: ['flak'] })).toBe('Strength 27 : 20')
    const table = attack({ specialists: ['engineers'] }, {})
    suppressSpecialist(table.game.table, table.state, 0, 0)
    expect(table.explain('odds', 'a', 'b').terms[0].label).toBe('Strength 18 : 18')
  })

  test('D2: specialists attack even when all steps of their unit are suppressed', () => {
    expect(odds({ steps: 3, suppressed: 3, specialists: ['engineers'] }, { steps: 1 })).toMatchObject({ D3: 0.786 })
    expect(() => odds({ steps: 3, suppressed: 3, specialists: ['flak'] }, { steps: 1 })).toThrow('no explanation')
  })
})

describe('armour of specialists', () => {
  test('D4: counts as whole shifts in attack and defence', () => {
    expect(odds({ specialists: ['tank-battalion'] }, {})).toMatchObject({ D4: 1 })
    expect(odds({ specialists: ['heavy-tank-battalion'] }, { specialists: ['assault-guns'] })).toMatchObject({ D4: 1 })
    // 30 points against one shift, which trenches make half as much again.
    expect(odds(tanks, { specialists: ['assault-guns'] })).toMatchObject({ D4: 2 })
    expect(odds(tanks, { specialists: ['assault-guns'], entrenchment: 1 })).toMatchObject({ D4: 1.5 })
    expect(odds(tanks, { specialists: ['assault-guns'], entrenchment: 2 })).toMatchObject({ D4: 1 })
  })

  test('D6: towed anti-tank guns count in defence only', () => {
    expect(odds(tanks, { specialists: ['heavy-anti-tank-guns'] })).toMatchObject({ D4: 1 })
    expect(odds({ specialists: ['heavy-anti-tank-guns'] }, {})).not.toHaveProperty('D4')
  })

  test('D6: tank destroyers attack only what armour there is', () => {
    expect(odds({ specialists: ['tank-destroyers'] }, {})).not.toHaveProperty('D4')
    expect(odds({ ...tanks, specialists: ['tank-destroyers'] }, {})).toMatchObject({ D4: 3 })
    const against = { specialists: ['heavy-anti-tank-guns'] }
    expect(odds({ ...tanks, specialists: ['tank-destroyers'] }, against)).toMatchObject({ D4: 2 })
    expect(odds({ ...tanks }, { specialists: ['tank-destroyers'] })).toMatchObject({ D4: 2 })
  })

  test('D5, D6: over a minor river only tanks that swim strike', () => {
    const river = { barriers: ['minor-river 0101 E'] }
    expect(odds({ ...tanks, specialists: ['tank-battalion'] }, {}, river).D4).toBeUndefined()
    expect(odds({ ...tanks, specialists: ['amphibious-tanks'] }, {}, river)).toMatchObject({ D4: 1, D10: -2 })
    const against = { specialists: ['anti-tank-guns'] }
    // Tank destroyers stay behind: they do not make up for the guns of the enemy.
    const mixed = { specialists: ['amphibious-tanks', 'tank-destroyers'] }
    expect(odds(mixed, against)).toMatchObject({ D4: 1 })
    expect(odds(mixed, against, river).D4).toBeUndefined()
    expect(odds({ specialists: ['amphibious-tanks'] }, {}, { ...river, ground: 'f' })).toMatchObject({ D5: 0 })
    expect(odds({ specialists: ['amphibious-tanks'] }, {}, { barriers: ['ridge 0101 E'] })).toMatchObject({ D5: 0 })
  })
})

describe('artillery', () => {
  test.each([
    [['field-artillery'], 1],
    [['field-artillery', 'heavy-artillery'], 3],
    [['siege-artillery', 'rocket-artillery', 'heavy-artillery'], 5],
  ])('D8: %j bring %i, five at most', (specialists, shift) => {
    expect(odds({ specialists }, {})).toMatchObject({ D8: shift })
  })

  test('D8: guns on the move do not fire', () => {
    const table = attack({ specialists: ['field-artillery'] }, {})
    suppressSpecialist(table.game.table, table.state, 0, 0)
    expect(byRule(table.explain('odds', 'a', 'b'))).not.toHaveProperty('D8')
  })

  test.each([
    ['M', 0, 0],
    ['R', 0, 0],
    ['C', 0, 2],
    ['C', 1, 0],
    ['f', 1, 0],
    ['b', 1, 0],
    ['s', 1, 0],
    ['s', 0, 2],
    ['o', 1, 2],
    ['h', 2, 2],
    ['.', 1, 2],
  ] as const)('D8: into %s against entrenchment %i they bring %i', (ground, entrenchment, shift) => {
    expect(odds({ specialists: ['heavy-artillery'] }, { entrenchment }, { ground })).toMatchObject({ D8: shift })
  })

  test('D8: frost opens the swamp to guns', () => {
    const snow = { ground: 's', weather: 'snow' }
    expect(odds({ specialists: ['heavy-artillery'] }, { entrenchment: 1 }, snow)).toMatchObject({ D8: 2 })
  })

  test('D8: nobody who is entrenched up an escarpment is hit', () => {
    const cliff = { barriers: ['escarpment 0101 E'], ways: ['road 0101 0201'] }
    expect(odds({ specialists: ['heavy-artillery'] }, { entrenchment: 1 }, cliff)).toMatchObject({ D8: 0, D14: -2 })
    expect(odds({ specialists: ['heavy-artillery'] }, {}, cliff)).toMatchObject({ D8: 2 })
  })

  test('D8: a defender’s guns do not fire', () => {
    expect(odds({}, { specialists: ['heavy-artillery'] })).not.toHaveProperty('D8')
  })
})

describe('engineers and special forces', () => {
  test.each([
    [['engineers'], 0],
    [['commandos'], 0],
    [['special-forces'], -2],
    [['amphibious-tanks'], -2],
    [['tank-battalion'], -2],
  ])('D10: over a minor river with %j the shift is %i', (specialists, shift) => {
    expect(odds({ specialists }, {}, { barriers: ['minor-river 0101 E'] })).toMatchObject({ D10: shift })
  })

  test.each([
    [['engineers'], 1, 0],
    [['engineers'], 2, -1],
    [['engineers', 'special-forces'], 2, 0],
    [['engineers', 'engineers', 'commandos'], 1, 0],
    [['flak'], 1, -1],
  ] as const)('D12: %j against entrenchment %i: %i', (specialists, entrenchment, shift) => {
    expect(odds({ specialists: [...specialists] }, { entrenchment })).toMatchObject({ D12: shift })
  })

  test('D13: they do nothing against the fort itself', () => {
    const fort = { forts: ['0201'] }
    expect(odds({ specialists: ['engineers'] }, { entrenchment: 1 }, fort)).toMatchObject({ D12: 0, D13: -3 })
  })

  test('D17: each special force spares the attacker a column of losses', () => {
    const { attackerLossTerms, attackerLoss } = forecast({ specialists: ['special-forces', 'commandos'] }, {})
    expect(attackerLossTerms).toMatchObject([{ rule: 'operational.D17', value: 2000 }])
    expect(attackerLoss).toBe(1)
    expect(forecast({ specialists: ['engineers'] }, {}).attackerLossTerms).toEqual([])
    expect(forecast({}, { specialists: ['special-forces'] }).attackerLossTerms).toEqual([])
  })
})

describe('losses among specialists', () => {
  test('D15, B7: they are lost in the order of the queue and count as losses', () => {
    const table = attack({}, { steps: 6, specialists: ['special-forces'] })
    // 18 : 23, odds −0.669: an even roll costs the attacker three and the defender none; lift the defender's to one.
    table.attack('a', 'b', [even, 800_000, even, scatters, scatters, scatters])
    const combat = table.events.find((event) => event.type === 'combat')
    const index = table.game.table.specialistIds.indexOf('special-forces')
    expect(combat).toMatchObject({ defender: { lost: 0, specialistsLost: [index] } })
    expect(queueOf(table.game.table, table.state, 1)).toBe('+ + + + + +')
    expect([...table.state.specialistsLost]).toEqual([0, 1])
    expect(table.state.lostOfKind[table.game.table.specialistIds.length + index]).toBe(1)
    expect(table.state.lossesThisTurn[1]).toBe(1)
    expect(table.of('a').experience).toBe(110)
  })

  test('D20: specialists do not scatter: no roll for them', () => {
    const table = attack({}, { steps: 6, specialists: ['special-forces'] })
    table.attack('a', 'b', [even, 800_000, even, 2, 2, 2])
    expect([...table.state.scattered]).toEqual([0, 0])
    expect([...table.state.killed]).toEqual([3, 0])
  })

  test('F5, I3: with its last step a unit loses the specialists that are left', () => {
    const table = attack({}, { steps: 1, specialists: ['flak'] })
    table.attack('a', 'b', [best, even, 0, scatters])
    expect(table.at('b')).toBe('off the map')
    expect([...table.state.specialistsLost]).toEqual([0, 1])
    expect(queueOf(table.game.table, table.state, 1)).toBe('')
  })
})

describe('trenches and cities', () => {
  const dig = (specialists: readonly string[], rolls: readonly number[], entrenchment: 1 | 2 = 2) => {
    const table = attack({ specialists }, { entrenchment })
    table.attack('a', 'b', rolls)
    return table.of('b').entrenchment
  }

  test('D27: engineers need but one loss, suppression is enough, and two of them take two levels', () => {
    // The worst roll kills nobody, and by the odds the defender is suppressed.
    expect(dig([], [best, worst, worst, 0])).toBe(2)
    expect(dig(['engineers'], [best, worst, worst, 0])).toBe(1)
    expect(dig(['engineers', 'engineers'], [best, worst, worst, 0])).toBe(0)
    expect(dig(['engineers', 'engineers'], [best, worst, worst, 0], 1)).toBe(0)
  })

  test('D27: the forecast says how likely a level of trenches goes', () => {
    const chance = (...scene: Parameters<typeof attack>) => forecast(...scene).entrenchmentChance
    expect(chance({}, {})).toBe(0)
    // 18 : 18 and −1 for trenches: two steps are lost from column 3 on, 3.5 deviations away.
    expect(chance({}, { entrenchment: 1 })).toBe(0)
    // 18 : 3, 4.893 − 1: column 3 lies 1.393 deviations below.
    expect(chance({}, { steps: 1, entrenchment: 1 })).toBe(92)
    // Whoever loses nothing and stands is suppressed: engineers need no more.
    expect(chance({ specialists: ['engineers'] }, { entrenchment: 1 })).toBe(100)
    // 7 : 30, clipped to −3: there nobody is suppressed, and column 0 lies 2.5 deviations above.
    expect(chance({ steps: 1, specialists: ['engineers'] }, { type: 'british-airborne', entrenchment: 2 })).toBe(1)
  })

  test('D26: guns turn a city to ruins, two per cent for each shift, though nobody is hit', () => {
    for (const [roll, ruined] of [
      [5, 1],
      [6, 0],
    ]) {
      const table = attack({ specialists: ['siege-artillery'] }, { entrenchment: 1 }, { ground: 'C' })
      expect(table.game.forecast(table.state, 0, 1)).toMatchObject({ ruinChance: 6 })
      table.attack('a', 'b', [best, worst, even, 0, roll])
      expect([...table.state.ruined]).toEqual([ruined])
      const told = table.events.some((event) => event.type === 'city-ruined' && event.at === table.hex('0201'))
      expect(told).toBe(ruined === 1)
      expect([...table.state.ruinedCities]).toEqual([ruined, 0])
      // The British spare cities.
      expect(table.state.score[0]).toBe(ruined ? table.game.scenario.rules.victory.scoreRuinedCity : 0)
    }
  })

  test('D26, D9: ruins are the best cover, and cannot fall again', () => {
    const table = attack({ specialists: ['siege-artillery'] }, {}, { ground: 'C' })
    table.state.ruined[0] = 1
    expect(byRule(table.explain('odds', 'a', 'b'))).toMatchObject({ D9: -3, D8: 0 })
    expect(table.game.forecast(table.state, 0, 1)?.ruinChance).toBe(0)
    expect(forecast({ specialists: ['siege-artillery'] }, {}).ruinChance).toBe(0)
  })
})
