/** prove: CompiledScenario -> ProvenScenario. Takes the committed evidence about each scenario and says whether it still holds. Plays nothing. */
import { makeRecord } from '../../engine/record.ts'
import type { Evidence, WonGame } from '../bundle.ts'
import type { CompiledScenario, ProvenScenario } from '../content.ts'
import type { Place, Report } from '../diagnostics/diagnostic.ts'
import { isCurrent } from '../playtest/evidence.ts'
import { parseEvidence, parseWitness } from '../playtest/store.ts'
import { witnessKey } from '../playtest/witness.ts'
import { identityOf } from '../resolve/identity.ts'

/** A scenario with the evidence that speaks for it as it stands. */
export const proveOne = (scenario: CompiledScenario, report: Report): ProvenScenario => {
  const evidence = findEvidence(scenario, report)
  return { ...scenario, evidence, victories: findVictories(scenario) }
}

/** How to gather evidence anew. */
const wayOut = ({ directory, id }: CompiledScenario): string =>
  `Run sandtable playtest ${id} and commit ${directory}/evidence.json.`

/** The won games of the witness as records. */
const findVictories = ({ witnessFile, scenario }: CompiledScenario): readonly WonGame[] => {
  const witness = witnessFile && parseWitness(witnessFile.text)
  if (witness?.key !== witnessKey(scenario)) return []
  return witness.wins.map(({ side, reason, turn, seed, moves }) => ({
    side,
    reason,
    turn,
    record: makeRecord({ format: 1, scenario: identityOf(scenario), seed, moves: moves.split('_') }),
  }))
}

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
  if (evidence === undefined) {
    report.error('evidence-invalid', place, 'This is not a file of evidence.', { hint: wayOut(scenario) })
    return null
  }
  if (!isCurrent(evidence, scenario.scenario, balance)) {
    report.warning(
      'evidence-stale',
      place,
      'The scenario, its rules or the engine have changed since it was playtested.',
      {
        hint: wayOut(scenario),
      },
    )
    return null // What it said of another scenario is not published.
  }
  if (evidence.verdict !== 'pass') {
    const { from, to, side } = balance
    const { low, high } = evidence.share[side]
    report.warning(
      'balance-missed',
      { ...origins.scenario, path: ['balance'] },
      `${scenario.scenario.sides[side].name} wins ${low} to ${high} per cent of the games; the author wants ${from} to ${to}.`,
      { hint: 'Tune the scenario, or say what the balance is.', related: [{ ...place, message: 'The evidence.' }] },
    )
  }
  return evidence
}
