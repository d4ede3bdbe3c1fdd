import { describe, expect, it } from 'vitest'
import { eventsOf, field } from '../../../../tests/support/skirmishField.ts'
import { phase } from '../types.ts'

const at = phase.shooting

/** The numbers of a shot of the first unit with a weapon at the second. */
const numbers = (battle: ReturnType<typeof field>, weapon = 0, unit = 0, target = 1): string => {
  const ask = (about: 'hit' | 'critical'): number | undefined =>
    battle.game.explain(battle.state, { about, unit: battle.unit(unit), weapon, target: battle.unit(target) })?.value
  return `${(ask('hit') ?? 0) / 1000}+/${(ask('critical') ?? 0) / 1000}`
}

describe('accuracy: skirmish.S3, S4', () => {
  it('is that of the weapon in the open', () => {
    expect(numbers(field({ units: ['german-light-inf d3', 'us-light-inf d4'], at }))).toBe('5+/10')
  })

  it('is made worse by trenches, and more by Hit the Dirt; a critical hit stays at 10', () => {
    const units = ['german-light-inf d3', 'us-light-inf d4'] as const
    expect(numbers(field({ units, ground: ['trenches d4'], at }))).toBe('6+/10')
    expect(numbers(field({ units: [units[0], 'us-light-inf d4 hit-the-dirt'], ground: ['trenches d4'], at }))).toBe(
      '7+/10',
    )
  })

  it('suffers from own wounds, three at most: skirmish.S11', () => {
    const battle = field({ units: ['german-heavy-inf d3', 'us-light-inf d4'], at })
    battle.state.wounds[battle.unit(0)] = 2
    expect(numbers(battle)).toBe('7+/10')
    const tank = field({ units: ['german-tiger1 d3', 'us-sherman d4'], at })
    tank.state.wounds[tank.unit(0)] = 5
    expect(numbers(tank)).toBe('7+/10')
  })

  it('suffers from suppression: skirmish.S10', () => {
    const battle = field({ units: ['german-light-inf d3', 'us-light-inf d4'], at })
    battle.state.suppressed[battle.unit(0)] = 2
    expect(numbers(battle)).toBe('6+/10')
  })

  it('is better by rank, not below 2: skirmish.F6', () => {
    const battle = field({ units: ['german-pak40 d3', 'us-sherman d4'], at })
    battle.state.rank[battle.unit(0)] = 1
    expect(numbers(battle)).toBe('3+/9')
    battle.state.rank[battle.unit(0)] = 2
    expect(numbers(battle)).toBe('2+/8')
    const flames = field({ units: ['german-pioneers d3 flamethrower', 'us-light-inf d4'], at })
    flames.state.rank[flames.unit(0)] = 2
    expect(numbers(flames, 1)).toBe('1+/9')
  })

  it('for a critical hit suffers as well', () => {
    const elite = (change: (battle: ReturnType<typeof field>) => void, units: readonly string[] = []): string => {
      const battle = field({ units: ['german-pak40 d3', 'us-light-inf d4', ...units], at })
      battle.state.rank[battle.unit(0)] = 2
      change(battle)
      return numbers(battle)
    }
    expect(elite(() => {})).toBe('2+/8')
    expect(elite(({ state, unit }) => (state.wounds[unit(0)] = 1))).toBe('3+/9')
    expect(elite(({ state, unit }) => (state.suppressed[unit(0)] = 2))).toBe('3+/9')
    expect(elite(({ state, unit }) => (state.cover[unit(1)] = unit(2) + 1), ['us-sherman d4'])).toBe('3+/9')
  })

  it('explains itself term by term', () => {
    const battle = field({ units: ['german-light-inf d3', 'us-light-inf d4 hit-the-dirt'], ground: ['bushes d4'], at })
    battle.state.wounds[battle.unit(0)] = 1
    const terms = battle.game.explain(battle.state, {
      about: 'hit',
      unit: battle.unit(0),
      weapon: 0,
      target: battle.unit(1),
    })?.terms
    expect(terms?.map(({ rule, label, value }) => `${rule} ${label} ${value / 1000}`)).toEqual([
      'skirmish.S3 Accuracy 5',
      'skirmish.S11 Own wounds 1',
      'skirmish.T2 Bushes 1',
      'skirmish.P14 Hit the Dirt 1',
    ])
  })
})

