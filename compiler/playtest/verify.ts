/** Plays again what the evidence beside a scenario keeps, for `playtest --verify` and the tests of the house. */
import type { ScenarioWithEvidence } from '../content.ts'
import { doubtsAbout } from './checkSampleWins.ts'
import { isCurrent, replaySamples } from './evidence.ts'
import { sampleWinsName } from './names.ts'
import { parseSampleWins } from './parse.ts'
import type { Pool } from './series.ts'
import type { PlayFindings } from './tableTests.ts'

/** Plays the sample games and compares their last states, and replays the won games with a check of every move. */
export const verifyEvidence = async (
  pool: Pool,
  {
    scenario,
    balance,
    evidence,
    sampleWinsFile,
  }: Pick<ScenarioWithEvidence, 'scenario' | 'balance' | 'evidence' | 'sampleWinsFile'>,
): Promise<PlayFindings> => {
  const { id } = scenario
  if (evidence === null || !isCurrent(evidence, scenario, balance))
    return { lines: [`${id}: the evidence is missing or stale; run sandtable playtest ${id}`], passed: false }
  const mismatches = await replaySamples(pool, scenario, evidence)
  const sampleWins = sampleWinsFile && parseSampleWins(sampleWinsFile.text, scenario)
  const doubts = sampleWins ? doubtsAbout(scenario, sampleWins) : ['is missing or damaged']
  const wrong = [
    ...mismatches.map(
      ({ player, game, expected, got }) =>
        `${id}: game ${game} of ${player} ended in ${got}, the evidence says ${expected}`,
    ),
    ...doubts.map((doubt) => `${id}: ${sampleWinsName} ${doubt}; run sandtable playtest ${id}`),
  ]
  if (wrong.length > 0) return { lines: wrong, passed: false }
  const samples = [...evidence.panel, ...evidence.duels].reduce((sum, { samples }) => sum + samples.length, 0)
  return { lines: [`${id}: ${samples} sample games ended as recorded, each victory was won again`], passed: true }
}
