/** Reports what the evidence about armies and cards says: whether it still holds, and which cards nobody should play or leave out. */
import type { SkirmishRules } from '../../../../engine/systems/skirmish/rules.ts'
import type { Place, Report } from '../../../diagnostics/diagnostic.ts'
import { writtenAt } from '../resolve/cards.ts'
import type { SystemContent } from '../schemas/index.ts'
import { currentOf, parseEvidence } from './evidence.ts'
import { clearWorth, enoughDecks } from './judgement.ts'

const hint = 'Run sandtable playtest --armies, and again with --attack, and commit what they write.'

export const checkTables = (
  { evidence: file, documents }: Pick<SystemContent, 'evidence' | 'documents'>,
  rules: SkirmishRules,
  report: Report,
): void => {
  if (file === undefined) return
  const root: Place = { file: file.path, path: [] }
  const evidence = parseEvidence(file.text)
  if (evidence === undefined) {
    report.error('evidence-invalid', root, 'This is not a file of evidence about armies and cards.', { hint })
    return
  }
  const { matches, cards, attacks } = currentOf(rules, evidence)
  const isGone = (part: 'cards' | 'attacks', now: object | undefined): boolean =>
    now === undefined && evidence[part] !== undefined
  if (matches.length < evidence.matches.length || isGone('cards', cards) || isGone('attacks', attacks))
    report.warning(
      'evidence-stale',
      root,
      'Armies, cards, rules or the engine have changed since they were playtested.',
      {
        hint,
      },
    )
  if (cards === undefined) return
  const { games, watched, worth } = cards
  const related = [{ ...root, message: `The evidence: 95 % intervals of ${games} games with decks drawn at random.` }]
  for (const [id, { points, low, high, decks, played }] of Object.entries(worth)) {
    const { name } = rules.unitTypes[id] ?? rules.support[id]
    const place = writtenAt(documents, id)
    const found = `a copy moves the share of games won by ${points} points (${low} to ${high})`
    if (high < -clearWorth)
      report.warning('card-too-weak', place, `Nobody should play “${name}”: ${found}.`, {
        about: id,
        hint: 'Make it better or cheaper, or give players another reason to have it.',
        related,
      })
    else if (played === 0 && decks >= enoughDecks)
      report.warning('card-too-weak', place, `Nobody plays “${name}”, which was in ${decks} decks.`, {
        about: id,
        hint: 'Give it something to do, or see why the computer does not play it.',
        related: [{ ...root, message: `The evidence: plays were counted in ${watched} games.` }],
      })
    if (low > clearWorth)
      report.warning('card-too-strong', place, `Nobody should leave “${name}” out: ${found}.`, {
        about: id,
        hint: 'Make it weaker or dearer, or allow fewer copies of it.',
        related,
      })
  }
}
