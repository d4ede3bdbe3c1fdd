import { describe, expect, test } from 'vitest'
import { type CardTable, layCards } from '../../../../tests/support/cardTable.ts'
import type { UnitSketch } from '../../../../tests/support/commandCards.ts'
import { forcedDice } from '../../../dice.ts'
import { ignoresOf } from '../battle/flags.ts'
import { poolOf } from '../battle/pool.ts'
import { isSealed } from '../ground.ts'
import { battleKind, phase } from '../types.ts'

const [miss, star] = [0, 4]

const hill = (unit: Partial<UnitSketch> = {}, enemy = '0501', sign = 'c'): CardTable => {
  const table = layCards(
    {
      map: `
        . . . . .
         . . . .
        . ${sign} . . .`,
      sides: [{ nation: 'american' }, { nation: 'japanese' }],
      units: [
        { id: 'a', side: 0, hex: '0203', ...unit },
        { id: 'enemy', side: 1, hex: enemy },
      ],
    },
    [['staff-order', 'push-left'], ['staff-order']],
  )
  table.play('staff-order')
  table.order('a')
  while (table.state.phase < phase.battle && table.state.active === 0) table.done()
  return table
}
const seal = (table: CardTable, ...rolls: number[]): void => {
  table.dice = forcedDice([...rolls, 0, 0, 0])
  table.act({ type: 'seal', unit: table.unit('a') })
}

describe('caves', () => {
  test.each([
    ['command-cards.T52', 'c'],
    ['command-cards.T53', 'A'],
  ])('%s: infantry in an empty cave seals it with a star among the dice of a close assault', (_rule, sign) => {
    const table = hill({}, '0501', sign)
    seal(table, miss, miss, star)
    expect(isSealed(table.game.table, table.state, table.hex('0203'))).toBe(true)
    expect(table.events.find(({ type }) => type === 'rolled')).toMatchObject({ why: 'cave', hits: 1 })
  })

  test('command-cards.T52: without a star it stays open, and the unit has battled', () => {
    const table = hill()
    seal(table, miss, miss, miss)
    expect(isSealed(table.game.table, table.state, table.hex('0203'))).toBe(false)
    expect(table.legal().some(({ type }) => type === 'seal')).toBe(false)
  })

  test('command-cards.T52: not with an enemy beside it, not by the defenders, not where no cave is', () => {
    const cases: readonly (readonly [CardTable, RegExp])[] = [
      [hill({}, '0303'), /enemy/i],
      [hill({ nation: 'japanese' }), /own army/],
      [hill({ hex: '0303' }), /no open cave/],
    ]
    for (const [table, reason] of cases) {
      expect(table.legal().some(({ type }) => type === 'seal')).toBe(false)
      expect(table.game.table.types[table.unit('a')].kind).toBe('infantry')
      table.state.phase = phase.battle
      table.state.side = 0
      expect(table.game.refusal(table.state, 0, { type: 'seal', unit: table.unit('a') })).toMatch(reason)
    }
  })

  test('command-cards.T52: a sealed cave cannot be sealed again', () => {
    const table = hill()
    const { table: data } = table.game
    table.state.obstacle[table.hex('0203')] = data.obstacleIds.indexOf('sealed-cave') + 1
    expect(table.legal().some(({ type }) => type === 'seal')).toBe(false)
  })

  test.each([
    ['command-cards.T52', 'c', 2],
    ['command-cards.T53', 'A', 3],
  ])('%s: sealed, it shelters its defenders no longer and makes nobody stubborn', (_rule, sign, left) => {
    const table = hill({ hex: '0202' }, '0203', sign)
    const { game, state } = table
    const cave = table.hex('0203')
    const dice = () => poolOf(game.services, state, table.unit('a'), table.unit('enemy'), battleKind.normal)?.dice
    const flags = () => ignoresOf(game.table, state, table.unit('enemy'), table.hex('0202')).must
    expect(dice()).toBe(1)
    expect(flags()).toBeGreaterThan(1)
    state.obstacle[cave] = game.table.obstacleIds.indexOf('sealed-cave') + 1
    expect(dice()).toBe(left)
    expect(flags()).toBe(1)
  })
})
