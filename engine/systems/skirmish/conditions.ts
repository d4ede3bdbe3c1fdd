/** The conditions of units in skirmishes. */
import type { Conditions } from '../../condition.ts'
import { otherSide } from '../../twoSides.ts'
import { capital, count } from '../../words.ts'
import { cardName, spaceName, unitName } from './names.ts'
import { bitsOf, infantry, type Table } from './table.ts'
import { type arrays, type Position, status } from './types.ts'
import { isMounted } from './units.ts'

const ranks = ['none', 'veteran', 'elite'] as const

const options = { is: 'set', of: 'upgrade' } as const

export const conditions = {
  wounds: {
    array: 'wounds',
    kind: { is: 'number', most: 12 },
    about: 'Wounds that it has taken',
    says: (_, wounds) => count(wounds, 'wound'),
    rule: 'skirmish.S11',
    harm: true,
  },
  suppressed: {
    array: 'suppressed',
    kind: { is: 'flag' },
    about: 'Whether it is under suppressive fire',
    setTo: (table, unit) => otherSide(table.team[unit]) + 1,
    says: () => 'Suppressed',
    rule: 'skirmish.S10',
    harm: true,
  },
  rank: {
    array: 'rank',
    kind: { is: 'choice', names: ranks },
    about: 'Its rank',
    says: (_, rank) => capital(ranks[rank]),
    rule: 'skirmish.F6',
  },
  kills: { array: 'kills', kind: { is: 'number', most: 20 }, about: 'Units that it has destroyed' },
  carriedBy: {
    array: 'carrier',
    kind: { is: 'unit' },
    about: 'The vehicle that carries or tows it',
    says: (table, carrier, _, unit) =>
      `${table.kind[unit] === infantry ? 'Aboard' : 'Towed by'} ${unitName(table, carrier - 1)}`,
    rule: 'skirmish.V1',
  },
  behind: {
    array: 'cover',
    kind: { is: 'unit' },
    about: 'The vehicle behind which it moves',
    says: (table, cover) => `Behind ${unitName(table, cover - 1)}`,
    rule: 'skirmish.P6',
  },
  assaults: {
    array: 'assault',
    kind: { is: 'space' },
    about: 'The space that it assaults: declared, and to be settled in the Shooting phase',
    says: (table, space) => `Assaults ${spaceName(table, space)}`,
    rule: 'skirmish.P5',
  },
  deployed: {
    array: 'status',
    kind: { is: 'flag', bit: status.deployed },
    about: 'Whether it was deployed in this turn',
    says: () => 'Deployed this turn',
    rule: 'skirmish.P7',
  },
  moved: { array: 'status', kind: { is: 'flag', bit: status.moved }, about: 'Whether it has moved in this turn' },
  spent: { array: 'spent', kind: { is: 'number', most: 12 }, about: 'Movement points spent in this turn' },
  fired: { array: 'shots', kind: { is: 'flag' }, about: 'Whether its main weapon has fired in this turn' },
  upgrades: {
    array: 'has',
    kind: options,
    about: 'Upgrades of its card that it has',
    says: (table, _, state, unit) => (isMounted(table, state, unit) ? 'Weapon mounted' : []),
    rule: 'skirmish.S8',
  },
  used: { array: 'tilted', kind: options, about: 'Upgrades that have been used in this turn' },
  grey: { array: 'grey', kind: options, about: 'Upgrades that show their grey side: reloading, or dismounted' },
  lit: { array: 'lit', kind: options, about: 'Upgrades whose smoke stands' },
  cards: {
    array: 'attached',
    kind: { is: 'set', of: 'support' },
    about: 'Support cards that lie under it',
    says: (table, attached) => bitsOf(attached).map((at) => cardName(table, table.lasting[at].card)),
    rule: 'skirmish.F6',
  },
} as const satisfies Conditions<Table, Position, keyof typeof arrays>
