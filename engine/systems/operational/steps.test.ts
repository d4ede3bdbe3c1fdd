import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { UnitSketch } from '../../../tests/support/operational.ts'
import { queueFaults, queueOf } from '../../../tests/support/queue.ts'
import { layTable } from '../../../tests/support/table.ts'
import {
  addSpecialist,
  addStep,
  clearUnit,
  countActive,
  freeSlot,
  hasActive,
  lose,
  recover,
  removeSpecialist,
  removeStep,
  resetQueue,
  suppress,
  suppressAll,
  suppressSpecialist,
  towRecover,
  towSuppress,
  towSuppressInRetreat,
} from './steps.ts'
import { specialistState } from './types.ts'

/** One unit of the first side, and what can be done to it. */
const unitOf = (unit: Partial<UnitSketch>) => {
  const { game, state } = layTable({ map: '. .', units: [{ id: 'a', side: 0, hex: '0101', ...unit }] })
  const { table } = game
  return {
    table,
    state,
    queue: () => queueOf(table, state, 0),
    reset: () => resetQueue(table, state, 0),
    lose: (losses: number) => lose(table, state, 0, losses),
    suppress: (losses: number) => suppress(table, state, 0, losses),
    recover: (most: number) => recover(table, state, 0, most),
    names: (specialists: readonly number[]) => specialists.map((index) => table.specialistIds[index]),
  }
}

describe('the order of losses', () => {
  test.each([
    [{ steps: 3 }, '+ + +'],
    [{ steps: 4, suppressed: 2 }, '+ + - -'],
    [{ steps: 3, specialists: ['engineers'] }, '+ engineers + +'],
    [{ steps: 3, specialists: ['special-forces', 'tank-battalion'] }, 'special-forces + + tank-battalion +'],
    [{ steps: 2, specialists: ['heavy-artillery'] }, '+ + heavy-artillery'],
    [{ steps: 3, suppressed: 1, specialists: ['assault-guns'] }, '+ + assault-guns -'],
    [{ steps: 6, specialists: ['field-artillery', 'engineers'] }, '+ engineers + + + field-artillery + +'],
  ])('B8: %j stands as %s', (unit, queue) => {
    expect(unitOf(unit).queue()).toBe(queue)
  })

  test('B8: suppressed specialists go last, behind suppressed steps', () => {
    const { state, reset, queue } = unitOf({ steps: 4, suppressed: 1, specialists: ['engineers', 'special-forces'] })
    state.specialistState[0] = specialistState.suppressed
    reset()
    expect(queue()).toBe('special-forces + + + - (engineers)')
  })

  test('B9: towed artillery after the first stands two places farther left', () => {
    expect(unitOf({ steps: 6, specialists: ['field-artillery', 'field-artillery', 'heavy-artillery'] }).queue()).toBe(
      '+ + field-artillery + heavy-artillery + field-artillery + +',
    )
    expect(unitOf({ steps: 6, specialists: ['field-artillery', 'self-propelled-artillery'] }).queue()).toBe(
      '+ + + + field-artillery self-propelled-artillery + +',
    )
    expect(unitOf({ steps: 6, specialists: ['flak', 'field-artillery'] }).queue()).toBe(
      '+ + + + flak field-artillery + +',
    )
  })

  test('B9: only artillery that fires counts as the first', () => {
    const { state, reset, queue } = unitOf({ steps: 6, specialists: ['field-artillery', 'field-artillery'] })
    state.specialistState[0] = specialistState.towed
    reset()
    expect(queue()).toBe('+ + + + field-artillery + + (field-artillery)')
  })
})

