/** The pages of single entries: terrains, obstacles and types of unit. */
import type { Reference, ScenarioBundle } from '../../../../compiler/systems/command-cards/bundle.ts'
import type { UnitTypeRules } from '../../../../engine/systems/command-cards/rules.ts'
import {
  boxed,
  counter,
  definitions,
  heading,
  lines,
  linkRow,
  moreLinks,
  quote,
  scenarioLines,
  swatch,
  tiles,
  usedIn,
  words,
} from '../../../components/parts.ts'
import UnitDrawings from '../../../components/UnitDrawings.astro'
import { referenceAddress, scenarioAddress } from '../../../data/addresses.ts'
import { scenariosOf } from '../../../data/bundles.ts'
import { scenarioLinks } from '../../../data/links.ts'
import { type Part, part, type Words } from '../../../data/part.ts'
import { findRule } from '../../../data/ruleLinks.ts'
import type { ReferencePage } from '../../sitePlugin.ts'
import DiceRange from '../components/DiceRange.astro'
import DieFaces from '../components/DieFaces.astro'
import type { GroundKind } from '../data/grounds.ts'
import { groundWords, questionNames, questions } from '../data/groundWords.ts'
import { entryLink, slugOf } from '../data/places.ts'
import { groundPicture } from '../data/swatches.ts'
import { retreatWords, typeCounter, unitWords } from '../data/units.ts'

const listOf = (sentences: readonly string[]): Part => lines(sentences.map((sentence) => [sentence]))

export const groundPages = (reference: Reference, kind: GroundKind): readonly ReferencePage[] =>
  Object.entries(reference.rules[kind]).map(([id, ground]) => {
    const { name } = ground
    const rule = findRule(reference.system, ground.rule)
    return {
      path: `${kind}/${id}`,
      title: name,
      description: `${name}: dice taken, moves, battles, flags and sight.`,
      overline: rule?.chapterTitle ?? kind,
      isEntry: true,
      picture: swatch(groundPicture(reference.rules, kind, id), { isLarge: true }),
      parts: () => [
        rule !== undefined && quote({ id: rule.label, href: rule.href }, ` ${rule.words}`),
        groundFacts(reference, kind, id),
        heading('Where it counts'),
        ...groundLinks(reference, kind, id),
      ],
    }
  })

/** Returns the effects of a terrain or an obstacle, question by question. */
const groundFacts = ({ rules }: Reference, kind: GroundKind, id: string): Part => {
  const ground = rules[kind][id]
  if (!ground) throw new Error(`no ${kind} ${id}`)
  const answers = groundWords(ground, rules)
  return definitions(
    questions.map((question) => [
      questionNames[question],
      answers[question].length === 0 ? words({ none: 'nothing to heed' }) : listOf(answers[question]),
    ]),
  )
}

const groundLinks = (reference: Reference, kind: GroundKind, id: string): readonly Part[] => {
  const { rules, links, system } = reference
  const ground = rules[kind][id]
  const kin = Object.entries(rules[kind])
    .filter(([other, { rule, look }]) => other !== id && (rule === ground?.rule || look === ground?.look))
    .map(([other]) => other)
  const named = [...(links[kind][id]?.mentions ?? []), ...(links[kind][id]?.mentionedBy ?? [])].flatMap((mention) =>
    mention.kind === 'table' ? [] : [entryLink(reference, mention.kind, mention.id)],
  )
  const all = referenceAddress(system, slugOf(kind))
  const compared = [id, ...kin.slice(0, 3)].join(',')
  return [
    definitions([
      ['Used in', usedIn(scenarioLinks(reference.usedIn[kind][id]))],
      linkRow('Named with', named),
      linkRow(
        'Akin to it',
        kin.map((other) => entryLink(reference, kind, other)),
      ),
      ground !== undefined && 'sign' in ground && ['In a map’s grid', words({ code: ground.sign })],
    ]),
    moreLinks([
      kin.length > 0 && { label: 'Set side by side with its kin', href: `${all}?compare=${compared}` },
      { label: `All ${kind}`, href: all },
    ]),
  ]
}

/** The drawings of a type of unit: those of nations, and that of all others. */
const drawingsOf = ({ nations }: Reference['rules'], { drawing, drawings }: UnitTypeRules) => [
  ...Object.entries(drawings).map(([nation, one]) => ({ label: nations[nation].name, drawing: one })),
  ...(drawing === undefined ? [] : [{ label: Object.keys(drawings).length === 0 ? 'All nations' : 'Others', drawing }]),
]

export const unitPages = (reference: Reference): readonly ReferencePage[] => {
  const { rules, symbols, system } = reference
  return Object.entries(rules.unitTypes).map(([id, type]) => {
    const { name, kind, figures, moves, battlesAfter, medals, range, hitBy, retreats } = type
    return {
      path: `units/${id}`,
      title: name,
      description: `${name}: figures, moves, dice by distance.`,
      overline: kind,
      isEntry: true,
      picture: counter(typeCounter(symbols[id] ?? '', figures), 104),
      parts: () => {
        const own = unitWords(type)
        const looks = drawingsOf(rules, type)
        const rule = findRule(system, type.rule)
        return [
          tiles([
            { label: 'figures', value: String(figures) },
            { label: 'hexes at the most', value: String(moves) },
            { label: 'hexes and still battles', value: String(battlesAfter) },
            { label: medals === 1 ? 'medal for it' : 'medals for it', value: String(medals) },
          ]),
          heading('Dice by distance'),
          boxed(part(DiceRange, { range, large: true })),
          definitions([
            ['Hit by', part(DieFaces, { faces: hitBy })],
            ['Retreats for a flag', words(retreatWords(retreats))],
            own.length > 0 && ['Its own', listOf(own)],
            rule !== undefined && ['Rule', words({ rule })],
            ['Used in', fieldings(system, id)],
          ]),
          ...(looks.length === 0 ? [] : [heading('How it looks'), part(UnitDrawings, { drawings: looks })]),
          moreLinks([{ label: 'All units', href: referenceAddress(system, 'units') }]),
        ]
      },
    }
  })
}

/** The scenarios in which units of a type fight, with their names. */
const fieldings = (system: string, id: string): Part => {
  const found = scenariosOf<ScenarioBundle>(system).flatMap(({ card, scenario }): readonly Words[] => {
    const names = scenario.units.filter((unit) => unit.type === id).map(({ name }) => name)
    const link = { label: card.title, href: `${scenarioAddress(card.id)}#forces` }
    return names.length === 0 ? [] : [[link, `: ${[...new Set(names)].join(', ')}`]]
  })
  return scenarioLines(found)
}
