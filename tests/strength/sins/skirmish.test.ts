import { describe, expect, it, test } from 'vitest'
import { phase } from '../../../engine/systems/skirmish/types.ts'
import type { SkirmishAction } from '../../../engine/systems/skirmish/verbs/index.ts'
import { fourSeats } from '../../support/skirmish.ts'
import { type Field, type FieldSketch, field } from '../../support/skirmishField.ts'
import { sins } from './skirmish.ts'

type Deed = readonly [action: SkirmishAction, ...rolls: number[]]

/** Returns the first side's counts of a sin after some deeds. */
const countOf = (battle: Field, sin: string, ...deeds: readonly Deed[]): readonly number[] => {
  const witness = sins.watch(battle.game as never)
  for (const [action, ...rolls] of deeds) {
    witness.before?.(battle.state, 0, action)
    witness.after?.(battle.state, 0, action, battle.act(0, action, ...rolls))
  }
  return witness.end(battle.state, [])[sin]?.[0] ?? [0, 0]
}

const done: Deed = [{ type: 'done' }]

describe('shots at ground', () => {
  const battle = (ground: string): Field =>
    field({ units: ['german-light-inf d3', 'us-light-inf a6'], ground: [ground], at: phase.shooting })
  const shootAt = (one: Field, space: string): Deed => [
    { type: 'fire', unit: one.unit(0), weapon: 0, target: one.ground(space) },
  ]

  it('are a sin in the own half', () => {
    const one = battle('house d2')
    expect(countOf(one, 'own-ground', shootAt(one, 'd2'))).toEqual([1, 1])
  })

  it('are none in the other half, and of no use where no enemy is', () => {
    const one = battle('house d4')
    expect(countOf(one, 'own-ground', shootAt(one, 'd4'))).toEqual([0, 1])
    const other = battle('house d4')
    expect(countOf(other, 'empty-ground', shootAt(other, 'd4'))).toEqual([1, 1])
  })

  it('are of use at wire in the way', () => {
    const one = battle('wire d4')
    expect(countOf(one, 'empty-ground', shootAt(one, 'd4'))).toEqual([0, 1])
  })
})

describe('a place that the enemy must take', () => {
  const battle = (enemy: string): Field =>
    field({
      units: ['german-light-inf d3', 'german-light-inf a1', `us-light-inf ${enemy}`],
      aims: [
        { needs: 'any', objectives: [{ is: 'destroy-units', count: 9 }] },
        { needs: 'any', objectives: [{ is: 'hold', space: 20, turns: 2 }] },
      ],
      at: phase.movement,
    })
  const leave = (one: Field): Deed => [{ type: 'move', unit: one.unit(0), space: one.space('d2') }]

  it('is left for nothing while the enemy is near', () => {
    const one = battle('d5')
    expect(countOf(one, 'aim-left', leave(one), done)).toEqual([1, 0])
  })

  it('may be left while he is far, and others may move', () => {
    const one = battle('h6')
    expect(countOf(one, 'aim-left', leave(one), done)).toEqual([0, 0])
    const other = battle('d5')
    const move: Deed = [{ type: 'move', unit: other.unit(1), space: other.space('a2') }]
    expect(countOf(other, 'aim-left', move, done)).toEqual([0, 0])
  })
})

describe('means', () => {
  const sketch: FieldSketch = { units: ['german-light-inf d3', 'us-light-inf d4'], at: phase.shooting }
  const play = (battle: Field): Deed => [{ type: 'play', card: battle.hold(0, 'luck', 5), target: 0, choice: 0 }]

  it('count luck that is played when no die falls any more', () => {
    const late = field(sketch)
    expect(countOf(late, 'late-luck', play(late), done)).toEqual([1, 1])
    const good = field(sketch)
    const fire: Deed = [{ type: 'fire', unit: good.unit(0), weapon: 0, target: good.unit(1) }, 9]
    expect(countOf(good, 'late-luck', play(good), fire, done)).toEqual([0, 1])
  })

  it('count the first general of the list, and not another one', () => {
    const choices = [0, 1].map((which) => {
      const battle = field({ ...sketch, at: phase.deployment })
      const card = battle.hold(0, 'general', 5)
      const ways = battle.game.legal(battle.state, 0, { type: 'play' })
      return countOf(battle, 'first-general', [ways.filter((way) => 'card' in way && way.card === card)[which]])
    })
    expect(choices).toEqual([
      [1, 1],
      [0, 1],
    ])
  })
})

test('a unit that moves is not idle when an ally is done shooting before its seat is', () => {
  const { sides } = fourSeats()
  const battle = field({ sides, units: ['german-light-inf d3', 'us-light-inf e3'], at: phase.movement })
  const witness = sins.watch(battle.game as never)
  const deed = (side: number, action: SkirmishAction): void => {
    witness.before?.(battle.state, side, action)
    witness.after?.(battle.state, side, action, battle.act(side, action))
  }
  deed(1, { type: 'move', unit: battle.unit(1), space: battle.space('e4') })
  // Movement, deployment and shooting.
  for (const side of [0, 1, 0, 1, 0]) deed(side, { type: 'done' })
  witness.before?.(battle.state, 1, { type: 'done' })
  expect(witness.end(battle.state, []).idle.slice(0, 2)).toEqual([
    [1, 1],
    [0, 1],
  ])
})

test('a unit that another one goes along with is not idle', () => {
  const units = ['german-pz4 d1', 'german-light-inf d2', 'german-light-inf a1', 'us-light-inf a6']
  const battle = field({ units, at: phase.movement })
  const action = { type: 'accompany', unit: battle.unit(0), other: battle.unit(1), space: battle.space('d3') } as const
  expect(countOf(battle, 'idle', [action], done, done, done)).toEqual([0, 3])
})
