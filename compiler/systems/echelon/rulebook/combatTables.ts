/** Tables about combat. */
import { type EchelonRules, type Success, successes } from '../../../../engine/systems/echelon/rules.ts'
import { listWords } from '../../../../engine/words.ts'
import { makeFraction, makeSigned } from '../../../rulebook/format.ts'
import { amountsOf, column, numeric, tableOf } from '../../../rulebook/tables.ts'
import { amounts, namesOf, otherAmounts, type TableMaker, type TableMakers, titleOf } from './tableMaker.ts'

type Combat = EchelonRules['combat']
type Steps = Combat['armourSteps']

/** By code of the success table: the rolls that bring it. */
const rollsOf = ({ success }: Combat, code: Success): string => {
  const at = success.findIndex((step) => step.code === code)
  const { to } = success[at]
  if (at === 0) return `${makeSigned(to)} or less`
  const from = success[at - 1].to + 1
  return at === success.length - 1 ? `${from} or more` : `${from}–${to}`
}

const shareOf = ({ share }: Steps[number]): string => (share[0] === 0 ? 'less' : `from ${makeFraction(share)}`)

const steps = (caption: string, stepsOf: (combat: Combat) => Steps): TableMaker => ({
  make: ({ rules }) =>
    amountsOf(
      caption,
      ['Share of the REs', 'Die'],
      stepsOf(rules.combat).map((step) => [shareOf(step), makeSigned(step.die)]),
    ),
})

export const combatTables = {
  'combat.results': {
    make: ({ rules: { combat } }) => ({
      caption: 'Combat results by odds and die',
      columns: [
        'Die',
        ...combat.odds.map((pair, at, { length }) => `${pair.join(':')}${at === length - 1 ? '+' : ''}`),
      ].map((title) => ({ title })),
      rows: combat.results.map((row, die, { length }) => [
        die === 0 ? '0 or less' : die === length - 1 ? `${die} or more` : String(die),
        ...row,
      ]),
    }),
  },
  'combat.multipliers': amounts('combat', 'multipliers'),
  'combat.siege': amounts('combat', 'siege'),
  'combat.support': amounts('combat', 'support'),
  'combat.withdrawal': amounts('combat', 'withdrawal'),
  'combat.armour': steps('Armour effects by share of the REs', ({ armourSteps }) => armourSteps),
  'combat.antiTank': steps('Anti-tank effects by share of the REs', ({ antiTankSteps }) => antiTankSteps),
  'combat.cold': steps('Winterised attackers in snow', ({ cold }) => cold.attackers),
  'combat.special': {
    make: ({ rules: { combat, terrain } }) =>
      tableOf('Special abilities in attack', combat.special, [
        column('Ability', ({ ability }) => titleOf(ability)),
        column('Into', ({ terrain: ids }) => namesOf(ids, terrain)),
        column('Die by share of the REs', (one) =>
          listWords(one.steps.map((step) => `${makeSigned(step.die)} ${shareOf(step)}`)),
        ),
      ]),
  },
  'combat.success': {
    make: ({ rules: { combat } }) =>
      tableOf('Success, and what it does to an attack by surprise', successes, [
        column('Result', (code) => code),
        numeric('Roll', (code) => rollsOf(combat, code)),
        numeric('Full effect', (code) => makeSigned(combat.surprise.full[code])),
        numeric('Reduced effect', (code) => makeSigned(combat.surprise.reduced[code])),
      ]),
  },
  'combat.disruption': {
    make: ({ rules: { combat } }) =>
      amountsOf(
        'Required disruption',
        ['Die', 'Per cent of the printed strength'],
        combat.disruption.map((share, index) => [String(index + 1), share]),
      ),
  },
  'combat.police': {
    make: ({ rules: { combat } }) =>
      tableOf(
        'Political police: results that change',
        (['attacking', 'defending'] as const).flatMap((when) =>
          Object.entries(combat.politicalPolice[when]).map((pair) => [...pair, when]),
        ),
        [column('Result', ([from]) => from), column('Becomes', ([, to]) => to), column('When', ([, , when]) => when)],
      ),
  },
  'combat.numbers': otherAmounts('combat', 'Other numbers of combat', [
    'multipliers',
    'siege',
    'support',
    'withdrawal',
    'surprise',
    'cold',
  ]),
} as const satisfies TableMakers
