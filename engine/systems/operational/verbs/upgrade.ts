/** A headquarters that has learned enough improves. operational.F4 */

import type { Side } from '../../../twoSides.ts'
import { withVerb } from '../../../words.ts'
import { drawOffer } from '../headquarters/experience.ts'
import { count } from '../names.ts'
import { orderIds, type Upgrade, upgrades } from '../rules.ts'
import type { Table } from '../table.ts'
import type { ReadonlyState } from '../types.ts'
import { verb, type Words } from './verb.ts'

/** The order that a choice makes cheaper, as an index into `orderIds`; -1 for none. */
const orderOf = (state: ReadonlyState, hq: number, upgrade: Upgrade | undefined): number =>
  upgrade === 'specialise' || upgrade === 'free' ? state.hqOffer[hq * 2 + (upgrade === 'free' ? 1 : 0)] - 1 : -1

/** True if a choice is available, apart from its price. Prestige replaces one that is not. operational.F4 */
const isOffered = (table: Table, state: ReadonlyState, hq: number, upgrade: Upgrade | undefined): boolean => {
  switch (upgrade) {
    case 'command-point':
      return state.hqCommand[hq] < table.scenario.rules.headquarters.mostCommandPoints
    case 'specialise':
    case 'free':
      return orderOf(state, hq, upgrade) >= 0
    case 'prestige':
      return upgrades.some((one) => one !== upgrade && !isOffered(table, state, hq, one))
    default:
      return false
  }
}

/** Prestige that a choice costs; less than 0: what it brings. */
const upgradePrice = (table: Table, upgrade: Upgrade | undefined): number => {
  const { commandPointPrice, specialisePrice, prestige } = table.scenario.rules.headquarters.upgrade
  switch (upgrade) {
    case 'command-point':
      return commandPointPrice
    case 'specialise':
      return specialisePrice
    case 'prestige':
      return -prestige
    default:
      return 0
  }
}

const mayChoose = (table: Table, state: ReadonlyState, side: Side, hq: number, upgrade: Upgrade): boolean =>
  state.hqUpgrades[hq] > 0 &&
  isOffered(table, state, hq, upgrade) &&
  upgradePrice(table, upgrade) <= Math.max(0, state.prestige[side])

export const upgradeVerb = verb('upgrade', 'U', { hq: 'headquarters', choice: 'choice' })({
  when: 'always',
  list({ table }, state, side, add, among) {
    for (const hq of among.hqs) {
      if (state.hqUpgrades[hq] === 0) continue
      for (const [choice, upgrade] of upgrades.entries())
        if (mayChoose(table, state, side, hq, upgrade)) add({ type: 'upgrade', hq, choice })
    }
  },
  apply({ table }, draft, side, { hq, choice }) {
    const { state } = draft
    const upgrade = upgrades[choice]
    const order = orderOf(state, hq, upgrade)
    state.prestige[side] -= upgradePrice(table, upgrade)
    if (upgrade === 'command-point') state.hqCommand[hq]++
    if (order >= 0) state.hqSpecialised[hq * table.orderCount + order]++
    state.hqUpgrades[hq]--
    state.hqOffer.fill(0, hq * 2, hq * 2 + 2)
    const isNextDue = state.hqUpgrades[hq] > 0
    if (isNextDue) drawOffer(table, draft, hq)
    draft.emit({
      type: 'hq-upgraded',
      hq,
      choice,
      ...(order >= 0 ? { order: orderIds[order] } : {}),
      ...(isNextDue ? { rolled: true } : {}),
    })
  },
  refusal({ table }, state, side, { hq, choice }) {
    const { name } = table.scenario.headquarters[hq]
    const upgrade = upgrades[choice]
    if (state.hqUpgrades[hq] === 0) return `${withVerb(name, 'has', 'have')} no upgrade to choose.`
    if (upgrade === 'prestige') return 'Prestige is offered only where another choice is missing.'
    if (!isOffered(table, state, hq, upgrade)) return `${withVerb(name, 'has', 'have')} no such choice.`
    return `This costs ${count(upgradePrice(table, upgrade), 'prestige', 'prestige')}; you have ${state.prestige[side]}.`
  },
})

const choiceWords: Readonly<Record<Upgrade, string>> = {
  'command-point': 'a command point',
  specialise: 'a specialisation to pay for',
  free: 'a free specialisation',
  prestige: 'prestige',
}

export const upgradeWords = {
  upgrade: {
    order: (_scenario, _state, { choice }) =>
      `{hq} {chooses|choose} ${choiceWords[upgrades[choice]] ?? 'what is not offered'}`,
  },
} satisfies Words
