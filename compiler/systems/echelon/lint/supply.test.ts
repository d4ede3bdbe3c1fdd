import { describe, expect, it } from 'vitest'
import { lintFixture } from '../../../../tests/support/lintFixture.ts'
import { systemFiles } from '../../../../tests/support/tables.ts'

const system = await systemFiles('echelon')

/** Returns the findings of the rules on supply in the small scenario with some values changed, and the advice with them. */
const saidBy = (change: Readonly<Record<string, unknown>>): readonly string[] =>
  lintFixture(new URL('fixture/', import.meta.url), system, { change })
    .found.filter(({ code }) => code === 'unit-out-of-supply' || code === 'headquarters-without-depot')
    .map(({ message, hint }) => `${message} ${hint}`)

const unit = (number: number) => `scenario.sides[0].units[${number}]`
const staff = { id: 'west-hq', name: 'Western Army', design: 'german-army-hq', hex: '0204' }

describe('what keeps supply from units is told', () => {
  it('a side without headquarters, once', () => {
    const said = saidBy({ [unit(4)]: { ...staff, design: 'german-artillery-regiment' } })
    expect(said).toEqual([
      expect.stringMatching(/as have \d other units of West: no headquarters of its side.*withoutHeadquarters/),
    ])
  })

  it('a headquarters whose depot is none', () => {
    expect(saidBy({ [unit(4)]: { ...staff, depot: 'third' } })).toContainEqual(
      expect.stringContaining('"west-hq" is attached to "third", which is no depot.'),
    )
  })

  it('a headquarters without a depot, by its name', () => {
    expect(saidBy({ [unit(4)]: staff })).toContainEqual(expect.stringContaining('Western Army in 0204, the nearest'))
  })

  it('units that are cut off', () => {
    expect(saidBy({ [`${unit(0)}.hex`]: '0804' })).toContainEqual(
      expect.stringMatching(/"red-first" in hex 0503 .*no line of communication.*cut it off/),
    )
  })

  it('a nation that no headquarters feeds', () => {
    const said = saidBy({
      'scenario.sides[0].nations': ['german', 'italian'],
      [unit(0)]: { id: 'first', name: '1st Division', design: 'italian-infantry-division', hex: '0203' },
    })
    expect(said).toEqual([expect.stringContaining('is italian, and others do not feed it')])
  })
})
