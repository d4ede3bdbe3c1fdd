import { describe, expect, it } from 'vitest'
import { contentRules, ruleFiles } from '../../../../tests/support/commandCards.ts'
import { rulesOf } from './rules.ts'

const { terrain, obstacles, ways, cards, nations, special } = contentRules()

const all = ['infantry', 'armour', 'artillery']
const none = { infantry: 0, armour: 0, artillery: 0 }

describe('what is not written', () => {
  it('T4 is as in the entry that it is like', () => {
    expect(terrain.hedgerow).toMatchObject({ reduction: terrain.forest.reduction, stops: all, sight: 'blocks' })
    expect(terrain.hedgerow.name).toBe('Hedgerow')
  })

  it('T3 hinders nobody and helps nobody', () => {
    expect(terrain.open).toMatchObject({ reduction: none, closed: [], stops: [], sight: 'open', overrun: true })
    expect(terrain.forest).not.toHaveProperty('like')
    expect(terrain.forest).not.toHaveProperty('description')
  })

  it('T4 is read without an entry that is not there, or that leads back', () => {
    const files = ruleFiles()
    const entries = { ...files.terrain.entries }
    entries.forest = { ...entries.forest, like: 'hedgerow' }
    entries.town = { ...entries.town, like: 'nowhere' }
    const read = rulesOf({ ...files, terrain: { ...files.terrain, entries } })
    expect(read.terrain.hedgerow.fromBeside).toEqual(all)
    expect(read.terrain.town.reduction).toEqual({ infantry: 1, armour: 2, artillery: 0 })
  })

  it('N6 leaves the others as the book has it for everybody', () => {
    expect(nations.german).toMatchObject({
      ignoresFlags: none,
      mustIgnore: false,
      extraOrders: 0,
      preparesCards: false,
    })
  })
})

describe('references between tables', () => {
  it('T52 names only what is there', () => {
    const named = Object.values(terrain).flatMap((one) => [
      ...(one.connects ?? []),
      ...one.notFrom,
      ...(one.face?.below ?? []),
    ])
    for (const id of named) expect(terrain).toHaveProperty(id)
    const people = Object.values(terrain).flatMap((one) => [
      ...(one.stubborn ?? []),
      ...(one.protectsNations ?? []),
      ...(one.shelter?.nations ?? []),
    ])
    for (const id of people) expect(nations).toHaveProperty(id)
    for (const { echoBonusAgainst } of Object.values(nations))
      if (echoBonusAgainst !== undefined) expect(nations).toHaveProperty(echoBonusAgainst)
    expect(obstacles).toHaveProperty(special.cave.obstacle)
    expect(obstacles).toHaveProperty(special.pontoon.obstacle)
    for (const { digs, asStrike } of Object.values(cards)) {
      if (digs !== undefined) expect(obstacles).toHaveProperty(digs)
      if (asStrike !== undefined) expect(cards).toHaveProperty(asStrike)
    }
  })

  it('T67 and all rules of ground before it have an entry', () => {
    const have = new Set(
      [...Object.values(terrain), ...Object.values(obstacles), ...Object.values(ways)].map((of) => of.rule),
    )
    for (let rule = 1; rule <= 67; rule++) expect(have).toContain(`T${rule}`)
  })

  it('T1 gives every terrain a sign of its own', () => {
    const signs = Object.values(terrain).map(({ sign }) => sign)
    expect(new Set(signs).size).toBe(signs.length)
  })
})