describe('a shot: skirmish.S5, S6', () => {
  const shoot = (units: readonly string[], roll: number, ground: readonly string[] = []) => {
    const battle = field({ units, ground, at })
    const events = battle.act(0, { type: 'fire', unit: battle.unit(0), weapon: 0, target: battle.unit(1) }, roll)
    return { battle, events }
  }

  it('misses below the number, wounds from it on, destroys on a critical hit', () => {
    const units = ['german-light-inf d3', 'us-light-inf d4']
    expect(shoot(units, 4).battle.state.wounds[shoot(units, 4).battle.unit(1)]).toBe(0)
    const hit = shoot(units, 5)
    expect(hit.battle.state.wounds[hit.battle.unit(1)]).toBe(1)
    const critical = shoot(units, 10)
    expect(critical.battle.state.space[critical.battle.unit(1)]).toBe(0)
    expect(critical.battle.state.kills[critical.battle.unit(0)]).toBe(1)
  })

  it('destroys when the wounds are full', () => {
    const battle = field({ units: ['german-light-inf d3', 'us-light-inf d4'], at })
    battle.state.wounds[battle.unit(1)] = 2
    const events = battle.act(0, { type: 'fire', unit: battle.unit(0), weapon: 0, target: battle.unit(1) }, 5)
    expect(eventsOf(events, 'destroyed')).toMatchObject([{ unit: battle.unit(1), by: battle.unit(0) }])
    const card = battle.game.table.cards.length + battle.card('us-light-inf')
    expect(battle.state.discard[card]).toBe(1)
  })

  it('is not fired at armour that it cannot pierce, and once a turn with each weapon: skirmish.S1', () => {
    const battle = field({ units: ['german-light-inf d3 grenades', 'us-sherman d4', 'us-light-inf e3'], at })
    const [unit, tank, foot] = [0, 1, 2].map(battle.unit)
    expect(battle.may(0, { type: 'fire', unit, weapon: 0, target: tank })).toBe(false)
    battle.act(0, { type: 'fire', unit, weapon: 0, target: foot }, 1)
    expect(battle.may(0, { type: 'fire', unit, weapon: 0, target: foot })).toBe(false)
    battle.act(0, { type: 'fire', unit, weapon: 1, target: foot }, 1)
    expect(battle.may(0, { type: 'fire', unit, weapon: 1, target: foot })).toBe(false)
  })

  it('is refused for what its weapon lacks: skirmish.P8, S7, S8', () => {
    const battle = field({ units: ['german-pz4 d3 mg', 'german-heavy-inf e4 infantry-hmg', 'us-light-inf d4'], at })
    const [tank, infantry, target] = [0, 1, 2].map(battle.unit)
    const why = (unit: number, weapon: number) =>
      battle.game.refusal(battle.state, 0, { type: 'fire', unit, weapon, target })
    battle.act(0, { type: 'fire', unit: infantry, weapon: 0, target }, 1)
    expect(why(infantry, 0)).toBe('Heavy Infantry has already fired in this turn.')
    expect(why(infantry, 2)).toBe('Heavy Infantry has no Mortar.')
    battle.state.grey[infantry] = 1
    expect(why(infantry, 1)).toBe('HMG of Heavy Infantry is dismounted.')
    battle.act(0, { type: 'fire', unit: tank, weapon: 1, target }, 1)
    expect(why(tank, 1)).toBe('Panzer IV has already used MG in this turn.')
    battle.state.tilted[tank] = 0
    expect(why(tank, 1)).toBe('MG of Panzer IV is reloading.')
    const pioneers = field({ units: ['german-pioneers d3 flamethrower', 'us-light-inf d4'], at })
    pioneers.act(0, { type: 'fire', unit: pioneers.unit(0), weapon: 1, target: pioneers.unit(1) }, 1)
    pioneers.state.tilted[pioneers.unit(0)] = 0
    expect(
      pioneers.game.refusal(pioneers.state, 0, {
        type: 'fire',
        unit: pioneers.unit(0),
        weapon: 1,
        target: pioneers.unit(1),
      }),
    ).toMatch(/^Flamethrowers? of Pioneers is reloading\.$/)
  })

  it('reaches as many steps as its range, round corners: skirmish.S2', () => {
    const battle = field({ units: ['german-light-inf d3', 'us-light-inf e4', 'us-light-inf d6'], at })
    expect(battle.may(0, { type: 'fire', unit: battle.unit(0), weapon: 0, target: battle.unit(1) })).toBe(true)
    expect(battle.may(0, { type: 'fire', unit: battle.unit(0), weapon: 0, target: battle.unit(2) })).toBe(false)
  })

  it('reaches farther from a hill, not with a range of 1', () => {
    const battle = field({
      units: ['german-light-inf d2 grenades', 'us-light-inf d5', 'us-light-inf d4'],
      ground: ['hill d2'],
      at,
    })
    expect(battle.may(0, { type: 'fire', unit: battle.unit(0), weapon: 0, target: battle.unit(1) })).toBe(true)
    expect(battle.may(0, { type: 'fire', unit: battle.unit(0), weapon: 1, target: battle.unit(2) })).toBe(false)
  })
})

