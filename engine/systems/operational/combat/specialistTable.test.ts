/** Every kind of specialist, by what it does for its unit: each test plays all kinds. */
import { expect, test } from 'vitest'
import { contentRules, type ScenarioSketch, type UnitSketch } from '../../../../tests/support/operational.ts'
import { queueOf } from '../../../../tests/support/queue.ts'
import { layStaff } from '../../../../tests/support/staff.ts'
import { byRule } from '../../../../tests/support/table.ts'
import { specialistState } from '../types.ts'

// Attack, defence, armour in attack, armour in defence, artillery, place in the queue, price.
const rows: readonly (readonly [string, number, number, number, number, number, number, number])[] = [
  ['engineers', 4, 4, 0, 0, 0, 2, 30],
  ['reconnaissance', 3, 3, 0, 0, 0, 1, 25],
  ['ski-troops', 3, 3, 0, 0, 0, 2, 20],
  ['special-forces', 5, 5, 0, 0, 0, 1, 45],
  ['commandos', 5, 5, 0, 0, 0, 1, 55],
  ['field-artillery', 0, 2, 0, 0, 1, 5, 25],
  ['heavy-artillery', 0, 2, 0, 0, 2, 6, 40],
  ['self-propelled-artillery', 1, 2, 0, 0, 1, 5, 40],
  ['rocket-artillery', 0, 1, 0, 0, 2, 5, 35],
  ['siege-artillery', 0, 1, 0, 0, 3, 6, 60],
  ['anti-tank-guns', 0, 3, 0, 1, 0, 4, 20],
  ['heavy-anti-tank-guns', 0, 4, 0, 2, 0, 4, 35],
  ['tank-destroyers', 2, 4, 0, 1, 0, 3, 35],
  ['tank-battalion', 5, 3, 1, 1, 0, 3, 40],
  ['heavy-tank-battalion', 7, 5, 2, 2, 0, 3, 60],
  ['amphibious-tanks', 5, 3, 1, 1, 0, 3, 50],
  ['assault-guns', 4, 3, 1, 1, 0, 3, 35],
  ['flak', 0, 2, 0, 0, 0, 5, 15],
]
const kinds = rows.map(([kind]) => kind)

/** A attacks B, an Italian, eastwards; its staff knows every order. */
const lay = (a: Partial<UnitSketch>, b: Partial<UnitSketch> = {}, sketch: Partial<ScenarioSketch> = {}) =>
  layStaff({
    map: '. . . . .\n . . . . .\n. . . . .',
    owner: '1 1 2 2 2\n 1 1 2 2 2\n1 1 2 2 2',
    objectives: [{ side: 0, hex: '0501' }],
    sources: [['rail 0101'], ['rail 0501']],
    headquarters: [{ side: 0, hex: '0102', commandPoints: 9, levels: { operations: 3, pool: 3 } }],
    ...sketch,
    units: [
      { id: 'a', side: 0, hex: '0202', steps: 6, ...a },
      { id: 'b', side: 1, hex: '0302', type: 'italian-infantry', steps: 6, ...b },
    ],
  })
type Table = ReturnType<typeof lay>

const strengths = (table: Table): readonly number[] => {
  const [, own, theirs] = /(\d+) : (\d+)/.exec(table.explain('odds', 'a', 'b').terms[0].label) ?? []
  return [Number(own) - 18, Number(theirs) - 18]
}
const shift = (table: Table, rule: string) => byRule(table.explain('odds', 'a', 'b'))[rule] ?? 0
/** The kinds of specialist for which something holds. */
const kindsThat = (holds: (specialists: readonly string[]) => boolean) => kinds.filter((kind) => holds([kind]))

test('B5: these are all kinds', () => {
  expect(Object.keys(contentRules().specialists)).toEqual(kinds)
})

test.each(rows)(
  'D2, D4, D6, D8: %s adds %i in attack and %i in defence',
  (kind, attack, defence, armour, against, guns) => {
    const specialists = [kind]
    expect(strengths(lay({ specialists }))[0]).toBe(attack)
    expect(strengths(lay({}, { specialists }))[1]).toBe(defence)
    expect([shift(lay({ specialists }), 'D4'), shift(lay({ specialists }), 'D8')]).toEqual([armour, guns])
    // Five points of armour in each of six steps, three columns, come against it.
    expect(shift(lay({ type: 'american-armour' }, { specialists }), 'D4')).toBe(3 - against)
  },
)