describe('losses', () => {
  test('B7: what is lost leaves the queue from the left', () => {
    const unit = unitOf({ steps: 3, specialists: ['engineers'] })
    const { steps, specialists } = unit.lose(2)
    expect([steps, unit.names(specialists)]).toEqual([1, ['engineers']])
    expect(unit.queue()).toBe('+ +')
    expect(unit.state.active[0]).toBe(2)
    expect(unit.state.specialist[0]).toBe(0)
  })

  test('B7: what is suppressed goes to the end of the queue', () => {
    const unit = unitOf({ steps: 4, suppressed: 1, specialists: ['special-forces'] })
    const { steps, specialists } = unit.suppress(2)
    expect([steps, unit.names(specialists)]).toEqual([1, ['special-forces']])
    expect(unit.queue()).toBe('+ + - (special-forces) -')
    expect([unit.state.active[0], unit.state.suppressed[0]]).toEqual([2, 2])
  })

  test('B4: suppressed steps are lost only when nothing active is left', () => {
    const unit = unitOf({ steps: 4, suppressed: 2, specialists: ['engineers'] })
    unit.lose(3)
    expect([unit.state.active[0], unit.state.suppressed[0]]).toEqual([0, 2])
    expect(unit.lose(9)).toEqual({ steps: 2, specialists: [] })
    expect(unit.queue()).toBe('')
  })

  test('B4: who is suppressed already is not suppressed again', () => {
    const unit = unitOf({ steps: 3 })
    expect(unit.suppress(9).steps).toBe(3)
    expect(unit.suppress(1)).toEqual({ steps: 0, specialists: [] })
  })

  test('B7: queues are laid out anew at the start of every turn, for both sides', () => {
    const table = layTable({
      map: '. . .',
      owner: '1 - 2',
      sources: [['rail 0101'], ['rail 0301']],
      objectives: [{ side: 0, hex: '0301' }],
      units: [
        { id: 'a', side: 0, hex: '0101', steps: 3, specialists: ['engineers'] },
        { id: 'b', side: 1, hex: '0301', steps: 3, specialists: ['engineers'] },
      ],
    })
    const { state, game } = table
    for (const unit of [0, 1]) {
      suppressSpecialist(game.table, state, unit, 0)
      suppress(game.table, state, unit, 1)
    }
    expect(queueOf(game.table, state, 0)).toBe('+ + (engineers) -')
    table.endTurn()
    expect(queueOf(game.table, state, 0)).toBe('+ + - (engineers)')
    expect(queueOf(game.table, state, 1)).toBe('+ engineers + +')
  })
})

describe('guns on wheels', () => {
  test('B6: they are suppressed when the unit moves, until the enemy’s turn begins', () => {
    const table = layTable({
      map: '. . . .',
      owner: '1 1 1 2',
      sources: [['rail 0101'], ['rail 0401']],
      objectives: [{ side: 0, hex: '0401' }],
      units: [
        { id: 'a', side: 0, hex: '0101', steps: 2, specialists: ['field-artillery', 'self-propelled-artillery'] },
        { id: 'b', side: 1, hex: '0401' },
      ],
    })
    const queue = () => queueOf(table.game.table, table.state, 0)
    table.move('a', '0201')
    expect(queue()).toBe('+ + self-propelled-artillery (field-artillery)')
    table.endTurn()
    expect(queue()).toBe('+ + field-artillery self-propelled-artillery')
  })

  test('B6: who moves loses the guns’ shift for the turn', () => {
    const { table, state } = unitOf({ steps: 2, specialists: ['field-artillery', 'anti-tank-guns'] })
    towSuppress(table, state, 0)
    expect(countActive(table, state, 0, () => true)).toBe(0)
    expect(recover(table, state, 0, 3)).toBe(0)
    towRecover(table, state, 0)
    expect(countActive(table, state, 0, ({ towed }) => towed)).toBe(2)
  })

  test('D24, E12: when all is suppressed they are out like the others, and the enemy’s turn does not bring them back', () => {
    const { table, state, queue } = unitOf({ steps: 2, specialists: ['field-artillery', 'engineers'] })
    towSuppressInRetreat(table, state, 0)
    expect(suppressAll(table, state, 0)).toMatchObject({ steps: 2, specialists: [expect.any(Number)] })
    towRecover(table, state, 0)
    expect(queue()).toBe('(field-artillery) - (engineers) -')
    expect(recover(table, state, 0, 9)).toBe(4)
  })

  test('B10: in a retreat they stand first behind what is active', () => {
    const { table, state, queue } = unitOf({
      steps: 4,
      suppressed: 1,
      specialists: ['field-artillery', 'engineers', 'anti-tank-guns'],
    })
    expect(queue()).toBe('+ engineers + + field-artillery anti-tank-guns -')
    towSuppressInRetreat(table, state, 0)
    expect(queue()).toBe('+ engineers + + (field-artillery) (anti-tank-guns) -')
  })

  test('B10: a beaten unit goes back with its guns behind the active steps', () => {
    const table = layTable({
      map: '. . .\n . . .\n. . .',
      owner: '1 2 2\n 1 2 2\n1 2 2',
      objectives: [{ side: 0, hex: '0301' }],
      units: [
        { id: 'a', side: 0, hex: '0102', steps: 6 },
        {
          id: 'b',
          side: 1,
          hex: '0202',
          type: 'italian-infantry',
          steps: 6,
          suppressed: 4,
          specialists: ['field-artillery'],
        },
      ],
    })
    // 18 : 8, odds 2.2: best for the attacker, no loss for the defender, then a retreat of 30 per cent and no overrun.
    table.attack('a', 'b', [999_999, 0, 500_000, 0, 0])
    expect(table.at('b')).not.toBe('0202')
    expect(queueOf(table.game.table, table.state, 1)).toBe('+ + (field-artillery) - - - -')
  })
})