describe('terrain under fire: skirmish.T3, T4, T5', () => {
  it('is hit without a roll where nobody is', () => {
    const battle = field({ units: ['german-pak40 d2'], ground: ['barriers d4'], at })
    const fire = { type: 'fire', unit: battle.unit(0), weapon: 0, target: battle.ground('d4') } as const
    battle.act(0, fire)
    expect(battle.state.damage[battle.space('d4')]).toBe(2)
    battle.state.shots[battle.unit(0)] = 0
    battle.act(0, fire)
    expect(battle.state.terrain[battle.space('d4')]).toBe(0)
  })

  it('takes the damage of the weapon when its occupant is hit, also critically, and nothing on a miss', () => {
    for (const [roll, damage] of [
      [1, 0],
      [7, 2],
      [10, 2],
    ]) {
      const battle = field({ units: ['german-pak40 d2', 'us-light-inf d4'], ground: ['trenches d4'], at })
      battle.act(0, { type: 'fire', unit: battle.unit(0), weapon: 0, target: battle.unit(1) }, roll)
      expect(battle.state.damage[battle.space('d4')]).toBe(damage)
    }
  })

  it('frees its occupant of cover when it is destroyed', () => {
    const battle = field({ units: ['german-pak40 d2', 'us-rangers d4'], ground: ['trenches d4'], at })
    battle.state.damage[battle.space('d4')] = 4
    battle.act(0, { type: 'fire', unit: battle.unit(0), weapon: 0, target: battle.unit(1) }, 7)
    expect(battle.state.terrain[battle.space('d4')]).toBe(0)
    expect(battle.state.space[battle.unit(1)]).toBe(battle.space('d4'))
  })

  it('gives armour in a building, which leaves ruins and takes its occupant with it', () => {
    const battle = field({
      units: ['german-pak40 d2', 'us-rangers d4', 'german-light-inf e4'],
      ground: ['house d4'],
      at,
    })
    expect(battle.game.explain(battle.state, { about: 'armour', unit: battle.unit(1) })?.value).toBe(3000)
    expect(battle.may(0, { type: 'fire', unit: battle.unit(2), weapon: 0, target: battle.unit(1) })).toBe(false)
    battle.state.damage[battle.space('d4')] = 6
    const events = battle.act(0, { type: 'fire', unit: battle.unit(0), weapon: 0, target: battle.unit(1) }, 7)
    expect(eventsOf(events, 'destroyed')).toMatchObject([{ unit: battle.unit(1), why: 'building', by: battle.unit(0) }])
    expect(battle.game.table.terrainIds[battle.state.terrain[battle.space('d4')] - 1]).toBe('ruins')
  })

  it('suffers more from demolition', () => {
    const battle = field({ units: ['german-pioneers d3'], ground: ['walls d4'], at })
    battle.act(0, { type: 'fire', unit: battle.unit(0), weapon: 0, target: battle.ground('d4') })
    expect(battle.state.damage[battle.space('d4')]).toBe(3)
  })
})

describe('suppressive fire: skirmish.S10', () => {
  const battle = () =>
    field({ units: ['german-light-inf d3', 'german-light-inf e4', 'us-rangers d4', 'us-sherman c4'], at })

  it('takes two units that can damage the target, even if they miss', () => {
    const { act, unit, state } = battle()
    act(0, { type: 'fire', unit: unit(0), weapon: 0, target: unit(2) }, 1)
    expect(state.suppressed[unit(2)]).toBe(0)
    const events = act(0, { type: 'fire', unit: unit(1), weapon: 0, target: unit(2) }, 1)
    expect(eventsOf(events, 'suppressed')).toHaveLength(1)
    expect(state.suppressed[unit(2)]).toBe(1)
  })

  it('costs a movement point until the next Initial phase of who fired', () => {
    const { act, unit, state, game } = battle()
    state.suppressed[unit(2)] = 1
    const points = (): number | undefined => game.explain(state, { about: 'movement', unit: unit(2) })?.value
    expect(points()).toBe(1000)
    act(0, { type: 'done' })
    expect([state.active, state.suppressed[unit(2)]]).toEqual([1, 1])
  })

  it('is not caused by two weapons of one unit', () => {
    const { act, unit, state } = field({ units: ['german-light-inf d3 grenades', 'us-rangers d4'], at })
    act(0, { type: 'fire', unit: unit(0), weapon: 0, target: unit(1) }, 1)
    act(0, { type: 'fire', unit: unit(0), weapon: 1, target: unit(1) }, 1)
    expect(state.suppressed[unit(1)]).toBe(0)
  })
})