test.each(rows)('B7: %s stands in its place of the loss queue', (kind, ...numbers) => {
  const table = lay({ specialists: [kind] })
  const place = numbers[5]
  const steps = new Array<string>(6).fill('+')
  steps.splice(place - 1, 0, kind)
  expect(queueOf(table.game.table, table.state, 0)).toBe(steps.join(' '))
})

test.each(rows)('F13: %s has its price', (kind, ...numbers) => {
  const price = numbers[6]
  const cost = (prestige: number) => {
    const table = lay({ hex: '0101', steps: 5 }, {}, { store: [[`${kind} british 1`], []], prestige: [prestige, 0] })
    table.state.turn = 0
    return table.legal('store').includes(`a ${kind} british`)
  }
  expect([cost(price), cost(price - 1)]).toEqual([true, false])
})

test('D6: only tank destroyers shoot armour down in attack', () => {
  const tanks = { specialists: ['heavy-tank-battalion'] }
  const armoured = (specialists: readonly string[]) => shift(lay({ type: 'american-armour', specialists }, tanks), 'D4')
  const without = armoured([])
  expect(without).toBe(1)
  expect(
    kindsThat((specialists) => shift(lay({ type: 'american-armour', specialists }, tanks), 'D4') > without),
  ).toEqual([...['tank-destroyers', 'tank-battalion', 'heavy-tank-battalion', 'amphibious-tanks', 'assault-guns']])
})

test('B6: towed guns cannot fire after a move', () => {
  const towed = kindsThat((specialists) => {
    const table = lay({ hex: '0101', specialists })
    table.move('a', '0201')
    return table.state.specialistState[0] !== specialistState.active
  })
  expect(towed).toEqual([
    ...['field-artillery', 'heavy-artillery', 'rocket-artillery', 'siege-artillery'],
    ...['anti-tank-guns', 'heavy-anti-tank-guns', 'flak'],
  ])
})

test('D10, D12, D17: who bridges, who storms trenches, who spares losses', () => {
  const river = { barriers: ['minor-river 0202 E'] }
  expect(kindsThat((specialists) => shift(lay({ specialists }, {}, river), 'D10') === 0)).toEqual([
    'engineers',
    'commandos',
  ])
  expect(kindsThat((specialists) => shift(lay({ specialists }, { entrenchment: 2 }), 'D12') > -2)).toEqual([
    ...['engineers', 'special-forces', 'commandos'],
  ])
  const spares = kindsThat((specialists) => {
    const table = lay({ specialists })
    return (table.game.forecast(table.state, 0, 1)?.attackerLossTerms.length ?? 0) > 0
  })
  expect(spares).toEqual(['special-forces', 'commandos'])
  expect(kindsThat((specialists) => shift(lay({ specialists }, {}, river), 'D4') > 0)).toEqual(['amphibious-tanks'])
})

test('F25: scouts thrust ahead in any weather, skis in snow', () => {
  const open = { units: [], barriers: [] }
  const thrusts = (weather: string, ground: string) =>
    kindsThat((specialists) => {
      const map = `. . ${ground} . .\n . . . . .\n. . . . .`
      const table = lay({ hex: '0201', specialists }, { hex: '0503' }, { ...open, weather, map })
      return table.legal('recon-in-force').includes('a 0301')
    })
  expect(thrusts('dry', '.')).toEqual(['reconnaissance'])
  expect(thrusts('snow', 'f')).toEqual(['ski-troops'])
})

test('D27: engineers alone make any loss enough to cost trenches', () => {
  const sure = kindsThat((specialists) => {
    const table = lay({ specialists }, { entrenchment: 1 })
    return table.game.forecast(table.state, 0, 1)?.entrenchmentChance === 100
  })
  expect(sure).toEqual(['engineers'])
})

test('F30: who swims comes over a river ready to fight', () => {
  const ready = kindsThat((specialists) => {
    const table = lay(
      { specialists },
      { hex: '0503' },
      {
        barriers: ['major-river 0202 E'],
        headquarters: [{ side: 0, hex: '0101', commandPoints: 9, levels: { engineering: 3 } }],
      },
    )
    table.act({ type: 'river-crossing', unit: 0, to: table.hex('0302') })
    return table.state.specialistState[0] === specialistState.active
  })
  expect(ready).toEqual(['commandos', 'amphibious-tanks'])
})
