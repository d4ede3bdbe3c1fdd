/** The special rules of a nation, in sentences. */
import type { Reference } from '../../../../compiler/systems/command-cards/bundle.ts'
import { kinds, type NationRules } from '../../../../engine/systems/command-cards/rules.ts'
import { capital, listWords } from '../../../../engine/words.ts'
import { compact, counted } from '../../../data/format.ts'

export const nationWords = (nation: NationRules, nations: Reference['rules']['nations']): readonly string[] => {
  const { ignoresFlags, strikesBack, hand, retreats, echoBonusAgainst } = nation
  const steady = kinds.filter((kind) => ignoresFlags[kind] > 0)
  return compact([
    nation.fliesWell
      ? 'Flies well: its strikes from the air roll the greater number of dice.'
      : 'Flies badly: its strikes from the air roll the smaller number of dice.',
    nation.preparesCards && 'Its cards wait a turn before they are played.',
    steady.length > 0 &&
      `${listWords(steady.map((kind) => capital(kind)))} ${nation.mustIgnore ? 'ignores' : 'may ignore'} ${listWords([...new Set(steady.map((kind) => counted(ignoresFlags[kind], 'flag')))])}${nation.mustIgnore ? ', wanted or not' : ''}.`,
    nation.fullStrengthDice > 0 &&
      `Infantry at full strength rolls ${counted(nation.fullStrengthDice, 'die', 'dice')} more in close assault.`,
    nation.chargeHexes > 0 && `Infantry may go ${counted(nation.chargeHexes, 'hex', 'hexes')} and still close in.`,
    nation.extraOrders > 0 &&
      `Its cards order ${counted(nation.extraOrders, 'unit')} more${echoBonusAgainst ? `; a copied card does so against the ${nations[echoBonusAgainst]?.adjective ?? echoBonusAgainst} side` : ''}.`,
    strikesBack &&
      `A unit down to ${strikesBack.figures === 1 ? 'its last figure' : counted(strikesBack.figures, 'figure')} that holds its ground strikes back with ${counted(strikesBack.dice, 'die', 'dice')}.`,
    hand && `Begins with ${counted(hand.start, 'card')}, and gives one up for each unit lost, down to ${hand.least}.`,
    retreats && `For a flag its units retreat ${retreats[0]} to ${retreats[1]} hexes.`,
    nation.secondAssaultDice > 0 &&
      `After a success infantry may assault once more with ${counted(nation.secondAssaultDice, 'die', 'dice')}.`,
  ])
}
