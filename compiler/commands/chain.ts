/** Games that were played by link: finds the chain that a word of the command line names, and checks it. */
import { resolve } from 'node:path'
import type { Record } from '../../engine/record.ts'
import type { BattleScenario } from '../bundle.ts'
import { type Chain, isLikeChain, parseChain } from '../playByLink/chain.ts'
import { checkChain } from '../playByLink/check.ts'
import { identityOf } from '../resolve/identity.ts'
import { openGame, scenarioAsBegun } from '../systems/games.ts'
import { type Io, UsageError } from './command.ts'
import { decode, readStart } from './record.ts'

/**
 * Returns the chain in an argument: the chain itself, an address with `#link=`, or a file whose first line holds it; undefined when there
 * is none.
 */
export const findChain = async (word: string, io: Io): Promise<Chain | undefined> => {
  const mark = '#link='
  const link = word.indexOf(mark)
  const given = link < 0 ? word : decode(word.slice(link + mark.length))
  const [text = ''] = (isLikeChain(given) ? given : ((await readStart(resolve(io.cwd, word))) ?? '')).trim().split('\n')
  if (!isLikeChain(text)) return undefined
  const chain = parseChain(text.trim())
  if (chain === undefined) throw new UsageError('This game by link is damaged, or of another version.')
  return chain
}

/** The record of a chain that holds, and a sentence of what was checked; or what is wrong with it. */
export const checkPlayed = async (
  scenario: BattleScenario,
  rules: object,
  chain: Chain,
): Promise<string | { readonly record: Record | undefined; readonly verified: string }> => {
  const played = scenarioAsBegun(scenario, rules, chain)
  if (typeof played === 'string') return played
  const { forces } = chain
  const identity = { ...identityOf(scenario), ...(forces !== undefined && { forces }) }
  const checked = await checkChain(openGame(played), identity, chain)
  if (!checked.ok) return checked.problem
  const sent = chain.links.length === 1 ? '1 link' : `${chain.links.length} links`
  const otherRules = checked.isOfOtherRules
    ? ' It was begun under other rules: dice may have fallen otherwise then.'
    : ''
  return {
    record: checked.record,
    verified: `Verified: ${sent}, signed by both; each secret is the one that was sealed before; every move is by the rules.${otherRules}`,
  }
}
