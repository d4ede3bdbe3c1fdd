/** What ground, nations and special rules do, in short lines with their rules; every number comes from the tables. */
import type { Hex } from '../../../../engine/hex.ts'
import { groundsAt } from '../../../../engine/systems/command-cards/ground.ts'
import type { Table } from '../../../../engine/systems/command-cards/index.ts'
import type { GroundRules, Kind } from '../../../../engine/systems/command-cards/rules.ts'
import type { CommandCardsState } from '../../../../engine/systems/command-cards/types.ts'
import { count } from '../../../../engine/systems/command-cards/words.ts'

export interface Effect {
  readonly text: string
  readonly rule: string
}

/** The number in a table that stands for all flags. */
const allFlags = 9

const protects: Readonly<Record<GroundRules['protects'], string>> = {
  always: '',
  'from-below': ' from below',
  'from-below-or-afar': ' from below or from other heights',
  builder: ' of those who built it',
  'in-the-open': ' in the open',
  'over-its-sides': ' over its sides',
}

const linesOf = (ground: GroundRules, kind: Kind): readonly string[] => {
  const has = (kinds: readonly Kind[]): boolean => kinds.includes(kind)
  const { name } = ground
  return [
    ground.reduction[kind] > 0
      ? `${name}: attacks by ${kind} have ${count(ground.reduction[kind], 'die', 'dice')} fewer${protects[ground.protects]}`
      : '',
    has(ground.closed) ? `${name}: closed to ${kind}` : '',
    has(ground.stops) ? `${name}: stops who enters` : '',
    has(ground.stopsLeaving) ? `${name}: stops on the first hex after it` : '',
    has(ground.fromBeside) ? `${name}: entered from beside only` : '',
    has(ground.noBattleEntering) ? `${name}: no battle in the turn of entering` : '',
    has(ground.noBattle) ? `${name}: no battle from here` : '',
    ground.battleOut[kind] > 0 ? `${name}: ${count(ground.battleOut[kind], 'die', 'dice')} fewer from here` : '',
    ground.ignoresFlags[kind] > 0
      ? `${name}: ignores ${ground.ignoresFlags[kind] >= allFlags ? 'all flags' : count(ground.ignoresFlags[kind], 'flag')}`
      : '',
    has(ground.lossForFlag) ? `${name}: a figure for each flag in place of falling back` : '',
    ground.sight === 'open' ? '' : `${name}: blocks sight`,
    ground.boats ? `${name}: only boats enter` : '',
  ].filter((line) => line !== '')
}

/** What the ground of a hex does to a kind of unit. */
export const groundEffects = (
  table: Table,
  state: Readonly<CommandCardsState>,
  hex: Hex,
  kind: Kind,
): readonly Effect[] => [
  ...groundsAt(table, state, hex).flatMap((ground) =>
    linesOf(ground, kind).map((text) => ({ text, rule: ground.rule })),
  ),
  ...(table.special.blockingBridges?.includes(hex) && table.obstacles[state.obstacle[hex] - 1]?.carries
    ? [{ text: 'The bridge blocks sight', rule: 'T9' }]
    : []),
  ...(table.terrains[table.terrain[hex]].diggable ? [] : [{ text: 'Nobody digs here', rule: 'T10' }]),
]

/** What sets the nation of a unit apart, as far as it concerns its kind. */
export const nationEffects = (table: Table, unit: number): readonly Effect[] => {
  const nation = table.nations[unit]
  const { kind } = table.types[unit]
  const rule = nation.rule ?? ''
  const lines = [
    nation.ignoresFlags[kind] > 0
      ? `${nation.mustIgnore ? 'Must ignore' : 'May ignore'} ${count(nation.ignoresFlags[kind], 'flag')}`
      : '',
    kind === 'infantry' && nation.fullStrengthDice > 0
      ? `At full strength ${count(nation.fullStrengthDice, 'die', 'dice')} more in close assault`
      : '',
    kind === 'infantry' && nation.chargeHexes > 0
      ? `Close assault after ${count(nation.chargeHexes, 'hex', 'hexes')}`
      : '',
    nation.strikesBack
      ? `Battles back with ${count(nation.strikesBack.dice, 'die', 'dice')} when it stands at ${count(nation.strikesBack.figures, 'figure')}`
      : '',
    nation.retreats ? `Falls back ${nation.retreats.join(' to ')} hexes for a flag` : '',
    nation.secondAssaultDice > 0 && table.types[unit].secondAssault
      ? `Second close assault with ${count(nation.secondAssaultDice, 'die', 'dice')}`
      : '',
  ]
  return rule === '' ? [] : lines.filter((text) => text !== '').map((text) => ({ text, rule }))
}
