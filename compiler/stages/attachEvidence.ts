/** attachEvidence: CompiledScenario -> ScenarioWithEvidence. Attaches the committed evidence and reports if it is stale. Plays nothing. */
import { makeRecord } from '../../engine/record.ts'
import type { Evidence, WonGame } from '../bundle.ts'
import type { CompiledScenario, ScenarioWithEvidence } from '../content.ts'
import type { Place, Report } from '../diagnostics/diagnostic.ts'
import { assertionsAbout, basisOf, verbsNeverUsed } from '../playtest/assertions.ts'
import { checkSampleWins } from '../playtest/checkSampleWins.ts'
import { isCurrent } from '../playtest/evidence.ts'
import { isOlderEvidence, parseEvidence } from '../playtest/parse.ts'
import { changesSince, describeChanges } from '../playtest/parts.ts'
import { identityOf } from '../resolve/identity.ts'
import { systemCompilerOf } from '../systems/index.ts'

/** A scenario with the evidence that speaks for it as it stands. */
export const attachEvidence = (scenario: CompiledScenario, report: Report): ScenarioWithEvidence => {
  const evidence = findEvidence(scenario, report)
  return { ...scenario, evidence, victories: findVictories(scenario, evidence, report) }
}

/** How to gather evidence anew. */
const wayOut = ({ directory, id }: CompiledScenario): string =>
  `Run sandtable playtest ${id} and commit ${directory}/evidence.json.`

/** The won games of the witness that hold, as records. */
const findVictories = (scenario: CompiledScenario, evidence: Evidence | null, report: Report): readonly WonGame[] =>
  checkSampleWins(scenario, evidence, report).map(({ side, reason, turn, seed, moves }) => ({
    side,
    reason,
    turn,
    record: makeRecord({ format: 2, ...identityOf(scenario.scenario), seed, moves: moves.split('_') }),
  }))

const findEvidence = (scenario: CompiledScenario, report: Report): Evidence | null => {
  const { evidenceFile, origins, balance } = scenario
  if (evidenceFile === undefined) {
    report.warning('evidence-missing', origins.scenario, `${scenario.scenario.title} has not been playtested.`, {
      hint: wayOut(scenario),
    })
    return null
  }
  const place: Place = { file: evidenceFile.path, path: [] }
  const evidence = parseEvidence(evidenceFile.text)
  if (evidence === undefined && isOlderEvidence(evidenceFile.text)) {
    report.warning('evidence-stale', place, 'It was gathered by an older version of sandtable.', {
      hint: wayOut(scenario),
    })
    return null
  }
  if (evidence === undefined) {
    report.error('evidence-invalid', place, 'This is not a file of evidence.', { hint: wayOut(scenario) })
    return null
  }
  if (!isCurrent(evidence, scenario.scenario, balance)) {
    report.warning('evidence-stale', place, describeChanges(changesSince(evidence, scenario.scenario, balance)), {
      hint: wayOut(scenario),
    })
    return null // What it said of another scenario is not published.
  }
  for (const assertion of assertionsAbout(scenario, evidence)) {
    if (assertion.verdict !== 'fail') continue
    const { code, path, hint, refuted } = assertion
    report.warning(code, { ...origins.scenario, path }, refuted, {
      hint,
      related: [{ ...place, message: `The evidence: ${basisOf(evidence)}.` }],
    })
  }
  const { everydayVerbs } = systemCompilerOf(scenario.scenario.system).playtest
  for (const { name, legalIn } of verbsNeverUsed(evidence, everydayVerbs)) {
    const verb = name.slice('action '.length)
    report.warning(
      'verb-never-used',
      origins.scenario,
      `Nobody does "${verb}", which is allowed in ${legalIn} of ${evidence.watched.games} games.`,
      {
        about: verb,
        hint: 'Give the sides a reason to do it or take away what allows it; or accept it, if only people see its use.',
        related: [{ ...place, message: `The evidence: ${basisOf(evidence)}.` }],
      },
    )
  }
  return evidence
}
