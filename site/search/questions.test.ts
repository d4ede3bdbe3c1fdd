/**
 * Forty questions as players ask them, and where the answer stands. The pages were chosen from the rulebooks before the search was
 * tuned; seven of the words were added to the glossaries after it. What a search finds best stands first.
 */
import { describe, expect, test } from 'vitest'
import { makeReport } from '../../compiler/diagnostics/diagnostic.ts'
import { compileRulebook } from '../../compiler/rulebook/rulebook.ts'
import { resolveContent } from '../../tests/support/content.ts'
import { entriesOf } from '../data/entries.ts'
import { siteEntries } from '../data/siteEntries.ts'
import { makeLookUp, type SearchEntry } from './lookUp.ts'

/** Question, the rule system from whose battle it is asked or none, and the anchors of `system/page` that answer it. */
const questions: readonly (readonly [question: string, system: string | undefined, ...answers: string[]])[] = [
  ['what does suppressed mean', 'operational', 'glossary#suppressed-step', 'units#B4'],
  [
    'how do I win',
    'operational',
    'glossary#primary-objective',
    'the-game-and-its-turn#A2',
    'objectives#H1',
    'objectives#H4',
  ],
  [
    'can I move after attacking',
    'operational',
    'glossary#action-point',
    'glossary#extended-movement',
    'movement#C6',
    'movement#C7',
  ],
  ['how do I take prisoners', 'operational', 'glossary#prisoner', 'stragglers#C19', 'fog-of-war#F18'],
  ['what happens when a unit is out of supply', 'operational', 'glossary#out-of-supply', 'supply#E12', 'supply#B17'],
  ['how does armour help', 'operational', 'glossary#armour-shift', 'combat#D4'],
  ['can tanks attack across a river', 'operational', 'combat#D5', 'combat#D10', 'rivers#C9', 'rivers#C10'],
  ['how do I build a bridge', 'operational', 'glossary#pontoon-bridge', 'engineers#F29'],
  ["why can't my guns fire", 'operational', 'glossary#towed', 'specialists#B6'],
  ['How far does a hub reach?', 'operational', 'glossary#hub', 'glossary#truck', 'supply#E6'],
  ['when do reinforcements arrive', 'operational', 'glossary#reinforcement', 'reinforcements#G4'],
  ['how do I undo a move', 'operational', 'glossary#taking-back', 'fog-of-war#H9'],
  [
    'What is a zone of control?',
    undefined,
    'operational/glossary#zone-of-control',
    'echelon/glossary#zone-of-control',
    'operational/zones-of-control#C13',
    'echelon/movement#M4',
  ],
  [
    'how does overrun work',
    undefined,
    'operational/glossary#overrun',
    'command-cards/glossary#overrun',
    'echelon/glossary#overrun',
    'operational/losses#D25',
    'command-cards/retreat-and-advance#C19',
    'echelon/movement#M6',
  ],
  ['how many dice does armour roll', 'command-cards', 'battle#C12', 'movement#C8'],
  ['how do flags work', 'command-cards', 'glossary#flag', 'retreat-and-advance#C16'],
  ['what is a medal', undefined, 'command-cards/glossary#medal', 'command-cards/medals#C15'],
  ['how do I win', 'command-cards', 'glossary#medal', 'medals#C15'],
  ['can I shoot over a hill', 'command-cards', 'heights#T6', 'line-of-sight#C13', 'glossary#line-of-sight'],
  ['what does a star do', 'command-cards', 'glossary#star', 'battle#C14'],
  ['when may a unit ignore a flag', 'command-cards', 'glossary#standing-fast', 'retreat-and-advance#C17'],
  ['can tanks enter a forest', 'command-cards', 'woods-and-fields#T3'],
  ['who may be ordered', 'command-cards', 'glossary#order', 'the-turn#C2', 'the-turn#C3'],
  ['how does barbed wire work', 'command-cards', 'gullies-and-works#T15'],
  ['what is exploitation', undefined, 'echelon/glossary#exploitation', 'echelon/the-week#W5'],
  ['how many units can stack', 'echelon', 'glossary#stack', 'movement#M5'],
  ['what does D½ mean', 'echelon', 'glossary#defender-results', 'combat#C8'],
  ['how do I rebuild a cadre', 'echelon', 'glossary#cadre', 'replacements#R1', 'replacements#R2'],
  ['what is limited supply', 'echelon', 'glossary#limited-supply', 'supply#S3'],
  [
    'what does snow do',
    'echelon',
    'the-week#W2',
    'infantry-and-others#52e',
    'infantry-and-others#42l',
    'glossary#winterised',
  ],
  ['how do I win', 'echelon', 'glossary#victory', 'the-week#V1'],
  ['can I move supply by road', 'echelon', 'supply#49a', 'supply#49b', 'glossary#smp'],
  ['what happens to an isolated unit', 'echelon', 'glossary#isolated', 'supply#S4'],
  ['how many action points do I get', 'skirmish', 'glossary#action-point', 'headquarters#H2', 'the-turn#P2'],
  ['when can I reload', 'skirmish', 'glossary#reload', 'upgrades#S7'],
  ['how does an assault work', 'skirmish', 'glossary#assault', 'assault#P5', 'assault#S9'],
  ['can infantry ride in a truck', 'skirmish', 'glossary#transport', 'transport#V1', 'transport#V2', 'transport#V7'],
  ['what does piercing mean', 'skirmish', 'glossary#piercing', 'shooting#S5'],
  ['how do I destroy a building', 'skirmish', 'glossary#building', 'the-board#T4', 'the-board#T5'],
  ['do trees block line of sight', 'skirmish', 'the-board#T7'],
]

