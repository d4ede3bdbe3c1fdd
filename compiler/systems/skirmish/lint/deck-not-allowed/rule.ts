import type { ArmyProblemKind } from '../../../../../engine/systems/skirmish/army.ts'
import { below } from '../../../../diagnostics/diagnostic.ts'
import { deckProblems } from '../../decks.ts'
import { cardAt, defineRule, isReady, type LintContext } from '../rule.ts'

/** The way out of what is wrong with a deck, where its cards are written out. */
const ways: Readonly<Record<ArmyProblemKind, string>> = {
  points: 'Take cards away, or raise "points".',
  unspent: 'Add cards, or lower "points".',
  unknown: 'Take it out, or write the id of a card of that nation.',
  nation: 'Take it out: a deck has cards of its own nation, and support that its nation may have.',
  copies: 'Take copies away.',
  year: 'Take it out, or set a later "year".',
}

/** The same where an army is chosen by its name. */
const armyWays: Readonly<Partial<Record<ArmyProblemKind, string>>> = {
  unspent: 'Choose an army of more points, lower "points", or write the cards in "units" and "support".',
  points: 'Choose an army of fewer points, raise "points", or write the cards in "units" and "support".',
  year: 'Choose an army of that year, set a later "year", or write the cards in "units" and "support".',
}

export const rule = defineRule<LintContext>({
  summary: 'A deck is not allowed: it costs too much, or has cards that it may not have.',
  severity: 'error',
  *check({ scenario, origins }) {
    const { sides, rules } = scenario
    for (const [side, seat] of sides.entries()) {
      const { id, name } = seat
      const army = isReady(scenario.rules, seat)
      const at = origins.sides[side]
      const problems = deckProblems(scenario, seat, origins.points[side])
      const units = Object.keys(seat.units)
      const foreign = units.filter((card) => rules.unitTypes[card]?.nation !== seat.nation)
      const [first] = foreign
      // Where no card is of the nation, the nation is wrong and not they.
      const isOther = first !== undefined && foreign.length === units.length && units.length > 1
      if (isOther)
        yield {
          place: below(at, 'nation'),
          about: id,
          message: `The deck of ${name} is not allowed. No unit card of it belongs to ${rules.nations[seat.nation].name}.`,
          hint: `Write "${rules.unitTypes[first]?.nation}", or take cards of its nation.`,
        }
      for (const { kind, card, text } of problems) {
        if (isOther && kind === 'nation') continue
        yield {
          place: card === undefined && !army ? at : cardAt(scenario.rules, seat, card ?? '', at),
          about: id,
          message: `The deck of ${name} is not allowed. ${text}`,
          hint: (army ? armyWays[kind] : undefined) ?? ways[kind],
        }
      }
    }
  },
})
