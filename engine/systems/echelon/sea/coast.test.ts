import { describe, expect, it } from 'vitest'
import { echelonRules } from '../../../../tests/support/echelon.ts'
import { attacker, type BattleSketch, defender, fightFor, layBattle } from '../../../../tests/support/echelonCombat.ts'
import { layField } from '../../../../tests/support/echelonField.ts'
import { lay, playPhase, strong } from '../../../../tests/support/echelonPlanner.ts'
import { assessPosition, lastingOf } from '../planner/assessment.ts'
import { usual } from '../planner/weights.ts'
import { type EchelonState, phase, status } from '../types.ts'
import { mayOverrun } from '../verbs/overrun.ts'
import { coastFire } from './coast.ts'

const whole = 'infantry division 6-6-6 supports-others'
const port = (level: number): Partial<BattleSketch> => ({ ports: [`0303 4 ${level}`], features: ['city 0303'] })
const noUnits = (design: string, level = 5, change?: (state: EchelonState) => void) =>
  layBattle({ units: [attacker(design)], ...port(level) }, change)

/** Hexes beside 0203 into which its unit may march. */
const marches = (sketch: Partial<BattleSketch>, change: (state: EchelonState) => void = () => {}) => {
  const battle = layBattle({ units: [attacker(whole)], ...sketch }, (state) => {
    state.phase = phase.movement
    change(state)
  })
  battle.act({ type: 'take', unit: 0 })
  return battle.legal('move').some(({ to }) => to === battle.hex('0303'))
}

