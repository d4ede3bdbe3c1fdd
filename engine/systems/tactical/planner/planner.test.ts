import { describe, expect, it } from 'vitest'
import { type Battle, type Sketch, sketch } from '../../../../tests/support/tactical.ts'
import { lowestDice, rollingDice } from '../../../dice.ts'
import { chooseFor } from '../../../play.ts'
import type { TacticalAction } from '../verbs/index.ts'
import { tacticalPlanner } from './index.ts'

const plain = `. . . . . . . . . .
                . . . . . . . . . .
               . . . . . . . . . .
                . . . . . . . . . .`

const lay = (of: Partial<Sketch>): Battle =>
  sketch({ map: plain, units: [], house: { leaders: false, fog: false }, ...of })

/** What the first side does in its half-turn, with the lowest rolls. */
const turnOf = ({ game, state }: Battle): readonly TacticalAction[] => {
  const planner = tacticalPlanner(game)
  const actions: TacticalAction[] = []
  while (state.side === 0 && state.ended === 0) {
    const action = chooseFor(game, planner, state, 0, rollingDice(1))
    actions.push(action)
    game.apply({ state, dice: lowestDice, emit: () => {} }, 0, action)
  }
  return actions
}

const typesOf = (actions: readonly TacticalAction[]): readonly string[] => actions.map(({ type }) => type)

describe('the planner of the tactical rules', () => {
  it('goes into an objective that stands open (tactical.B5, S3)', () => {
    const battle = lay({
      objectives: [
        ['0502', 1],
        ['1001', 1],
      ],
      units: [
        { side: 0, type: 'german-rifles', hex: '0302' },
        { side: 1, type: 'soviet-rifles', hex: '1004' },
      ],
    })
    turnOf(battle)
    expect(battle.state.holder[0]).toBe(1)
  })

  it('keeps an objective before an enemy who could come into it (tactical.S3)', () => {
    const battle = lay({
      objectives: [
        ['0302', 0],
        ['1001', 1],
      ],
      units: [
        { side: 0, type: 'german-rifles', hex: '0302' },
        { side: 1, type: 'soviet-t-34', hex: '0702' },
      ],
    })
    turnOf(battle)
    expect(battle.state.hex[0]).toBe(battle.hex('0302'))
  })

  it('lets guns and bombers fire before others assault (tactical.S2)', () => {
    const battle = lay({
      objectives: [['0502', 1]],
      units: [
        { side: 0, type: 'german-rifles', hex: '0402' },
        { side: 0, type: 'german-pioneers', hex: '0401' },
        { side: 0, type: 'german-howitzer-105', hex: '0202' },
        { side: 1, type: 'soviet-rifles', hex: '0502', strength: 6 },
      ],
    })
    const attacks = turnOf(battle).filter(({ type }) => type === 'attack')
    expect(attacks[0]).toMatchObject({ unit: 2, target: 3 })
    expect(attacks.length).toBeGreaterThan(1)
  })

  it('does not throw riflemen at tanks in the open (tactical.S2)', () => {
    const battle = lay({
      objectives: [['1001', 1]],
      units: [
        { side: 0, type: 'german-rifles', hex: '0302' },
        { side: 1, type: 'soviet-t-34', hex: '0402' },
      ],
    })
    expect(typesOf(turnOf(battle))).not.toContain('attack')
  })

  it('sees to those who are worn out first (tactical.S5)', () => {
    const battle = lay({
      prestige: 1000,
      objectives: [['1001', 1]],
      units: [
        { side: 0, type: 'german-rifles', hex: '0102', strength: 3 },
        { side: 1, type: 'soviet-rifles', hex: '0802' },
      ],
    })
    expect(turnOf(battle)[0]).toMatchObject({ type: 'regular', unit: 0 })
  })

  it('ends its turn when nothing else is worth it (tactical.A6)', () => {
    const battle = lay({ objectives: [['1001', 1]], units: [{ side: 0, type: 'german-rifles', hex: '0102' }] })
    expect(typesOf(turnOf(battle)).at(-1)).toBe('end')
  })
})
