/** The questions about operational battles that `sandtable explain` answers. */
import type { Explanation } from '../../../../engine/game.ts'
import { makeHexName } from '../../../../engine/hex.ts'
import { doing } from '../../../../engine/systems/operational/combat/sentences.ts'
import type { OperationalGame } from '../../../../engine/systems/operational/index.ts'
import { orderIds } from '../../../../engine/systems/operational/rules.ts'
import type { CombatKind, OperationalQuestion, OperationalState } from '../../../../engine/systems/operational/types.ts'
import type { Side } from '../../../../engine/twoSides.ts'
import { UsageError } from '../../../commands/command.ts'
import { idsOf, numberAmong, oneAmong, spaceOfWord, tooMany, unknownQuestion } from '../../../commands/question.ts'

/** For the help of the command. */
export const questions = {
  forms: [
    'odds <attacker> <target> [<kind>]',
    'movement <unit> <hex>',
    'supply <unit>',
    'supply <hex> <side>',
    'order <headquarters> <order>',
    'strike <asset> <target>',
    'score <side>',
  ],
  meaning: `The odds of a fight, the cost of a move, the supply of a unit or hex, the cost of an order, the window of a strike, or
a score. Units, headquarters, sides, orders and assets are named by their ids, hexes by their four digits. Kinds of
fights are attack (the usual one), feint, suppressive-fire, set-piece, assault-crossing, assault-beach, drop and
counterattack.`,
  examples: ['volturno odds 56-div hg-pzgr', 'volturno movement 7-armd 1013', 'volturno odds 56-div hg-pzgr set-piece'],
} as const

/** Answers a question; throws `UsageError` for words that mean nothing. */
export const explain = (
  game: OperationalGame,
  state: OperationalState,
  [about, subject, object, kind]: readonly string[],
): Explanation | string => {
  const question = readQuestion(game, state, about, subject, object, kind)
  return game.explain(state, question) ?? whyNot(game, state, question)
}

const combatKinds = Object.keys(doing) as CombatKind[]

const readQuestion = (
  game: OperationalGame,
  state: OperationalState,
  about: string,
  subject: string,
  object: string | undefined,
  kind: string | undefined,
): OperationalQuestion => {
  const { scenario } = game
  const unitOf = (id: string | undefined): number =>
    numberAmong(idsOf(scenario.units), 'a second unit', id, `There is no unit "${id}".`)
  const hexOf = (name: string | undefined): number => spaceOfWord(scenario.map, name)
  const sideOf = (word: string | undefined): Side => (numberAmong(idsOf(scenario.sides), 'a side', word) === 0 ? 0 : 1)
  if (kind !== undefined && about !== 'odds') throw tooMany(kind)
  switch (about) {
    case 'odds': {
      const fight = kind === undefined ? undefined : oneAmong(combatKinds, 'a kind of fight', kind)
      return { about, attacker: unitOf(subject), target: unitOf(object), ...(fight && { kind: fight }) }
    }
    case 'order': {
      const hq = numberAmong(idsOf(scenario.headquarters), 'a headquarters', subject)
      return { about, hq, order: oneAmong(orderIds, 'an order', object) }
    }
    case 'strike':
      return { about, asset: numberAmong(game.table.assetIds, 'an asset', subject), target: unitOf(object) }
    case 'score':
      return { about, side: sideOf(subject) }
    case 'movement':
      return { about, unit: unitOf(subject), to: hexOf(object) }
    case 'supply': {
      if (!/^\d{4}$/.test(subject)) {
        const unit = unitOf(subject)
        const { side } = scenario.units[unit] ?? { side: 0 }
        return { about, side, hex: object === undefined ? (state.hex[unit] ?? 0) : hexOf(object), unit }
      }
      if (!scenario.sides.some((one) => one.id === object))
        throw new UsageError(
          `Name the side whose supply is meant: ${scenario.sides.map((one) => one.id).join(' or ')}.`,
        )
      return { about, side: sideOf(object), hex: hexOf(subject) }
    }
    default:
      throw unknownQuestion(about, questions.forms)
  }
}

const whyNot = ({ scenario }: OperationalGame, state: OperationalState, question: OperationalQuestion): string => {
  const place = (unit: number): string => {
    const hex = state.hex[unit]
    return `${scenario.units[unit].name} ${hex < 0 ? 'is not on the map' : `stands at ${makeHexName(scenario.map, hex)}`}`
  }
  switch (question.about) {
    case 'odds':
      return `no attack is possible there: ${place(question.attacker)}, ${place(question.target)}.`
    case 'movement':
      return `the unit cannot reach ${makeHexName(scenario.map, question.to)} now: ${place(question.unit)}.`
    case 'supply':
      return 'there is no answer: the unit is not on the map.'
    case 'strike':
      return `there is no strike of that kind: ${place(question.target)}.`
    default:
      return 'there is no answer.'
  }
}
