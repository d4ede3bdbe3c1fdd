import { describe, expect, it } from 'vitest'
import { describeLintRules } from '../../../../tests/support/lintSuite.ts'
import { lintExample } from '../../../../tests/support/operationalLint.ts'
import { makeReport } from '../../../diagnostics/diagnostic.ts'
import { readDirectory } from '../../../disk.ts'
import { sharedRules } from '../../../lint/index.ts'
import { lintRules as ownRules } from './index.ts'

const lintRules = [...ownRules, ...sharedRules]

const here = new URL('.', import.meta.url)
const content = await readDirectory(new URL('../../../../content', here).pathname, makeReport())
const system = content.filter(({ path }) => /^systems\/operational\/.*\.yaml$/.test(path))

describeLintRules({
  system,
  homes: [here, new URL('../../../lint/', here)],
  codes: lintRules.map(({ code }) => code),
  golden: 'lint-messages.txt',
})

describe('the list of lint rules', () => {
  it('ends with the rule that looks at what the others suppressed', () => {
    expect(lintRules[lintRules.length - 1].code).toBe('suppression-unused')
  })
})

describe('how far a side can come', () => {
  const reach = (change: Readonly<Record<string, unknown>>): readonly string[] =>
    lintExample(system, { change }).found.map(({ code }) => code)
  const cutOff = {
    'map.bridges': [],
    'map.barriers': [
      {
        kind: 'major-river',
        sides: ['0401 E', '0402 NE E SE', '0403 E', '0404 NE E SE', '0405 E', '0406 NE E'],
      },
    ],
    'scenario.turns': 12,
    'scenario.sides[0].objectives': [{ hex: '0703', name: 'Port', by: 12 }],
  }

  it('ends at a river without a bridge', () => {
    expect(reach(cutOff)).toContain('objective-unreachable')
  })

  it('operational.F30: goes on across it for a side whose headquarters has boats', () => {
    const staff = { id: 'first-army', name: 'First Army', profile: 'british-army', hex: '0203' }
    expect(reach({ ...cutOff, 'scenario.sides[0].headquarters': [staff] })).not.toContain('objective-unreachable')
  })

  it('operational.H13: goes on where paratroops drop', () => {
    const paras = { id: '6-ab', name: '6th Airborne', type: 'british-airborne', arrives: { turn: 2, by: 'air' } }
    expect(reach({ ...cutOff, 'scenario.sides[0].units[4]': paras })).not.toContain('objective-unreachable')
  })
})
