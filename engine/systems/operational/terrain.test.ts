/** Every kind of terrain, by what it does: each test plays all kinds. */
import { expect, test } from 'vitest'
import { contentRules, type ScenarioSketch, type UnitSketch } from '../../../tests/support/operational.ts'
import { layStaff } from '../../../tests/support/staff.ts'
import { byRule, layTable } from '../../../tests/support/table.ts'
import { roomFor } from './stragglers.ts'

const signs = ['.', ':', 'd', 'b', 'C', 'o', 'f', 's', 'h', 'M', 'A', '_', 'R', '~'] as const
/** Returns the result of a scene on each kind of ground, in their order. */
const onEach = <T>(play: (sign: string) => T): readonly T[] => signs.map(play)
/** The kinds of ground where something holds, by their signs. */
const groundThat = (holds: (sign: string) => boolean): string => signs.filter(holds).join('')

const lane = (row: string, owner: string): Pick<ScenarioSketch, 'map' | 'owner'> => ({
  map: `${row}\n ${row.replaceAll(/\S/g, '~')}`,
  owner: `${owner}\n ${owner.replaceAll(/\S/g, '-')}`,
})
const italian = { type: 'italian-infantry', steps: 6 } as const
const staff = { operations: 3, engineering: 3, logistics: 3, intelligence: 1, pool: 3 }

/** A attacks B, who stands on some ground, eastwards. */
const scene = (
  sign: string,
  a: Partial<UnitSketch> = {},
  b: Partial<UnitSketch> = {},
  sketch: Partial<ScenarioSketch> = {},
) =>
  layStaff({
    ...lane(`. . ${sign} . .`, '1 1 2 2 2'),
    sources: [['rail 0201'], ['rail 0301']],
    objectives: [{ side: 0, hex: '0501' }],
    headquarters: [
      { side: 0, hex: '0101', commandPoints: 9, levels: staff },
      { side: 1, hex: '0401', commandPoints: 9, levels: staff },
    ],
    assets: [['air-attack 1'], []],
    ...sketch,
    units: [
      { id: 'a', side: 0, hex: '0201', steps: 6, ...a },
      { id: 'b', side: 1, hex: '0301', ...italian, ...b },
    ],
  })
const shift = (rule: string, ...of: Parameters<typeof scene>): number =>
  byRule(scene(...of).explain('odds', 'a', 'b'))[rule] ?? 0

test('C1: these are all kinds of terrain', () => {
  expect(Object.values(contentRules().terrain).map(({ sign }) => sign)).toEqual(signs)
})

test('C1, C3: points to enter, of infantry, mountain troops, cavalry and vehicles, who have 4, 4, 5 and 7', () => {
  const cost = (type: string) =>
    onEach(
      (sign) =>
        layTable({ ...lane(`. ${sign}`, '1 1'), units: [{ id: 'a', side: 0, hex: '0101', type }] }).reach('a')[
          '0201'
        ] ?? 'X',
    ).join(' ')
  expect(cost('british-infantry')).toBe('1 1 4 2 1 2 2 2 2 3 X X 1 X')
  expect(cost('german-mountain')).toBe('1 1 4 2 1 2 2 2 2 2 X X 1 X')
  expect(cost('polish-cavalry')).toBe('1 1 5 2 1 2 2 2 2 X X X 1 X')
  expect(cost('british-armour')).toBe('1 1 7 7 2 2 3 3 2 X X X 2 X')
})

test('E6: how many hexes behind the ground supply reaches', () => {
  const reached = onEach((sign) => {
    const table = layTable({
      ...lane(`. ${sign} . . . . . .`, '1 1 1 1 1 1 1 1'),
      sources: [['rail 0101'], []],
      hubs: [['0101 1'], []],
    })
    const { value } = table.game.supply(table.state, 0)
    return ['0201', '0301', '0401', '0501', '0601', '0701', '0801'].filter((hex) => value[table.hex(hex)] > 0).length
  })
  expect(reached.join(' ')).toBe('5 4 1 3 5 4 4 3 4 1 0 0 5 0')
})

test('E2: ground that a source feeds from the next hex', () => {
  expect(
    groundThat((sign) => {
      const table = layTable({ ...lane(`${sign} . .`, '1 1 1'), sources: [['rail 0201'], []] })
      return table.game.supply(table.state, 0).value[table.hex('0101')] > 0
    }),
  ).toBe('.CR')
})

test('E11: what supply loses on a road over it', () => {
  const lost = onEach((sign) => {
    const table = layTable({
      ...lane(`. ${sign} . .`, '1 1 1 1'),
      ways: ['road 0101 0201 0301'],
      sources: [['rail 0101'], []],
      hubs: [['0101 1'], []],
    })
    return 100 - table.game.supply(table.state, 0).value[table.hex('0301')]
  })
  expect(lost.join(' ')).toBe('0 0 0 0 0 0 0 0 0 10 20 0 10 0')
})

test('D5, D7, D9, D11: shifts of an attack into it', () => {
  expect(onEach((sign) => shift('D9', sign)).join(' ')).toBe('0 0 -2 -2 -1 -1 -1 -1 -1 -2 0 0 -3 0')
  expect(onEach((sign) => shift('D9', sign, { type: 'german-mountain' })).join(' ')).toBe(
    '0 0 -2 -2 -1 -1 -1 -1 -1 0 0 0 -3 0',
  )
  expect(groundThat((sign) => shift('D4', sign, { type: 'american-armour' }) > 0)).toBe('.:oh')
  expect(groundThat((sign) => shift('D7', sign, { type: 'american-armour' }) < 0)).toBe('CfM')
})

