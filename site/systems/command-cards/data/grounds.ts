/** Terrains and obstacles in groups, ready for lists. Their groups are the chapters of the book in which their rules stand. */
import type { Reference } from '../../../../compiler/systems/command-cards/bundle.ts'
import {
  type ByKind,
  kinds,
  type ObstacleRules,
  type TerrainRules,
} from '../../../../engine/systems/command-cards/rules.ts'
import { chapterAddress } from '../../../data/addresses.ts'
import { readRulebook } from '../../../data/bundles.ts'
import { groupBy } from '../../../data/group.ts'
import type { Picture } from '../../../data/swatch.ts'
import { conditionOf, type GroundWords, groundWords, type Trait, traitsOf } from './groundWords.ts'
import { entryAddress } from './places.ts'
import { findRule } from './ruleBook.ts'
import { groundPicture } from './swatches.ts'

export type GroundKind = 'terrain' | 'obstacles'

export interface GroundLine {
  readonly id: string
  readonly name: string
  readonly href: string
  /** Number of its rule. */
  readonly rule: string
  /** Grounds of one look have one picture. */
  readonly look: string
  readonly picture: Picture
  readonly dice: ByKind<number>
  readonly hasDice: boolean
  /** When the dice are taken, where that is not always. */
  readonly condition: string
  readonly words: GroundWords
  readonly traits: readonly Trait[]
}

export interface GroundGroup {
  readonly title: string
  /** The chapter. */
  readonly href: string
  readonly grounds: readonly GroundLine[]
}

type Grounds = Readonly<Record<string, TerrainRules | ObstacleRules>>

export const groundGroups = (reference: Reference, kind: GroundKind): readonly GroundGroup[] => {
  const { rules, system } = reference
  const grounds: Grounds = rules[kind]
  const pictures = new Map<string, Picture>()
  const pictureOf = (id: string, look: string): Picture => {
    const known = pictures.get(look) ?? groundPicture(rules, kind, id)
    pictures.set(look, known)
    return known
  }
  const lines = Object.entries(grounds).map(([id, ground]) => {
    const words = groundWords(ground, rules)
    return {
      chapter: findRule(system, ground.rule),
      line: {
        id,
        name: ground.name,
        href: entryAddress(system, kind, id),
        rule: ground.rule,
        look: ground.look,
        picture: pictureOf(id, ground.look),
        dice: ground.reduction,
        hasDice: kinds.some((one) => ground.reduction[one] > 0),
        condition: conditionOf(ground, rules),
        words,
        traits: traitsOf(ground),
      },
    }
  })
  const order = readRulebook(system).chapters.map(({ slug }) => slug)
  const groups = [...groupBy(lines, ({ chapter }) => chapter?.chapter ?? '')]
  groups.sort(([a], [b]) => order.indexOf(a) - order.indexOf(b))
  return groups.map(([slug, members]) => ({
    title: members[0]?.line.rule.startsWith('T') ? (members[0].chapter?.chapterTitle ?? '') : 'In the open',
    href: chapterAddress(system, slug),
    grounds: members.map(({ line }) => line),
  }))
}
