import { describe, expect, test } from 'vitest'
import type { ScenarioSketch } from '../../../../tests/support/operational.ts'
import { layStaff, type StaffTable } from '../../../../tests/support/staff.ts'
import { loseUnit } from '../destruction.ts'
import { orderIds } from '../rules.ts'
import { orderCost } from './command.ts'
import { earnExperience } from './experience.ts'

const base: ScenarioSketch = {
  map: '. . . . . . . . . . . . . .',
  owner: '1 1 1 1 1 1 1 1 1 1 1 1 1 2',
  sources: [['rail 0101'], []],
  headquarters: [{ side: 0, hex: '0101', experience: 150 }],
  prestige: [100, 0],
  units: [
    { id: 'near', side: 0, hex: '0301', experience: 250 },
    { id: 'far', side: 0, hex: '1301' },
    { id: 'e', side: 1, hex: '1401' },
  ],
}

const earn = (table: StaffTable, unit: string, amount: number, rolls: readonly number[] = []) =>
  earnExperience(table.game.services, table.draft(rolls), table.unit(unit), amount)

/** Orders that its branches know and that cost more than one point. */
const cheapening = ['no-retreat', 'motor-pool', 'destroy-bridge', 'repair-bridge']

describe('experience', () => {
  test('operational.F4: what its units earn in range counts for it, what they earn elsewhere does not', () => {
    const table = layStaff(base)
    earn(table, 'near', 20)
    earn(table, 'far', 20)
    expect(table.state.hqExperience[0]).toBe(170)
  })

  test('operational.F4: at the target an upgrade is due, and the next one asks for more', () => {
    const table = layStaff(base)
    earn(table, 'near', 60, [1, 0])
    expect(table.state.hqUpgrades[0]).toBe(1)
    expect(table.state.hqExperience[0]).toBe(10)
    expect(table.state.hqTarget[0]).toBe(300)
    const [paid, free] = [...table.state.hqOffer].map((order) => orderIds[order - 1])
    expect(free).toBe(cheapening[1])
    expect(paid).toBe(cheapening[0])
    expect(table.events.at(-1)).toEqual({ type: 'hq-upgrade-due', hq: 0, rolled: true })
  })

  test('operational.F5: a destroyed unit takes half of its experience with it', () => {
    const table = layStaff(base)
    loseUnit(table.game.table, table.state, table.unit('near'))
    expect(table.state.hqExperience[0]).toBe(25)
    loseUnit(table.game.table, table.state, table.unit('near'))
    expect(table.state.hqExperience[0]).toBe(0)
  })
})

describe('upgrades', () => {
  const due = (sketch: ScenarioSketch = base): StaffTable => {
    const table = layStaff(sketch)
    earn(table, 'near', 60, [1, 0])
    return table
  }

  test('operational.F4: a command point and an order for prestige, an order for nothing', () => {
    const table = due()
    expect(table.legal('upgrade')).toEqual(['0', '1', '2'])
    table.act({ type: 'upgrade', hq: 0, choice: 0 })
    expect(table.state.hqCommand[0]).toBe(6)
    expect(table.state.prestige[0]).toBe(50)
    expect(table.legal('upgrade')).toEqual([])
  })

  test('operational.F3, F4: a specialised order costs a point less, and never less than one', () => {
    const table = due()
    const cost = () => orderCost(table.game.table, table.state, 0, 'motor-pool')
    expect(cost()).toBe(2)
    table.act({ type: 'upgrade', hq: 0, choice: 2 })
    expect(cost()).toBe(1)
    table.state.hqSpecialised[orderIds.indexOf('motor-pool')] = 2
    expect(cost()).toBe(1)
    expect(table.state.prestige[0]).toBe(100)
  })

  test('operational.F4: without prestige only what is free', () => {
    const table = due({ ...base, prestige: [29, 0] })
    expect(table.legal('upgrade')).toEqual(['2'])
    expect(table.refusal({ type: 'upgrade', hq: 0, choice: 1 })).toBe('This costs 30 prestige; you have 29.')
  })

  test('operational.F4: prestige where an option is missing', () => {
    const table = due()
    table.state.hqCommand[0] = 9
    expect(table.legal('upgrade')).toEqual(['1', '2', '3'])
    table.act({ type: 'upgrade', hq: 0, choice: 3 })
    expect(table.state.prestige[0]).toBe(130)
  })

  test('operational.F4: of two upgrades the second is drawn when the first has been chosen', () => {
    const table = layStaff(base)
    earn(table, 'near', 360, [0, 0])
    expect(table.state.hqUpgrades[0]).toBe(2)
    table.act({ type: 'upgrade', hq: 0, choice: 2 }, [0, 0])
    expect(table.state.hqUpgrades[0]).toBe(1)
    expect(table.events.at(-1)).toMatchObject({ type: 'hq-upgraded', choice: 2, order: 'no-retreat', rolled: true })
  })
})

test('operational.F5: a unit that dissolves for want of supply counts too', () => {
  const table = layStaff({
    ...base,
    units: [...(base.units ?? []), { id: 'cut', side: 0, hex: '1101', steps: 2, experience: 200, unsupplied: 3 }],
  })
  table.state.turn = 2
  table.state.owner[table.hex('0601')] = 1
  table.state.side = 1
  table.act({ type: 'end-turn' })
  expect(table.at('cut')).toBe('off the map')
  expect(table.state.hqExperience[0]).toBe(50)
})
