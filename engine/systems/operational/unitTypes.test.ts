import { describe, expect, test } from 'vitest'
import { contentRules } from '../../../tests/support/operational.ts'
import { byRule, layTable } from '../../../tests/support/table.ts'
import { mostSteps } from './pool.ts'

const field = {
  map: '. . . .\n . . . .\n. . . .',
  owner: '1 1 2 2\n 1 2 2 2\n1 1 2 2',
  units: [
    { id: 'a', side: 0, hex: '0201', type: 'american-armour' },
    { id: 'c', side: 0, hex: '0102', type: 'american-armour', steps: 3 },
    { id: 'b', side: 1, hex: '0301' },
    { id: 'd', side: 1, hex: '0403' },
  ],
  turns: 3,
} as const

describe('unit types', () => {
  test('operational.B1: units of one type differ only in what has happened to them', () => {
    const { game, state, unit, of } = layTable(field)
    expect(game.table.types[unit('a')]).toBe(game.table.types[unit('c')])
    expect(of('a').points).toBe(of('c').points)
    expect(state.active[unit('a')]).not.toBe(state.active[unit('c')])
  })

  test('operational.B2: Soviet field units are corps, and the size of a unit changes no number of the game', () => {
    const rules = contentRules()
    const soviet = Object.values(rules.unitTypes).filter(
      ({ nation, symbol }) => nation === 'soviet' && symbol !== 'security',
    )
    expect(new Set(soviet.map(({ echelon }) => echelon))).toEqual(new Set(['corps']))
    const unitTypes = Object.fromEntries(
      Object.entries(rules.unitTypes).map(([id, type]) => [id, { ...type, echelon: 'brigade' as const }]),
    )
    const [usual, small] = [layTable(field), layTable({ ...field, rules: { unitTypes } })]
    expect(small.game.encode(small.state)).toEqual(usual.game.encode(usual.state))
    expect(small.explain('odds', 'a', 'b')).toEqual(usual.explain('odds', 'a', 'b'))
    expect(small.game.legal(small.state, 0)).toEqual(usual.game.legal(usual.state, 0))
  })
})