describe('the headquarters as a target: skirmish.H4, d12, d27', () => {
  it('is a step from its two spaces, has armour 2, and takes critical hits as others', () => {
    const battle = field({ units: ['german-light-inf d6', 'german-light-inf c6', 'german-light-inf b6'], at })
    const target = battle.ground('hq2')
    expect(battle.may(0, { type: 'fire', unit: battle.unit(1), weapon: 0, target })).toBe(true)
    expect(battle.may(0, { type: 'fire', unit: battle.unit(2), weapon: 0, target })).toBe(false)
    battle.act(0, { type: 'fire', unit: battle.unit(0), weapon: 0, target }, 10)
    expect(battle.state.hit[1]).toBe(1)
  })

  it('ends a battle for it when it falls', () => {
    const battle = field({ units: ['german-light-inf d6'], at })
    battle.state.hit[1] = 6
    battle.act(0, { type: 'fire', unit: battle.unit(0), weapon: 0, target: battle.ground('hq2') }, 5)
    expect(battle.game.outcome(battle.state)).toMatchObject({ winners: [0], reason: 'headquarters' })
  })
})

describe('assaults: skirmish.P5, S9', () => {
  const declared = (units: readonly string[], ground: readonly string[] = []) => {
    const battle = field({ units, ground, at: phase.movement })
    battle.act(0, { type: 'assault', unit: battle.unit(0), space: battle.space('d4') })
    battle.state.phase = phase.shooting
    return battle
  }

  it('are for infantry beside an enemy', () => {
    const battle = field({ units: ['german-light-inf d3', 'german-pz4 e4', 'us-light-inf d4'] })
    expect(battle.may(0, { type: 'assault', unit: battle.unit(1), space: battle.space('d4') })).toBe(false)
    battle.act(0, { type: 'assault', unit: battle.unit(0), space: battle.space('d4') })
    expect(battle.state.assault[battle.unit(0)]).toBe(battle.space('d4'))
  })

  it('are answered first; then armour does not count, and the space is taken', () => {
    const battle = declared(['german-light-inf d3', 'us-sherman d4'])
    const events = battle.act(0, { type: 'storm', unit: battle.unit(0), weapon: 0, target: battle.unit(1) }, 1, 10)
    expect(eventsOf(events, 'shot').map(({ unit, kind }) => [unit, kind])).toEqual([
      [battle.unit(1), 1],
      [battle.unit(0), 2],
    ])
    expect(battle.state.space[battle.unit(0)]).toBe(battle.space('d4'))
    expect(battle.state.kills[battle.unit(0)]).toBe(1)
  })

  it('are over when the answer destroys the attacker, or the defender holds', () => {
    const lost = declared(['german-light-inf d3', 'us-rangers d4'])
    lost.act(0, { type: 'storm', unit: lost.unit(0), weapon: 0, target: lost.unit(1) }, 10)
    expect(lost.state.space[lost.unit(0)]).toBe(0)
    const held = declared(['german-light-inf d3', 'us-rangers d4'])
    held.act(0, { type: 'storm', unit: held.unit(0), weapon: 0, target: held.unit(1) }, 1, 1)
    expect(held.state.space[held.unit(0)]).toBe(held.space('d3'))
    expect(held.state.assault[held.unit(0)]).toBe(0)
  })

  it('let the defender choose among several weapons, each once in the turn', () => {
    const battle = declared(['german-light-inf d3', 'us-rangers d4 grenades', 'german-light-inf c4'])
    battle.act(0, { type: 'storm', unit: battle.unit(0), weapon: 0, target: battle.unit(1) })
    expect(battle.game.actors(battle.state)).toEqual([1])
    battle.act(1, { type: 'answer', weapon: 1 }, 1, 1)
    expect(battle.state.reacted[battle.unit(1)]).toBe(2)
  })

  it('do not give the attacker the cover of where it comes from', () => {
    const battle = declared(['german-light-inf d3', 'us-rangers d4'], ['trenches d3'])
    const [answer] = eventsOf(
      battle.act(0, { type: 'storm', unit: battle.unit(0), weapon: 0, target: battle.unit(1) }, 1, 1),
      'shot',
    )
    expect(answer.hit).toBe(4)
  })

  it('take an empty space without a shot', () => {
    const battle = declared(['german-light-inf d3', 'us-rangers d4', 'german-pak40 d2'])
    battle.act(0, { type: 'fire', unit: battle.unit(2), weapon: 0, target: battle.unit(1) }, 10)
    battle.act(0, { type: 'storm', unit: battle.unit(0), weapon: 0, target: battle.ground('d4') })
    expect(battle.state.space[battle.unit(0)]).toBe(battle.space('d4'))
    expect(battle.state.shots[battle.unit(0)]).toBe(0)
  })
})

