import { describe, expect, test } from 'vitest'
import { crossing } from '../../../../engine/systems/operational/types.ts'
import { sampleScenario } from '../../../../tests/support/sampleMap.ts'
import { drawFog } from '../../../cartography/fog.ts'
import { drawHeadquarters } from './headquarters.ts'
import { drawMarker } from './marker.ts'
import { drawCrossings, drawLostForts, drawRuins, drawStragglers, firstCrossings } from './works.ts'

const scenario = sampleScenario()
const { map } = scenario
const [first] = map.bridges

describe('works', () => {
  test('a bridge looks different in every state', () => {
    const states = Object.values(crossing).filter((state) => state !== crossing.none)
    const drawings = states.map((state) => drawCrossings(map, first ? [{ side: first, state }] : []))
    // Both works in progress look alike: what they become can be asked of the hex.
    expect(new Set(drawings).size).toBe(states.length - 1)
    expect(drawCrossings(map, first ? [{ side: first, state: crossing.none }] : [])).toBe('')
  })

  test('bridges that are down at the start are drawn so', () => {
    const states = firstCrossings(map).map(({ state }) => state)
    expect(states.filter((state) => state === crossing.damaged)).toHaveLength(1)
    expect(states).toHaveLength(map.bridges.length)
  })

  test('ruins, lost forts and stragglers are drawn only where there are some', () => {
    expect(drawRuins(map, [])).toBe('')
    expect(drawLostForts(map, [])).toBe('')
    expect(drawRuins(map, [100])).toContain('rubble')
    expect(drawLostForts(map, map.forts)).toContain('fort-cross')
    expect(drawStragglers(map, [{ hex: 100, side: 1, steps: 3 }]).match(/straggler of-side-1/g)).toHaveLength(3)
  })
})

describe('what is hidden', () => {
  test('fog is one shade, and nothing where all is seen', () => {
    expect(drawFog(map, [], [])).toBe('')
    expect(drawFog(map, [100, 101], []).match(/class="fog"/g)).toHaveLength(1)
    expect(drawFog(map, [], [100])).toContain('scouted')
  })

  test('a marker tells nation, kind and strength, and no more', () => {
    const strong = drawMarker({ nation: 'german', kind: 'armour', strong: true })
    expect(strong).toContain('nation-german')
    expect(strong).not.toBe(drawMarker({ nation: 'german', kind: 'armour', strong: false }))
    expect(strong).not.toBe(drawMarker({ nation: 'german', kind: 'infantry', strong: true }))
  })

  test('a headquarters gives way to a counter in its hex, and calls when an upgrade waits', () => {
    const alone = drawHeadquarters({ nation: 'british', isShared: false, unsupplied: 0, isDue: false, selected: false })
    const shared = drawHeadquarters({ nation: 'british', isShared: true, unsupplied: 2, isDue: true, selected: true })
    expect(alone).not.toContain('scale')
    expect(shared).toContain('scale')
    expect(shared).toContain('hq-due')
    expect(shared).toContain('badge')
  })
})