const { terrain, weather } = contentRules()
/** All kinds of ground are frozen. */
const frozen = { weather: 'snow', rules: { weather: { snow: { ...weather.snow, freezes: Object.keys(terrain) } } } }

test('D8: where guns reach the defender, entrenched or not, and when all is frozen', () => {
  const guns = { specialists: ['field-artillery'] }
  expect(groundThat((sign) => shift('D8', sign, guns) > 0)).toBe('.:dbCofsh_')
  expect(groundThat((sign) => shift('D8', sign, guns, { entrenchment: 1 }) > 0)).toBe('.:doh_')
  expect(groundThat((sign) => shift('D8', sign, guns, { entrenchment: 1 }, frozen) > 0)).toBe('.:dosh_')
  expect(onEach((sign) => shift('D9', sign, {}, {}, frozen)).join(' ')).toBe('0 0 -2 -2 -1 -1 -1 0 -1 -2 0 0 -3 0')
  expect(groundThat((sign) => shift('D4', sign, { type: 'american-armour' }, {}, frozen) > 0)).toBe('.:osh')
})

test('F19, F20, G6: cover from feints, from fire and from the air', () => {
  const chance = (sign: string, entrenchment: 0 | 1) => {
    const table = scene(sign, { specialists: ['field-artillery'] }, { entrenchment })
    const [term] = table.game.forecast(table.state, 0, 1, 'suppressive-fire')?.terms ?? []
    return (term?.value ?? 0) / 1000
  }
  expect(onEach((sign) => chance(sign, 0)).join(' ')).toBe('50 50 50 50 50 50 50 50 50 35 35 50 35 50')
  expect(onEach((sign) => chance(sign, 1)).join(' ')).toBe('50 50 50 40 40 40 40 40 50 35 35 50 35 50')
  const hidesFromFeints = (sketch: Partial<ScenarioSketch>) =>
    groundThat((sign) => {
      const table = scene(sign, {}, {}, sketch)
      table.roll({ type: 'feint', unit: 0, target: 1 }, [0, 0, 0])
      return table.of('b').suppressed === 1
    })
  expect(hidesFromFeints({})).toBe('bCofsMAR')
  expect(hidesFromFeints(frozen)).toBe('bCofMAR')
  expect(
    groundThat((sign) => {
      const table = scene(sign)
      return table.game.strikeForecast(table.state, 0, 1)?.shift === -1
    }),
  ).toBe('bCfMA')
})

test('F24: where armour can stand ready to counterattack', () => {
  expect(
    groundThat((sign) => {
      const road = { ways: ['road 0201 0301 0401'] }
      const table = scene(sign, { hex: '0101' }, { type: 'german-panzer-division' }, road)
      table.endTurn([])
      return table.isLegal({ type: 'counterattack', unit: 1 })
    }),
  ).toBe('.:h')
})

test('B18: where units recover slowly', () => {
  expect(
    groundThat((sign) => {
      const table = scene(sign, { hex: '0101' }, { suppressed: 4 })
      table.endTurn([])
      return table.of('b').suppressed === 3
    }),
  ).toBe('MA')
})

test('E5: where a hub can stand', () => {
  expect(
    groundThat((sign) => {
      const table = layTable({
        ...lane(`. ${sign} . .`, '1 1 1 2'),
        ways: ['rail 0101 0201 0301'],
        sources: [['rail 0101'], []],
        trucks: [1, 0],
      })
      return table.isLegal({ type: 'add-truck', to: table.hex('0201') })
    }),
  ).toBe('.:dbCofshR')
})

test('F30, D21, F17: where boats land, where stragglers gather, where nobody looks deeper', () => {
  expect(
    groundThat((sign) => {
      const table = scene(sign, {}, { hex: '0501' }, { barriers: ['major-river 0201 E'] })
      return table.isLegal({ type: 'river-crossing', unit: 0, to: table.hex('0301') })
    }),
  ).toBe('.:dbCofshR')
  expect(
    groundThat((sign) => roomFor(scene(sign).game.table, scene(sign).state, 1, scene(sign).hex('0301')) === 3),
  ).toBe('.:dbCofsh_R')
  expect(
    groundThat((sign) => {
      const table = layTable({
        map: `. . . ${sign} .\n . . . . .`,
        owner: '1 1 2 2 2\n 1 1 2 2 2',
        fog: true,
        sources: [['rail 0101'], []],
        headquarters: [{ side: 0, hex: '0101', levels: staff }],
        units: [{ id: 'a', side: 0, hex: '0102' }],
      })
      return ((table.game.view(table.state, 0).sight[table.hex('0401')] ?? 0) & 1) === 1
    }),
  ).toBe('.:dbCofsh_R')
})

test('C16: the front line sweeps along all but cities', () => {
  expect(
    groundThat((sign) => {
      const table = layTable({
        map: `. . ${sign} . .\n . . . . .\n. . . . .\n . . . . .`,
        owner: '1 1 2 2 2\n 1 1 2 2 2\n1 1 2 2 2\n 1 1 2 2 2',
        units: [{ id: 'a', side: 0, hex: '0202' }],
      })
      table.move('a', '0302')
      return table.owner('0301') === '1'
    }),
  ).toBe('.:dbofshMA_~')
})

test('G10: ships reach those who stand beside water', () => {
  expect(
    groundThat((sign) => {
      const table = layTable({
        map: `. . ${sign} .`,
        owner: '1 2 2 2',
        assets: [['naval-bombardment 1'], []],
        units: [
          { id: 'a', side: 0, hex: '0101' },
          { id: 'b', side: 1, hex: '0201' },
        ],
      })
      const asset = table.game.table.assetIds.indexOf('naval-bombardment')
      return table.isLegal({ type: 'strike', asset, target: 1 })
    }),
  ).toBe('~')
})
