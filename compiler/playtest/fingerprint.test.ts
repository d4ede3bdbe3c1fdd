import { expect, it } from 'vitest'
import type { OperationalScenario as Operational } from '../../engine/systems/operational/scenario.ts'
import { filesOf } from '../../tests/support/codeCases.ts'
import type { BattleScenario } from '../bundle.ts'
import { compile } from '../compile.ts'
import { makeReport } from '../diagnostics/diagnostic.ts'
import { systemCompilerOf } from '../systems/index.ts'
import { gatherEvidence } from './evidence.ts'
import { fingerprintsOf } from './fingerprint.ts'
import { openPool } from './pool.ts'
import type { Pool } from './series.ts'

const [small] = compile(await filesOf({}), makeReport()).scenarios
if (small === undefined) throw new Error('the small scenario is not sound')
const { scenario, balance } = small
const pool = openPool(1)
const { evidence } = await gatherEvidence(pool, scenario, balance, { panel: ['planner'], games: 5, seed: 7 })
const { fingerprint } = systemCompilerOf(scenario.system).playtest

/** A pool that plays as an engine would in which something has been changed. */
const playing = (change: (scenario: BattleScenario) => BattleScenario): Pool => ({
  ...pool,
  play: (series) => pool.play({ ...series, scenario: change(series.scenario) }),
})

const fingerprintWith = async (player: Pool): Promise<string | undefined> =>
  (await fingerprintsOf(player, [{ scenario, evidence }])).get(scenario.system)

it('stays while every sample game ends as recorded, whatever things are called', async () => {
  expect(await fingerprintWith(pool)).toBe(fingerprint)
  expect(await fingerprintWith(playing((one) => ({ ...one, title: 'Another' })))).toBe(fingerprint)
})

it('differs when a number of play has changed', async () => {
  const { combat, ...rules } = (scenario as Operational).rules
  const changed = { ...rules, combat: { ...combat, oddsPerTripling: combat.oddsPerTripling + 1 } }
  const other = await fingerprintWith(playing((one) => ({ ...one, rules: changed }) as BattleScenario))
  expect(other).toMatch(/^[0-9a-f]{16}$/)
  expect(other).not.toBe(fingerprint)
})

it('says nothing of a system without evidence', async () => {
  expect(await fingerprintsOf(pool, [{ scenario, evidence: null }])).toEqual(new Map())
})
