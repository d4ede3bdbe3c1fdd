/** Reads bonus objectives: one condition, one reward, and units by the numbers that they have. operational.H2, H3 */

import type { BonusObjective } from '../../../../engine/systems/operational/scenario.ts'
import { otherSide, type Side } from '../../../../engine/twoSides.ts'
import { below, type Place, type Report } from '../../../diagnostics/diagnostic.ts'
import type { Readers } from '../../../resolve/readers.ts'
import type { BonusEntry, RewardEntry } from '../schemas/types.generated.ts'
import { findUnit, type Roster } from './roster.ts'

const conditions = ['take', 'hold', 'destroy', 'keep', 'prisoners', 'steps', 'specialists', 'ruins'] as const
const rewards = ['card', 'specialist', 'port', 'upgrade', 'delay', 'token', 'random'] as const

export const readBonus = (
  authored: BonusEntry,
  side: Side,
  roster: Roster,
  readers: Readers,
  place: Place,
): BonusObjective | undefined => {
  const { name, by } = authored
  const condition = readCondition(authored, side, roster, readers, place)
  const reward = readReward(authored.reward, name, side, roster, readers, below(place, 'reward'))
  return condition && reward && { name, side, by, condition, reward }
}

const readCondition = (
  authored: BonusEntry,
  side: Side,
  roster: Roster,
  { report, space: readSpace, id: readId }: Readers,
  place: Place,
): BonusObjective['condition'] | undefined => {
  const type = onlyOne(authored, conditions, `The bonus ${authored.name}`, 'condition', place, report)
  const { of } = authored
  if (of !== undefined && type !== undefined && type !== 'specialists')
    report.error('field-conflict', below(place, 'of'), `The bonus ${authored.name} has "of" without "specialists".`, {
      hint: 'Only a condition of few specialists lost names a kind; leave "of" out.',
    })
  if (type === undefined) return undefined
  const value = authored[type]
  if (value === undefined) return undefined
  switch (type) {
    case 'take':
    case 'hold': {
      const hex = readSpace(value, place, type)
      return hex === undefined ? undefined : { type, hex }
    }
    case 'destroy':
    case 'keep': {
      const unit = findUnit(String(value), type === 'keep' ? side : otherSide(side), roster, below(place, type), report)
      return unit === undefined ? undefined : { type, unit }
    }
    case 'specialists': {
      const count = Number(value)
      if (of === undefined) return { type, count }
      return { type, count, of: readId('specialist', of, place, 'of') }
    }
    default:
      return { type, count: Number(value) }
  }
}

const readReward = (
  authored: RewardEntry,
  name: string,
  side: Side,
  roster: Roster,
  { report, id: readId }: Readers,
  place: Place,
): BonusObjective['reward'] | undefined => {
  const { card, specialist, delay, turns, token, random } = authored
  const type = onlyOne(authored, rewards, `The bonus ${name}`, 'reward', place, report)
  if ((turns === undefined) !== (delay === undefined)) {
    const [code, at] =
      turns === undefined ? (['field-missing', place] as const) : (['field-conflict', below(place, 'turns')] as const)
    report.error(
      code,
      at,
      `The reward has "${turns === undefined ? 'delay' : 'turns'}" without "${turns === undefined ? 'turns' : 'delay'}".`,
      {
        hint: 'Write for example {delay: 16-pz, turns: 2}.',
      },
    )
  }
  switch (type) {
    case undefined:
      return undefined
    case 'card':
      return { type, card: readId('card', card ?? '', place, 'card') }
    case 'specialist':
      return { type, specialist: readId('specialist', specialist ?? '', place, 'specialist') }
    case 'delay': {
      const unit = findUnit(delay ?? '', otherSide(side), roster, below(place, 'delay'), report)
      return unit === undefined ? undefined : { type, unit, turns: turns ?? 0 }
    }
    case 'token':
      return { type, token: token ?? '' }
    case 'random':
      return { type, of: random ?? 'card' }
    default:
      return { type }
  }
}

/** The one field of some that is there; none and two are told. */
const onlyOne = <K extends string>(
  authored: Readonly<Partial<Record<K, unknown>>>,
  fields: readonly K[],
  whose: string,
  what: string,
  place: Place,
  report: Report,
): K | undefined => {
  const [first, second] = fields.filter((field) => authored[field] !== undefined)
  if (first === undefined)
    report.error('field-missing', place, `${whose} has no ${what}.`, { hint: `Give it one of ${fields.join(', ')}.` })
  if (second !== undefined) {
    report.error('field-conflict', below(place, second), `${whose} has "${first}" and "${second}".`, {
      hint: `A bonus has one ${what}; write a second bonus for the other.`,
    })
  }
  return first
}
