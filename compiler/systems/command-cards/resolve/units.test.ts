import { describe, expect, it } from 'vitest'
import { contentRules } from '../../../../tests/support/commandCards.ts'

const { dice, boards, unitTypes, special, nations } = contentRules()

const none = { infantry: 0, armour: 0, artillery: 0 }

describe('dice, boards and units', () => {
  it('C14 has six sides', () => {
    expect(dice.faces).toEqual({ infantry: 2, armour: 1, grenade: 1, star: 1, flag: 1 })
  })

  it('C2 divides the boards', () => {
    expect(boards.standard).toMatchObject({ width: 13, height: 9, borders: [7, 17] })
    expect(boards.deep).toMatchObject({ width: 13, height: 17, borders: [7, 17] })
    expect(boards.broad).toMatchObject({ width: 26, height: 9, borders: [17, 33] })
  })

  it.each([
    ['C7', 'infantry', 4, 2, 1, [3, 2, 1]],
    ['C21', 'special-forces', 4, 2, 2, [3, 2, 1]],
    ['C8', 'armour', 3, 3, 3, [3, 3, 3]],
    ['C21', 'elite-armour', 4, 3, 3, [3, 3, 3]],
    ['C9', 'artillery', 2, 1, 0, [3, 3, 2, 2, 1, 1]],
    ['N1', 'partisans', 3, 2, 1, [3, 2, 1]],
    ['C21', 'mobile-artillery', 2, 2, 1, [3, 3, 2, 2, 1, 1]],
    ['C21', 'heavy-artillery', 2, 1, 0, [3, 3, 2, 2, 1, 1, 1, 1]],
    ['C21', 'destroyer', 3, 2, 2, [3, 3, 2, 2, 1, 1, 1, 1]],
    ['C21', 'engineers', 4, 2, 1, [3, 2, 1]],
    ['C21', 'cavalry', 4, 3, 3, [2, 1]],
    ['C21', 'ski-troops', 3, 3, 3, [3, 2]],
    ['C21', 'sniper', 1, 2, 2, [1, 1, 1, 1, 1]],
    ['C21', 'heavy-tank', 1, 3, 3, [3, 3, 3]],
  ])('%s gives %s its figures, moves and dice', (rule, id, figures, moves, battlesAfter, range) => {
    expect(unitTypes[id]).toMatchObject({ rule, figures, moves, battlesAfter, range })
  })

  it('C14 hits each kind with its own sign and the grenade', () => {
    for (const type of Object.values(unitTypes)) {
      if (type === unitTypes.sniper) continue
      expect(type.hitBy).toEqual(type.kind === 'artillery' ? ['grenade'] : [type.kind, 'grenade'])
    }
  })

  it('C18 lets no artillery take ground', () => {
    for (const type of Object.values(unitTypes)) expect(type.takesGround, type.name).toBe(type.kind !== 'artillery')
  })

  it('C19 lets armour and cavalry overrun', () => {
    const overrunning = Object.keys(unitTypes).filter((id) => unitTypes[id].overruns)
    expect(overrunning.sort()).toEqual(['armour', 'cavalry', 'elite-armour', 'heavy-tank'])
  })

  it('C16 lets partisans and ski troops retreat farther', () => {
    for (const [id, type] of Object.entries(unitTypes))
      expect(type.retreats, id).toEqual(['partisans', 'ski-troops'].includes(id) ? [1, 3] : [1, 1])
  })

  it('C13 lets only guns fire at what they do not see', () => {
    for (const [id, { needsSight, kind }] of Object.entries(unitTypes))
      if (id !== 'supply-train') expect(needsSight, id).toBe(kind !== 'artillery')
  })

  it('C21 gives snipers, heavy tanks and heavy guns what is theirs', () => {
    expect(unitTypes.sniper).toMatchObject({
      hitBy: ['grenade'],
      hitsWith: { infantry: ['infantry', 'grenade', 'star'], armour: [], artillery: ['grenade', 'star'] },
      medals: 0,
    })
    expect(unitTypes['heavy-tank'].hitConfirmedBy).toEqual(['grenade'])
    expect(unitTypes['heavy-artillery'].crosshair).toEqual({ dice: 1, markers: 3 })
    expect(unitTypes.engineers.pioneers).toBe(true)
    expect(unitTypes.partisans.battlesAnywhere).toBe(true)
  })
})

describe('special rules', () => {
  it.each([
    ['A2', special.bridgeBlowing, { dice: 2, face: 'star' }],
    ['A3', special.slowArmour, { hexes: 2 }],
    ['A4', special.spottedGuns, { range: [3, 3, 2, 2, 1, 1, 1, 1], dice: 1, markers: 3 }],
    ['A5', special.boats, { kinds: ['infantry'], battleOut: 1 }],
    ['A6', special.sabotage, { dice: 2, face: 'star' }],
    ['A8', special.leader, { dice: 1, ignores: 1, survival: { dice: 2, face: 'star' }, medals: 1 }],
    ['A9', special.desert, { overrunHexes: 1 }],
    ['A10', special.recovery, { faces: ['star'], hospitalDice: 6, terrains: ['oasis'] }],
    ['A14', special.supplies, { hexes: 1 }],
    ['A15', special.camouflage, { distance: 1 }],
    ['A16', special.headquartersCards, 1],
    ['A18', special.night, { start: 1, dice: 4, face: 'star', day: 6 }],
    ['A20', special.smoke, { hexes: 3, turns: 2 }],
    ['T29', special.mines, { obstacle: 'minefield', values: [0, 0, 0, 1, 1, 2, 2, 3, 4] }],
  ])('%s has its numbers', (_, found, want) => {
    expect(found).toEqual(want)
  })

  it('A19 drifts four hexes', () => {
    expect(special.paradrop.steps).toBe(4)
  })
})

describe('nations', () => {
  it.each([
    ['N2', 'soviet', { preparesCards: true }],
    [
      'N3',
      'japanese',
      { ignoresFlags: { ...none, infantry: 1 }, mustIgnore: true, fullStrengthDice: 1, chargeHexes: 2 },
    ],
    ['N4', 'marines', { extraOrders: 1, echoBonusAgainst: 'japanese' }],
    ['N5', 'british', { strikesBack: { dice: 1, figures: 1 } }],
    ['N6', 'italian', { ignoresFlags: { ...none, artillery: 1 }, hand: { start: 6, least: 3 }, retreats: [1, 3] }],
    ['N7', 'french', { secondAssaultDice: 1 }],
  ])('%s sets %s apart', (rule, id, want) => {
    expect(nations[id]).toMatchObject({ rule, ...want })
  })

  it('N7 is for standard infantry', () => {
    expect(Object.keys(unitTypes).filter((id) => unitTypes[id].secondAssault)).toEqual(['infantry'])
  })
})
