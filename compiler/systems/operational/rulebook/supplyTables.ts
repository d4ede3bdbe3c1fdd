/** Tables about supply and victory. */
import { difficulties } from '../../../../engine/systems/operational/rules.ts'
import { makeNumber, makeSigned } from '../../../rulebook/format.ts'
import { column, numeric, tableOf } from '../../../rulebook/tables.ts'
import type { TableMaker } from './tableMaker.ts'

/** The authors' names for the conditions of bonus objectives, in the words of the rulebook. */
const conditionWords = {
  take: 'take a hex',
  hold: 'take and hold a hex',
  defend: 'hold a hex that the side has from the start',
  destroy: 'destroy a unit',
  keep: 'keep a unit alive',
  prisoners: 'take prisoners',
  steps: 'lose few steps',
  specialists: 'lose few specialists',
  ruins: 'destroy few cities and bridges',
} as const

export const supplyTables: Readonly<Record<string, TableMaker>> = {
  'rewards.conditions': {
    make: ({ rules: { rewards } }) =>
      tableOf('What bonus objectives bring', Object.entries(rewards.conditions), [
        column('Reward', ([reward]) => reward),
        column('Goes with', ([, conditions]) => conditions.map((condition) => conditionWords[condition]).join('; ')),
      ]),
  },
  'rewards.random': {
    kinds: () => ['card', 'specialist'],
    make({ rules }, kind) {
      const [entries, parts] =
        kind === 'specialist' ? [rules.specialists, rules.rewards.specialists] : [rules.cards, rules.rewards.cards]
      const whole = Object.values(parts).reduce((sum, count) => sum + count, 0)
      return tableOf(`A random ${kind ?? 'card'}`, Object.entries(parts), [
        column('It brings', ([id]) => entries[id]?.name ?? id),
        numeric(`Parts of ${whole}`, ([, count]) => count),
      ])
    },
  },
  'supply.hubRange': {
    make: ({ rules: { supply } }) => ({
      caption: 'Range of a hub',
      columns: [
        { title: 'Trucks' },
        ...supply.hubRange.map((_, index) => ({ title: `${index + 1}`, numeric: true as const })),
      ],
      rows: [['Movement points', ...supply.hubRange.map(makeNumber)]],
    }),
  },
  'supply.disruption': {
    make: ({ rules: { weather, terrain, hexsides, supply } }) => ({
      caption: 'Disruption: supply value lost, in per cent',
      columns: [{ title: 'On the way' }, { title: 'Lost', numeric: true }],
      rows: [
        ...Object.values(weather).flatMap(({ name, disruption: { offWay, onWay } }) =>
          offWay === 0 && onWay === 0
            ? []
            : [
                [`${name}, each hex off ways`, makeNumber(offWay)],
                [`${name}, each hex along an open way`, makeNumber(onWay)],
              ],
        ),
        ...Object.values(terrain).flatMap(({ name, disruption: lost }) =>
          lost === 0 ? [] : [[`Into ${name.toLowerCase()}`, makeNumber(lost)]],
        ),
        ...Object.values(hexsides).flatMap(({ name, disruption: lost }) =>
          lost === 0
            ? []
            : [[`Across a ${name.toLowerCase()} without a bridge`, lost === null ? 'all' : makeNumber(lost)]],
        ),
        ['From a hub that is fed by truck', makeNumber(supply.truckFed)],
      ],
    }),
  },
  'supply.effects': {
    make: ({ rules: { supply, experience } }) => ({
      caption: 'Without supply',
      columns: [{ title: 'Turns without' }, { title: 'What happens' }, { title: 'Added to the chance', numeric: true }],
      rows: Array.from({ length: supply.stepsLostFrom }, (_, index) => {
        const turns = index + 1
        const suppressed = experience.levels.map(
          ({ name, suppressedUnsupplied }) => `${name.toLowerCase()} ${suppressedUnsupplied}`,
        )
        const what = [
          'no recovery',
          ...(turns >= supply.noActionFrom ? ['no action point'] : []),
          ...(turns >= supply.noActionFrom && turns < supply.immobileFrom
            ? [`steps suppressed: ${suppressed.join(', ')}`]
            : []),
          ...(turns >= supply.immobileFrom
            ? [
                'all steps suppressed',
                `movement ${makeSigned(-supply.movementLost)}`,
                'takes only the hex where it stops',
              ]
            : []),
          ...(turns >= supply.stepsLostFrom ? [`steps lost each turn: ${supply.stepsLost}`] : []),
        ]
        const bonus = supply.unsuppliedBonus[Math.min(turns, supply.unsuppliedBonus.length - 1)] ?? 0
        return [turns === supply.stepsLostFrom ? `${turns} and more` : `${turns}`, what.join('; '), makeSigned(bonus)]
      }),
    }),
  },
  'victory.rewards': {
    make({ rules: { victory } }) {
      const last = victory.score.length - 1
      const when = (late: number): string =>
        late === 0 ? 'on time' : `${late} ${late === 1 ? 'turn' : 'turns'}${late === last ? ' or more' : ''} late`
      return tableOf(
        'Reward for a primary objective',
        [...victory.score.keys()],
        [
          column('Taken', when),
          numeric('Prestige', (late) => victory.prestige[Math.min(late, victory.prestige.length - 1)] ?? 0),
          numeric('Score', (late) => victory.score[late]),
        ],
      )
    },
  },
  'victory.destroyed': {
    make({ rules: { experience, victory } }) {
      const units = experience.levels.map(
        ({ name, scoreKilled }) => [`Enemy unit destroyed, ${name.toLowerCase()}`, scoreKilled] as const,
      )
      return tableOf(
        'Score for losses',
        [...units, ['Own step killed', victory.scoreStepLost] as const],
        [column('Loss', ([name]) => name), numeric('Score', ([, score]) => makeSigned(score))],
      )
    },
  },
  'victory.difficulty': {
    make: ({ rules: { victory }, difficulties: described }) =>
      tableOf('What the level of difficulty changes of prestige and score', difficulties, [
        column('Difficulty', (one) => described[one]?.name ?? one),
        numeric('Prestige for objectives', (one) => `${victory.difficulty[one].prestige}%`),
        numeric('Score', (one) => `${victory.difficulty[one].score}%`),
      ]),
  },
}
