import { describe, expect, test } from 'vitest'
import { contentRules, hexOf } from '../../../tests/support/commandCards.ts'
import { layGround } from '../../../tests/support/groundTable.ts'

/** A board of open country on which hexes are changed by name. */
const field = (changes: Readonly<Record<string, string>> = {}, width = 9, height = 9): string =>
  Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, column) => {
      const name = `${String(column + 1).padStart(2, '0')}${String(row + 1).padStart(2, '0')}`
      return changes[name] ?? '.'
    }).join(' '),
  ).join('\n')

describe('lines of sight', () => {
  test('C13: the line from centre to centre is blocked by every hex that it crosses', () => {
    const ground = layGround({ map: field({ '0401': 'f' }) })
    expect(ground.sees('0301', '0501')).toBe(false)
    expect(ground.sees('0501', '0301')).toBe(false)
    expect(ground.blockers('0201', '0601')).toBe('0401')
    expect(ground.sees('0302', '0502')).toBe(true)
  })

  test('C13: what stands on either end blocks nothing, and neighbours always see each other', () => {
    const ground = layGround({ map: field({ '0301': 'f', '0401': 'f', '0501': 'f' }) })
    expect(ground.sees('0301', '0401')).toBe(true)
    expect(ground.sees('0301', '0501')).toBe(false)
    expect(layGround({ map: field({ '0301': 'f', '0501': 'f' }) }).sees('0301', '0501')).toBe(true)
  })

  test.each([
    [{ '0402': 'f' }, true, ''],
    [{ '0302': 'f' }, true, ''],
    [{ '0302': 'f', '0402': 'f' }, false, '0402 0302'],
  ])('C13: along an edge it is blocked only from both hands: %o', (changes, sees, blockers) => {
    const ground = layGround({ map: field(changes) })
    expect(ground.sees('0401', '0403')).toBe(sees)
    expect(ground.sees('0403', '0401')).toBe(sees)
    expect(ground.blockers('0401', '0403')).toBe(blockers)
  })

  test('C13: both hands count along the whole line, not only at one edge', () => {
    const ground = layGround({ map: field({ '0402': 'f', '0304': 'f' }) })
    expect(ground.sees('0401', '0405')).toBe(false)
    expect(layGround({ map: field({ '0402': 'f', '0404': 'f' }) }).sees('0401', '0405')).toBe(true)
  })

  test('C13: nothing off the board blocks a line along its edge', () => {
    expect(layGround({ map: field({ '0102': 'f' }) }).sees('0101', '0103')).toBe(true)
  })

  test('C13: a hex that the line touches with a corner counts as standing on that hand', () => {
    // From 0101 to 0405 the line runs through 0102, 0203, 0303 and 0304 and touches 0202 and 0204 with a corner.
    const lineOf = (changes: Record<string, string>) => layGround({ map: field(changes) })
    for (const corner of ['0202', '0204']) expect(lineOf({ [corner]: 'f' }).sees('0101', '0405')).toBe(true)
    for (const crossed of ['0102', '0203', '0304'])
      expect(lineOf({ [crossed]: 'f' }).blockers('0101', '0405')).toBe(crossed)
  })

  test('C13: lines of any length and direction are the same both ways', () => {
    const changes = { '0403': 'f', '0505': 'f', '0602': 'f', '0304': 'f', '0706': 'f', '0207': 'f' }
    const { game, state } = layGround({ map: field(changes) })
    const { sight } = game.services
    for (const from of game.table.hexes)
      for (const to of game.table.hexes) expect(sight.sees(state, from, to)).toBe(sight.sees(state, to, from))
  })

  test('C13: units block, whosever they are, but not those that look and are seen', () => {
    const ground = layGround({
      map: field(),
      units: [
        { id: 'a', side: 0, hex: '0301' },
        { id: 'b', side: 0, hex: '0501' },
        { id: 'c', side: 1, hex: '0601' },
      ],
    })
    expect(ground.sees('0301', '0601')).toBe(false)
    expect(ground.sees('0501', '0701')).toBe(false)
    expect(ground.sees('0301', '0501')).toBe(true)
    expect(ground.blockers('0301', '0701')).toBe('0501 0601')
  })

  test('A20: smoke blocks, but who stands in it sees and is seen', () => {
    const ground = layGround({ map: field() })
    ground.state.smoke[ground.hex('0401')] = 2
    expect(ground.sees('0301', '0501')).toBe(false)
    expect(ground.sees('0401', '0601')).toBe(true)
    expect(ground.sees('0601', '0401')).toBe(true)
  })
})

describe('bridges where a scenario says so', () => {
  const map = '. . . . .\n . = . .\n. . . . .'
  const on = (obstacles: readonly string[], hexes: readonly string[]) =>
    layGround({ map, obstacles, special: { blockingBridges: hexes.map((name) => hexOf(map, name)) } })

  test.each(['bridge', 'railway-bridge', 'pontoon-bridge', 'rope-bridge'])('T9, T33, T37: a %s blocks', (kind) => {
    expect(on([`${kind} 0202`], []).sees('0102', '0302')).toBe(true)
    expect(on([`${kind} 0202`], ['0202']).sees('0102', '0302')).toBe(false)
    expect(on([`${kind} 0202`], ['0202']).sees('0102', '0202')).toBe(true)
  })

  test('T9: no longer when it is gone', () => {
    const ground = on(['bridge 0202'], ['0202'])
    ground.state.obstacle[ground.hex('0202')] = 0
    expect(ground.sees('0102', '0302')).toBe(true)
  })
})

