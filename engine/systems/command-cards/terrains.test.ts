/** Rows of the tables of terrain and obstacles that have no function of their own, as they play on the board. */
import { describe, expect, test } from 'vitest'
import { type CardTable, layCards } from '../../../tests/support/cardTable.ts'
import { contentRules } from '../../../tests/support/commandCards.ts'
import { type Kind, kinds } from './rules.ts'
import { phase } from './types.ts'

const { terrain, obstacles } = contentRules()

/** A board with the ground in the middle: a terrain by its id, or an obstacle in open country, or on a terrain. */
const boardOf = (ground: string, under = 'open') => {
  const { sign } = terrain[ground] ?? terrain[under]
  return {
    map: `. . . . .
           . . ${sign} .
          . . . . .`,
    obstacles: Object.hasOwn(obstacles, ground) ? [`${ground} 0302`] : [],
  }
}

const walkers = ['infantry', 'armour', 'mobile-artillery'] as const

/** A game for each ground, with units of every kind of both sides; the positions lay them where they matter. */
const gamesOf = new Map<string, CardTable>()
const gameOn = (ground: string, under?: string): CardTable => {
  const key = `${ground} ${under}`
  const known = gamesOf.get(key)
  if (known) return known
  const ids = [...kinds, ...walkers.map((type) => `walking ${type}`), 'north', 'south']
  const units = ids.flatMap((id) => {
    const type = kinds.find((kind) => kind === id) ?? walkers.find((walker) => id.endsWith(walker)) ?? 'infantry'
    return [0, 1].map((side) => ({ id: `${id} ${side}`, side: side as 0 | 1, hex: '0101', type }))
  })
  const table = layCards({ ...boardOf(ground, under), units })
  table.state.hex.fill(0)
  gamesOf.set(key, table)
  return table
}

/** A position on a board with the ground in the middle. */
const lay = (ground: string, units: Readonly<Record<string, string>>, under?: string) => {
  const { game, state: empty, unit, hex } = gameOn(ground, under)
  const state = game.copy(empty)
  for (const [id, at] of Object.entries(units)) state.hex[unit(id)] = hex(at)
  return { game, state, unit, hex }
}

/** Dice into the ground and out of it between two units of a kind. */
const duel = (ground: string, kind: Kind, under?: string) => {
  const { game, state, unit } = lay(ground, { [`${kind} 0`]: '0302', [`${kind} 1`]: '0303' }, under)
  state.phase = phase.battle
  const [inside, outside] = [unit(`${kind} 0`), unit(`${kind} 1`)]
  const dice = (from: number, to: number): number => game.forecast(state, from, to)?.dice ?? 0
  return { into: dice(outside, inside), out: dice(inside, outside) }
}

const diceInto = (ground: string): number[] => kinds.map((kind) => duel(ground, kind).into)
const diceOut = (ground: string): number[] => kinds.map((kind) => duel(ground, kind).out)

const flagsOf = (ground: string): number[] =>
  kinds.map((kind) => {
    const { game, state, unit } = lay(ground, { [`${kind} 0`]: '0302' })
    return (game.explain(state, { about: 'flags', unit: unit(`${kind} 0`) })?.value ?? 0) / 1000
  })

/**
 * Returns the effect of ground on each kind on a way of two hexes: `closed`, `stops`, or `passes`. Guns are mobile ones, which get as far.
 */
const wayOver = (ground: string, under?: string): string[] =>
  walkers.map((type) => {
    const units = { [`walking ${type} 0`]: '0202', 'north 0': '0301', 'south 0': '0303' }
    const { game, state, unit, hex } = lay(ground, units, under)
    state.phase = phase.move
    const { hexes } = game.reach(state, unit(`walking ${type} 0`))
    if (!hexes.includes(hex('0302'))) return 'closed'
    return hexes.includes(hex('0402')) ? 'passes' : 'stops'
  })

/** True if one sees over the ground from a neighbouring hex to the one behind. */
const seesOver = (ground: string): boolean => {
  const { game, state, hex } = lay(ground, { 'north 0': '0202' })
  return game.services.sight.sees(state, hex('0202'), hex('0402'))
}

const full = [3, 3, 3]
const sheltered = [2, 1, 3]
const all = {
  closed: ['closed', 'closed', 'closed'],
  stop: ['stops', 'stops', 'stops'],
  pass: ['passes', 'passes', 'passes'],
}
const onFoot = ['passes', 'closed', 'closed']
const onFootWithStop = ['stops', 'closed', 'closed']

