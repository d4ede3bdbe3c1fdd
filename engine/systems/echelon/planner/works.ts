/** Engineers: what they build where they stand, and what they break before the enemy comes. */
import type { Ask } from '../../../game.ts'
import type { Hex } from '../../../hex.ts'
import { demolitions, type Job, jobs } from '../rules.ts'
import { isDepot } from '../supply/headquarters.ts'
import { can } from '../units.ts'
import type { EchelonAction } from '../verbs/index.ts'
import type { Assessment } from './assessment.ts'
import { optionsOf, ranked } from './options.ts'

const builders = [
  'combat-engineer',
  'construction-engineer',
  'railroad-engineer',
  'port-engineer',
  'pipeline-engineer',
  'divisional-engineer',
] as const

/** The worths of jobs, in hundredths of a point; works of defence where the enemy threatens. */
const worthOfJob: Readonly<Record<Job, number>> = {
  'rail-break': 40,
  regauge: 30,
  bridge: 30,
  'port-hit': 20,
  'destroyed-port': 20,
  'port-upgrade': 15,
  'airbase-hit': 10,
  entrenchment: 50,
  fort: 40,
  'new-rail': 0,
  pipeline: 0,
  airfield: 0,
}
const ofDefence: readonly Job[] = ['entrenchment', 'fort']

export function* worksOf(assessment: Assessment, ask: Ask<EchelonAction>, unit: number): Iterable<EchelonAction> {
  const { table, state, goals, threatTo, weights } = assessment
  if (!builders.some((ability) => can(table, state, unit, ability))) return
  const hex = state.hex[unit]
  const isUsed = assessment.services.stacks.at(state, hex).some((one) => isDepot(assessment.services, one))
  if (!isUsed && isLost(assessment, hex))
    yield* ranked(optionsOf(ask, 'demolish', { unit }), ({ demolition }) => breaks[demolitions[demolition]])
  const isGoal = goals.some((goal) => goal.hex === hex && goal.isOwn)
  const worth = (job: Job): number =>
    ofDefence.includes(job) ? (threatTo(hex) > 0 ? worthOfJob[job] * (isGoal ? 2 : 1) : 0) : worthOfJob[job]
  // What is quick costs supply.
  yield* ranked(optionsOf(ask, 'work', { unit, quick: 0 }), ({ job }) => worth(jobs[job]), weights.work)
}

const breaks = { rail: 3, bridge: 4, port: 2, airbase: 1 } as const

/** True if the enemy is about to take a hex. */
const isLost = ({ services, state, threatTo, defenceAt }: Assessment, hex: Hex): boolean =>
  threatTo(hex) > 4 * defenceAt(hex, services.stacks.at(state, hex))
