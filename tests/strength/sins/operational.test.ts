import { describe, expect, it } from 'vitest'
import type { OperationalAction } from '../../../engine/systems/operational/verbs/index.ts'
import { anyGame } from '../../support/games.ts'
import type { ScenarioSketch, UnitSketch } from '../../support/operational.ts'
import { layTable, type PlayTable } from '../../support/table.ts'
import type { Count } from './index.ts'
import { sins } from './operational.ts'

/** Enough for a fight. */
const rolls = new Array<number>(12).fill(0)

/** Counts the sins of both sides while a script is played. */
const count = (
  id: string,
  sketch: ScenarioSketch,
  script: (table: PlayTable) => readonly OperationalAction[],
): readonly Count[] => {
  const table = layTable(sketch)
  const { game, state, events } = table
  const witness = sins.watch(anyGame(game))
  for (const action of script(table)) {
    const { side } = state
    const seen = events.length
    witness.before?.(state, side, action)
    table.roll(action, rolls)
    witness.after?.(state, side, action, events.slice(seen))
  }
  return (witness.end(state, [])[id] ?? [
    [0, 0],
    [0, 0],
  ]) as readonly Count[]
}

const plain: ScenarioSketch = {
  map: `
    . . . . . . . . . .
     . . . . . . . . . .
    . . . . . . . . . .`,
  owner: `
    1 1 1 1 1 1 1 2 2 2
     1 1 1 1 1 1 1 2 2 2
    1 1 1 1 1 1 1 2 2 2`,
  sources: [['rail 0101'], ['rail 1001']],
  hubs: [['0101 5'], ['1001 5']],
}
const endTurn: OperationalAction = { type: 'end-turn' }

describe('what a veteran would be ashamed of', () => {
  const trenches: ScenarioSketch = {
    ...plain,
    units: [
      { id: 'a', side: 0, hex: '0602', entrenchment: 1 },
      { id: 'b', side: 0, hex: '0502' },
      { id: 'e', side: 1, hex: '0801' },
    ],
  }

  it('counts trenches that are left with the enemy near', () => {
    const leaves = count('works-left', trenches, ({ hex }) => [{ type: 'move', unit: 0, to: hex('0402') }, endTurn])
    expect(leaves[0][0]).toBe(1)
  })

  it('counts none that were handed over', () => {
    const isRelieved = count('works-left', trenches, ({ hex }) => [
      { type: 'move', unit: 0, to: hex('0603') },
      { type: 'move', unit: 1, to: hex('0602') },
      endTurn,
    ])
    expect(isRelieved[0][0]).toBe(0)
  })

  const store: ScenarioSketch = {
    ...plain,
    hubs: [['0101 5', '0603 2'], ['1001 5']],
    units: [
      { id: 'a', side: 0, hex: '0301' },
      { id: 'e', side: 1, hex: '0803' },
    ],
  }

  it('counts a hub that the enemy walks into, for the side that lost it', () => {
    const lost = count('hub-overrun', store, ({ hex }) => [endTurn, { type: 'move', unit: 1, to: hex('0603') }])
    expect(lost.map(([times]) => times)).toEqual([1, 0])
  })

  it('counts none that he passes by', () => {
    const kept = count('hub-overrun', store, ({ hex }) => [endTurn, { type: 'move', unit: 1, to: hex('0702') }])
    expect(kept.map(([times]) => times)).toEqual([0, 0])
  })

  const post: ScenarioSketch = {
    ...plain,
    victory: ['deny', 'objectives'],
    objectives: [{ side: 1, hex: '0602', by: 3 }],
    units: [
      { id: 'a', side: 0, hex: '0602' },
      { id: 'e', side: 1, hex: '0802' },
    ],
  }

  it('counts an aim that falls as its garrison has marched off', () => {
    const left = count('garrison-left', post, ({ hex }) => [
      { type: 'move', unit: 0, to: hex('0302') },
      endTurn,
      { type: 'move', unit: 1, to: hex('0602') },
    ])
    expect(left[0][0]).toBe(1)
  })

  it('counts none that nobody takes', () => {
    const left = count('garrison-left', post, ({ hex }) => [
      { type: 'move', unit: 0, to: hex('0302') },
      endTurn,
      { type: 'move', unit: 1, to: hex('0702') },
    ])
    expect(left[0][0]).toBe(0)
  })

  const assaultOn = (enemy: Partial<UnitSketch>): ScenarioSketch => ({
    ...plain,
    victory: ['objectives', 'deny'],
    objectives: [{ side: 0, hex: '0702', by: 3 }],
    units: [
      { id: 'a', side: 0, hex: '0602', steps: 6 },
      { id: 'e', side: 1, type: 'italian-infantry', hex: '0702', ...enemy },
    ],
  })

  it('counts an attack on an aim that does not come though the odds are good', () => {
    expect(count('attack-withheld', assaultOn({ steps: 1 }), () => [endTurn])[0]).toEqual([1, 1])
  })

  it('counts none that is made, nor any at poor odds', () => {
    const attack: OperationalAction = { type: 'attack', unit: 0, target: 1 }
    expect(count('attack-withheld', assaultOn({ steps: 1 }), () => [attack, endTurn])[0]).toEqual([0, 1])
    expect(count('attack-withheld', assaultOn({ steps: 6, entrenchment: 2 }), () => [endTurn])[0]).toEqual([0, 0])
  })

  it('counts units that go hungry', () => {
    const hungry = count(
      'unsupplied',
      {
        ...plain,
        hubs: [[], ['1001 5']],
        units: [
          { id: 'a', side: 0, hex: '0602' },
          { id: 'e', side: 1, hex: '1002' },
        ],
      },
      () => [endTurn, endTurn],
    )
    expect(hungry).toEqual([
      [1, 1],
      [0, 1],
    ])
  })
})
