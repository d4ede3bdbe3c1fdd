/** The tables of the operational system where scenarios are compiled: `npm run mutate` changes the tables under these tests. */
import { expect, test } from 'vitest'
import { securityUnitsOf } from '../../compiler/systems/operational/resolve/units.ts'
import type { Headquarters, OperationalUnit } from '../../engine/systems/operational/scenario.ts'
import { contentRules } from '../support/operational.ts'
import { lintExample, pathOf } from '../support/operationalLint.ts'
import { systemFiles } from '../support/tables.ts'

const system = await systemFiles('operational')

const conditions = {
  take: { take: '0703' },
  hold: { hold: '0703' },
  defend: { hold: '0303' },
  destroy: { destroy: '11-div' },
  keep: { keep: '1-div' },
  prisoners: { prisoners: 2 },
  steps: { steps: 4 },
  specialists: { specialists: 2 },
  ruins: { ruins: 1 },
}

test.each([
  ['card', { card: 'bomber-wing' }, 'take defend destroy prisoners'],
  ['specialist', { specialist: 'engineers' }, 'take defend destroy'],
  ['port', { port: true }, 'take hold'],
  ['upgrade', { upgrade: true }, 'take defend destroy prisoners'],
  ['delay', { delay: '13-div', turns: 1 }, 'take defend destroy prisoners'],
  ['token', { token: 'supplies' }, 'take hold defend destroy keep prisoners steps specialists ruins'],
])('operational.H2: the conditions that a %s goes with', (_, reward, goesWith) => {
  const names = Object.keys(conditions)
  const bonuses = Object.entries(conditions).map(([name, condition]) => ({
    name,
    by: 3,
    ...condition,
    reward: { ...reward },
  }))
  const { found } = lintExample(system, { change: { 'scenario.sides[0].bonuses': bonuses } })
  const wrong = found.flatMap((one) => {
    const [, index] = /bonuses\[(\d+)\]/.exec(pathOf(one)) ?? []
    return one.code === 'reward-mismatched' && index !== undefined ? [names[Number(index)]] : []
  })
  expect(names.filter((name) => !wrong.includes(name)).join(' ')).toBe(goesWith)
})

test.each([
  ['commandPoints', 9],
  ['trucks', 5],
])('operational.F1: a scenario gives a headquarters so many %s at most: %i', (field, most) => {
  const refused = [most, most + 1].map((value) => {
    const staff = { id: 'staff', name: 'Staff', profile: 'british-army', hex: '0303', [field]: value }
    const { found } = lintExample(system, { change: { 'scenario.sides[0].headquarters': [staff] } })
    return found.some(
      (one) => one.code === 'value-range' && pathOf(one) === `scenario.sides[0].headquarters[0].${field}`,
    )
  })
  expect(refused).toEqual([false, true])
})

test.each([
  ['british', 'british-infantry'],
  ['american', 'american-infantry'],
  ['german', 'german-infantry'],
  ['italian', 'italian-infantry'],
  ['soviet', 'soviet-rifle-corps'],
  ['french', 'french-infantry-1940'],
  ['polish', 'polish-infantry'],
  ['minor', 'minor-infantry'],
])('operational.F15: a staff that leads the %s forms their security units', (nation, type) => {
  const rules = contentRules()
  const staff = { id: 'staff', name: 'Staff', side: 0, profile: 'british-army' } as Headquarters
  const led = { type, headquarters: 0 } as OperationalUnit
  const formed = securityUnitsOf(staff, 0, rules, [led])
  expect(formed.map((unit) => unit.type)).toEqual(Array(3).fill(`${nation}-security`))
})

test.each([
  ['british-army', 'british'],
  ['american-army', 'american'],
  ['german-army', 'german'],
  ['italian-army', 'italian'],
  ['soviet-front', 'soviet'],
  ['french-army', 'french'],
  ['minor-army', 'minor'],
])('operational.F15: %s that leads nobody forms security units of its own nation, %s', (profile, nation) => {
  const staff = { id: 'staff', name: 'Staff', side: 0, profile } as Headquarters
  expect(securityUnitsOf(staff, 0, contentRules(), []).map(({ type }) => type)).toEqual(
    Array(3).fill(`${nation}-security`),
  )
})