describe('rows of the tables of ground', () => {
  test('T17, T21, T27, T34, T39, T49, T58 and T67 are fought over as a town is', () => {
    for (const id of [
      'town',
      'barracks',
      'factory',
      'lighthouse',
      'power-plant',
      'railway-station',
      'labour-camp',
      'castle',
    ]) {
      expect([id, diceInto(id), diceOut(id), flagsOf(id)]).toEqual([id, sheltered, [3, 1, 3], [0, 0, 0]])
      expect([id, wayOver(id), seesOver(id)]).toEqual([id, all.stop, false])
    }
    expect([diceInto('village-hill'), diceOut('village-hill'), wayOver('village-hill')]).toEqual([
      sheltered,
      [3, 1, 3],
      all.stop,
    ])
  })

  test('T19, T35 and T36 are towns held more stubbornly', () => {
    for (const id of ['church', 'prison-camp', 'radar-station'])
      expect([id, diceInto(id), flagsOf(id), wayOver(id)]).toEqual([id, sheltered, [1, 1, 1], all.stop])
  })

  test('T32 and T48 shelter, stop and hide as a forest does', () => {
    for (const id of ['forest', 'palm-forest', 'forested-hill'])
      expect([id, diceInto(id), diceOut(id), wayOver(id), seesOver(id)]).toEqual([id, sheltered, full, all.stop, false])
  })

  test('T16 and T25 hinder nobody, T18 steadies its occupant', () => {
    for (const id of ['airfield', 'high-ground', 'cemetery'])
      expect([id, diceInto(id), diceOut(id), wayOver(id), seesOver(id)]).toEqual([id, full, full, all.pass, true])
    expect([flagsOf('airfield'), flagsOf('high-ground'), flagsOf('cemetery')]).toEqual([
      [0, 0, 0],
      [0, 0, 0],
      [1, 1, 1],
    ])
  })

  test('T43, T55 and T56 hide what is behind them and nothing else', () => {
    for (const id of ['supply-depot', 'hospital', 'headquarters'])
      expect([id, diceInto(id), diceOut(id), wayOver(id), seesOver(id)]).toEqual([id, full, full, all.pass, false])
  })

  test('T20, T24, T45 and T50 are for men on foot', () => {
    expect([wayOver('dam'), flagsOf('dam'), seesOver('dam')]).toEqual([onFoot, [1, 1, 1], true])
    expect([wayOver('fortress'), diceInto('fortress'), flagsOf('fortress')]).toEqual([onFoot, sheltered, [99, 99, 99]])
    expect([wayOver('city-ruins'), diceInto('city-ruins'), flagsOf('city-ruins')]).toEqual([
      onFootWithStop,
      sheltered,
      [1, 1, 1],
    ])
    expect([wayOver('ravine'), flagsOf('ravine'), seesOver('ravine')]).toEqual([onFoot, [1, 0, 0], true])
  })

  test('T26 and T63 let nobody in, and the escarpment nobody look over', () => {
    expect([wayOver('lake'), seesOver('lake')]).toEqual([all.closed, true])
    expect([wayOver('escarpment'), seesOver('escarpment')]).toEqual([all.closed, false])
  })

  test('T31, T41, T51, T61 and T65 stop whoever comes in', () => {
    expect([wayOver('oasis'), diceInto('oasis'), flagsOf('oasis')]).toEqual([all.stop, [2, 2, 3], [1, 1, 1]])
    expect([wayOver('ford'), diceOut('ford'), seesOver('ford')]).toEqual([all.stop, [2, 2, 2], true])
    expect([wayOver('trenches'), diceInto('trenches'), diceOut('trenches'), flagsOf('trenches')]).toEqual([
      ['stops', 'stops', 'closed'],
      [2, 2, 3],
      [3, 0, 3],
      [1, 0, 0],
    ])
    expect([wayOver('stream'), diceOut('stream'), seesOver('stream')]).toEqual([all.stop, full, true])
    expect([wayOver('balka'), diceInto('balka'), diceOut('balka')]).toEqual([all.stop, [2, 2, 2], [2, 2, 2]])
  })

  test('T54 and T60 are closed to guns and stop the others', () => {
    for (const id of ['marsh', 'fish-pond', 'rice-paddy'])
      expect([id, wayOver(id), diceInto(id), seesOver(id)]).toEqual([id, ['stops', 'stops', 'closed'], full, true])
  })

  test('T5, T40 and T46 keep vehicles out', () => {
    expect([wayOver('hedgehogs'), flagsOf('hedgehogs'), seesOver('hedgehogs')]).toEqual([onFoot, [1, 0, 0], true])
    expect([wayOver('road-block'), diceInto('road-block'), flagsOf('road-block')]).toEqual([
      onFootWithStop,
      [2, 2, 3],
      [1, 1, 1],
    ])
    expect([wayOver('tank-teeth'), diceInto('tank-teeth'), flagsOf('tank-teeth')]).toEqual([
      onFootWithStop,
      full,
      [0, 0, 0],
    ])
  })

  test('T9, T37 and T62 carry units over a river', () => {
    expect(wayOver('open')).toEqual(all.pass)
    expect(wayOver('river')).toEqual(all.closed)
    expect([wayOver('bridge', 'river'), seesOver('bridge')]).toEqual([all.pass, true])
    expect(wayOver('rope-bridge', 'river')).toEqual(all.pass)
    expect(wayOver('railway-bridge', 'river')).toEqual(['passes', 'stops', 'stops'])
  })

  test('T22 shelters whoever is inside, T2 its builders only', () => {
    expect([diceInto('field-bunker'), flagsOf('field-bunker'), wayOver('field-bunker')]).toEqual([
      sheltered,
      [1, 1, 1],
      onFoot,
    ])
    expect([diceInto('bunker'), flagsOf('bunker'), wayOver('bunker')]).toEqual([full, [0, 0, 0], onFoot])
  })

  test.each(['mountain', 'cave-mountain'])('T30, T53: a %s is climbed on foot, by way of heights alone', (id) => {
    const froms = Object.keys(terrain)
    const fromHex = (from: string): string => {
      const index = froms.indexOf(from)
      return `${String(1 + 4 * (index % 3)).padStart(2, '0')}${String(1 + 2 * Math.floor(index / 3)).padStart(2, '0')}`
    }
    const strips = froms.map((from) => `${terrain[from].sign} ${terrain[id].sign} . -`)
    const rows = Array.from({ length: Math.ceil(froms.length / 3) }, (_, row) =>
      [0, 1, 2].map((index) => strips[3 * row + index] ?? '- - - -').join(' '),
    )
    const { game, state, unit, hex } = layCards({
      map: rows.join('\n- - - - - - - - - - - -\n'),
      units: walkers.map((type) => ({ id: type, side: 0, hex: '0101', type })),
    })
    state.phase = phase.move
    const climbs = (from: string, type: string): boolean => {
      const position = game.copy(state)
      position.hex.fill(0)
      position.hex[unit(type)] = hex(fromHex(from))
      return game.reach(position, unit(type)).hexes.includes(hex(fromHex(from)) + 1)
    }
    const heights = [
      'hill',
      'cliff',
      'sea-bluff',
      'steep-hill',
      'mountain',
      'forested-hill',
      'village-hill',
      'cave-hill',
      'cave-mountain',
    ]
    expect(Object.keys(terrain).filter((from) => climbs(from, 'infantry'))).toEqual(heights)
    for (const type of ['armour', 'mobile-artillery'])
      expect([type, Object.keys(terrain).filter((from) => climbs(from, type))]).toEqual([type, []])
  })

  test('T30: guns on a mountain roll fewer dice the farther they fire', () => {
    const dice = ['02', '03', '04', '05', '06', '07', '08'].map((column) => {
      const { game, state, unit } = layCards({
        map: `${terrain.mountain.sign} . . . . . . .`,
        units: [
          { id: 'guns', side: 0, hex: '0101', type: 'artillery' },
          { id: 'target', side: 1, hex: `${column}01` },
        ],
      })
      state.phase = phase.battle
      return game.forecast(state, unit('guns'), unit('target'))?.dice ?? 0
    })
    expect(dice).toEqual([3, 3, 2, 2, 1, 1, 1])
  })

  test.each(['cliff', 'sea-bluff'])('T11, T23: nobody but men on foot climbs a %s from the beach', (id) => {
    const climbs = (type: string): boolean => {
      const map = `${terrain.beach.sign} ${terrain[id].sign} .`
      const { game, state, hex } = layCards({ map, units: [{ id: 'climber', side: 0, hex: '0101', type }] })
      state.phase = phase.move
      return game.reach(state, 0).hexes.includes(hex('0201'))
    }
    expect(['infantry', 'armour', 'mobile-artillery'].filter(climbs)).toEqual(['infantry'])
  })

  test('T10, T25: sandbags protect on high ground as in open country', () => {
    const dice = (under: string): number => duel('sandbags', 'infantry', under).into
    expect(['open', 'beach', 'high-ground', 'airfield'].map(dice)).toEqual([2, 2, 2, 3])
  })

  test('C8 lets armour go three hexes', () => {
    const { game, state, hex } = layCards({
      map: '. . . . . .',
      units: [{ id: 'tanks', side: 0, hex: '0101', type: 'armour' }],
    })
    state.phase = phase.move
    const { hexes } = game.reach(state, 0)
    expect([hexes.includes(hex('0401')), hexes.includes(hex('0501'))]).toEqual([true, false])
  })

  test('T9, T37: on a bridge nobody battles or holds worse or better than in the open, whatever lies below', () => {
    for (const below of ['%', 'g', 'V', 'v', 'm', '~', 'o'])
      for (const kind of kinds) {
        const table = layCards({
          map: `. . . . .
                 . . ${below} .
                . . . . .`,
          obstacles: ['bridge 0302'],
          units: [
            { id: 'on', side: 0, hex: '0302', type: kind },
            { id: 'beside', side: 1, hex: '0303', type: kind },
          ],
        })
        table.state.phase = phase.battle
        const [on, beside] = [table.unit('on'), table.unit('beside')]
        const dice = (from: number, to: number): number | undefined => table.game.forecast(table.state, from, to)?.dice
        const flags = table.game.explain(table.state, { about: 'flags', unit: on })?.value ?? 0
        expect([below, kind, dice(on, beside), dice(beside, on), flags]).toEqual([below, kind, 3, 3, 0])
      }
  })
})
