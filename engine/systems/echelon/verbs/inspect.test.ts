import { describe, expect, it } from 'vitest'
import { layField } from '../../../../tests/support/echelonField.ts'
import { finishPhase } from '../turn.ts'

const map = `
  . . . .
   . . . .
`
const lay = (design: string, enemies: readonly string[] = ['0201', '0201']) =>
  layField({
    map,
    units: [
      { id: 'a', side: 0, design, hex: '0101' },
      ...enemies.map((hex, index) => ({ id: `e${index}`, side: 1 as const, design: 'infantry battalion 1-1-6', hex })),
    ],
  })

describe('a recon group', () => {
  it.each([
    ['recon battalion 1-8', true],
    ['light-tank regiment 2-10', true],
    ['recon battalion 1-2', false],
    ['tank battalion 2-8', false],
  ])('%s looks at a stack beside it for three points: %s (echelon.20)', (design, isLegal) => {
    const field = lay(design)
    expect(field.legal('inspect').length > 0).toBe(isLegal)
    if (!isLegal) return
    field.act({ type: 'inspect', unit: 0, to: field.hex('0201') })
    expect([field.state.spent[0], [...field.state.inspected]]).toEqual([3, [0, 1, 1]])
    expect(field.legal('inspect')).toEqual([])
  })

  it('looks at nothing that lies open anyway (echelon.20)', () => {
    expect(lay('recon battalion 1-8', ['0201', '0202']).legal('inspect')).toEqual([])
    expect(lay('recon battalion 1-8', ['0301', '0301']).legal('inspect')).toEqual([])
  })

  it('knows what it saw until the turn ends (echelon.20)', () => {
    const field = lay('recon battalion 1-8')
    field.act({ type: 'inspect', unit: 0, to: field.hex('0201') })
    for (let count = 0; field.state.active === 0 && count < 9; count++)
      finishPhase(field.game.services, field.draft([0, 0, 0, 0, 0, 0]))
    expect([...field.state.inspected]).toEqual([0, 0, 0])
  })
})
