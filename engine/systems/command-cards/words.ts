/** Units, hexes, cards, dice and reasons of the command-card system in words. */
import type { Hex } from '../../hex.ts'
import { hexName } from '../../words.ts'
import { faces } from './rules.ts'
import type { CommandCardsScenario } from './scenario.ts'

export { count, hexName, sideName, unitName } from '../../words.ts'

export const cardName = ({ rules }: CommandCardsScenario, card: number): string => Object.values(rules.cards)[card].name

export const obstacleName = ({ rules }: CommandCardsScenario, obstacle: number): string =>
  Object.values(rules.obstacles)[obstacle].name

/** A hex with its name if it has one: `the mill (0507)`. */
export const placeName = (scenario: CommandCardsScenario, hex: Hex): string => {
  const name = scenario.map.names.find((one) => one.hex === hex)?.text
  return name === undefined ? hexName(scenario, hex) : `${name} (${hexName(scenario, hex)})`
}

/** Rolled dice in words: `2 infantry, flag`. An empty roll is `no dice`. */
export const diceWords = (dice: readonly number[]): string => {
  const parts = faces.flatMap((face, index) => {
    const shown = dice.filter((die) => die === index).length
    if (shown === 0) return []
    return shown === 1 ? [face] : [`${shown} ${face}${face === 'infantry' || face === 'armour' ? '' : 's'}`]
  })
  return parts.length === 0 ? 'no dice' : parts.join(', ')
}

const reasons: Readonly<Record<string, string>> = {
  medals: 'it has the medals that it needs',
  stalemate: 'no unit was lost for a long time',
  turns: 'the last turn is over, and the medals decide',
}

/** Why a game ended, in words. */
export const reasonWords = (reason: string): string => reasons[reason] ?? reason
