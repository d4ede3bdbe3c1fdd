/** Reports what the evidence about armies and cards says: whether it still holds, and which cards and decks are too strong or too weak. */
import type { SkirmishRules } from '../../../../engine/systems/skirmish/rules.ts'
import { below, type Place, type Report } from '../../../diagnostics/diagnostic.ts'
import { only } from '../../../resolve/tables.ts'
import { isTooStrong, mostShare } from '../bundle.ts'
import { writtenAt } from '../resolve/cards.ts'
import type { SystemContent } from '../schemas/index.ts'
import { currentOf, describeDeck, parseEvidence } from './evidence.ts'
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
  for (const deck of attacks?.decks.filter(isTooStrong) ?? []) {
    const { games, points, share, leader } = deck
    const won = `${((100 * points) / games).toFixed(1)} % (${share.low} to ${share.high}) of ${games} games`
    report.warning(
      'deck-too-strong',
      below({ file: only(documents, 'frame')?.file ?? '', path: [] }, 'deck'),
      `No deck should win more than ${mostShare} % against the ready-made armies. Led by ${leader}, this one wins ${won}: ${describeDeck(rules, deck)}.`,
      {
        about: 'deck',
        hint: 'Make its cards weaker or dearer, allow fewer copies, leave fewer points unspent, or make the armies better.',
        related: [{ ...root, message: 'The evidence: the strongest decks that breeding has found.' }],
      },
    )
  }
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