describe('coast defences without units (echelon.23)', () => {
  it('hold a port city against whoever marches in', () => {
    expect(marches(port(5))).toBe(false)
    expect(marches(port(0))).toBe(true)
    expect(marches({ ...port(5), features: ['town 0303'] })).toBe(true)
    expect(
      marches(port(5), (state) => {
        state.coastHits.fill(5)
      }),
    ).toBe(true)
    expect(
      marches(port(5), (state) => {
        state.owner.fill(1)
      }),
    ).toBe(true)
  })

  it('are named when they are in the way', () => {
    const battle = noUnits(whole, 5, (state) => {
      state.phase = phase.movement
    })
    battle.act({ type: 'take', unit: 0 })
    const reason = battle.game.refusal(battle.state, 0, { type: 'move', to: battle.hex('0303') })
    expect(reason).toContain('The coast defences of 0303')
  })

  it('close the hex to all that the enemy does, until they are silenced or lost', () => {
    const battle = layBattle({ units: [attacker(whole)], ...port(5) })
    const { stacks } = battle.game.services
    const [hex, held] = [battle.hex('0303'), (side: 0 | 1) => stacks.held(battle.state, side)[battle.hex('0303')]]
    expect([held(0), held(1)]).toEqual([0, 1])
    battle.state.coastHits[hex] = 5
    expect([held(0), held(1)]).toEqual([0, 0])
    battle.state.coastHits[hex] = 0
    battle.state.owner[hex] = 1
    expect([held(0), held(1)]).toEqual([1, 0])
  })

  it('are attacked like units, with half their level', () => {
    const battle = noUnits(whole, 6)
    expect(battle.legal('target').map(({ to }) => to)).toEqual([battle.hex('0303')])
    battle.commit('a')
    expect(battle.strength('defenders')).toBe(3)
    expect(battle.forecast().oddsText).toBe('2:1')
    expect(noUnits(whole, 0).legal('target')).toEqual([])
  })

  it('throw back whoever is too weak for an attack', () => {
    const battle = noUnits('infantry battalion 1-1-6 supports-itself', 12)
    battle.commit('a')
    expect(battle.forecast().column).toBe('tooLow')
  })

  it('fall silent when the fight is lost, and the city lies open', () => {
    const battle = fightFor('DR', [attacker(whole)], port(5))
    expect(battle.state.phase).toBe(phase.advance)
    expect(battle.state.coastHits[battle.hex('0303')]).toBe(5)
    expect(battle.eventsOf('silenced')).toEqual([{ type: 'silenced', hex: battle.hex('0303') }])
    expect(battle.eventsOf('asked')).toEqual([])
    battle.act({ type: 'advance', unit: 0, to: battle.hex('0303') })
    expect(battle.state.owner[battle.hex('0303')]).toBe(1)
    expect(battle.eventsOf('silenced')).toHaveLength(1)
  })

  it('give neither losses nor disorder', () => {
    for (const result of ['1:1', 'D½'] as const) {
      const battle = fightFor(result, [attacker(whole)], port(5), result === '1:1' ? [0, 0] : [])
      expect([battle.state.lossLeft[1], battle.state.disruptionLeft[1]]).toEqual([0, 0])
      expect(battle.eventsOf('asked').filter(({ side }) => side === 1)).toEqual([])
    }
  })

  it.each([
    // Level, points that the attacker loses, and the level that is left.
    [4, 2, 0],
    [20, 6, 8],
  ])('of level %d exchange strength for hits', (level, lost, left) => {
    const units = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => attacker('infantry regiment 1-1-6 supports-itself', id))
    const battle = fightFor('1X1', units, port(level))
    const hex = battle.hex('0303')
    while (battle.state.phase === phase.losses) battle.act(battle.legal('lose')[0])
    expect(units.filter(({ id }) => Number(battle.at(id)) < 0)).toHaveLength(lost)
    expect(level - battle.state.coastHits[hex]).toBe(left)
    expect(battle.eventsOf('silenced')).toHaveLength(left === 0 ? 1 : 0)
  })

  it('fight on when all units leave before the combat', () => {
    const battle = layBattle(
      { units: [attacker(whole), defender('tank regiment 2-2-10 supports-itself')], ...port(5) },
      (state) => {
        state.airPoints[1] = 1
      },
    )
    battle.commit('a')
    battle.act({ type: 'attack' })
    battle.act({ type: 'withdraw', unit: 1 })
    battle.act({ type: 'done' }, [5])
    battle.act(battle.legal('retreat')[0])
    expect(battle.state.phase).toBe(phase.answer)
    expect(battle.strength('defenders')).toBe(2.5)
  })

  it('are driven over at ten to one, and no more theirs who come', () => {
    const drive = (design: string) =>
      noUnits(design, 4, (state) => {
        state.phase = phase.movement
      })
    const weak = drive('tank division 19-19-10 supports-others')
    expect(mayOverrun(weak.game.services, weak.state, [0], weak.hex('0303'))).toBe(false)
    const battle = drive('tank division 20-20-10 supports-others')
    battle.act({ type: 'take', unit: 0 })
    battle.act({ type: 'overrun', to: battle.hex('0303') })
    expect(battle.at('a')).toBe('0303')
    expect(battle.eventsOf('silenced')).toHaveLength(1)
    expect(coastFire(battle.game.services, battle.state, battle.hex('0303'), 1)).toBe(0)
  })

  it('are stormed from the sea, and no one comes down on them from the air', () => {
    const field = layField({
      map: '. ~ . .',
      hexsides: ['beach 0301 W'],
      ports: ['0101 12', '0301 3 4'],
      features: ['city 0301'],
      airbases: ['0101 3'],
      owned: ['0101', 'all'],
      sides: [{ seaZones: true, lift: { rail: 0, naval: 12, air: 9, gliders: 0 } }, {}],
      units: [
        { id: 'a', side: 0, design: 'infantry division 5-6-6', hex: '0101' },
        { id: 'p', side: 0, design: 'parachute regiment 2-2-6', hex: '0101' },
      ],
    })
    const city = field.hex('0301')
    expect(field.legal('drop', { unit: 1 }).map(({ to }) => to)).toEqual([field.hex('0401')])
    field.act({ type: 'sail', unit: 0, to: city })
    // The coast defences miss, and the boats are not scattered.
    field.act({ type: 'done' }, [0, 5])
    expect([field.state.phase, field.at('a')]).toEqual([phase.combat, '0201'])
    field.act({ type: 'target', to: city })
    field.act({ type: 'commit', unit: 0 })
    expect(field.state.status[0] & status.committed).toBeTruthy()
  })

  it('count as the table has it', () => {
    const { combat } = echelonRules()
    const rules = { combat: { ...combat, support: { ...combat.support, coastDefence: [1, 1] as const } } }
    const battle = layBattle({ units: [attacker(whole)], ...port(6), rules })
    battle.commit('a')
    expect(battle.strength('defenders')).toBe(6)
  })

  it('are attacked by the planner when they bar the way to a place', () => {
    const field = lay(
      {
        units: [{ id: 'a', side: 0, design: strong, hex: '0403' }],
        ports: ['0503 4 4'],
        features: ['city 0503'],
        objectives: [{ hex: '0503', atEnd: [20, 20] }],
      },
      phase.combat,
    )
    expect(playPhase(field)).toEqual([{ type: 'target', to: field.game.table.board.parseName('0503') }])
  })

  it('are what the planner reckons with where they stand alone', () => {
    const { game, state, hex } = noUnits(whole, 5)
    const { targets } = assessPosition(game, lastingOf(game), usual, state, () => [])
    expect(targets.get(hex('0303'))).toMatchObject({ defence: 25, printed: 0 })
  })
})
