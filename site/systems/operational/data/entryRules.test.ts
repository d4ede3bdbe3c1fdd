import { expect, test } from 'vitest'
import type { Reference, Rulebook } from '../../../../compiler/systems/operational/bundle.ts'
import { layRulebook } from '../../../../tests/support/layRulebook.ts'
import { part } from '../../../../tests/support/part.ts'
import { duel } from '../../../../tests/support/scenarios.ts'
import { chaptersShowing, rulesQuoting } from '../../../data/ruleLinks.ts'
import { rulesAbout } from './entryRules.ts'

const rule = (anchor: string, html: string): string =>
  `<p id="${anchor}" class="rule" data-rule="operational.${anchor}">${html}</p>`

const html = [
  rule(
    'F19',
    'A <em>feint</em> pins the enemy, with <span class="figure" data-path="specialOrders.feint.secondStep">30</span>.',
  ),
  '<p>More of it, with <span class="figure" data-path="combat.spread">1</span>.</p>',
  rule('F23', 'A rearguard slips away, and no feint holds it. A set-piece attack does.'),
  rule('F29', 'Bridges go down and up.'),
  '<div data-table="combat.odds"></div>',
].join('')

const text = (anchor: string, words: string) => ({ id: `operational.${anchor}`, anchor, text: words })

const book = part<Rulebook>({
  system: 'operational',
  chapters: [
    {
      slug: 'orders',
      title: 'Orders',
      html,
      rules: [
        text('F19', 'A feint pins the enemy, with 30.'),
        text('F23', 'A rearguard slips away, and no feint holds it. A set-piece attack does.'),
        text('F29', 'Bridges go down and up.'),
      ],
    },
  ],
})

layRulebook(book)

const reference = part<Reference>({ system: 'operational', rules: duel.rules })
const about = (id: string, name: string): readonly string[] =>
  rulesAbout(reference, 'orders', id, name).map(({ label }) => label)

test('a rule speaks of an order when it defines its name or quotes its numbers', () => {
  expect(about('feint', 'Feint')).toEqual(['F19'])
})

test('a name of several words is found wherever it stands; a single word may be a common one', () => {
  expect(about('set-piece', 'Set-piece attack')).toEqual(['F23'])
})

test('an order that its rule calls by other words is listed by hand', () => {
  expect(about('destroy-bridge', 'Blow a bridge')).toEqual(['F29'])
})

test('a number is quoted by the rule in whose passage it stands', () => {
  expect(rulesQuoting('operational', 'combat.spread').map(({ href }) => href)).toEqual([
    '/rules/operational/orders/#F19',
  ])
  expect(rulesQuoting('operational', 'specialOrders.feint')).toHaveLength(1)
  expect(rulesQuoting('operational', 'combat')).toHaveLength(1)
})

test('a chapter that shows a table is named', () => {
  expect(chaptersShowing('operational', ['combat.odds']).map(({ label }) => label)).toEqual(['Orders'])
  expect(chaptersShowing('operational', ['combat.results'])).toEqual([])
})