describe('the table of unit types', () => {
  // Nation, kind, attack and defence of a step, most steps, movement, extended movement, how it moves, armour of a step.
  const rows = `
    american-infantry american infantry 3 4 6 4 3 infantry 1 defence
    american-armour american armour 6 4 6 7 4 mobile 5 always
    american-combat-command american armour 6 4 4 7 4 mobile 5 always
    american-airborne american infantry 4 5 6 4 2 infantry 0 never
    american-parachute-regiment american infantry 4 5 4 4 2 infantry 0 never
    american-ranger-force american infantry 5 5 3 4 2 infantry 0 never
    american-security american infantry 1 2 3 3 2 infantry 0 never
    british-infantry british infantry 3 4 6 4 3 infantry 1 defence
    british-motorised british mechanised 4 4 6 6 4 mobile 2 always
    british-armour british armour 5 4 6 7 4 mobile 5 always
    british-mechanised-brigade british mechanised 4 3 4 7 4 mobile 3 always
    british-airborne british infantry 4 5 6 4 2 infantry 0 never
    british-infantry-brigade british infantry 3 4 4 4 3 infantry 1 defence
    indian-infantry indian infantry 3 4 6 4 3 mountain 1 defence
    canadian-infantry canadian infantry 3 4 6 4 3 infantry 1 defence
    canadian-armour canadian armour 5 4 6 7 4 mobile 5 always
    new-zealand-motorised new-zealand mechanised 4 4 6 6 4 mobile 2 always
    new-zealand-infantry-brigade new-zealand infantry 3 4 4 4 3 infantry 1 defence
    south-african-infantry south-african infantry 3 4 6 4 3 infantry 1 defence
    south-african-armour south-african armour 5 4 6 7 4 mobile 5 always
    brazilian-infantry brazilian infantry 3 4 6 4 3 infantry 1 defence
    allied-italian-infantry allied-italian infantry 3 4 6 4 3 infantry 1 defence
    british-commando-brigade british infantry 5 5 4 4 2 infantry 0 never
    british-parachute-brigade british infantry 4 5 4 4 2 infantry 0 never
    british-security british infantry 1 2 3 3 2 infantry 0 never
    french-infantry-1940 french infantry 2 4 6 3 2 infantry 1 defence
    french-light-mechanised french armour 4 4 6 7 3 mobile 5 always
    french-mountain french infantry 4 4 6 4 3 mountain 1 defence
    french-armour french armour 6 4 6 7 4 mobile 5 always
    french-security french infantry 1 2 3 3 2 infantry 0 never
    german-infantry-1939 german infantry 4 4 7 4 3 infantry 1 defence
    german-infantry german infantry 3 4 7 4 3 infantry 1 defence
    german-motorised german infantry 4 4 7 6 4 mobile 2 defence
    german-security german infantry 1 2 3 3 2 infantry 0 never
    german-mountain german infantry 4 5 7 4 3 mountain 1 defence
    german-parachute german infantry 4 5 7 4 3 infantry 1 defence
    german-panzergrenadier german mechanised 5 5 7 7 4 mobile 3 always
    german-panzer-division-1939 german armour 5 4 7 8 4 mobile 4 always
    german-panzer-division german armour 6 5 7 7 4 mobile 6 always
    german-panzergrenadier-regiment german infantry 4 5 4 5 4 infantry 1 defence
    german-battle-group german armour 6 5 4 7 4 mobile 5 always
    italian-infantry italian infantry 2 3 7 3 2 infantry 0 never
    italian-motorised italian infantry 3 3 7 6 3 mobile 1 defence
    italian-armour italian armour 3 3 7 6 3 mobile 3 always
    italian-coastal italian infantry 1 2 4 2 1 infantry 0 never
    italian-security italian infantry 1 2 3 3 2 infantry 0 never
    minor-infantry minor infantry 2 3 7 3 2 infantry 0 never
    minor-security minor infantry 1 2 3 3 2 infantry 0 never
    minor-cavalry minor infantry 2 3 5 5 3 cavalry 0 never
    minor-armour minor armour 3 3 5 6 3 mobile 3 always
    polish-infantry-1939 polish infantry 2 4 6 3 2 infantry 0 never
    polish-cavalry polish infantry 2 3 6 5 3 cavalry 0 never
    polish-infantry polish infantry 4 4 6 4 3 infantry 1 defence
    polish-armour polish armour 5 4 6 7 4 mobile 5 always
    polish-security polish infantry 1 2 3 3 2 infantry 0 never
    soviet-rifle-corps soviet infantry 2 3 6 3 3 infantry 0 never
    soviet-guards-rifle-corps soviet infantry 3 4 6 4 3 infantry 1 defence
    soviet-tank-corps soviet armour 5 3 6 7 4 mobile 6 always
    soviet-mechanised-corps soviet mechanised 4 4 6 7 4 mobile 4 always
    soviet-cavalry-corps soviet infantry 3 3 6 6 3 cavalry 0 never
    soviet-security soviet infantry 1 2 3 3 2 infantry 0 never`
    .trim()
    .split('\n')
    .map((row) => row.trim().split(' '))
  const lane = (signs: string) => `${signs}\n ${signs.replaceAll(/\S/g, '~')}`
  const allOwn = (signs: string) => `${signs.replaceAll(/\S/g, '1')}\n ${signs.replaceAll(/\S/g, '-')}`
  /** Two steps of A attack two of B on some ground. */
  const attack = (a: string, b: string, ground = '.') => {
    const table = layTable({
      map: `. ${ground} .`,
      owner: '1 2 2',
      units: [
        { id: 'a', side: 0, hex: '0101', type: a, steps: 2 },
        { id: 'b', side: 1, hex: '0201', type: b, steps: 2 },
      ],
    })
    const explanation = table.explain('odds', 'a', 'b')
    const [, own, theirs] = /(\d+) : (\d+)/.exec(explanation.terms[0].label) ?? []
    const shifts: { readonly D4?: number; readonly D7?: number } = byRule(explanation)
    return { own: Number(own) / 2, theirs: Number(theirs) / 2, ...shifts }
  }
  const reach = (type: string, signs: string) =>
    layTable({ map: lane(signs), owner: allOwn(signs), units: [{ id: 'a', side: 0, hex: '0101', type }] }).reach('a')

  test('operational.B1: these are all', () => {
    expect(Object.keys(contentRules().unitTypes).sort()).toEqual(rows.map(([type]) => type).sort())
  })

  test.each(rows)(
    'operational.B1, operational.B3: %s',
    (type, nation, kind, attacking, defending, steps, movement, extended, way, armour, counts) => {
      const struck = attack('american-armour', type)
      const against = attack(type, 'italian-infantry')
      expect([against.own, struck.theirs]).toEqual([Number(attacking), Number(defending)])
      // American tanks have a column in two steps; a column is ten points.
      const points = Number(armour) / 5
      expect(against).toMatchObject(counts === 'always' ? { D4: points } : {})
      if (counts !== 'always') expect(against).not.toHaveProperty('D4')
      expect(struck.D4 ?? 0).toBeCloseTo(Math.max(0, 1 - points))
      expect(attack(type, 'italian-infantry', 'C').D7 ?? 0).toBe({ infantry: 0, mechanised: -1, armour: -2 }[kind])
      const open = Object.values(reach(type, '. . . . . . . . . . . . . .'))
      expect(open.length).toBe(Number(movement) + Number(extended))
      const table = layTable({ ...field, units: [{ id: 'a', side: 0, hex: '0201', type }] })
      expect(table.of('a').points).toBe(Number(movement))
      const costs = [reach(type, '. f')['0201'], reach(type, '. M')['0201']]
      expect(costs).toEqual(
        { infantry: [2, 3], mountain: [2, 2], cavalry: [2, undefined], mobile: [3, undefined] }[way],
      )
      const { components, items } = table.game.table
      const men = components[0].find(({ item }) => items[item].kind === 'infantry')
      expect([items[men?.item ?? -1]?.nation, mostSteps(table.game.table, 0)]).toEqual([nation, Number(steps)])
    },
  )
})
