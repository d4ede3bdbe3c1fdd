/** A headquarters that has learned enough improves. operational.F4 */
import type { Side } from '../../../twoSides.ts'
import { drawOffer } from '../headquarters/experience.ts'
import { count } from '../names.ts'
import { orderIds } from '../rules.ts'
import type { Table } from '../table.ts'
import type { ReadonlyState } from '../types.ts'
import { verb, type Words } from './verb.ts'

const upgradeChoice = { commandPoint: 0, paid: 1, free: 2, prestige: 3 } as const

/** The order that a choice makes cheaper, as an index into `orderIds`; -1 for none. */
const orderOf = (state: ReadonlyState, hq: number, choice: number): number =>
  choice === upgradeChoice.paid || choice === upgradeChoice.free
    ? state.hqOffer[hq * 2 + choice - upgradeChoice.paid] - 1
    : -1

/** True if a choice is available, apart from its price. Prestige replaces one that is not. operational.F4 */
const isOffered = (table: Table, state: ReadonlyState, hq: number, choice: number): boolean => {
  switch (choice) {
    case upgradeChoice.commandPoint:
      return state.hqCommand[hq] < table.scenario.rules.headquarters.mostCommandPoints
    case upgradeChoice.paid:
    case upgradeChoice.free:
      return orderOf(state, hq, choice) >= 0
    case upgradeChoice.prestige:
      return improvements.some((one) => !isOffered(table, state, hq, one))
    default:
      return false
  }
}

const improvements = [upgradeChoice.commandPoint, upgradeChoice.paid, upgradeChoice.free]

/** Prestige that a choice costs; less than 0: what it brings. */
const upgradePrice = (table: Table, choice: number): number => {
  const { commandPointPrice, specialisePrice, prestige } = table.scenario.rules.headquarters.upgrade
  switch (choice) {
    case upgradeChoice.commandPoint:
      return commandPointPrice
    case upgradeChoice.paid:
      return specialisePrice
    case upgradeChoice.prestige:
      return -prestige
    default:
      return 0
  }
}

const mayChoose = (table: Table, state: ReadonlyState, side: Side, hq: number, choice: number): boolean =>
  state.hqUpgrades[hq] > 0 &&
  isOffered(table, state, hq, choice) &&
  upgradePrice(table, choice) <= Math.max(0, state.prestige[side])

export const upgradeVerb = verb('upgrade', 'U', { hq: 'hq', choice: 'choice' })({
  when: 'always',
  list({ table }, state, side, add, among) {
    for (const hq of among.hqs) {
      if (state.hqUpgrades[hq] === 0) continue
      for (const choice of Object.values(upgradeChoice))
        if (mayChoose(table, state, side, hq, choice)) add({ type: 'upgrade', hq, choice })
    }
  },
  apply({ table }, draft, side, { hq, choice }) {
    const { state } = draft
    const order = orderOf(state, hq, choice)
    state.prestige[side] -= upgradePrice(table, choice)
    if (choice === upgradeChoice.commandPoint) state.hqCommand[hq]++
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
    if (state.hqUpgrades[hq] === 0) return `${name} has no upgrade to choose.`
    if (choice === upgradeChoice.prestige) return 'Prestige is offered only where another choice is missing.'
    if (!isOffered(table, state, hq, choice)) return `${name} has no such choice.`
    return `This costs ${count(upgradePrice(table, choice), 'prestige', 'prestige')}; you have ${state.prestige[side]}.`
  },
})

const choiceWords = ['a command point', 'a specialisation to pay for', 'a free specialisation', 'prestige']

export const upgradeWords = {
  upgrade: { order: (_scenario, _state, { choice }) => `{hq} chooses ${choiceWords[choice]}` },
} satisfies Words