describe('what comes and goes', () => {
  test('B18: recovery goes by the queue, steps before specialists', () => {
    const unit = unitOf({ steps: 4, suppressed: 2, specialists: ['engineers'] })
    unit.state.specialistState[0] = specialistState.suppressed
    unit.reset()
    expect(unit.queue()).toBe('+ + - - (engineers)')
    expect(unit.recover(1)).toBe(1)
    expect(unit.queue()).toBe('+ + + - (engineers)')
    expect(unit.recover(3)).toBe(2)
    expect(unit.queue()).toBe('+ engineers + + +')
  })

  test('B5: a specialist goes into the first free slot, and a slot may stay empty', () => {
    const { table, state, queue } = unitOf({ steps: 3, specialists: ['engineers', 'field-artillery'] })
    const at = (id: string) => table.specialistIds.indexOf(id)
    removeSpecialist(table, state, 0, 0)
    expect(queue()).toBe('+ + + field-artillery')
    expect(freeSlot(table, state, 0)).toBe(0)
    addSpecialist(table, state, 0, at('special-forces'), specialistState.active)
    expect(queue()).toBe('special-forces + + + field-artillery')
    addSpecialist(table, state, 0, at('flak'), specialistState.suppressed)
    expect(queue()).toBe('special-forces + + + field-artillery (flak)')
    expect(freeSlot(table, state, 0)).toBe(-1)
    expect(() => addSpecialist(table, state, 0, at('flak'), specialistState.active)).toThrow('no free slot')
    expect(hasActive(table, state, 0, ({ specialForces }) => specialForces)).toBe(true)
    expect(hasActive(table, state, 0, ({ engineers }) => engineers)).toBe(false)
  })

  test('B3: steps join behind the active ones or at the end, and leave from the back', () => {
    const { table, state, queue } = unitOf({ steps: 3, suppressed: 1, specialists: ['engineers'] })
    addStep(table, state, 0, true)
    addStep(table, state, 0, false)
    expect(queue()).toBe('+ engineers + + - -')
    removeStep(table, state, 0)
    expect(queue()).toBe('+ engineers + - -')
    for (let step = 0; step < 3; step++) removeStep(table, state, 0)
    expect(queue()).toBe('engineers -')
    clearUnit(table, state, 0)
    expect(queue()).toBe('')
  })
})

test('B4, B7: whatever happens to a unit, steps, slots and queue tell the same', () => {
  const specialists = ['engineers', 'field-artillery', 'heavy-artillery', 'anti-tank-guns', 'special-forces', 'flak']
  const sketch = fc.record({
    steps: fc.integer({ min: 1, max: 6 }),
    specialists: fc.array(fc.constantFrom(...specialists), { maxLength: 3 }),
  })
  const deeds = fc.array(fc.tuple(fc.nat(8), fc.nat(4)), { maxLength: 30 })
  fc.assert(
    fc.property(sketch, deeds, (unit, list) => {
      const { table, state } = unitOf(unit)
      for (const [deed, amount] of list) {
        const steps = state.active[0] + state.suppressed[0]
        if (deed === 0) lose(table, state, 0, amount)
        else if (deed === 1) suppress(table, state, 0, amount)
        else if (deed === 2) recover(table, state, 0, amount)
        else if (deed === 3) towSuppress(table, state, 0)
        else if (deed === 4) towRecover(table, state, 0)
        else if (deed === 5) towSuppressInRetreat(table, state, 0)
        else if (deed === 6 && steps > 0) removeStep(table, state, 0)
        else if (deed === 7 && steps < 6) addStep(table, state, 0, amount > 2)
        else if (deed === 8 && freeSlot(table, state, 0) >= 0)
          addSpecialist(table, state, 0, amount, amount > 2 ? specialistState.active : specialistState.suppressed)
        if (amount === 4) resetQueue(table, state, 0)
        expect(queueFaults(table, state)).toEqual([])
      }
    }),
    { numRuns: 300 },
  )
})
