import { describe, expect, it } from 'vitest'
import { lintExample } from '../../../../tests/support/operationalLint.ts'
import { makeReport } from '../../../diagnostics/diagnostic.ts'
import { readDirectory } from '../../../disk.ts'

const content = await readDirectory(new URL('../../../../content', import.meta.url).pathname, makeReport())
const system = content.filter(({ path }) => path.startsWith('systems/'))

/** Returns the findings of one rule in the small scenario with some values changed. */
const saidBy = (code: string, change: Readonly<Record<string, unknown>>): readonly string[] =>
  lintExample(system, { change })
    .found.filter((one) => one.code === code)
    .map(({ message }) => message)

const staff = { id: 'first-army', name: 'First Army', profile: 'british-army', hex: '0203' }
const river = (kind: string) => [
  { kind, sides: ['0401 E', '0402 NE E SE', '0403 E', '0404 NE E SE', '0405 E', '0406 NE E'] },
]
const far = { 'scenario.turns': 12, 'scenario.sides[0].objectives[0].by': 12, 'map.bridges': [] }

describe('how soon a side can be where', () => {
  it('operational.C9: a minor river takes a whole turn, whether a headquarters leads or not', () => {
    for (const headquarters of [[], [staff]])
      expect(
        saidBy('objective-unreachable', {
          ...far,
          'map.barriers': river('minor-river'),
          'scenario.sides[0].headquarters': headquarters,
        }),
      ).toEqual([])
  })

  it('operational.F29: a headquarters bridges a major river by the second turn', () => {
    const change = { ...far, 'map.barriers': river('major-river'), 'scenario.sides[0].headquarters': [staff] }
    expect(saidBy('objective-unreachable', change)).toEqual([])
  })

  it('operational.H1: the turn that the nearest unit takes is named', () => {
    const change = {
      'scenario.weather': 'mud',
      'map.ways': [],
      'scenario.turns': 6,
      'scenario.sides[0].objectives[0].by': 1,
      'scenario.sides[0].units': [{ id: '1-div', name: '1st Division', type: 'british-infantry', hex: '0102' }],
    }
    const [message] = saidBy('objective-too-late', change)
    const turn = Number(/in turn (\d+) at best/.exec(message)?.[1])
    expect(turn).toBeGreaterThan(1)
    expect(saidBy('objective-too-late', { ...change, 'scenario.sides[0].objectives[0].by': turn })).toEqual([])
    expect(saidBy('objective-too-late', { ...change, 'scenario.sides[0].objectives[0].by': turn - 1 })).toHaveLength(1)
  })

  it('operational.G4: a reinforcement enters where others have taken the hex before', () => {
    const change = { 'scenario.sides[0].units[2].arrives.hexes': ['0603'] }
    expect(saidBy('entry-in-enemy-hands', change)).toEqual([])
  })

  it('operational.H11: who lands from boats goes on in the next turn', () => {
    const change = {
      'scenario.sides[0].objectives[0].by': 1,
      'scenario.sides[0].units': [
        {
          id: '1-div',
          name: '1st Division',
          type: 'british-infantry',
          arrives: { turn: 1, by: 'sea', hexes: ['0705'] },
        },
      ],
    }
    expect(saidBy('objective-too-late', change)).toEqual([
      'The nearest unit gets to Port at 0703 in turn 2 at best; it is due by turn 1.',
    ])
  })
})
