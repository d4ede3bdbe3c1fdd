/** Cards that nobody has a reason to take: others are better in all, or they never save what they cost. */
import type { SkirmishRules, SupportRules, UnitRules } from '../../../../engine/systems/skirmish/rules.ts'
import type { UpgradeOption } from '../../../../engine/systems/skirmish/tables.generated.ts'
import { below, type Place, type Report } from '../../../diagnostics/diagnostic.ts'
import type { Documents } from '../schemas/index.ts'

/** Where a card is written. */
export const writtenAt = ({ units = [], support = [] }: Documents, id: string): Place => {
  const file = [...units, ...support].find(({ value }) => Object.hasOwn(value.entries, id))?.file ?? ''
  return below({ file, path: [] }, 'entries', id)
}

export const checkCards = (rules: SkirmishRules, documents: Documents, report: Report): void => {
  const cards = Object.entries(rules.unitTypes)
  for (const [id, card] of cards)
    for (const [otherId, other] of cards) {
      const better = advantagesOf(rules, other, card)
      if (better.length === 0) continue
      report.warning(
        'card-dominated',
        writtenAt(documents, id),
        `“${other.name}” is in nothing worse than “${card.name}” and no later, and better in this: ${better.join(', ')}.`,
        {
          about: id,
          hint: `Give “${card.name}” something that “${other.name}” lacks, or make it cheaper.`,
          related: [{ ...writtenAt(documents, otherId), message: 'The better one.' }],
        },
      )
      // One is enough to have no use for it.
      break
    }
  for (const [id, card] of Object.entries(rules.support)) {
    const [price, saved] = [card.ap ?? card.cost, mostSaved(rules, card)]
    if (saved === undefined || price < saved) continue
    report.warning(
      'support-never-pays',
      writtenAt(documents, id),
      `“${card.name}” is played for ${price} and saves ${saved} at most.`,
      { about: id, hint: 'Make it cheaper, or let it save more.' },
    )
  }
}

/** In what a card is better than another one of its nation and class; nothing where it is worse in anything, or comes later. */
const advantagesOf = ({ upgrades }: SkirmishRules, card: UnitRules, other: UnitRules): readonly string[] => {
  if (card.nation !== other.nation || card.class !== other.class || (card.year ?? 0) > (other.year ?? 0)) return []
  const than = numbersOf(other)
  const numbers = numbersOf(card).map(([name, value], at) => ({ name, value, than: than[at][1] }))
  const offers = (one: UnitRules, { upgrade, cost }: UpgradeOption): number => {
    const most = cost ?? upgrades[upgrade].cost
    return one.upgrades.filter((own) => own.upgrade === upgrade && (own.cost ?? upgrades[upgrade].cost) <= most).length
  }
  const isNoWorse =
    numbers.every((one) => one.value >= one.than) &&
    other.abilities.every((ability) => card.abilities.includes(ability)) &&
    other.upgrades.every((option) => offers(card, option) >= offers(other, option))
  if (!isNoWorse) return []
  const more = card.upgrades.filter((option) => offers(card, option) > offers(other, option))
  return [
    ...numbers.flatMap((one) =>
      one.value > one.than ? `${one.name} ${Math.abs(one.value)} to ${Math.abs(one.than)}` : [],
    ),
    ...card.abilities.filter((ability) => !other.abilities.includes(ability)),
    ...new Set(more.map(({ upgrade }) => `“${upgrades[upgrade].name}”`)),
  ]
}

/** Returns the countable values of a card, negative where less is better. Without a weapon no die hits. */
const numbersOf = ({ cost, movement, weapon, armour, wounds, bombs = 0 }: UnitRules) =>
  [
    ['cost', -cost],
    ['movement', movement],
    ['range', weapon?.range ?? 0],
    ['number for a hit', -(weapon?.accuracy[0] ?? noHit)],
    ['number for a critical hit', -(weapon?.accuracy[1] ?? noHit)],
    ['armour piercing', weapon?.piercing ?? 0],
    ['damage', weapon?.damage ?? 0],
    ['armour', armour],
    ['wounds', wounds],
    ['spaces bombed', bombs],
  ] as const

const noHit = 11

/** The most action points that a support card saves when it is played; undefined for one that does something else. */
const mostSaved = ({ unitTypes }: SkirmishRules, { frees, discounts, nations }: SupportRules): number | undefined => {
  const costsOf = (classes: readonly string[]): readonly number[] =>
    Object.values(unitTypes).flatMap((unit) =>
      classes.includes(unit.class) && (nations ?? [unit.nation]).includes(unit.nation) ? unit.cost : [],
    )
  if (frees !== undefined) return Math.min(frees.cost, frees.units * Math.max(0, ...costsOf([frees.class])))
  if (discounts === undefined) return undefined
  const { classes, mostCost, by, least } = discounts
  const saved = costsOf(classes).map((cost) => (cost <= mostCost ? Math.min(by, cost - least) : 0))
  return Math.max(0, ...saved)
}
