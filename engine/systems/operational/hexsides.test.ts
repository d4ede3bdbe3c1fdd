/** Each kind of hexside, by what it does to who comes to it: every row plays all kinds. */
import { describe, expect, test } from 'vitest'
import type { ScenarioSketch, UnitSketch } from '../../../tests/support/operational.ts'
import { layStaff } from '../../../tests/support/staff.ts'
import { byRule, layTable, rank } from '../../../tests/support/table.ts'
import { stance } from './types.ts'

const kinds = ['minor-river', 'major-river', 'wadi', 'ridge', 'escarpment'] as const
const { even, worst, best } = rank
const italian = { type: 'italian-infantry' } as const

/** Returns the result of a scene for each kind, in their order. */
const ofEach = <T>(play: (kind: string) => T): readonly T[] => kinds.map(play)
/** A row of hexes with the sea behind it. */
const lane = (signs: string, owner: string): Pick<ScenarioSketch, 'map' | 'owner'> => ({
  map: `${signs}\n ${signs.replaceAll(/\S/g, '~')}`,
  owner: `${owner}\n ${owner.replaceAll(/\S/g, '-')}`,
})

describe('movement', () => {
  test('C9-C12: a fresh unit spends all to ford a minor river, a point more on a ridge, and climbs a cliff on a road only', () => {
    const cost = (ways: readonly string[]) =>
      ofEach((kind) => {
        const table = layTable({
          ...lane('. . . .', '1 1 1 1'),
          barriers: [`${kind} 0101 E`],
          ways,
          units: [{ id: 'a', side: 0, hex: '0101' }],
        })
        return table.reach('a')['0201']
      })
    expect(cost([])).toEqual([4, undefined, 1, 2, undefined])
    expect(cost(['road 0101 0201'])).toEqual([4, undefined, 1, 1, 1])
  })

  test('C13: zones of control reach over wadis and ridges', () => {
    const stopped = ofEach((kind) => {
      const table = layTable({
        ...lane('. . . .', '1 2 2 2'),
        barriers: [`${kind} 0201 E`],
        units: [
          { id: 'a', side: 0, hex: '0101' },
          { id: 'e', side: 1, hex: '0301' },
        ],
      })
      table.move('a', '0201')
      return table.of('a').points === 0
    })
    expect(stopped).toEqual([false, false, true, true, false])
  })

  test('C16: only rivers keep the front line from taking ground beside a way', () => {
    const swept = ofEach((kind) => {
      const table = layTable({
        map: '. . . . .\n . . . . .\n. . . . .\n . . . . .',
        owner: '1 1 2 2 2\n 1 1 2 2 2\n1 1 2 2 2\n 1 1 2 2 2',
        barriers: [`${kind} 0301 SW SE`, `${kind} 0202 NE`, `${kind} 0302 NW NE`],
        units: [{ id: 'a', side: 0, hex: '0202' }],
      })
      table.move('a', '0302')
      return table.owner('0301') === '1'
    })
    expect(swept).toEqual([false, false, true, true, true])
  })

  test('D23: units fall back over wadis and ridges, on a road over a cliff, over rivers not at all', () => {
    const ends = (ways: readonly string[]) =>
      ofEach((kind) => {
        const table = layTable({
          ...lane('. . . .', '1 2 2 2'),
          barriers: [`${kind} 0201 E`],
          ways,
          objectives: [{ side: 0, hex: '0401' }],
          units: [
            { id: 'a', side: 0, hex: '0101', steps: 6 },
            { id: 'b', side: 1, hex: '0201', ...italian, steps: 6, suppressed: 5 },
          ],
        })
        table.roll({ type: 'attack', unit: 0, target: 1 }, [best, worst, even, 0, 99, 0, 0])
        return table.at('b')
      })
    expect(ends([])).toEqual(['0201', '0201', '0301', '0301', '0201'])
    expect(ends(['road 0201 0301'])).toEqual(['0201', '0201', '0301', '0301', '0301'])
  })
})

