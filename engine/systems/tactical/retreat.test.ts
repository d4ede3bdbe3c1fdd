/** What becomes of the side that has lost. */
import { describe, expect, it } from 'vitest'
import { sketch, type UnitSketch } from '../../../tests/support/tactical.ts'
import { fate } from './types.ts'

const open = `. . . . . . .
               . . . . . . .
              . . . . . . .`

/** The fates of the second side when the first one wins: it takes the only objective. */
const fates = (others: readonly UnitSketch[], more: Partial<Parameters<typeof sketch>[0]> = {}) => {
  const battle = sketch({
    map: open,
    objectives: [['0201', 1]],
    prestige: 90,
    ...more,
    units: [{ side: 0, type: 'german-rifles', hex: '0101' }, ...(more.units ?? []), ...others],
  })
  battle.play([{ type: 'move', unit: 0, to: battle.hex('0201') }])
  const { state, game } = battle
  expect(game.outcome(state)?.winners).toEqual([0])
  const own = game.table.unitsOf[1]
  return { fates: own.map((unit) => state.fate[unit]), won: state.won[0], left: state.prestige[1] }
}

const rifle = (hex: string, strength = 10): UnitSketch => ({ side: 1, type: 'soviet-rifles', hex, strength })

describe('who has lost', () => {
  it('gets away over a side of the map, aircraft from anywhere (tactical.Q8)', () => {
    expect(fates([rifle('0502'), { side: 1, type: 'soviet-il-2', hex: '0401' }]).fates).toEqual([
      fate.escaped,
      fate.escaped,
    ])
  })

  it('surrenders with all way out beside the enemy, but scouts slip past; fixed units never leave (tactical.P1, Q8)', () => {
    const wall: UnitSketch[] = [{ side: 0, type: 'german-rifles', hex: '0602' }]
    const others: UnitSketch[] = [
      rifle('0403'),
      { side: 1, type: 'soviet-ba-10', hex: '0402' },
      { side: 1, type: 'bunker', hex: '0703' },
    ]
    expect(fates(others, { units: wall }).fates).toEqual([fate.surrendered, fate.escaped, fate.surrendered])
  })

  it('leaves the share of its prestige that has surrendered (tactical.B6, Q13)', () => {
    const wall: UnitSketch[] = [{ side: 0, type: 'german-rifles', hex: '0602' }]
    const { won, left } = fates([rifle('0403', 4), { side: 1, type: 'soviet-ba-10', hex: '0402', strength: 8 }], {
      units: wall,
    })
    expect([won, left]).toEqual([20 + 30, 60])
  })

  it('goes by sea as far as ships are free (tactical.Q11, Q12)', () => {
    const map = `. . . . . e .
                  . . . . P e .
                 . . . . . e .`
    const of = (count: number) =>
      fates([rifle('0402'), rifle('0403')], {
        map,
        holdings: [[], ['0502']],
        lifts: { sea: { type: 'sea-transport', count } },
      }).fates
    expect(of(1)).toEqual([fate.escaped, fate.surrendered])
    expect(of(0)).toEqual([fate.surrendered, fate.surrendered])
  })

  it('surrenders whole when it says so (tactical.Q5, Q9)', () => {
    const battle = sketch({ map: open, units: [{ side: 0, type: 'german-rifles', hex: '0101' }, rifle('0502')] })
    battle.play([{ type: 'surrender' }])
    expect(battle.state.fate[0]).toBe(fate.surrendered)
    expect(battle.game.outcome(battle.state)).toMatchObject({ winners: [1], reason: 'surrender' })
  })
})
