/** All files of `build/`, by path: the same content gives the same bytes. Keys keep the order of the files, in which tables are shown. */

import type { Terms } from '../../engine/ai/chances.ts'
import { isOfSquares } from '../../engine/board.ts'
import { teamsOf } from '../../engine/teams.ts'
import type {
  BundleIndex,
  Chapter,
  DifficultyLevel,
  Evidence,
  Guides,
  MapPicture,
  Reference,
  Rulebook,
  ScenarioBundle,
  ScenarioCard,
  Victories,
} from '../bundle.ts'
import type { Compiled, CompiledChapter, CompiledRulebook, CompiledSystem, RenderedScenario } from '../content.ts'
import { termsOf } from '../course/chances.ts'
import { hasCurrentCourses } from '../playtest/evidence.ts'
import { placesIn } from '../playtest/places.ts'
import { identityOf } from '../resolve/identity.ts'
import { publish } from '../schemas/publish.ts'
import { withOwnRules } from '../sharedRules.ts'
import { schemaFiles } from '../systems/index.ts'
import type { Drawing } from '../systems/systemCompiler.ts'
import { systemRendererOf } from '../systems/systemRenderers.ts'
import type { Cache } from './cache.ts'
import { claimsOf } from './claims.ts'
import { coverageBundle } from './coverage.ts'
import { fieldBook } from './fields.ts'
import { inPlayOf } from './inPlay.ts'
import { makeManifest, noPacks, type Provenance } from './manifest.ts'
import { makePictures, type ReadPicture } from './pictures.ts'
import { drawPreviews } from './previews.ts'
import type { Files } from './write.ts'

/** Told before each step of the work that takes time. */
export type Progress = (step: string) => void

const encode = (value: unknown): Uint8Array => Buffer.from(`${JSON.stringify(value)}\n`)

