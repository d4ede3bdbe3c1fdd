/** Terrains and obstacles, grouped by the chapter of their rules. */
import type { Reference } from '../../../../compiler/systems/command-cards/bundle.ts'
import { kinds, type ObstacleRules, type TerrainRules } from '../../../../engine/systems/command-cards/rules.ts'
import { chapterAddress } from '../../../data/addresses.ts'
import { readRulebook } from '../../../data/bundles.ts'
import { findRule } from '../../../data/ruleLinks.ts'
import type { Picture } from '../../../data/swatch.ts'
import { conditionOf, groundWords, traitsOf } from './groundWords.ts'
import { entryAddress } from './places.ts'
import { groundPicture } from './swatches.ts'

export type GroundKind = 'terrain' | 'obstacles'

type Grounds = Readonly<Record<string, TerrainRules | ObstacleRules>>

export const groundGroups = (reference: Reference, kind: GroundKind) => {
  const { rules, system } = reference
  const grounds: Grounds = rules[kind]
  const pictures = new Map<string, Picture>()
  const pictureOf = (id: string, look: string): Picture => {
    const known = pictures.get(look) ?? groundPicture(rules, kind, id)
    pictures.set(look, known)
    return known
  }
  const lines = Object.entries(grounds).map(([id, ground]) => {
    return {
      chapter: findRule(system, ground.rule),
      line: {
        id,
        name: ground.name,
        href: entryAddress(system, kind, id),
        rule: ground.rule,
        /** Entries with the same look share a picture. */
        look: ground.look,
        picture: pictureOf(id, ground.look),
        dice: ground.reduction,
        hasDice: kinds.some((one) => ground.reduction[one] > 0),
        /** The condition under which the dice are reduced; empty when always. */
        condition: conditionOf(ground, rules),
        words: groundWords(ground, rules),
        traits: traitsOf(ground),
      },
    }
  })
  const order = readRulebook(system).chapters.map(({ slug }) => slug)
  const groups = [...Map.groupBy(lines, ({ chapter }) => chapter?.chapter ?? '')]
  groups.sort(([a], [b]) => order.indexOf(a) - order.indexOf(b))
  return groups.map(([slug, members]) => ({
    title: members[0]?.line.rule.startsWith('T') ? (members[0].chapter?.chapterTitle ?? '') : 'In the open',
    href: chapterAddress(system, slug),
    grounds: members.map(({ line }) => line),
  }))
}

export type GroundGroup = ReturnType<typeof groundGroups>[number]
