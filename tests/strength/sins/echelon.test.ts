import { describe, expect, it } from 'vitest'
import { keyedDice } from '../../../engine/dice.ts'
import type { EchelonEvent } from '../../../engine/systems/echelon/events.ts'
import { type Phase, phase } from '../../../engine/systems/echelon/types.ts'
import type { EchelonAction } from '../../../engine/systems/echelon/verbs/index.ts'
import type { FieldSketch } from '../../support/echelon.ts'
import { hex, lay, type PlannedField, strong, weak } from '../../support/echelonPlanner.ts'
import { sins } from './echelon.ts'

type Chosen = EchelonAction | ((field: PlannedField) => EchelonAction)

/** Returns the sins of the first side when it does some things, and then nothing until its turn is over. */
const blameOf = (sketch: Partial<FieldSketch>, chosen: readonly Chosen[] = [], from: Phase = phase.movement) => {
  const field = lay(sketch, from)
  const { game, state } = field
  const witness = sins.watch(game as never)
  const act = (action: EchelonAction): void => {
    const { side } = state
    const events: EchelonEvent[] = []
    witness.before?.(state, side, action)
    game.apply({ state, dice: keyedDice(1), emit: (event) => events.push(event) }, side, action)
    witness.after?.(state, side, action, events)
  }
  for (const one of chosen) act(typeof one === 'function' ? one(field) : one)
  while (state.active === 0 && !state.ended)
    act(game.legal(state, state.side, { type: 'done' })[0] ?? game.legal(state, state.side)[0])
  const counts = witness.end(state, [])
  return (id: string) => counts[id]?.[0] ?? [0, 0]
}

const goal = { hex: '0303', name: 'Arden', perTurn: [1, 1], atEnd: [5, 5] } as const
const move = (id: string, to: string): Chosen[] => [
  ({ unit }) => ({ type: 'take', unit: unit(id) }),
  { type: 'move', to: hex(to) },
]
const line = [
  { id: 'a', side: 0, design: strong, hex: '0303' },
  { id: 'e', side: 1, design: strong, hex: '0603' },
] as const

describe('the counters of poor play in echelon', () => {
  it('echelon.M7: a garrison that leaves a place open is blamed, one that stays is not', () => {
    const left = blameOf({ units: line, objectives: [goal] }, move('a', '0201'))
    expect(left('garrison-left')).toEqual([1, 0])
    expect(left('open-aim')).toEqual([1, 1])
    const kept = blameOf({ units: line, objectives: [goal] })
    expect(kept('garrison-left')).toEqual([0, 0])
    expect(kept('open-aim')).toEqual([0, 1])
  })

  it('echelon.M4: a place behind a line that nobody passes may stand empty', () => {
    const wall = ['0401', '0402', '0403', '0404', '0405'].map(
      (at) => ({ id: at, side: 0, design: strong, hex: at }) as const,
    )
    const kept = blameOf({ units: [...line, ...wall], objectives: [goal] }, move('a', '0201'))
    expect(kept('garrison-left')).toEqual([0, 0])
  })

  it('echelon.32: a depot that packs up is blamed where nobody can come to it', () => {
    const flip: Chosen = ({ unit }) => ({ type: 'flip', unit: unit('d') })
    const depot = { id: 'd', side: 0, design: 'soviet-depot', hex: '0103' } as const
    const units = [{ id: 'e', side: 1, design: strong, hex: '0903' } as const, depot]
    expect(blameOf({ units }, [flip], phase.initial)('packed')).toEqual([1, 0])
    const near = [{ id: 'e', side: 1, design: strong, hex: '0303' } as const, depot]
    expect(blameOf({ units: near }, [flip], phase.initial)('packed')).toEqual([0, 0])
  })

  it('echelon.22: guns alone before the enemy are blamed, those with somebody are not', () => {
    const guns = { id: 'g', side: 0, design: 'artillery regiment 3-1-6', hex: '0503' } as const
    const units = [guns, { id: 'e', side: 1, design: strong, hex: '0603' } as const]
    expect(blameOf({ units })('alone')).toEqual([1, 1])
    const friend = { id: 'a', side: 0, design: weak, hex: '0503' } as const
    expect(blameOf({ units: [...units, friend] })('alone')).toEqual([0, 1])
  })

  it('echelon.C6: an attack at even odds is blamed, one at good odds is not', () => {
    const attack: Chosen[] = [
      { type: 'target', to: hex('0603') },
      ({ unit }) => ({ type: 'commit', unit: unit('a') }),
      { type: 'attack' },
    ]
    const enemy = (design: string) => ({ id: 'e', side: 1, design, hex: '0603' }) as const
    const own = { id: 'a', side: 0, design: strong, hex: '0503' } as const
    const bad = blameOf({ units: [own, enemy(strong)] }, attack, phase.combat)
    expect([bad('even-odds'), bad('into-support')]).toEqual([
      [1, 1],
      [1, 1],
    ])
    const good = blameOf({ units: [own, enemy(weak)] }, attack, phase.combat)
    expect([good('even-odds'), good('into-support')]).toEqual([
      [0, 1],
      [0, 1],
    ])
  })

  it('echelon.W2: who stays far behind is idle, who marches is not', () => {
    const far = [
      { id: 'a', side: 0, design: strong, hex: '0103' },
      { id: 'e', side: 1, design: strong, hex: '0903' },
    ] as const
    expect(blameOf({ units: far })('idle')).toEqual([1, 1])
    expect(blameOf({ units: far }, move('a', '0203'))('idle')).toEqual([0, 1])
  })
})
