/** The author's claims about a scenario and its games' answers to them, as sentences for its page. */

import { capital } from '../../engine/words.ts'
import type { Claim } from '../bundle.ts'
import type { Intent, ScenarioWithEvidence } from '../content.ts'
import { type Assertion, type AssertionCode, assertionsAbout, wayToTell } from '../playtest/assertions.ts'

/** Headings of claims. The balance has a part of the page of its own; that a side has no chance is a finding, not a claim. */
const headings: Readonly<Partial<Record<AssertionCode, string>>> = {
  'length-missed': 'How long',
  'difficulty-missed': 'How hard',
  'unwinnable-won': 'Who cannot win',
  'history-improbable': 'How it really ended',
}

/** The claims of a scenario; none without current evidence. */
export const claimsOf = (
  one: Pick<ScenarioWithEvidence, 'balance' | 'intent' | 'scenario' | 'evidence'>,
): readonly Claim[] =>
  one.evidence === null
    ? []
    : assertionsAbout(one, one.evidence).flatMap((assertion) => claimOf(assertion, one.intent) ?? [])

const claimOf = (assertion: Assertion, intent: Intent): Claim | undefined => {
  const { code, verdict, claim, found } = assertion
  const about = headings[code]
  if (about === undefined) return undefined
  const tell = verdict === 'undecided' ? `: ${wayToTell(assertion)}` : ''
  return {
    about,
    verdict,
    claim: sentence(claim),
    found: sentence(`${found}${tell}`),
    note: noteOf(code, intent) ?? null,
  }
}

/** Returns the author's remark in their own words. */
const noteOf = (code: AssertionCode, { unwinnable, history }: Intent): string | undefined => {
  if (code === 'unwinnable-won') return unwinnable?.reason
  return code === 'history-improbable' ? history?.note : undefined
}

const sentence = (text: string): string => `${capital(text)}.`