describe('upgrades in use: skirmish.S7, S8, S13', () => {
  it('that reload are ready again two turns later', () => {
    const battle = field({ units: ['german-pz4 d3 mg', 'us-light-inf d4'], at })
    const unit = battle.unit(0)
    battle.act(0, { type: 'fire', unit, weapon: 1, target: battle.unit(1) }, 1)
    expect([battle.state.grey[unit], battle.state.tilted[unit]]).toEqual([1, 1])
    const pass = (): void => {
      const { turns } = battle.state
      while (battle.state.turns === turns) battle.act(battle.game.actors(battle.state)[0], { type: 'done' }, 1, 1)
    }
    pass()
    pass()
    expect(battle.state.grey[unit]).toBe(1)
    pass()
    expect(battle.state.grey[unit]).toBe(0)
  })

  it('that are used once are gone', () => {
    const battle = field({ units: ['german-pioneers d3 satchel', 'us-sherman d4'], at })
    battle.act(0, { type: 'fire', unit: battle.unit(0), weapon: 2, target: battle.unit(1) }, 1)
    expect(battle.state.has[battle.unit(0)]).toBe(0)
  })

  it('that are mounted keep their unit where it is until they are dismounted, when they cannot fire', () => {
    const battle = field({ units: ['german-heavy-inf d3 mortar', 'us-light-inf d5'], at: phase.flip })
    const unit = battle.unit(0)
    battle.act(0, { type: 'turn', unit, option: 1 })
    expect(battle.may(0, { type: 'turn', unit, option: 1 })).toBe(false)
    const other = field({ units: ['german-heavy-inf d3 mortar', 'us-light-inf d5'] })
    expect(other.moves(0, 0)).toEqual([])
    const move = { type: 'move', unit: other.unit(0), space: other.space('d4') } as const
    expect(other.game.refusal(other.state, 0, move)).toBe('Heavy Infantry does not move while a weapon is mounted.')
    other.state.grey[other.unit(0)] = 2
    expect(other.moves(0, 0)).not.toEqual([])
    other.state.phase = phase.shooting
    expect(other.may(0, { type: 'fire', unit: other.unit(0), weapon: 2, target: other.unit(1) })).toBe(false)
  })
})

describe('smoke: skirmish.P1, d21', () => {
  it('of a grenade is offered before the dice are rolled, and ends with the next Initial phase', () => {
    const battle = field({ units: ['german-pak40 d3', 'us-stuart d4 smoke-grenade'], at })
    battle.act(0, { type: 'fire', unit: battle.unit(0), weapon: 0, target: battle.unit(1) })
    expect(battle.game.actors(battle.state)).toEqual([1])
    const [shot] = eventsOf(battle.act(1, { type: 'light', unit: battle.unit(1), option: 1 }, 4), 'shot')
    expect([shot.hit, shot.critical, shot.result]).toEqual([5, 10, 'miss'])
    battle.act(0, { type: 'done' })
    expect([battle.state.active, battle.state.has[battle.unit(1)], battle.state.lit[battle.unit(1)]]).toEqual([1, 0, 0])
  })

  it('can be declined', () => {
    const battle = field({ units: ['german-pak40 d3', 'us-stuart d4 smoke-grenade'], at })
    battle.act(0, { type: 'fire', unit: battle.unit(0), weapon: 0, target: battle.unit(1) })
    const [shot] = eventsOf(battle.act(1, { type: 'done' }, 4), 'shot')
    expect([shot.hit, shot.result]).toEqual([4, 'hit'])
  })
})
