import { describe, expect, it } from 'vitest'
import type { TacticalAction } from '../../../engine/systems/tactical/verbs/index.ts'
import { type Battle, type Sketch, sketch } from '../../support/tactical.ts'
import { sins } from './tactical.ts'

const plain = `. . . . . . . .
                . . . . . . . .
               . . . . . . . .
                . . . . . . . .`

type Deed = (battle: Battle) => TacticalAction

/** The sins of the first side when it does some things and ends its half-turn. */
const blameOf = (of: Omit<Sketch, 'map'>, ...deeds: readonly Deed[]) => {
  const battle = sketch({ map: plain, house: { leaders: false }, ...of })
  const witness = sins.watch(battle.game as never)
  for (const deed of [...deeds, (): TacticalAction => ({ type: 'end' })]) {
    const action = deed(battle)
    witness.before?.(battle.state, 0, action)
    const events = battle.play([action])
    witness.after?.(battle.state, 0, action, events)
  }
  const counts = witness.end(battle.state, [])
  return (id: string) => counts[id]?.[0] ?? [0, 0]
}

const moved =
  (unit: number, to: string): Deed =>
  ({ hex }) => ({ type: 'move', unit, to: hex(to) })

describe('the counters of poor play in the tactical rules', () => {
  it('tactical.B5: an objective that is left open to the enemy is blamed, one that is kept or out of reach is not', () => {
    const of = (enemy: string): Omit<Sketch, 'map'> => ({
      objectives: [
        ['0202', 0],
        ['0801', 1],
      ],
      units: [
        { side: 0, type: 'german-rifles', hex: '0202' },
        { side: 1, type: 'soviet-t-34', hex: enemy },
      ],
    })
    expect(blameOf(of('0502'), moved(0, '0201'))('left')).toEqual([1, 1])
    expect(blameOf(of('0502'))('left')).toEqual([0, 1])
    expect(
      blameOf(
        { ...of('0804'), units: [...of('0804').units.slice(0, 1), { side: 1, type: 'soviet-rifles', hex: '0804' }] },
        moved(0, '0201'),
      )('left'),
    ).toEqual([0, 1])
  })

  it('tactical.G21: an attack that is to hurt nobody is blamed, one that is to kill is not', () => {
    const against = (strength: number) =>
      blameOf(
        {
          house: { losses: 'expected', leaders: false },
          units: [
            { side: 0, type: 'german-howitzer-105', hex: '0202', strength },
            { side: 1, type: 'soviet-t-34', hex: '0402' },
          ],
        },
        () => ({ type: 'attack', unit: 0, target: 1 }),
      )('nothing')
    expect(against(1)).toEqual([1, 1])
    expect(against(10)).toEqual([0, 1])
  })

  it('tactical.E9: guns that go ahead out of safety, or beside an enemy who is seen, are blamed', () => {
    const of = (friend: string): Omit<Sketch, 'map'> => ({
      units: [
        { side: 0, type: 'german-howitzer-105', hex: '0102', transport: 'half-track' },
        { side: 0, type: 'german-eight-wheeler', hex: friend },
        { side: 1, type: 'soviet-rifles', hex: '0602' },
      ],
    })
    const ride: readonly Deed[] = [() => ({ type: 'mount', unit: 0 }), moved(0, '0302')]
    expect(blameOf(of('0104'), ...ride)('ahead')).toEqual([1, 1])
    expect(blameOf(of('0402'), ...ride)('ahead')).toEqual([0, 1])
    expect(blameOf(of('0402'), ride[0], moved(0, '0502'))('beside')).toEqual([1, 1])
  })

  it('tactical.K5: who is worn out and attacks all the same is blamed', () => {
    const of: Omit<Sketch, 'map'> = {
      prestige: 500,
      house: { losses: 'expected', leaders: false },
      units: [
        { side: 0, type: 'german-rifles', hex: '0202', strength: 2 },
        { side: 1, type: 'soviet-gun-76', hex: '0302', strength: 2 },
        { side: 1, type: 'soviet-rifles', hex: '0804' },
      ],
    }
    expect(blameOf(of, () => ({ type: 'attack', unit: 0, target: 1 }))('unfed')).toEqual([1, 1])
    expect(blameOf(of, () => ({ type: 'regular', unit: 0, points: 2 }))('unfed')).toEqual([0, 1])
  })
})