describe('what blocks sight', () => {
  const terrain = 'C4 open, T1 beach, T7 ocean, T8 river, T16 airfield, T18 cemetery, T20 dam, T23 flooded-field'
  const more =
    'T25 high-ground, T28 marsh, T41 ford, T44 wadi, T47 frozen-river, T50 ravine, T51 trenches, T54 fish-pond'
  const rest = 'T59 pier, T60 rice-paddy, T61 stream, T65 balka'
  const blocking =
    'T3 forest, T4 hedgerow, T14 town, T17 barracks, T19 church, T21 factory, T24 fortress, T27 lighthouse, T31 oasis, ' +
    'T32 palm-forest, T34 power-plant, T35 prison-camp, T36 radar-station, T39 railway-station, T43 supply-depot, ' +
    'T45 city-ruins, T48 forested-hill, T49 village-hill, T55 hospital, T56 headquarters, T57 jungle, T58 labour-camp, ' +
    'T63 escarpment, T67 castle, T6 hill, T11 cliff, T11 sea-bluff, T13 steep-hill, T30 mountain, T52 cave-hill, ' +
    'T53 cave-mountain, T64 ridge, T64 great-dunes'
  const casesOf = (list: string, isOpen: boolean) =>
    list.split(', ').map((words) => [...words.split(' '), isOpen] as [string, string, boolean])

  test.each([...casesOf(`${terrain}, ${more}, ${rest}`, true), ...casesOf(blocking, false)])(
    '%s: over %s level ground sees level ground: %s',
    (_rule, id, isOpen) => {
      const { sign } = contentRules().terrain[id]
      expect(layGround({ map: `. ${sign} .` }).sees('0101', '0301')).toBe(isOpen)
    },
  )

  const openWorks =
    'T5 hedgehogs, T9 bridge, T10 sandbags, T12 sea-wall, T15 wire, T29 minefield, T33 pontoon-bridge, T37 railway-bridge, ' +
    'T40 road-block, T46 tank-teeth, T62 rope-bridge, T66 abatis'
  test.each([...casesOf(openWorks, true), ...casesOf('T2 bunker, T22 field-bunker', false)])(
    '%s: over %s one sees: %s',
    (_rule, id, isOpen) => {
      expect(layGround({ map: '. . .', obstacles: [`${id} 0201`] }).sees('0101', '0301')).toBe(isOpen)
    },
  )

  test.each([
    ['T6', 'h h h .', '0301', true],
    ['T6', 'h h . .', '0301', false],
    ['T6', 'h h h .', '0401', false],
    ['T6', 'h . h .', '0301', true],
    ['T11', 'h C h .', '0301', true],
    ['T13', 'h H h .', '0301', true],
    ['T30', 'M M M .', '0301', true],
    ['T30', 'M h M .', '0301', false],
    ['T30', 'h M h .', '0301', false],
    ['T48', 'h T h .', '0301', false],
    ['T49', 'h O h .', '0301', false],
    ['T52', 'h c h .', '0301', true],
    ['T53', 'M A M .', '0301', true],
    ['T64', 'e e e .', '0301', true],
  ])('%s: over %s the first hex sees %s: %s', (_rule, map, to, sees) => {
    const ground = layGround({ map })
    expect(ground.sees('0101', to)).toBe(sees)
    expect(ground.sees(to, '0101')).toBe(sees)
  })

  test('T2, T22: a bunker on the hill between blocks', () => {
    for (const kind of ['bunker', 'field-bunker'])
      expect(layGround({ map: 'h h h .', obstacles: [`${kind} 0201`] }).sees('0101', '0301')).toBe(false)
    expect(layGround({ map: 'h h h .', obstacles: ['sandbags 0201'] }).sees('0101', '0301')).toBe(true)
  })

  test('T6: hills of one height see each other over a hill only when an unbroken height joins all three', () => {
    const apart = 'h . h . h\n. . . . .'
    expect(layGround({ map: apart }).sees('0101', '0501')).toBe(false)
    expect(layGround({ map: 'h . h . h\n h h h h .' }).sees('0101', '0501')).toBe(true)
    expect(layGround({ map: 'h . h . h\n T T T T .' }).sees('0101', '0501')).toBe(true)
  })

  test('T26: one lake is seen over, two that touch are not', () => {
    expect(layGround({ map: '. l .\n . . .' }).sees('0101', '0301')).toBe(true)
    expect(layGround({ map: '. l .\n l . .' }).sees('0101', '0301')).toBe(false)
    expect(layGround({ map: '. l . l .' }).sees('0101', '0501')).toBe(true)
  })

  test.each(['v', 'V', 'x', 'g'])('T44, T50, T51, T65: a unit in %s blocks as anywhere', (sign) => {
    const map = `. ${sign} .`
    expect(layGround({ map }).sees('0101', '0301')).toBe(true)
    expect(layGround({ map, units: [{ side: 1, hex: '0201' }] }).sees('0101', '0301')).toBe(false)
  })

  test('T38, T42: roads and railways block nothing, but a road over a hill is as high as the hill', () => {
    for (const way of ['road', 'railway']) {
      const ways = [`${way} 0101 0201 0301`]
      expect(layGround({ map: '. . .', ways }).sees('0101', '0301')).toBe(true)
      expect(layGround({ map: '. h .', ways }).sees('0101', '0301')).toBe(false)
    }
  })

  test('T38, T42: a road hides what is behind it on a height that hides nothing by itself, a railway does not', () => {
    const { terrain } = contentRules()
    const rules = { terrain: { ...terrain, hill: { ...terrain.hill, sight: 'open' as const } } }
    const seesOver = (way: string): boolean =>
      layGround({ map: '. h .', rules, ways: [`${way} 0101 0201 0301`] }).sees('0101', '0301')
    expect([seesOver('road'), seesOver('railway')]).toEqual([false, true])
  })
})