/** Makes all bundles. What is drawn and has not changed comes from the cache. */
export const makeBundles = async (
  compiled: Compiled,
  cache: Cache,
  tell: Progress = () => {},
  provenance: Provenance = noPacks,
  readPicture: ReadPicture = () => undefined,
): Promise<Files> => {
  const files = new Map<string, Uint8Array>()
  const cards: ScenarioCard[] = []
  const scenarios = byId(compiled.scenarios)
  let done = 0
  const tellDone = (): void => tell(`Drawing scenarios: ${done} of ${scenarios.length}`)
  tellDone()
  const drawn = await mapSome(scenarios, async (scenario) => {
    const card = cardOf(scenario)
    const [previews, bundle] = await Promise.all([
      drawPreviews(scenario.scenario, systemRendererOf(scenario.scenario.system).cartography, cache),
      bundleOf(scenario, card, difficultiesOf(scenario, compiled), cache),
    ])
    done++
    tellDone()
    return { card, previews, bundle }
  })
  for (const { id, victories } of scenarios) {
    const won: Victories = { format: 1, scenario: id, victories }
    if (victories.length > 0) files.set(`victories/${id}.json`, encode(won))
  }
  for (const { card, previews, bundle } of drawn) {
    files.set(card.card, previews.card)
    files.set(card.cardNight, previews.cardNight)
    files.set(card.social, previews.social)
    files.set(`scenarios/${card.id}.json`, encode(bundle))
    cards.push(card)
  }
  for (const [path, bytes] of await makePictures(compiled, readPicture, cache)) files.set(path, bytes)
  const references = byId(compiled.systems).map((system) => referenceOf(system, compiled))
  const rulebooks: Rulebook[] = []
  for (const reference of references) files.set(`reference/${reference.system}.json`, encode(reference))
  for (const system of byId(compiled.systems)) {
    files.set(`fields/${system.id}.json`, encode(fieldBook(system.id)))
  }
  for (const rulebook of compiled.rulebooks) {
    tell(`Drawing the boards of ${rulebook.title}`)
    const system = compiled.systems.find(({ id }) => id === rulebook.system)
    const drawnBook = await rulebookOf(rulebook, system?.rules ?? {}, cache)
    rulebooks.push(drawnBook)
    files.set(`rulebook/${rulebook.system}.json`, encode(drawnBook))
    const reference = references.find((one) => one.system === rulebook.system)
    const coverage = system && reference && coverageBundle(system, rulebook, inPlayOf(reference, compiled))
    if (coverage) files.set(`coverage/${rulebook.system}.json`, encode(coverage))
  }
  const guides: Guides = { format: 1, guides: compiled.guides }
  files.set('guides.json', encode(guides))
  for (const [name, schema] of Object.entries(schemaFiles())) {
    files.set(`schemas/${name}`, Buffer.from(`${JSON.stringify(publish(name, schema), null, 2)}\n`))
  }
  files.set('index.json', encode(indexOf(compiled, cards)))
  const build = { files, scenarios, references, rulebooks, guides: compiled.guides, provenance }
  files.set('manifest.json', Buffer.from(`${JSON.stringify(makeManifest(build), null, 1)}\n`))
  return new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** How many are worked at side by side: enough that one is drawn while others are written as pictures. */
const atOnce = 4

/** Maps an asynchronous function over a list in order; calls begin one after the other, so that progress can be shown. */
const mapSome = async <T, R>(all: readonly T[], make: (one: T) => Promise<R>): Promise<readonly R[]> => {
  const made: R[] = []
  let next = 0
  const work = async (): Promise<void> => {
    while (next < all.length) {
      const index = next++
      made[index] = await make(all[index])
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return made
}

const termsIn = ({ scenario, evidence }: RenderedScenario): Terms | null =>
  evidence?.watched.courses && hasCurrentCourses(evidence, scenario)
    ? termsOf(evidence.watched.courses, scenario.turns)
    : null

/** Evidence as readers need it. */
const withoutParts = (evidence: Evidence | null): Evidence | null => {
  if (evidence === null) return null
  const { parts: _, ...shown } = evidence
  return shown
}

/** The tables of a system, and what of them is used where. */
export const referenceOf = (system: CompiledSystem, { scenarios }: Compiled): Reference =>
  systemRendererOf(system.id).reference.reference(
    system,
    byId(scenarios.map(({ scenario }) => scenario).filter((scenario) => scenario.system === system.id)),
  )

const byId = <T extends { readonly id: string }>(items: readonly T[]): readonly T[] =>
  [...items].sort((a, b) => (a.id < b.id ? -1 : 1))

const indexOf = ({ systems }: Compiled, scenarios: readonly ScenarioCard[]): BundleIndex => ({
  format: 1,
  scenarios,
  systems: byId(systems).map(({ id, title, summary }) => ({ id, title, summary })),
})

const cardOf = ({ id, scenario, level, evidence }: RenderedScenario): ScenarioCard => ({
  id,
  system: scenario.system,
  title: scenario.title,
  summary: scenario.summary,
  date: scenario.date,
  turns: scenario.turns,
  ...(scenario.isUnlimited === true && { isUnlimited: true }),
  width: scenario.map.width,
  height: scenario.map.height,
  ...(isOfSquares(scenario.map) && { isOfSquares: true }),
  units: systemRendererOf(scenario.system).reference.countUnits(scenario),
  sides: teamsOf(scenario).map(({ name }) => name),
  level,
  card: `previews/${id}.webp`,
  cardNight: `previews/${id}-night.webp`,
  social: `previews/${id}.png`,
  verdict: evidence?.verdict ?? null,
})

const difficultiesOf = ({ scenario }: RenderedScenario, { systems }: Compiled): readonly DifficultyLevel[] => {
  const system = systems.find(({ id }) => id === scenario.system)
  const { changesAt } = systemRendererOf(scenario.system).reference
  if (system === undefined) return []
  return Object.entries(system.difficulties).map(([id, words]) => ({
    id,
    ...words,
    changes: changesAt?.(system.rules, id) ?? [],
  }))
}

const bundleOf = async (
  compiled: RenderedScenario,
  card: ScenarioCard,
  difficulties: readonly DifficultyLevel[],
  cache: Cache,
): Promise<ScenarioBundle> => ({
  format: 1,
  identity: identityOf(compiled.scenario),
  card,
  scenario: compiled.scenario,
  difficulties,
  briefing: compiled.briefingHtml,
  history: compiled.historyHtml,
  sources: compiled.sources,
  picture: await cache.json<MapPicture>(['picture', compiled.scenario], () =>
    systemRendererOf(compiled.scenario.system).cartography.picture(compiled.scenario),
  ),
  evidence: withoutParts(compiled.evidence),
  terms: termsIn(compiled),
  claims: claimsOf(compiled),
  places: placesIn(compiled.scenario),
  tutorial: compiled.tutorial,
})

const rulebookOf = async (
  { system, title, chapters, glossary }: CompiledRulebook,
  rules: object,
  cache: Cache,
): Promise<Rulebook> => {
  const drawn: Chapter[] = []
  const { cartography } = systemRendererOf(system)
  for (const chapter of chapters) drawn.push(await drawBoards(chapter, rules, cartography, cache))
  return { format: 1, system, title, chapters: drawn, glossary }
}

/** `rules` are those of the system, which the examples leave out of theirs. */
const drawBoards = async (chapter: CompiledChapter, rules: object, pen: Drawing, cache: Cache): Promise<Chapter> => {
  const boards = chapter.examples.map(({ scenario, extras }) => ({ scenario: withOwnRules(scenario, rules), extras }))
  const pictures = await cache.json<string[]>(['boards', chapter.slug, rules, boards], () =>
    chapter.examples.map(({ scenario, extras }, index) =>
      pen.board(scenario, `board-${chapter.slug}-${index}`, extras),
    ),
  )
  return {
    ...chapter,
    examples: chapter.examples.map(({ extras: _, ...example }, index) => ({
      ...example,
      scenario: boards[index].scenario,
      picture: pictures[index] ?? '',
    })),
  }
}
