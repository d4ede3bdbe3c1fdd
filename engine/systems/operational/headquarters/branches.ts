/** Suppression and recovery of the branches of headquarters. operational.F1, F2, F7-F9 */

import type { OperationalDraft } from '../events.ts'
import { type Branch, branches } from '../rules.ts'
import type { ReadonlyState } from '../types.ts'
import { activeLevel } from './command.ts'

const indices = branches.map((_, branch) => branch)

const hasSuppressedLevel = (state: ReadonlyState, hq: number): boolean =>
  indices.some((branch) => state.hqSuppressed[hq * branches.length + branch] > 0)

/**
 * Suppresses a level of a given branch and one of another branch, drawn in proportion to its active levels. operational.F7-F9,
 * d25
 */
export const suppressBranches = (draft: OperationalDraft, hq: number, first: Branch): void => {
  const { state, dice } = draft
  const fixed = branches.indexOf(first)
  const others = indices.filter((branch) => branch !== fixed && activeLevel(state, hq, branch) > 0)
  const silent: Branch[] = []
  const suppress = (branch: number): void => {
    state.hqSuppressed[hq * branches.length + branch]++
    silent.push(branches[branch])
  }
  if (activeLevel(state, hq, fixed) > 0) suppress(fixed)
  const rolls = others.length > 1
  if (others.length > 0) {
    const levels = others.reduce((sum, branch) => sum + activeLevel(state, hq, branch), 0)
    let roll = rolls ? dice.at(state, 'disruption', hq).below(levels) : 0
    let drawn = 0
    while (roll >= activeLevel(state, hq, others[drawn])) roll -= activeLevel(state, hq, others[drawn++])
    suppress(others[drawn])
  }
  state.hqRested[hq] = 0
  if (silent.length > 0) draft.emit({ type: 'hq-suppressed', hq, branches: silent, ...(rolls ? { rolled: true } : {}) })
}

/** A turn in supply: the first brings back one level of a branch that is drawn, the second all of them. operational.F2 */
export const recoverBranches = ({ state, dice }: OperationalDraft, hq: number): void => {
  const first = hq * branches.length
  const silent = indices.filter((branch) => state.hqSuppressed[first + branch] > 0)
  if (silent.length === 0) return
  if (state.hqRested[hq] === 1) {
    state.hqSuppressed.fill(0, first, first + branches.length)
    state.hqRested[hq] = 0
    return
  }
  const drawn = silent.length > 1 ? silent[dice.at(state, 'recovery', hq).below(silent.length)] : silent[0]
  state.hqSuppressed[first + drawn]--
  state.hqRested[hq] = hasSuppressedLevel(state, hq) ? 1 : 0
}