describe('fights', () => {
  const guns = ['field-artillery']
  const odds = (kind: string, more: Partial<UnitSketch>, target: Partial<UnitSketch> = {}) => {
    const table = layStaff({
      ...lane('. . . .', '1 1 2 2'),
      barriers: [`${kind} 0201 E`],
      ways: ['road 0101 0201 0301'],
      sources: [['rail 0101'], []],
      objectives: [{ side: 0, hex: '0401' }],
      headquarters: [{ side: 0, hex: '0101', commandPoints: 9, levels: { engineering: 3, operations: 3 } }],
      units: [
        { id: 'a', side: 0, hex: '0201', steps: 6, ...more },
        { id: 'b', side: 1, hex: '0301', ...italian, steps: 6, ...target },
      ],
    })
    const combat = kind === 'major-river' ? 'assault-crossing' : 'attack'
    const explanation = table.game.explain(table.state, { about: 'odds', attacker: 0, target: 1, kind: combat })
    if (!explanation) throw new Error('no explanation')
    return byRule(explanation)
  }

  test('D4, D5: tanks count over a wadi only, in boats neither', () => {
    const tanks = ofEach((kind) => odds(kind, { specialists: ['tank-battalion'] }).D4)
    expect(tanks).toEqual([undefined, undefined, 1, undefined, undefined])
  })

  test('D8: behind the edge of a cliff, and nowhere else, trenches hide from guns', () => {
    const reached = (entrenchment: 0 | 1) => ofEach((kind) => odds(kind, { specialists: guns }, { entrenchment }).D8)
    expect(reached(0)).toEqual([1, 1, 1, 1, 1])
    expect(reached(1)).toEqual([1, 1, 1, 1, 0])
  })

  test('D10, D14, F31: what each takes from the attacker, alone and with engineers', () => {
    const shift = (specialists: readonly string[]) =>
      ofEach((kind) => {
        const { D10, D14, F31 } = odds(kind, { specialists })
        return D10 ?? D14 ?? F31
      })
    expect(shift([])).toEqual([-2, -4, -1, -2, -2])
    expect(shift(['engineers'])).toEqual([0, -2, -1, -2, -2])
  })

  test('F24: who strikes back has two columns more against those who crossed a minor river, four against boats', () => {
    const surprise = ofEach((kind) => {
      const table = layTable({
        ...lane('. . . .', '1 1 2 2'),
        barriers: [`${kind} 0201 E`],
        ways: ['road 0101 0201 0301'],
        sources: [['rail 0101'], ['rail 0401']],
        objectives: [{ side: 0, hex: '0401' }],
        headquarters: [{ side: 0, hex: '0101', commandPoints: 9, levels: { engineering: 3, operations: 3 } }],
        units: [
          { id: 'a', side: 0, hex: '0201', steps: 6, specialists: ['engineers'] },
          { id: 'b', side: 1, hex: '0301', type: 'german-panzer-division', steps: 5 },
        ],
      })
      table.state.stance[1] = stance.counterattack
      table.state.stanceKnown[1] = 1
      const combat = kind === 'major-river' ? 'assault-crossing' : 'attack'
      const explanation = table.game.explain(table.state, { about: 'odds', attacker: 0, target: 1, kind: combat })
      return explanation && byRule(explanation).F24
    })
    expect(surprise).toEqual([4, 6, 2, 2, 2])
  })
})

describe('bridges and supply', () => {
  test('F29: a pontoon bridge carries over rivers only', () => {
    const built = ofEach((kind) => {
      const table = layStaff({
        ...lane('. . . . . .', '1 1 1 1 1 1'),
        barriers: [`${kind} 0301 E`],
        sources: [['rail 0101'], ['rail 0601']],
        hubs: [['0101 3'], []],
        headquarters: [{ side: 0, hex: '0101', commandPoints: 9, levels: { engineering: 3 } }],
        units: [{ id: 'a', side: 0, hex: '0301' }],
      })
      return table.game.legal(table.state, 0).some(({ type }) => type === 'build-bridge')
    })
    expect(built).toEqual([true, true, false, false, false])
  })

  test('E11: supply over a hexside loses a tenth at a minor river and nothing at dry ones', () => {
    const value = (ways: readonly string[]) =>
      ofEach((kind) => {
        const table = layTable({
          ...lane('. . . . .', '1 1 1 1 1'),
          barriers: [`${kind} 0301 E`],
          ways,
          sources: [['rail 0101'], []],
          hubs: [['0101 3'], []],
        })
        return table.game.supply(table.state, 0).value[table.hex('0401')]
      })
    expect(value([])).toEqual([90, 0, 100, 100, 0])
    expect(value(['road 0101 0201 0301 0401'])).toEqual([90, 0, 100, 100, 100])
  })
})
