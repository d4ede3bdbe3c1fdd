/** The features of a space, in words: for the reference and for the panels of the player. */
import { classes, type SkirmishRules } from '../../../../engine/systems/skirmish/rules.ts'
import { listWords } from '../../../../engine/words.ts'
import { compact, counted } from '../../../data/format.ts'
import { evasionWords } from '../../../player/systems/skirmish/cardFace.ts'

const classWords = (some: readonly string[]): string => listWords(some.map((one) => (one === 'tank' ? 'tanks' : one)))

/** Describes the effects of a space's features, in sentences. */
export const terrainWords = (rules: SkirmishRules, id: string): readonly string[] => {
  const { movement, evasion, armour, points, admits, slows, crushedBy, amphibious, range, becomes } = rules.terrain[id]
  const ground = classes.slice(0, 4)
  return compact([
    movement === 'inaccessible' && `Nobody enters${amphibious ? ' but amphibious units' : ''}.`,
    movement === 'difficult' && 'Difficult: it costs all movement points to enter and to leave.',
    movement !== 'inaccessible' &&
      admits.length > 0 &&
      ground.some((one) => !admits.includes(one)) &&
      `Only ${classWords(admits)}${amphibious ? ' and amphibious units' : ''} may enter.`,
    slows.length > 0 && `Difficult for ${classWords(slows)}.`,
    evasion.some((part) => part > 0) && `Evasion ${evasionWords(evasion)} for who stands there.`,
    armour > 0 && `${armour} more armour inside.`,
    range > 0 && `Weapons of who stands there reach ${counted(range, 'space')} farther.`,
    crushedBy.length > 0 && `Removed by ${classWords(crushedBy)} that enter.`,
    points === undefined ? 'Nothing destroys it.' : `Destroyed by ${points} damage.`,
    becomes !== undefined &&
      `What is left of it: ${rules.terrain[becomes]?.name.toLowerCase() ?? becomes}. Who is there is lost with it.`,
  ])
}

/** Words the cost of building, and the number of cards. */
export const supplyWords = (rules: SkirmishRules, id: string): readonly string[] => {
  const { cost, supply } = rules.terrain[id]
  return compact([
    cost !== undefined && `Built for ${counted(cost, 'action point')}.`,
    supply !== undefined && `${counted(supply, 'card')} of it.`,
  ])
}