/** So many of the first results count. */
const first = 3

const { systems, scenarioIds, guides } = await resolveContent()
const books = systems.map((system) => {
  const known = {
    scenarios: new Set(scenarioIds),
    guides: new Set(guides.map(({ path }) => /\d+-([\w-]+)\.md$/.exec(path)?.[1] ?? '')),
  }
  return compileRulebook(system, known, makeReport()).rulebook
})
const lookUp = makeLookUp([...books.flatMap(entriesOf), ...siteEntries()])

/** An address as `system/page#anchor`. */
const placeOf = ({ address }: SearchEntry): string => address.replace(/^\/rules\/([\w-]+)\/([\w-]+)\/#/, '$1/$2#')

/** The places of the best results. */
const found = (question: string, system?: string): readonly string[] =>
  lookUp.answers(question, { first: system }).slice(0, first).map(placeOf)

describe('the search of the rules', () => {
  const known = new Set(books.flatMap(entriesOf).map(placeOf))
  const asked = questions.map(([question, system, ...answers]) => ({
    question,
    system,
    right: answers.map((answer) => (system === undefined ? answer : `${system}/${answer}`)),
  }))

  test('is asked forty questions, whose answers are there', () => {
    expect(questions).toHaveLength(40)
    expect(asked.flatMap(({ right }) => right).filter((answer) => !known.has(answer))).toEqual([])
  })

  test.each(asked)(`answers “$question” of $system in the first ${first} results`, ({ question, system, right }) => {
    const places = found(question, system)
    expect(places.filter((place) => right.includes(place)).length, places.join()).toBeGreaterThan(0)
  })

  test.each([
    ['play offline', 'Without a network'],
    ['can I play without internet', 'Without a network'],
    ['save my game', 'Your games'],
    ['how do I load a saved game', 'Your games'],
    ['play with a friend', 'Play by link'],
    ['multiplayer', 'Play by link'],
    ['where do I start', 'How to play'],
    ['keyboard shortcuts', 'Keys'],
    ['create a scenario', 'Make a battle of your own'],
  ])('finds the page that answers “%s” of the site itself, from anywhere', (question, title) => {
    for (const first of [undefined, 'operational', 'skirmish'])
      expect(
        lookUp
          .answers(question, { first })
          .slice(0, 3)
          .map((entry) => entry.title),
      ).toContain(title)
  })

  test('looks in one rule system alone when told so, and puts that of the page first', () => {
    const systemsOf = (where: Parameters<typeof lookUp.answers>[1]) =>
      lookUp.answers('zone of control', where).map(({ system }) => system)
    expect(new Set(systemsOf({}))).toEqual(new Set(['operational', 'echelon']))
    expect(systemsOf({ first: 'echelon' })[0]).toBe('echelon')
    expect(systemsOf({ first: 'operational' })[0]).toBe('operational')
    expect(new Set(systemsOf({ first: 'operational', only: 'echelon' }))).toEqual(new Set(['echelon']))
  })

  test('gives the meaning of a word first whose whole name is asked for, also one made of words that are everywhere', () => {
    expect(lookUp.answers('out of supply')[0].title).toBe('Out of supply')
    expect(lookUp.answers('out of supply', { first: 'operational' })[0].title).toBe('Out of supply')
  })

  test.each([
    ['how do trucks carry a unit', 'Truck'],
    ['how do I repair a bridge', 'Engineers, bridges and crossings, F29'],
    ['how far can a unit move', 'Action point'],
  ])('does not answer “%s” by a word that is only mentioned', (question, title) =>
    expect(lookUp.answers(question, { first: 'operational' })[0].title).toBe(title),
  )

  test('answers of each rule system, where none is asked for', () => {
    const systemsOf = (question: string) => new Set(lookUp.answers(question).map(({ system }) => system))
    expect(systemsOf('how do I win')).toEqual(new Set(books.map(({ system }) => system)))
  })

  test('knows what players call a thing, and tells what it means before the rules', () => {
    const [word, ...rules] = lookUp.answers('pinned', { first: 'operational' })
    expect([word.kind, word.title]).toEqual(['word', 'Suppressed step'])
    expect(rules[0].address).toMatch(/units\/#B4$/)
  })

  test.each(['Qwertzuiop', 'of the', ''])('has no answer to %j', (question) =>
    expect(lookUp.answers(question)).toEqual([]),
  )
})
