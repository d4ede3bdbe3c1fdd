/** The worth of a unit card by its numbers, from the table of pricing. */
import type { UnitRules } from '../../../../engine/systems/skirmish/rules.ts'
import { below, type Report } from '../../../diagnostics/diagnostic.ts'
import { only } from '../../../resolve/tables.ts'
import type { Documents } from '../schemas/index.ts'
import type { KindTypes } from '../schemas/types.generated.ts'
import { writtenAt } from './cards.ts'

type PricingFile = KindTypes['pricing']

/** The lowest number of the die with which nothing hits. */
const noHit = 11

/** Tenths in an action point. */
const tenth = 10

/** The worth of a number, or that of the greatest one known. */
const worth = (table: readonly number[], number: number): number => table[Math.min(number, table.length - 1)] ?? 0

const fireOf = (pricing: PricingFile, { class: unitClass, weapon }: UnitRules): number => {
  if (weapon === undefined) return 0
  const [hit, critical] = weapon.accuracy
  const range = unitClass === 'aircraft' ? pricing.airRange : worth(pricing.range, weapon.range)
  const reach = range * worth(pricing.piercing, weapon.piercing)
  return (
    Math.floor(((noHit - hit) * worth(pricing.damage, weapon.damage) * reach) / pricing.hitPer) +
    Math.floor(((noHit - critical) * reach) / pricing.criticalPer)
  )
}

/** The cost that follows from the numbers of a card, in action points, one at least. Divisions round down. */
export const costOf = (pricing: PricingFile, card: UnitRules): number => {
  const { class: unitClass, movement, wounds, armour, abilities, bombs = 0, upgrades } = card
  const isAircraft = unitClass === 'aircraft'
  const fire = Math.floor((fireOf(pricing, card) * (isAircraft ? pricing.airFire : pricing.fire)) / tenth)
  const body = Math.floor((wounds * worth(pricing.armour, armour) * pricing.wounds) / tenth)
  const able = abilities.reduce((sum, ability) => sum + pricing.abilities[ability], worth(pricing.bombs, bombs))
  const kit = upgrades.length * (unitClass === 'infantry' ? pricing.upgrades.infantry : pricing.upgrades.others)
  const onGround = isAircraft ? 0 : pricing.movement * movement + kit
  return Math.max(1, Math.floor((fire + body + able + onGround + tenth / 2) / tenth))
}

/** Reports cards that cost less than their numbers are worth: all decks would have them. */
export const checkPrices = (
  { unitTypes }: { readonly unitTypes: Readonly<Record<string, UnitRules>> },
  documents: Documents,
  report: Report,
): void => {
  const pricing = only(documents, 'pricing')?.value
  if (pricing === undefined) return
  for (const [id, card] of Object.entries(unitTypes)) {
    const cost = costOf(pricing, card)
    if (card.cost >= cost) continue
    report.warning(
      'card-too-cheap',
      below(writtenAt(documents, id), 'cost'),
      `“${card.name}” costs ${card.cost}; its numbers are worth ${cost}.`,
      {
        about: id,
        hint: `Write ${cost}, or take something from it: who can have it has no reason to have another one.`,
      },
    )
  }
}
